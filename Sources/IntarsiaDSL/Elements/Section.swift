import IntarsiaIR

/// The layout of one section as layouts are written: the tree's own value, not a description of one.
///
/// ```swift
/// let section = Section {
///   HGroup(height: 80, spacing: 8, count: 3) { Item() }
/// }
/// .interGroupSpacing(8)
/// .contentInsets(horizontal: 16)
/// .header("title", height: 36)
/// ```
/// <!-- example: check
/// #expect(Layout { section }.solve(itemCount: 4, in: Container(width: 320, height: 480)).contentSize.height == 204)
/// -->
/// Beside a type of the same name, such as SwiftUI's, write `Intarsia.Section`.
public typealias Section = SectionSpec

extension SectionSpec {
  /// Makes a section of one group, repeated along the scroll axis until the data is used up.
  ///
  /// `if`/`else` and `switch` may choose the group; none and several do not compile.
  ///
  /// - Parameter group: the group.
  public init(@LayoutBuilder<GroupSpec> _ group: () -> GroupSpec) {
    self.init(group: group())
  }
}
