/// Collects the printed form of a tree: one line a node or attribute, two spaces a level.
///
/// It ends for every tree: what is nested too deep and what comes after too many lines is left out, and a line says so.
struct TreePrinter {
  /// Groups nested deeper than this are left out; a solver refuses them as well.
  static let maximumDepth = SectionValidator.maximumDepth
  /// Lines after this many are left out.
  static let maximumLines = 10_000

  /// The lines so far, without a newline at the end.
  private(set) var text = ""
  private var level = 0
  private var lines = 0

  /// Whether nothing more is written.
  var isFull: Bool { lines > TreePrinter.maximumLines }

  /// Adds a line at the present level.
  mutating func line(_ content: String) {
    guard !isFull else { return }
    lines += 1
    if lines > 1 { text += "\n" }
    for _ in 0..<level { text += "  " }
    text += isFull ? "… further lines left out" : content
  }

  /// Adds a line `name: value`, unless the value is the default.
  mutating func attribute(_ name: String, _ value: String, unless isDefault: Bool) {
    guard !isDefault else { return }
    line("\(name): \(value)")
  }

  /// Adds lines one level deeper.
  mutating func indented(_ body: (inout TreePrinter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// The text of one tree.
  static func text(_ body: (inout TreePrinter) -> Void) -> String {
    var printer = TreePrinter()
    body(&printer)
    return printer.text
  }
}
