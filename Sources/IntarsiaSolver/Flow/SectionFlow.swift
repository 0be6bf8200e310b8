import IntarsiaIR

/// The instances of a section one after another: which instance holds an item, and where each begins.
///
/// Nothing is stored for items or instances that are like the pattern. Without measured sizes there are at most two
/// runs, the full instances and a partly filled last one, and every answer is arithmetic. Measured instances are runs
/// of their own in a list that knows its sums.
struct SectionFlow: Sendable {
  /// An instance of a section, found.
  struct Place: Sendable {
    /// Its number in the section.
    var instance: Int
    /// Its first item.
    var firstItem: Int
    /// Where its step begins along the flow, from the first one's.
    var position: Double
    /// How long it is along the flow.
    var extent: Double
    var layout: Instance
  }

  let plan: SectionPlan
  /// How many full instances there are, when nothing has been measured.
  let full: Int
  /// The partly filled last one.
  let last: Run?
  /// All runs, once something has been measured.
  var measured: SummedList<Run>?
  /// The step of every instance, when all are as long as the longest (`R155`).
  var uniformPitch: Double?

  /// The flow of a section with so many items: its partly filled last instance where the number leaves one, and its
  /// runs once something has been measured.
  init(_ plan: SectionPlan, itemCount: Int, last: Run?, measured: SummedList<Run>?) {
    self.plan = plan
    let each = plan.pattern.leaves.count
    full = each == 0 ? 0 : max(0, itemCount) / each
    self.last = last
    self.measured = measured
    if plan.isUniform {
      let longest = trait.longest
      uniformPitch = longest + plan.gap
    }
  }

  /// The full instances, when nothing has been measured.
  var regular: Run { plan.instance.repeated(full) }

  /// What all instances come to, the step behind the last one included.
  var total: Run.Sum {
    if let measured { return measured.total }
    guard let last else { return regular.sum }
    return regular.sum + last.sum
  }

  /// What is known of all instances: the thickest, the longest, and whether they ascend.
  var trait: Run.Trait {
    if let measured { return measured.trait }
    let full = full > 0 ? plan.instance.trait : .zero
    return last.map { full + $0.trait } ?? full
  }

  var isEmpty: Bool { total.instances == 0 }

  /// The length of all instances with what lies between them (`R57`); the last one's edge counts (`R56`).
  var length: Double {
    let total = total
    guard total.instances > 0 else { return 0 }
    if let uniformPitch { return Double(total.instances) * uniformPitch - plan.spec.interGroupSpacing }
    return total.length - plan.spec.interGroupSpacing
  }

  /// The instance that holds an item.
  ///
  /// - Complexity: O(log r) for r measured runs, O(1) where nothing is measured.
  func place(ofItem item: Int) -> Place? {
    guard item >= 0, let (run, before) = run(where: { sum, _ in sum.items <= item }) else { return nil }
    let index = (item - before.items) / max(1, run.itemsEach)
    guard index < run.instances, item < before.items + run.items else { return nil }
    return place(index, in: run, before: before)
  }

  /// The instance with a number.
  ///
  /// - Complexity: O(log r) for r measured runs, O(1) where nothing is measured.
  func place(ofInstance instance: Int) -> Place? {
    guard instance >= 0, let (run, before) = run(where: { sum, _ in sum.instances <= instance }) else { return nil }
    let index = instance - before.instances
    guard index < run.instances else { return nil }
    return place(index, in: run, before: before)
  }

  /// The instance with a number of a run.
  func place(_ index: Int, in run: Run, before: Run.Sum) -> Place {
    let instance = before.instances + index
    let position = uniformPitch.map { $0 * Double(instance) } ?? before.length + Double(index) * run.pitch
    return Place(
      instance: instance, firstItem: before.items + index * run.itemsEach, position: position,
      extent: run.extent, layout: run.layout)
  }

  /// The last run whose sum before it satisfies a condition that holds up to some run and not beyond.
  func run(where holds: (Run.Sum, Int) -> Bool) -> (run: Run, before: Run.Sum)? {
    if let measured {
      guard let (position, before) = measured.last(where: holds) else { return nil }
      return (measured[position], before)
    }
    if let last, holds(regular.sum, 1) { return (last, regular.sum) }
    return (regular, .zero)
  }

  /// How many runs there are.
  var runCount: Int { measured?.count ?? (last == nil ? 1 : 2) }

  /// A run and what lies before it.
  func run(at index: Int) -> (run: Run, before: Run.Sum) {
    if let measured { return (measured[index], measured.sum(before: index)) }
    return index == 0 ? (regular, .zero) : (last ?? regular, regular.sum)
  }

  /// The position of the run that reaches a place along the flow, and whether positions ascend at all.
  func firstRun(reaching start: Double) -> Int {
    guard uniformPitch == nil, let measured, !measured.trait.goesBackwards else { return 0 }
    return measured.last(where: { sum, _ in sum.length <= start })?.position ?? 0
  }

  /// The instances of a run that may meet a stretch along the flow.
  ///
  /// - Complexity: O(1).
  func instances(of run: Run, before: Run.Sum, from start: Double, to end: Double) -> Range<Int> {
    let pitch = uniformPitch ?? run.pitch
    let origin = uniformPitch.map { $0 * Double(before.instances) } ?? before.length
    guard run.instances > 0 else { return 0..<0 }
    guard pitch != 0 else { return 0..<run.instances }
    // Positions origin + k·pitch … + extent meet start … end.
    let one = (start - origin - run.extent) / pitch
    let two = (end - origin) / pitch
    let low = clamp(min(one, two).rounded(.down), to: run.instances)
    let high = clamp(max(one, two).rounded(.up) + 1, to: run.instances)
    return low..<max(low, high)
  }

  private func clamp(_ value: Double, to count: Int) -> Int {
    guard value > 0 else { return 0 }
    return value >= Double(count) ? count : Int(value)
  }
}
