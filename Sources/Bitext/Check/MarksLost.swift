/// Placeholders, cells, references to footnotes and bold words that a translation lacks.
///
/// Links and code have rules of their own.
struct MarksLost: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let cells = topic.topic.documents.map(\.cellsOfRows)
    return topic.pairs.flatMap { pair -> [Diagnostic] in
      guard !pair.isDigest else { return [] }
      let source = marks(of: pair.source, cells)
      let target = marks(of: pair.target, cells)
      let (language, place) = (pair.source.language, pair.source.reference)
      var remarks: [CheckedText.Remark] = []
      let lost = source.placeholders.subtracting(target.placeholders).unique
      if !lost.isEmpty {
        remarks.append(
          CheckedText.Remark(
            .warning, "placeholders-differ",
            "the \(language) text (\(place)) has \(lost.map { "‘\($0)’" }), this one does not"))
      }
      // Where a row is broken into two, their cells are not those of one.
      // A `|` in code cuts a cell in two, which is the original's fault.
      let isOne =
        pair.source.segments.count == 1 && pair.target.segments.count == 1
        && !pair.source.text.contains("|") && !pair.source.text.contains("`")
      if isOne, let count = target.cells, let other = source.cells, count != other {
        remarks.append(
          CheckedText.Remark(
            .warning, "cells-differ",
            "this row has \(count) cells, the \(language) text (\(place)) has \(other)"))
      }
      if target.footnotes.count < source.footnotes.count {
        remarks.append(
          CheckedText.Remark(
            .warning, "footnotes-differ",
            "the \(language) text (\(place)) refers to \(source.footnotes.count) footnotes, this one to "
              + "\(target.footnotes.count)"))
      }
      if source.bold > 0, target.bold == 0, isEmphasis(pair.source),
        italics(pair.target) <= italics(pair.source)
      {
        remarks.append(
          CheckedText.Remark(
            .note, "bold-lost",
            "the \(language) text (\(place)) has words in bold, this one has none"))
      }
      return pair.target.findings(remarks)
    }
  }

  private func marks(of text: CheckedText, _ cells: [[Int: [[Inline]]]]) -> TextMarks {
    let rows = text.segmentIndices.compactMap { cells[text.documentIndex][$0] }
    return rows.isEmpty ? TextMarks(text.content) : TextMarks(cells: rows.flatMap(\.self))
  }

  /// How many words or phrases are in italics: a translator may have emphasized in another way.
  private func italics(_ text: CheckedText) -> Int {
    var count = 0
    text.content.walk { if case .emphasis = $0 { count += 1 } }
    return count
  }

  /// Whether bold marks some words of a text: a title in bold is often a heading in translations.
  private func isEmphasis(_ text: CheckedText) -> Bool {
    // Of several texts one may be a title in bold.
    guard text.segments.count == 1, [.paragraph, .item, .quote].contains(text.kind) else {
      return false
    }
    let first = text.content.first
    if case .strong? = first { return false }
    return true
  }
}
