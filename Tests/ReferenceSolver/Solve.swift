import IntarsiaIR
import IntarsiaSolver

/// Solves a layout slowly and plainly: every instance anew, every item in a loop, one function for each phase.
///
/// It follows the numbered rules and shares nothing with the engine but the types of its input and its elements, so
/// that the two can be held against each other.
///
/// - Parameters:
///   - input: the layouts, the sections and the container.
///   - measured: the sizes that views asked for, all of them at once (`R157`).
///   - viewport: the part of the content that is visible.
///   - nudge: what is added to positions before they are rounded, such as a billionth of a point. Answers of two nudges
///     differ where a position lies between two pixels, so that the last bit of a sum decides.
/// - Returns: all frames of the layout.
public func solve(
  _ input: LayoutInput, measured: [LayoutElement.ID: MeasuredSize] = [:], viewport: Viewport = Viewport(),
  nudge: Double = 0
) -> ReferenceSolution {
  let sections = input.sections.enumerated().map { index, section in
    SectionSolver(
      container: input.container, configuration: input.configuration, measured: measured, section: index,
      rowOffset: viewport.orthogonalOffsets[index] ?? 0
    ).layOut(
      input.layouts.indices.contains(section.layout) ? input.layouts[section.layout].section : nil,
      itemCount: max(0, section.itemCount))
  }
  var stack = Stack(sections, input, measured: measured, nudge: nudge)
  stack.addLayoutBoundary()
  return Finish(stack: stack, viewport: viewport).solution()
}

/// The sections of a layout one after another, and what stands around them.
struct Stack {
  var input: LayoutInput
  var measured: [LayoutElement.ID: MeasuredSize]
  /// What is added to positions before they are rounded.
  var nudge: Double
  var sections: [SectionLayout] = []
  /// The boundary items of the layout (`R103`).
  var boundary: [BoundarySlot] = []
  /// Where the stacked sections start and end on the scroll axis.
  var regionStart = 0.0
  var regionEnd = 0.0
  /// The content's length on the scroll axis (`R102`).
  var length = 0.0

  var scroll: Axis { input.configuration.scrollDirection }

  /// Stacks sections along the scroll axis (`R58`, `R102`).
  init(
    _ layouts: [SectionLayout], _ input: LayoutInput, measured: [LayoutElement.ID: MeasuredSize], nudge: Double
  ) {
    self.input = input
    self.measured = measured
    self.nudge = nudge
    for layout in layouts {
      if !sections.isEmpty { length += input.configuration.interSectionSpacing }
      sections.append(layout.moved(by: length, along: scroll))
      length += layout.length
    }
    regionEnd = length
  }

  /// Places the boundary items of the layout around the stacked sections (`R103`–`R105`).
  mutating func addLayoutBoundary() {
    let layout = BoundaryLayout(
      input.configuration.boundarySupplementaryItems, section: nil, around: length,
      box: BoundaryBox(size: input.container.size, crossStart: 0), scroll: scroll,
      pixels: Pixels(scale: input.container.scale), measured: measured)
    let before = layout.growthBefore
    sections = sections.map { section in section.moved(by: before, along: scroll) }
    boundary = layout.slots.map { slot in
      var slot = slot
      slot.rect = slot.rect.offset(by: Point(scroll, along: before, across: 0))
      return slot
    }
    regionStart = before
    regionEnd = before + layout.regionLength
    length = before + layout.regionLength + layout.growthAfter
  }

  /// The extent of the content (`R102`): rounded along the scroll axis (`R7`); across it is the container's, which
  /// only an outermost group widens.
  var contentSize: Size {
    let pixels = Pixels(scale: input.container.scale, nudge: nudge)
    let cross = sections.map(\.crossExtent).reduce(input.container.size[scroll.other], max)
    return Size(scroll, along: pixels.nearest(max(0, length)), across: cross)
  }
}
