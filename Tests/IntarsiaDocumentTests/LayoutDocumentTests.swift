import Foundation
import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import TestSupport
import Testing

@Suite("Layout documents")
struct LayoutDocumentTests {
  @Test("Every construct is read and written back, defaults left out, members in the format's order")
  func sample() throws {
    let document = try LayoutDocument(jsonText: Sample.text)
    #expect(try document.jsonText() == Sample.text)
  }

  @Test("Reading gives the values that the text says")
  func values() throws {
    let document = try LayoutDocument(jsonText: Sample.small)
    let half = ItemSpec(size: LayoutSize(width: .fractionalWidth(0.5)))
    let row = GroupSpec(axis: .horizontal, size: LayoutSize(height: 44), content: .children([.item(half)]))
    let expected = LayoutDocument(
      container: Container(width: 320, height: 480), layouts: ["banner": SectionSpec(group: row)],
      sections: [LayoutDocument.Section(kind: "banner", itemCount: 4)])
    #expect(document == expected)
  }

  @Test("Defaults that are spelled out mean the same as those left out, and are not written")
  func defaults() throws {
    let spelled = Sample.small.replacingOccurrences(
      of: #""axis": "horizontal","#,
      with: """
        "axis": "horizontal", "contentInsets": {"top": 0}, "interItemSpacing": {"fixed": 0}, "supplementaryItems": [],
        "edgeSpacing": {"top": {"fixed": 0}},
        """)
    #expect(spelled != Sample.small)
    let document = try LayoutDocument(jsonText: spelled)
    #expect(try document == LayoutDocument(jsonText: Sample.small))
    #expect(try document.jsonText() == LayoutDocument(jsonText: Sample.small).jsonText())
  }

  @Test("Random documents survive writing and reading, in both styles", arguments: RandomLayouts.Mode.allCases)
  func roundTrip(_ mode: RandomLayouts.Mode) throws {
    for seed in 0..<1000 as Range<UInt64> {
      let document = RandomLayouts.document(seed: seed, mode)
      let compact = try document.jsonText(.compact)
      let back = try LayoutDocument(jsonText: compact)
      #expect(back == document, "seed \(seed)")
      guard seed.isMultiple(of: 10) else { continue }
      #expect(try back.jsonText(.compact) == compact, "seed \(seed)")
      #expect(try LayoutDocument(jsonText: document.jsonText()) == document, "seed \(seed)")
    }
  }

  @Test("Foundation's coders read and write the same JSON", arguments: RandomLayouts.Mode.allCases)
  func codable(_ mode: RandomLayouts.Mode) throws {
    for seed in 0..<100 as Range<UInt64> {
      let document = RandomLayouts.document(seed: seed, mode)
      let data = try JSONEncoder().encode(document)
      #expect(try LayoutDocument(jsonBytes: data) == document, "seed \(seed)")
      #expect(try JSONDecoder().decode(LayoutDocument.self, from: data) == document, "seed \(seed)")
    }
  }

  @Test("The solver's input has the layouts by kind, then kinds that have none")
  func input() throws {
    var document = try LayoutDocument(jsonText: Sample.text)
    let input = document.input
    #expect(input.layouts.map(\.kind) == ["banner", "free", "tags", "gone"])
    #expect(input.layouts.map { $0.section == nil } == [false, false, false, true])
    #expect(input.sections.map(\.layout) == [0, 1, 2, 3])
    #expect(input.sections.map(\.itemCount) == [9, 2, 1, 0])
    #expect(input.container == document.container)
    #expect(input.configuration == document.configuration)
    #expect(
      document.measuredSizes == [
        .item(3, inSection: 0): MeasuredSize(width: 80, height: 61),
        .supplementary("header", index: 0, inSection: 0): MeasuredSize(height: 28),
        .supplementary("title", index: 0, inSection: nil): MeasuredSize(),
      ])
    document.sections[0].kind = "nowhere"
    #expect(document.input.layouts.last == LayoutInput.KindLayout(kind: "gone", section: nil))
  }

  @Test("The description is a tree without defaults, sections and sizes after it")
  func description() throws {
    #expect(
      try LayoutDocument(jsonText: Sample.small).description == """
        Container 320 × 480
        layout "banner"
          Section
            HGroup fractionalWidth(1) × 44
              Item fractionalWidth(0.5) × fractionalHeight(1)
        section 0: "banner", 4 items
        """)
    let lines = try LayoutDocument(jsonText: Sample.text).description.split(separator: "\n").suffix(8)
    #expect(
      lines.joined(separator: "\n") == """
        section 0: "banner", 9 items, id "today"
        section 1: "free", 2 items
        section 2: "tags", 1 item
        section 3: "gone", 0 items
        measured item 3 in section 0: width 80, height 61
        measured "header" 0 in section 0: height 28
        measured "title" 0 in the layout: nothing
        viewport at 0, 120; 390 × 700; section 0 scrolled by 120; section 10 scrolled by 0.5
        """)
  }

  @Test("Whole numbers may be written with a fraction or an exponent")
  func wholeNumbers() throws {
    let text = Sample.small.replacingOccurrences(of: "\"items\": 4", with: "\"items\": 4e0")
    #expect(try LayoutDocument(jsonText: text).sections[0].itemCount == 4)
  }

  @Test("Parts of documents can be read and written by themselves")
  func parts() throws {
    #expect(try Dimension(jsonText: #"{"estimated": 44}"#) == .estimated(44))
    #expect(try Spacing.flexible(8).jsonText(.compact) == #"{"flexible":8}"#)
    #expect(try JSONDecoder().decode([Insets].self, from: Data(#"[{"top": 4}]"#.utf8)) == [Insets(top: 4)])
    let error = #expect(throws: DocumentError.self) {
      try JSONDecoder().decode([Insets].self, from: Data(#"[{}, {"tob": 4}]"#.utf8))
    }
    #expect(
      error?.description == """
        [1].tob: found an unknown key, expected one of "top", "leading", "bottom" or "trailing"; did you mean "top"?
        """)
  }
}
