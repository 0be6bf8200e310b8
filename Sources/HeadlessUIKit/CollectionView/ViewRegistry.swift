import Foundation

/// The classes of views by name, and the views that wait to be used again.
@MainActor struct ViewRegistry {
  /// What a view is registered for: a kind of supplementary, or no kind for cells.
  struct Key: Hashable {
    var kind: String?
    var identifier: String
  }

  private var types: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ type: AnyClass?, _ key: Key) {
    types[key] = type as? UICollectionReusableView.Type
  }

  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// A view that waited, or a new one.
  mutating func view(_ key: Key) -> UICollectionReusableView {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = types[key] else {
      raise(
        "could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell") with identifier "
          + "\(key.identifier) - must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    return made(type, key)
  }

  /// A view of a class that waited, or a new one.
  mutating func view<View: UICollectionReusableView>(_ type: View.Type, _ key: Key) -> View {
    if let view = waiting[key]?.popLast() as? View {
      view.prepareForReuse()
      return view
    }
    return made(type, key)
  }

  private func made<View: UICollectionReusableView>(_ type: View.Type, _ key: Key) -> View {
    let view = type.init(headlessFrame: .zero)
    view.reuseIdentifier = key.identifier
    return view
  }
}
