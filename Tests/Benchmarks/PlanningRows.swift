import IntarsiaIR
import IntarsiaSolver

/// P8: planning a layout.
enum PlanningRows {
  static var all: [Benchmark] {
    [Benchmark("P8", "plan", plan)]
  }

  private static func plan() -> [Row] {
    let feed = Workloads.feed(items: 46)
    // One group and one item; one and one; two groups and one item.
    let nodes = 7
    let time = Sample.of(units: nodes) { keep(LayoutSolver().solve(feed)) }
    let wide = SectionSpec(
      group: GroupSpec(
        axis: .horizontal, size: LayoutSize(height: 44),
        content: .children((0..<100).map { .item(ItemSpec(size: LayoutSize(width: .absolute($0 % 2 == 0 ? 3 : 4.8)))) })
      ))
    let input = LayoutInput(wide, itemCount: 100, container: Workloads.container)
    let hundred = Sample.of(units: 101) { keep(LayoutSolver().solve(input)) }
    return [
      Row(
        goal: "P8", name: "plan and solve a feed of three kinds", time: time, unit: "a node",
        isVerified: LayoutSolver().solve(feed).work.plans == 3),
      Row(
        goal: "P8", name: "plan a group of 100 children", time: hundred, unit: "a node", claim: "under 200 ns",
        isMet: hundred.median < 200, isVerified: LayoutSolver().solve(input).contentSize.height == 44),
    ]
  }
}
