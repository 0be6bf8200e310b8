/// The parts that every page has: one file that needs nothing from outside, and may load nothing.
enum HTMLDocument {
  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: its title and heading.
  ///   - style: its style.
  ///   - script: what it does.
  ///   - content: writes what stands below the heading.
  /// - Returns: the page.
  static func text(title: String, style: String, script: String, content: (inout Markup) -> Void) -> String {
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
    page.raw("<style>\n\(style)</style>")
    page.close("head")
    page.open("body")
    page.element("h1", text: title)
    page.open("main")
    content(&page)
    page.close("main")
    page.raw("<script>\n\(script)</script>")
    page.close("body")
    page.close("html")
    return page.text
  }
}
