extension Delivery {
  /// The delivery with those texts put together whose originals are one text now: an author has
  /// merged paragraphs since the export.
  ///
  /// Such texts follow each other, their names and originals are gone, and a new text has nearly
  /// all of their words and few others. A heading, a cell or a value is never put together with
  /// another text, and texts that nobody has translated anew stay as they are.
  ///
  /// - Complexity: O(n) in the lengths of the delivery and the notes.
  func joiningMerged(in exchange: Exchange) -> Delivery {
    let names = Set(exchange.units.map(\.name))
    guard units.contains(where: { !names.contains($0.name) && $0.name.contains("/") }) else {
      return self
    }
    let delivered = Set(units.map(\.name))
    let standing = StandingTexts(exchange, language, besides: delivered)
    let isGone = units.map { unit in
      !names.contains(unit.name) && unit.name.contains("/") && standing.mayBeMerged(unit)
    }
    guard isGone.contains(true) else { return self }
    let targets = exchange.units.filter { unit in
      !delivered.contains(unit.name) && unit.field == nil
        && unit.rendering(in: exchange.original).map { $0.kind.mayBeMerged } ?? false
    }
    guard !targets.isEmpty else { return self }
    let index = MergedTexts(
      targets.map { MergedTexts.words(of: $0.rendering(in: exchange.original)?.text ?? "") })

    var joined: [Unit] = []
    var number = 0
    while number < units.count {
      let topic = units[number].topic
      let words = units[number...].indices.prefix(MergedTexts.longest)
        .prefix { isGone[$0] && units[$0].topic == topic }
        .map { MergedTexts.words(of: units[$0].original.plainText) }
      if let found = index.target(of: words),
        units[number..<(number + found.count)].contains(where: \.isChanged)
      {
        let parts = Array(units[number..<(number + found.count)])
        joined.append(merged(parts, into: targets[found.target]))
        number += found.count
      } else {
        joined.append(units[number])
        number += 1
      }
    }
    return Delivery(source: source, original: original, language: language, units: joined)
  }

  /// The unit that texts make which are those of one unit of the notes.
  private func merged(_ parts: [Unit], into target: Exchange.Unit) -> Unit {
    let current = target.rendering(in: language)
    let isParted = current?.segments.count == parts.count
    func joined(_ text: (Unit) -> Text, _ language: Language, _ gap: String?) -> Text {
      let gap = gap ?? SentencePieces.space(in: language)
      return .pieces(
        SentencePieces.joined(
          parts.filter { !text($0).isEmpty }.map {
            SentencePieces.Part(pieces: text($0).allPieces, gap: gap)
          }))
    }
    let empty = parts.count(where: \.isEmpty)
    var unit = Unit(
      name: parts[0].name, original: joined(\.original, original ?? .english, nil),
      text: empty == parts.count
        ? .pieces([]) : joined(\.text, language, isParted ? "\n\n" : nil),
      exported: exported(parts, as: current), isUnfinished: parts.contains(where: \.isUnfinished),
      range: parts[0].range)
    unit.isApproved = parts.allSatisfy(\.isApproved)
    unit.lostSentences = empty == parts.count ? 0 : empty
    unit.provenance =
      parts.lazy.compactMap(\.provenance).first { $0.origin == .machine } ?? parts[0].provenance
    return unit
  }

  /// The digest of the translation as it was exported: that of the whole text in the notes if its
  /// paragraphs are the exported ones, else that of the first part; nil if a part has no digest.
  private func exported(
    _ parts: [Unit], as current: Exchange.Rendering?
  ) -> TranslationDigest? {
    let digests = parts.compactMap(\.exported)
    guard digests.count == parts.count else { return nil }
    let markdown = current?.markdown ?? ""
    let paragraphs = markdown.split(separator: "\n\n").map { TranslationDigest(of: String($0)) }
    return paragraphs == digests.filter { $0 != .none }
      ? TranslationDigest(of: markdown) : digests[0]
  }
}

/// The texts of units that were not delivered under their names.
private struct StandingTexts {
  /// The words of the originals that were not delivered under their names.
  private var originals: Set<[String]> = []
  /// For each translation, whether an author may have put it together with others.
  private var translations: [TranslationDigest: Bool] = [:]

  init(_ exchange: Exchange, _ language: Language, besides delivered: Set<String>) {
    for unit in exchange.units where !delivered.contains(unit.name) {
      if let original = unit.rendering(in: exchange.original) {
        originals.insert(Delivery.words(of: original.text))
      }
      guard let translation = unit.rendering(in: language) else { continue }
      let isText = unit.field == nil && translation.kind.mayBeMerged
      let paragraphs = translation.markdown.split(separator: "\n\n").map(String.init)
      for text in Set(paragraphs + [translation.markdown]) {
        let digest = TranslationDigest(of: text)
        translations[digest] = isText && translations[digest] ?? true
      }
    }
  }

  /// Whether a unit whose name is gone may have become a part of another one.
  func mayBeMerged(_ unit: Delivery.Unit) -> Bool {
    if originals.contains(Delivery.words(of: unit.original.plainText)) { return false }
    let asTranslated = unit.exported.flatMap { translations[$0] }
    if asTranslated == false { return false }
    return unit.kind.map(Segment.Kind.mergedNames.contains) ?? asTranslated ?? false
  }
}

/// Texts, to be found by parts that they are made of: a text has nearly all words of its parts, and
/// few others.
private struct MergedTexts {
  /// The largest number of texts that become one.
  static let longest = 6
  /// The least share of the words of the parts that the whole has, and the other way round.
  private static let (leastKept, leastCovered) = (0.85, 0.75)

  private let counts: [[String: Int]]
  private let lengths: [Int]
  private var textsOfWord: [String: [Int]] = [:]
  /// A word of more texts tells none of them.
  private static let mostTexts = 64

  init(_ texts: [[String]]) {
    counts = texts.map { $0.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    lengths = texts.map(\.count)
    for (text, counts) in counts.enumerated() {
      for word in counts.keys { textsOfWord[word, default: []].append(text) }
    }
  }

  static func words(of text: String) -> [String] {
    OriginalLikeness.parts(of: Words.compared(in: text))
  }

  /// The text that the first ones of `parts` have become, two or more, and their number.
  func target(of parts: [[String]]) -> (target: Int, count: Int)? {
    guard parts.count > 1, !parts[0].isEmpty else { return nil }
    var candidates: [Int: Int] = [:]
    for word in Set(parts[0]) {
      let texts = textsOfWord[word] ?? []
      if texts.count <= Self.mostTexts { for text in texts { candidates[text, default: 0] += 1 } }
    }
    var best: (score: Double, target: Int, count: Int)?
    for (text, _) in candidates.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(4) {
      var rest = counts[text]
      var (kept, all) = (0, 0)
      for (number, part) in parts.enumerated() {
        var own = 0
        for word in part where rest[word, default: 0] > 0 {
          rest[word, default: 0] -= 1
          own += 1
        }
        guard !part.isEmpty, Double(own) >= Self.leastKept * Double(part.count) else { break }
        kept += own
        all += part.count
        let covered = Double(kept) / Double(max(1, lengths[text]))
        if number > 0, covered >= Self.leastCovered, covered > best?.score ?? 0 {
          best = (covered, text, number + 1)
        }
      }
    }
    return best.map { ($0.target, $0.count) }
  }
}

extension Segment.Kind {
  /// Whether authors put such texts together.
  fileprivate var mayBeMerged: Bool { Self.mergedNames.contains(name) }

  /// The kinds of texts that authors put together.
  fileprivate static let mergedNames: Set = ["paragraph", "item", "quote", "caption"]
}
