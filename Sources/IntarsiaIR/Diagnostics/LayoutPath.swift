/// A place in a layout, written the way the layout document spells it: `layouts.banner.group.children[1]`.
@frozen
public struct LayoutPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down the tree.
  @frozen
  public enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps from the root, outermost first; none is the document itself.
  public var components: [Component]

  /// The layout document itself.
  public static let root = LayoutPath([])

  /// Makes a path from its steps.
  @inlinable
  public init(_ components: [Component]) {
    self.components = components
  }

  /// The place of a member.
  @inlinable
  public func key(_ name: String) -> LayoutPath {
    LayoutPath(components + [.key(name)])
  }

  /// The place of an element of a list.
  @inlinable
  public func index(_ position: Int) -> LayoutPath {
    LayoutPath(components + [.index(position)])
  }

  /// The path's spelling; keys that are not plain words stand in brackets and quotes.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where LayoutPath.isPlain(key):
        if !text.isEmpty { text += "." }
        text += key
      case .key(let key):
        text += "[\"\(LayoutPath.escaped(key))\"]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$": true
        default: scalar.value > 127
        }
      }
  }

  private static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
