import TextBasics

/// Headings, and the texts that a line of dashes below them makes headings.
extension Drafter {
  mutating func heading(
    _ level: Int, _ inlines: [Inline], on lines: ClosedRange<Int>,
    followedBy rest: ArraySlice<Block>, in place: Place
  ) -> [Document.Node] {
    let content = drafts.cleaned(inlines)
    let inline = InlineText(of: content)
    guard inline.hasText || inline.hasImage else {
      guard let text = Self.labels(in: content) else { return [] }
      return heading(level, [.text(text)], on: lines, followedBy: rest, in: place)
    }
    let underline = underline(of: lines)
    let lines = underline.map { lines.lowerBound...$0.line } ?? lines
    if let underline,
      let nodes = underlined(
        level, content, on: lines, isRule: underline.width == 3, followedBy: rest, in: place)
    {
      return nodes
    }
    headingLevel = level
    let title = Self.withoutDash(content)
    let isSame = title.count == content.count && title.first == content.first
    return [
      .segment(
        drafts.append(
          .heading(at: level), title, on: lines, in: place, inline: isSame ? inline : nil))
    ]
  }

  /// A heading that is underlined, where its author meant something else.
  ///
  /// A rule right below a paragraph or a picture makes it a heading; lines above a title become
  /// part of it. Nil where the heading is one.
  private mutating func underlined(
    _ level: Int, _ content: [Inline], on lines: ClosedRange<Int>, isRule: Bool,
    followedBy rest: ArraySlice<Block>, in place: Place
  ) -> [Document.Node]? {
    let above = lines.lowerBound...max(lines.lowerBound, lines.upperBound - 1)
    let parts = LineCutter.lines(of: content, on: above, in: source)
    guard let last = parts.last else { return nil }
    let width = TerminalWidth.columns(of: last.text)
    let isParagraph =
      width > 100 || (isRule || width > 60) && Sentence.ends(last.text)
      || parts.contains(where: \.isImage)
    if level == 2, isParagraph {
      let node = paragraph(content, on: above, followedBy: rest, in: place)
      return [node, .thematicBreak(line: lines.upperBound)].compactMap(\.self)
    }
    guard parts.count > 1 else { return nil }
    let runs = ParagraphCutter().runs(of: parts)
    guard runs.count > 1 || last.isLink else { return nil }
    headingLevel = level
    var indices: [Int] = []
    if runs.count > 1 {
      indices = runs.map { appendTitle($0.lines, level: level, in: place) }
    } else {
      let note = parts.dropLast()
      // A line of control characters alone shows nothing.
      if !note.allSatisfy(\.isBlank) {
        indices.append(drafts.append(place.kind, note.joinedContent, on: note.fileLines, in: place))
      }
      indices.append(appendTitle(parts.suffix(1), level: level, in: place))
    }
    drafts.extend(drafts.all.count - 1, to: lines.upperBound)
    return indices.map { .segment($0) }
  }

  private mutating func appendTitle(
    _ lines: ArraySlice<ParagraphLine>, level: Int, in place: Place
  ) -> Int {
    drafts.append(.heading(at: level), lines.joinedContent, on: lines.fileLines, in: place)
  }

  /// The line of `=` or `-` that ends a heading, and how many there are; nil for a heading with `#`.
  ///
  /// The parser lets an underlined heading end a line too late.
  private func underline(of lines: ClosedRange<Int>) -> (line: Int, width: Int)? {
    guard lines.count > 1 else { return nil }
    for number in lines.dropFirst().reversed() {
      let bytes = source.bytes[slice: source.range(ofLine: number)]
      let marks = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
      guard let mark = marks.first, mark == 0x2D || mark == 0x3D else { continue }
      let width = marks.prefix { $0 == mark }.count
      if marks.dropFirst(width).allSatisfy({ $0 <= 0x20 }) { return (number, width) }
    }
    return nil
  }

  /// `### - Title`: the dash is a bullet to the author, who had no other way to get a big one.
  private static func withoutDash(_ content: [Inline]) -> [Inline] {
    guard case .text(let text)? = content.first, let first = text.utf8.first,
      // The first bytes of the marks, and of U+0387, which is the same as the last of them.
      first == 0x2D || first == 0xE2 || first == 0xC2 || first == 0xCE,
      let mark = ["- ", "– ", "• ", "· "].first(where: { text.hasPrefix($0) }),
      text.utf8.count > mark.utf8.count || content.count > 1
    else { return content }
    return [.text(String(text.dropFirst(mark.count)))] + content.dropFirst()
  }
}
