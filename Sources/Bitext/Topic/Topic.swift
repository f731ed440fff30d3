/// One subject: its sources in all languages, and their bitext.
///
/// A topic is a class because it is immutable and every page holds it.
package final class Topic: Sendable {
  /// The last part of the topic's addresses: lower-case ASCII letters, digits and hyphens,
  /// unique in its corpus.
  package let slug: String
  /// The folder that the topic's sources share below the content folder, without language folders
  /// and the topic's own folder; `""` for the top.
  package let section: String
  /// The sources, by path.
  package let documents: [Document]
  /// The units in the reading order of the pivot; units that the pivot lacks are inserted at their
  /// place.
  package let units: [TranslationUnit]
  /// For each document, for each of its segments, the index of its unit.
  package let unitOfSegment: [[Int]]
  /// The editions in which the topic can be read, by language, with the main edition of each
  /// language first.
  package let editions: [Edition]
  /// The stamps of reviewed translations.
  package let stamps: Stamps
  /// The notes that people wrote beside the texts, by place.
  package let notes: [MarginNote]

  package init(
    slug: String, section: String, documents: [Document],
    units: [TranslationUnit], unitOfSegment: [[Int]], editions: [Edition],
    stamps: Stamps = Stamps(), notes: [MarginNote] = []
  ) {
    self.notes = notes
    self.slug = slug
    self.section = section
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

  /// The sources in languages that are not aligned, if there are others: their texts are no part of
  /// the bitext, and are read on pages of their own.
  package var documentsApart: Set<Int> {
    let aligned = Set(editions.filter(\.language.isDetermined).map(\.document))
    return aligned.isEmpty ? [] : Set(documents.indices).subtracting(aligned)
  }

  /// The units that are not only in the ``documentsApart``, with their indices.
  package var alignedUnits: [(number: Int, unit: TranslationUnit)] {
    let apart = documentsApart
    return units.enumerated().filter { _, unit in
      !unit.variants.allSatisfy { apart.contains($0.document) }
    }.map { (number: $0, unit: $1) }
  }

  /// The main edition in `language`, or nil if the topic has none.
  package func mainEdition(in language: Language) -> Edition? {
    editions.first { $0.language == language }
  }
}

/// One source read in one language: the content of the page `/<language>/<slug>/`.
package struct Edition: Hashable, Sendable {
  /// The language in which the source is read.
  package let language: Language
  /// The index of the source among its topic's documents.
  package let document: Int
  /// The title in this language, or in another language if the source has none in this one.
  package let title: String
  /// The number of bytes of text that this source has in this language, in units.
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
