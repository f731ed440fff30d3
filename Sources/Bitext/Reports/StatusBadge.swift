import TextBasics

/// A small picture with the share of something that is translated.
package struct StatusBadge {
  private let label: String
  private let percent: Int

  /// Makes a badge of two fields, such as `ko` and `82 %`.
  ///
  /// - Parameters:
  ///   - label: What is measured.
  ///   - done: The share that is done, in 0...1.
  package init(label: String, done: Double) {
    self.label = label
    percent = Int((max(0, min(1, done)) * 100).rounded(.down))
  }

  /// In pixels.
  package var width: Int { Self.width(of: label) + Self.width(of: value) }

  /// In pixels.
  package static let height = 20

  /// The picture.
  package var svg: [UInt8] {
    let color = percent >= 95 ? "#1a7f37" : percent >= 60 ? "#7a6100" : "#b35900"
    let left = Self.width(of: label)
    let right = Self.width(of: value)
    let height = "\(Self.height)"
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(width)"), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ]
    ) { xml in
      xml.text("title", [], "\(label): \(value)")
      xml.empty("rect", [("width", "\(left)"), ("height", height), ("fill", "#444")])
      xml.empty(
        "rect", [("x", "\(left)"), ("width", "\(right)"), ("height", height), ("fill", color)])
      for (text, middle) in [(label, left / 2), (value, left + right / 2)] {
        xml.text(
          "text",
          [
            ("x", "\(middle)"), ("y", "14"), ("fill", "#fff"), ("font-size", "11"),
            ("font-family", "sans-serif"), ("text-anchor", "middle"),
          ], text)
      }
    }
    return xml.bytes
  }

  private var value: String { "\(percent) %" }

  /// The width of a text in letters of 11 pixels; wide characters take two columns.
  private static func width(of text: String) -> Int {
    12 + 7 * TerminalWidth.columns(of: text)
  }
}
