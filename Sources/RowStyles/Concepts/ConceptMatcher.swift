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

  /// By compared form; a name that several concepts share is resolved by the order of cases.
  private let names: [String: [(concept: Concept, isSpecific: Bool)]]
  /// The same by their length in bytes, for names with a slip of the pen.
  private let namesByLength: [Int: [(name: [UInt8], concepts: [Concept])]]

  /// In bytes, the longest compared form; most texts are longer and need no look.
  private let longest: Int
  /// In bytes, what white space, signs and general words may add to a name.
  private static let roomForWords = 40

  /// - Parameter more: Further names of concepts, such as a glossary's, in any language.
  package init(more: [(concept: Concept, name: String)] = []) {
    var names: [String: [(concept: Concept, isSpecific: Bool)]] = [:]
    func add(_ name: String, _ concept: Concept, isSpecific: Bool) {
      let key = Self.compared(name)
      guard !key.isEmpty, !(names[key] ?? []).contains(where: { $0.concept == concept }) else {
        return
      }
      names[key, default: []].append((concept, isSpecific))
    }
    for concept in Concept.allCases {
      let own = Concepts.names(of: concept)
      for name in own.en + own.ko + own.ja { add(name, concept, isSpecific: own.isSpecific) }
    }
    for (concept, name) in more { add(name, concept, isSpecific: false) }
    self.names = names
    namesByLength = Dictionary(
      grouping: names.map { (name: Array($0.key.utf8), concepts: $0.value.map(\.concept)) },
      by: \.name.count)
    longest = names.keys.map(\.utf8.count).max() ?? 0
  }

  /// The concept that `text` defines; nil where it defines none, or where that cannot be told.
  ///
  /// `text` is plain, without markup. `isAboutTables` says whether the page is about tables (see
  /// ``isAboutTables(_:)``): many names mean other things elsewhere.
  package func concept(
    definedBy text: String, kind: Kind, isAboutTables: Bool
  ) -> Concept? {
    guard let title = Self.title(of: text, kind: kind) else { return nil }
    // Most titles are in one script and have no brackets.
    if Self.isOfOnePart(title) { return lookUp(title, isAboutTables: isAboutTables) }
    for candidate in Self.candidates(title) {
      if let concept = lookUp(candidate, isAboutTables: isAboutTables) { return concept }
    }
    return nil
  }

  private func lookUp(_ candidate: String, isAboutTables: Bool) -> Concept? {
    guard candidate.utf8.count <= longest + Self.roomForWords else { return nil }
    let key = Self.compared(candidate)
    if let found = names[key] {
      return found.first { $0.isSpecific || isAboutTables }?.concept
    }
    // A slip of the pen in a heading is forgiven where nothing else is near.
    guard isAboutTables, key.utf8.allSatisfy({ $0 < 0x80 }), key.utf8.count >= 5 else { return nil }
    var near: Set<Concept> = []
    let bytes = Array(key.utf8)
    for length in bytes.count - 1...bytes.count + 1 {
      for (name, concepts) in namesByLength[length] ?? [] where Self.isOneSlip(name, bytes) {
        near.formUnion(concepts)
      }
    }
    return near.count == 1 ? near.first : nil
  }

  /// Whether a page is about tables, by its title, its topic or its first texts.
  package static func isAboutTables(_ texts: [String]) -> Bool {
    texts.contains { text in
      let lower = text.lowercased()
      return wordsForTables.contains(where: lower.holds)
        && words(of: lower).contains(where: wordsForTables.contains)
        || partsForTables.contains(where: lower.holds) || lower == "표" || lower == "表"
    }
  }

  private static let wordsForTables = ["table", "tables", "lists", "uitableview", "nstableview"]
  private static let partsForTables = [
    "테이블", "목록", "리스트", "テーブル", "リスト", "表の", "表と", "と表",
  ]
}
