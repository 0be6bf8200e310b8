import Foundation
import IntarsiaDSL
import IntarsiaIR

/// P8 by the DSL, P9 and P10: what describing a layout costs, to the program, to the compiler and on the command line.
enum AuthoringRows {
  static var all: [Benchmark] {
    [Benchmark("P8", "building", building), Benchmark("P9", "compiler", compiler), Benchmark("P10", "inlay", inlay)]
  }

  // MARK: Building

  /// A screen of twelve kinds, made anew: nothing is kept from an earlier one.
  private static func screen() -> Layout<Int> {
    Layout(for: Int.self) { kind, environment in
      if kind % 2 == 0 {
        Section {
          HGroup(height: .estimated(100), spacing: 8) {
            Item(width: .fractionalWidth(0.25)).contentInsets(top: 15, leading: 25, bottom: 15)
            VGroup(width: .fractionalWidth(0.75), count: 3) { Item().contentInsets(horizontal: 4) }
          }
        }
        .interGroupSpacing(environment.container.width > 700 ? 24 : 12)
        .contentInsets(horizontal: 16, vertical: 8)
        .orthogonalScrollingBehavior(.groupPaging)
        .header("title", height: .estimated(44), pinToVisibleBounds: true)
      } else {
        Section {
          HGroup(height: 120, count: 3) { Item().badge("new", width: 20, height: 20) }
        }
        .contentInsets(all: 8)
        .background("card", contentInsets: Insets(all: 8))
      }
    }
    .interSectionSpacing(16)
  }

  private static func building() -> [Row] {
    let environment = LayoutEnvironment(container: Workloads.container)
    let time = Sample.of {
      let layout = screen()
      for kind in 0..<12 { keep(layout.section(for: kind, in: environment)) }
    }
    let kept = screen()
    let again = Sample.of {
      for kind in 0..<12 { keep(kept.section(for: kind, in: environment)) }
    }
    let section = kept.section(for: 11, in: environment)
    let isRight = section?.decorationItems.count == 1 && kept.section(for: 0, in: environment)?.interGroupSpacing == 12
    return [
      Row(
        goal: "P8", name: "build a screen of 12 sections by the DSL", time: time, unit: "a screen",
        claim: "under 20 µs", isMet: time.median < 20_000, isVerified: isRight),
      Row(
        goal: "P8", name: "the same 12 sections, asked for again", time: again, unit: "a screen", isVerified: isRight),
    ]
  }

  // MARK: The compiler

  private static func compiler() -> [Row] {
    guard let modules = Beside.modules() else {
      return [missing("P9", "type-check a builder", "IntarsiaDSL.swiftmodule is not beside this program")]
    }
    let head = "import IntarsiaDSL\nimport IntarsiaIR\n"
    let children = (0..<100).map { index in
      switch index % 3 {
      case 0: "Item(width: .fractionalWidth(0.5), height: \(index + 1)).contentInsets(top: \(index), leading: 4)"
      case 1: "VGroup(width: .estimated(\(index)), spacing: .flexible(4)) { Item().contentInsets(all: 8) }"
      default: "Item(width: .fractionalWidth(0.25)).badge(\"badge\", width: 20, height: 20)"
      }
    }
    let group = "let group = HGroup(height: 200, spacing: 8) {\n" + children.joined(separator: "\n") + "\n}\n"
    let cases = (0..<12).map { index in
      """
      case \(index):
        Section {
          HGroup(height: .estimated(\(100 + index)), spacing: 8) {
            Item(width: .fractionalWidth(0.25)).contentInsets(top: 15, leading: 25, bottom: 15)
            VGroup(width: .fractionalWidth(0.75), count: 3) { Item().contentInsets(horizontal: 4) }
          }
        }
        .interGroupSpacing(environment.container.width > 700 ? 24 : 12)
        .header("title", height: .estimated(44), pinToVisibleBounds: true)

      """
    }
    let layout =
      "let layout = Layout(for: Int.self) { kind, environment in\nswitch kind {\n" + cases.joined()
      + "default: nil\n}\n}\n"
    return [
      check("a builder block of 100 children", head + group, head, modules: modules, seconds: 0.6),
      check("a layout of 12 sections", head + layout, head, modules: modules, seconds: 0.2),
    ]
  }

  /// Compares a text with its imports alone; the difference is what the builder costs.
  private static func check(_ name: String, _ text: String, _ head: String, modules: URL, seconds: Double) -> Row {
    guard let scratch = Scratch(), let file = scratch.file("Text.swift", text),
      let empty = scratch.file("Empty.swift", head)
    else { return missing("P9", "type-check \(name)", "no folder for temporary files") }
    func times(_ path: String) -> (sample: Sample, isRight: Bool) {
      var isRight = true
      let times = (0..<5).map { _ in
        Sample.nanoseconds {
          let arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, path]
          isRight = Beside.run(URL(fileURLWithPath: "/usr/bin/env"), arguments) && isRight
        }
      }
      return (Sample(times), isRight)
    }
    let floor = times(empty)
    let whole = times(file)
    let body = Sample(
      [whole.sample.fastest, whole.sample.median, whole.sample.slowest].map { max(0, $0 - floor.sample.fastest) })
    return Row(
      goal: "P9", name: "type-check \(name)", time: body, unit: "a file", comparison: floor.sample.median,
      comparisonName: "imports alone", claim: "under \(seconds) s", isMet: body.median < seconds * 1e9,
      isVerified: whole.isRight && floor.isRight, note: "whole compiler \(Report.duration(whole.sample.median))")
  }

  // MARK: The command line

  private static let document = """
    {"version": 1, "container": {"width": 390, "height": 844}, "layouts": {"grid": {"group": {"axis": "horizontal",
     "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 120}}, "children": [{"item": {"size": {"width":
     {"fractionalWidth": 0.25}, "height": {"fractionalHeight": 1}}}}]}}}, "sections": [{"kind": "grid", "items": 28}]}
    """

  private static func inlay() -> [Row] {
    let name = "inlay solve, one screen, whole process"
    guard let tool = Beside.program("inlay") else {
      return [missing("P10", name, "inlay is not beside this program; build it first")]
    }
    guard let scratch = Scratch(), let file = scratch.file("document.json", document) else {
      return [missing("P10", name, "no folder for temporary files")]
    }
    var isRight = true
    let times = (0..<40).map { _ in
      Sample.nanoseconds { isRight = Beside.run(tool, ["solve", file]) && isRight }
    }
    let floor = (0..<40).map { _ in
      Sample.nanoseconds { isRight = Beside.run(URL(fileURLWithPath: "/bin/true"), []) && isRight }
    }
    let sample = Sample(times)
    return [
      Row(
        goal: "P10", name: name, time: sample, unit: "a process", comparison: Sample(floor).median,
        comparisonName: "/bin/true", claim: "under 10 ms", isMet: sample.median < 10e6, isVerified: isRight)
    ]
  }

  private static func missing(_ goal: String, _ name: String, _ why: String) -> Row {
    Row(goal: goal, name: name, time: Sample([0]), unit: "", claim: why, isMet: false, isVerified: false)
  }
}
