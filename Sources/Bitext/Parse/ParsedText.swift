/// The text that libcmark got, with the lines of the author's text that its lines come from.
final class ParsedText {
  private let text: MarkedText
  private let lines: LineRewriter

  /// `lines` are those of `text` where they are known already.
  init(_ text: MarkedText, lines: LineRewriter?, dialect: MarkdownOptions.Dialect) {
    self.text = text
    self.lines = lines ?? LineRewriter(bytes: text.bytes, sentinels: nil, dialect: dialect)
  }

  var tables: [MarkedText.Table] { text.tables }

  var marks: [MarkedText.Mark] { text.marks }

  /// Whether bare addresses may be in it.
  var mayHoldAddresses: Bool { Autolinks.mayBeIn(textsOf: text.bytes) }

  /// The meaning of line `number`, 1-based; nil for a line of the author.
  func standIn(onLine number: Int) -> MarkedText.StandIn? { text.standIn(onLine: number) }

  /// The label of the footnote that begins on line `number`, 1-based.
  func footnote(onLine number: Int) -> String? { text.footnote(onLine: number) }

  /// Whether anything is defined as a footnote.
  var holdsFootnotes: Bool { !text.footnotes.isEmpty }

  /// How labels of footnotes are compared: GitHub does not tell capitals from small letters.
  private(set) lazy var footnotes = Set(text.footnotes.map { $0.lowercased() })

  /// The line of the author's text, 1-based, from which line `number` comes.
  func origin(of number: Int) -> Int { text.origin(of: number) }

  /// The author's lines of a block, without blank ones at the end.
  func origins(of raw: ClosedRange<Int>, isHeading: Bool) -> ClosedRange<Int> {
    var end = raw.upperBound
    if isHeading, raw.count > 1 { end = lines.linesOfSetextHeading(raw).upperBound }
    while end > raw.lowerBound, isBlank(end) { end -= 1 }
    let start = origin(of: raw.lowerBound)
    return start...max(start, origin(of: end))
  }

  func hasAsterisk(in raw: ClosedRange<Int>) -> Bool {
    guard raw.lowerBound <= lines.starts.count else { return true }
    let start = lines.starts[raw.lowerBound - 1]
    let end = lines.end(ofLine: min(raw.upperBound, lines.starts.count))
    return text.bytes[start..<max(start, end)].contains(0x2A)
  }

  /// Whether a line has the characters of the beginning of a link reference definition.
  func mayHoldDefinition(_ number: Int) -> Bool {
    guard number <= lines.starts.count else { return false }
    let line = text.bytes[lines.starts[number - 1]..<lines.end(ofLine: number)]
    guard let bracket = line.firstIndex(of: 0x5B) else { return false }
    return line[bracket...].contains(0x5D) && line.contains(0x3A)
  }

  private func isBlank(_ number: Int) -> Bool {
    guard number <= lines.starts.count else { return true }
    let start = lines.starts[number - 1]
    return text.bytes[start..<lines.end(ofLine: number)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
