import TextBasics

/// Tags of template languages and components, on a line of their own or around what stands in one.
extension DialectReader {
  private struct Piece {
    /// Text before the tag.
    let text: Range<Int>
    let tag: TemplateTag
    let meaning: TagMeaning
    /// Whether it stands in the text of a link, which goes on behind it.
    let isInLink: Bool

    /// Whether it stands between paragraphs.
    var isBlock: Bool { meaning.isBlock && !isInLink }
  }

  /// Reads a line that is cut by tags; false where tags are only parts of its text.
  mutating func readTags(_ line: DialectLine) -> Bool {
    if isTagStart(line.scanner), TemplateTag(line.scanner) == nil, readLongTag(line) { return true }
    let (pieces, rest) = pieces(of: line)
    guard !pieces.isEmpty else { return false }
    let isAllTags = (pieces.map(\.text) + [rest]).allSatisfy { isBlank($0) }
    let isCut = pieces.contains { $0.isBlock && !$0.meaning.canBeInline }
    guard isAllTags || isCut else { return false }
    var isFirst = true
    func next() -> DialectLine { isFirst ? line : line.continued }
    var text: [UInt8] = []
    func write(_ text: inout [UInt8], in reader: inout DialectReader) {
      guard text.contains(where: { $0 > 0x20 }) else { return }
      let read = InlineDialect.rewritten(Array(text.drop { $0 == 0x20 }), isInHTML: reader.isInHTML)
      for tag in read.unknown { reader.tell(tag) }
      reader.write(read.bytes, like: next())
      isFirst = false
      text = []
    }
    for piece in pieces {
      text += bytes[piece.text]
      if !isAllTags, !piece.isBlock || piece.meaning.canBeInline {
        // A part of the text, which is read with it.
        text += bytes[piece.text.upperBound..<piece.tag.end]
        continue
      }
      write(&text, in: &self)
      apply(piece.meaning, of: piece.tag, next())
      isFirst = false
    }
    text += bytes[rest]
    write(&text, in: &self)
    return true
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

  private func isTagStart(_ scanner: LineScanner) -> Bool {
    scanner.isAt("{%") || scanner.isAt("{{<") || scanner.isAt("{{%") || scanner.isAt("<")
  }

  /// The tags of a line, each with the text before it, and the text behind the last one.
  private mutating func pieces(of line: DialectLine) -> ([Piece], rest: Range<Int>) {
    var pieces: [Piece] = []
    var scanner = line.scanner
    var start = scanner.index
    var brackets = 0
    while let byte = scanner.next {
      switch byte {
      case 0x5C: scanner.index += 2
      case 0x5B, 0x5D:
        brackets = max(0, brackets + (byte == 0x5B ? 1 : -1))
        scanner.index += 1
      case 0x60:
        var close = scanner.limited(to: 1_024)
        let length = close.skip { $0 == 0x60 }
        scanner.index = close.index
        while !close.isAtEnd {
          close.skip { $0 != 0x60 }
          if close.skip(while: { $0 == 0x60 }) == length {
            scanner.index = close.index
            break
          }
        }
      case 0x7B, 0x3C:
        guard let tag = TemplateTag(scanner.limited(to: 1_024)), isTag(tag, at: scanner.index)
        else {
          scanner.index += 1
          continue
        }
        let meaning = TagMeaning(tag)
        if meaning == .none {
          scanner.index = tag.end
          continue
        }
        pieces.append(
          Piece(
            text: start..<scanner.index, tag: tag, meaning: meaning, isInLink: brackets > 0))
        scanner.index = tag.end
        start = tag.end
      default: scanner.index += 1
      }
    }
    return (pieces, min(start, line.content.upperBound)..<line.content.upperBound)
  }

  /// Whether what looks like a tag is one: a component has to be closed, and no element of HTML.
  private mutating func isTag(_ tag: TemplateTag, at index: Int) -> Bool {
    guard tag.syntax == .component else { return true }
    if tag.name.utf8.allSatisfy({ 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }) { return false }
    return tag.isSelfClosing || tag.isClosing || isClosed(tag, at: index)
  }

  /// Whether what closes a tag comes later.
  private mutating func isClosed(_ tag: TemplateTag, at index: Int) -> Bool {
    allClosings().line(closing: tag, after: index) != nil
  }

  private mutating func allClosings() -> TagClosings {
    if let closings { return closings }
    let found = TagClosings(in: bytes, lines)
    closings = found
    return found
  }

  /// Reads a tag whose attributes stand on several lines; false where the line begins none.
  private mutating func readLongTag(_ line: DialectLine) -> Bool {
    let last = min(current + 32, lines.count - 1)
    guard current < last else { return false }
    var end = current + 1
    while end <= last {
      if self.line(end).isBlank { return false }
      let whole = LineScanner(bytes, line.content.lowerBound..<lines[end].upperBound)
      let closes = line.scanner.isAt("<") ? lineEnds(end, 0x3E) : lineEnds(end, 0x7D)
      if closes, let tag = TemplateTag(whole.limited(to: 4_096)) {
        guard isTag(tag, at: line.content.lowerBound), isBlank(tag.end..<lines[end].upperBound)
        else { return false }
        let meaning = TagMeaning(tag)
        if meaning == .none { return false }
        apply(meaning, of: tag, line)
        while current < end {
          current += 1
          leaveOut(self.line(current))
        }
        return true
      }
      end += 1
    }
    return false
  }

  private func lineEnds(_ number: Int, _ byte: UInt8) -> Bool {
    let content = line(number).content
    return bytes[content].last { $0 > 0x20 } == byte
  }

  // MARK: - Meanings

  private mutating func apply(_ meaning: TagMeaning, of tag: TemplateTag, _ line: DialectLine) {
    let line = isInElement(line) ? line.dedented(by: line.indent) : line
    switch meaning {
    case .nothing, .none, .raw: leaveOut(line)
    case .unknown:
      tell(tag)
      leaveOut(line)
    case .opening(let callout, let title):
      if !tag.isSelfClosing, isClosed(tag, at: line.content.lowerBound) {
        openCallout(callout, title: title, like: line)
      } else {
        tell(tag)
        leaveOut(line)
      }
    case .closing: closeCallout(line)
    case .title(let title): write(title: title, like: line)
    case .link(let text, let address):
      write(block: "[\(text.withoutBrackets)](<\(address)>)", like: line)
    case .picture(let address, let alternative, let caption):
      write(block: "![\(alternative.withoutBrackets)](<\(address)>)", like: line)
      if !caption.isEmpty { write(block: caption, like: line.continued) }
    case .text(let text): write(block: text, like: line)
    case .code(let language): readCode(language, line, tag)
    case .endOfCode: leaveOut(line)
    case .comment: skipComment(tag, line)
    }
  }

  /// Whether a line is indented because the element of HTML above it is open, and not as code is.
  private func isInElement(_ line: DialectLine) -> Bool {
    guard current > 0, line.indent >= 4, !line.isInList, !line.isQuoted, blocks.isEmpty else {
      return false
    }
    return self.line(current - 1).first == 0x3C
  }

  /// Makes the lines up to the end of the tag a fenced block of code.
  private mutating func readCode(_ language: String, _ line: DialectLine, _ tag: TemplateTag) {
    guard let end = endLine(of: tag) else {
      leaveOut(line)
      return
    }
    let fence = "````````"
    write(fence + language, like: line)
    while current + 1 < end {
      current += 1
      write(blocks.inside(self.line(current)))
    }
    current = end
    write(fence, like: line.continued)
  }

  private mutating func skipComment(_ tag: TemplateTag, _ line: DialectLine) {
    guard let end = endLine(of: tag) else {
      leaveOut(line)
      return
    }
    skipLines(through: end)
  }

  /// The next line that has what closes a tag.
  private mutating func endLine(of tag: TemplateTag) -> Int? {
    allClosings().line(closing: tag, after: lines[current].upperBound)
  }
}

extension String {
  fileprivate var withoutBrackets: String { filter { $0 != "[" && $0 != "]" } }
}
