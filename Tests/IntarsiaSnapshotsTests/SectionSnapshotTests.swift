import Foundation
import IntarsiaSnapshots
import Testing

@Suite("A section snapshot, by example")
struct SectionSnapshotTests {
  private func shop() throws -> SectionSnapshot<String> {
    var outline = SectionSnapshot<String>()
    try outline.append(["Fruit", "Bread"])
    try outline.append(["Apple", "Pear"], to: "Fruit")
    try outline.append(["Rye"], to: "Bread")
    outline.expand(["Fruit"])
    return outline
  }

  @Test("Drawn for people")
  func drawing() throws {
    #expect(SectionSnapshot<Int>().visualDescription() == "no items")
    #expect(
      try shop().description == """
        - Fruit
          * Apple
          * Pear
        + Bread
          * Rye
        """)
    #expect(try shop().visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
  }

  @Test("Inserting behind an item goes behind all that is below it")
  func insertAfter() throws {
    var outline = try shop()
    try outline.insert(["Cheese"], after: "Fruit")
    try outline.insert(["Plum"], after: "Apple")
    try outline.insert(["Fig"], before: "Apple")
    #expect(outline.items == ["Fruit", "Fig", "Apple", "Plum", "Pear", "Cheese", "Bread", "Rye"])
    #expect(try outline.level(of: "Cheese") == 0)
    #expect(try outline.parent(of: "Plum") == "Fruit")
    #expect(try outline.parent(of: "Cheese") == nil)
  }

  @Test("Nothing to add asks nothing")
  func emptyArguments() throws {
    var outline = try shop()
    try outline.append([], to: "none")
    try outline.insert([], before: "none")
    try outline.insert(SectionSnapshot(), after: "none")
    #expect(try outline == shop())
  }

  @Test("Copies keep what is expanded, and are equal only if that is equal")
  func copies() throws {
    let outline = try shop()
    let fruit = try outline.snapshot(of: "Fruit", includingParent: true)
    #expect(fruit.visualDescription() == "- Fruit\n  * Apple\n  * Pear")
    #expect(try outline.snapshot(of: "Fruit").rootItems == ["Apple", "Pear"])
    #expect(try outline.snapshot(of: "Rye") == SectionSnapshot())
    #expect(SectionSnapshot(outline) == outline)
    var collapsed = outline
    collapsed.collapse(["Fruit", "none"])
    #expect(collapsed != outline)
    var emptied = outline
    emptied.deleteAll()
    #expect(emptied == SectionSnapshot())
  }

  private typealias Mutation = @Sendable (inout SectionSnapshot<String>) throws -> Void

  private static let refusals: [(Mutation, String)] = [
    (
      { try $0.append(["Kiwi", "Apple", "Kiwi"], to: "Bread") },
      """
      append([Kiwi, Apple, Kiwi], to: Bread): the items [Apple, Kiwi] would be in the outline twice. Name each once, and \
      delete it first to move it.
      """
    ),
    (
      { try $0.append(["Apple"]) },
      """
      append([Apple]): the item Apple would be in the outline twice. Name each once, and delete it first to move it.
      """
    ),
    (
      { try $0.append(["Kiwi"], to: "Nuts") },
      """
      append([Kiwi], to: Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is \
      there.
      """
    ),
    (
      { try $0.insert(["Kiwi"], before: "Nuts") },
      """
      insert([Kiwi], before: Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it \
      is there.
      """
    ),
    (
      { try $0.insert(["Apple"], after: "Apple") },
      """
      insert([Apple], after: Apple): the item Apple would be in the outline twice. Name each once, and delete it first \
      to move it.
      """
    ),
    (
      { try $0.delete(["Apple", "Nuts"]) },
      """
      delete([Apple, Nuts]): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is \
      there.
      """
    ),
    (
      { outline in
        var other = SectionSnapshot<String>()
        try other.append(["Pear", "Rye"])
        try outline.replace(childrenOf: "Fruit", using: other)
      },
      """
      replace(childrenOf: Fruit, using: [Pear, Rye]): the item Rye would be in the outline twice. Name each once, and \
      delete it first to move it.
      """
    ),
    (
      { _ = try $0.level(of: "Nuts") },
      "level(of: Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is there."
    ),
    (
      { _ = try $0.parent(of: "Nuts") },
      "parent(of: Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is there."
    ),
    (
      { _ = try $0.isExpanded("Nuts") },
      "isExpanded(Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is there."
    ),
    (
      { _ = try $0.isVisible("Nuts") },
      "isVisible(Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is there."
    ),
    (
      { _ = try $0.snapshot(of: "Nuts") },
      "snapshot(of: Nuts): the item Nuts is not in the outline. Append it first; contains(_:) tells whether it is there."
    ),
  ]

  @Test("Refusals, complete texts", arguments: refusals.indices)
  func refusal(index: Int) throws {
    let (mutation, text) = Self.refusals[index]
    var outline = try shop()
    let error = #expect(throws: SectionSnapshotError<String>.self) { try mutation(&outline) }
    #expect(error?.description == text)
    #expect(error.map { text.hasPrefix("\($0.operation)") } == true)
    #expect(try outline == shop())
    #expect(outline.checkInvariants() == [])
  }

  @Test("In a document")
  func document() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(shop()), as: UTF8.self)
    #expect(
      text == """
        [{"isExpanded":true,"item":"Fruit"},{"item":"Apple","level":1},{"item":"Pear","level":1},{"item":"Bread"},\
        {"item":"Rye","level":1}]
        """)
  }

  @Test(
    "A document that contradicts itself is refused",
    arguments: [
      (#"[{"item": 1}, {"item": 1}]"#, "The items [1] stand there more than once."),
      (#"[{"item": 1}, {"item": 2, "level": 2}]"#, "The item 2 has level 2, but can have 0 to 1 there."),
      (#"[{"item": 1, "level": -1}]"#, "The item 1 has level -1, but can have 0 to 0 there."),
    ])
  func refusedDocument(document: String, text: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SectionSnapshot<Int>.self, from: Data(document.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == text)
  }

  @Test("A thousand levels deep")
  func deep() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for item in 1..<1000 { try outline.append([item], to: item - 1) }
    outline.expand(Array(0..<1000))
    #expect(try outline.level(of: 999) == 999)
    #expect(outline.visibleItems.count == 1000)
    try outline.delete([500])
    #expect(outline.items == Array(0..<500))
    #expect(outline.checkInvariants() == [])
  }
}
