import IntarsiaIR

/// Layouts in the short notation of the numbered rules: `S(in 3 4 5 6; between 8) H(fw1,30)[I(fw.5,fh1)] top(60,30)`.
///
/// | written | means |
/// |---|---|
/// | `H(w,h)[…]`, `V(w,h)[…]`, `I(w,h)`, `C(w,h){x y w h, …}` | row, column, item, custom group |
/// | `fw.5` `fh1` `44` `e44` `u44` | fractions of width and height, absolute, estimated, uniform across siblings |
/// | after `;` | `gap 10`, `gap ≥10`, `in t l b r`, `edge l4 t≥5`, `equal 3`, `repeat 3` |
/// | `S(in 3 4 5 6; between 8; groupPaging)` | a section's insets, spacing and behaviour, before its group |
/// | `top(fw1,30; off 5 7; inside; pin)` | a boundary item, after the group; its kind is `top`, a second one `top2` |
/// | `background(in 1 2 3 4)` | a background, after the group |
struct Notation {
  private var rest: Substring

  /// Reads a section.
  static func section(_ text: String) -> SectionSpec {
    var reader = Notation(rest: text[...])
    return reader.readSection()
  }

  /// Reads boundary items.
  static func boundary(_ text: String) -> [BoundarySpec] {
    var reader = Notation(rest: text[...])
    return reader.readAround().boundary
  }

  /// Reads `x y w h, x y w h`.
  static func frames(_ text: String) -> [Rect] {
    text.split(separator: ",").map { part in
      let numbers = Notation.numbers(part)
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// Reads numbers between blanks.
  static func numbers(_ text: some StringProtocol) -> [Double] {
    text.split(separator: " ").map { word in Double(String(word))! }
  }

  // MARK: Sections

  private mutating func readSection() -> SectionSpec {
    var insets = Insets.zero
    var spacing = 0.0
    var behavior = OrthogonalScrollingBehavior.none
    var follows = true
    skipBlanks()
    if rest.hasPrefix("S(") {
      for option in readParentheses() {
        if let value = Notation.value(of: "in", option) {
          insets = Notation.insets(value)
        } else if let value = Notation.value(of: "between", option) {
          spacing = Double(value)!
        } else if option == "not following" {
          follows = false
        } else {
          behavior = OrthogonalScrollingBehavior(rawValue: option)!
        }
      }
    }
    guard case .group(let group) = readChild() else { preconditionFailure("a section needs a group") }
    let around = readAround()
    return SectionSpec(
      group: group, contentInsets: insets, interGroupSpacing: spacing, orthogonalScrollingBehavior: behavior,
      supplementariesFollowContentInsets: follows, boundarySupplementaryItems: around.boundary,
      decorationItems: around.decorations)
  }

  private mutating func readAround() -> (boundary: [BoundarySpec], decorations: [DecorationSpec]) {
    var boundary: [BoundarySpec] = []
    var decorations: [DecorationSpec] = []
    skipBlanks()
    while let end = rest.firstIndex(of: "(") {
      let name = String(rest[..<end]).trimmingBlanks
      let options = readParentheses()
      if name == "background" {
        let insets = options.first.flatMap { option in Notation.value(of: "in", option) }
        decorations.append(
          DecorationSpec(elementKind: name, contentInsets: insets.map(Notation.insets) ?? .zero))
      } else {
        let alignment = BoundarySpec.Alignment(rawValue: name)!
        let count = boundary.filter { item in item.alignment == alignment }.count
        let kind = count == 0 ? name : "\(name)\(count + 1)"
        boundary.append(Notation.boundaryItem(kind, alignment, options))
      }
      skipBlanks()
    }
    return (boundary, decorations)
  }

  private static func boundaryItem(
    _ kind: String, _ alignment: BoundarySpec.Alignment, _ options: [String]
  ) -> BoundarySpec {
    var item = BoundarySpec(elementKind: kind, size: size(options[0]), alignment: alignment)
    for option in options.dropFirst() {
      if let value = value(of: "off", option) {
        item.offset = Point(x: numbers(value)[0], y: numbers(value)[1])
      } else if let value = value(of: "in", option) {
        item.contentInsets = insets(value)
      } else if option == "inside" {
        item.extendsBoundary = false
      } else if option == "pin" {
        item.pinToVisibleBounds = true
      } else {
        preconditionFailure("unknown option \(option)")
      }
    }
    return item
  }

  // MARK: Groups and items

  private mutating func readChild() -> ChildSpec {
    skipBlanks()
    let letter = rest.removeFirst()
    let options = readParentheses()
    let size = Notation.size(options[0])
    var insets = Insets.zero
    var edges = EdgeSpacing.none
    var gap = Spacing.fixed(0)
    var equal: Int?
    var repeating: Int?
    for option in options.dropFirst() {
      if let value = Notation.value(of: "in", option) {
        insets = Notation.insets(value)
      } else if let value = Notation.value(of: "edge", option) {
        edges = Notation.edges(value)
      } else if let value = Notation.value(of: "gap", option) {
        gap = Notation.spacing(value)
      } else if let value = Notation.value(of: "equal", option) {
        equal = Int(value)
      } else if let value = Notation.value(of: "repeat", option) {
        repeating = Int(value)
      } else {
        preconditionFailure("unknown option \(option)")
      }
    }
    if letter == "I" {
      return .item(ItemSpec(size: size, contentInsets: insets, edgeSpacing: edges))
    }

    let content: GroupSpec.Content
    if letter == "C" {
      content = .custom(readFrames())
    } else {
      let children = readChildren()
      if let equal {
        content = .equal(count: equal, child: children[0])
      } else if let repeating {
        content = .repeating(count: repeating, child: children[0])
      } else {
        content = .children(children)
      }
    }
    return .group(
      GroupSpec(
        axis: letter == "H" ? .horizontal : .vertical, size: size, content: content, contentInsets: insets,
        interItemSpacing: gap, edgeSpacing: edges))
  }

  private mutating func readChildren() -> [ChildSpec] {
    rest.removeFirst()
    var children = [readChild()]
    while rest.removeFirst() == "," { children.append(readChild()) }
    return children
  }

  private mutating func readFrames() -> [CustomItemSpec] {
    let end = rest.firstIndex(of: "}")!
    let frames = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { part in
      let words = part.split(separator: " ").map(String.init)
      let numbers = words[..<4].map { word in Double(word)! }
      return CustomItemSpec(
        frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        zIndex: words.count > 4 ? Int(words[4].dropFirst())! : 0)
    }
    rest = rest[rest.index(after: end)...]
    return frames
  }

  // MARK: Words

  private mutating func skipBlanks() {
    rest = rest.drop { character in character == " " }
  }

  /// Reads from the next parenthesis to the one that closes it, and cuts at semicolons.
  private mutating func readParentheses() -> [String] {
    let start = rest.firstIndex(of: "(")!
    let end = rest.firstIndex(of: ")")!
    let inside = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    return inside.split(separator: ";").map { part in String(part).trimmingBlanks }
  }

  private static func value(of word: String, _ option: String) -> String? {
    option.hasPrefix(word + " ") ? String(option.dropFirst(word.count + 1)) : nil
  }

  private static func insets(_ text: String) -> Insets {
    let values = numbers(text)
    return Insets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  private static func spacing(_ text: some StringProtocol) -> Spacing {
    text.hasPrefix("≥") ? .flexible(Double(String(text.dropFirst()))!) : .fixed(Double(String(text))!)
  }

  private static func edges(_ text: String) -> EdgeSpacing {
    var edges = EdgeSpacing.none
    for word in text.split(separator: " ") {
      let value = spacing(word.dropFirst())
      switch word.first {
      case "l": edges.leading = value
      case "t": edges.top = value
      case "r": edges.trailing = value
      default: edges.bottom = value
      }
    }
    return edges
  }

  private static func size(_ text: String) -> LayoutSize {
    let dimensions = text.split(separator: ",").map(dimension)
    return LayoutSize(width: dimensions[0], height: dimensions[1])
  }

  private static func dimension(_ text: Substring) -> Dimension {
    func number(_ text: Substring) -> Double { text == "⅓" ? 1 / 3 : Double("0" + String(text))! }
    if text.hasPrefix("fw") { return .fractionalWidth(number(text.dropFirst(2))) }
    if text.hasPrefix("fh") { return .fractionalHeight(number(text.dropFirst(2))) }
    if text.hasPrefix("e") { return .estimated(number(text.dropFirst())) }
    if text.hasPrefix("u") { return .uniformAcrossSiblings(estimate: number(text.dropFirst())) }
    return .absolute(number(text))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
