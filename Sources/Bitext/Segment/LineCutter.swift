/// Cuts the inlines of a paragraph at its line breaks and finds the line of each part.
struct LineCutter {
  private struct Part {
    var content: [Inline] = []
    /// Line ends inside the part, in a picture's alternative text.
    var innerLineEnds = 0
    var followsHardBreak = false
    /// Whether a line of the file begins with the part; not after a `<br>` in the middle of one.
    var beginsLine = true

    var withoutContent: Part {
      var copy = self
      copy.content = []
      return copy
    }
  }

  /// The lines of a paragraph that stands on `lines` of `source`.
  static func lines(
    of inlines: [Inline], on lines: ClosedRange<Int>, in source: SourceFile
  ) -> [ParagraphLine] {
    if !inlines.contains(where: \.mayBeCut) {
      return [ParagraphLine(content: inlines, lines: lines, followsHardBreak: false)]
    }
    let parts = parts(of: inlines)
    if parts.count == 1 {
      return [ParagraphLine(content: parts[0].content, lines: lines, followsHardBreak: false)]
    }
    let starts = starts(of: parts, on: lines, in: source)
    return parts.indices.map { index in
      let start = starts[index]
      let next = index + 1 < parts.count ? starts[index + 1] : lines.upperBound + 1
      let end = max(start, min(lines.upperBound, next - 1))
      return ParagraphLine(
        content: parts[index].content, lines: start...end,
        followsHardBreak: parts[index].followsHardBreak)
    }
  }

  /// Cuts at line breaks at any depth; an inline around a break is repeated on both sides of it.
  private static func parts(of inlines: [Inline]) -> [Part] {
    var parts = [Part()]
    var pending: [Inline] = []
    func flush() {
      parts[parts.count - 1].content += pending
      pending = []
    }
    for inline in inlines {
      switch inline {
      case .softBreak, .hardBreak:
        flush()
        parts.append(Part(followsHardBreak: inline == .hardBreak))
      case .element(let element, []) where element.name == "br":
        flush()
        parts.append(Part(followsHardBreak: true, beginsLine: false))
      case .emphasis(let children):
        flush()
        append(children, to: &parts) { .emphasis($0) }
      case .strong(let children):
        flush()
        append(children, to: &parts) { .strong($0) }
      case .strikethrough(let children):
        flush()
        append(children, to: &parts) { .strikethrough($0) }
      case .element(let element, let children):
        flush()
        append(children, to: &parts) { .element(element, $0) }
      case .link(let destination, let title, let children):
        flush()
        append(children, to: &parts) { .link(destination: destination, title: title, $0) }
      case .image(_, _, let alternative):
        flush()
        parts[parts.count - 1].content.append(inline)
        parts[parts.count - 1].innerLineEnds += lineEnds(in: alternative)
      case .text, .code, .html, .footnoteReference: pending.append(inline)
      }
    }
    flush()
    return joiningReferences(joiningBreaks(parts.flatMap(separatingPictures)))
  }

  /// A picture at either end of a line is no part of a text that is glued to it without a space.
  private static func separatingPictures(_ part: Part) -> [Part] {
    var middle = part
    var result: [Part] = []
    if middle.content.count > 1, case .image = middle.content[0],
      case .text(let text) = middle.content[1], let first = text.utf8.first, first > 0x2F,
      !isParticle(text.prefix { $0 != " " })
    {
      var picture = part
      picture.content = [middle.content.removeFirst()]
      result.append(picture)
      middle.beginsLine = false
      middle.followsHardBreak = true
      middle.innerLineEnds = 0
    }
    let count = middle.content.count
    guard count > 1, case .image = middle.content[count - 1],
      case .text(let text) = middle.content[count - 2], let last = text.utf8.last, last > 0x20
    else { return result + [middle] }
    var picture = middle
    picture.content = [middle.content.removeLast()]
    picture.beginsLine = false
    picture.followsHardBreak = true
    return result + [middle, picture]
  }

  /// Whether a word is a Korean particle, which belongs to what stands before it, a picture too.
  ///
  /// 이 and 그 may be the first word of a sentence.
  private static func isParticle(_ word: Substring) -> Bool {
    ["가", "은", "는", "을", "를", "의", "에", "에서", "와", "과", "로", "으로", "도"].contains(word)
  }

  /// A `<br>` at the end of a line is one break with the end of the line, and so is one at its start.
  private static func joiningBreaks(_ parts: [Part]) -> [Part] {
    var joined: [Part] = []
    for part in parts {
      if let last = joined.last, last.content.allSatisfy(isBlank), joined.count > 1 {
        if part.beginsLine, !last.beginsLine {
          joined[joined.count - 1] = part
          joined[joined.count - 1].followsHardBreak = true
          continue
        }
        if !part.beginsLine {
          joined[joined.count - 1].content += part.content
          joined[joined.count - 1].innerLineEnds += part.innerLineEnds
          joined[joined.count - 1].followsHardBreak = true
          continue
        }
      }
      joined.append(part)
    }
    return joined
  }

  /// References to footnotes on a line of their own belong to the text above.
  private static func joiningReferences(_ parts: [Part]) -> [Part] {
    var joined: [Part] = []
    for part in parts {
      if !joined.isEmpty, part.content.contains(where: \.isFootnoteReference),
        part.content.allSatisfy({ $0.isFootnoteReference || isBlank($0) })
      {
        joined[joined.count - 1].content += [.softBreak] + part.content
        joined[joined.count - 1].innerLineEnds += part.beginsLine ? 1 : 0
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  private static func isBlank(_ inline: Inline) -> Bool {
    if case .text(let text) = inline { text.utf8.allSatisfy { $0 <= 0x20 } } else { false }
  }

  private static func append(
    _ children: [Inline], to parts: inout [Part], _ wrap: ([Inline]) -> Inline
  ) {
    let inner = Self.parts(of: children)
    for (index, part) in inner.enumerated() {
      if index > 0 { parts.append(part.withoutContent) }
      if !part.content.isEmpty || inner.count == 1 {
        parts[parts.count - 1].content.append(wrap(part.content))
      }
      if index == 0 { parts[parts.count - 1].innerLineEnds += part.innerLineEnds }
    }
  }

  private static func lineEnds(in inlines: [Inline]) -> Int {
    inlines.reduce(0) { count, inline in
      switch inline {
      case .softBreak, .hardBreak: count + 1
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .link(_, _, let children), .image(_, _, let children), .element(_, let children):
        count + lineEnds(in: children)
      case .text, .code, .html, .footnoteReference: count
      }
    }
  }

  // MARK: - Lines

  /// The first line of each part.
  ///
  /// Where the count of breaks is not the count of lines (a link definition above the text, a line
  /// end in a code span, a tag or an address), each part is looked for by its first word.
  private static func starts(
    of parts: [Part], on lines: ClosedRange<Int>, in source: SourceFile
  ) -> [Int] {
    var starts: [Int] = []
    var line = lines.lowerBound - 1
    for part in parts {
      if part.beginsLine { line += 1 }
      starts.append(max(line, lines.lowerBound))
      line += part.innerLineEnds
    }
    if line == lines.upperBound { return starts }
    var from = lines.lowerBound
    for (index, part) in parts.enumerated() {
      let word = firstWord(of: InlineText(of: part.content).text)
      let found =
        word.isEmpty ? nil : Self.line(holding: word, from: from, to: lines.upperBound, in: source)
      let start = found ?? min(from, lines.upperBound)
      starts[index] = start
      let next = index + 1 < parts.count && parts[index + 1].beginsLine ? 1 : 0
      from = min(start + next + part.innerLineEnds, lines.upperBound)
    }
    return starts
  }

  private static func line(
    holding word: [UInt8], from: Int, to end: Int, in source: SourceFile
  ) -> Int? {
    // Nobody's code span goes over more lines.
    for number in from...max(from, min(end, from + 40))
    where Bytes.firstIndex(of: word, in: source.bytes, source.range(ofLine: number)) != nil {
      return number
    }
    return nil
  }

  /// The first run of letters and digits, as it would stand in the source.
  static func firstWord(of text: String) -> [UInt8] {
    let isLetter = { (byte: UInt8) in
      0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte >= 0xC3
    }
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: isLetter) else { return [] }
    let rest = bytes[start...]
    let end = rest.firstIndex { !isLetter($0) && $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    return Array(bytes[start..<end].prefix(24))
  }
}

extension Inline {
  /// Whether a line break stands in it, or a picture, which may be cut off from the text beside it.
  fileprivate var mayBeCut: Bool {
    switch self {
    case .text, .code, .html, .footnoteReference: false
    case .softBreak, .hardBreak, .image: true
    case .element(let element, let children):
      element.name == "br" || children.contains(where: \.mayBeCut)
    case .emphasis(let children), .strong(let children), .strikethrough(let children),
      .link(_, _, let children):
      children.contains(where: \.mayBeCut)
    }
  }
}

/// Searching in bytes.
enum Bytes {
  /// The first place of `needle` within `range` of `bytes`, in O(range · needle) at worst.
  static func firstIndex(of needle: [UInt8], in bytes: [UInt8], _ range: SourceRange) -> Int? {
    guard let first = needle.first, range.count >= needle.count else { return nil }
    for start in range.lowerBound...(range.upperBound - needle.count)
    where bytes[start] == first && bytes[start..<(start + needle.count)].elementsEqual(needle) {
      return start
    }
    return nil
  }
}
