import IntarsiaIR
import IntarsiaRendering
import IntarsiaSolver
import Testing

@Suite("Labels in pictures for a terminal")
struct TextLabelTests {
  /// Labels that would move the cursor, turn the writing direction, or do not fit.
  private static let hostile = [
    "Swift\u{1B}[2J\nUI", "한국어 이름이 아주 길어서 넘쳐요", "👩‍👩‍👧 emoji", "x", "\u{202E}evil",
  ]

  @Test("Labels stay in their boxes, whatever they hold")
  func hostileLabels() {
    let picture = Screen.solve(Screen.frameworks(count: 5)).picture { id in
      if case .item(let index, _) = id { TextLabelTests.hostile[index] } else { nil }
    }
    #expect(
      picture == """
        390×844, content 390×238
            main: 5 items
          0    ┌───────────────────┬──────────────────┬───────────────────┐    ╷
               │ 0 Swift [2J UI    │ 1 한국어 이름이… │ 2 👩‍👩‍👧 emoji        │    ╎
               │ 119×119           │ 119×119          │ 119×119           │    ╎
               │                   │                  │                   │    ╎
        119    ├───────────────────┼──────────────────┼───────────────────┘    ╎
               │ 3 x  119×119      │ 4 evil  119×119  │                        ╎
               │                   │                  │                        ╎
               │                   │                  │                        ╎
        238    └───────────────────┴──────────────────┘                        ╵
        """)
  }

  @Test("Nothing to draw is said in words")
  func empty() {
    let input = LayoutInput(container: Screen.phone, layouts: [], sections: [])
    #expect(Screen.solve(input).picture() == "390×844, content 390×0: nothing to draw")
  }

  @Test("No line is wider than asked for", arguments: [24, 31, 40, 72, 100, 200])
  func width(_ width: Int) {
    for container in [Screen.phone, Screen.tablet] {
      for line in Screen.solve(Screen.delivery(in: container)).picture(width: width).split(separator: "\n").dropFirst()
      {
        #expect(line.count <= width, "\(line)")
      }
    }
  }
}
