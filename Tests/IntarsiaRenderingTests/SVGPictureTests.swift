import IntarsiaIR
import IntarsiaRendering
import IntarsiaSolver
import Testing

@Suite("Pictures as SVG")
struct SVGPictureTests {
  @Test("A small picture, word for word after its style")
  func small() throws {
    let input = LayoutInput(Screen.banners, itemCount: 2, container: Container(width: 100, height: 300))
    let svg = Screen.solve(input).svg(title: "Two banners")
    let head = try #require(svg.firstRange(of: "<style>"))
    let tail = try #require(svg.firstRange(of: "</defs>\n"))
    #expect(
      svg[..<head.lowerBound] == """
        <svg xmlns="http://www.w3.org/2000/svg" width="308" height="372.8" viewBox="0 0 308 372.8" role="img" class="intarsia" font-size="13">
        <title>Two banners</title>
        <desc>a view of 100×300 points on content of 100×200 points; main with 2 items.</desc>

        """)
    #expect(
      svg[tail.upperBound...] == """
        <rect class="page" width="308" height="372.8" rx="10"/>
        <g transform="translate(20 20)">
        <text class="second" x="6" y="13" font-size="11.96">100×300, content 100×200</text>
        <g transform="translate(6 26.8)">
        <clipPath id="clip-0-0">
        <rect x="0" y="0" width="100" height="200"/>
        </clipPath>
        <g clip-path="url(#clip-0-0)">
        <g>
        <title>Item 0 of main (section 0): x 0, y 0, width 100, height 200</title>
        <rect x="0" y="0" width="100" height="200" rx="5" class="k0 item"/>
        <text class="k0 label bold" x="6.67" y="22">main 0</text>
        <text class="second" x="6.67" y="38.9" font-size="11.05">100×200</text>
        </g>
        </g>
        <rect x="80" y="0" width="20" height="200" fill="url(#fade-right)"/>
        <path class="thin" d="M86.5 94L93.5 100L86.5 106" stroke-linecap="round"/>
        <g>
        <title>The view: x 0, y 0, width 100, height 300</title>
        <rect x="-3" y="-3" width="106" height="306" class="outline" rx="14"/>
        </g>
        <rect x="114" y="1" width="4" height="198" class="k0 bar" rx="2"/>
        <text class="k0 label bold" x="126" y="13">main</text>
        <text class="second" x="126" y="30.55" font-size="11.44">2 items</text>
        <text class="second" x="126" y="48.1" font-size="11.44">groupPaging</text>
        <text class="second" x="126" y="65.65" font-size="11.44">1 more ›</text>
        </g>
        </g>
        </svg>

        """)
  }

  @Test("Names cannot break out of the picture")
  func hostileNames() throws {
    var input = Screen.delivery(restaurants: 1)
    for index in input.layouts.indices { input.layouts[index].kind = "</title><script>alert('\(index)')</script>&\0" }
    let svg = Screen.solve(input).svg(title: "\"><script>") { _ in "]]><!-- <b onload=\"x\"> \u{8}" }
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<b "))
    #expect(!svg.contains("<!--"))
    #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(svg.contains("&lt;/title&gt;&lt;script&gt;alert(&#39;0&#39;)"))
    try checkNesting(of: svg)
  }

  @Test("Pictures are well formed and hold nothing that is no number", arguments: Screen.all.indices)
  func wellFormed(_ index: Int) throws {
    let svg = Screen.solve(Screen.all[index]).svg()
    try checkNesting(of: svg)
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }

  @Test("Several solutions stand side by side, each with clips of its own")
  func panels() throws {
    let lists = [Screen.delivery(), Screen.delivery(in: Screen.tablet)].map { DrawList(Screen.solve($0)) }
    let svg = SVGPicture([PicturePanel("Phone", lists[0]), PicturePanel("Tablet", lists[1])], title: "Both").text
    try checkNesting(of: svg)
    #expect(svg.contains("id=\"clip-0-0\"") && svg.contains("id=\"clip-1-0\""))
    #expect(svg.contains("Phone: a view of 390×844 points on content of 390×1354 points;"))
  }

  @Test("The same solution gives the same text")
  func deterministic() {
    #expect(Screen.solve(Screen.delivery()).svg() == Screen.solve(Screen.delivery()).svg())
  }
}

/// Checks that every element that is opened is closed, in order.
func checkNesting(of markup: String) throws {
  var open: [Substring] = []
  for part in markup.split(separator: "<").dropFirst(markup.hasPrefix("<") ? 0 : 1) {
    let end = try #require(part.firstIndex(of: ">"), "a tag does not end: \(part.prefix(60))")
    let tag = part[..<end]
    if tag.hasPrefix("!") || tag.hasSuffix("/") { continue }
    let name = tag.prefix { $0 != " " && $0 != "\n" }
    if name.hasPrefix("/") {
      #expect(open.popLast() == name.dropFirst())
    } else if !["meta", "br", "link"].contains(name) {
      open.append(name)
    }
  }
  #expect(open.isEmpty, "not closed: \(open)")
}
