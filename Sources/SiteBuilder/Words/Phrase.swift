/// An interface text with placeholders, `{0}` for the first value.
///
/// Swift fills them by a call and scripts by `higNotes.fill`, so both share the text.
package struct Phrase: ExpressibleByStringLiteral, Sendable {
  /// The text with its placeholders, as scripts get it.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package func callAsFunction(_ values: any CustomStringConvertible...) -> String {
    filled(with: values.map(\.description))
  }

  /// The text with its placeholders replaced by `values`; one without a value stays.
  package func filled(with values: [String]) -> String {
    var result = ""
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      result += Substring(rest[..<open])
      let place = rest[open...].dropFirst()
      guard let digit = place.first, let index = Int(String(UnicodeScalar(digit))),
        place.dropFirst().first == UInt8(ascii: "}"), values.indices.contains(index)
      else {
        result += "{"
        rest = place
        continue
      }
      result += values[index]
      rest = place.dropFirst(2)
    }
    return result + Substring(rest)
  }
}
