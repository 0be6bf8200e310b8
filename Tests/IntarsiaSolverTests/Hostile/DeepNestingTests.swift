import Foundation
import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Hostile input: groups in groups in groups")
struct DeepNestingTests {
  /// Rows in so many columns.
  static func nested(_ depth: Int) -> GroupSpec {
    var group = rows(40)
    for _ in 1..<depth { group = column(.fw(1), .fh(1), [group]) }
    return group
  }

  /// Runs on a thread with the stack of a program's first thread, where also the deep values are taken apart.
  private func onThread<T: Sendable>(_ body: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private static func told(_ depth: Int) -> String {
    "error: layouts.main.group" + String(repeating: ".children[0].group", count: 100)
      + ": Groups are nested more than 100 deep, so the section shows nothing. Nest fewer groups. [nesting-too-deep]"
  }

  @Test("Up to 100 levels are laid out")
  func allowed() async {
    let frames = await onThread { solve(DeepNestingTests.nested(100), 1).frames }
    #expect(frames == ["0 0 320 40"])
  }

  @Test("More are an error, and the section shows nothing", arguments: [101, 1_000, 10_000])
  func solving(_ depth: Int) async {
    let (told, frames) = await onThread { () -> ([String], [String]) in
      let solution = solve(DeepNestingTests.nested(depth), 3)
      return (solution.told, solution.frames)
    }
    #expect(told == [DeepNestingTests.told(depth)])
    #expect(frames.isEmpty)
  }

  @Test("Deep values are compared, hashed, validated and printed", arguments: [100, 1_000, 10_000])
  func values(_ depth: Int) async {
    let results = await onThread { () -> [Bool] in
      let one = SectionSpec(group: DeepNestingTests.nested(depth))
      let two = SectionSpec(group: DeepNestingTests.nested(depth))
      let other = SectionSpec(group: DeepNestingTests.nested(depth + 1))
      var innermost = rows(41)
      for _ in 1..<depth { innermost = column(.fw(1), .fh(1), [innermost]) }
      return [
        one == two, one != other, one != SectionSpec(group: innermost), one.hashValue == two.hashValue,
        one.hashValue != SectionSpec(group: innermost).hashValue, Set([one, two, other]).count == 2,
        one.validate(at: .root).isSolvable == (depth <= 100), !"\(one)".isEmpty,
      ]
    }
    #expect(results == Array(repeating: true, count: 8))
  }

  @Test("Equality and hashing look at everything a group says")
  func equality() {
    let group = row(.fw(1), 40, gap: 4, in: .of(1, 2, 3, 4), .equal(2, item(1, 1)))
    var others = [GroupSpec](repeating: group, count: 9)
    others[0].axis = .vertical
    others[1].size.height = 41
    others[2].contentInsets = .zero
    others[3].interItemSpacing = .flexible(4)
    others[4].edgeSpacing = EdgeSpacing(top: 1)
    others[5].supplementaryItems = [badge(1, 1, at: Anchor(edges: []))]
    others[6].content = .equal(count: 3, child: item(1, 1).child)
    others[7].content = .repeating(count: 2, child: item(1, 1).child)
    others[8].content = .equal(count: 2, child: rows(1).child)
    let lists: [GroupSpec.Content] = [
      .children([item(1, 1).child]), .children([item(1, 1).child, item(1, 1).child]), .children([item(1, 2).child]),
      .custom([frame(0, 0, 1, 1)]), .custom([frame(0, 0, 1, 2)]),
    ]
    others += lists.map { GroupSpec(axis: .horizontal, size: group.size, content: $0) }
    #expect(Set(others + [group]).count == 15)
    for (index, one) in others.enumerated() {
      #expect(one != group && one == others[index] && one.hashValue == others[index].hashValue)
    }
  }

  @Test("A document that deep cannot be written, and says so", arguments: [90, 1_000, 10_000])
  func writing(_ depth: Int) async {
    let error = await onThread { () -> String in
      let document = LayoutDocument(
        container: Container(width: 320, height: 480),
        layouts: ["main": SectionSpec(group: DeepNestingTests.nested(depth))],
        sections: [])
      do throws(DocumentError) { return try document.jsonText() } catch { return "\(error)" }
    }
    #expect(
      error == "layouts.main.group: found more than 256 levels of objects and lists, expected at most 256")
  }

  @Test("A text that deep cannot be read, and says so", arguments: [100, 1_000, 10_000])
  func reading(_ depth: Int) async {
    let opening =
      "{\"axis\":\"vertical\",\"size\":{\"width\":{\"absolute\":1},\"height\":{\"absolute\":1}},\"children\":[{\"group\":"
    let text = String(repeating: opening, count: depth) + "0" + String(repeating: "}]}", count: depth)
    let error = await onThread { () -> String in
      do throws(DocumentError) {
        _ = try GroupSpec(jsonText: text)
        return "read"
      } catch {
        return error.message
      }
    }
    #expect(error == "found more than 256 levels of objects and lists, expected at most 256")
  }

  @Test("A text of nothing but brackets is refused", arguments: ["[", "{\"a\":"])
  func brackets(_ bracket: String) async {
    let error = await onThread { () -> String in
      do throws(DocumentError) {
        _ = try LayoutDocument(jsonText: String(repeating: bracket, count: 100_000))
        return "read"
      } catch {
        return error.message
      }
    }
    #expect(error == "found more than 256 levels of objects and lists, expected at most 256")
  }
}
