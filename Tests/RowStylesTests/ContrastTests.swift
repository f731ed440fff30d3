import Foundation
import Testing

/// The contrast of the readable palette, computed from the style sheet by the formula of WCAG 2.2.
struct ContrastTests {
  private struct Color {
    let channels: [Double]

    init?(_ hex: Substring) {
      let digits = hex.count == 3 ? hex.flatMap { [$0, $0] } : Array(hex)
      guard digits.count == 6, let value = Int(String(digits), radix: 16) else { return nil }
      channels = [16, 8, 0].map { Double((value >> $0) & 255) / 255 }
    }

    var luminance: Double {
      let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    func contrast(with other: Color) -> Double {
      let (a, b) = (luminance, other.luminance)
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
  }

  /// The colours of each custom property: light, dark.
  private static func palette() throws -> [String: [Color]] {
    let sheet = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../templates/assets/examples.css").standardized
    let text = try String(contentsOf: sheet, encoding: .utf8)
    let rule = try #require(
      text.firstMatch(of: #/\.ex,\s+\.ex-choice \{(.*?)\n\s*\}/#.dotMatchesNewlines()))
    var colors: [String: [Color]] = [:]
    for match in rule.output.1.matches(
      of: #/--ex-([a-z-]+): (?:light-dark\(#([0-9a-f]+), #([0-9a-f]+)\)|#([0-9a-f]+))/#)
    {
      let values = [match.output.2 ?? match.output.4, match.output.3 ?? match.output.4]
      colors[String(match.output.1)] = values.compactMap { $0.flatMap(Color.init) }
    }
    return colors
  }

  @Test(arguments: [0, 1])
  func `texts reach 4.5 to 1 and signs 3 to 1`(_ appearance: Int) throws {
    let palette = try Self.palette()
    func color(_ name: String) throws -> Color {
      let colors = try #require(palette[name], "\(name)")
      try #require(colors.count == 2, "\(name)")
      return colors[appearance]
    }
    let white = try #require(Color("fff"))
    for ground in ["back", "group", "cell", "alternate"] {
      for text in ["label", "second", "tint"] {
        let contrast = try color(text).contrast(with: color(ground))
        #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
      }
      let chevron = try color("chevron").contrast(with: color(ground))
      #expect(chevron >= 3, "chevron on \(ground): \(chevron)")
    }
    for text in ["label", "pressed-second"] {
      #expect(try color(text).contrast(with: color("pressed")) >= 4.5, "\(text) on a pressed row")
    }
    #expect(try white.contrast(with: color("red")) >= 4.5, "the title of Delete")
    #expect(try color("green").contrast(with: color("cell")) >= 3, "a switch that is on")
  }
}
