import TextBasics

/// The state of each topic in each language, the worst first.
package struct StatusReport: Sendable {
  /// The state of a topic as a whole.
  package enum Standing: String, Hashable, Sendable {
    case translated, partly, missing
  }

  /// One topic in one language other than the original's.
  package struct Entry: Sendable {
    /// The slug of the topic.
    package let topic: String
    /// The language of the translations.
    package let language: Language
    /// Whether the topic is translated, in whole or in part.
    package let standing: Standing
    /// The number of units of the original.
    package let units: Int
    /// For each state that asks for work, the ids of its units in reading order.
    package let missing: [String]
    /// The units whose original has changed since a person reviewed them.
    package let outOfDate: [String]
    /// The units whose pair is doubtful and not reviewed.
    package let lowConfidence: [String]
    /// The other units that nobody has reviewed.
    package let unreviewed: [String]
    /// The ids of the unreviewed and doubtful units that a program translated.
    package let machine: [String]
    /// Texts without a known original.
    package let extra: [String]
    /// The number of units that are translated and reviewed.
    package let current: Int
    /// The length of the originals that are missing or out of date.
    package let left: TextVolume
    /// The length of the same originals in characters without spaces, whatever their language.
    package let charactersLeft: Int

    /// The share of work that is left, in 0...1; a missing unit counts most, an unreviewed one
    /// least.
    package var work: Double {
      guard units > 0 else { return 0 }
      let sum =
        4 * missing.count + 3 * outOfDate.count + 2 * lowConfidence.count + unreviewed.count
      return Double(sum) / Double(4 * units)
    }

    /// The share of the units that have a translation which is not out of date, in 0...1.
    package var done: Double {
      units == 0 ? 1 : Double(units - missing.count - outOfDate.count) / Double(units)
    }
  }

  /// The order of entries.
  package enum Order: String, CaseIterable, Sendable { case work, topic, left }

  /// The entries by descending ``Entry/work``, then by topic and language.
  package private(set) var entries: [Entry]

  /// - Parameters:
  ///   - corpus: The notes.
  ///   - languages: The languages of the translations; nil for those that the notes have.
  package init(of corpus: Corpus, in languages: [Language]? = nil) {
    let topics = corpus.allTopics
    let known = Set(topics.flatMap(\.languages)).intersection(Language.known).sorted()
    let languages = languages ?? known
    let values = StatusFields(corpus, in: languages)
    entries = topics.flatMap { topic -> [Entry] in
      let states = UnitStates(of: topic)
      let fields = values.fields(of: topic)
      return languages.filter { $0 != topic.originalLanguage }.map {
        Self.entry(of: topic, states, fields[$0] ?? [], in: $0)
      }
    }.sorted {
      if $0.work != $1.work { return $0.work > $1.work }
      return $0.place < $1.place
    }
  }

  private static func entry(
    of topic: Topic, _ states: UnitStates, _ fields: [StatusFields.Field], in language: Language
  ) -> Entry {
    var units = 0
    var current = 0
    var missing: [String] = []
    var outOfDate: [String] = []
    var lowConfidence: [String] = []
    var unreviewed: [String] = []
    var extra: [String] = []
    var machine: [String] = []
    var left = TextVolume()
    var charactersLeft = 0
    func count(_ id: String, _ state: UnitState, _ text: @autoclosure () -> String?) {
      if state != .extra { units += 1 }
      switch state {
      case .original: return
      case .current: current += 1
      case .missing: missing.append(id)
      case .outOfDate: outOfDate.append(id)
      case .lowConfidence: lowConfidence.append(id)
      case .unreviewed: unreviewed.append(id)
      case .extra: extra.append(id)
      }
      guard state.asksForTranslation, let original = topic.originalLanguage, let text = text()
      else { return }
      left += TextVolume(of: text, in: original)
      charactersLeft += TextVolume.characters(in: text)
    }
    for (index, unit) in topic.units.enumerated() {
      guard let state = states.state(of: index, in: language) else { continue }
      if states.isOfMachine(index, in: language) { machine.append(unit.id) }
      count(
        unit.id, state,
        topic.originalLanguage.flatMap { topic.mainVariant(of: unit, in: $0) }.map {
          topic.countedText(of: $0)
        })
    }
    for field in fields { count(field.id, field.state, field.original) }
    return Entry(
      topic: topic.slug, language: language,
      standing: missing.isEmpty ? .translated : missing.count == units ? .missing : .partly,
      units: units, missing: missing, outOfDate: outOfDate, lowConfidence: lowConfidence,
      unreviewed: unreviewed, machine: machine, extra: extra, current: current,
      left: left, charactersLeft: charactersLeft)
  }

  /// Chooses the entries of some topics that have units in some states; nil chooses all.
  ///
  /// - Parameters:
  ///   - topics: The slugs of the topics.
  ///   - states: The names of states, of which an entry has a unit in one.
  /// - Returns: The report with these entries alone.
  package func filtered(
    topics: Set<String>? = nil, states: Set<String>? = nil
  ) -> StatusReport {
    var report = self
    report.entries = entries.filter { entry in
      topics?.contains(entry.topic) != false
        && (states.map { states in
          entry.counts.contains { $0.count > 0 && states.contains($0.state) }
        } ?? true)
    }
    return report
  }

  /// The same report with its rows in another order.
  package func sorted(by order: Order) -> StatusReport {
    var report = self
    switch order {
    case .work: break
    case .topic: report.entries.sort { $0.place < $1.place }
    case .left:
      report.entries.sort {
        ($1.left.words, $1.left.characters, $0.place.topic, $0.language)
          < ($0.left.words, $0.left.characters, $1.place.topic, $1.language)
      }
    }
    return report
  }
}

extension StatusReport.Entry {
  /// Where the entry stands among those that have as much left.
  fileprivate var place: (topic: NaturalOrder, language: Language) {
    (NaturalOrder(topic), language)
  }

  /// The number of units in each state, by its name in exports and for people.
  var counts: [(state: String, words: String, count: Int)] {
    [
      ("missing", "missing", missing.count), ("out-of-date", "out of date", outOfDate.count),
      ("low-confidence", "doubtful", lowConfidence.count),
      ("unreviewed", "unreviewed", unreviewed.count), ("current", "current", current),
      ("extra", "extra", extra.count), (ExchangeSelection.machine, "by machine", machine.count),
    ]
  }
}
