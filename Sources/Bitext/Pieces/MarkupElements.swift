import TextBasics

/// Writes Markdown's links and other marks as notes in HTML have them.
///
/// An element of a link has the address before the words, Markdown behind them. A change is carried over to a
/// note in the order of its tokens, so the words of a link would be looked for in its address.
enum MarkupElements {
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
    let addresses = addresses(in: pieces)
    guard !addresses.isEmpty else { return nil }
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .opening(let code): text += addresses[code.id].map(link) ?? code.markdown
      case .closing(let code): text += addresses[code.id] == nil ? code.markdown : "</a>"
      case .standalone(let code): text += code.markdown
      }
    }
    return text
  }

  /// `markdown` with all its marks as elements, for lines of HTML, in which a star is a star; nil if
  /// something of it has no element.
  ///
  /// - Complexity: O(markdown).
  static func elements(of markdown: String) -> String? {
    var text = ""
    let pieces = MarkdownText.pieces(of: markdown)
    let addresses = addresses(in: pieces)
    for piece in pieces {
      if case .text(let words) = piece {
        text += words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      } else if let code = piece.code, let element = element(piece, code, addresses[code.id]) {
        text += element
      } else {
        return nil
      }
    }
    return text
  }

  /// The tag for one end of a mark; nil if there is none.
  private static func element(
    _ piece: InlinePiece, _ code: MarkupCode, _ address: String?
  ) -> String? {
    let name: String
    switch code.kind {
    case .html: return code.markdown
    case .lineBreak: return "<br>"
    case .bold: name = "strong"
    case .italic: name = "em"
    case .strikethrough: name = "s"
    case .code: name = "code"
    case .link: name = "a"
    case .image, .footnote, .paragraphBreak, .cell: return nil
    }
    switch piece {
    case .opening: return name == "a" ? address.map(link) : "<\(name)>"
    case .closing: return "</\(name)>"
    case .standalone, .text: return nil
    }
  }

  /// The addresses of links, by the numbers of their codes.
  private static func addresses(in pieces: [InlinePiece]) -> [Int: String] {
    var addresses: [Int: String] = [:]
    for case .closing(let code) in pieces where code.kind == .link {
      if let address = address(in: code.markdown) { addresses[code.id] = address }
    }
    return addresses
  }

  private static func link(to address: String) -> String {
    MarkdownText.tag(HTMLElement(name: "a", attributes: [.init(name: "href", value: address)]))
  }

  /// The address in the end of a link, `](address)`.
  private static func address(in end: String) -> String? {
    guard end.hasPrefix("]("), end.hasSuffix(")"), !end.hasSuffix("\")") else { return nil }
    let target = end.dropFirst(2).dropLast()
    return target.hasPrefix("<") ? String(target.dropFirst().dropLast()) : String(target)
  }
}
