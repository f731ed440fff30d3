/// Everything that was read from one folder of notes.
package struct Corpus: Sendable {
  /// The settings of `site.yaml`; defaults without it.
  package let settings: SiteSettings
  /// The glossary of the notes; empty without `glossary.yaml`.
  package let glossary: Glossary
  /// The words that were learned from the notes (`lexicon.tsv`); empty without it.
  package let lexicon: Lexicon
  /// The topics by section, weight and slug, which is the order of menus and of previous and next.
  package let topics: [Topic]
  /// The README of the content folder with its translations; nil if there is none.
  package let home: Topic?
  /// The files that notes may point to: pictures, downloads, data.
  package let assets: [ContentDirectory.File]
  /// The files around pages that list them, such as `_sidebar.md` of docsify, which are no notes.
  package let contentsLists: [ContentDirectory.File]
  /// `site.yaml`; nil if there is none.
  package let settingsFile: ContentDirectory.File?
  /// The pictures of other servers that have copies among the ``assets``.
  package let fetched: FetchedPictures
  /// The folder of notes as the operating system knows it; nil if the notes are in none.
  package let folder: [UInt8]?

  package init(
    settings: SiteSettings, glossary: Glossary, lexicon: Lexicon = .empty, topics: [Topic],
    home: Topic?,
    assets: [ContentDirectory.File], contentsLists: [ContentDirectory.File] = [],
    settingsFile: ContentDirectory.File? = nil,
    fetched: FetchedPictures = FetchedPictures(), folder: [UInt8]? = nil
  ) {
    self.folder = folder
    self.fetched = fetched
    self.settingsFile = settingsFile
    self.settings = settings
    self.glossary = glossary
    self.lexicon = lexicon
    self.topics = topics
    self.home = home
    self.assets = assets
    self.contentsLists = contentsLists
  }

  /// The number of each topic is its index in ``topics``; the README of the folder has the number after
  /// them.
  package var numbers: Range<Int> { 0..<topics.count + (home == nil ? 0 : 1) }

  /// The number of the README of the folder; nil if there is none.
  package var homeNumber: Int? { home == nil ? nil : topics.count }

  /// The topics by their numbers.
  package var numbered: [Topic] { topics + [home].compactMap(\.self) }

  /// The topic with a number, which may be that of the README.
  package subscript(number: Int) -> Topic {
    guard number == topics.count, let home else { return topics[number] }
    return home
  }

  /// The aligner of the walk that made the corpus.
  package var aligner: Aligner { Aligner(lexicon: lexicon, glossary: glossary.lists) }

  /// The languages that any topic can be read in, in the order of ``Language``.
  package var languages: [Language] {
    Set(topics.flatMap(\.languages) + (home?.languages ?? [])).sorted()
  }
}
