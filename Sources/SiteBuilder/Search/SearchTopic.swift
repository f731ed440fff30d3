import Bitext

/// What the search knows of one topic: its texts as files to load, and the terms in them.
struct SearchTopic: Sendable {
  /// A term in a unit of the topic.
  struct Posting: Sendable {
    /// The number of the term in the topic.
    let term: UInt32
    /// The unit's file in the topic times ``SearchTopic/slots``, plus its place there.
    let unit: UInt32
    /// See ``SearchGroup``.
    let group: UInt8
  }

  /// How many units a file has at most.
  static let slots = 16
  /// In bytes of text: a file is closed when it has more.
  private static let fullFile = 7_000

  /// For each file, its bytes; none for a topic whose files are where they should be.
  private(set) var files: [[UInt8]] = []
  /// For each file, a digest of its bytes.
  private(set) var digests: [UInt64] = []
  /// All terms, one after the other, as UTF-8: most are known from other topics, so that few
  /// become strings.
  private var text: [UInt8] = []
  /// For each term, where it ends in ``text``.
  private var ends: [Int] = []
  private(set) var keys: [UInt64] = []
  /// By unit, then as the terms come first in it.
  private(set) var postings: [Posting] = []

  /// - Parameters:
  ///   - topic: What is made searchable.
  ///   - index: Its place in the corpus.
  ///   - plan: Where its pages are.
  init(_ topic: Topic, at index: Int, in plan: SitePlan) {
    let addresses = SearchAddresses(of: topic, at: index, in: plan)
    let languages = plan.spokenLanguages
    var collector = Collector(languages: languages)
    var writer = SearchTextWriter(addresses)
    for unit in topic.units {
      let texts = Self.texts(of: unit, in: topic, addresses)
      guard !texts.isEmpty else { continue }
      if writer.units == Self.slots || writer.size >= Self.fullFile {
        files.append(writer.finish())
      }
      let place = UInt32(files.count * Self.slots + writer.units)
      writer.write(id: unit.id, texts)
      collector.collect(texts, unit: place)
    }
    if writer.units > 0 { files.append(writer.finish()) }
    digests = files.map(Manifest.digest)
    text = collector.text
    ends = collector.ends
    keys = collector.keys
    postings = collector.postings
  }

  /// What the files and postings depend on besides the topic's texts.
  static func digest(of topic: Topic, at index: Int, in plan: SitePlan) -> UInt64 {
    let addresses = SearchAddresses(of: topic, at: index, in: plan)
    var digest = Digest()
    digest.update(addresses.parallel)
    digest.update(addresses.entries.map(\.path))
    digest.update(plan.spokenLanguages.map(\.tag))
    return digest.value
  }

  /// How many files there are.
  var fileCount: Int { digests.count }

  /// How many terms there are.
  var termCount: Int { ends.count }

  func term(_ number: Int) -> String {
    String(decoding: text[(number == 0 ? 0 : ends[number - 1])..<ends[number]], as: UTF8.self)
  }

  /// One text of a unit, as it is found.
  struct Text {
    let language: Language
    let isHeading: Bool
    let text: String
    /// An index into the addresses of the topic.
    let address: Int
  }

  /// The texts of a unit by language, that of the main edition first, equal ones once.
  private static func texts(
    of unit: TranslationUnit, in topic: Topic, _ addresses: SearchAddresses
  ) -> [Text] {
    var texts: [Text] = []
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

  private struct Collector {
    let languages: [Language]
    var text: [UInt8] = []
    var ends: [Int] = []
    var keys: [UInt64] = []
    var postings: [Posting] = []
    private var table = KeyTable(capacity: 1024)
    /// For each term, what was found of it in the unit at hand.
    private var groups: [UInt8] = []
    private var touched: [UInt32] = []
    private var scanner = SearchTerms()

    init(languages: [Language]) { self.languages = languages }

    mutating func collect(_ texts: [Text], unit: UInt32) {
      for text in texts {
        let language = languages.firstIndex(of: text.language) ?? 0
        let group = SearchGroup.bits(language: language, isHeading: text.isHeading)
        scanner.scan(text.text) { scalars in
          var key: UInt64 = 0xcbf2_9ce4_8422_2325
          for value in scalars { key = (key ^ UInt64(value)) &* 0x100_0000_01b3 }
          key ^= key >> 29
          var term = table[key]
          if term < 0 {
            term = Int32(ends.count)
            table[key] = term
            keys.append(key)
            groups.append(0)
            SearchTerms.append(scalars, to: &self.text)
            ends.append(self.text.count)
          }
          if groups[Int(term)] == 0 { touched.append(UInt32(term)) }
          groups[Int(term)] |= group
        }
      }
      for term in touched {
        postings.append(Posting(term: term, unit: unit, group: groups[Int(term)]))
        groups[Int(term)] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }
  }
}

/// All but the files, which are on the site.
extension SearchTopic: Packable {
  func pack(into packer: inout Packer) {
    packer.reserve(text.count + 10 * ends.count + 5 * postings.count)
    packer.put(digests.count)
    for digest in digests { packer.put(bits: digest) }
    packer.put(text)
    packer.put(ends.count)
    for (term, end) in ends.enumerated() {
      packer.put(end - (term == 0 ? 0 : ends[term - 1]))
      packer.put(bits: keys[term])
    }
    packer.put(postings.count)
    var last: UInt32 = 0
    for posting in postings {
      packer.put(UInt64(posting.term))
      packer.put(UInt64(posting.unit - last))
      packer.put(posting.group)
      last = posting.unit
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    for _ in 0..<(try unpacker.count()) { digests.append(try unpacker.bits()) }
    text = try unpacker.raw()
    let terms = try unpacker.count()
    ends.reserveCapacity(terms)
    keys.reserveCapacity(terms)
    var end = 0
    for _ in 0..<terms {
      end += try unpacker.count()
      guard end <= text.count else { throw Unpacker.Malformed() }
      ends.append(end)
      keys.append(try unpacker.bits())
    }
    let count = try unpacker.count()
    postings.reserveCapacity(count)
    var unit: UInt32 = 0
    for _ in 0..<count {
      let term = UInt32(truncatingIfNeeded: try unpacker.unsigned())
      guard term < terms else { throw Unpacker.Malformed() }
      unit &+= UInt32(truncatingIfNeeded: try unpacker.unsigned())
      postings.append(Posting(term: term, unit: unit, group: try unpacker.byte()))
    }
  }
}

/// In which languages of a unit a term stands, and whether in a heading, as six bits.
enum SearchGroup {
  /// Languages after the fifth share its bit; what is found is looked at again when it is shown.
  static let languages = 5
  static let heading: UInt8 = 32
  static let count = 64

  static func bits(language: Int, isHeading: Bool) -> UInt8 {
    1 << UInt8(min(language, languages - 1)) | (isHeading ? heading : 0)
  }
}
