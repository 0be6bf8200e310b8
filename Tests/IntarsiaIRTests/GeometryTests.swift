import IntarsiaIR
import Testing

@Suite("Geometry, along and across an axis")
struct GeometryTests {
  @Test("An axis and its perpendicular")
  func other() {
    #expect(Axis.allCases.map(\.other) == [.vertical, .horizontal])
  }

  @Test("Points and sizes by axis", arguments: Axis.allCases)
  func components(axis: Axis) {
    var point = Point(axis, along: 1, across: 2)
    #expect(point[axis] == 1)
    #expect(point[axis.other] == 2)
    point[axis] = 3
    #expect(point == Point(axis, along: 3, across: 2))

    var size = Size(axis, along: 1, across: 2)
    #expect(size[axis] == 1)
    #expect(size[axis.other] == 2)
    size[axis.other] = 3
    #expect(size == Size(axis, along: 1, across: 3))

    var layoutSize = LayoutSize()
    layoutSize[axis] = 44
    #expect(layoutSize[axis] == 44)
    #expect(layoutSize[axis.other] == .full(axis.other))
  }

  @Test("Which component is which")
  func orientation() {
    #expect(Point(.horizontal, along: 1, across: 2) == Point(x: 1, y: 2))
    #expect(Point(.vertical, along: 1, across: 2) == Point(x: 2, y: 1))
    #expect(Size(.horizontal, along: 1, across: 2) == Size(width: 1, height: 2))
    #expect(Size(.vertical, along: 1, across: 2) == Size(width: 2, height: 1))
  }

  @Test("Offsets add and subtract")
  func offsets() {
    #expect(Point(x: 1, y: 2) + Point(x: 3, y: -4) == Point(x: 4, y: -2))
    #expect(Point(x: 1, y: 2) - Point(x: 3, y: -4) == Point(x: -2, y: 6))
    #expect(
      Rect(x: 1, y: 2, width: 3, height: 4).offset(by: Point(x: 10, y: 20)) == Rect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test("Edges of a rectangle")
  func edges() {
    var rect = Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4))
    #expect((rect.maxX, rect.maxY) == (4, 6))
    #expect((rect.start(.horizontal), rect.end(.horizontal)) == (1, 4))
    #expect((rect.start(.vertical), rect.end(.vertical)) == (2, 6))
    rect.origin = Point(x: 5, y: 6)
    rect.size = Size(width: 7, height: 8)
    #expect(rect == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(rect.origin == Point(x: 5, y: 6))
    #expect(rect.size == Size(width: 7, height: 8))
  }

  @Test("Insets by edge and by axis")
  func insets() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 5)
    #expect((insets.start(.horizontal), insets.end(.horizontal), insets.sum(.horizontal)) == (2, 5, 7))
    #expect((insets.start(.vertical), insets.end(.vertical), insets.sum(.vertical)) == (1, 3, 4))
    #expect(insets.without(.horizontal) == Insets(top: 1, bottom: 3))
    #expect(insets.without(.vertical) == Insets(leading: 2, trailing: 5))
    #expect(Insets(all: 4) == Insets(horizontal: 4, vertical: 4))
    #expect(Insets(horizontal: 4) == Insets(leading: 4, trailing: 4))
    #expect(Insets(vertical: 4) == Insets(top: 4, bottom: 4))
    #expect(Insets() == .zero)
  }

  @Test("An inner box is never below zero (R10, R62)")
  func inner() {
    let size = Size(width: 320, height: 100)
    #expect(size.inner(by: Insets(top: 1, leading: 2, bottom: 3, trailing: 4)) == Size(width: 314, height: 96))
    #expect(size.inner(by: Insets(horizontal: 200, vertical: 10)) == Size(width: 0, height: 80))
    #expect(size.inner(by: Insets(all: -5)) == Size(width: 330, height: 110))
  }

  @Test(
    "A final frame takes the absolute value (R60)",
    arguments: [
      (Insets(horizontal: 7), Rect(x: 7, y: 0, width: 4.5, height: 9.5)),
      (Insets(vertical: 7), Rect(x: 0, y: 7, width: 9.5, height: 4.5)),
      (Insets(top: 1, leading: 2, bottom: 3, trailing: 4), Rect(x: 2, y: 1, width: 3.5, height: 5.5)),
      (Insets(all: -1), Rect(x: -1, y: -1, width: 11.5, height: 11.5)),
      (.zero, Rect(x: 0, y: 0, width: 9.5, height: 9.5)),
    ])
  func insetFrame(insets: Insets, frame: Rect) {
    #expect(Rect(x: 0, y: 0, width: 9.5, height: 9.5).insetFrame(by: insets) == frame)
  }

  @Test("Meeting takes more than an edge, touching an edge or a corner (R165)")
  func meeting() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let beside = Rect(x: 10, y: 0, width: 10, height: 10)
    let corner = Rect(x: 10, y: 10, width: 1, height: 1)
    let over = Rect(x: 9, y: 9, width: 10, height: 10)
    let line = Rect(x: 5, y: 5, width: 0, height: 3)
    let far = Rect(x: 11, y: 0, width: 1, height: 1)
    for (other, meets, touches) in [
      (rect, true, true), (beside, false, true), (corner, false, true), (over, true, true), (line, true, true),
      (far, false, false),
    ] {
      #expect(rect.meets(other) == meets, "\(other)")
      #expect(other.meets(rect) == meets, "\(other)")
      #expect(rect.meetsOrTouches(other) == touches, "\(other)")
      #expect(other.meetsOrTouches(rect) == touches, "\(other)")
    }
  }

  @Test("What two rectangles share")
  func intersection() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(Rect(x: 4, y: -5, width: 10, height: 10)) == Rect(x: 4, y: 0, width: 6, height: 5))
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == Rect(x: 10, y: 0, width: 0, height: 5))
    #expect(rect.intersection(Rect(x: 10.5, y: 0, width: 5, height: 5)) == nil)
  }
}
