import IntarsiaIR

/// One section of a solution: its layout, its data, and its lengths.
struct SectionState: Sendable {
  /// The position of its plan.
  var layout: Int
  /// How many items of data it has.
  var itemCount: Int
  var metrics = SectionMetrics()
  var detail = Detail.none

  /// What has been measured of a section; most have nothing.
  enum Detail: Sendable {
    case none
    indirect case measured(MeasuredSection)

    /// What has been measured, if anything.
    var measured: MeasuredSection? {
      if case .measured(let section) = self { section } else { nil }
    }
  }

  /// What has been measured, if anything.
  var measured: MeasuredSection? { detail.measured }
}

extension SectionState: Summed {
  /// What lies before a section.
  struct Sum: Summable, Sendable {
    var extent = 0.0

    static let zero = Sum()

    static func + (left: Sum, right: Sum) -> Sum {
      Sum(extent: left.extent + right.extent)
    }
  }

  /// What is known of several sections.
  struct Trait: Summable, Sendable {
    /// Whether any is shorter than nothing, so that positions do not ascend.
    var goesBackwards = false

    static let zero = Trait()

    static func + (left: Trait, right: Trait) -> Trait {
      Trait(goesBackwards: left.goesBackwards || right.goesBackwards)
    }
  }

  var sum: Sum { Sum(extent: metrics.extent) }

  var trait: Trait { Trait(goesBackwards: metrics.extent < 0) }
}

/// The sizes in force of a section's elements, and the instances that have any.
struct MeasuredSection: Sendable {
  /// A supplementary of a section.
  struct Supplementary: Hashable, Sendable {
    var kind: String
    var index: Int
  }

  var items: [Int: MeasuredSize] = [:]
  /// The measured items in ascending order; kept only where they decide how instances are filled (`R153a`).
  var order: [Int] = []
  var supplementaries: [Supplementary: MeasuredSize] = [:]
  /// The lengths that elements could not choose when they were last asked for their size (`R158`).
  var askedItems: [Int: MeasuredSize] = [:]
  var askedSupplementaries: [Supplementary: MeasuredSize] = [:]
  /// The section's runs, once an item has been measured.
  var runs: SummedList<Run>?
}
