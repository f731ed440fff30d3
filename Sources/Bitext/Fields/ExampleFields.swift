/// The texts of the table examples in the notes of one topic.
struct ExampleFields {
  /// The places of examples by their YAML: one that stands in several notes is changed in all of
  /// them, because it may not differ.
  private var places: [String: [(path: String, number: Int)]] = [:]
  private var written: Set<String> = []

  init(_ corpus: Corpus) {
    for topic in corpus.allTopics {
      for document in topic.documents {
        for (number, example) in NoteExample.all(in: document).enumerated() {
          places[example.text, default: []].append((document.source.path, number))
        }
      }
    }
  }

  /// The fields of a topic's examples, except those that an earlier topic has.
  mutating func fields(of topic: Topic, _ languages: [Language]) -> [Field] {
    var fields: [Field] = []
    for document in topic.documents {
      for (number, example) in NoteExample.all(in: document).enumerated() {
        guard written.insert(example.text).inserted,
          let yaml = YAML.parse(
            example.source, in: SourceRange(0, example.source.bytes.count)
          ).0
        else { continue }
        let copies = places[example.text] ?? [(document.source.path, number)]
        fields += SiteFields.tables(
          example.source, yaml, languages, prefix: "@example-\(Self.name(of: yaml, example)).",
          linesBefore: example.firstLine - 1
        ) { path in copies.map { Field.Place(path: $0.path, value: .example($0.number, path)) } }
      }
    }
    return fields
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
