import TextBasics

/// Tags of template languages and components, on a line of their own or around text in a line.
struct TagLines {
  /// The places where tags are closed; nil until they are asked for.
  private var closings: TagClosings?
  /// For each open component with tabs, the names that it gives to the tabs that are to come.
  private var names: [[String]] = []

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
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    if isTagStart(line.scanner), TemplateTag(line.scanner) == nil, readLong(line, of: &page) {
      return true
    }
    let (pieces, rest) = pieces(of: line, page)
    guard !pieces.isEmpty else { return false }
    let isAllTags = (pieces.map(\.text) + [rest]).allSatisfy { isBlank(page.bytes[$0]) }
    let isCut = pieces.contains { $0.isBlock && !$0.meaning.canBeInline }
    guard isAllTags || isCut else { return false }
    var isFirst = true
    func next() -> DialectLine { isFirst ? line : line.continued }
    var text: [UInt8] = []
    func write(_ text: inout [UInt8], to page: inout DialectPage) {
      guard text.contains(where: { $0 > 0x20 }) else { return }
      let read = page.rewritten(Array(text.drop { $0 == 0x20 }), isInHTML: page.isInHTML)
      page.write(read, like: next())
      isFirst = false
      text = []
    }
    for piece in pieces {
      text += page.bytes[piece.text]
      if !isAllTags, !piece.isBlock || piece.meaning.canBeInline {
        // A part of the text, which is read with it.
        text += page.bytes[piece.text.upperBound..<piece.tag.end]
        continue
      }
      write(&text, to: &page)
      apply(piece.meaning, of: piece.tag, next(), &page)
      isFirst = false
    }
    text += page.bytes[rest]
    write(&text, to: &page)
    if pieces.count == 1, isAllTags { enter(pieces[0].tag, line, &page) }
    return true
  }

  /// Takes the lines below the tag of a component out of their indentation, which makes no code in
  /// MDX.
  private func enter(_ tag: TemplateTag, _ line: DialectLine, _ page: inout DialectPage) {
    guard tag.syntax == .component, !tag.isClosing, !tag.isSelfClosing, !line.isInList,
      !line.isQuoted, page.blocks.entries.count < IndentedBlocks.maximumDepth
    else { return }
    page.blocks.open(IndentedBlocks.Entry(indent: line.indent + 1, dedent: -1, prefix: []))
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 <= 0x20 } }

  private func isTagStart(_ scanner: LineScanner) -> Bool {
    scanner.isAt("{%") || scanner.isAt("{{<") || scanner.isAt("{{%") || scanner.isAt("<")
  }

  /// The tags of a line, each with the text before it, and the text behind the last one.
  private mutating func pieces(
    of line: DialectLine, _ page: DialectPage
  ) -> ([Piece], rest: Range<Int>) {
    var pieces: [Piece] = []
    var scanner = line.scanner
    var start = scanner.index
    var brackets = 0
    var comments = TemplateComment.Ends()
    while let byte = scanner.next {
      switch byte {
      case 0x5C: scanner.index += 2
      case 0x5B, 0x5D:
        brackets = max(0, brackets + (byte == 0x5B ? 1 : -1))
        scanner.index += 1
      case 0x60: scanner.skipCode()
      case 0x7B, 0x3C:
        // A comment that ends in the line is read with the text.
        if let end = comments.end(at: scanner) {
          scanner.index = end
          continue
        }
        guard let tag = TemplateTag(scanner.limited(to: 1_024)),
          isTag(tag, at: scanner.index, in: page)
        else {
          scanner.index += 1
          continue
        }
        let meaning = meaning(of: tag, page)
        let raw = meaning == .raw ? RawTemplate.inner(of: tag, in: scanner) : nil
        if meaning == .none || raw != nil {
          scanner.index = raw?.upperBound ?? tag.end
          // Its end is a part of the text, too.
          if raw != nil, let end = TemplateTag(scanner) { scanner.index = end.end }
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

  /// Whether a tag is meant as one: a component has to be closed, and is no element of HTML.
  private mutating func isTag(
    _ tag: TemplateTag, at index: Int, in page: DialectPage
  ) -> Bool {
    guard tag.syntax == .component else { return true }
    if tag.name.utf8.allSatisfy({ 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }) { return false }
    return tag.isSelfClosing || tag.isClosing || isClosed(tag, at: index, in: page)
  }

  /// Whether the closing tag comes later.
  private mutating func isClosed(
    _ tag: TemplateTag, at index: Int, in page: DialectPage
  ) -> Bool {
    closings(in: page).line(closing: tag, after: index) != nil
  }

  private mutating func closings(in page: DialectPage) -> TagClosings {
    if let closings { return closings }
    let found = TagClosings(in: page.bytes, page.lines)
    closings = found
    return found
  }

  /// Reads a tag whose attributes stand on several lines; false where the line begins none.
  private mutating func readLong(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    let last = min(page.current + 32, page.lines.count - 1)
    guard page.current < last else { return false }
    var end = page.current + 1
    while end <= last {
      if page.line(end).isBlank { return false }
      let whole = LineScanner(page.bytes, line.content.lowerBound..<page.lines[end].upperBound)
      let closes = page.line(end).text.last { $0 > 0x20 } == (line.scanner.isAt("<") ? 0x3E : 0x7D)
      if closes, let tag = TemplateTag(whole.limited(to: 4_096)) {
        guard isTag(tag, at: line.content.lowerBound, in: page),
          isBlank(page.bytes[tag.end..<page.lines[end].upperBound])
        else { return false }
        let meaning = meaning(of: tag, page)
        if meaning == .none { return false }
        apply(meaning, of: tag, line, &page)
        page.skipNextLines(through: end)
        enter(tag, line, &page)
        return true
      }
      end += 1
    }
    return false
  }

  // MARK: - Meanings

  /// The meaning of a tag, with the name of a tab that the component around all tabs gives.
  private mutating func meaning(of tag: TemplateTag, _ page: DialectPage) -> TagMeaning {
    let meaning = page.values.meaning(of: tag)
    guard tag.syntax == .component || tag.syntax == .hugo else { return meaning }
    switch tag.component {
    case "tabs":
      if tag.isClosing {
        _ = names.popLast()
      } else if !tag.isSelfClosing {
        let listed = tag.texts(of: "items")
        // Hugo's themes write `items="One,Two"`.
        let written = tag["items"]?.split(separator: ",").map(\.trimmed)
        names.append(listed.isEmpty ? written ?? [] : listed)
      }
    case "tab", "tabitem", "panel":
      if meaning == .nothing, !tag.isClosing, let name = names.last?.first {
        names[names.count - 1].removeFirst()
        return .title(name)
      }
    default: break
    }
    return meaning
  }

  private mutating func apply(
    _ meaning: TagMeaning, of tag: TemplateTag, _ line: DialectLine, _ page: inout DialectPage
  ) {
    let line = isInElement(line, page) ? line.dedented(by: line.indent) : line
    switch meaning {
    // Nothing closes the comment.
    case .nothing, .none, .raw, .comment: page.leaveOut(line)
    case .unknown:
      page.tell(tag)
      page.leaveOut(line)
    case .opening(let callout, let title):
      if !tag.isSelfClosing, isClosed(tag, at: line.content.lowerBound, in: page) {
        page.openCallout(callout, title: title, like: line)
      } else {
        page.tell(tag)
        page.leaveOut(line)
      }
    case .closing: page.closeCallout(line)
    case .title(let title): page.write(title: title, like: line)
    case .link(let text, let address):
      page.write(block: LinkText.link(to: address, text), like: line)
    case .picture(let address, let alternative, let caption):
      page.write(block: TagMeaning.picture(address, alternative), like: line)
      if !caption.isEmpty { page.write(block: caption, like: line.continued) }
    case .text(let text): page.write(block: text, like: line)
    case .entry(let title, let address, let description):
      write(title, address, description, line, &page)
    case .code(let language): readCode(language, line, tag, &page)
    case .endOfCode: page.leaveOut(line)
    }
  }

  private func write(
    _ title: String, _ address: String?, _ description: String?, _ line: DialectLine,
    _ page: inout DialectPage
  ) {
    var line = line
    if let address {
      page.write(block: LinkText.link(to: address, title), like: line)
      line = line.continued
    } else if !title.isEmpty {
      page.write(title: title, like: line)
      line = line.continued
    }
    if let description { page.write(block: description, like: line) }
  }

  /// Whether a line is indented because the element of HTML above it is open, and not as code is.
  private func isInElement(_ line: DialectLine, _ page: DialectPage) -> Bool {
    guard page.current > 0, line.indent >= 4, !line.isInList, !line.isQuoted, page.blocks.isEmpty
    else { return false }
    return page.line(page.current - 1).first == 0x3C
  }

  /// Makes the lines up to the end of the tag a fenced block of code.
  private mutating func readCode(
    _ language: String, _ line: DialectLine, _ tag: TemplateTag, _ page: inout DialectPage
  ) {
    guard let end = endLine(of: tag, in: page) else {
      page.leaveOut(line)
      return
    }
    let fence = "````````"
    page.write(fence + language, like: line)
    page.copyLines(through: end - 1)
    page.current = end
    page.write(fence, like: line.continued)
  }

  /// The next line that has the closing tag.
  private mutating func endLine(of tag: TemplateTag, in page: DialectPage) -> Int? {
    closings(in: page).line(closing: tag, after: page.lines[page.current].upperBound)
  }
}
