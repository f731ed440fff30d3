/// Keeps libcmark's time and memory in bounds on texts made to exhaust them.
enum InputLimits {
  /// A run of lines without a blank one that is longer, and has more brackets, shows them as
  /// text: libcmark 0.30.2 takes quadratic time for brackets that match nothing.
  static let longParagraph = 64 * 1024
  static let manyBrackets = 2_000

  /// Masks the parts that would take libcmark too long; without `sentinels`, by backslashes.
  static func apply(
    to bytes: inout [UInt8], sentinels: Sentinels?, note: (MarkdownFinding) -> Void
  ) {
    let bracket = sentinels?.bytes(of: .bracket) ?? Array("\\[".utf8)
    if bytes.count > longParagraph { maskBrackets(in: &bytes, by: bracket, note: note) }
    limitReferences(in: &bytes, by: bracket, note: note)
    cutNesting(in: &bytes, by: sentinels?.bytes(of: .wall) ?? [0x5C], note: note)
  }

  private static func limitReferences(
    in bytes: inout [UInt8], by mask: [UInt8], note: (MarkdownFinding) -> Void
  ) {
    let excess = ReferenceLimit.excess(in: bytes)
    guard let first = excess.first else { return }
    let line = bytes[..<first].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    note(
      MarkdownFinding(
        .warning, "too-many-references",
        "the links of this text are longer than all its text; \(excess.count) references from here "
          + "on are shown as text", line: line))
    var output: [UInt8] = []
    var copied = 0
    for index in excess {
      output += bytes[copied..<index]
      output += mask
      copied = index + 1
    }
    bytes = output + bytes[copied...]
  }

  private static func maskBrackets(
    in bytes: inout [UInt8], by mask: [UInt8], note: (MarkdownFinding) -> Void
  ) {
    var output: [UInt8] = []
    var copied = 0
    var start = 0
    var line = 1
    while start < bytes.count {
      let paragraph = self.paragraph(in: bytes, from: start)
      if paragraph.end - start > longParagraph, paragraph.brackets > manyBrackets {
        note(
          MarkdownFinding(
            .warning, "too-many-brackets",
            "a paragraph of \(paragraph.end - start) bytes has \(paragraph.brackets) brackets; "
              + "they are shown as text", line: line))
        for index in start..<paragraph.end where bytes[index] == 0x5B {
          output += bytes[copied..<index]
          output += mask
          copied = index + 1
        }
      }
      line += paragraph.lines
      start = paragraph.end
    }
    if copied > 0 {
      output += bytes[copied...]
      bytes = output
    }
  }

  /// The lines from `start` through the next blank one.
  private static func paragraph(
    in bytes: [UInt8], from start: Int
  ) -> (end: Int, lines: Int, brackets: Int) {
    var index = start
    var lines = 0
    var brackets = 0
    var isBlank = true
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A:
        lines += 1
        if isBlank { return (index + 1, lines, brackets) }
        isBlank = true
      case 0x20, 0x09, 0x0D, 0x3E: break
      case 0x5B:
        brackets += 1
        isBlank = false
      default: isBlank = false
      }
      index += 1
    }
    return (index, lines, brackets)
  }

  /// Puts a wall behind the markers of quotes and lists where one line has too many of them.
  private static func cutNesting(
    in bytes: inout [UInt8], by wall: [UInt8], note: (MarkdownFinding) -> Void
  ) {
    var output: [UInt8] = []
    var copied = 0
    var line = 1
    var index = 0
    while index < bytes.count {
      if let place = excess(in: bytes, from: index) {
        note(
          MarkdownFinding(
            .warning, "nesting-cut",
            "quotes and lists nest deeper than \(Markdown.maximumDepth); the rest of the line is "
              + "shown as text", line: line))
        output += bytes[copied..<place]
        output += wall
        copied = place
        index = place
      }
      index = (ByteSearch.first(0x0A, in: bytes, from: index) ?? bytes.count) + 1
      line += 1
    }
    if copied > 0 {
      output += bytes[copied...]
      bytes = output
    }
  }

  /// Where the marker stands that is one too many in the line at `start`.
  private static func excess(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    var markers = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 {
        index += 1
      } else if byte == 0x3E {
        markers += 1
        index += 1
      } else if let length = ListMarker.length(in: bytes, at: index, end: bytes.count) {
        markers += 1
        index += length
      } else {
        return nil
      }
      if markers > Markdown.maximumDepth { return isRule(bytes, from: start) ? nil : index - 1 }
    }
    return nil
  }

  /// Whether the line is a thematic break: one kind of marker only.
  private static func isRule(_ bytes: [UInt8], from start: Int) -> Bool {
    var kind: UInt8?
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let byte = bytes[index]
      index += 1
      if byte == 0x20 || byte == 0x09 { continue }
      guard byte == 0x2A || byte == 0x2D, kind == nil || kind == byte else { return false }
      kind = byte
    }
    return true
  }
}
