import Foundation

/// A colour by red, green, blue and opacity; kept and handed on, as nothing is drawn here.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The four parts, from 0 to 1.
  public let components: [CGFloat]

  /// Makes a colour from red, green, blue and opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Makes a grey from its lightness.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes the same colour of another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Makes an equal colour.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}

extension UIColor {
  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Black.
  public static var black: UIColor { color(0, 0, 0) }
  /// White.
  public static var white: UIColor { color(1, 1, 1) }
  /// Grey.
  public static var gray: UIColor { color(0.5, 0.5, 0.5) }
  /// Red.
  public static var red: UIColor { color(1, 0, 0) }
  /// Green.
  public static var green: UIColor { color(0, 1, 0) }
  /// Blue.
  public static var blue: UIColor { color(0, 0, 1) }
  /// No colour.
  public static var clear: UIColor { color(0, 0, 0, 0) }
  /// The red of controls.
  public static var systemRed: UIColor { color(1, 0.23, 0.19) }
  /// The green of controls.
  public static var systemGreen: UIColor { color(0.2, 0.78, 0.35) }
  /// The blue of controls.
  public static var systemBlue: UIColor { color(0, 0.48, 1) }
  /// The orange of controls.
  public static var systemOrange: UIColor { color(1, 0.58, 0) }
  /// The grey of controls.
  public static var systemGray: UIColor { color(0.56, 0.56, 0.58) }
  /// The colour behind everything.
  public static var systemBackground: UIColor { color(1, 1, 1) }
  /// The colour behind content of the second rank.
  public static var secondarySystemBackground: UIColor { color(0.95, 0.95, 0.97) }
  /// The colour behind grouped content.
  public static var systemGroupedBackground: UIColor { color(0.95, 0.95, 0.97) }
  /// The colour of text.
  public static var label: UIColor { color(0, 0, 0) }
  /// The colour of separators.
  public static var separator: UIColor { color(0.24, 0.24, 0.26, 0.29) }
}
