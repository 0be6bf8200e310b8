/// Inputs of the tool.
enum Documents {
  /// Two items in a row.
  static let good = """
    {"version": 1, "container": {"width": 320, "height": 480}, "layouts": {"row": {"group": {"axis": "horizontal",
     "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}}, "children": [{"item": {"size": {"width":
     {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}}]}}}, "sections": [{"kind": "row", "items": 2}]}
    """

  /// One case on a line.
  static func example(_ id: String, _ expected: String, rules: String = "[]") -> String {
    let document = good.split(separator: "\n").joined()
    return """
      {"id": "\(id)", "source": "made up", "rules": \(rules), "confidence": "high", "document": \(document), \
      "expected": \(expected)}

      """
  }
}
