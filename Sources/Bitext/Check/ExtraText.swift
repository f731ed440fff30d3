/// Finds texts of a translation that nothing in the original corresponds to, section by section.
struct ExtraText: Rule {
  /// The share of a source that has to be a translation for the rest to stand out.
  private static let smallestShare = 0.7

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let topic = topic.topic
    guard let original = topic.originalLanguage else { return [] }
    return topic.documents.indices.flatMap { document in
      findings(topic, document, original)
    }
  }

  private func findings(_ topic: Topic, _ document: Int, _ original: Language) -> [Diagnostic] {
    var runs: [[Int]] = []
    var isOpen = false
    var paired = 0
    var all = 0
    for (index, segment) in topic.documents[document].segments.enumerated() {
      if case .heading = segment.kind { isOpen = false }
      guard segment.language != original, Language.known.contains(segment.language),
        MissingTranslation.isProse(segment),
        !CheckedText(topic, document: document, segments: [index]).isRemark
      else { continue }
      all += 1
      let unit = topic.units[topic.unitOfSegment[document][index]]
      if unit.variants.contains(where: { $0.language == original }) {
        paired += 1
        isOpen = false
        continue
      }
      if isOpen { runs[runs.count - 1].append(index) } else { runs.append([index]) }
      isOpen = true
    }
    guard all > 3, Double(paired) >= Double(all) * Self.smallestShare else { return [] }
    return runs.map { run in
      let text = CheckedText(topic, document: document, segments: [run[0]])
      let more = run.count == 1 ? "" : " and \(run.count - 1) more after it"
      return text.finding(
        .note, "extra-text",
        "“\(text.text.shortened)”\(more): nothing in the \(original.englishName) text is known to "
          + "correspond to it")
    }
  }
}
