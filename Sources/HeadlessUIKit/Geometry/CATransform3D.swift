import Foundation

/// A projective map of space, by its sixteen numbers; it is kept and handed on, and nothing is drawn with it.
public struct CATransform3D: Hashable, Sendable {
  /// The number in row 1 and column 1.
  public var m11: CGFloat = 0
  /// The number in row 1 and column 2.
  public var m12: CGFloat = 0
  /// The number in row 1 and column 3.
  public var m13: CGFloat = 0
  /// The number in row 1 and column 4.
  public var m14: CGFloat = 0
  /// The number in row 2 and column 1.
  public var m21: CGFloat = 0
  /// The number in row 2 and column 2.
  public var m22: CGFloat = 0
  /// The number in row 2 and column 3.
  public var m23: CGFloat = 0
  /// The number in row 2 and column 4.
  public var m24: CGFloat = 0
  /// The number in row 3 and column 1.
  public var m31: CGFloat = 0
  /// The number in row 3 and column 2.
  public var m32: CGFloat = 0
  /// The number in row 3 and column 3.
  public var m33: CGFloat = 0
  /// The number in row 3 and column 4.
  public var m34: CGFloat = 0
  /// The number in row 4 and column 1.
  public var m41: CGFloat = 0
  /// The number in row 4 and column 2.
  public var m42: CGFloat = 0
  /// The number in row 4 and column 3.
  public var m43: CGFloat = 0
  /// The number in row 4 and column 4.
  public var m44: CGFloat = 0

  /// Makes a map of zeros.
  public init() {}
}

/// The map of space that changes nothing.
public let CATransform3DIdentity: CATransform3D = CATransform3DMakeScale(1, 1, 1)

/// Makes a map that stretches space.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (sx, sy, sz, 1)
  return transform
}

/// Makes a map that moves space.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Makes the map of space that does a map of the plane.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (transform.a, transform.b, transform.c, transform.d)
  (result.m41, result.m42) = (transform.tx, transform.ty)
  return result
}
