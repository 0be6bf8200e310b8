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
    for index in 0..<sections.count {
      total += numberOfItems(inSection: index)
    }
    FrameWriter.resize(&buffer, to: total)
    var written = 0
    for index in 0..<sections.count {
      let count = numberOfItems(inSection: index)
      guard count > 0, let context = SectionContext(self, index) else { continue }
      FrameWriter(self, context).write(0..<count, into: &buffer, at: &written)
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
    guard !range.isEmpty, let context = SectionContext(self, section) else { return }
    var written = 0
    FrameWriter(self, context).write(range, into: &buffer, at: &written)
  }
}

/// Fills a buffer with the frames of a section's items, instance after instance.
///
/// Along the flow the frame of a leaf in instance k is `start + k · step`, rounded; across it and in size it is the same
/// in every instance, and computed once.
private struct FrameWriter {
  let solution: LayoutSolution
  let context: SectionContext
  let axis: Axis

  init(_ solution: LayoutSolution, _ context: SectionContext) {
    self.solution = solution
    self.context = context
    axis = context.plan.box.flow
  }

  /// One leaf of a run: its frame in the run's first instance, unrounded along the flow, final otherwise.
  private struct Column {
    var frame: Rect
    var along: Double
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
      write(run, before, items, into: &buffer, at: &written)
    }
  }

  private func write(
    _ run: Run, _ before: Run.Sum, _ items: Range<Int>, into buffer: inout [Rect], at written: inout Int
  ) {
    let each = run.itemsEach
    let first = (items.lowerBound - before.items) / each
    let place = context.flow.place(first, in: run, before: before)
    let origin = context.origin(of: place)
    var step = context.flow.uniformPitch ?? run.pitch
    if axis == .horizontal, solution.container.layoutDirection == .rightToLeft { step = -step }
    let grid = solution.grid
    var shift = 0.0
    let columns = run.layout.leaves.map { leaf in
      let rect = leaf.frame.offset(by: origin)
      let unrounded = solution.mirrored(rect)
      let final = solution.finish(rect, rowOffset: context.rowOffset)
      // What rounding leaves between the two is the row's shift, the same for all.
      shift = final.start(axis) - grid.round(unrounded.start(axis))
      return Column(frame: final, along: unrounded.start(axis))
    }
    let isAligned =
      grid.isAligned(step) && columns.allSatisfy { grid.isAligned($0.along) }
      && grid.isExact(columns[0].along + step * Double(run.instances))
    var leaf = items.lowerBound - before.items - first * each
    var instance = 0.0
    var left = items.count
    while left > 0 {
      let moved = instance * step
      let end = min(each, leaf + left)
      if axis == .vertical {
        for index in leaf..<end {
          var frame = columns[index].frame
          let along = columns[index].along + moved
          frame.y = (isAligned ? along : grid.round(along)) + shift
          buffer[written + index - leaf] = frame
        }
      } else {
        for index in leaf..<end {
          var frame = columns[index].frame
          let along = columns[index].along + moved
          frame.x = (isAligned ? along : grid.round(along)) + shift
          buffer[written + index - leaf] = frame
        }
      }
      written += end - leaf
      left -= end - leaf
      leaf = 0
      instance += 1
    }
  }
}

extension PixelGrid {
  /// Whether a length is a whole number of pixels, so that adding such lengths needs no rounding.
  fileprivate func isAligned(_ length: Double) -> Bool {
    guard scale != 0 else { return true }
    let pixels = length * scale
    return pixels == pixels.rounded(.down) && isExact(length)
  }

  /// Whether sums up to a length are exact: whole pixels of a power of two, far below what a `Double` can count.
  fileprivate func isExact(_ length: Double) -> Bool {
    guard scale != 0 else { return true }
    return scale.significand == 1 && scale >= 1 && abs(length * scale) < 0x1p52
  }
}
