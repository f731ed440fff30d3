/// One line of a paragraph: a part of its inlines, which are cut at line breaks.
struct ParagraphLine {
  let content: [Inline]
  /// The lines of the file, mostly one; more where a code span or an alternative text goes over them.
  let lines: ClosedRange<Int>
  /// Whether the author broke the line on purpose before this one: two spaces, `\`, `<br>`.
  let followsHardBreak: Bool
  let inline: InlineText
  let verdict: LanguageIdentifier.Verdict

  init(content: [Inline], lines: ClosedRange<Int>, followsHardBreak: Bool) {
    self.content = content
    self.lines = lines
    self.followsHardBreak = followsHardBreak
    inline = InlineText(of: content)
    verdict = LanguageIdentifier.verdict(on: inline, content: content)
  }

  var text: String { inline.text }
  var weight: Int { inline.evidence.weight }
  /// Nothing but white space, comments and line breaks.
  var isBlank: Bool { !inline.hasText && !inline.hasImage }
  /// Pictures and nothing else.
  var isImage: Bool { inline.hasImage && !inline.hasText }

  /// A link and nothing else.
  var isLink: Bool {
    let shown = content.filter { inline in
      if case .text(let text) = inline { text.utf8.contains { $0 > 0x20 } } else { true }
    }
    if shown.count == 1, case .link = shown[0] { return true }
    return false
  }
}

extension ArraySlice<ParagraphLine> {
  /// The inlines of the lines, with the line breaks between them.
  var joinedContent: [Inline] {
    var content: [Inline] = []
    for line in self {
      if !content.isEmpty { content.append(line.followsHardBreak ? .hardBreak : .softBreak) }
      content += line.content
    }
    return content
  }

  /// The lines of the file from the first to the last.
  var fileLines: ClosedRange<Int> {
    let start = first?.lines.lowerBound ?? 1
    return start...Swift.max(start, last?.lines.upperBound ?? start)
  }
}
