import IntarsiaIR

/// What is written on a box of a text picture: its label and its size, on as many lines as they take.
struct TextLabel {
  private(set) var texts: [String] = []
  /// How far the text is from the box's border.
  private(set) var indent = 1

  init(_ box: DrawnBox, columns: ClosedRange<Int>) {
    let inside = columns.count - 2
    guard inside > 0 else { return }
    let label = TextLabel.name(of: box)
    let size = box.frame.size.pictureText
    if box.role == .decoration {
      let text = " \(label) "
      if text.columns + 2 <= inside { texts = [text] }
      return
    }
    indent = inside >= 5 ? 2 : 1
    let room = inside - (indent - 1)
    if room < 4, box.role == .item {
      texts = ["\(box.index)".fitted(to: room)]
      return
    }
    let both = "\(label)  \(size)"
    if both.columns <= room {
      texts = [both]
    } else if size.columns <= room {
      texts = [label.fitted(to: room), size]
    } else {
      texts = [label.fitted(to: room)]
    }
  }

  /// How many lines the label takes.
  var lines: Int { max(1, texts.count) }

  /// The index and what was given as a label; the kind of an element that is no item.
  private static func name(of box: DrawnBox) -> String {
    let label = box.label.printable
    return box.role == .item && label != "\(box.index)" ? "\(box.index) \(label)" : label
  }
}
