/// The side at which lines of text, and rows of a layout, begin.
@frozen
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
