import Foundation
import IntarsiaIR

/// A background behind a whole section.
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// How high the background lies.
  open var zIndex = 0
  /// The name under which the element is registered with the layout.
  public let elementKind: String

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: NSCollectionLayoutSize(LayoutSize()), supplementaryItems: [])
  }

  /// Makes a background.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The background in the intermediate representation.
  public var decorationSpec: DecorationSpec {
    DecorationSpec(elementKind: elementKind, contentInsets: contentInsets.spec, zIndex: zIndex)
  }

  override var identity: AnyHashable { decorationSpec }

  override func duplicate() -> NSCollectionLayoutDecorationItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return duplicate(copy)
  }
}
