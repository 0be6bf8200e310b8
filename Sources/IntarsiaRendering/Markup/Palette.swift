/// The colours of pictures: one for each kind of section, in light and dark.
///
/// The hues are the seven that Okabe and Ito chose to be told apart with any colour vision; an eighth kind begins again,
/// and every section is named beside its boxes as well.
struct Palette {
  /// A colour with eight bits a channel.
  struct Color {
    var red: Int
    var green: Int
    var blue: Int

    init(_ value: Int) {
      red = value >> 16 & 0xFF
      green = value >> 8 & 0xFF
      blue = value & 0xFF
    }

    /// The colour with a part of another, in percent.
    func mixed(with other: Color, percent: Int) -> Color {
      func mix(_ one: Int, _ two: Int) -> Int { (one * (100 - percent) + two * percent + 50) / 100 }
      var result = self
      result.red = mix(red, other.red)
      result.green = mix(green, other.green)
      result.blue = mix(blue, other.blue)
      return result
    }

    var text: String {
      let digits = Array("0123456789abcdef")
      var text = "#"
      for channel in [red, green, blue] {
        text.append(digits[channel >> 4])
        text.append(digits[channel & 0xF])
      }
      return text
    }
  }

  /// The colours of one kind.
  struct Shades {
    var fill: String
    var stroke: String
    var text: String
  }

  /// Whether the surroundings are light or dark.
  enum Scheme: CaseIterable {
    case light
    case dark
  }

  static let count = 7

  private static let hues = [0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00, 0xF0E442]

  let scheme: Scheme

  var page: String { scheme == .light ? "#ffffff" : "#101418" }
  var text: String { scheme == .light ? "#1c2126" : "#e9edf1" }
  var secondary: String { scheme == .light ? "#57606a" : "#a4adb7" }
  var line: String { scheme == .light ? "#c3cad1" : "#474f58" }
  var outline: String { scheme == .light ? "#6b7580" : "#8a949e" }

  /// The colours of the kind with a number.
  func shades(_ kind: Int) -> Shades {
    let hue = Color(Palette.hues[kind % Palette.count])
    let white = Color(0xFFFFFF)
    let black = Color(0x000000)
    switch scheme {
    case .light:
      return Shades(
        fill: hue.mixed(with: white, percent: 80).text, stroke: hue.mixed(with: black, percent: 20).text,
        text: hue.mixed(with: black, percent: 55).text)
    case .dark:
      return Shades(
        fill: hue.mixed(with: Color(0x101418), percent: 68).text, stroke: hue.mixed(with: white, percent: 12).text,
        text: hue.mixed(with: white, percent: 55).text)
    }
  }

  /// The class of a section's kind; a boundary item of the whole layout has one of its own.
  static func name(of section: DrawnSection?) -> String {
    section.map { "k\($0.kindPosition % count)" } ?? "whole"
  }
}
