/// A text that readers see and that stands in a value instead of running text: a title in front
/// matter, the words of a picture, a text of a table example, a title in `site.yaml`, a note of the
/// glossary.
package struct Field: Sendable {
  /// The kind of value that a field is.
  package enum Kind: String, CaseIterable, Sendable {
    case title, description
    case pictureText = "picture-text"
    case pictureTitle = "picture-title"
    case tableText = "table-text"
    case siteTitle = "site-title"
    case topicTitle = "topic-title"
    case glossaryNote = "glossary-note"

    /// Whether it is a text of a picture.
    var isOfPicture: Bool { self == .pictureText || self == .pictureTitle }
  }

  /// Where a field is written: a value of one file.
  package struct Place: Hashable, Sendable {
    let path: String
    let value: Value
  }

  /// The place of the value in its file.
  enum Value: Hashable, Sendable {
    case frontMatter(FrontMatter.Key)
    /// The text of a picture with a number, from 0, as ``NotePicture`` counts them.
    case picture(Int)
    /// A text in several languages, in a file of YAML.
    case yaml([YAMLStep])
    /// A text in the table example with a number, from 0.
    case example(Int, [YAMLStep])
  }

  /// A field in one language.
  struct Text: Sendable {
    /// The text as readers see it, without any markup.
    let text: String
    let path: String
    /// The place of the text, from 1.
    let line: Int
  }

  /// Unique among the fields of its topic or file.
  let id: String
  /// The kind of value, which exports name beside the text.
  package let kind: Kind
  /// Where the text stands, in words.
  let section: String?
  /// The author's remarks for translators.
  var remarks: [String] = []
  /// The texts; not empty.
  var texts: [Language: Text]
  /// For each language in which the field can be written, its places: several where a table example
  /// is repeated.
  var places: [Language: [Place]]

  /// Whether the text stands in a file beside the notes.
  var isBesideNotes: Bool {
    if case .yaml? = places.values.first?.first?.value { true } else { false }
  }
}

/// A step from a value of YAML to one inside it.
enum YAMLStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

extension Document {
  /// The texts of a note that stand in values and are no segments.
  var fieldTexts: [String] {
    let examples = NoteExample.all(in: self).flatMap { example -> [String] in
      let range = SourceRange(0, example.source.bytes.count)
      guard let yaml = YAML.parse(example.source, in: range).0 else { return [] }
      return SiteFields.tables(example.source, yaml, Language.known) { _ in [] }
        .flatMap { $0.texts.values.map(\.text) }
    }
    return [frontMatter.title].compactMap(\.self) + NotePicture.all(in: self).map(\.text) + examples
  }
}
