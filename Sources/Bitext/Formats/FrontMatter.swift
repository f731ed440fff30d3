/// The metadata that an author gives between two lines of `---` or `+++` at the top of a document.
package struct FrontMatter: Hashable, Sendable {
  /// The supported keys.
  package enum Key: String, CaseIterable, Sendable {
    case title, description, slug, topic, lang, edition, aliases, weight, updated, date, draft
    case image, translator, permalink

    /// The key that `name` means: itself, or the name that other tools use for it.
    init?(name: String) {
      if let key = Key(rawValue: name) {
        self = key
        return
      }
      switch name {
      case "update-date", "updated-date", "lastmod", "last-modified": self = .updated
      case "create-date", "created-date", "created": self = .date
      case "language": self = .lang
      case "url": self = .permalink
      case "translators", "translated-by": self = .translator
      default: return nil
      }
    }
  }

  /// An unsupported key and its place.
  package struct UnknownKey: Hashable, Sendable {
    /// The key without quotes.
    package let name: String
    /// The bytes of the key, with quotes if it has any.
    package let range: SourceRange
  }

  /// The title of the document; nil if the author gave none, as for the keys below.
  package var title: String?
  package var description: String?
  /// The last part of the address.
  package var slug: String?
  /// The name of the topic that the document belongs to.
  package var topic: String?
  /// A BCP 47 tag.
  package var language: String?
  /// The name of the edition; `main` for the first of its language.
  package var edition: String?
  /// Older addresses of the page.
  package var aliases: [String] = []
  package var weight: Int?
  /// An ISO 8601 calendar date (`2024-05-01`), validated; a time after it is dropped.
  package var updated: String?
  /// The date of the document.
  package var date: String?
  /// Whether the note is left out of the site: by `draft` or a key of another tool that says the
  /// same, or because it lies in a folder `_drafts`.
  package var isDraft = false
  /// The preview picture for links to the page: a path or an address.
  package var image: String?
  /// The translator's name, as the author writes it.
  package var translator: String?
  /// The address of the page on the site that it was written for, by which other notes link to it.
  package var permalink: String?
  /// The lines of the block including both fences, 1-based; nil if there is no block.
  package var lines: ClosedRange<Int>?
  /// For each key that occurs, the bytes of its entry, from the key to the end of the value.
  package var entries: [Key: SourceRange] = [:]
  package var unknownKeys: [UnknownKey] = []
  /// The values that are one text, number or date, by their keys as written.
  package var values: [String: String] = [:]

  package init() {}

  /// The value by which another tool knows the translations of the document: Hugo's `translationKey`,
  /// and the `ref` that sites made with Jekyll use.
  var translationKey: String? { Self.translationKeys.firstResult { values[$0] } }

  /// The place among its neighbours that another tool reads: Docusaurus, Just the Docs, VuePress, and
  /// Starlight, where it is the `order` in `sidebar`.
  var position: Double? {
    Self.positionKeys.firstResult { values[$0].flatMap(Self.position) }
  }

  /// The place that a text means; nil if it is no number, or none that orders anything, as `nan`.
  static func position(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The names of ``position``.
  static let positionKeys = ["sidebar_position", "nav_order", "order", "sidebar.order"]
  /// The names of ``translationKey``.
  static let translationKeys = ["translationKey", "ref"]
}
