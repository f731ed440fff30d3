/// Takes backslashes out of a text that mean nothing where it stands.
///
/// Markdown that is made of pieces has a backslash before each mark that is markup somewhere. People
/// write `p_loss`, `~70%` and `## 4. Results`.
struct NeedlessEscapes {
  private let kind: Segment.Kind
  /// Texts by the same author, who may write a mark with its backslash all the same.
  private let samples: [String]

  init(kind: Segment.Kind, like samples: [String]) {
    self.kind = kind
    self.samples = samples
  }

  /// `markdown` with the backslashes that it needs to read the same.
  func removed(from markdown: String) -> String {
    guard markdown.utf8.contains(UInt8(ascii: "\\")) else { return markdown }
    guard kind == .cell else { return removed(fromText: markdown) }
    return RowMarkdown.cells(of: markdown).map(removed(fromText:))
      .joined(separator: RowMarkdown.separator)
  }

  private func removed(fromText markdown: String) -> String {
    let bytes = Array(markdown.utf8)
    let places = bytes.indices.filter { isNeedless(bytes, at: $0) }
    guard !places.isEmpty, let meaning = meaning(of: bytes) else { return markdown }
    func without(_ places: Set<Int>) -> [UInt8] {
      bytes.indices.filter { !places.contains($0) }.map { bytes[$0] }
    }
    if self.meaning(of: without(Set(places))) == meaning {
      return String(decoding: without(Set(places)), as: UTF8.self)
    }
    // All backslashes before one kind of mark stay, or none: `\*a*` reads the same as `*a\*`.
    var taken: Set<Int> = []
    for mark in Set(places.map { bytes[$0 + 1] }).sorted() {
      let more = taken.union(places.filter { bytes[$0 + 1] == mark })
      if self.meaning(of: without(more)) == meaning { taken = more }
    }
    return String(decoding: without(taken), as: UTF8.self)
  }

  /// Whether a byte is a backslash that may be one too many.
  private func isNeedless(_ bytes: [UInt8], at place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else { return false }
    // The first of two stands for the second.
    let before = bytes[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    guard before.isMultiple(of: 2) else { return false }
    let mark = bytes[place + 1]
    switch mark {
    case UInt8(ascii: "\\"): return false
    case UInt8(ascii: "|"): if kind == .cell { return false }
    case UInt8(ascii: "#"): if case .heading = kind { return false }
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: break
    default: return false
    }
    let pair = String(decoding: bytes[place...(place + 1)], as: UTF8.self)
    return !samples.contains { $0.contains(pair) }
  }

  /// The texts and codes as which a text is read; the marks of blocks mean nothing in headings and
  /// cells.
  private func meaning(of bytes: [UInt8]) -> [String]? {
    let isInline =
      switch kind {
      case .heading, .cell: true
      case .paragraph, .item, .quote, .caption, .code, .image, .html, .frontMatter: false
      }
    let text = (isInline ? "x " : "") + String(decoding: bytes, as: UTF8.self)
    return MarkdownText.paragraph(text).map { MarkdownText.strings(PieceMaker.pieces(of: $0)) }
  }
}
