import Foundation
import IntarsiaIR

extension Point {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// Where the middle is.
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Makes a rectangle around a middle.
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The smallest rectangle that holds this one, transformed about its middle.
  func transformed(by transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return self }
    let width = abs(transform.a) * size.width + abs(transform.c) * size.height
    let height = abs(transform.b) * size.width + abs(transform.d) * size.height
    return CGRect(
      center: CGPoint(x: midX + transform.tx, y: midY + transform.ty), size: CGSize(width: width, height: height))
  }
}
