import IntarsiaIR
import IntarsiaSolver

/// Solves a layout with a single section, 320×480 unless said otherwise.
func solve(
  _ section: SectionSpec, _ items: Int, width: Double = 320, height: Double = 480, scale: Double = 2,
  along scroll: Axis = .vertical, heights: [Double] = [], viewport: Viewport = Viewport()
) -> LayoutSolution {
  let input = LayoutInput(
    section, itemCount: items, container: Container(width: width, height: height, scale: scale),
    configuration: LayoutConfiguration(scrollDirection: scroll))
  return LayoutSolver().solve(input, measured: measuredHeights(heights), viewport: viewport)
}

/// Solves the group of a section without anything else.
func solve(
  _ group: GroupSpec, _ items: Int, width: Double = 320, height: Double = 480, scale: Double = 2,
  along scroll: Axis = .vertical, heights: [Double] = []
) -> LayoutSolution {
  solve(
    SectionSpec(group: group), items, width: width, height: height, scale: scale, along: scroll, heights: heights)
}

/// Solves several sections, each with its own layout.
func solve(
  _ sections: [(section: SectionSpec?, items: Int)], in container: Container = Container(width: 320, height: 480),
  _ configuration: LayoutConfiguration = LayoutConfiguration(), measured: [LayoutElement.ID: MeasuredSize] = [:],
  viewport: Viewport = Viewport()
) -> LayoutSolution {
  LayoutSolver().solve(
    LayoutInput(
      container: container, configuration: configuration,
      layouts: sections.enumerated().map { LayoutInput.KindLayout(kind: "kind\($0)", section: $1.section) },
      sections: sections.enumerated().map { LayoutInput.Section(layout: $0, itemCount: $1.items) }),
    measured: measured, viewport: viewport)
}

/// The measured heights of the items of section 0, from the first on.
func measuredHeights(_ heights: [Double]) -> [LayoutElement.ID: MeasuredSize] {
  var measured: [LayoutElement.ID: MeasuredSize] = [:]
  for (index, height) in heights.enumerated() {
    measured[.item(index, inSection: 0)] = MeasuredSize(height: height)
  }
  return measured
}

/// The measured widths of the items of section 0, from the first on.
func measuredWidths(_ widths: [Double]) -> [LayoutElement.ID: MeasuredSize] {
  var measured: [LayoutElement.ID: MeasuredSize] = [:]
  for (index, width) in widths.enumerated() {
    measured[.item(index, inSection: 0)] = MeasuredSize(width: width)
  }
  return measured
}

// MARK: - Answers as texts

extension Double {
  /// The number to three places, which is exact for pixels and readable for thirds.
  var text: String { ((self * 1000).rounded() / 1000 + 0).layoutText }
}

extension Rect {
  /// `x y w h`.
  var text: String { "\(x.text) \(y.text) \(width.text) \(height.text)" }
}

extension LayoutSolution {
  /// The extent of the content, `w h`.
  var content: String { "\(contentSize.width.text) \(contentSize.height.text)" }

  /// The frames of all items.
  var frames: [String] { items.map(\.frame.text) }

  /// The frames of a section's items.
  func frames(_ section: Int) -> [String] { items(inSection: section).map(\.frame.text) }

  /// The items' places on the horizontal axis.
  var xs: [Double] { items.map(\.frame.x) }

  /// The items' places on the vertical axis.
  var ys: [Double] { items.map(\.frame.y) }

  /// The frame of a supplementary of section 0, or of another one, or of the whole layout.
  func supplementary(_ kind: String, _ index: Int = 0, in section: Int? = 0) -> String? {
    element(.supplementary(kind, index: index, inSection: section))?.frame.text
  }

  /// The frame of the first background of a section.
  func background(in section: Int = 0) -> String? {
    decorations.first { if case .decoration(_, 0, section) = $0.id { true } else { false } }?.frame.text
  }

  /// The extent of a section.
  func extent(_ index: Int = 0) -> String? { section(at: index)?.frame.text }

  /// What is told about the layout, one line each.
  var told: [String] { diagnostics.map(\.description) }
}
