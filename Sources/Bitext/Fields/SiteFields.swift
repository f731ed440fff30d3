/// The fields of the files beside the notes: `site.yaml`, `glossary.yaml`, and table examples in
/// files of their own.
enum SiteFields {
  /// The fields of a file that is there, by its path.
  static func all(of corpus: Corpus, _ languages: [Language]) -> [(path: String, fields: [Field])] {
    var found: [(path: String, fields: [Field])] = []
    func add(_ file: ContentDirectory.File, _ fields: (SourceFile, YAML) -> [Field]) {
      guard let source = SourceFile.reading(file).0,
        let yaml = YAML.parse(source, in: SourceRange(0, source.bytes.count)).0
      else { return }
      let fields = fields(source, yaml)
      if !fields.isEmpty { found.append((file.path, fields)) }
    }
    if let file = corpus.settingsFile { add(file) { settings($0, $1, languages) } }
    for file in corpus.assets {
      if file.path == Configuration.glossaryName {
        add(file) { glossary($0, $1, languages) }
      } else if file.path.hasSuffix(FileName.exampleEnding) {
        add(file) { source, yaml in
          tables(source, yaml, languages) { [Field.Place(path: file.path, value: .yaml($0))] }
        }
      }
    }
    return found
  }

  private static func settings(
    _ source: SourceFile, _ yaml: YAML, _ languages: [Language]
  ) -> [Field] {
    let names: Set<String> = ["title", "description"]
    let texts = LocalizedYAML(
      yaml, of: source, isLocalized: names.contains, isCommon: { key, _ in names.contains(key) }
    ).texts
    return YAMLFields(source, languages, section: "The site") { path in
      path.count > 1 ? .topicTitle : .siteTitle
    }
    .fields(of: texts) { [Field.Place(path: source.path, value: .yaml($0))] }
  }

  private static func glossary(
    _ source: SourceFile, _ yaml: YAML, _ languages: [Language]
  ) -> [Field] {
    let names: Set<String> = ["note", "definition", "name"]
    let texts = LocalizedYAML(
      yaml, of: source, isLocalized: names.contains, isCommon: { _, _ in false }
    )
    .texts
    return YAMLFields(source, languages, section: "Glossary") { _ in .glossaryNote }
      .fields(of: texts) { [Field.Place(path: source.path, value: .yaml($0))] }
  }

  /// The keys of a table whose value may be one text for all languages.
  package static let tableKeys: Set<String> = [
    "label", "title", "detail", "header", "footer", "alt", "reading", "heading", "deleteTitle",
    "indicator",
  ]

  /// The texts of one table example or several.
  static func tables(
    _ source: SourceFile, _ yaml: YAML, _ languages: [Language], prefix: String = "@",
    linesBefore: Int = 0, at value: ([YAMLStep]) -> [Field.Place]
  ) -> [Field] {
    let texts = LocalizedYAML(
      yaml, of: source,
      isCommon: { key, parent in
        tableKeys.contains(key) || parent == "cells"
      }
    ).texts
      .filter { text in text.common.map(hasWords) ?? true }
    return YAMLFields(
      source, languages, section: "Table example\(name(of: yaml))", prefix: prefix,
      linesBefore: linesBefore
    ) { _ in .tableText }
    .fields(of: texts, at: value)
  }

  private static func name(of yaml: YAML) -> String {
    guard case .mapping(let pairs) = yaml.value,
      let id = pairs.first(where: { $0.key.string == "id" })?.value.string
    else { return "" }
    return " \(id)"
  }

  /// Whether a text says something in words: a number with its unit does not.
  private static func hasWords(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { word in
      word.unicodeScalars.count(where: \.properties.isAlphabetic) > 2
    }
  }
}
