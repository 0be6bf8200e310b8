/// Identifiers as a message shows them: in brackets, the first five of a long list.
struct IdentifierList<ID>: CustomStringConvertible {
  private let identifiers: [ID]

  init(_ identifiers: [ID]) {
    self.identifiers = identifiers
  }

  var description: String {
    let shown = identifiers.count > 6 ? 5 : identifiers.count
    var texts = identifiers.prefix(shown).map { "\($0)" }
    if shown < identifiers.count { texts.append("… \(identifiers.count - shown) more") }
    return "[\(texts.joined(separator: ", "))]"
  }
}
