import Bitext

/// Completes the word before the cursor to terms of the glossary.
struct TermCompletion {
  /// A term to write, in place of the last characters before the cursor.
  struct Item: Equatable {
    let concept: Int
    let term: String
    /// The spelling by which it was found: a term of any language, or a spelling that should not be
    /// used.
    let spelling: String
    /// The number of characters before the cursor that it replaces.
    let replaced: Int
    /// Whether the text in another language has the concept.
    let isMeant: Bool
  }

  /// The longest beginning of a spelling that is looked for, in characters.
  private static let longest = 40
  /// The largest number of items.
  private static let most = 50

  /// Finds the terms that the characters before the cursor may begin.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - language: The language of the text.
  ///   - glossary: The concepts.
  ///   - meant: The indices of the concepts that the text has in other languages.
  /// - Returns: The items, the likeliest first.
  static func items(
    after line: String, in language: Language, _ glossary: Glossary, meant: Set<Int>
  ) -> [Item] {
    let typed = Array(line.lowercased().suffix(longest))
    var items: [Item] = []
    for (number, concept) in glossary.concepts.enumerated() {
      guard let terms = concept.terms[language], let preferred = terms.first else { continue }
      var best: [String: Item] = [:]
      func add(_ spelling: String, writing term: String) {
        let length = beginning(of: Array(spelling.lowercased()), at: typed)
        guard length > best[term]?.replaced ?? 0 else { return }
        best[term] = Item(
          concept: number, term: term, spelling: spelling, replaced: length,
          isMeant: meant.contains(number))
      }
      for term in terms { add(term, writing: term) }
      let others = concept.terms.filter { $0.key != language }.values.joined()
      let wrong = (concept.seen[language] ?? []) + (concept.forbidden[language] ?? [])
      for spelling in others + wrong { add(spelling, writing: preferred) }
      items += best.values
    }
    if items.isEmpty, !(typed.last?.isLetter ?? false) || language == .japanese {
      items = meant.compactMap { number in
        glossary.concepts[number].terms[language]?.first.map {
          Item(concept: number, term: $0, spelling: $0, replaced: 0, isMeant: true)
        }
      }
    }
    items.sort { a, b in
      if a.isMeant != b.isMeant { return a.isMeant }
      return (b.replaced, a.concept, a.term) < (a.replaced, b.concept, b.term)
    }
    return Array(items.prefix(most))
  }

  /// The largest number of last characters of `typed` with which a spelling begins.
  ///
  /// An ASCII letter counts only from the beginning of a word on.
  private static func beginning(of spelling: [Character], at typed: [Character]) -> Int {
    var length = min(spelling.count, typed.count)
    while length > 0 {
      let start = typed.count - length
      let isWhole =
        !(typed[start].isASCII && typed[start].isLetter)
        || start == 0 || !(typed[start - 1].isASCII && typed[start - 1].isLetter)
      if isWhole, typed[start...].elementsEqual(spelling.prefix(length)) { return length }
      length -= 1
    }
    return 0
  }
}

extension EditorSession {
  /// The terms that may stand before the cursor.
  func completion(_ parameters: JSONValue) -> JSONValue? {
    guard let point = point(parameters), let notes,
      let topic = notes.topic(of: point.path)?.topic,
      let document = topic.documents.first(where: { $0.source.path == point.path })
    else { return nil }
    let place = notes.place(in: point.path, at: point.offset)
    let own = place.map(\.text.language).flatMap { $0.isDetermined ? $0 : nil }
    let language = own ?? document.language
    let source = point.text.source
    let start = Int(source.lineStarts[source.line(at: point.offset) - 1])
    let line = source.text(in: SourceRange(start, point.offset))
    let glossary = notes.corpus.glossary
    let items = TermCompletion.items(
      after: line, in: language, glossary, meant: meant(at: place, notes.glossary))
    let positions = TextPositions(source: source, unit: client.unit)
    let list = items.enumerated().map { number, item -> JSONValue in
      let concept = glossary.concepts[item.concept]
      let range = SourceRange(
        point.offset - line.suffix(item.replaced).utf8.count, point.offset)
      let others = Language.known.filter { $0 != language }.compactMap { other in
        concept.terms[other]?.first.map { "\(words.name(of: other)): \($0)" }
      }
      var members: [String: JSONValue] = [
        "label": .string(item.term), "kind": 1,
        "detail": .string(others.joined(separator: " · ")),
        "filterText": .string(item.replaced == 0 ? item.term : item.spelling),
        "sortText": .string(String(1000 + number)),
        "textEdit": ["range": positions.range(range), "newText": .string(item.term)],
      ]
      members["documentation"] = (concept.note[client.language] ?? concept.note[language]).map {
        .string($0)
      }
      return .object(members)
    }
    return ["isIncomplete": true, "items": .array(list)]
  }

  /// The indices of the concepts that the text has in other languages.
  private func meant(at place: EditorNotes.Place?, _ index: GlossaryIndex) -> Set<Int> {
    guard let place, let own = place.variant else { return [] }
    let others = place.topic.units[place.unit].variants.filter { $0.language != own.language }
    return others.reduce(into: []) { concepts, variant in
      let text = place.topic.text(of: variant)
      for occurrence in index.finder(variant.language)?.occurrences(in: text) ?? [] {
        concepts.formUnion(occurrence.spellings.map(\.concept))
      }
    }
  }
}
