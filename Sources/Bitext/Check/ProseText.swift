import TextBasics

/// A text that readers read, with the place of each of its characters in the source.
struct ProseText: Sendable {
  let text: CheckedText
  let prose: SourceProse

  var language: Language { text.language }
  var scalars: [Unicode.Scalar] { prose.scalars }

  /// The texts of each source that are sentences, titles or cells in a known language.
  static func all(in texts: [[CheckedText]], of topic: Topic) -> [[ProseText]] {
    texts.enumerated().map { number, texts in
      let cells = topic.documents[number].cellsOfRows
      let fences = Fences(in: topic.documents[number].source)
      return texts.compactMap { text in
        switch text.kind {
        case .code, .html, .image, .frontMatter: return nil
        case .heading, .paragraph, .item, .quote, .caption, .cell: break
        }
        guard Language.known.contains(text.language), let segment = text.segments.first,
          !text.looksLikeCode, !text.text.hasPrefix("{%"), !fences.contain(segment)
        else { return nil }
        if fences.mayHoldOutput(segment, of: text.document.source), !text.isTranslated(in: topic) {
          return nil
        }
        let row = cells[text.segmentIndices[0]] ?? [segment.content]
        let prose = SourceProse(row, in: text.document.source, segment.range)
        return ProseText(text: text, prose: prose)
      }
    }
  }

  /// A finding at scalars of the text, with the replacement that mends it, if that is certain.
  ///
  /// It is written only where the scalars stand in the source as they are.
  func finding(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: FindingText, at range: Range<Int>,
    replacement: String? = nil
  ) -> Diagnostic {
    guard let place = prose.source(range) else {
      let words = prose.text(range).trimmed
      return text.finding(severity, rule, message, at: words)
    }
    return Diagnostic(
      severity, rule, saying: message, at: .range(text.document.source, place),
      edits: replacement.map { [Diagnostic.Edit(place, $0)] } ?? [])
  }
}

extension CheckedText {
  /// Whether the same source has the text in another language.
  fileprivate func isTranslated(in topic: Topic) -> Bool {
    guard let index = segmentIndices.first else { return false }
    let unit = topic.units[topic.unitOfSegment[documentIndex][index]]
    return unit.variants.contains { $0.document == documentIndex && $0.language != language }
  }
}
