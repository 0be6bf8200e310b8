import IntarsiaSnapshots
import Testing

@Suite("A refused operation says what, where and how to mend it, and changes nothing")
struct SnapshotErrorTests {
  private typealias Mutation = @Sendable (inout Snapshot<String, String>) throws -> Void

  private static let refusals: [(Mutation, String)] = [
    (
      { try $0.appendItems(["x", "y", "x"], toSection: "a") },
      """
      appendItems([x, y, x], toSection: a): the item x stands there more than once. Keep one of each, or call \
      appendItems(uniquing:keeping:toSection:) to drop the others.
      """
    ),
    (
      { try $0.insertItems(["x", "x", "y", "y"], beforeItem: "1") },
      """
      insertItems([x, x, y, y], beforeItem: 1): the items [x, y] stand there more than once. Keep one of each, or call \
      appendItems(uniquing:keeping:toSection:) to drop the others.
      """
    ),
    (
      { try $0.appendItems(["2", "x", "2"]) },
      """
      appendItems([2, x, 2]): the item 2 stands there more than once. Keep one of each, or call \
      appendItems(uniquing:keeping:toSection:) to drop the others.
      """
    ),
    (
      { try $0.appendSections(["a"]) },
      """
      appendSections([a]): the section a would be in the snapshot twice. Leave it out; \
      moveSection(_:beforeSection:) changes the place of a section that is there.
      """
    ),
    (
      { try $0.insertSections(["c", "b", "c"], afterSection: "a") },
      """
      insertSections([c, b, c], afterSection: a): the sections [b, c] would be in the snapshot twice. Leave it out; \
      moveSection(_:beforeSection:) changes the place of a section that is there.
      """
    ),
    (
      { try $0.moveItem("9", afterItem: "1") },
      """
      moveItem(9, afterItem: 1): the item 9 is not in the snapshot. Append or insert it first; indexOfItem(_:) tells \
      whether an item is there.
      """
    ),
    (
      { try $0.reloadItems(["1", "9"]) },
      """
      reloadItems([1, 9]): the item 9 is not in the snapshot. Append or insert it first; indexOfItem(_:) tells \
      whether an item is there.
      """
    ),
    (
      { try $0.reconfigureItems(["1", "2", "3", "4", "5", "6", "7", "8"]) },
      """
      reconfigureItems([1, 2, 3, 4, 5, … 3 more]): the item 4 is not in the snapshot. Append or insert it first; \
      indexOfItem(_:) tells whether an item is there.
      """
    ),
    (
      { try $0.moveSection("a", beforeSection: "z") },
      """
      moveSection(a, beforeSection: z): the section z is not in the snapshot. Append or insert it first; \
      indexOfSection(_:) tells whether a section is there.
      """
    ),
    (
      { try $0.reloadSections(["a", "z"]) },
      """
      reloadSections([a, z]): the section z is not in the snapshot. Append or insert it first; \
      indexOfSection(_:) tells whether a section is there.
      """
    ),
    (
      { _ = try $0.numberOfItems(inSection: "z") },
      """
      numberOfItems(inSection: z): the section z is not in the snapshot. Append or insert it first; \
      indexOfSection(_:) tells whether a section is there.
      """
    ),
    (
      { _ = try $0.itemIdentifiers(inSection: "z") },
      """
      itemIdentifiers(inSection: z): the section z is not in the snapshot. Append or insert it first; \
      indexOfSection(_:) tells whether a section is there.
      """
    ),
    (
      { try $0.insertItems(["2", "x"], afterItem: "2") },
      """
      insertItems([2, x], afterItem: 2): the destination is itself among what goes there, so it names no place. \
      Choose a destination that stays where it is.
      """
    ),
    (
      { try $0.moveItem("1", beforeItem: "1") },
      """
      moveItem(1, beforeItem: 1): the destination is itself among what goes there, so it names no place. \
      Choose a destination that stays where it is.
      """
    ),
    (
      { try $0.insertSections(["a"], beforeSection: "a") },
      """
      insertSections([a], beforeSection: a): the destination is itself among what goes there, so it names no place. \
      Choose a destination that stays where it is.
      """
    ),
    (
      { try $0.moveSection("b", afterSection: "b") },
      """
      moveSection(b, afterSection: b): the destination is itself among what goes there, so it names no place. \
      Choose a destination that stays where it is.
      """
    ),
  ]

  @Test("Texts, complete", arguments: refusals.indices)
  func text(index: Int) throws {
    let (mutation, text) = Self.refusals[index]
    var snapshot = Snapshot<String, String>()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems(["1", "2"], toSection: "a")
    try snapshot.appendItems(["3"], toSection: "b")
    try snapshot.reloadItems(["3"])
    let before = snapshot
    let error = #expect(throws: SnapshotError<String, String>.self) { try mutation(&snapshot) }
    #expect(error?.description == text)
    #expect(snapshot == before)
    #expect(snapshot.reloadedItemIdentifiers == ["3"])
    #expect(snapshot.reloadedSectionIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.checkInvariants() == [])
  }

  @Test("Appending to nothing")
  func noSection() {
    var snapshot = Snapshot<String, Int>()
    let error = #expect(throws: SnapshotError<String, Int>.noSection(in: .appendItems([1, 2], toSection: nil))) {
      try snapshot.appendItems([1, 2])
    }
    #expect(
      error?.description == """
        appendItems([1, 2]): the snapshot has no section that could take the items. Call appendSections(_:) first.
        """)
    #expect(snapshot.checkInvariants() == [])
  }

  @Test("The error carries the operation with its arguments")
  func operation() throws {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["a"])
    let error = #expect(throws: SnapshotError<String, Int>.self) { try snapshot.insertItems([1], beforeItem: 7) }
    #expect(error == .unknownItem(7, in: .insertItems([1], .before(7))))
    #expect(error?.operation == .insertItems([1], .before(7)))
  }
}
