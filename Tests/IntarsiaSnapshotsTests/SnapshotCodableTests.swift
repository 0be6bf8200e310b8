import Foundation
import IntarsiaSnapshots
import Testing

@Suite("A snapshot survives a document")
struct SnapshotCodableTests {
  @Test("There and back, with marks")
  func roundTrip() throws {
    var snapshot = try Snapshot([SnapshotSection("a", items: [1, 2]), SnapshotSection("b", items: [])])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(snapshot), as: UTF8.self)
        == #"{"sections":[{"items":[1,2],"section":"a"},{"items":[],"section":"b"}]}"#)
    try snapshot.reloadItems([2])
    try snapshot.reconfigureItems([1])
    try snapshot.reloadSections(["b"])
    let back = try JSONDecoder().decode(Snapshot<String, Int>.self, from: encoder.encode(snapshot))
    #expect(back == snapshot)
    #expect(back.reloadedItemIdentifiers == [2])
    #expect(back.reconfiguredItemIdentifiers == [1])
    #expect(back.reloadedSectionIdentifiers == ["b"])
    #expect(back.checkInvariants() == [])
  }

  @Test(
    "A document that contradicts itself is refused",
    arguments: [
      (
        #"{"sections":[{"section":"a","items":[1]},{"section":"b","items":[1]}]}"#, "sections",
        """
        Snapshot: the item 1 stands there more than once. Name it in one section only, or build with \
        init(uniquing:keeping:) to drop the others.
        """
      ),
      (
        #"{"sections":[{"section":"a","items":[1]}],"reloadedItems":[2]}"#, "reloadedItems",
        """
        reloadItems([2]): the item 2 is not in the snapshot. Append or insert it first; indexOfItem(_:) tells \
        whether an item is there.
        """
      ),
    ])
  func refusal(document: String, key: String, text: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Snapshot<String, Int>.self, from: Data(document.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == [key])
    #expect(context.debugDescription == text)
  }
}
