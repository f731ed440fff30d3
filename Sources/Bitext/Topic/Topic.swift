/// One subject: the sources that speak of it in any language, and their bitext.
///
/// A class, since all it has stays as it is, and every page is handed it.
package final class Topic: Sendable {
  /// The last part of the topic's addresses: lower-case ASCII letters, digits and hyphens,
  /// unique in its corpus.
  package let slug: String
  /// The folder of the topic's sources below the content folder, `""` for the top; what they
  /// have in common, without language folders and the topic's own folder.
  package let section: String
  /// The smallest `weight:` of the sources; topics without one come after those with one.
  package let weight: Int?
  /// Ordered by path.
  package let documents: [Document]
  /// In reading order: that of the pivot, with what it lacks put in where it stands.
  package let units: [TranslationUnit]
  /// For each document, for each of its segments, the index of its unit.
  package let unitOfSegment: [[Int]]
  /// The editions in which the topic can be read: by language, the main one of each first.
  package let editions: [Edition]
  /// Which translations a person has looked at.
  package let stamps: Stamps

  package init(
    slug: String, section: String, weight: Int?, documents: [Document],
    units: [TranslationUnit], unitOfSegment: [[Int]], editions: [Edition],
    stamps: Stamps = Stamps()
  ) {
    self.slug = slug
    self.section = section
    self.weight = weight
    self.documents = documents
    self.units = units
    self.unitOfSegment = unitOfSegment
    self.editions = editions
    self.stamps = stamps
  }

  /// The languages that have an edition, in the order of ``Language``.
  package var languages: [Language] {
    var languages: [Language] = []
    for edition in editions where languages.last != edition.language {
      languages.append(edition.language)
    }
    return languages
  }

  /// The main edition in `language`, or nil if the topic has none.
  package func mainEdition(in language: Language) -> Edition? {
    editions.first { $0.language == language }
  }
}

/// One source read in one language: what `/<language>/<slug>/` shows.
package struct Edition: Hashable, Sendable {
  package let language: Language
  /// The index of the source among its topic's documents.
  package let document: Int
  /// The title in this language, or in another one where the source has none in this.
  package let title: String
  /// How many units this source has in this language.
  package let coverage: Int
  /// Nil for the main edition of its language, else the last part of its address
  /// `/<language>/<slug>/<name>/`: ASCII, unique among the topic's editions of the language.
  package let name: String?

  package init(
    language: Language, document: Int, title: String, coverage: Int, name: String?
  ) {
    self.language = language
    self.document = document
    self.title = title
    self.coverage = coverage
    self.name = name
  }
}
