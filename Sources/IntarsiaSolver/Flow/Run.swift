import IntarsiaIR

/// Consecutive instances of a section that are alike.
struct Run: Sendable {
  var instances: Int
  /// How many items each instance holds.
  var itemsEach: Int
  /// How long an instance is along the flow.
  var extent: Double
  /// How far the next instance begins behind an instance's beginning.
  var pitch: Double
  /// How thick an instance is across the flow.
  var thickness: Double
  /// How an instance is laid out.
  var layout: Instance

  var items: Int { instances * itemsEach }

  /// The same instances, another number of them.
  func repeated(_ instances: Int) -> Run {
    var run = self
    run.instances = instances
    return run
  }
}

extension Run: Summed {
  /// What lies before an instance.
  struct Sum: Summable, Sendable {
    var instances = 0
    var items = 0
    var length = 0.0

    static let zero = Sum()

    static func + (left: Sum, right: Sum) -> Sum {
      Sum(
        instances: left.instances + right.instances, items: left.items + right.items,
        length: left.length + right.length)
    }
  }

  /// What is known of several runs.
  struct Trait: Summable, Sendable {
    /// The thickest and the longest instance.
    var thickest = 0.0
    var longest = 0.0
    /// Whether any run steps backwards, so that positions do not ascend.
    var goesBackwards = false

    static let zero = Trait()

    static func + (left: Trait, right: Trait) -> Trait {
      Trait(
        thickest: max(left.thickest, right.thickest), longest: max(left.longest, right.longest),
        goesBackwards: left.goesBackwards || right.goesBackwards)
    }
  }

  var sum: Sum {
    Sum(instances: instances, items: items, length: Double(instances) * pitch)
  }

  var trait: Trait {
    instances > 0 ? Trait(thickest: thickness, longest: extent, goesBackwards: pitch < 0) : .zero
  }
}
