/// Finds the concept that a text defines, so that the concept's example can stand beside it.
///
/// A text defines a concept when the concept's name is all of a heading, or the run-in title of a
/// paragraph, an item or a quote (“Plain. Rows can …”). A wrong example is worse than none: what
/// merely mentions a name does not count.
package struct ConceptMatcher: Sendable {
  /// The kinds of texts that can define something.
  package enum Kind: Hashable, Sendable {
    case heading, paragraph, item, quote
  }

  /// A compared form and what it names; where several concepts share it, in the order of cases.
  private struct Name {
    let bytes: [UInt8]
    var concepts: [(concept: Concept, isSpecific: Bool)]
  }

  /// By the hashes of their compared forms: the names that have the same.
  private let names: [UInt64: [Name]]
  /// The same by their length in bytes, for names with a slip of the pen.
  private let namesByLength: [Int: [(name: [UInt8], concepts: [Concept])]]

  /// The scalars that compared forms begin with.
  private let beginnings: Set<UInt32>
  /// In bytes, the longest compared form; most texts are longer and need no look.
  private let longest: Int
  /// In bytes, what white space, signs and general words may add to a name.
  private static let roomForWords = 40

  /// - Parameter more: Further names of concepts, such as a glossary's, in any language.
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
      let own = Concepts.names(of: concept)
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

  /// The concept that `text` defines; nil where it defines none, or where that cannot be told.
  ///
  /// `text` is plain, without markup. `isAboutTables` says whether the page is about tables (see
  /// ``isAboutTables(_:)``): many names mean other things elsewhere.
  package func concept(
    definedBy text: String, kind: Kind, isAboutTables: Bool
  ) -> Concept? {
    guard let place = Self.title(of: text, kind: kind) else { return nil }
    // Most titles are in one script and have no brackets.
    if Self.isOfOnePart(text.utf8.span.extracting(place)) {
      guard canBegin(text.utf8.span.extracting(place), isAboutTables) else { return nil }
      return lookUp(text.bytes(place), isAboutTables: isAboutTables)
    }
    for candidate in Self.candidates(text.bytes(place)) {
      if let concept = lookUp(candidate, isAboutTables: isAboutTables) { return concept }
    }
    return nil
  }

  /// Whether there are names with the first letter of a title: most titles need no more to be none.
  private func canBegin(_ title: Span<UInt8>, _ isAboutTables: Bool) -> Bool {
    guard let letter = PlainLetters.first(of: title) else { return true }
    // The slip of the pen may be the first letter.
    return isAboutTables && letter < 0x80 || beginnings.contains(letter)
  }

  private func lookUp(_ candidate: String, isAboutTables: Bool) -> Concept? {
    guard candidate.utf8.count <= longest + Self.roomForWords else { return nil }
    let key = Self.compared(candidate)
    if let found = names[Self.hash(key)]?.first(where: { $0.bytes == key }) {
      return found.concepts.first { $0.isSpecific || isAboutTables }?.concept
    }
    // A slip of the pen in a heading is forgiven where nothing else is near.
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

  /// Whether a page is about tables, by its title, its topic or its first texts.
  package static func isAboutTables(_ texts: [String]) -> Bool {
    texts.contains { text in
      guard mayBeAboutTables(text.utf8.span) else { return false }
      let lower = text.lowercased()
      return wordsForTables.contains(where: lower.holds)
        && words(of: lower).contains(where: wordsForTables.contains)
        || partsForTables.contains(where: lower.holds) || lower == "표" || lower == "表"
    }
  }

  /// Whether a text has the beginning of a word for tables: nearly all have none, which needs no
  /// lower case to be seen.
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
