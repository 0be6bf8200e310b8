/// A piece of a layout with a name and parameters of its own, for use in several places.
///
/// What a component is depends on what its body is: children (`[Child]`) or an ``Item`` for groups, a ``Group`` for
/// groups and for sections, a ``Section`` for layouts. The body is a builder closure:
///
/// ```swift
/// struct Shelf: LayoutComponent {
///   var height: Double
///
///   var body: Group {
///     HGroup(height: .absolute(height)) {
///       Item(width: .fractionalWidth(0.5))
///     }
///   }
/// }
///
/// let section = Section { Shelf(height: 120) }
/// ```
/// <!-- example: check
/// #expect(section.group.size.height == 120)
/// -->
///
/// A component is not a layer of its own: the tree holds its body, and two components with equal bodies are equal
/// there. Modifiers belong to the body: `Shelf(height: 120).body.contentInsets(all: 8)`. A function that returns a
/// group does the same job.
public protocol LayoutComponent {
  /// What the component is made of: `[Child]`, ``Item``, ``Group``, ``Section``, or an optional section.
  associatedtype Body

  /// The content of the component.
  @LayoutBuilder<Body>
  var body: Body { get }
}
