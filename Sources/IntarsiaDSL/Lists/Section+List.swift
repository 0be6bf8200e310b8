import IntarsiaIR

extension SectionSpec {
  /// Makes a section of rows that are as wide as the container and as high as they ask to be (`R183`).
  ///
  /// ```swift
  /// let settings = Layout { Section.list(.insetGrouped) }
  /// let solution = settings.solve(itemCount: 2, in: Container(width: 320, height: 480))
  /// solution.frame(ofItem: 0, inSection: 0)  // → (16, 35) 288 × 44
  /// ```
  /// It is an ordinary section with recorded numbers, and takes the same modifiers. Separators (see ``ListSeparators``),
  /// swipe actions and background colours belong to cells and are not part of it.
  ///
  /// - Parameters:
  ///   - appearance: the look of the list.
  ///   - header: where the header comes from.
  ///   - footer: where the footer comes from.
  ///   - headerTopPadding: the inset above a plain section whose first item is its header; 22 when left out (`R182`).
  ///   - estimatedRowHeight: the height of a row that has not been measured.
  /// - Returns: the section.
  public static func list(
    _ appearance: ListAppearance, header: ListHeaderMode = .none, footer: ListFooterMode = .none,
    headerTopPadding: Double? = nil, estimatedRowHeight: Double = 44
  ) -> SectionSpec {
    let row = ItemSpec(height: .estimated(estimatedRowHeight))
    var section = SectionSpec(
      group: GroupSpec(axis: .vertical, size: row.size, content: .children([.item(row)])),
      contentInsets: appearance.contentInsets(header: header, footer: footer, headerTopPadding: headerTopPadding),
      contentInsetsReference: .none)
    if header == .supplementary {
      section.boundarySupplementaryItems.append(appearance.boundaryItem(ListElementKind.header, alignment: .top))
    }
    if footer == .supplementary {
      section.boundarySupplementaryItems.append(appearance.boundaryItem(ListElementKind.footer, alignment: .bottom))
    }
    return section
  }
}

extension ListAppearance {
  /// The inset at the sides of a sidebar, as recorded (`R181`).
  private static let sidebarInset = 10 / 0.77

  /// The insets of a section (`R181`).
  fileprivate func contentInsets(
    header: ListHeaderMode, footer: ListFooterMode, headerTopPadding: Double?
  ) -> Insets {
    switch self {
    case .plain:
      Insets(top: header == .firstItemInSection ? headerTopPadding ?? 22 : 0)
    case .grouped, .insetGrouped:
      Insets(
        top: header == .none ? 35 : 0, leading: self == .insetGrouped ? 16 : 0, bottom: footer == .none ? 20 : 0,
        trailing: self == .insetGrouped ? 16 : 0)
    case .sidebar:
      Insets(
        leading: ListAppearance.sidebarInset, bottom: footer == .none ? 10 : 0, trailing: ListAppearance.sidebarInset)
    case .sidebarPlain:
      Insets(horizontal: ListAppearance.sidebarInset)
    }
  }

  /// A header or a footer (`R180`).
  fileprivate func boundaryItem(_ elementKind: String, alignment: BoundarySpec.Alignment) -> BoundarySpec {
    BoundarySpec(
      elementKind: elementKind, size: LayoutSize(height: .estimated(pinsHeaders ? 28 : 17.5)), alignment: alignment,
      pinToVisibleBounds: pinsHeaders, zIndex: 200)
  }
}
