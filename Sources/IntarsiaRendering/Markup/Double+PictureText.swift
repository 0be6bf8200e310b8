import IntarsiaIR

extension Double {
  /// The number as pictures write it: at most two decimals, none where they are zero.
  ///
  /// What is no number is written as 0, so that a picture is never broken.
  var pictureText: String {
    guard isFinite else { return "0" }
    guard magnitude < 1e12 else { return layoutText }
    return ((self * 100).rounded() / 100).layoutText
  }
}

extension Size {
  /// Width and height, as labels write them: `390×200`.
  var pictureText: String {
    "\(width.pictureText)×\(height.pictureText)"
  }
}
