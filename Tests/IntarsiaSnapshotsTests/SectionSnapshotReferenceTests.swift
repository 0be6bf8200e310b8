import Foundation
import IntarsiaSnapshots
import Testing

@Suite("A section snapshot does what a plain tree does")
struct SectionSnapshotReferenceTests {
  @Test("8,000 random edits, some of them refused")
  func randomEdits() throws {
    for seed in 0..<UInt64(LongRuns.count(normal: 40, long: 5000)) {
      var generator = SeededGenerator(seed: seed)
      var outline = SectionSnapshot<Int>()
      var naive = NaiveOutline()
      for step in 0..<200 {
        let before = outline
        let (wasRefused, refused, edit) = perform(on: &outline, &naive, using: &generator)
        let broken = outline.checkInvariants()
        let isAlike =
          wasRefused == refused && broken.isEmpty && agrees(outline, naive, isThorough: step % 10 == 9)
          && (!refused || outline == before)
        #expect(isAlike, "seed \(seed), step \(step), \(edit): \(broken)\n\(outline)\n\(naive)")
        guard isAlike else { return }
      }
      let data = try JSONEncoder().encode(outline)
      let back = try JSONDecoder().decode(SectionSnapshot<Int>.self, from: data)
      #expect(back == outline, "seed \(seed)")
      #expect(back.hashValue == outline.hashValue)
    }
  }

  private func perform(
    on outline: inout SectionSnapshot<Int>, _ naive: inout NaiveOutline, using generator: inout SeededGenerator
  ) -> (Bool, Bool, String) {
    let known = naive.items
    func item() -> Int {
      let isKnown = Int.random(in: 0..<15, using: &generator) > 0
      return (isKnown ? known.randomElement(using: &generator) : nil) ?? Int.random(in: 0..<90, using: &generator)
    }
    func some() -> [Int] {
      let few = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in Int.random(in: 0..<90, using: &generator) }
      return Int.random(in: 0..<3, using: &generator) == 0 ? few : few.filter { !known.contains($0) }
    }
    let (target, new) = (item(), some())
    let (source, offset) = (item(), Int.random(in: 0...1, using: &generator))
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<25:
      let parent = Bool.random(using: &generator) ? target : nil
      return (
        refuses { try outline.append(new, to: parent) }, refuses { try naive.append(new, to: parent) },
        "append \(new) \(parent ?? -1)"
      )
    case 25..<45:
      return (
        refuses { try offset == 0 ? outline.insert(new, before: target) : outline.insert(new, after: target) },
        refuses { try naive.insert(new.map { .init(item: $0) }, beside: target, offset: offset) },
        "insert \(new) \(target) \(offset)"
      )
    case 45..<60:
      let gone = Int.random(in: 0..<3, using: &generator) == 0 ? [target, source, target] : [target]
      return (refuses { try outline.delete(gone) }, refuses { try naive.delete(gone) }, "delete \(gone)")
    case 60..<75:
      outline.expand([target, source])
      naive.setExpanded(true, [target, source])
      return (false, false, "expand \(target) \(source)")
    case 75..<80:
      outline.collapse([target])
      naive.setExpanded(false, [target])
      return (false, false, "collapse \(target)")
    case 80..<90:
      let (other, nodes) = foreign(new, source)
      return (
        refuses { try outline.replace(childrenOf: target, using: other) },
        refuses { try naive.replace(childrenOf: target, using: nodes) }, "replace \(target) \(nodes)"
      )
    default:
      let (other, nodes) = foreign(new, nil)
      return (
        refuses { try offset == 0 ? outline.insert(other, before: target) : outline.insert(other, after: target) },
        refuses { try naive.insert(nodes, beside: target, offset: offset) }, "insert \(nodes) \(target) \(offset)"
      )
    }
  }

  /// Another outline: a chain of new items, the first one expanded, and perhaps one that is known already.
  private func foreign(
    _ items: [Int], _ known: Int?
  ) -> (SectionSnapshot<Int>, [NaiveOutline.Node]) {
    var seen: Set<Int> = []
    let chain = (items + (known.map { [$0] } ?? [])).filter { seen.insert($0).inserted }
    var outline = SectionSnapshot<Int>()
    var nodes: [NaiveOutline.Node] = []
    for item in chain.reversed() { nodes = [.init(item: item, children: nodes)] }
    for (index, item) in chain.enumerated() { try? outline.append([item], to: index == 0 ? nil : chain[index - 1]) }
    if !nodes.isEmpty {
      nodes[0].isExpanded = true
      outline.expand([chain[0]])
    }
    return (outline, nodes)
  }

  private func refuses(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return false
    } catch {
      return true
    }
  }

  private func agrees(_ outline: SectionSnapshot<Int>, _ naive: NaiveOutline, isThorough: Bool) -> Bool {
    guard outline.items == naive.items, outline.rootItems == naive.roots.map(\.item),
      outline.visibleItems == naive.visibleItems,
      outline.expandedItems == naive.nodes.filter(\.isExpanded).map(\.item)
    else { return false }
    if !isThorough { return true }
    for (index, node) in naive.nodes.enumerated() {
      let path = naive.path(to: node.item) ?? []
      guard outline.contains(node.item), outline.index(of: node.item) == index,
        (try? outline.level(of: node.item)) == path.count,
        (try? outline.parent(of: node.item)) == .some(path.last?.item),
        (try? outline.isExpanded(node.item)) == node.isExpanded,
        (try? outline.isVisible(node.item)) == path.allSatisfy(\.isExpanded),
        (try? outline.snapshot(of: node.item).items) == node.children.flatMap(\.all).map(\.item),
        (try? outline.snapshot(of: node.item).rootItems) == node.children.map(\.item),
        (try? outline.snapshot(of: node.item, includingParent: true).items) == node.all.map(\.item)
      else { return false }
    }
    return !outline.contains(-1) && outline.index(of: -1) == nil
  }
}
