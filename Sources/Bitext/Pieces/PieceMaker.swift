import TextBasics

/// Converts the inlines of a segment to pieces.
struct PieceMaker {
  private(set) var pieces: [InlinePiece] = []
  private var text = ""
  private var lastID = 0
  private var lineBreak = "\\\n"
  private var gap = Gap.none
  /// The characters of a gap's white space that are kept; a gap without any becomes one space.
  private var blanks = ""
  /// Whether a combining mark may stand beside a letter from which something invisible separated
  /// it.
  private var mayHaveJoined = false
  /// The last visible character, which decides whether a line break is a space.
  private var last: Unicode.Scalar?

  private enum Gap { case none, lineBreak, space, zeroWidth }

  /// The pieces of one segment.
  static func pieces(of inlines: [Inline]) -> [InlinePiece] {
    var maker = PieceMaker()
    maker.append(inlines)
    return maker.finished()
  }

  /// The pieces of texts that form one unit with a code between them.
  static func pieces(
    of parts: [[Inline]], between kind: MarkupCode.Kind, _ markdown: String
  ) -> [InlinePiece] {
    var maker = PieceMaker()
    // A row is one line.
    if kind == .cell { maker.lineBreak = "<br>" }
    for (index, part) in parts.enumerated() {
      if index > 0 { maker.standalone(kind, markdown) }
      maker.append(part)
    }
    return maker.finished()
  }

  /// The pieces of segment number `segment` of a document, whose rows have the cells `cells`.
  static func pieces(
    of segment: Int, in document: Document, _ cells: [Int: [[Inline]]]
  ) -> [InlinePiece] {
    cells[segment].map { pieces(of: $0, between: .cell, RowMarkdown.separator) }
      ?? pieces(of: document.segments[segment].content)
  }

  private mutating func finished() -> [InlinePiece] {
    flush()
    // At the end of a text, a backslash would be one.
    if case .standalone(let code)? = pieces.last, code.kind == .lineBreak {
      pieces[pieces.count - 1] = .standalone(
        MarkupCode(id: code.id, kind: .lineBreak, markdown: "<br>"))
    }
    return pieces.map(\.exchangeable)
  }

  private mutating func append(_ inlines: [Inline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let string): append(string)
    case .softBreak: if gap == .none { gap = .lineBreak }
    case .hardBreak: standalone(.lineBreak, lineBreak)
    case .code(let code): append(code: code)
    case .html(let literal): standalone(.html, literal)
    case .element(let element, let children): append(element, children)
    case .emphasis(let children): pair(.italic, "*", children, "*")
    case .strong(let children): pair(.bold, "**", children, "**")
    case .footnoteReference(let label):
      // The text continues as if the reference were not there.
      let before = last
      standalone(.footnote, "[^\(label)]")
      last = before ?? last
    case .strikethrough(let children): pair(.strikethrough, "~~", children, "~~")
    case .link(let destination, let title, let children):
      if title.isEmpty, children == [.text(destination)], destination.contains(":") {
        return standalone(.link, "<\(destination)>")
      }
      let target = MarkdownText.target(destination, title: title)
      pair(.link, "[", children, "](\(target))")
    case .image(let source, let title, let alternative):
      let inner = MarkdownText.markdown(of: PieceMaker.pieces(of: alternative))
      standalone(.image, "![\(inner)](\(MarkdownText.target(source, title: title)))")
    }
  }

  private mutating func append(_ element: HTMLElement, _ children: [Inline]) {
    let tag = MarkdownText.tag(element)
    if element.isVoid {
      return standalone(element.name == "br" ? .lineBreak : .html, tag)
    }
    pair(.html, tag, children, "</\(element.name)>")
  }

  private mutating func append(code: String) {
    let fence = MarkdownText.fence(for: code)
    let id = nextID()
    space(before: code.unicodeScalars.first)
    flush()
    pieces.append(.opening(MarkupCode(id: id, kind: .code, markdown: fence.opening)))
    pieces.append(.text(code))
    pieces.append(.closing(MarkupCode(id: id, kind: .code, markdown: fence.closing)))
    last = code.unicodeScalars.last
  }

  private mutating func pair(
    _ kind: MarkupCode.Kind, _ opening: String, _ children: [Inline], _ closing: String
  ) {
    let id = nextID()
    // White space stands outside a pair, as Markdown requires.
    if gap == .lineBreak || gap == .space,
      let first = children.text(.spoken).unicodeScalars.first
    {
      space(before: first)
    }
    flush()
    pieces.append(.opening(MarkupCode(id: id, kind: kind, markdown: opening)))
    append(children)
    flush()
    pieces.append(.closing(MarkupCode(id: id, kind: kind, markdown: closing)))
  }

  private mutating func standalone(_ kind: MarkupCode.Kind, _ markdown: String) {
    let isBreak = [.lineBreak, .paragraphBreak, .cell].contains(kind)
    if isBreak { gap = .none } else { space(before: "!") }
    flush()
    pieces.append(.standalone(MarkupCode(id: nextID(), kind: kind, markdown: markdown)))
    last = isBreak ? nil : "!"
  }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Appends text.
  ///
  /// The number of spaces stays, so that the note gets back its own spaces; other white space is
  /// folded, as in the text of a segment.
  private mutating func append(_ string: String) {
    for scalar in string.unicodeScalars {
      if scalar.value == WhiteSpace.zeroWidth {
        if gap != .space { gap = .zeroWidth }
        mayHaveJoined = true
        continue
      }
      if WhiteSpace.contains(scalar) {
        if gap != .space { blanks = "" }
        gap = .space
        if Self.isKept(scalar) { blanks.unicodeScalars.append(scalar) }
        continue
      }
      space(before: scalar)
      text.unicodeScalars.append(scalar)
      last = scalar
    }
  }

  private mutating func space(before next: Unicode.Scalar?) {
    defer { gap = .none }
    guard let last else { return }
    switch gap {
    case .none, .zeroWidth: return
    case .lineBreak: if LineBreak.isSpace(before: last, after: next) { text += " " }
    case .space: text += blanks.isEmpty ? " " : blanks
    }
  }

  /// Spaces that a line holds and that every tool of translators keeps.
  static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{3000}"
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.text(mayHaveJoined ? PlainText.composed(text) : text)) }
    text = ""
  }
}
