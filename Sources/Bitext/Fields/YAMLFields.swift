import TextBasics

/// The fields of one document of YAML.
struct YAMLFields {
  private let source: SourceFile
  private let languages: [Language]
  private let kind: (_ path: [YAMLStep]) -> Field.Kind
  /// The name of the document for translators, which begins the section of each field.
  private let section: String
  /// The prefix of the ids.
  private let prefix: String
  /// The line before the first one of the document, in its file.
  private let linesBefore: Int

  init(
    _ source: SourceFile, _ languages: [Language], section: String, prefix: String = "@",
    linesBefore: Int = 0, kind: @escaping ([YAMLStep]) -> Field.Kind
  ) {
    self.source = source
    self.languages = languages
    self.section = section
    self.prefix = prefix
    self.linesBefore = linesBefore
    self.kind = kind
  }

  /// The fields of `texts`, with the places that `value` makes of their paths.
  func fields(
    of texts: [LocalizedYAML.Text], at value: ([YAMLStep]) -> [Field.Place]
  ) -> [Field] {
    let ranges = texts.map { SourceRange($0.value.range.lowerBound, $0.value.range.upperBound) }
    let remarks = TranslatorRemarks(source).remarks(for: ranges)
    var names = FieldNames()
    return zip(texts, remarks).compactMap { text, remarks in
      let words = text.names
      var field = Field(
        id: names.unique(prefix + words.map(Self.word).joined(separator: ".")),
        kind: kind(text.path), section: sectionName(words), remarks: remarks,
        texts: [:], places: [:])
      let places = value(text.path)
      for language in languages where Language.known.contains(language) {
        field.places[language] = places
        guard let (said, place) = said(by: text, in: language), !said.trimmed.isEmpty else {
          continue
        }
        // A common text in several words is untranslated in all languages but the first.
        if let common = text.common, language != languages.first,
          TopicFields.isUntranslated(said, from: PlainText.composed(common))
        {
          continue
        }
        field.texts[language] = Field.Text(
          text: said.trimmed, path: source.path, line: linesBefore + source.line(at: place))
      }
      return field.texts.isEmpty ? nil : field
    }
  }

  private func said(
    by text: LocalizedYAML.Text, in language: Language
  ) -> (text: String, place: Int)? {
    if let common = text.common {
      guard Self.isText(common, in: language) else { return nil }
      return (PlainText.composed(common), text.value.range.lowerBound)
    }
    guard let entry = text.entries[language], case .scalar(let said) = entry.value, said != "~"
    else { return nil }
    return (PlainText.composed(said), entry.range.lowerBound)
  }

  /// Whether a text for all languages may be in `language`: a text in Hangul is not Japanese.
  private static func isText(_ text: String, in language: Language) -> Bool {
    let scripts = text.unicodeScalars.compactMap { Script(of: $0) }
    if scripts.contains(.hangul) { return language == .korean }
    if scripts.contains(.hiragana) || scripts.contains(.katakana) { return language == .japanese }
    return true
  }

  private static func word(_ name: String) -> String {
    let slug = Slug.make(from: name)
    if !slug.isEmpty { return slug }
    var hash = StableHash()
    hash.combine(name)
    return hash.sixDigits
  }

  private func sectionName(_ words: [String]) -> String {
    let above = words.dropLast()
    return above.isEmpty ? section : "\(section) › \(above.joined(separator: " › "))"
  }
}
