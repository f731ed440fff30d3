import Bitext

/// One topic in the form that the search needs: its texts as files to load, and their terms.
struct SearchTopic: Sendable {
  /// The maximal number of units in a file.
  static let slots = 16
  /// In bytes of text: a file that exceeds it is closed.
  private static let fullFile = 7_000

  /// For each file, its bytes.
  private(set) var files: [[UInt8]] = []
  /// For each file, a digest of its bytes.
  var digests: [UInt64] { files.map(Digest.of) }
  /// The terms, in the order in which they are first found.
  private(set) var keys: [SearchKey] = []
  /// The terms that do not fit into their keys, concatenated as UTF-8.
  private(set) var text: [UInt8] = []
  /// The number of bytes of each of these terms; a word has at most ``SearchTerms/longestWord``
  /// scalars.
  private(set) var lengths: [UInt8] = []
  private(set) var postings = SearchPostings()

  /// - Parameters:
  ///   - topic: The topic to index.
  ///   - index: Its index in the corpus.
  ///   - plan: The plan of the site, which has the addresses of its pages.
  init(_ topic: Topic, at index: Int, in plan: SitePlan) {
    let addresses = SearchAddresses(of: topic, at: index, in: plan)
    let languages = plan.spokenLanguages
    var collector = SearchPostings.Collector()
    var scanner = SearchTerms()
    var found = SearchTerms.Found()
    var writer = SearchTextWriter(addresses)
    for unit in topic.units {
      let texts = Self.texts(of: unit, in: topic, addresses)
      guard !texts.isEmpty else { continue }
      if writer.units == Self.slots || writer.size >= Self.fullFile {
        files.append(writer.finish())
      }
      let place = UInt32(files.count * Self.slots + writer.units)
      writer.write(id: unit.id, texts)
      for text in texts {
        let language = languages.firstIndex(of: text.language) ?? 0
        let group = SearchGroup.bits(language: language, isHeading: text.isHeading)
        scanner.scan(text.text, &found)
        collector.add(found, place, group)
      }
    }
    if writer.units > 0 { files.append(writer.finish()) }
    keys = collector.keys
    self.text = collector.long.text
    lengths = collector.long.lengths
    postings = collector.finish()
  }

  /// A digest of everything that the files and postings depend on, except the topic's texts.
  static func digest(of topic: Topic, at index: Int, in plan: SitePlan) -> UInt64 {
    let addresses = SearchAddresses(of: topic, at: index, in: plan)
    var digest = Digest()
    digest.update(addresses.parallel)
    digest.update(addresses.entries.map(\.path))
    digest.update(plan.spokenLanguages.map(\.tag))
    return digest.value
  }

  /// The number of files.
  var fileCount: Int { files.count }

  /// One text of a unit, as the search shows it.
  struct Text {
    let language: Language
    let isHeading: Bool
    let text: String
    /// An index into the addresses of the topic.
    let address: Int
  }

  /// The texts of a unit by language, without duplicates, the text of the main edition first.
  private static func texts(
    of unit: TranslationUnit, in topic: Topic, _ addresses: SearchAddresses
  ) -> [Text] {
    var texts: [Text] = []
    texts.reserveCapacity(unit.variants.count)
    for variant in unit.variants where variant.language.isDetermined {
      let segments = topic.documents[variant.document].segments
      let text = topic.text(of: variant)
      let isKnown = texts.contains { $0.language == variant.language && $0.text == text }
      guard !text.isEmpty, !isKnown else { continue }
      var isHeading = false
      if case .heading = segments[variant.segments[0]].kind { isHeading = true }
      texts.append(
        Text(
          language: variant.language, isHeading: isHeading, text: text,
          address: addresses.index(of: variant)))
    }
    return texts
  }
}

/// The languages of a unit that have a term, and whether it is in a heading, as six bits.
enum SearchGroup {
  /// Languages after the fifth share its bit; the script checks the text before it shows a result.
  static let languages = 5
  static let heading: UInt8 = 32
  static let count = 64

  static func bits(language: Int, isHeading: Bool) -> UInt8 {
    1 << UInt8(min(language, languages - 1)) | (isHeading ? heading : 0)
  }
}
