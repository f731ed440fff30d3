import TextBasics

/// Cuts a text into sentences and the spaces and codes between them.
///
/// A cut is never inside a pair of codes. A text is not cut where an end is uncertain, as after an
/// abbreviation.
struct SentencePieces {
  /// A sentence, and the Markdown between it and the next: spaces, a line break, or nothing.
  struct Part {
    var pieces: [InlinePiece]
    var gap: String

    var text: String { pieces.plainText }
  }

  /// The sentences of a text; a row of a table is not cut.
  static func parts(of pieces: [InlinePiece]) -> [Part] {
    if pieces.contains(where: { $0.code?.kind == .cell }) {
      return [Part(pieces: pieces, gap: "")]
    }
    var cutter = SentencePieces(pieces)
    cutter.cut()
    return cutter.parts
  }

  /// The space between two sentences of one paragraph; empty in Japanese and Chinese.
  static func space(in language: Language) -> String {
    language == .japanese || language == Language(tag: "zh") ? "" : " "
  }

  /// The text that sentences make.
  static func joined(_ parts: [Part]) -> [InlinePiece] {
    var pieces: [InlinePiece] = []
    for (index, part) in parts.enumerated() {
      pieces += part.pieces
      guard index + 1 < parts.count, !part.gap.isEmpty else { continue }
      pieces += gap(part.gap)
    }
    return pieces
  }

  /// The Markdown between sentences as pieces: spaces, and codes that separate.
  private static func gap(_ markdown: String) -> [InlinePiece] {
    var pieces: [InlinePiece] = []
    var rest = markdown[...]
    while let first = rest.first {
      let spaces = rest.prefix { $0 == " " }
      guard spaces.isEmpty else {
        pieces.append(.text(String(spaces)))
        rest = rest.dropFirst(spaces.count)
        continue
      }
      let breaks = ["\\\n", "\n\n"].first { rest.hasPrefix($0) }
      let tag = first == "<" ? rest.firstIndex(of: ">").map { rest[...$0] } : nil
      let code = breaks ?? tag.map(String.init) ?? String(rest)
      pieces.append(.standalone(MarkupCode(id: 0, kind: .html, markdown: code)))
      rest = rest.dropFirst(code.count)
    }
    return pieces
  }

  private let all: [InlinePiece]
  private var parts: [Part] = []
  private var current: [InlinePiece] = []
  private var text = ""
  private var depth = 0
  private var ends = SentenceEnds()
  /// The characters since the last space.
  private var word = ""

  private init(_ pieces: [InlinePiece]) { all = pieces }

  private mutating func cut() {
    for (index, piece) in all.enumerated() {
      switch piece {
      case .text(let string): append(string, before: index + 1)
      case .opening:
        if depth == 0, ends.isBeforeText { close(gap: "") }
        flush()
        depth += 1
        current.append(piece)
      case .closing:
        flush()
        depth -= 1
        current.append(piece)
      case .standalone(let code):
        // A break before the first sentence is part of it.
        if depth == 0, code.separates, !(parts.isEmpty && current.isEmpty && text.isEmpty) {
          close(gap: code.markdown)
          continue
        }
        if depth == 0, ends.isBeforeText, code.kind != .footnote { close(gap: "") }
        flush()
        current.append(piece)
        if code.kind != .footnote { ends.pass() }
      }
    }
    close(gap: "")
  }

  private mutating func append(_ string: String, before next: Int) {
    let scalars = Array(string.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == " " {
        if current.isEmpty, text.isEmpty, let last = parts.indices.last {
          parts[last].gap += " "
          continue
        }
        let follows = scalars[(index + 1)...].first { $0 != " " } ?? first(from: next)
        if depth == 0, let follows, ends.isAtSpace(before: follows) {
          close(gap: " ")
        } else {
          text.unicodeScalars.append(scalar)
          word = ""
          ends.pass()
        }
        continue
      }
      if depth == 0, ends.isBefore(scalar.value) { close(gap: "") }
      let isAbbreviation = scalar == "." && isAbbreviation
      ends.pass(scalar.value, isAbbreviation: isAbbreviation)
      word.unicodeScalars.append(scalar)
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether a stop after ``word`` belongs to it.
  private var isAbbreviation: Bool {
    SentenceEnds.isAbbreviation(
      word.utf8.span, isFirst: current.isEmpty && text == word)
  }

  /// The first character of the text from a piece on; a code that stands alone counts as one.
  private func first(from index: Int) -> Unicode.Scalar? {
    for piece in all[index...] {
      switch piece {
      case .text(let text): if let first = text.unicodeScalars.first { return first }
      case .standalone(let code): return code.separates ? nil : "!"
      case .opening, .closing: continue
      }
    }
    return nil
  }

  private mutating func flush() {
    if !text.isEmpty { current.append(.text(text)) }
    text = ""
  }

  private mutating func close(gap: String) {
    flush()
    ends.pass()
    word = ""
    guard !current.isEmpty else {
      if let last = parts.indices.last { parts[last].gap += gap }
      return
    }
    parts.append(Part(pieces: current, gap: gap))
    current = []
  }
}
