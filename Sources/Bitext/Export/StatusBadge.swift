/// A small picture that says how much of something is translated.
package enum StatusBadge {
  /// A badge of two fields, such as `ko` and `82 %`, as SVG.
  ///
  /// - Parameters:
  ///   - label: What is measured.
  ///   - done: The share that is done, in 0...1.
  /// - Returns: The bytes of the picture.
  package static func svg(label: String, done: Double) -> [UInt8] {
    let percent = Int((max(0, min(1, done)) * 100).rounded(.down))
    let value = "\(percent) %"
    let color = percent >= 95 ? "#1a7f37" : percent >= 60 ? "#7a6100" : "#b35900"
    let left = width(of: label)
    let right = width(of: value)
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(left + right)"), ("height", "20"),
        ("viewBox", "0 0 \(left + right) 20"), ("role", "img"),
      ]
    ) { xml in
      xml.text("title", [], "\(label): \(value)")
      xml.empty("rect", [("width", "\(left)"), ("height", "20"), ("fill", "#444")])
      xml.empty(
        "rect", [("x", "\(left)"), ("width", "\(right)"), ("height", "20"), ("fill", color)])
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

  /// In pixels, for letters of 11 pixels; wide characters take two columns.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(12) { $0 + 7 * TerminalWidth.columns(of: $1) }
  }
}
