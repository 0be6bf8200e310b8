/// One draw list among several in a picture, with a heading.
public struct PicturePanel: Hashable, Sendable {
  /// What stands above it; nothing when empty.
  public var heading: String
  /// What is drawn.
  public var list: DrawList

  /// Makes a panel.
  public init(_ heading: String = "", _ list: DrawList) {
    self.heading = heading
    self.list = list
  }
}
