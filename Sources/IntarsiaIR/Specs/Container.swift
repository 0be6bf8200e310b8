/// The view a layout is solved for: its extent, its pixels, and the insets a reference can name.
///
/// It is not the viewport: where the view is scrolled to does not matter for where elements are.
@frozen
public struct Container: Hashable, Sendable {
  /// The extent of the view, in points.
  public var size: Size
  /// Pixels per point; 0 turns rounding to pixels off (`R4`).
  public var scale: Double
  /// The side at which rows begin.
  public var layoutDirection: LayoutDirection
  /// Distances to the area that bars and notches leave free.
  public var safeAreaInsets: Insets
  /// Distances to the view's margins.
  public var layoutMargins: Insets
  /// Distances to the readable content guide (`R123`).
  public var readableContentInsets: Insets

  /// Makes a container, at two pixels a point, left to right and without insets unless said otherwise.
  @inlinable
  public init(
    width: Double, height: Double, scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    safeAreaInsets: Insets = .zero, layoutMargins: Insets = .zero, readableContentInsets: Insets = .zero
  ) {
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets
  }

  /// The width of the view, in points.
  @inlinable
  public var width: Double {
    get { size.width }
    set { size.width = newValue }
  }

  /// The height of the view, in points.
  @inlinable
  public var height: Double {
    get { size.height }
    set { size.height = newValue }
  }

  /// The insets that a reference names; automatic names the safe area.
  @inlinable
  public func insets(for reference: ContentInsetsReference) -> Insets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeAreaInsets
    case .layoutMargins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }
}
