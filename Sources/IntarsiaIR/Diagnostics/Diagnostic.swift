/// Something about a layout that its author should know: what is wrong, where, why, and how to mend it.
///
/// Diagnostics are values, never traps: the rest of the layout is solved all the same (`R110`).
@frozen
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How much a diagnostic matters.
  @frozen
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The layout shows what it says, but probably not what was meant.
    case warning
    /// Something of the layout cannot be shown.
    case error

    /// Orders warnings before errors.
    @inlinable
    public static func < (left: Severity, right: Severity) -> Bool {
      left == .warning && right == .error
    }
  }

  /// How much it matters.
  public var severity: Severity
  /// Where in the layout it is.
  public var path: LayoutPath
  /// The name of the check, such as `nothing-fits`; stable across versions.
  public var rule: String
  /// What is wrong, why, and how to mend it, in whole sentences.
  public var message: String

  /// Makes a diagnostic.
  @inlinable
  public init(_ severity: Severity, at path: LayoutPath, rule: String, message: String) {
    self.severity = severity
    self.path = path
    self.rule = rule
    self.message = message
  }

  /// One line: severity, path, message and the name of the check.
  public var description: String {
    let place = path.components.isEmpty ? "" : "\(path): "
    return "\(severity.rawValue): \(place)\(message) [\(rule)]"
  }
}
