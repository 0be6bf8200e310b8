import IntarsiaIR
import IntarsiaRendering
import IntarsiaSolver
import Testing

@Suite("Pages that scroll")
struct HTMLPageTests {
  @Test("A small page, word for word after its head")
  func small() throws {
    var input = LayoutInput(Screen.banners, itemCount: 2, container: Container(width: 100, height: 300))
    input.layouts[0].section?.group.size.height = 50
    let page = Screen.solve(input).html(title: "Two banners")
    let start = try #require(page.firstRange(of: "<body>"))
    let end = try #require(page.firstRange(of: "<script>"))
    #expect(
      page[start.lowerBound..<end.lowerBound] == """
        <body>
        <h1>Two banners</h1>
        <main>
        <section class="panel" style="width: 114px">
        <p>100×300, content 100×50</p>
        <div class="frame">
        <div class="view" tabindex="0" role="group" aria-label="Layout" style="width: 100px; height: 300px" data-x="0" data-y="0">
        <div class="content" style="width: 100px; height: 50px">
        <div class="band" style="left: 0px; top: 0px; width: 100px; height: 50px; z-index: 0">
        <div class="row snap-x once" tabindex="0" role="group" aria-label="main" data-axis="scrollLeft" data-at="0">
        <div class="strip" style="width: 200px; height: 50px">
        <div class="box k0" style="left: 0px; top: 0px; width: 100px; height: 50px; z-index: 0" title="Item 0 of main (section 0): x 0, y 0, width 100, height 50">
        <b>0</b>
        <span>100×50</span>
        </div>
        <div class="box k0" style="left: 100px; top: 0px; width: 100px; height: 50px; z-index: 0" title="Item 1 of main (section 0): x 100, y 0, width 100, height 50">
        <b>1</b>
        <span>100×50</span>
        </div>
        <i class="stop" style="left: 0px"></i>
        <i class="stop" style="left: 100px"></i>
        </div>
        </div>
        <button type="button" style="left: 6px; top: calc(50% - 14px)" data-turn="-1" aria-label="Scroll back">‹</button>
        <button type="button" style="right: 6px; top: calc(50% - 14px)" data-turn="1" aria-label="Scroll on">›</button>
        </div>
        </div>
        </div>
        </div>
        <ul>
        <li class="k0"><b>main</b> 2 items, groupPaging</li>
        </ul>
        <output>Point at a box, or tap it, for its numbers.</output>
        </section>
        </main>

        """)
  }

  @Test("Pages are well formed and need nothing from outside", arguments: Screen.all.indices)
  func wellFormed(_ index: Int) throws {
    let page = Screen.solve(Screen.all[index]).html()
    let end = try #require(page.firstRange(of: "<script>\n"))
    try checkNesting(of: "\(page[..<end.lowerBound])</body></html>")
    #expect(!page.contains("://") && !page.contains("url(") && !page.contains("import"))
    #expect(!page.contains("nanpx") && !page.contains("infpx"))
  }

  @Test("Names cannot break out of the page")
  func hostileNames() throws {
    var input = Screen.delivery(restaurants: 1)
    for index in input.layouts.indices { input.layouts[index].kind = "</title></style><script>\(index)" }
    let page = Screen.solve(input).html(title: "</title><script>") { _ in "\" onclick=\"x\"><img src=x>'\0" }
    #expect(page.components(separatedBy: "<script>") == 2)
    #expect(!page.contains("<img") && !page.contains("\" onclick") && !page.contains("\0"))
  }

  @Test(
    "Rows come to rest where their behaviour says",
    arguments: [
      (OrthogonalScrollingBehavior.continuous, "", []),
      (.continuousGroupLeadingBoundary, " snap-x", [0, 312, 546]), (.groupPaging, " snap-x once", [0, 312, 546]),
      (.paging, " snap-x once", [0, 390, 546]), (.groupPagingCentered, " snap-x once", [0, 312, 624]),
    ] as [(OrthogonalScrollingBehavior, String, [Double])])
  func snapping(_ behavior: OrthogonalScrollingBehavior, _ classes: String, _ stops: [Double]) {
    var section = Screen.banners
    section.orthogonalScrollingBehavior = behavior
    section.group.size.width = .fractionalWidth(0.8)
    let page = Screen.solve(LayoutInput(section, itemCount: 3, container: Screen.phone)).html()
    #expect(page.contains("class=\"row\(classes)\""))
    let written = stops.map { "<i class=\"stop\" style=\"left: \(Int($0))px\"></i>" }
    #expect(written.allSatisfy { page.contains($0) })
    #expect(page.components(separatedBy: "class=\"stop\"") == stops.count + 1)
  }

  @Test("A pinned header sticks inside a wrapper that ends with its section")
  func pinned() {
    let page = Screen.solve(Screen.delivery(restaurants: 3)).html()
    #expect(page.contains("<div class=\"pin\" style=\"left: 16px; top: 382px; width: 358px; height: 444px;"))
    #expect(page.contains("style=\"top: 0px; width: 358px; height: 44px;"))
  }

  @Test("One name has one colour in all panels")
  func colours() {
    var short = Screen.delivery()
    short.layouts.removeFirst()
    short.sections = [.init(layout: 0, itemCount: 4), .init(layout: 1, itemCount: 2)]
    let panels = [Screen.delivery(), short].map { PicturePanel("", DrawList(Screen.solve($0))) }
    let text = HTMLPage(title: "Both", panels).text
    for kind in ["k0\"><b>banners", "k1\"><b>categories", "k2\"><b>restaurants"] { #expect(text.contains(kind)) }
    #expect(!text.contains("k0\"><b>categories") && !text.contains("k1\"><b>restaurants"))
  }
}

extension String {
  /// How many parts a separator makes of the text.
  func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
