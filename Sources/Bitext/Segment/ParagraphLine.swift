/// What one line of a paragraph holds: a part of its inlines, the paragraph being cut at line breaks.
struct ParagraphLine {
  var content: [Inline]
  /// The lines of the file, mostly one; more where a code span or an alternative text goes over them.
  var lines: ClosedRange<Int>
  /// Whether the author broke the line on purpose before this one: two spaces, `\`, `<br>`.
  var followsHardBreak: Bool
  let inline: InlineText
  let verdict: LanguageIdentifier.Verdict
  let weight: Int

  init(content: [Inline], lines: ClosedRange<Int>, followsHardBreak: Bool) {
    let inline = InlineText(of: content)
    self.init(
      content: content, lines: lines, followsHardBreak: followsHardBreak, inline: inline)
  }

  /// A line of prose out of a code block.
  init(code: String, line: Int) {
    self.init(
      content: [.text(code)], lines: line...line, followsHardBreak: true,
      inline: InlineText(ofLine: code))
  }

  private init(
    content: [Inline], lines: ClosedRange<Int>, followsHardBreak: Bool, inline: InlineText
  ) {
    let evidence = LanguageEvidence(of: inline.prose)
    self.content = content
    self.lines = lines
    self.followsHardBreak = followsHardBreak
    self.inline = inline
    verdict = LanguageIdentifier.verdict(on: evidence)
    weight = evidence.weight
  }

  var text: String { inline.text }
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
