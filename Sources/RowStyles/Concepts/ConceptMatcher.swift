/// Finds the concept that a text defines, so that its example can be shown beside the text.
///
/// A text defines a concept if the concept's name is a whole heading, or the run-in title of a
/// paragraph, an item or a quote (“Plain. Rows can …”). A wrong example is worse than none, so a
/// text that merely mentions a name does not count.
package struct ConceptMatcher: Sendable {
  /// The kinds of texts that can define something.
  package enum Kind: Hashable, Sendable {
    case heading, paragraph, item, quote
  }

  /// A name in its compared form and its concepts, in the order of the cases.
  private struct Name {
    let bytes: [UInt8]
    var concepts: [(concept: Concept, isSpecific: Bool)]
  }

  /// The names by the hashes of their compared forms.
  private let names: [UInt64: [Name]]
  /// The names by length in bytes, for finding names with a typing mistake.
  private let namesByLength: [Int: [(name: [UInt8], concepts: [Concept])]]

  /// The first scalars of all compared forms.
  private let beginnings: Set<UInt32>
  /// The length of the longest compared form in bytes; longer texts need no look-up.
  private let longest: Int
  /// The bytes that white space, punctuation and general words may add to a name.
  private static let roomForWords = 40

  /// - Parameter more: Additional names of concepts in any language, such as those of a glossary.
  package init(more: [(concept: Concept, name: String)] = []) {
    var names: [UInt64: [Name]] = [:]
    func add(_ name: String, _ concept: Concept, isSpecific: Bool) {
      let bytes = Self.compared(name)
      guard !bytes.isEmpty else { return }
      var same = names[Self.hash(bytes)] ?? []
      if let index = same.firstIndex(where: { $0.bytes == bytes }) {
        guard !same[index].concepts.contains(where: { $0.concept == concept }) else { return }
        same[index].concepts.append((concept, isSpecific))
      } else {
        same.append(Name(bytes: bytes, concepts: [(concept, isSpecific)]))
      }
      names[Self.hash(bytes)] = same
    }
    for concept in Concept.allCases {
      guard let own = concept.naming?.spellings else { continue }
      for name in own.en + own.ko + own.ja { add(name, concept, isSpecific: own.isSpecific) }
    }
    for (concept, name) in more { add(name, concept, isSpecific: false) }
    self.names = names
    namesByLength = Dictionary(
      grouping: names.values.joined().map {
        (name: $0.bytes, concepts: $0.concepts.map(\.concept))
      }, by: \.name.count)
    longest = namesByLength.keys.max() ?? 0
    beginnings = Set(
      names.values.joined().compactMap {
        String(decoding: $0.bytes, as: UTF8.self).unicodeScalars.first?.value
      })
  }

  /// The concept that `text` defines; nil if it defines none, or if that is uncertain.
  ///
  /// `text` has no markup. `isAboutTables` says whether the page is about tables (see
  /// ``isAboutTables(_:)``): elsewhere many names have other meanings.
  package func concept(
    definedBy text: String, kind: Kind, isAboutTables: Bool
  ) -> Concept? {
    guard let place = Self.title(of: text, kind: kind) else { return nil }
    // A fast path: most titles are in one script and have no brackets.
    if Self.isOfOnePart(text.utf8.span.extracting(place)) {
      guard canBegin(text.utf8.span.extracting(place), isAboutTables) else { return nil }
      return lookUp(text.bytes(place), isAboutTables: isAboutTables)
    }
    for candidate in Self.candidates(text.bytes(place)) {
      if let concept = lookUp(candidate, isAboutTables: isAboutTables) { return concept }
    }
    return nil
  }

  /// Whether any name begins with the first letter of a title; rules out most titles quickly.
  private func canBegin(_ title: Span<UInt8>, _ isAboutTables: Bool) -> Bool {
    guard let letter = PlainLetters.first(of: title) else { return true }
    // The first letter itself may be mistyped.
    return isAboutTables && letter < 0x80 || beginnings.contains(letter)
  }

  private func lookUp(_ candidate: String, isAboutTables: Bool) -> Concept? {
    guard candidate.utf8.count <= longest + Self.roomForWords else { return nil }
    let key = Self.compared(candidate)
    if let found = names[Self.hash(key)]?.first(where: { $0.bytes == key }) {
      return found.concepts.first { $0.isSpecific || isAboutTables }?.concept
    }
    // A typing mistake in a heading is forgiven if only one concept is similar.
    guard isAboutTables, key.allSatisfy({ $0 < 0x80 }), key.count >= 5 else { return nil }
    var near: Set<Concept> = []
    for length in key.count - 1...key.count + 1 {
      for (name, concepts) in namesByLength[length] ?? [] where Self.isOneSlip(name, key) {
        near.formUnion(concepts)
      }
    }
    return near.count == 1 ? near.first : nil
  }

  /// FNV-1a.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Whether a page is about tables, judged by its title, its topic or its first texts.
  package static func isAboutTables(_ texts: [String]) -> Bool {
    texts.contains { text in
      guard mayBeAboutTables(text.utf8.span) else { return false }
      let lower = text.lowercased()
      return wordsForTables.contains(where: lower.holds)
        && words(of: lower).contains(where: wordsForTables.contains)
        || partsForTables.contains(where: lower.holds) || lower == "표" || lower == "表"
    }
  }

  /// Whether a text contains the beginning of a word for tables, in any case.
  ///
  /// Rules out nearly all texts without converting them to lower case.
  private static func mayBeAboutTables(_ text: Span<UInt8>) -> Bool {
    var last: UInt32 = 0
    for index in text.indices {
      last = (last << 8 | UInt32(text[index])) & 0xFF_FFFF
      switch last {
      // 테, 목, 리 and 표; テ, リ and 表.
      case 0xED_858C, 0xEB_AAA9, 0xEB_A6AC, 0xED_919C, 0xE3_8386, 0xE3_83AA, 0xE8_A1A8: return true
      default:
        // “tab” and “lis”.
        let lower = last | 0x20_2020
        if lower == 0x74_6162 || lower == 0x6C_6973 { return true }
      }
    }
    return false
  }

  private static let wordsForTables = ["table", "tables", "lists", "uitableview", "nstableview"]
  private static let partsForTables = [
    "테이블", "목록", "리스트", "テーブル", "リスト", "表の", "表と", "と表",
  ]
}
