import IntarsiaIR

extension SectionSpec: DocumentValue {
  private static let keys = [
    "group", "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior", "contentInsetsReference",
    "supplementariesFollowContentInsets", "supplementaryContentInsetsReference", "boundarySupplementaryItems",
    "decorationItems",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a section {\"group\": a group}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, SectionSpec.documentForm, keys: SectionSpec.keys)
    self.init(
      group: try object.value("group"), contentInsets: try object.value("contentInsets", default: .zero),
      interGroupSpacing: try object.number("interGroupSpacing", default: 0),
      orthogonalScrollingBehavior: try object.name("orthogonalScrollingBehavior", default: .none),
      contentInsetsReference: try object.name("contentInsetsReference", default: .automatic),
      supplementariesFollowContentInsets: try object.flag("supplementariesFollowContentInsets", default: true),
      supplementaryContentInsetsReference: try object.name(
        "supplementaryContentInsetsReference", default: .automatic),
      boundarySupplementaryItems: try object.list("boundarySupplementaryItems") ?? [],
      decorationItems: try object.list("decorationItems") ?? [])
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("group", group)
    try object.value("contentInsets", contentInsets, default: .zero)
    try object.number("interGroupSpacing", interGroupSpacing, default: 0)
    object.name("orthogonalScrollingBehavior", orthogonalScrollingBehavior, default: .none)
    object.name("contentInsetsReference", contentInsetsReference, default: .automatic)
    object.flag("supplementariesFollowContentInsets", supplementariesFollowContentInsets, default: true)
    object.name("supplementaryContentInsetsReference", supplementaryContentInsetsReference, default: .automatic)
    try object.nonEmptyList("boundarySupplementaryItems", boundarySupplementaryItems)
    try object.nonEmptyList("decorationItems", decorationItems)
    return object.value
  }
}
