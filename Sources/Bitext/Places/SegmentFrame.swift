import TextBasics

/// The markup around the text of a segment in its lines: markers of lists, quotes and headings,
/// indents, the pipes of a table.
struct SegmentFrame {
  /// The range of the text.
  let content: SourceRange
  /// The bytes of ``content``.
  private let text: ArraySlice<UInt8>
  private let kind: Segment.Kind
  /// The beginning of a further line of the text.
  private let continuation: [UInt8]
  private let isPiped: Bool
  /// Whether the text is one cell of a row, in which a pipe is escaped and no line ends.
  private let isInCell: Bool
  /// The values that the text may name.
  private let values: PageValues

  init(of segment: Segment, in source: SourceFile) {
    kind = segment.kind
    isInCell = segment.isInCell
    let bytes = source.bytes
    let whole = segment.range
    if kind == .frontMatter {
      // The separator of YAML or TOML, which a key does not contain.
      let separator =
        bytes[slice: whole].firstIndex { $0 == 0x3A || $0 == 0x3D } ?? whole.lowerBound
      content = SourceRange(min(separator + 1, whole.upperBound), whole.upperBound)
      text = bytes[slice: content]
      continuation = []
      isPiped = false
      values = PageValues()
      return
    }
    let line = source.range(ofLine: source.line(at: whole.lowerBound))
    if let value = HeroPage.value(onLine: line.lowerBound..<line.upperBound, of: bytes) {
      content = SourceRange(value.lowerBound, value.upperBound)
      text = bytes[value]
      continuation = []
      isPiped = false
      values = PageValues()
      return
    }
    var prefix = Prefix(bytes: bytes, index: whole.lowerBound, end: whole.upperBound)
    prefix.skip(segment)
    let marksEnd = prefix.index
    if segment.isLabelled { prefix.skipLabel() }
    let start = prefix.index
    var end = whole.upperBound
    if case .heading = kind { end = Self.headingEnd(bytes, start, end, source) }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    isPiped = kind == .cell && start < end && bytes[start] == UInt8(ascii: "|")
    content = SourceRange(start, end)
    text = bytes[slice: content]
    values =
      text.contains(UInt8(ascii: "{"))
      ? PageValues(FrontMatterReader(reading: source).frontMatter.values) : PageValues()
    let second = source.line(at: whole.lowerBound) + 1
    if second <= source.line(at: max(start, end - 1)) {
      var next = Prefix(
        bytes: bytes, index: source.range(ofLine: second).lowerBound, end: whole.upperBound)
      next.skipQuotes()
      let first = source.range(ofLine: second).lowerBound
      continuation = Array(bytes[first..<next.index])
    } else {
      // Quote marks are repeated; the marker of an item becomes its indent.
      continuation = bytes[line.lowerBound..<max(line.lowerBound, marksEnd)].map {
        $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20
      }
    }
  }

  /// The bytes that write `markdown` in place of the exported text, in several ways: the first
  /// changes the least.
  ///
  /// Empty if the text cannot stand here.
  func ways(to markdown: String, from exported: String) -> [[UInt8]] {
    var ways: [[UInt8]] = []
    switch kind {
    case .code, .image, .html: return []
    case .heading: if markdown.contains("\n") { return [] }
    case .frontMatter, .cell, .paragraph, .item, .quote, .caption: break
    }
    if isInCell, markdown.contains("|") || exported.contains("|") || markdown.contains("\n") {
      let merge = TextMerge(text, exportedAs: Self.cell(exported))
      return [
        merge?.merged(Self.cell(markdown), continuation: []), Array(Self.cell(markdown).utf8),
      ].compactMap(\.self)
    }
    if kind == .cell, let row = HTMLRow(text) { return row.ways(to: markdown, from: exported) }
    // A tool may give back the line break of Markdown.
    let markdown = kind == .cell ? markdown.replacing("\\\n", with: "<br>") : markdown
    let size = text.count + exported.utf8.count + markdown.utf8.count
    guard size <= Self.mostMerged else { return [whole(markdown)] }
    if MarkupElements.areIn(text), let links = MarkupElements.written(exported),
      let bytes = TextMerge(text, exportedAs: links)?
        .merged(MarkupElements.written(markdown) ?? markdown, continuation: continuation)
    {
      ways.append(bytes)
    }
    let merge = TextMerge(text, exportedAs: exported)
    if let bytes = merge?.merged(markdown, continuation: continuation) { ways.append(bytes) }
    switch kind {
    case .frontMatter, .cell: ways.append(whole(markdown))
    default:
      let dialect = DialectWriting(text, values)
      if dialect.isNeeded || exported.contains("<abbr ") {
        let written = dialect.written(markdown)
        let own = TextMerge(text, exportedAs: dialect.written(exported))
        ways += [
          own?.merged(written, continuation: continuation),
          merge?.replaced(written, continuation: continuation),
        ].compactMap(\.self)
      }
      if let bytes = merge?.replaced(markdown, continuation: continuation) { ways.append(bytes) }
    }
    return keepingElements(ways, to: markdown, from: exported)
  }

  /// The ways that leave the elements of the text as they are, if those of the export were left;
  /// all of them if there is none.
  ///
  /// A text in lines of HTML may begin in the middle of elements. Tags that are found in the export
  /// can then be those of another, and such a way would cost a reading of the file to refuse.
  private func keepingElements(
    _ ways: [[UInt8]], to markdown: String, from exported: String
  ) -> [[UInt8]] {
    guard ways.count > 1, text.contains(UInt8(ascii: "<")),
      Self.elements(of: Array(markdown.utf8)) == Self.elements(of: Array(exported.utf8))
    else { return ways }
    let elements = Self.elements(of: Array(text))
    let keeping = ways.filter { Self.elements(of: $0) == elements }
    return keeping.isEmpty ? ways : keeping
  }

  /// Where elements begin and end: `sub` and `/sub`.
  private static func elements(of bytes: [UInt8]) -> [String] {
    HTMLTag.all(in: bytes, bytes.indices).map { ($0.form == .closing ? "/" : "") + $0.name }
  }

  /// A text as a cell has it: in one line, with each pipe escaped.
  static func cell(_ markdown: String) -> String {
    markdown.replacing("\\\n", with: "<br>").replacing("\n", with: " ")
      .replacing("\\|", with: "|").replacing("|", with: "\\|")
  }

  /// The number of bytes of texts that are compared word by word.
  private static let mostMerged = 1 << 20

  /// The bytes that write `markdown` as all of the text.
  private func whole(_ markdown: String) -> [UInt8] {
    switch kind {
    case .frontMatter: return Array((" " + YAMLText.quoted(markdown)).utf8)
    case .cell:
      let row = RowMarkdown.written(markdown)
      return Array((isPiped ? "| \(row) |" : row).utf8)
    case .heading, .paragraph, .item, .quote, .caption, .code, .image, .html:
      var bytes: [UInt8] = []
      for byte in markdown.utf8 {
        bytes.append(byte)
        if byte == 0x0A { bytes += continuation }
      }
      return bytes
    }
  }

  /// The end of a heading's text, without closing `#` marks and without an underline.
  private static func headingEnd(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ source: SourceFile
  ) -> Int {
    let first = source.line(at: start)
    let last = source.line(at: max(start, end - 1))
    if last > first {
      let underline = source.range(ofLine: last)
      let marks = bytes[underline.lowerBound..<min(end, underline.upperBound)]
      let isUnderline = marks.allSatisfy { $0 == 0x3D || $0 == 0x2D || $0 == 0x3E || $0 <= 0x20 }
      if isUnderline { return underline.lowerBound }
    }
    var cut = end
    while cut > start, bytes[cut - 1] <= 0x20 { cut -= 1 }
    let marked = cut
    while cut > start, bytes[cut - 1] == UInt8(ascii: "#") { cut -= 1 }
    return cut < marked && cut > start && bytes[cut - 1] <= 0x20 ? cut : end
  }
}

/// Walks over the markers before a text.
private struct Prefix {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  mutating func skip(_ segment: Segment) {
    while true {
      let before = index
      skipQuotes()
      if segment.depth > 0 {
        skipListMarker()
        skipDefinitionMark(of: segment)
        skipFootnoteLabel()
      }
      if index == before { break }
    }
    if case .heading = segment.kind { skipHeadingMarker() }
  }

  /// Skips the label that says the language of the text.
  mutating func skipLabel() {
    index += LanguageLabel(in: bytes[index..<end])?.length ?? 0
  }

  mutating func skipQuotes() {
    while index < end,
      bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: ">")
    {
      index += 1
    }
  }

  private mutating func skipListMarker() {
    var place = index
    while place < end, 0x30...0x39 ~= bytes[place] { place += 1 }
    let isNumber = place > index && place - index <= 9
    guard place < end else { return }
    let mark = bytes[place]
    let isMarker =
      isNumber
      ? mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
      : mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+")
    guard isMarker, place + 1 < end, bytes[place + 1] == 0x20 || bytes[place + 1] == 0x09 else {
      return
    }
    index = place + 2
    while index < end, bytes[index] == 0x20 { index += 1 }
    let box = index + 3
    if box < end, bytes[index] == UInt8(ascii: "["), bytes[index + 2] == UInt8(ascii: "]"),
      bytes[box] == 0x20
    {
      index = box + 1
    }
  }

  /// Skips the mark of a definition, which no text begins with that is one.
  private mutating func skipDefinitionMark(of segment: Segment) {
    guard index + 1 < end, bytes[index] == UInt8(ascii: ":"),
      bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09,
      segment.text.utf8.first != UInt8(ascii: ":")
    else { return }
    index += 2
  }

  private mutating func skipFootnoteLabel() {
    guard index + 1 < end, bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "^"),
      let bracket = bytes[index..<end].firstIndex(where: { $0 <= 0x20 || $0 == 0x5D }),
      bracket + 1 < end, bytes[bracket] == UInt8(ascii: "]"),
      bytes[bracket + 1] == UInt8(ascii: ":")
    else { return }
    index = bracket + 2
  }

  private mutating func skipHeadingMarker() {
    var place = index
    while place < end, bytes[place] == UInt8(ascii: "#") { place += 1 }
    // The title of Pandoc is the first line of its file.
    if index == 0, place < end, bytes[place] == UInt8(ascii: "%") { place += 1 }
    guard place > index else { return }
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    index = place
  }
}
