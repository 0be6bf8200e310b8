extension Double {
  /// The shortest text that reads back as this number, without a fraction where there is none: `44`, `0.5`.
  public var layoutText: String {
    if self == rounded(.towardZero), magnitude < 1e15 {
      return "\(Int64(self))"
    }
    return "\(self)"
  }
}
