#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR
  import IntarsiaSolver
  import Testing
  import UIKit

  /// A layout written for UIKit beside the same layout written as a value.
  struct Twin: Sendable, CustomTestStringConvertible {
    let name: String
    /// How many items each section has.
    let counts: [Int]
    let uikit: @MainActor @Sendable () -> UICollectionViewLayout
    let layout: Layout<Int>
    /// The view's extent.
    var width = 320.0
    var height = 480.0
    /// The visible corner of the content, which decides where pinned items are.
    var offset = 0.0

    /// Sections that depend on where they stand, and on the environment.
    init(
      _ name: String, _ counts: [Int], _ uikit: @escaping @MainActor @Sendable () -> UICollectionViewLayout,
      as layout: Layout<Int>
    ) {
      self.name = name
      self.counts = counts
      self.uikit = uikit
      self.layout = layout
    }

    /// Sections that are all alike.
    init(
      _ name: String, _ counts: [Int], _ uikit: @escaping @MainActor @Sendable () -> UICollectionViewLayout,
      _ section: SectionSpec
    ) {
      self.init(name, counts, uikit, as: Layout(for: Int.self) { _ in section })
    }

    /// The same twins in a view of another width.
    func width(_ width: Double) -> Twin {
      var twin = self
      twin.width = width
      return twin
    }

    /// The same twins scrolled down, or to the right.
    func scrolled(to offset: Double) -> Twin {
      var twin = self
      twin.offset = offset
      return twin
    }

    var testDescription: String { "\(name), \(width.formatted()) wide, at \(offset.formatted())" }
  }

  /// One element by what it is, where it is and how high it lies.
  struct PlacedElement: Hashable, CustomStringConvertible {
    var name: String
    var frame: Rect
    var zIndex: Int

    var description: String {
      "\(name) at \(frame.x) \(frame.y) \(frame.width) \(frame.height) z \(zIndex)"
    }
  }

  extension PlacedElement {
    init(_ element: LayoutElement) {
      switch element.id {
      case .item(let item, let section): name = "cell \(section).\(item)"
      case .supplementary(let kind, let index, let section):
        name = "\(kind) \(section.map { "\($0).\(index)" } ?? "of the layout")"
      case .decoration(let kind, let index, let section): name = "background \(kind) \(section).\(index)"
      }
      frame = element.frame
      zIndex = element.zIndex
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      let path = attributes.indexPath
      let place = path.item == Int.max ? "of the layout" : "\(path.section).\(path.item)"
      switch attributes.representedElementCategory {
      case .cell: name = "cell \(place)"
      case .supplementaryView: name = "\(attributes.representedElementKind ?? "") \(place)"
      case .decorationView: name = "background \(attributes.representedElementKind ?? "") \(place)"
      @unknown default: name = "?"
      }
      let rect = attributes.frame
      frame = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height).thousandths
      zIndex = attributes.zIndex
    }
  }

  extension Rect {
    /// The rectangle in whole thousandths of a point: a middle and an extent do not give back every last bit.
    var thousandths: Rect {
      func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
      return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
    }
  }
#endif
