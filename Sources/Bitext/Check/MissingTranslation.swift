import TextBasics

/// Finds texts of the original that a translation leaves out, section by section.
struct MissingTranslation: Rule {
  var needsAllNotes: Bool { true }

  /// A source is a translation if at least this share of the original has a counterpart in it.
  static let smallestShare = 0.5

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let unmatched = topic.unmatched
    let topic = topic.topic
    guard let original = topic.originalLanguage else { return [] }
    let isForeign = topic.mainEdition(in: original).map { topic.documents[$0.document].isForeign }
    guard isForeign == false else { return [] }
    let languages = topic.languages.filter { $0 != original && Language.known.contains($0) }
    return languages.flatMap { language in
      findings(topic, original, language, Set(unmatched[language] ?? []))
    }
  }

  private func findings(
    _ topic: Topic, _ original: Language, _ language: Language, _ unmatched: Set<Int>
  ) -> [Diagnostic] {
    let main = topic.mainEdition(in: original)?.document
    let kept = Self.kept(topic, original, language)
    let fences = main.map { Fences(in: topic.documents[$0].source) }
    var runs: [[Variant]] = []
    var isOpen = false
    var translated = 0
    for (number, unit) in topic.units.enumerated() {
      // Only the main edition's originals have to be translated.
      guard
        let source = unit.variants.first(where: { $0.language == original && $0.document == main })
      else { continue }
      let segment = topic.documents[source.document].segments[source.segments[0]]
      if case .heading = segment.kind { isOpen = false }
      if unit.variants.contains(where: { $0.language == language }) {
        translated += 1
        continue
      }
      guard Self.isProse(segment), !segment.isLabel, !segment.isNavigation,
        fences?.contain(segment) != true,
        !topic.documents[source.document].leadsToNavigation(source.segments[0]),
        !unmatched.contains(number),
        !kept.contains(segment.text)
      else { continue }
      if isOpen { runs[runs.count - 1].append(source) } else { runs.append([source]) }
      isOpen = true
    }
    let missing = runs.reduce(0) { $0 + $1.count }
    guard Double(translated) >= Double(translated + missing) * Self.smallestShare else { return [] }
    return runs.map { run in
      let text = CheckedText(topic, run[0])
      let first = text.text.shortened
      return text.finding(
        .warning, "missing-translation",
        run.count == 1
          ? "“\(first)” has no \(language) translation"
          : "“\(first)” and \(run.count - 1) more in this section have no \(language) translation")
    }
  }

  /// The texts that a translation keeps in the language of the original.
  private static func kept(
    _ topic: Topic, _ original: Language, _ language: Language
  ) -> Set<String> {
    let translations = topic.editions.filter { $0.language == language }.map(\.document)
    let others = translations.filter { topic.mainEdition(in: original)?.document != $0 }
    return others.reduce(into: []) { texts, document in
      for segment in topic.documents[document].segments where segment.language == original {
        texts.insert(segment.text)
      }
    }
  }

  /// Whether a segment has to be translated: not a title, a caption, or a few words.
  static func isProse(_ segment: Segment) -> Bool {
    switch segment.kind {
    case .heading, .caption, .code, .image, .html: return false
    case .paragraph, .item, .quote, .cell, .frontMatter: break
    }
    if segment.kind != .cell, segment.text.looksLikeCode { return false }
    // Titles of other pages, cells, labels.
    if segment.isBrief || segment.text.contains("→") { return false }
    let words = segment.text.split(separator: " ").count
    return words >= 4 || segment.text.unicodeScalars.count >= 15 && segment.language == .japanese
  }
}

extension String {
  /// The beginning of the text, to be quoted in a message.
  var shortened: String { count <= 40 ? self : prefix(38).trimmed + "…" }
}

extension Language {
  /// The name of the language in English messages.
  package var englishName: String {
    switch self {
    case .english: "English"
    case .korean: "Korean"
    case .japanese: "Japanese"
    default: tag
    }
  }
}

extension Segment {
  /// Whether a paragraph is no sentence but a few words, as the legend of a table.
  fileprivate var isLabel: Bool {
    kind == .paragraph && !Sentence.ends(text.trimmed) && text.unicodeScalars.count < 40
  }

  /// Whether an item or a row has no sentence, or nothing but a link.
  fileprivate var isBrief: Bool {
    guard kind == .item || kind == .cell || kind == .quote else { return false }
    if content.count == 1, case .link = content[0] { return true }
    return !Sentence.ends(text.trimmed) && text.unicodeScalars.count < 80
  }
}
