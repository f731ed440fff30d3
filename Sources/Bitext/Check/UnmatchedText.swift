import TextBasics

/// The units beside which a unit of the other language stands alone, too, so that the two may well
/// be each other's translation.
///
/// A text that is alone on one side, with none on the other, is missing there or was added.
struct UnmatchedUnits {
  /// The indices of the units, in order.
  private(set) var units: [Int] = []

  /// - Parameters:
  ///   - topic: The topic.
  ///   - original: The language of the originals, by which the units of `topic` are ordered.
  ///   - language: The language of the translations.
  init(in topic: Topic, _ original: Language, _ language: Language) {
    let main = topic.mainEdition(in: original)?.document
    var missing: [Int] = []
    var extra: [Int] = []
    func close() -> [Int] {
      defer { (missing, extra) = ([], []) }
      return missing.isEmpty || extra.isEmpty ? [] : (missing + extra).sorted()
    }
    for (index, unit) in topic.units.enumerated() {
      let source = unit.variants.first { $0.language == original && $0.document == main }
      let target = unit.variants.first { $0.language == language }
      // An older edition may have the original of a translation that the main edition no longer
      // has.
      let isPaired = unit.variants.contains { $0.language == original }
      if target != nil, isPaired {
        units += close()
        continue
      }
      guard let variant = source ?? target else { continue }
      let segment = topic.documents[variant.document].segments[variant.segments[0]]
      if source != nil {
        // A label or a title may well be the original of a sentence beside it.
        if Self.isText(segment) { missing.append(index) }
      } else if MissingTranslation.isProse(segment) {
        extra.append(index)
      }
    }
    units += close()
  }
}

extension UnmatchedUnits {
  fileprivate static func isText(_ segment: Segment) -> Bool {
    switch segment.kind {
    case .heading, .code, .image, .html: false
    case .paragraph, .item, .quote, .cell, .caption, .frontMatter: true
    }
  }
}

/// Says how many texts of a topic could not be told apart from missing ones: one finding for each
/// language.
struct UnmatchedText: Rule {
  var needsAllNotes: Bool { true }

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let unmatched = topic.unmatched
    let topic = topic.topic
    guard let original = topic.originalLanguage else { return [] }
    return topic.languages.compactMap { language in
      let units = unmatched[language] ?? []
      let own = units.filter { unit in
        topic.units[unit].variants.contains { $0.language == language }
      }
      guard let first = own.first,
        let variant = topic.units[first].variants.first(where: { $0.language == language })
      else { return nil }
      let text = CheckedText(topic, variant)
      return text.finding(
        .note, "unmatched-text",
        (own.count == 1 ? "\(own.count) text" : "\(own.count) texts")
          + " in \(language) and \(units.count - own.count) in "
          + "\(original) stand side by side and are not known to belong together, the "
          + "first here: pins can tell")
    }
  }
}
