import IntarsiaIR

/// Where every element of a layout is.
public struct LayoutSolution: Sendable {
  /// What was solved.
  public let input: LayoutInput
  /// What is visible.
  public var viewport: Viewport
  /// The extent of the whole content, in points.
  public var contentSize: Size { .zero }
  /// What the layout's author should know.
  public var diagnostics: [Diagnostic] { [] }
  /// How far content moved while measuring, to be added to the offset; nothing where it did not (`R160`).
  public var offsetAdjustment: Point? { nil }

  init(input: LayoutInput, viewport: Viewport) {
    self.input = input
    self.viewport = viewport
  }

  /// How many sections there are.
  public var numberOfSections: Int { input.sections.count }

  /// How many items of a section have a frame.
  public func numberOfItems(inSection section: Int) -> Int { 0 }

  /// Where a section is.
  public func section(at index: Int) -> SectionGeometry? { nil }

  /// The frame of an item, or nothing where there is no such item.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? { nil }

  /// One element, or nothing where there is no such element.
  public func element(_ id: LayoutElement.ID) -> LayoutElement? { nil }

  /// The elements in a rectangle of the content (`R165`).
  public func elements(in rect: Rect) -> [LayoutElement] { [] }

  /// All items, by section and index.
  public var items: some Sequence<LayoutElement> { EmptyCollection<LayoutElement>() }

  /// All supplementaries: section by section, each section's boundary items first; then those of the whole layout.
  public var supplementaries: [LayoutElement] { [] }

  /// All backgrounds, by section and place in the section's list.
  public var decorations: [LayoutElement] { [] }
}
