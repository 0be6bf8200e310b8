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
    let kinds = Set(panels.flatMap { $0.list.sections.map(\.kindPosition) })
    return HTMLDocument.text(title: title, style: HTMLStyleSheet.text(kinds: kinds), script: HTMLScript.text) { page in
      for panel in panels {
        HTMLPanel(panel).write(into: &page)
      }
    }
  }
}
