import Foundation
import IntarsiaDocument
import TestSupport
import Testing

/// The JSON texts underneath.
@Suite("JSON")
struct JSONTests {
  /// Any JSON at all as a document value, to reach the reader.
  struct Anything: DocumentValue, Equatable {
    static var documentForm: String { "anything" }
    var value: JSONValue

    init(_ value: JSONValue) {
      self.value = value
    }

    init(json: JSONValue) throws(DocumentError) {
      value = json
    }

    func jsonValue() throws(DocumentError) -> JSONValue {
      value
    }
  }

  static let good: [(text: String, value: JSONValue)] = [
    ("null", .null), (" true ", .bool(true)), ("\t\r\nfalse", .bool(false)), ("0", .integer(0)), ("-0", .integer(0)),
    ("-12", .integer(-12)), ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(0x1p63)),
    ("0.5", .number(0.5)), ("1e3", .number(1000)), ("-1.25E-2", .number(-0.0125)), ("1e999", .number(.infinity)),
    ("[]", .array([])), ("[1, 2]", .array([.integer(1), .integer(2)])), ("{}", .object([])),
    (#"{"b": 1, "a": [{}]}"#, .object([.init("b", .integer(1)), .init("a", .array([.object([])]))])),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é""#, .string("a\"\\/\u{8}\u{C}\n\r\té😀é")),
    ("\u{FEFF}1", .integer(1)),
  ]

  @Test("Every form is read", arguments: good)
  func reads(_ example: (text: String, value: JSONValue)) throws {
    #expect(try Anything(jsonText: example.text).value == example.value)
  }

  static let bad: [(text: String, message: String)] = [
    ("", "line 1, column 1: found the end of the text, expected a value"),
    ("  \n ", "line 2, column 2: found the end of the text, expected a value"),
    ("[1, 2", #"line 1, column 6: found the end of the text, expected "," or "]""#),
    ("[1 2]", #"line 1, column 4: found "2", expected "," or "]""#),
    ("[1,]", #"line 1, column 4: found "]", expected a value"#),
    ("{\"a\": 1,\n}", #"line 2, column 1: found "}", expected a key in double quotes"#),
    (#"{"a" 1}"#, #"line 1, column 6: found "1", expected ":""#),
    ("{a: 1}", #"line 1, column 2: found "a", expected a key in double quotes"#),
    (#"{"a": 1"#, #"line 1, column 8: found the end of the text, expected "," or "}""#),
    ("{}{}", #"line 1, column 3: found "{", expected the end of the text"#),
    ("nul", #"line 1, column 1: found "n", expected a value"#),
    ("NaN", #"line 1, column 1: found "N", expected a value"#),
    ("'a'", #"line 1, column 1: found "'", expected a value"#),
    ("// no", #"line 1, column 1: found "/", expected a value"#),
    ("01", #"line 1, column 2: found "1", expected a number without leading zeros"#),
    ("-", "line 1, column 2: found the end of the text, expected a digit"),
    ("1.", "line 1, column 3: found the end of the text, expected a digit"),
    ("1e+", "line 1, column 4: found the end of the text, expected a digit"),
    ("+1", #"line 1, column 1: found "+", expected a value"#),
    (".5", #"line 1, column 1: found ".", expected a value"#),
    (#""abc"#, "line 1, column 5: found the end of the text, expected a closing double quote"),
    (
      "\"a\nb\"",
      #"line 1, column 3: found the end of the line, expected a control character written as an escape, such as \n"#
    ),
    (#""\x""#, #"line 1, column 3: found "x", expected one of the escapes \" \\ \/ \b \f \n \r \t \u"#),
    (#""\u12g4""#, #"line 1, column 6: found "g", expected four hexadecimal digits"#),
    (
      #""\ud83d""#,
      #"line 1, column 8: found a double quote, expected the two halves of a character beyond \uFFFF"#
    ),
    ("[\"é\", é]", #"line 1, column 7: found "é", expected a value"#),
  ]

  @Test("What is wrong is named with line and column", arguments: bad)
  func refuses(_ example: (text: String, message: String)) {
    let error = #expect(throws: DocumentError.self) { try Anything(jsonText: example.text) }
    #expect(error?.description == example.message)
    #expect(error?.reason == .malformed)
  }

  @Test("Texts that are not UTF-8 are refused")
  func notUTF8() {
    for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0x5C, 0x6E, 0xED, 0xA0, 0x80, 0x22], [0xFF]]
      as [[UInt8]]
    {
      let error = #expect(throws: DocumentError.self) { try Anything(jsonBytes: bytes) }
      #expect(error?.reason == .malformed)
    }
  }

  @Test("Whatever is written reads back")
  func writes() throws {
    for (_, value) in JSONTests.good where value != .number(.infinity) && value != .number(0x1p63) {
      for style in [JSONStyle.compact, .readable, .readable(columns: 1)] {
        // A number without fraction reads back as a whole number.
        let expected: JSONValue = value == .number(1000) ? .integer(1000) : value
        #expect(try Anything(jsonText: Anything(value).jsonText(style)).value == expected)
      }
    }
  }

  @Test("A readable text breaks only what does not fit")
  func readable() throws {
    let value = JSONValue.object([
      .init("short", .array([.integer(1), .integer(2)])), .init("long", .array([.string("0123456789"), .null])),
      .init("empty", .object([])),
    ])
    #expect(
      try Anything(value).jsonText(.readable(columns: 24)) == """
        {
          "short": [1, 2],
          "long": [
            "0123456789",
            null
          ],
          "empty": {}
        }
        """)
    #expect(try Anything(value).jsonText(.compact) == #"{"short":[1,2],"long":["0123456789",null],"empty":{}}"#)
  }

  @Test("Foundation's decoder stops at too many levels as well")
  func tooDeep() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(try JSONDecoder().decode(Anything.self, from: nested(256)) == Anything(jsonBytes: nested(256)))
    let error = #expect(throws: DocumentError.self) { try JSONDecoder().decode(Anything.self, from: nested(300)) }
    #expect(error?.reason == .tooDeep)
  }

  @Test("Any bytes at all end in a value or an error")
  func noise() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array(#"{}[]",:0123456789.eE+-truefalsn\u"#.utf8) + [0x20, 0x0A, 0xFF, 0xC3, 0x00]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      _ = try? Anything(jsonBytes: bytes)
    }
  }
}
