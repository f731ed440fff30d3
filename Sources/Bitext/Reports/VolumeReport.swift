import TextBasics

/// How much text is in each state, topic by topic, as translations are counted and paid.
package struct VolumeReport: Sendable {
  /// The units of one topic that are in one state in one language.
  package struct Entry: Sendable {
    /// The slug of the topic.
    package let topic: String
    /// The language of the translations.
    package let language: Language
    /// The name of the state in exports.
    package let state: String
    /// The number of units.
    package fileprivate(set) var units = 0
    /// The length of the originals.
    package fileprivate(set) var originals = TextVolume()
    /// The number of units whose original was counted before, anywhere in the notes.
    package fileprivate(set) var repeated = 0
    package fileprivate(set) var repeatedOriginals = TextVolume()
    /// The length of the translations.
    package fileprivate(set) var translations = TextVolume()

    fileprivate mutating func add(_ other: Entry) {
      units += other.units
      originals += other.originals
      repeated += other.repeated
      repeatedOriginals += other.repeatedOriginals
      translations += other.translations
    }
  }

  /// By topic in the order of the notes, language and state.
  package private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - corpus: The notes.
  ///   - topics: The slugs of the topics to count; nil for all.
  ///   - languages: The languages of the translations; nil for all.
  ///   - states: The names of the states to count; nil for all.
  package init(
    of corpus: Corpus, topics: Set<String>? = nil, languages: [Language]? = nil,
    states: Set<String>? = nil
  ) {
    let all = Set(corpus.allTopics.flatMap(\.languages)).intersection(Language.known).sorted()
    var seen: [Language: Set<[String]>] = [:]
    let values = StatusFields(corpus, in: languages ?? all)
    for topic in corpus.allTopics where topics?.contains(topic.slug) != false {
      let unitStates = UnitStates(of: topic)
      let fields = values.fields(of: topic)
      for language in languages ?? all where language != topic.originalLanguage {
        let texts =
          Self.texts(of: topic, unitStates, in: language)
          + (fields[language] ?? []).map {
            Text(state: $0.state, original: $0.original, translation: $0.translation)
          }
        entries += Self.entries(
          of: topic, texts, in: language, states, seen: &seen[language, default: []])
      }
    }
  }

  private static let order = [
    "missing", "out-of-date", "low-confidence", "unreviewed", "current", "extra",
  ]

  /// The texts of a unit, or of a value, that are counted.
  private struct Text {
    let state: UnitState
    var isOfMachine = false
    let original: String?
    let translation: String?
  }

  private static func texts(
    of topic: Topic, _ states: UnitStates, in language: Language
  ) -> [Text] {
    topic.units.enumerated().compactMap { index, unit in
      guard let state = states.state(of: index, in: language) else { return nil }
      func text(in language: Language) -> String? {
        topic.mainVariant(of: unit, in: language).map { topic.countedText(of: $0) }
      }
      return Text(
        state: state, isOfMachine: states.isOfMachine(index, in: language),
        original: topic.originalLanguage.flatMap(text), translation: text(in: language))
    }
  }

  private static func entries(
    of topic: Topic, _ texts: [Text], in language: Language, _ states: Set<String>?,
    seen: inout Set<[String]>
  ) -> [Entry] {
    var entries: [String: Entry] = [:]
    for one in texts {
      let state = one.state.name
      guard
        states?.contains(state) != false
          || states?.contains(ExchangeSelection.machine) == true && one.isOfMachine
      else { continue }
      var entry = Entry(topic: topic.slug, language: language, state: state)
      entry.units = 1
      if let original = topic.originalLanguage, let text = one.original {
        entry.originals = TextVolume(of: text, in: original)
        if !seen.insert([original.tag] + Words.compared(in: text)).inserted {
          entry.repeated = 1
          entry.repeatedOriginals = entry.originals
        }
      }
      if let text = one.translation { entry.translations = TextVolume(of: text, in: language) }
      if entries[state]?.add(entry) == nil { entries[state] = entry }
    }
    return order.compactMap { entries[$0] }
  }

  /// The sums over all topics, by language and state.
  private var sums: [Entry] {
    var sums: [[String]: Entry] = [:]
    var keys: [[String]] = []
    for entry in entries {
      let key = [entry.language.tag, entry.state]
      if sums[key]?.add(entry) == nil {
        sums[key] = entry
        keys.append(key)
      }
    }
    return keys.compactMap { sums[$0] }.sorted { a, b in
      let places = [a, b].map { Self.order.firstIndex(of: $0.state) ?? 0 }
      return (a.language, places[0]) < (b.language, places[1])
    }
  }
}

extension VolumeReport {
  private static let columns = [
    "topic", "language", "state", "units", "words", "characters", "repeated_units",
    "repeated_words", "repeated_characters", "translation_words", "translation_characters",
  ]

  private static func numbers(of entry: Entry) -> [Int] {
    [
      entry.units, entry.originals.words, entry.originals.characters, entry.repeated,
      entry.repeatedOriginals.words, entry.repeatedOriginals.characters, entry.translations.words,
      entry.translations.characters,
    ]
  }

  /// The report for people, with sums.
  package func text() -> String {
    guard !entries.isEmpty else { return "nothing to count\n" }
    let own = entries.map { Self.cells(of: $0, named: $0.topic) }
    let all = sums.map { Self.cells(of: $0, named: "all topics") }
    let rows =
      [["topic", "language", "state", "units", "originals", "repeated", "translations"]]
      + own + all
    let widths = rows[0].indices.map { column in
      rows.map { TerminalWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - TerminalWidth.columns(of: cell))
      }
      return cells.joined(separator: "  ").trimmedEnd + "\n"
    }.joined()
  }

  private static func cells(of entry: Entry, named topic: String) -> [String] {
    [
      topic, entry.language.tag, entry.state, "\(entry.units)", entry.originals.description,
      entry.repeated == 0 ? "" : "\(entry.repeated): \(entry.repeatedOriginals.description)",
      entry.translations.isEmpty ? "" : entry.translations.description,
    ]
  }

  /// The report as a table with tabs, without sums.
  package func tsv() -> String {
    ([Self.columns]
      + entries.map { entry in
        [entry.topic, entry.language.tag, entry.state] + Self.numbers(of: entry).map(String.init)
      }).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// The report as one JSON object, without sums.
  package func json() -> [UInt8] {
    JSONWriter.file("counts", of: entries) { entry, json in
      json.object { json in
        for (name, text) in zip(Self.columns, [entry.topic, entry.language.tag, entry.state]) {
          json.key(name)
          json.value(text)
        }
        for (name, number) in zip(Self.columns.dropFirst(3), Self.numbers(of: entry)) {
          json.key(name)
          json.value(number)
        }
      }
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    guard let last = utf8.lastIndex(where: { $0 != 0x20 }) else { return "" }
    return String(self[...last])
  }
}
