import TextBasics

/// A piece of a segment as translators' tools see it: text, or a code that stands for markup.
///
/// The texts and the Markdown of the codes, joined, are the segment's Markdown except for the
/// escaping of its text.
package enum InlinePiece: Hashable, Sendable {
  /// Without markup and without escapes.
  case text(String)
  /// The beginning of a pair, which ``closing(_:)`` with the same number ends.
  case opening(MarkupCode)
  case closing(MarkupCode)
  case standalone(MarkupCode)

  /// The code of a piece; nil for text.
  package var code: MarkupCode? {
    switch self {
    case .text: nil
    case .opening(let code), .closing(let code), .standalone(let code): code
    }
  }

  /// Whether it opens emphasis, or closes it; nil if it is neither.
  var opensEmphasis: Bool? {
    switch self {
    case .opening(let code) where code.kind.isEmphasis: true
    case .closing(let code) where code.kind.isEmphasis: false
    case .opening, .closing, .standalone, .text: nil
    }
  }
}

/// A piece of Markdown that a translator's tool shows as one unit.
package struct MarkupCode: Hashable, Sendable {
  /// The kind of markup that a code stands for.
  package enum Kind: String, Hashable, Sendable {
    case bold, italic, strikethrough, link, code, image, lineBreak, html, footnote, paragraphBreak
    case cell

    var isEmphasis: Bool { self == .bold || self == .italic || self == .strikethrough }
  }

  /// The number of the code, from 1; unique in its segment, except that both ends of a pair share
  /// it.
  package let id: Int
  /// The kind of markup.
  package let kind: Kind
  /// The markup itself, such as `**` or `](a.png)`.
  package let markdown: String

  package init(id: Int, kind: Kind, markdown: String) {
    self.id = id
    self.kind = kind
    self.markdown = markdown
  }

  /// Whether the code encloses what may be a name: a link or code.
  fileprivate var isName: Bool { kind == .link || kind == .code }

  /// Whether the code separates words: it ends a line, a paragraph or a cell.
  ///
  /// The Markdown decides, because a translator's tool returns nothing else.
  var separates: Bool {
    markdown.utf8.last == 0x0A || markdown == RowMarkdown.separator
      || markdown.utf8.starts(with: "<br".utf8)
  }
}

extension [InlinePiece] {
  /// Whether a text is no more than a link or code, and marks beside it.
  var areName: Bool {
    var depth = 0
    var holdsName = false
    for piece in self {
      switch piece {
      case .opening(let code): if code.isName { depth += 1 }
      case .closing(let code): if code.isName { depth -= 1 }
      case .standalone(let code): holdsName = holdsName || code.kind == .link
      case .text(let text):
        holdsName = holdsName || depth > 0
        if depth == 0, text.unicodeScalars.contains(where: \.properties.isAlphabetic) {
          return false
        }
      }
    }
    return holdsName
  }

  /// The text without the codes.
  package var plainText: String { text(withAddresses: false) }

  /// The same with addresses that are links without words of their own.
  var textWithAddresses: String { text(withAddresses: true) }

  private func text(withAddresses: Bool) -> String {
    var text = ""
    for piece in self {
      switch piece {
      case .text(let string): text += string
      case .standalone(let code) where withAddresses && code.kind == .link:
        text += code.markdown.trimmed(of: { "<>".unicodeScalars.contains($0) })
      case .standalone(let code): if code.separates { text += " " }
      case .opening, .closing: break
      }
    }
    return text
  }
}

extension InlinePiece {
  /// The piece without characters that XML cannot hold and nobody can see, as the delivery is
  /// compared with the export.
  var exchangeable: InlinePiece {
    func kept(_ code: MarkupCode) -> MarkupCode {
      MarkupCode(id: code.id, kind: code.kind, markdown: PlainText.withoutControls(code.markdown))
    }
    return switch self {
    case .text(let text): .text(PlainText.withoutControls(text))
    case .opening(let code): .opening(kept(code))
    case .closing(let code): .closing(kept(code))
    case .standalone(let code): .standalone(kept(code))
    }
  }
}

extension [InlinePiece] {
  /// The pieces with the numbers that the same codes have in the original, by which tools know which code
  /// of a translation stands for which of the original.
  ///
  /// A code without one in the original has a number of its own.
  ///
  /// - Complexity: O(pieces).
  func numbered(like original: [InlinePiece]) -> [InlinePiece] {
    let own = codes
    guard !own.isEmpty else { return self }
    let models = original.codes
    var numbers: [Int: Int] = [:]
    var taken: Set<Int> = []
    /// Gives the codes that have no number yet the models with the same key, in their order.
    func number(by key: (MarkupCode) -> MarkupCode) {
      var free = Dictionary(
        grouping: models.reversed().lazy.filter { !taken.contains($0.id) }, by: key)
      for code in own where numbers[code.id] == nil {
        guard let model = free[key(code)]?.popLast() else { continue }
        numbers[code.id] = model.id
        taken.insert(model.id)
      }
    }
    // The same markup first: of two links, each has its address.
    number { MarkupCode(id: 0, kind: $0.kind, markdown: $0.markdown) }
    number { MarkupCode(id: 0, kind: $0.kind, markdown: "") }
    var last = models.map(\.id).max() ?? 0
    for code in own where numbers[code.id] == nil {
      last += 1
      numbers[code.id] = last
    }
    return map { $0.numbered { numbers[$0] ?? $0 } }
  }

  /// The codes, each pair as one with the markup of both ends.
  private var codes: [MarkupCode] {
    var ends: [Int: String] = [:]
    for case .closing(let code) in self { ends[code.id] = code.markdown }
    return compactMap { piece in
      switch piece {
      case .text, .closing: return nil
      case .standalone(let code): return code
      case .opening(let code):
        return MarkupCode(
          id: code.id, kind: code.kind, markdown: code.markdown + (ends[code.id] ?? ""))
      }
    }
  }
}

extension InlinePiece {
  fileprivate func numbered(_ number: (Int) -> Int) -> InlinePiece {
    func code(_ code: MarkupCode) -> MarkupCode {
      MarkupCode(id: number(code.id), kind: code.kind, markdown: code.markdown)
    }
    return switch self {
    case .text: self
    case .opening(let own): .opening(code(own))
    case .closing(let own): .closing(code(own))
    case .standalone(let own): .standalone(code(own))
    }
  }
}
