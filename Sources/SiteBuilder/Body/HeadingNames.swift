import Bitext

/// Short ids for the headings of a topic: `table-styles` instead of `table-styles-bcbf41`.
///
/// Of several headings with the same words, all but the first have a number: `tip`, `tip-2`. A heading
/// without Latin letters is named by the letters it has: `셀-스타일`. All headings have their whole id
/// as well, so that links which people have kept stay right. An id that an author gave to a heading is
/// on the page, too.
struct HeadingNames: Sendable {
  private var names: [Int: String] = [:]
  /// The ids that authors gave, by unit.
  private var given: [Int: [String]] = [:]

  init() {}

  init(of topic: Topic) {
    let headings = Self.headings(of: topic)
    var named: [(unit: Int, words: String)] = []
    for number in topic.units.indices where headings[number] {
      guard let words = Self.words(of: number, in: topic), !Self.hasReservedStart(words) else {
        continue
      }
      named.append((number, words))
    }
    let given = Self.givenIDs(in: topic, headings)
    guard !named.isEmpty || !given.isEmpty else { return }
    var taken = Set(topic.units.lazy.map(\.id)).union(Self.reserved)
    for (id, unit) in given {
      taken.insert(id)
      self.given[unit, default: []].append(id)
    }
    // The words of a heading are never given to the number of another one.
    var next: [String: Int] = [:]
    for (unit, words) in named where taken.insert(words).inserted { names[unit] = words }
    for (unit, words) in named where names[unit] == nil {
      var number = next[words] ?? 2
      while !taken.insert("\(words)-\(number)").inserted { number += 1 }
      names[unit] = "\(words)-\(number)"
      next[words] = number + 1
    }
  }

  /// The ids that authors gave to headings, in alphabetical order; of several texts with one id,
  /// the first gets it.
  private static func givenIDs(in topic: Topic, _ headings: [Bool]) -> [(id: String, unit: Int)] {
    var units: [String: Int] = [:]
    for (document, numbers) in zip(topic.documents, topic.unitOfSegment) {
      for (id, segment) in document.anchors where units[id] == nil && !isReserved(id) {
        units[id] = numbers[segment]
      }
    }
    for unit in topic.units { units[unit.id] = nil }
    return units.filter { headings[$0.value] }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The ids of a unit besides its own: the short one first, then the ids that authors gave.
  subscript(unit: Int) -> [String] {
    (names[unit].map { [$0] } ?? []) + (given[unit] ?? [])
  }

  /// For each unit, whether it is a heading in one of its texts.
  private static func headings(of topic: Topic) -> [Bool] {
    var headings = topic.units.map { _ in false }
    for (document, units) in zip(topic.documents, topic.unitOfSegment) {
      for index in document.segments.indices {
        if case .heading = document.segments[index].kind { headings[units[index]] = true }
      }
    }
    return headings
  }

  /// The id without its hash, or the letters of the heading if the id is only a hash; nil if the id
  /// has no hash, like an id that an author gave.
  private static func words(of unit: Int, in topic: Topic) -> String? {
    let unit = topic.units[unit]
    let parts = unit.id.split(separator: "-", omittingEmptySubsequences: false)
    guard let hash = parts.last, hash.utf8.count == 6,
      hash.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 })
    else { return nil }
    if parts.count > 1 { return parts.dropLast().joined(separator: "-") }
    guard let variant = unit.variants.first else { return nil }
    return Slug.letters(of: topic.text(of: variant))
  }

  /// Whether the page has, or may have, another element with this id.
  private static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || hasReservedStart(name)
  }

  private static let reserved: Set<String> = [
    "main", "menu", "contents", "sources", "search", "q", "link-to-unit",
  ]

  private static func hasReservedStart(_ name: String) -> Bool {
    ["fn", "ex-", "words-", "pair-", "concept-"].contains { name.hasPrefix($0) }
  }
}

extension BodyWriter {
  /// Writes an anchor for each further id of a heading, and returns the heading's id for links within
  /// the page.
  mutating func writeName(ofHeading unit: Int, id: String) -> String {
    let names = outline.names[unit]
    for name in names {
      html.markup("<span class=\"name\"")
      html.attribute("id", name)
      html.markup("></span>")
    }
    return names.first ?? id
  }
}
