import TextBasics

/// The ways to write markup that Markdown does not distinguish, as a text of a note uses them.
struct WrittenStyle {
  private let usesUnderscores: Bool
  private let usesDoubleUnderscores: Bool
  private let breaksWithBlanks: Bool
  /// The tag that the text has for its line breaks, with the line's end behind it; nil for none.
  private let breakTag: String?
  private let text: String
  /// The original, whose addresses the translation has.
  private let original: String

  init(of bytes: ArraySlice<UInt8>, translating original: ArraySlice<UInt8> = []) {
    text = String(decoding: bytes, as: UTF8.self)
    self.original = String(decoding: original, as: UTF8.self)
    let isStarred = bytes.contains(UInt8(ascii: "*"))
    usesDoubleUnderscores = !isStarred && text.contains("__")
    usesUnderscores = text.contains("_") && !text.replacing("**", with: "").contains("*")
    breaksWithBlanks = [text, self.original].firstResult(Self.breaksWithBlanks) ?? false
    breakTag = [text, self.original].firstResult { sample in
      guard !sample.contains("\\\n"), !sample.contains("  \n") else { return nil }
      return Self.breakTags.first { sample.contains($0) }
    }
  }

  /// Whether a text breaks its lines with blanks; nil if it breaks none.
  private static func breaksWithBlanks(_ text: String) -> Bool? {
    if text.contains("\\\n") || text.contains("\\\r") { return false }
    return text.contains("  \n") || text.contains("  \r") ? true : nil
  }

  /// `markdown`, or the same in this style if it reads the same.
  func applied(to markdown: String) -> String {
    let pieces = MarkdownText.pieces(of: markdown)
    let written = pieces.map(written)
    guard written != pieces else { return markdown }
    let text = written.map { piece in
      if case .text(let text) = piece { text } else { piece.code?.markdown ?? "" }
    }.joined()
    let isSame = MarkdownText.paragraph(text).map {
      MarkdownText.strings(PieceMaker.pieces(of: $0)) == MarkdownText.strings(pieces)
    }
    return isSame ?? false ? text : markdown
  }

  private func written(_ piece: InlinePiece) -> InlinePiece {
    switch piece {
    case .text: piece
    case .opening(let code): .opening(written(code))
    case .closing(let code): .closing(written(code))
    case .standalone(let code): .standalone(written(code))
    }
  }

  private func written(_ code: MarkupCode) -> MarkupCode {
    var markdown = code.markdown
    switch code.kind {
    case .italic: if usesUnderscores { markdown = "_" }
    case .bold: if usesDoubleUnderscores { markdown = "__" }
    case .lineBreak:
      if let breakTag, markdown == "\\\n" || markdown == "<br>" {
        markdown = markdown == "<br>" ? breakTag.trimmed : breakTag
      } else if breaksWithBlanks, markdown == "\\\n" {
        markdown = "  \n"
      }
    case .link:
      if markdown.hasPrefix("<"), markdown.hasSuffix(">") {
        markdown = written(address: String(markdown.dropFirst().dropLast()))
      }
    case .strikethrough, .code, .image, .html, .footnote, .paragraphBreak, .cell: break
    }
    return MarkupCode(id: code.id, kind: code.kind, markdown: markdown)
  }

  private static let breakTags = ["<br>", "<br/>", "<br />"].flatMap { [$0 + "\n", $0] }

  /// An address as the text writes it, or else the original: in brackets, as the text of a link, or
  /// bare.
  private func written(address: String) -> String {
    let ways = ["<\(address)>", "[\(address)](\(address))", address]
    return [text, original].firstResult { sample in ways.first { sample.contains($0) } } ?? ways[0]
  }
}
