import TextBasics

/// The fields of one topic: title and description in the front matter of its main editions, the words
/// of their pictures, and the texts of table examples in them.
struct TopicFields {
  private let topic: Topic
  private let languages: [Language]
  /// The main edition in each language, by its document; no document is that of two languages.
  private let documents: [Language: Int]
  /// Where a new file would be, which is made of the original's; nil for a language that shares a
  /// file with another one.
  private let newPaths: [Language: String]

  /// - Parameters:
  ///   - topic: The topic.
  ///   - languages: The languages, the original first.
  ///   - variant: The document to use for a language; nil for that of the main edition.
  ///   - newPath: The path that a note would have in another language; nil if it would get no file.
  init(
    _ topic: Topic, languages: [Language], variant: (Language) -> Int?,
    newPath: (String, Language) -> String?
  ) {
    self.topic = topic
    self.languages = languages
    var documents: [Language: Int] = [:]
    for language in languages {
      documents[language] = variant(language) ?? topic.mainEdition(in: language)?.document
    }
    let shared = Dictionary(grouping: documents.keys) { documents[$0] }.filter {
      $0.value.count > 1
    }
    self.documents = documents.filter { shared[$0.value] == nil }
    var paths: [Language: String] = [:]
    if let original = languages.first, let document = documents[original] {
      for language in languages where documents[language] == nil {
        paths[language] = newPath(topic.documents[document].source.path, language)
      }
    }
    newPaths = paths
  }

  private func document(_ language: Language) -> Document? {
    documents[language].map { topic.documents[$0] }
  }

  // MARK: - Front matter

  /// The title, and the description by the same rule.
  func frontMatter(_ key: FrontMatter.Key) -> Field? {
    let original = languages.first.flatMap(document)
    guard let original, let text = original.frontMatter.text(of: key), !text.isEmpty else {
      return nil
    }
    var texts: [Language: Field.Text] = [:]
    var places: [Language: [Field.Place]] = [:]
    for language in languages {
      if let path = newPaths[language] {
        places[language] = [Field.Place(path: path, value: .frontMatter(key))]
      }
      guard let document = document(language) else { continue }
      let own = document.frontMatter.text(of: key)
      // A page with a heading for its title lacks none, unless its original has both.
      let hasBoth = original.hasTitle && document.frontMatter.lines != nil
      if key == .title, own == nil, document.hasTitle, !hasBoth { continue }
      places[language] = [Field.Place(path: document.source.path, value: .frontMatter(key))]
      if let own, language == languages[0] || !Self.isUntranslated(own, from: text) {
        let start = document.frontMatter.entries[key]?.lowerBound ?? 0
        texts[language] = Field.Text(
          text: own, path: document.source.path, line: document.source.line(at: start))
      }
    }
    guard places.count > 1 else { return nil }
    var field = Field(
      id: "@\(key.rawValue)", kind: key == .title ? .title : .description, section: nil,
      texts: texts, places: places)
    field.remarks = original.remarks(on: key)
    return field
  }

  /// Whether a text was only copied: a name of one word may be the same in every language.
  static func isUntranslated(_ text: String, from original: String) -> Bool {
    text == original && text.split(whereSeparator: \.isWhitespace).count > 1
  }

  // MARK: - Pictures

  func pictures() -> [Field] {
    guard let first = languages.first, let original = document(first) else { return [] }
    let pictures = NotePicture.all(in: original)
    guard pictures.contains(where: { !$0.text.isEmpty }) else { return [] }
    var names = FieldNames()
    var fields = pictures.enumerated().map { number, picture in
      let isTitle = picture.part == .title
      let name = (isTitle ? "title-" : "") + FieldNames.name(ofAddress: picture.address)
      var field = Field(
        id: names.unique("@picture-" + name),
        kind: isTitle ? .pictureTitle : .pictureText,
        section: original.heading(above: picture.segment), texts: [:],
        places: [first: [Field.Place(path: original.source.path, value: .picture(number))]])
      if !picture.text.isEmpty { field.texts[first] = original.text(of: picture) }
      return field
    }
    let remarks = TranslatorRemarks(original, withFrontMatter: false)
      .remarks(for: original.segments.map(\.range))
    for (number, picture) in pictures.enumerated()
    where original.segments[picture.segment].kind == .image {
      // A remark before a text with a picture is about the text.
      fields[number].remarks = remarks[picture.segment]
    }
    for language in languages.dropFirst() {
      if let path = newPaths[language] {
        for number in fields.indices {
          fields[number].places[language] = [Field.Place(path: path, value: .picture(number))]
        }
      }
      guard let document = document(language) else { continue }
      let others = NotePicture.all(in: document)
      for (number, other) in Self.pairs(pictures, others) {
        fields[number].places[language] = [
          Field.Place(path: document.source.path, value: .picture(other))
        ]
        let text = others[other].text
        if !text.isEmpty, !Self.isUntranslated(text, from: pictures[number].text) {
          fields[number].texts[language] = document.text(of: others[other])
        }
      }
    }
    return fields.filter { $0.texts[first] != nil && $0.places.count > 1 }
  }

  /// Pictures with one name belong together in their order, and those that are left if they are
  /// equally many.
  private static func pairs(_ a: [NotePicture], _ b: [NotePicture]) -> [(Int, Int)] {
    [NotePicture.Part.words, .title].flatMap { part -> [(Int, Int)] in
      var pairs: [(Int, Int)] = []
      let others = b.indices.filter { b[$0].part == part }
      var free = Dictionary(grouping: others) { FieldNames.name(ofAddress: b[$0].address) }
        .mapValues { ArraySlice($0) }
      var left: [Int] = []
      for number in a.indices where a[number].part == part {
        if let other = free[FieldNames.name(ofAddress: a[number].address)]?.popFirst() {
          pairs.append((number, other))
        } else {
          left.append(number)
        }
      }
      let rest = free.values.flatMap(\.self).sorted()
      if left.count == rest.count { pairs += zip(left, rest) }
      return pairs
    }
  }
}

extension FrontMatter {
  fileprivate func text(of key: Key) -> String? {
    switch key {
    case .title: title?.trimmed
    case .description: description?.trimmed
    default: nil
    }
  }
}

extension Document {
  /// The author's remarks for translators about an entry of the front matter.
  fileprivate func remarks(on key: FrontMatter.Key) -> [String] {
    // An entry reaches to the next key, with the comments before that.
    let starts = frontMatter.entries.values.map(\.lowerBound).sorted()
    guard let start = frontMatter.entries[key]?.lowerBound,
      let number = starts.firstIndex(of: start)
    else { return [] }
    return TranslatorRemarks(self).remarks(for: starts.map { SourceRange($0, $0) })[number]
  }

  /// Whether a heading is the title of the page.
  fileprivate var hasTitle: Bool {
    segments.contains { segment in
      if case .heading(1) = segment.kind { true } else { false }
    }
  }

  fileprivate func text(of picture: NotePicture) -> Field.Text {
    Field.Text(
      text: picture.text, path: source.path, line: source.line(at: picture.range.lowerBound))
  }

  /// The text of the nearest heading before a segment.
  func heading(above index: Int) -> String? {
    segments[..<index].last { segment in
      if case .heading = segment.kind { true } else { false }
    }?.text
  }
}
