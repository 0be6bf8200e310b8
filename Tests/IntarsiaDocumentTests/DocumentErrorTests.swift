import Foundation
import IntarsiaDocument
import IntarsiaIR
import Testing

/// What people are told about documents that cannot be read, word for word.
@Suite("Errors of documents")
struct DocumentErrorTests {
  /// A change to a good document, and what is said about it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var good: String
    var bad: String
    var reason: DocumentError.Reason
    var message: String

    init(_ good: String, _ bad: String, _ reason: DocumentError.Reason, _ message: String) {
      self.good = good
      self.bad = bad
      self.reason = reason
      self.message = message
    }

    var testDescription: String { bad }
  }

  static let mistakes = [
    // Keys.
    Mistake(
      #""axis": "horizontal""#, #""axes": "horizontal""#, .unknownKey,
      """
      layouts.banner.group.axes: found an unknown key, expected one of "axis", "size", "contentInsets", \
      "interItemSpacing", "edgeSpacing", "supplementaryItems", "children", "equal", "repeating" or "custom"; \
      did you mean "axis"?
      """),
    Mistake(
      #""width": 320"#, #""width": 320, "colour": 7"#, .unknownKey,
      """
      container.colour: found an unknown key, expected one of "width", "height", "scale", "layoutDirection", \
      "safeAreaInsets", "layoutMargins" or "readableContentInsets"
      """),
    Mistake(
      #""width": 320"#, #""width": 320, "width": 321"#, .repeatedKey,
      "container.width: found the key a second time, expected every key at most once"),
    Mistake(
      #""layouts": {"#,
      #""layouts": {"banner": {"group": {"custom": [], "size": {"width": {"absolute": 1}, "#
        + #""height": {"absolute": 1}}}}, "#, .repeatedKey,
      "layouts.banner: found the key a second time, expected every key at most once"),
    Mistake(
      #"{"width": 320, "height": 480}"#, #"{"height": 480}"#, .missingKey,
      "container.width: found nothing, expected a number"),
    Mistake(
      #""axis": "horizontal","#, "", .missingKey,
      #"layouts.banner.group.axis: found nothing, expected "horizontal" or "vertical""#),
    Mistake(
      #""height": {"absolute": 44}"#, "", .malformed, #"found "}", expected a key in double quotes"#),
    Mistake(
      #", "height": {"absolute": 44}"#, "", .missingKey,
      """
      layouts.banner.group.size.height: found nothing, expected a dimension such as {"fractionalWidth": 0.5} \
      or {"absolute": 44}
      """),
    Mistake(
      #""version": 1, "#, "", .missingKey, "version: found nothing, expected 1, the version of the format"),
    Mistake(
      #", "items": 4"#, "", .missingKey, "sections[0].items: found nothing, expected a whole number, 0 or more"),
    // Types.
    Mistake(
      #""width": 320"#, #""width": "320""#, .wrongType, #"container.width: found "320", expected a number"#),
    Mistake(
      #"{"width": 320, "height": 480}"#, "[320, 480]", .wrongType,
      #"container: found a list of 2, expected a container {"width", "height"}"#),
    Mistake(
      #"{"absolute": 44}"#, "44", .wrongType,
      """
      layouts.banner.group.size.height: found 44, expected a dimension such as {"fractionalWidth": 0.5} \
      or {"absolute": 44}
      """),
    Mistake(
      #"[{"item": "#, #"[null, {"item": "#, .wrongType,
      """
      layouts.banner.group.children[0]: found null, expected a child {"item": an item} or {"group": a group}
      """),
    Mistake(
      #"[{"kind": "banner", "items": 4}]"#, #"{"banner": 4}"#, .wrongType,
      """
      sections: found an object with "banner", expected a list, each element {"kind": a kind, "items": a count}
      """),
    Mistake(
      #"{"kind": "banner", "items": 4}"#, #"{"kind": true, "items": 4}"#, .wrongType,
      "sections[0].kind: found true, expected a text"),
    // Values.
    Mistake(
      #""version": 1"#, #""version": 2"#, .badValue, "version: found 2, expected 1, the version of the format"),
    Mistake(
      #""version": 1"#, #""version": "1""#, .wrongType,
      #"version: found "1", expected 1, the version of the format"#),
    Mistake(
      #""axis": "horizontal""#, #""axis": "horizantal""#, .badValue,
      """
      layouts.banner.group.axis: found "horizantal", expected "horizontal" or "vertical"; did you mean "horizontal"?
      """),
    Mistake(
      #""axis": "horizontal""#, #""axis": "diagonal""#, .badValue,
      #"layouts.banner.group.axis: found "diagonal", expected "horizontal" or "vertical""#),
    Mistake(
      #""width": 320"#, #""width": 1e999"#, .badValue,
      "container.width: found a number too large for 64 bits, expected a finite number"),
    Mistake(
      #""items": 4"#, #""items": -1"#, .badValue, "sections[0].items: found -1, expected a whole number, 0 or more"),
    Mistake(
      #""items": 4"#, #""items": 2.5"#, .badValue,
      "sections[0].items: found 2.5, expected a whole number, 0 or more"),
    Mistake(
      #""items": 4"#, #""items": 99999999999999999999"#, .badValue,
      "sections[0].items: found 1e+20, expected a whole number, 0 or more"),
    Mistake(
      #"{"kind": "banner""#, #"{"kind": "baner""#, .badValue,
      #"sections[0].kind: found "baner", expected a kind that has a layout, or no items; did you mean "banner"?"#),
    Mistake(
      #""banner": {"group""#, #""big banner": {"group""#, .badValue,
      #"sections[0].kind: found "banner", expected a kind that has a layout, or no items"#),
    Mistake(
      #"{"group": {"axis": "horizontal""#, #"{"interGroupSpacing": "8", "group": {"axis": "horizontal""#, .wrongType,
      #"layouts.banner.interGroupSpacing: found "8", expected a number"#),
    // Alternatives.
    Mistake(
      #"{"absolute": 44}"#, "{}", .alternatives,
      """
      layouts.banner.group.size.height: found none of them, expected exactly one of "fractionalWidth", \
      "fractionalHeight", "absolute", "estimated" or "uniformAcrossSiblings"
      """),
    Mistake(
      #"{"absolute": 44}"#, #"{"absolute": 44, "estimated": 44}"#, .alternatives,
      """
      layouts.banner.group.size.height: found "absolute" and "estimated", expected exactly one of \
      "fractionalWidth", "fractionalHeight", "absolute", "estimated" or "uniformAcrossSiblings"
      """),
    Mistake(
      #""children""#, #""custom": [], "children""#, .alternatives,
      """
      layouts.banner.group: found "children" and "custom", expected exactly one of "children", "equal", \
      "repeating" or "custom"
      """),
    Mistake(
      #"[{"item": {"size""#, #"[{}, {"item": {"size""#, .alternatives,
      #"layouts.banner.group.children[0]: found none of them, expected exactly one of "item" or "group""#),
    // Measured sizes and the viewport.
    Mistake(
      #""sections""#, #""measured": [{"section": null, "item": 0}], "sections""#, .wrongType,
      "measured[0].section: found null, expected a whole number, 0 or more"),
    Mistake(
      #""sections""#, #""measured": [{"section": 0, "item": 0}, {"section": 0, "item": 0}], "sections""#, .badValue,
      "measured[1]: found a second size for one element, expected every element at most once"),
    Mistake(
      #""sections""#, #""viewport": {"orthogonalOffsets": {"01": 4}}, "sections""#, .badValue,
      """
      viewport.orthogonalOffsets.01: found a key that is not a section index, expected a whole number, 0 or more
      """),
    Mistake(
      #""sections""#, #""viewport": {"offset": {"x": 1}}, "sections""#, .missingKey,
      "viewport.offset.y: found nothing, expected a number"),
  ]

  @Test("A mistake is named with its place, what stands there and what should", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    var text = Sample.small
    let place = try #require(text.range(of: mistake.good))
    text.replaceSubrange(place, with: mistake.bad)
    let error = #expect(throws: DocumentError.self) { try LayoutDocument(jsonText: text) }
    #expect(error?.message == mistake.message)
    #expect(error?.reason == mistake.reason)
    #expect(error?.position != nil)
  }

  /// The same, for parts of documents.
  static let parts: [(text: String, message: String)] = [
    (
      #"{"edges": ["top", "left"]}"#,
      #"edges[1]: found "left", expected "top", "leading", "bottom" or "trailing""#
    ),
    (
      #"{"edges": "top"}"#, #"edges: found "top", expected a list of edges such as ["top", "trailing"]"#
    ),
    (
      #"{"edges": [], "absoluteOffset": {"x": 0, "y": 0}, "fractionalOffset": {"x": 0, "y": 0}}"#,
      #"found "absoluteOffset" and "fractionalOffset", expected at most one of them"#
    ),
    (
      #"{"edges": [], "offset": {"x": 0, "y": 0}}"#,
      """
      offset: found an unknown key, expected one of "edges", "absoluteOffset" or "fractionalOffset"
      """
    ),
  ]

  @Test("Anchors", arguments: parts)
  func anchors(_ part: (text: String, message: String)) {
    let error = #expect(throws: DocumentError.self) { try Anchor(jsonText: part.text) }
    #expect(error?.message == part.message)
  }

  @Test("Boundary items name the nearest alignment")
  func alignment() {
    let text = """
      {"elementKind": "header", "size": {"width": {"absolute": 1}, "height": {"absolute": 1}},
       "alignment": "toptrailing"}
      """
    let error = #expect(throws: DocumentError.self) { try BoundarySpec(jsonText: text) }
    #expect(
      error?.description == """
        line 2, column 2: alignment: found "toptrailing", expected "top", "topLeading", "leading", "bottomLeading", \
        "bottom", "bottomTrailing", "trailing" or "topTrailing"; did you mean "topTrailing"?
        """)
  }

  @Test("Frames have four numbers")
  func frames() {
    let error = #expect(throws: DocumentError.self) {
      try CustomItemSpec(jsonText: #"{"frame": [0, 0, 10]}"#)
    }
    #expect(
      error?.description
        == "line 1, column 2: frame: found a list of 3, expected a frame [x, y, width, height]")
  }

  @Test("Numbers that are not finite cannot be written")
  func notFinite() throws {
    var document = try LayoutDocument(jsonText: Sample.small)
    document.layouts["banner"]?.group.size.height = .absolute(.nan)
    let error = #expect(throws: DocumentError.self) { try document.jsonText() }
    #expect(
      error?.description
        == "layouts.banner.group.size.height.absolute: found nan, expected a finite number")
  }

  @Test("Reading stops at too many levels, and so does writing")
  func tooDeep() throws {
    for opening in ["[", #"{"a":"#, #"{"group": {"axis": "vertical", "children": [{"group": "#] {
      let text = String(repeating: opening, count: 100_000)
      let error = #expect(throws: DocumentError.self) { try LayoutDocument(jsonText: text) }
      #expect(error?.reason == .tooDeep)
      #expect(error?.message == "found more than 256 levels of objects and lists, expected at most 256")
    }
    func nested(_ depth: Int) -> ChildSpec {
      (0..<depth).reduce(.item(ItemSpec(size: LayoutSize()))) { child, _ in
        .group(GroupSpec(axis: .vertical, size: LayoutSize(), content: .children([child])))
      }
    }
    let deepest = try nested(80).jsonText()
    #expect(try ChildSpec(jsonText: deepest) == nested(80))
    let error = #expect(throws: DocumentError.self) { try nested(100).jsonText() }
    #expect(error?.reason == .tooDeep)
  }
}
