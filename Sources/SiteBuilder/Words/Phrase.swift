/// A text of the interface with places for values, `{0}` for the first.
///
/// Swift fills them with a call, scripts with `higNotes.fill`, so that a phrase is the same text in
/// both.
package struct Phrase: ExpressibleByStringLiteral, Sendable {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package func callAsFunction(_ values: any CustomStringConvertible...) -> String {
    filled(with: values.map(\.description))
  }

  /// The text with `values` in their places; one that has no value stays as it is.
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
