import Bitext

/// Short ids for the headings of a topic: `table-styles` instead of `table-styles-bcbf41`.
///
/// A heading that shares its words with another one keeps its whole id alone. All headings have
/// that id as well, so that links which people have kept stay right. An id that an author gave to a
/// heading is on the page, too.
struct HeadingNames: Sendable {
  private var names: [Int: String] = [:]
  /// The ids that authors gave, by unit.
  private var given: [Int: [String]] = [:]

  init() {}

  init(of topic: Topic) {
    let headings = Self.headings(of: topic)
    // Nil where several headings have the words.
    var units: [String: Int?] = [:]
    for number in topic.units.indices where headings[number] {
      guard let words = Self.words(of: topic.units[number].id), !Self.isReserved(words) else {
        continue
      }
      units[words] = units.keys.contains(words) ? .some(nil) : number
    }
    let given = Self.givenIDs(in: topic, headings)
    guard !units.isEmpty || !given.isEmpty else { return }
    for unit in topic.units { units[unit.id] = nil }
    for (id, unit) in given {
      units[id] = nil
      self.given[unit, default: []].append(id)
    }
    for (words, unit) in units {
      if let unit { names[unit] = words }
    }
  }

  /// The ids that authors gave to headings, in alphabetical order; the first text to use one has it.
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

  /// The ids of a unit besides its own: the short one first, then those that authors gave.
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

  /// The id without its hash; nil if it has none, as one that an author gave.
  private static func words(of id: String) -> String? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let hash = parts.last, hash.utf8.count == 6,
      hash.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 })
    else { return nil }
    return parts.dropLast().joined(separator: "-")
  }

  /// Whether the page has, or may have, another element with this id.
  private static func isReserved(_ name: String) -> Bool {
    ["main", "menu", "contents", "sources", "search", "q", "link-to-unit"].contains(name)
      || ["fn", "ex-", "words-", "pair-", "concept-"].contains { name.hasPrefix($0) }
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
