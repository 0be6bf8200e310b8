import IntarsiaIR

/// The box of a section in its container: what fractions are of, and where the content begins across the scroll axis.
struct SectionBox: Hashable, Sendable {
  /// The axis along which sections follow each other.
  let scroll: Axis
  /// The axis along which instances follow each other: the scroll axis, or the other one for a sideways section.
  let flow: Axis
  /// The box that sizes the outermost group (`R10`, `R11`).
  let size: Size
  /// Where instances begin on the axis across the scroll direction, in content coordinates.
  let crossStart: Double
  /// The room for instances there, or the length of a sideways section's window (`R131`).
  let crossLength: Double
  /// Where boundary items' box begins across the scroll direction, and how long it is (`R80`).
  let boundaryStart: Double
  let boundaryLength: Double

  init(_ section: SectionSpec, container: Container, configuration: LayoutConfiguration) {
    scroll = configuration.scrollDirection
    let cross = scroll.other
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    flow = isOrthogonal ? cross : scroll

    // The reference's insets are taken first, on the cross axis only (R121).
    let reference = SectionBox.reference(section.contentInsetsReference, else: configuration.contentInsetsReference)
    let referenceInsets = container.insets(for: reference)
    let whole = container.size[cross]
    let own = section.contentInsets
    let room = max(0, whole - referenceInsets.sum(cross))
    crossStart = referenceInsets.start(cross) + own.start(cross)
    crossLength = max(0, room - own.sum(cross))

    // Then the section's own, across the flow (R10, R11).
    var box = container.size
    box[cross] = room
    box[flow.other] = max(0, box[flow.other] - own.sum(flow.other))
    size = box

    // Boundary items may keep to another reference, and to the section's insets or not (R81, R122).
    let boundaryReference = SectionBox.reference(section.supplementaryContentInsetsReference, else: reference)
    let boundaryInsets = container.insets(for: boundaryReference)
    let followed = section.supplementariesFollowContentInsets ? own : .zero
    boundaryStart = boundaryInsets.start(cross) + followed.start(cross)
    boundaryLength = max(0, whole - boundaryInsets.sum(cross) - followed.sum(cross))
  }

  /// Automatic stands for what the next outer level says (`R120`).
  private static func reference(
    _ reference: ContentInsetsReference, else outer: ContentInsetsReference
  ) -> ContentInsetsReference {
    reference == .automatic ? outer : reference
  }

  /// The box that sizes a section's boundary items (`R80`).
  func boundaryBox(in container: Container) -> Size {
    var box = container.size
    box[scroll.other] = boundaryLength
    return box
  }
}
