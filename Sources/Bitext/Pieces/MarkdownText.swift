import TextBasics

/// Writes pieces as Markdown.
enum MarkdownText {
  /// The Markdown of `pieces`: parsing it gives the text and markup of the pieces.
  ///
  /// Text is escaped only where it would otherwise be read as markup.
  static func markdown(of pieces: [InlinePiece]) -> String {
    let bare = joined(pieces) { $0 }
    Effort.spend(bare.utf8.count)
    if reads(bare, as: pieces) { return bare }
    let escaped = joined(pieces) { self.escaped($0) }
    if text(of: escaped) == pieces.plainText { return escaped }
    // A bare address absorbs the characters after it, backslashes included, unless the address is
    // escaped too.
    let broken = joined(pieces) { self.escaped($0, andAddresses: true) }
    return text(of: broken) == pieces.plainText ? broken : escaped
  }

  /// The pieces of Markdown that stands for a text; where it is several paragraphs, with a code
  /// between them.
  static func pieces(of markdown: String) -> [InlinePiece] {
    let parts = markdown.split(separator: "\n\n").map { part -> [Inline] in
      paragraph(String(part)) ?? [.text(String(part))]
    }
    return PieceMaker.pieces(of: parts, between: .paragraphBreak, "\n\n")
  }

  /// The inlines of `markdown` if it is one paragraph.
  static func paragraph(_ markdown: String) -> [Inline]? {
    let blocks = Markdown.parse(Array(markdown.utf8), options: .excerpt).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else { return nil }
    return inlines
  }

  /// What is said about HTML in `markdown` that no page would show as it is meant, such as a script.
  static func messagesOnHTML(in markdown: String) -> [String] {
    guard markdown.utf8.contains(UInt8(ascii: "<")) else { return [] }
    return Markdown.parse(Array(markdown.utf8), options: .excerpt).findings.filter {
      $0.rule.hasPrefix("html-")
    }.map(\.statement)
  }

  /// The text of `markdown` if it is one paragraph.
  private static func text(of markdown: String) -> String? {
    paragraph(markdown).map { PieceMaker.pieces(of: $0).plainText }
  }

  private static func joined(
    _ pieces: [InlinePiece], _ escape: (String) -> String
  ) -> String {
    var markdown = ""
    var isInCode = false
    for piece in pieces {
      switch piece {
      case .text(let text): markdown += isInCode ? text : escape(text)
      case .opening(let code):
        isInCode = isInCode || code.kind == .code
        markdown += code.markdown
      case .closing(let code):
        if code.kind == .code { isInCode = false }
        markdown += code.markdown
      case .standalone(let code): markdown += code.markdown
      }
    }
    return markdown
  }

  /// Whether `markdown` is one paragraph with these pieces.
  private static func reads(_ markdown: String, as pieces: [InlinePiece]) -> Bool {
    paragraph(markdown).map { strings(PieceMaker.pieces(of: $0)) == strings(pieces) } ?? false
  }

  /// A text for a place where no mark means anything, such as a fence, as Markdown that reads so:
  /// `\[a\](b)`, also if a translator wrote `[a](b)`.
  ///
  /// One with other marks than those of links stays as it is: a fence would show them.
  static func literalized(_ markdown: String) -> String {
    guard pieces(of: markdown).compactMap(\.code).allSatisfy({ $0.kind == .link }) else {
      return markdown
    }
    return Self.markdown(of: [.text(withoutEscapes(markdown))])
  }

  /// A text without the backslashes before its marks.
  private static func withoutEscapes(_ markdown: String) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in markdown.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      // Before a letter, a digit or a blank a backslash is one.
      let isMark = 0x21...0x7E ~= scalar.value && !UInt8(scalar.value).isASCIIAlphanumeric
      if isEscaped, !isMark { text.append("\\") }
      isEscaped = false
      text.append(scalar)
    }
    if isEscaped { text.append("\\") }
    return String(text)
  }

  /// The texts and codes in order, without the numbers and kinds of the codes.
  ///
  /// Marks of emphasis that begin or end at one place have no order: `***` can be read in two.
  static func strings(_ pieces: [InlinePiece]) -> [String] {
    var strings: [String] = []
    var isAfterText = false
    // Where the last marks of emphasis stand, and whether they open it.
    var marks: (start: Int, areOpening: Bool)?
    for piece in pieces {
      if case .text(let text) = piece {
        if isAfterText { strings[strings.count - 1] += text } else { strings.append("t" + text) }
        (isAfterText, marks) = (true, nil)
        continue
      }
      let opens = piece.opensEmphasis
      if opens != marks?.areOpening { marks = opens.map { (strings.count, $0) } }
      strings.append("c" + (piece.code?.markdown ?? ""))
      if let marks { strings[marks.start...].sort() }
      isAfterText = false
    }
    return strings
  }

  /// `text` with a backslash before everything that may be markup.
  static func escaped(_ text: String, andAddresses breaksAddresses: Bool = false) -> String {
    var escaped = ""
    // Whether everything before is a number, as before the marker of a list.
    var isNumber = true
    let scalars = Array(text.unicodeScalars)
    for (offset, scalar) in scalars.enumerated() {
      switch scalar {
      case _ where breaksAddresses && (scalar == "." || scalar == ":" || scalar == "@"):
        escaped += "\\"
      case "\\", "`", "*", "_", "[", "]", "<", "~", "|", "&", "!": escaped += "\\"
      case "#", "+", "-", ">", "=", ":": if offset == 0 { escaped += "\\" }
      case ".", ")":
        // The marker of a list has white space behind it; a decimal fraction has none.
        let isLast = offset + 1 == scalars.count
        if 1...9 ~= offset, isNumber, isLast || scalars[offset + 1].properties.isWhitespace {
          escaped += "\\"
        }
      default: break
      }
      isNumber = isNumber && "0"..."9" ~= scalar
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// A link's destination and title, as they stand between its parentheses.
  static func target(_ destination: String, title: String) -> String {
    let isPlain =
      !destination.isEmpty && destination.utf8.first != UInt8(ascii: "<")
      && destination.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
      && isBalanced(destination)
    var target = destination
    if !isPlain {
      let inner = destination.unicodeScalars.reduce(into: "") { text, scalar in
        if scalar == "<" || scalar == ">" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar == "\n" ? " " : scalar)
      }
      target = "<\(inner)>"
    }
    if title.isEmpty { return target }
    let quoted = title.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return "\(target) \"\(quoted)\""
  }

  private static func isBalanced(_ destination: String) -> Bool {
    var depth = 0
    for byte in destination.utf8 {
      if byte == UInt8(ascii: "\\") { return false }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  static func tag(_ element: HTMLElement) -> String {
    var tag = "<" + element.name
    for attribute in element.attributes {
      tag += " \(attribute.name)=\"\(attribute.value.attributeValue())\""
    }
    return tag + ">"
  }

  /// The back-ticks that enclose `code`: one more than in its longest run.
  static func fence(for code: String) -> (opening: String, closing: String) {
    var longest = 0
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let ticks = String(repeating: "`", count: longest == 0 ? 1 : longest + 1)
    let needsSpace =
      code.utf8.first == UInt8(ascii: "`") || code.utf8.last == UInt8(ascii: "`")
      || code.utf8.first == 0x20 && code.utf8.last == 0x20
    return needsSpace ? (ticks + " ", " " + ticks) : (ticks, ticks)
  }
}
