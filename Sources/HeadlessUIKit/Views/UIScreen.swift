import Foundation

/// A screen, which is only a size and a number of pixels here.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The screen of a telephone; its size and its pixels may be set, as there is no screen.
  public static let main = UIScreen()

  /// The extent, at the origin.
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point, as traits have it unless said otherwise.
  open var scale: CGFloat = 2

  /// What is known of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
}

/// A device, which is only of some sort here.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// A telephone; its sort may be set, as there is no device.
  public static let current = UIDevice()

  /// What sort of device it is.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
