import IntarsiaDSL
import IntarsiaIR
import Synchronization
import Testing

@Suite("Layouts by kind")
struct LayoutTests {
  enum Kind: Hashable, Sendable {
    case banners
    case grid(columns: Int)
    case unknown
  }

  static let telephone = LayoutEnvironment(container: Container(width: 390, height: 844))

  @Test("The closure chooses by kind and by environment, and may choose nothing")
  func choosing() {
    let layout = Layout(for: Kind.self) { kind, environment in
      switch kind {
      case .banners:
        Section { HGroup(height: 200) { Item() } }
          .interGroupSpacing(environment.container.width > 700 ? 24 : 12)
      case .grid(let columns):
        Section { HGroup(height: 50, count: columns) { Item() } }
      case .unknown: nil
      }
    }
    let tablet = LayoutEnvironment(container: Container(width: 1024, height: 768))
    #expect(layout.section(for: .banners, in: LayoutTests.telephone)?.interGroupSpacing == 12)
    #expect(layout.section(for: .banners, in: tablet)?.interGroupSpacing == 24)
    #expect(
      layout.section(for: .grid(columns: 3), in: tablet) == Section { HGroup(height: 50, count: 3) { Item() } })
    #expect(layout.section(for: .unknown, in: tablet) == nil)
  }

  @Test("One argument, if without else, and an empty closure")
  func shortForms() {
    let byKind = Layout(for: Int.self) { kind in
      if kind > 0 { Section { HGroup(count: kind) { Item() } } }
    }
    #expect(byKind.section(for: 2, in: LayoutTests.telephone) == Section { HGroup(count: 2) { Item() } })
    #expect(byKind.section(for: 0, in: LayoutTests.telephone) == nil)
    let nothing = Layout(for: Int.self) { _ in }
    #expect(nothing.section(for: 0, in: LayoutTests.telephone) == nil)
  }

  @Test("One section for all, with and without the environment")
  func single() {
    let layout = Layout { Section { HGroup { Item() } } }
    #expect(layout.section(in: LayoutTests.telephone) == Section { HGroup { Item() } })
    let roomy = Layout { environment in
      if environment.horizontalSizeClass == .regular {
        Section { HGroup(count: 4) { Item() } }
      } else {
        Section { HGroup(count: 2) { Item() } }
      }
    }
    #expect(roomy.section(for: .main, in: LayoutTests.telephone) == Section { HGroup(count: 2) { Item() } })
  }

  /// Counts how often a closure runs.
  final class Counter: Sendable {
    private let calls = Mutex<[Int]>([])
    var count: Int { calls.withLock { $0.count } }
    func call(_ kind: Int) { calls.withLock { $0.append(kind) } }
  }

  private func counting(_ counter: Counter) -> Layout<Int> {
    Layout(for: Int.self) { kind, environment in
      let _ = counter.call(kind)
      if kind >= 0 { Section { HGroup(count: kind) { Item() } } }
    }
  }

  private func environment(_ width: Double) -> LayoutEnvironment {
    LayoutEnvironment(container: Container(width: width, height: 100))
  }

  @Test("The closure runs once per kind and environment, for a kind without a section too")
  func caching() {
    let counter = Counter()
    let layout = counting(counter)
    for _ in 0..<5 {
      for kind in -1...3 { #expect((layout.section(for: kind, in: environment(1)) == nil) == (kind < 0)) }
    }
    #expect(counter.count == 5)
    _ = layout.section(for: 0, in: environment(2))
    #expect(counter.count == 6)
  }

  @Test("A copy with other modifiers shares what is kept")
  func copies() {
    let counter = Counter()
    let layout = counting(counter)
    _ = layout.section(for: 1, in: environment(1))
    _ = layout.interSectionSpacing(16).header("title").section(for: 1, in: environment(1))
    #expect(counter.count == 1)
  }

  @Test("The four environments asked for last are kept")
  func bounded() {
    let counter = Counter()
    let layout = counting(counter)
    for width in [1, 2, 3, 4, 1] as [Double] { _ = layout.section(for: 1, in: environment(width)) }
    #expect(counter.count == 4)
    _ = layout.section(for: 1, in: environment(5))
    #expect(counter.count == 5)
    for width in [1, 3, 4, 5] as [Double] { _ = layout.section(for: 1, in: environment(width)) }
    #expect(counter.count == 5)
    _ = layout.section(for: 1, in: environment(2))
    #expect(counter.count == 6)
  }

  @Test("An environment with very many kinds starts over, and every answer stays right")
  func manyKinds() {
    let counter = Counter()
    let layout = counting(counter)
    for kind in 1...3000 {
      #expect(layout.section(for: kind, in: environment(1)) == Section { HGroup(count: kind) { Item() } })
    }
    #expect(counter.count == 3000)
    _ = layout.section(for: 3000, in: environment(1))
    #expect(counter.count == 3000)
  }

  @Test("The closure may ask for another section of the same layout")
  func reentrant() {
    let base = Layout(for: Int.self) { kind in Section { HGroup(count: kind) { Item() } } }
    let layout = Layout(for: Int.self) { kind, environment in
      base.section(for: kind, in: environment)?.interGroupSpacing(4)
    }
    #expect(layout.section(for: 2, in: environment(1))?.interGroupSpacing == 4)
  }

  @Test("Many threads get the same answers")
  func threads() async {
    let layout = counting(Counter())
    await withTaskGroup(of: Bool.self) { tasks in
      for task in 0..<32 {
        tasks.addTask {
          (0..<200).allSatisfy { turn in
            let kind = (task + turn) % 7 + 1
            return layout.section(for: kind, in: environment(Double(turn % 6)))
              == Section { HGroup(count: kind) { Item() } }
          }
        }
      }
      for await isRight in tasks { #expect(isRight) }
    }
  }
}
