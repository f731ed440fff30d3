import Notation

extension Glossary {
  /// Reads `glossary.yaml`; faulty entries are left out and reported.
  ///
  /// ```yaml
  /// groups:                           # optional
  ///   - id: parts
  ///     name: {en: Parts of a table, ko: 테이블의 부분, ja: テーブルの部分}
  /// concepts:
  ///   - id: section-index
  ///     group: parts
  ///     terms: {en: [section index, index], ko: [색인], ja: [索引]}   # the preferred one first
  ///     seen: {ko: [인덱스]}          # spellings in the wild, recognised and reported
  ///     forbidden: {ko: [지표]}       # never to be used
  ///     keep: [sectionIndexTitles]    # names that stay as they are
  ///     note: {en: Apple's own Korean says 색인., ko: …, ja: …}
  /// ```
  package static func reading(_ source: SourceFile) -> (Glossary, [Diagnostic]) {
    var reader = Reader(source: source)
    reader.read()
    return (Glossary(concepts: reader.concepts, groups: reader.groups), reader.diagnostics)
  }

  private struct Reader {
    let source: SourceFile
    var concepts: [Concept] = []
    var groups: [Group] = []
    private var mappings: YAMLEntries
    private var ids: Set<String> = []

    init(source: SourceFile) {
      self.source = source
      mappings = YAMLEntries(source: source, rule: "glossary")
    }

    var diagnostics: [Diagnostic] { mappings.diagnostics }

    mutating func read() {
      let (yaml, problems) = YAML.parse(source, in: SourceRange(0, source.bytes.count))
      mappings.diagnostics += problems
      guard let yaml, !yaml.isEmpty else { return }
      let lists = mappings.pairs(
        of: yaml, named: "the glossary", known: ["groups", "concepts"])
      // A concept names a group, wherever the groups stand.
      for item in items(of: lists, under: "groups", each: "group") { readGroup(item) }
      for item in items(of: lists, under: "concepts", each: "concept") { readConcept(item) }
    }

    private mutating func items(
      of lists: [(key: String, value: YAML)], under key: String, each name: String
    ) -> [YAML] {
      lists.filter { $0.key == key }.flatMap { _, value -> [YAML] in
        if case .sequence(let items) = value.value { return items }
        fail("'\(key)' is a list, each entry one \(name)", at: value)
        return []
      }
    }

    private mutating func readGroup(_ yaml: YAML) {
      let entries = mappings.pairs(of: yaml, named: "a group", known: ["id", "name"])
      guard let idValue = entries.first(where: { $0.key == "id" })?.value,
        let id = text(idValue, "'id'")
      else { return fail("a group has an 'id' and a 'name'", at: yaml) }
      guard !id.isEmpty, id == Slug.make(from: id) else {
        return fail("an id is lower-case ASCII words with hyphens, as in 'row-styles'", at: idValue)
      }
      guard !groups.contains(where: { $0.id == id }) else {
        return fail("the group '\(id)' occurs twice", at: idValue)
      }
      guard let value = entries.first(where: { $0.key == "name" })?.value else {
        return fail("the group '\(id)' has no name", at: yaml)
      }
      let name = byLanguage(value, "'name'") { $0.text($1, "a name") }
      if !name.isEmpty { groups.append(Group(id: id, name: name)) }
    }

    /// The id of a group that the glossary has.
    private mutating func group(_ yaml: YAML) -> String? {
      guard let id = text(yaml, "'group'") else { return nil }
      let known = groups.map(\.id)
      if known.contains(id) { return id }
      let near = Spelling.hint(for: id, among: known)
      mappings.diagnostics.append(
        Diagnostic(
          .warning, "glossary-unknown-group", "'groups' has no '\(id)'\(near)",
          at: .range(source, yaml.range)))
      return nil
    }

    private mutating func readConcept(_ yaml: YAML) {
      let known = ["id", "group", "terms", "seen", "forbidden", "keep", "note"]
      let entries = mappings.pairs(of: yaml, named: "a concept", known: known)
      guard let idValue = entries.first(where: { $0.key == "id" })?.value,
        let id = text(idValue, "'id'")
      else { return fail("a concept has an 'id' and 'terms'", at: yaml) }
      guard !id.isEmpty, id == Slug.make(from: id) else {
        return fail(
          "an id is lower-case ASCII words with hyphens, as in 'section-index'", at: idValue)
      }
      guard ids.insert(id).inserted else {
        return fail("the concept '\(id)' occurs twice", at: idValue)
      }
      var concept = Concept(id: id, terms: [:])
      for (key, value) in entries {
        switch key {
        case "group": concept.group = group(value)
        case "terms": concept.terms = terms(value, "'terms'")
        case "seen": concept.seen = terms(value, "'seen'")
        case "forbidden": concept.forbidden = terms(value, "'forbidden'")
        case "keep": concept.keep = list(value, "'keep'")
        case "note": concept.note = byLanguage(value, "'note'") { $0.text($1, "a note") }
        default: break
        }
      }
      guard !concept.terms.isEmpty else { return fail("'\(id)' has no terms", at: yaml) }
      concepts.append(concept)
    }

    private mutating func terms(_ yaml: YAML, _ what: String) -> [Language: [String]] {
      byLanguage(yaml, what) { reader, value in
        let list = reader.list(value, what)
        return list.isEmpty ? nil : list
      }
    }

    private mutating func byLanguage<Value>(
      _ yaml: YAML, _ what: String, _ read: (inout Self, YAML) -> Value?
    ) -> [Language: Value] {
      guard case .mapping(let pairs) = yaml.value else {
        fail("\(what) maps languages to texts, as in {en: …, ko: …, ja: …}", at: yaml)
        return [:]
      }
      var values: [Language: Value] = [:]
      for (key, value) in pairs {
        guard let tag = text(key, "a language") else { continue }
        values[Language(tag: tag)] = read(&self, value)
      }
      return values
    }

    /// A list of strings; a single string is a list of one.
    private mutating func list(_ yaml: YAML, _ what: String) -> [String] {
      guard case .sequence(let items) = yaml.value else {
        return spelling(yaml, what).map { [$0] } ?? []
      }
      return items.compactMap { spelling($0, "an entry of \(what)") }
    }

    /// The longest spelling, in scalars; a longer one is not a term and would be searched for at
    /// every letter of the notes.
    private static let longestSpelling = 200

    private mutating func spelling(_ yaml: YAML, _ what: String) -> String? {
      guard let text = text(yaml, what) else { return nil }
      guard text.unicodeScalars.count <= Self.longestSpelling else {
        fail("\(what) has more than \(Self.longestSpelling) letters, so it is left out", at: yaml)
        return nil
      }
      return text
    }

    private mutating func text(_ yaml: YAML, _ what: String) -> String? {
      if let text = yaml.string { return PlainText.composed(text) }
      fail("\(what) has to be a single text", at: yaml)
      return nil
    }

    private mutating func fail(_ message: String, at yaml: YAML) {
      mappings.fail(message, at: yaml)
    }
  }
}
