import IntarsiaIR

/// One frame of a custom group as layouts are written: the tree's own value.
public typealias CustomItem = CustomItemSpec

extension CustomItemSpec {
  /// Makes a frame for one item of data, relative to the group's outer corner (`R70a`).
  public init(x: Double, y: Double, width: Double, height: Double, zIndex: Int = 0) {
    self.init(frame: Rect(x: x, y: y, width: width, height: height), zIndex: zIndex)
  }
}
