/// The texts of the table examples in notes.
struct ExampleFields {
  /// The places of examples by their YAML: one that stands in several notes is changed in all of
  /// them, because it may not differ.
  private var places: [String: [(path: String, number: Int)]] = [:]
  /// For each topic by its slug, the examples that it has first.
  private var examples: [String: [NoteExample]] = [:]

  init(_ corpus: Corpus) {
    for topic in corpus.allTopics {
      for document in topic.documents {
        let path = document.source.path
        for (number, example) in NoteExample.all(in: document).enumerated() {
          if places[example.text] == nil {
            examples[topic.slug, default: []].append(example)
          }
          places[example.text, default: []].append((path, number))
        }
      }
    }
  }

  /// The fields of a topic's examples, except those that an earlier topic has.
  func fields(of topic: Topic, _ languages: [Language]) -> [Field] {
    (examples[topic.slug] ?? []).flatMap { example -> [Field] in
      guard
        let yaml = YAML.parse(example.source, in: SourceRange(0, example.source.bytes.count)).0
      else { return [] }
      let copies = places[example.text] ?? []
      return SiteFields.tables(
        example.source, yaml, languages, prefix: "@example-\(Self.name(of: yaml, example)).",
        linesBefore: example.firstLine - 1
      ) { path in copies.map { Field.Place(path: $0.path, value: .example($0.number, path)) } }
    }
  }

  private static func name(of yaml: YAML, _ example: NoteExample) -> String {
    if case .mapping(let pairs) = yaml.value,
      let id = pairs.first(where: { $0.key.string == "id" })?.value.string
    {
      let slug = Slug.make(from: id)
      if !slug.isEmpty { return slug }
    }
    return String(example.firstLine)
  }
}

extension NoteExample {
  fileprivate var text: String { source.text(in: SourceRange(0, source.bytes.count)) }
}
