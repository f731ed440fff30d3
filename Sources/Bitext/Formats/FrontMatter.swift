/// What an author says about a document between two lines of `---` or `+++` at its top.
package struct FrontMatter: Hashable, Sendable {
  /// The keys that mean something here.
  package enum Key: String, CaseIterable, Sendable {
    case title, description, slug, topic, lang, edition, aliases, weight, updated, date, draft
    case image, translator

    /// The key that `name` stands for: itself, or a spelling that other tools taught their users.
    init?(name: String) {
      if let key = Key(rawValue: name) {
        self = key
        return
      }
      switch name {
      case "update-date", "updated-date", "lastmod", "last-modified": self = .updated
      case "create-date", "created-date", "created": self = .date
      case "language": self = .lang
      case "translators", "translated-by": self = .translator
      default: return nil
      }
    }
  }

  /// A key that means nothing here, as it is written, and where.
  package struct UnknownKey: Hashable, Sendable {
    package let name: String
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
  /// ISO 8601 calendar dates (`2024-05-01`), checked; a time of day after them is left out.
  package var updated: String?
  /// The date of the document.
  package var date: String?
  package var isDraft = false
  /// The picture that stands for the text where it is linked to: a path or an address.
  package var image: String?
  /// Who translated the text, as the author writes it.
  package var translator: String?
  /// The lines of the block with both fences, 1-based; nil where there is none.
  package var lines: ClosedRange<Int>?
  /// The bytes of the entry of each key that is there, from the key to the end of its value.
  package var entries: [Key: SourceRange] = [:]
  package var unknownKeys: [UnknownKey] = []

  package init() {}
}
