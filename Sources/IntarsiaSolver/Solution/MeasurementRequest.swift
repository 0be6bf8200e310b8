import IntarsiaIR

/// A question to a view: how large it would like to be.
///
/// The length on an axis that is not estimated is settled; a view fits its content into it and answers the other
/// (`R159`).
public struct MeasurementRequest: Hashable, Sendable {
  /// The element that is asked.
  public let id: LayoutElement.ID
  /// Its present extent, in points: settled lengths, and estimates or earlier answers.
  public let size: Size
  /// Whether the width is asked for.
  public let asksWidth: Bool
  /// Whether the height is asked for.
  public let asksHeight: Bool
}
