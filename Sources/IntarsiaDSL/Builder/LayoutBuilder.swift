/// Turns the statements of a closure into the value the closure is to give, and refuses wrong ones in words.
///
/// There is one builder for the whole language; `Content` says what a closure describes:
///
/// | closure of | content |
/// |---|---|
/// | a group | a list of children |
/// | a group made for a count | exactly one child |
/// | a section | exactly one group |
/// | a layout | a section, or nothing for a kind that has none |
/// | `boundarySupplementaryItems`, `supplementaryItems`, `decorationItems`, a custom group | a list of those |
///
/// Lists take `if`, `if`/`else`, `switch`, `for`, `#available`, optional values and arrays. Where exactly one value is
/// needed, `if`/`else`, `switch` and `#available` choose it, and whatever could give none or several does not compile.
///
/// A function of your own takes the same closures with `@LayoutBuilder<[Child]>`, `@LayoutBuilder<Group>` and so on.
@resultBuilder
public enum LayoutBuilder<Content> {}

extension LayoutBuilder {
  /// Takes a value of the very kind the closure gives.
  public static func buildExpression(_ content: Content) -> Content {
    content
  }

  /// Takes what a component describes.
  public static func buildExpression<Component: LayoutComponent>(_ component: Component) -> Content
  where Component.Body == Content {
    component.body
  }

  /// Takes the only value of a block.
  public static func buildBlock(_ content: Content) -> Content {
    content
  }

  /// Takes the value of a branch that comes first.
  public static func buildEither(first content: Content) -> Content {
    content
  }

  /// Takes the value of a branch that comes second.
  public static func buildEither(second content: Content) -> Content {
    content
  }

  /// Takes the value of a branch that is there on some systems only.
  public static func buildLimitedAvailability(_ content: Content) -> Content {
    content
  }
}
