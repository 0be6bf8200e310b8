import IntarsiaIR

extension LayoutSolution {
  /// Writes the frames of all items, by section and index, into a buffer that is used again and again.
  ///
  /// The buffer ends up with exactly as many elements as there are items; its capacity is kept. This is the fastest way
  /// to every frame. Ask ``elements(in:)`` when only some are shown.
  ///
  /// - Parameter buffer: receives the frames, in content coordinates; its former elements are overwritten.
  /// - Complexity: O(n) for n items; allocates only where the buffer is too small.
  public func writeFrames(into buffer: inout [Rect]) {
    var total = 0
    for state in sections where isShown(state) {
      total += state.itemCount
    }
    FrameWriter.resize(&buffer, to: total)
    var written = 0
    var start = framePlacement.before
    for (index, state) in sections.enumerated() {
      if isShown(state), let plan = plan(state.layout) {
        FrameWriter(self, context(index, state, plan, start: start))
          .write(0..<state.itemCount, into: &buffer, at: &written)
      }
      start += state.metrics.extent + configuration.interSectionSpacing
    }
  }

  /// Writes the frames of some items of a section into a buffer that is used again and again.
  ///
  /// - Parameters:
  ///   - range: the items; those the section does not have are left out.
  ///   - section: the section's index.
  ///   - buffer: receives the frames, in content coordinates; its former elements are overwritten.
  /// - Complexity: O(m) for m items of the range.
  public func writeFrames(ofItems range: Range<Int>, inSection section: Int, into buffer: inout [Rect]) {
    let range = range.clamped(to: 0..<numberOfItems(inSection: section))
    FrameWriter.resize(&buffer, to: range.count)
    guard !range.isEmpty, let context = self.context(section) else { return }
    var written = 0
    FrameWriter(self, context).write(range, into: &buffer, at: &written)
  }
}

/// Fills a buffer with the frames of a section's items, instance after instance.
///
/// Along the flow the frame of a leaf in instance k is `start + k · step`, rounded; across it and in size it is the same
/// in every instance, and computed once.
private struct FrameWriter {
  let context: SectionContext
  let axis: Axis
  let grid: PixelGrid
  let isMirrored: Bool
  /// The width that mirrors (`R170`).
  let width: Double

  init(_ solution: LayoutSolution, _ context: SectionContext) {
    self.context = context
    axis = context.plan.box.flow
    grid = solution.grid
    isMirrored = solution.container.layoutDirection == .rightToLeft
    width = solution.contentSize.width
  }

  static func resize(_ buffer: inout [Rect], to count: Int) {
    if buffer.count > count {
      buffer.removeLast(buffer.count - count)
    } else if buffer.count < count {
      buffer.reserveCapacity(count)
      buffer.append(contentsOf: repeatElement(.zero, count: count - buffer.count))
    }
  }

  func write(_ range: Range<Int>, into buffer: inout [Rect], at written: inout Int) {
    let flow = context.flow
    for position in 0..<flow.runCount {
      let (run, before) = flow.run(at: position)
      let items = (before.items..<(before.items + run.items)).clamped(to: range)
      guard !items.isEmpty else { continue }
      let first = (items.lowerBound - before.items) / run.itemsEach
      let origin = context.origin(of: flow.place(first, in: run, before: before))
      let pitch = flow.uniformPitch ?? run.pitch
      var stretch = Stretch(
        leaves: run.layout.leaves, origin: origin, step: Point(axis, along: pitch, across: 0),
        firstLeaf: items.lowerBound - before.items - first * run.itemsEach, count: items.count)
      if needsNoRounding(run.layout, origin, pitch: pitch, instances: run.instances) {
        stretch.origin[axis] -= context.rowOffset
        stretch.write(into: &buffer, at: &written)
      } else {
        writeRounded(stretch, into: &buffer, at: &written)
      }
    }
  }

  /// Whether every frame of a run begins on pixels by itself.
  private func needsNoRounding(_ layout: Instance, _ origin: Point, pitch: Double, instances: Int) -> Bool {
    !isMirrored && layout.isAligned && grid.isAligned(origin.x) && grid.isAligned(origin.y) && grid.isAligned(pitch)
      && grid.isExact(origin[axis] + pitch * Double(instances))
  }

  private func writeRounded(_ stretch: Stretch, into buffer: inout [Rect], at written: inout Int) {
    var leaf = stretch.firstLeaf
    var instance = 0.0
    var left = stretch.count
    var shift = Point.zero
    shift[axis] = isMirrored && axis == .horizontal ? context.rowOffset : -context.rowOffset
    while left > 0 {
      let x = stretch.origin.x + instance * stretch.step.x
      let y = stretch.origin.y + instance * stretch.step.y
      let end = min(stretch.leaves.count, leaf + left)
      for index in leaf..<end {
        var frame = stretch.leaves[index].frame
        frame.x += x
        frame.y += y
        if isMirrored { frame.x = width - frame.x - frame.width }
        frame.x = grid.round(frame.x) + shift.x
        frame.y = grid.round(frame.y) + shift.y
        buffer[written] = frame
        written += 1
      }
      left -= end - leaf
      leaf = 0
      instance += 1
    }
  }

  /// Instances that are alike: the leaves of one, where the first begins, and how far the next is.
  private struct Stretch {
    let leaves: [Arrangement.Leaf]
    var origin: Point
    let step: Point
    let firstLeaf: Int
    let count: Int

    func write(into buffer: inout [Rect], at written: inout Int) {
      var leaf = firstLeaf
      var instance = 0.0
      var left = count
      while left > 0 {
        let x = origin.x + instance * step.x
        let y = origin.y + instance * step.y
        let end = min(leaves.count, leaf + left)
        for index in leaf..<end {
          let frame = leaves[index].frame
          buffer[written] = Rect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
          written += 1
        }
        left -= end - leaf
        leaf = 0
        instance += 1
      }
    }
  }
}
