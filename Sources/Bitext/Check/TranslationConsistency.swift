import TextBasics

/// The originals and translations of all topics, for finding one original with several
/// translations, and one translation of several originals.
struct TranslationConsistency: Sendable {
  /// An original and its translation; only their places, because there are as many as pairs.
  private struct Entry: Sendable {
    let source: String
    let target: String
    let place: CheckedText
    let reference: String
    let topic: String
    let kind: Segment.Kind

    /// Whether the two may be compared: two editions of one topic are two translations on purpose,
    /// and texts that link to different places translate different ones, whatever stands beside
    /// them since the original was changed.
    func isComparable(to other: Entry) -> Bool {
      (topic != other.topic || place.document.source.path == other.place.document.source.path)
        && destinations == other.destinations
    }

    /// Where the links of the translation lead, by the ends of their addresses: relative ones begin
    /// otherwise in each folder.
    private var destinations: Set<String> {
      var destinations: Set<String> = []
      place.content.walk { inline in
        guard case .link(let address, _, _) = inline else { return }
        destinations.insert(address.split(separator: "/").last.map(String.init) ?? address)
      }
      return destinations
    }
  }

  private var entries: [Entry] = []

  /// The confidence from which two texts surely belong together.
  private static let sure = 0.9

  init(joining memories: [TranslationConsistency]) { entries = memories.flatMap(\.entries) }

  init(_ topic: CheckedTopic) {
    for pair in topic.pairs where pair.confidence >= Self.sure {
      guard pair.source.segments.count == 1, pair.target.segments.count == 1,
        pair.source.kind == pair.target.kind, pair.source.kind != .cell
      else { continue }
      let (source, target) = (Self.key(pair.source.text), Self.key(pair.target.text))
      guard source.contains(" "), !target.isEmpty else { continue }
      entries.append(
        Entry(
          source: "\(pair.target.language.tag) \(source)", target: target, place: pair.target,
          reference: pair.source.reference, topic: topic.topic.slug, kind: pair.source.kind))
    }
  }

  /// A text without differences that do not count: capitals, end marks, white space.
  private static func key(_ text: String) -> String {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace)
    // The number of a section.
    if let first = words.first, first.first?.isNumber == true, words.count > 1,
      first.allSatisfy({ $0.isNumber || $0 == "." })
    {
      words.removeFirst()
    }
    return words.joined(separator: " ").trimmed {
      WhiteSpace.contains($0) || Sentence.mark($0.value) != nil || Sentence.isCloser($0.value)
    }
  }

  /// One finding for each original with several translations, and for each translation of several
  /// originals.
  func findings() -> [Diagnostic] { several() + reused() }

  private func several() -> [Diagnostic] {
    let versions = PageVersions(entries.map { ($0.place.document.source.path, $0.source) })
    let groups = Dictionary(grouping: entries, by: \.source).values
    return groups.compactMap { group -> Diagnostic? in
      let counts = Dictionary(grouping: group) { Self.letters(of: $0.target) }.mapValues(\.count)
      guard counts.count > 1 else { return nil }
      let order = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
      guard let first = group.first(where: { Self.letters(of: $0.target) == order[0].key }),
        let other = group.first(where: {
          Self.letters(of: $0.target) != order[0].key && $0.isComparable(to: first)
            && !versions.areVersions(
              $0.place.document.source.path, first.place.document.source.path)
        })
      else { return nil }
      let more: FindingText =
        counts.count > 2 ? " and in \(counts.count - 2) more ways" : ""
      return other.place.finding(
        .note, "translated-two-ways",
        "“\(other.place.text.shortened)” here, “\(first.place.text.shortened)” in "
          + "\(first.place.reference)" + more + ": the original is the same (\(other.reference))")
    }
  }

  private func reused() -> [Diagnostic] {
    let sentences = entries.filter { $0.kind == .paragraph }
    let groups = Dictionary(grouping: sentences) { "\($0.place.language.tag) \($0.target)" }.values
    return groups.compactMap { group -> Diagnostic? in
      guard let first = group.first,
        let other = group.first(where: {
          Self.areUnlike($0.source, first.source) && $0.isComparable(to: first)
        })
      else { return nil }
      return other.place.finding(
        .note, "translation-reused",
        "“\(other.place.text.shortened)” also translates another text (\(first.reference)), in "
          + "\(first.place.reference)")
    }
  }

  /// The letters and digits alone, without a gloss at the end: spaces and marks make no other
  /// translation.
  private static func letters(of text: String) -> String {
    var text = text[...]
    if text.last == ")" || text.last == "）",
      let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }), open > text.startIndex
    {
      text = text[..<open]
    }
    return String(text).without { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
  }

  /// Whether two originals have less than half of their words in common.
  private static func areUnlike(_ a: String, _ b: String) -> Bool {
    let (first, second) = (Set(a.split(separator: " ")), Set(b.split(separator: " ")))
    // The first word is the language.
    guard min(first.count, second.count) >= 5 else { return false }
    return first.intersection(second).count * 2 < min(first.count, second.count)
  }
}
