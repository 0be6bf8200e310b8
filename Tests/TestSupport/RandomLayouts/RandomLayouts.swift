import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

/// Layouts nobody would think of, the same for the same seed.
///
/// Tests name the seed of a layout that fails, so that it can be made again:
///
///     for seed in 0..<1000 as Range<UInt64> {
///       let document = RandomLayouts.document(seed: seed, .solvable)
///       …  // mention the seed in every expectation
///     }
public struct RandomLayouts: Sendable {
  /// How wild the layouts are.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// Few items of sensible sizes, most of which fit, with element kinds that differ: every layout has a solution
    /// that is worth comparing.
    case solvable
    /// Any construct with any finite value: empty groups, negative insets, repeated kinds, huge numbers.
    case anything
  }

  /// What is random here.
  public var random: SeededGenerator
  /// How wild the layouts are.
  public let mode: Mode
  /// Counts element kinds, so that they differ.
  var kinds = 0

  /// Starts the sequence of a seed.
  public init(seed: UInt64, _ mode: Mode) {
    random = SeededGenerator(seed: seed)
    self.mode = mode
  }

  /// The layout document of a seed.
  public static func document(seed: UInt64, _ mode: Mode) -> LayoutDocument {
    var layouts = RandomLayouts(seed: seed, mode)
    return layouts.document()
  }
}

extension RandomLayouts {
  /// A whole document: one to three kinds, up to five sections, and sometimes measured sizes and a viewport.
  public mutating func document() -> LayoutDocument {
    let names = mode == .solvable ? ["feed", "grid", "row"] : ["feed", "a b", "Ünï\"cödé\\\n", "", "1", "x.y[0]"]
    let shown = Array(names.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
    let configuration = configuration()
    var layouts: [String: SectionSpec] = [:]
    for name in shown { layouts[name] = section(along: configuration.scrollDirection) }
    let sections = (0..<Int.random(in: 1...5, using: &random)).map { index in
      LayoutDocument.Section(
        kind: shown.randomElement(using: &random) ?? "feed", itemCount: itemCount(),
        id: chance(0.2) ? "section-\(index)" : nil)
    }
    return LayoutDocument(
      container: container(), configuration: configuration, layouts: layouts, sections: sections,
      measured: chance(0.4) ? measurements(of: sections, layouts) : [],
      viewport: chance(0.4) ? viewport(sections.count) : Viewport())
  }

  /// What a solver is asked, without measured sizes or a viewport.
  public mutating func input() -> LayoutInput {
    document().input
  }

  private mutating func itemCount() -> Int {
    if mode == .anything, chance(0.05) { return pick([1_000_000_000, 4_000_000_000, 65_537]) }
    return chance(0.15) ? 0 : Int.random(in: 1...14, using: &random)
  }

  /// The view a layout is solved for.
  public mutating func container() -> Container {
    Container(
      width: pick([320, 375, 390, 768, 300.5]), height: pick([480, 667, 844]), scale: pick([0, 1, 2, 2, 3]),
      layoutDirection: chance(0.2) ? .rightToLeft : .leftToRight, safeAreaInsets: chance(0.2) ? insets() : .zero,
      layoutMargins: chance(0.2) ? insets() : .zero, readableContentInsets: chance(0.2) ? insets() : .zero)
  }

  /// What holds for a whole layout.
  public mutating func configuration() -> LayoutConfiguration {
    let direction: Axis = chance(0.25) ? .horizontal : .vertical
    return LayoutConfiguration(
      scrollDirection: direction, interSectionSpacing: chance(0.3) ? gap() : 0,
      contentInsetsReference: chance(0.2) ? pick(ContentInsetsReference.allCases) : .safeArea,
      boundarySupplementaryItems: chance(0.15) ? some(2) { $0.boundary() } : [])
  }

  /// What is visible, and how far rows are scrolled.
  public mutating func viewport(_ sections: Int) -> Viewport {
    var offsets: [Int: Double] = [:]
    for section in 0..<sections where chance(0.3) { offsets[section] = pick([0, 40, 130.5, 700]) }
    return Viewport(
      offset: Point(x: pick([0, 0, 50]), y: pick([0, 100, 250.25])),
      size: chance(0.3) ? Size(width: 320, height: 200) : nil, orthogonalOffsets: offsets)
  }

  private mutating func measurements(
    of sections: [LayoutDocument.Section], _ layouts: [String: SectionSpec]
  ) -> [LayoutDocument.Measurement] {
    var measurements: [LayoutDocument.Measurement] = []
    for (index, section) in sections.enumerated() {
      for item in 0..<min(section.itemCount, 20) where chance(0.5) {
        measurements.append(LayoutDocument.Measurement(section: index, item: item, size: measuredSize()))
      }
      for header in layouts[section.kind]?.boundarySupplementaryItems.prefix(1) ?? [] where chance(0.5) {
        measurements.append(
          LayoutDocument.Measurement(elementKind: header.elementKind, section: index, size: measuredSize()))
      }
    }
    return measurements
  }

  private mutating func measuredSize() -> MeasuredSize {
    MeasuredSize(
      width: chance(0.6) ? pick([20, 61.5, 100]) : nil, height: chance(0.8) ? pick([18, 31, 50.25, 69]) : nil)
  }
}
