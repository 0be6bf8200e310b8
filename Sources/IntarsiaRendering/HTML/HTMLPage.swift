import IntarsiaIR

/// A page with one or several draw lists that scroll as the real layouts do.
///
/// The page is one file that needs nothing from outside: open it in a browser, attach it to a change, or serve it. Draw
/// lists of the moment ``DrawList/Moment/unscrolled`` scroll; others show the moment they were made for.
public struct HTMLPage: Hashable, Sendable {
  /// The page's title and heading.
  public var title: String
  /// What is drawn, side by side where there is room.
  public var panels: [PicturePanel]

  /// Makes a page.
  public init(title: String, _ panels: [PicturePanel]) {
    self.title = title
    self.panels = panels
  }

  /// The page as an HTML document.
  public var text: String {
    let panels = PicturePanel.matched(panels)
    var page = Markup()
    page.raw("<!doctype html>")
    page.open("html", [("lang", "en")])
    page.open("head")
    page.empty("meta", [("charset", "utf-8")])
    page.empty("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    page.empty(
      "meta",
      [
        ("http-equiv", "Content-Security-Policy"),
        ("content", "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"),
      ])
    page.element("title", text: title)
    let kinds = Set(panels.flatMap { $0.list.sections.map(\.kindPosition) })
    page.raw("<style>\n\(HTMLStyleSheet.text(kinds: kinds))</style>")
    page.close("head")
    page.open("body")
    page.element("h1", text: title)
    page.open("main")
    for panel in panels {
      HTMLPanel(panel).write(into: &page)
    }
    page.close("main")
    page.raw("<script>\n\(HTMLScript.text)</script>")
    page.close("body")
    page.close("html")
    return page.text
  }
}
