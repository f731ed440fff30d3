import TextBasics

/// Writes Markdown's links as notes in HTML have them.
///
/// An element has the address before the words, Markdown behind them. A change is carried over to a
/// note in the order of its tokens, so the words of a link would be looked for in its address.
enum LinkElements {
  /// Whether the links of a text in its note are elements.
  static func areIn(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text)
    let scanner = LineScanner(bytes, bytes.indices)
    return (scanner.first("<a ") ?? scanner.first("<A ")) != nil && scanner.first("](") == nil
  }

  /// `markdown` with its links as elements; nil if it has none.
  ///
  /// Characters that Markdown escapes are written bare: where that would be read in another way, the
  /// text is written otherwise.
  ///
  /// - Complexity: O(markdown).
  static func written(_ markdown: String) -> String? {
    let pieces = MarkdownText.pieces(of: markdown)
    var addresses: [Int: String] = [:]
    for case .closing(let code) in pieces where code.kind == .link {
      if let address = address(in: code.markdown) { addresses[code.id] = address }
    }
    guard !addresses.isEmpty else { return nil }
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .opening(let code):
        let element = addresses[code.id].map {
          MarkdownText.tag(HTMLElement(name: "a", attributes: [.init(name: "href", value: $0)]))
        }
        text += element ?? code.markdown
      case .closing(let code): text += addresses[code.id] == nil ? code.markdown : "</a>"
      case .standalone(let code): text += code.markdown
      }
    }
    return text
  }

  /// The address in the end of a link, `](address)`.
  private static func address(in end: String) -> String? {
    guard end.hasPrefix("]("), end.hasSuffix(")"), !end.hasSuffix("\")") else { return nil }
    let target = end.dropFirst(2).dropLast()
    return target.hasPrefix("<") ? String(target.dropFirst().dropLast()) : String(target)
  }
}
