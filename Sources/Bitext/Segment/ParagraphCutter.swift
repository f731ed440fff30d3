/// Cuts the lines of one paragraph into the texts that its author sees in it.
///
/// CommonMark joins all lines between two blank lines. People write an original and its translation
/// on two lines, a title above its body, a picture below its text, or a whole page with one
/// paragraph per line. A paragraph that is merely wrapped stays whole.
struct ParagraphCutter {
  /// The role of a run of lines.
  enum Role: Hashable {
    case text
    /// Bold as a whole, with more text below.
    case title
    case image
    case caption
    /// A tag of a site generator (`{% tabs %}`) or the mark of a container that nobody knows
    /// (`[!FOO]`, `:::details`): no text.
    case mark
  }

  struct Run {
    var lines: ArraySlice<ParagraphLine>
    var role: Role

    /// Whether the run has a language.
    var isText: Bool { role != .image && role != .mark }

    var isBold: Bool { lines.allSatisfy(\.inline.isBold) }

    /// The script of the line that says most about it; nil if no line says anything.
    var script: Script? {
      lines.max { $0.weight < $1.weight }.flatMap { Script(of: $0.verdict) }
    }
  }

  /// The runs of `lines`, in order; blank lines belong to none.
  func runs(of lines: [ParagraphLine]) -> [Run] {
    let shown = lines.count == 1 && !lines[0].isBlank ? lines : lines.filter { !$0.isBlank }
    if shown.count <= 1 {
      return shown.isEmpty ? [] : [Run(lines: shown[...], role: role(of: shown[0]))]
    }
    var runs: [Run] = []
    var start = 0
    for (index, line) in shown.enumerated() {
      let role = role(of: line)
      guard role != .text else { continue }
      runs += texts(shown[start..<index])
      if role == .image, let last = runs.last, last.role == .image, start == index {
        runs[runs.count - 1].lines = shown[last.lines.startIndex...index]
      } else {
        runs.append(Run(lines: shown[index...index], role: role))
      }
      start = index + 1
    }
    return runs + texts(shown[start...])
  }

  private func role(of line: ParagraphLine) -> Role {
    if line.isImage { return .image }
    if Caption.isDescription(line.text) { return .caption }
    return Self.isMark(line.text) ? .mark : .text
  }

  /// `{% tabs %}`, `[!CAUTION]`, `:::details`, where they are no marks of a callout.
  static func isMark(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == 0x7B || first == 0x5B || first == 0x3A else {
      return false
    }
    if text.hasPrefix("{%") { return text.hasSuffix("%}") }
    if text.hasPrefix(":::") { return text.utf8.allSatisfy { $0 == 0x3A || 0x61...0x7A ~= $0 } }
    guard text.hasPrefix("[!"), text.hasSuffix("]") else { return false }
    return text.utf8.dropFirst(2).dropLast().allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
  }

  // MARK: - Lines of text

  private func texts(_ lines: ArraySlice<ParagraphLine>) -> [Run] {
    if lines.isEmpty { return [] }
    if lines.count == 1 { return [Run(lines: lines, role: .text)] }
    if let cut = sections(lines) { return cut }
    if LineShape(lines).isLineByLine {
      let body = lines.lastIndex { !$0.inline.isBold } ?? lines.startIndex
      return lines.indices.map {
        Run(lines: lines[$0...$0], role: lines[$0].inline.isBold && $0 < body ? .title : .text)
      }
    }
    var runs = byLanguage(lines).flatMap(titleAndBody)
    // One bold run may go over the titles in both languages.
    guard let body = runs.lastIndex(where: { !$0.isBold }) else { return runs }
    for index in 0..<body where runs[index].isBold { runs[index].role = .title }
    return runs
  }

  /// The runs of lines some of which are titles by their ``SectionMark``; nil if no line is a title.
  ///
  /// Two lines with one mark, one below the other, are points of a list.
  private func sections(_ lines: ArraySlice<ParagraphLine>) -> [Run]? {
    let marks = lines.map { SectionMark.mark(of: $0.text) }
    guard marks.contains(where: { $0 != nil }) else { return nil }
    let titles = marks.indices.filter { index in
      guard let mark = marks[index], index + 1 < marks.count else { return false }
      let isFirst = index == 0 || marks[index - 1] != mark
      return isFirst && lines[lines.startIndex + index + 1].text.unicodeScalars.first != mark
    }
    guard !titles.isEmpty else { return nil }
    var runs: [Run] = []
    var start = lines.startIndex
    for title in titles {
      let place = lines.startIndex + title
      runs += texts(lines[start..<place])
      runs.append(Run(lines: lines[place...place], role: .title))
      start = place + 1
    }
    return runs + texts(lines[start...])
  }

  /// Runs of one language; a change counts only where a sentence or a title ends.
  private func byLanguage(_ lines: ArraySlice<ParagraphLine>) -> [ArraySlice<ParagraphLine>] {
    let scripts = lines.map { Script(of: $0.verdict) }
    guard Set(scripts.compactMap(\.self)).count > 1 else { return [lines] }
    let shape = LineShape(lines)
    var runs: [(range: Range<Int>, script: Script?)] = []
    for (offset, script) in scripts.enumerated() {
      let index = lines.startIndex + offset
      if let last = runs.last, script == nil || last.script == nil || script == last.script {
        runs[runs.count - 1] = (last.range.lowerBound..<index + 1, last.script ?? script)
      } else {
        runs.append((index..<index + 1, script))
      }
    }
    var index = 1
    while index < runs.count {
      if shape.isEnd(runs[index].range.lowerBound - 1) {
        index += 1
        continue
      }
      let range = runs[index - 1].range.lowerBound..<runs[index].range.upperBound
      let script = heavier(runs[index - 1], runs[index], lines)
      runs.replaceSubrange(index - 1...index, with: [(range, script)])
      if index < runs.count, runs[index].script == script {
        let joined = range.lowerBound..<runs[index].range.upperBound
        runs.replaceSubrange(index - 1...index, with: [(joined, script)])
      }
      index = max(1, index - 1)
    }
    return runs.map { lines[$0.range] }
  }

  private func heavier(
    _ a: (range: Range<Int>, script: Script?), _ b: (range: Range<Int>, script: Script?),
    _ lines: ArraySlice<ParagraphLine>
  ) -> Script? {
    // Latin words inside a sentence of another script do not make it English.
    if a.script == .latin { return b.script ?? a.script }
    if b.script == .latin { return a.script ?? b.script }
    let weight = { (range: Range<Int>) in lines[range].reduce(0) { $0 + $1.weight } }
    return weight(a.range) >= weight(b.range) ? a.script : b.script
  }

  /// A first line that is bold as a whole, above lines that are not, is their title.
  private func titleAndBody(_ lines: ArraySlice<ParagraphLine>) -> [Run] {
    guard let first = lines.first, first.inline.isBold, first.text.utf8.count <= 300,
      let body = lines.firstIndex(where: { !$0.inline.isBold }), body > lines.startIndex
    else {
      return [Run(lines: lines, role: .text)]
    }
    return [
      Run(lines: lines[..<body], role: .title), Run(lines: lines[body...], role: .text),
    ]
  }

  /// The script of a line, by which lines differ before the document's languages are known.
  enum Script: Hashable {
    case latin, korean, japanese, han, foreign

    /// Nil for a line that may be in any language.
    init?(of verdict: LanguageIdentifier.Verdict) {
      switch verdict {
      case .firm(.english), .label: self = .latin
      case .firm(.korean), .amongEnglish(.korean): self = .korean
      case .firm(.japanese), .amongEnglish(.japanese): self = .japanese
      case .firm, .amongEnglish, .chinese: self = .foreign
      case .han: self = .han
      case .names, .nothing: return nil
      }
    }
  }
}
