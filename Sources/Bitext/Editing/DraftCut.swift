/// Takes texts out of a file, or makes comments of them, so that everything else reads as before.
struct DraftCut {
  private let places: TextPlaces
  private let removed: Set<Int>
  /// The entries of front matter that are not translated.
  private let entries: [FrontMatter.Key]
  private let language: Language
  /// The headers of tables that keep other rows: a table needs one.
  private let headers: Set<Int>
  private let headersOfTables: Set<Int>
  /// For each text that goes on with a footnote, the text that begins it.
  private let footnotes: [Int: Int]

  private var document: Document { places.document }

  init(
    _ document: Document, removed: Set<Int>, entries: [FrontMatter.Key], _ language: Language
  ) {
    places = TextPlaces(document)
    self.entries = entries
    self.removed = removed
    self.language = language
    var headers: Set<Int> = []
    for rows in document.tables.map({ $0.map(\.segment) }) {
      guard let header = rows.first, removed.contains(header),
        rows.contains(where: { !removed.contains($0) })
      else { continue }
      headers.insert(header)
    }
    self.headers = headers
    headersOfTables = Set(document.tables.compactMap { $0.first?.segment })
    footnotes = document.holdsFootnotes ? document.outline.beginningsOfFootnotes : [:]
  }

  /// The bytes of the file; nil if something else would not read as before.
  func bytes(commenting comments: Set<Int>, _ isCommented: Bool) -> [UInt8]? {
    var comments = comments
    for _ in 0..<3 {
      guard
        let written = try? SourceFile(
          path: document.source.path, bytes: write(comments, isCommented))
      else {
        return nil
      }
      Effort.spend(written.bytes.count)
      let read = Segmenter.segment(written, pathHint: PathKey(path: written.path).language).0
      let cut = entries.contains(.description) ? places.entries : 0
      let kept = document.segments.indices.filter { !removed.contains($0) && $0 >= cut }
        .map { document.segments[$0].text }.filter { !$0.isEmpty }
      let found = read.segments.map(\.text).filter { !$0.isEmpty }
      if found == kept { return written.bytes }
      // In code, a comment is text.
      let shown = comments.filter { index in
        let start = TodoComment.opening + places.text(of: index).prefix(20)
        return read.segments.contains { $0.text.utf8.starts(with: start) }
      }
      guard !shown.isEmpty else { return nil }
      comments.subtract(shown)
    }
    return nil
  }

  /// The bytes of the file with as many comments as read as such; nil if there is no such file.
  ///
  /// Where a text stands may be no place for a comment, which is no reason to leave the others out.
  ///
  /// - Complexity: O(document · c · log n), for c texts of n that cannot be comments.
  func bytes(commentingMostOf texts: [Int]) -> [UInt8]? {
    var kept: Set<Int> = []
    var best: [UInt8]?
    var tries = Self.mostTries
    func settle(_ part: ArraySlice<Int>) {
      guard !part.isEmpty, tries > 0 else { return }
      tries -= 1
      if let bytes = bytes(commenting: kept.union(part), true) {
        kept.formUnion(part)
        best = bytes
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        settle(part[..<middle])
        settle(part[middle...])
      }
    }
    settle(texts[...])
    return best ?? bytes(commenting: [], true)
  }

  /// How often a file is read to find what cannot be a comment.
  private static let mostTries = 128

  private func write(_ comments: Set<Int>, _ isCommented: Bool) -> [UInt8] {
    let source = document.source.bytes
    var bytes = frontMatter(isCommented: isCommented)
    var before: Int?
    var gaps: [[UInt8]] = [places.gapBytes(after: nil)]
    var left: [Int] = []
    for index in places.entries..<max(places.entries, places.places.count) {
      let place = places.places[index]
      let isCut = removed.contains(index) && !comments.contains(index) && !headers.contains(index)
      let title = comments.contains(index) ? places.titleOfContainer(index) : nil
      if isCut || title != nil {
        left.append(index)
        var (above, below) = gapsWithout(index)
        if let title { above = comment(ofTitle: index, at: title) + above }
        gaps[gaps.count - 1] += above
        gaps.append(below)
        continue
      }
      bytes += joined(gaps, left, from: before, to: index)
      let text = places.text(of: index)
      var prefix = source[place.start..<max(place.start, place.textStart)]
      if let beginning = footnotes[index], comments.contains(beginning) {
        // Below a comment, what is indented as a part of a footnote would be code.
        var columns = TodoComment.footnoteIndent.count
        while columns > 0, let last = bytes.last, last == 0x20 || last == 0x09 {
          bytes.removeLast()
          columns -= last == 0x09 ? columns : 1
        }
        while columns > 0, let first = prefix.first, first == 0x20 || first == 0x09 {
          prefix.removeFirst()
          columns -= first == 0x09 ? columns : 1
        }
      }
      let isWhole = comments.contains(index) && isCommentedWhole(index, prefix)
      if !isWhole { bytes += prefix }
      if isWhole {
        let indent = prefix.prefix { $0 <= 0x20 || $0 == 0x3E }
        bytes += indent + TodoComment.comment(prefix.dropFirst(indent.count) + text)
      } else if comments.contains(index) {
        bytes +=
          document.segments[index].kind == .cell
          ? Self.cells(text, TodoComment.comment) : TodoComment.comment(text)
      } else if headers.contains(index) {
        bytes += Self.cells(text) { _ in [] }
      } else {
        bytes += text
      }
      gaps = [comments.contains(index) ? gapBelow(index) : places.gapBytes(after: index)]
      before = index
      left = []
    }
    bytes += joined(gaps, left, from: before, to: nil)
    return bytes
  }

  /// The bytes behind a text, without the line that makes a heading of it.
  private func gapBelow(_ index: Int) -> [UInt8] {
    let gap = places.gapBytes(after: index)
    guard case .heading = document.segments[index].kind, gap.first == 0x0A || gap.first == 0x0D,
      !places.prefix(of: index).contains(UInt8(ascii: "#"))
    else { return gap }
    let start = gap.firstIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = gap[start...].firstIndex(of: 0x0A) ?? gap.count
    let line = gap[start..<end].filter { $0 > 0x20 && $0 != 0x3E }
    let isUnderline = line.first == 0x3D || line.first == 0x2D
    return isUnderline && line.allSatisfy { $0 == line.first } ? Array(gap[end...]) : gap
  }

  /// The lines of tags in the marks of a text, which stay without it, and the bytes behind it,
  /// without the ends of the elements that begin on its line, as of `<summary>`.
  private func gapsWithout(_ index: Int) -> (above: [UInt8], below: [UInt8]) {
    let prefix = places.prefix(of: index)
    let gap = gapBelow(index)
    if let title = places.titleOfContainer(index) {
      var mark = prefix + places.text(of: index)[..<title.lowerBound].dropLast()
      while mark.last == 0x20 { mark.removeLast() }
      return (mark, gap)
    }
    let ends = MissingText.suffix(prefix)
    let below = gap.starts(with: ends) ? Array(gap.dropFirst(ends.count)) : gap
    guard prefix.contains(UInt8(ascii: "<")), let end = prefix.lastIndex(of: 0x0A) else {
      return ([], below)
    }
    return (Array(prefix[...end]), below)
  }

  /// The line above a container with its title, which waits for its translation.
  private func comment(ofTitle index: Int, at title: Range<Int>) -> [UInt8] {
    places.prefix(of: index).prefix { $0 <= 0x20 }
      + TodoComment.comment(places.text(of: index)[title]) + document.lineEnding
      + document.lineEnding
  }

  /// Whether the marks of a text are commented with it: a heading, a footnote or a definition without a
  /// text is none.
  private func isCommentedWhole(_ index: Int, _ prefix: ArraySlice<UInt8>) -> Bool {
    if case .heading = document.segments[index].kind, prefix.contains(UInt8(ascii: "#")) {
      return !prefix.contains(UInt8(ascii: "["))
    }
    let mark = prefix.drop { $0 <= 0x20 || $0 == 0x3E }
    return mark.starts(with: "[^".utf8) || mark.first == UInt8(ascii: ":")
  }

  /// The bytes between two texts when those between them are gone.
  private func joined(_ gaps: [[UInt8]], _ left: [Int], from before: Int?, to next: Int?) -> [UInt8]
  {
    guard !left.isEmpty, let start = gaps.first else { return gaps.first ?? [] }
    let line = document.lineEnding
    if let before, headersOfTables.contains(before),
      let rule = start.split(separator: 0x0A).first(where: Self.isRule)
    {
      // The rule belongs to the header, and the rows below it stand one below the other.
      let rest = [line] + gaps.dropFirst()
      return line + rule.filter { $0 != 0x0D } + joined(rest, left, between: before, and: next)
    }
    return joined(gaps, left, between: before, and: next)
  }

  private func joined(
    _ gaps: [[UInt8]], _ left: [Int], between before: Int?, and next: Int?
  ) -> [UInt8] {
    guard let first = left.first, let last = left.last, let start = gaps.first, let end = gaps.last
    else { return gaps.first ?? [] }
    let line = document.lineEnding
    let isBlank = gaps.allSatisfy { $0.allSatisfy { $0 <= 0x20 || $0 == 0x3E } }
    if isBlank {
      guard let next else { return before == nil ? [] : end.isEmpty ? line : end }
      guard let before else { return start }
      if places.shape(of: first) == places.shape(of: next) { return start }
      if places.shape(of: last) == places.shape(of: before) { return end }
      return gaps.max { $0.count { $0 == 0x0A } < $1.count { $0 == 0x0A } } ?? start
    }
    // Pictures, rules and lines of markup stay, without the rule below the header of a table.
    let open = containers(around: next, in: gaps)
    var lines: [ArraySlice<UInt8>] = []
    for (place, gap) in gaps.enumerated() {
      let parts = gap.split(separator: 0x0A, omittingEmptySubsequences: false)
      // A callout that keeps a text keeps its mark.
      let mark =
        next != nil && place + 1 == gaps.count ? parts.lastIndex { !Self.isEmpty($0) } : nil
      for (number, part) in parts.enumerated()
      where number == mark || !Self.isCallout(part)
        || open.contains(LinePlace(gap: place, line: number))
      {
        let text = part.filter { $0 != 0x0D }[...]
        let isEmpty = Self.isEmpty(text)
        if isEmpty, number == 0, !lines.isEmpty || before != nil { continue }
        if isEmpty, lines.last.map({ $0.isEmpty }) ?? false { continue }
        if !isEmpty, Self.isRule(text) { continue }
        lines.append(isEmpty && number > 0 ? [] : text)
      }
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    while lines.count > 1, lines[0].isEmpty, lines[1].isEmpty { lines.removeFirst() }
    var bytes: [UInt8] = before == nil ? [] : line
    guard !lines.isEmpty else { return bytes + (next == nil ? [] : line) }
    bytes += lines.joined(separator: line)
    return bytes + line + (next == nil || Self.endsAboveText(end) ? [] : line)
  }

  /// A line in the bytes between texts.
  private struct LinePlace: Hashable {
    let gap: Int
    let line: Int
  }

  /// The marks of containers of MkDocs in which a text stands, by their indents.
  private func containers(around next: Int?, in gaps: [[UInt8]]) -> Set<LinePlace> {
    guard let next else { return [] }
    var inner = places.prefix(of: next).prefix { $0 == 0x20 }.count
    var open: Set<LinePlace> = []
    for (gap, bytes) in gaps.enumerated().reversed() {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated().reversed() {
        let indent = line.prefix { $0 == 0x20 }.count
        guard indent < inner, TextPlaces.isContainer(line.dropFirst(indent)) else { continue }
        open.insert(LinePlace(gap: gap, line: number))
        inner = indent
      }
    }
    return open
  }

  /// Whether the text after a gap stands right below its last line, as a text does below the mark
  /// of its callout.
  private static func endsAboveText(_ gap: [UInt8]) -> Bool {
    let parts = gap.split(separator: 0x0A, omittingEmptySubsequences: false)
    return parts.count > 1 && !isEmpty(parts[parts.count - 2])
  }

  private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 || $0 == 0x3E }
  }

  /// Whether a line is the mark of a callout in a quote, or of a container of MkDocs.
  private static func isCallout(_ line: ArraySlice<UInt8>) -> Bool {
    let mark = line.drop { $0 <= 0x20 || $0 == 0x3E }
    if TextPlaces.isContainer(mark) { return true }
    guard mark.starts(with: "[!".utf8), let end = mark.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    return mark[end...].dropFirst().allSatisfy { $0 <= 0x20 || $0 == 0x2B || $0 == 0x2D }
  }

  /// Whether a line is the rule below the header of a table.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "|")) && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy { $0 <= 0x20 || "|-:>".utf8.contains($0) }
  }

  /// The front matter with the language of the translation, and without or with comments for
  /// entries that are not translated.
  private func frontMatter(isCommented: Bool) -> [UInt8] {
    let source = document.source
    var cuts: [(range: Range<Int>, bytes: [UInt8])] = []
    for key in entries {
      guard let range = lines(of: key) else { continue }
      let lines = source.bytes[range].split(separator: 0x0A)
      let comment = lines.reduce(into: [UInt8]()) { $0 += Array("# ".utf8) + $1 + [0x0A] }
      cuts.append((range, isCommented ? comment : []))
    }
    if let entry = document.frontMatter.entries[.lang], document.frontMatter.language != nil,
      let colon = source.bytes[slice: entry].firstIndex(where: { $0 == 0x3A || $0 == 0x3D })
    {
      let isTOML = source.bytes[colon] == 0x3D
      let tag = isTOML ? "\"\(language.tag)\"" : language.tag
      cuts.append(((colon + 1)..<entry.upperBound, Array(" \(tag)".utf8)))
    }
    var bytes: [UInt8] = []
    var index = 0
    for cut in cuts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where cut.range.lowerBound >= index {
      bytes += source.bytes[index..<cut.range.lowerBound] + cut.bytes
      index = cut.range.upperBound
    }
    return bytes + source.bytes[index..<places.bodyStart]
  }

  /// The lines of an entry, without comments and blank lines that belong to the next entry.
  private func lines(of key: FrontMatter.Key) -> Range<Int>? {
    let source = document.source
    guard let entry = document.frontMatter.entries[key], !entry.isEmpty else { return nil }
    let first = source.line(at: entry.lowerBound)
    var last = source.line(at: entry.upperBound - 1)
    if let end = document.frontMatter.lines?.upperBound { last = min(last, end - 1) }
    while last > first {
      let line = source.bytes[slice: source.range(ofLine: last)].drop { $0 <= 0x20 }
      guard line.isEmpty || line.first == UInt8(ascii: "#") else { break }
      last -= 1
    }
    let lines = source.range(ofLines: first...last)
    return lines.lowerBound..<lines.upperBound
  }

  /// The cells of a row, each of them changed.
  static func cells(
    _ row: ArraySlice<UInt8>, _ change: (ArraySlice<UInt8>) -> [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = row.startIndex
    func close(_ end: Int) {
      let cell = row[start..<end]
      let text = cell.drop { $0 <= 0x20 }
      guard let last = text.lastIndex(where: { $0 > 0x20 }) else {
        bytes += cell
        return
      }
      bytes += row[start..<text.startIndex] + change(text[...last]) + row[(last + 1)..<end]
    }
    for index in RowMarkdown.bars(in: row) {
      close(index)
      bytes.append(row[index])
      start = index + 1
    }
    close(row.endIndex)
    return bytes
  }
}

extension TextPlaces {
  /// The place of a text that is the title of a container of MkDocs, which stays one without it:
  /// `!!! note "Title"`; nil for other texts.
  func titleOfContainer(_ index: Int) -> Range<Int>? {
    let text = text(of: index)
    let quote = UInt8(ascii: "\"")
    guard Self.isContainer(text), text.last == quote, let first = text.firstIndex(of: quote),
      first + 1 < text.endIndex - 1
    else { return nil }
    return first + 1..<text.endIndex - 1
  }

  /// Whether a text begins as a container of MkDocs does.
  fileprivate static func isContainer(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "!!!".utf8) || text.starts(with: "???".utf8)
  }
}
