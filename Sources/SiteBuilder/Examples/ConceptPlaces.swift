import Bitext
import RowStyles

/// Where the notes define concepts and state guidelines.
struct ConceptPlaces: Sendable {
  struct Place: Hashable, Sendable {
    /// Indices into the corpus and into the topic's units.
    let topic: Int
    let unit: Int
  }

  private var concepts: [RowStyles.Concept: [Place]] = [:]
  private var guidelines: [GuidelineID: [Place]] = [:]
  private let mentions: [RowStyles.Concept: [Place]]

  /// Asks every topic: O(units of all topics), and their texts where they are about tables.
  init(_ plan: SitePlan, examples: (Int) -> TopicExamples) {
    var aboutTables: [Int] = []
    for (index, topic) in plan.corpus.topics.enumerated() {
      let found = examples(index)
      for (unit, concept) in found.concepts.sorted(by: { $0.key < $1.key }) {
        concepts[concept, default: []].append(Place(topic: index, unit: unit))
      }
      for (unit, guideline) in found.guidelines.sorted(by: { $0.key < $1.key }) {
        guidelines[guideline, default: []].append(Place(topic: index, unit: unit))
      }
      if TopicExamples.isAboutTables(topic) { aboutTables.append(index) }
    }
    let undefined = RowStyles.Concept.allCases.filter { [concepts] in concepts[$0] == nil }
    mentions = Self.mentions(of: undefined, in: aboutTables, plan)
  }

  /// The paragraphs that define a concept; where none does, the first ones that name it.
  func of(_ concept: RowStyles.Concept) -> [Place] {
    Array((concepts[concept] ?? mentions[concept] ?? []).prefix(Self.most))
  }

  func of(_ guideline: GuidelineID) -> [Place] {
    Array((guidelines[guideline] ?? []).prefix(Self.most))
  }

  /// How many paragraphs a reader is offered.
  private static let most = 6

  /// How many of the paragraphs that only name a concept are looked for.
  private static let enough = 3

  private static func mentions(
    of concepts: [RowStyles.Concept], in topics: [Int], _ plan: SitePlan
  ) -> [RowStyles.Concept: [Place]] {
    let shown = plan.corpus.glossary.shownNames
    var finder = NameFinder(
      concepts.map { concept in TextLanguage.allCases.compactMap { shown[concept][$0] } })
    var places = [[Place]](repeating: [], count: concepts.count)
    for index in topics where !finder.isDone {
      let topic = plan.corpus.topics[index]
      for (number, unit) in topic.units.enumerated() {
        var named: Set<Int> = []
        for variant in unit.variants {
          for segment in variant.segments {
            finder.find(in: topic.documents[variant.document].segments[segment].text, &named)
          }
        }
        for concept in named.sorted() {
          places[concept].append(Place(topic: index, unit: number))
          if places[concept].count == enough { finder.finish(concept) }
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(concepts, places)).filter { !$0.value.isEmpty }
  }
}

/// Looks for many names in a text at once, whatever the case of their Latin letters.
///
/// A name begins where its first two bytes do, so that most places of a text are passed over with
/// one look into a table.
private struct NameFinder {
  /// For the first two bytes, the names that begin so.
  private var names: [[(owner: Int, bytes: [UInt8])]]
  private var unfinished: Int

  /// - Parameter names: For each owner, its names.
  init(_ names: [[String]]) {
    self.names = Array(repeating: [], count: 1 << 16)
    unfinished = names.count
    for (owner, own) in names.enumerated() {
      for name in own {
        let bytes = name.utf8.map(Self.folded)
        guard bytes.count > 1 else { continue }
        self.names[Self.key(bytes[0], bytes[1])].append((owner, bytes))
      }
    }
  }

  /// Whether nobody is looked for any more.
  var isDone: Bool { unfinished == 0 }

  mutating func finish(_ owner: Int) {
    unfinished -= 1
    for key in names.indices where !names[key].isEmpty {
      names[key].removeAll { $0.owner == owner }
    }
  }

  /// Adds the owners of the names in `text`: whole words, where their script has spaces between.
  func find(in text: String, _ found: inout Set<Int>) {
    var text = text
    text.withUTF8 { bytes in
      guard bytes.count > 1 else { return }
      for start in 0..<bytes.count - 1 {
        let key = Self.key(Self.folded(bytes[start]), Self.folded(bytes[start + 1]))
        for (owner, name) in names[key]
        where Self.isName(name, at: start, in: bytes) && !found.contains(owner) {
          found.insert(owner)
        }
      }
    }
  }

  private static func isName(
    _ name: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = start + name.count
    guard end <= bytes.count else { return false }
    for offset in 2..<max(2, name.count) where folded(bytes[start + offset]) != name[offset] {
      return false
    }
    guard name.allSatisfy({ $0 < 0x80 }) else { return true }
    if start > 0, isLetter(bytes[start - 1]) { return false }
    guard end < bytes.count, isLetter(bytes[end]) else { return true }
    // A plural is the name, too.
    return folded(bytes[end]) == 0x73 && !(end + 1 < bytes.count && isLetter(bytes[end + 1]))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    folded(byte) >= 0x61 && folded(byte) <= 0x7a
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }
}
