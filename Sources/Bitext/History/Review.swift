/// The effects of somebody's changes of notes on the other languages.
package struct Review: Sendable {
  /// A text in another language than the changed one.
  package struct Counterpart: Sendable {
    /// The effect of the change on the text.
    package enum State: String, Sendable {
      /// The change has new words of it, too.
      case changed
      /// It translates the original as it was before.
      case stale
      /// There is none.
      case missing
      /// It is unchanged and needs no change: the original has the same words.
      case same
    }

    /// The language of the text, or of the missing text.
    package let language: Language
    /// The effect of the change on this text.
    package let state: State
    /// Nil if it is missing.
    package let text: NotesChanges.Text?
  }

  /// A unit with the changes of its texts.
  package struct Item: Sendable {
    /// The topic after the changes.
    package let topic: Topic
    /// The id of the unit; nil for a removed text.
    package let unit: String?
    /// The changed texts, at most one for each language and source.
    package internal(set) var changes: [NotesChanges.Change]
    /// The texts in the other languages, in the order of these.
    package internal(set) var counterparts: [Counterpart] = []
    /// The findings of `check` about the texts.
    package internal(set) var findings: [Diagnostic] = []

    /// The languages whose translations have become stale.
    package var stale: [Language] { counterparts.filter { $0.state == .stale }.map(\.language) }
  }

  /// The units in the order of the topics, each topic's removed texts last.
  package private(set) var items: [Item] = []
  /// The texts that only changed their place.
  package private(set) var movedCount = 0

  /// - Parameters:
  ///   - changes: The changes.
  ///   - corpus: The notes after them.
  ///   - findings: The findings of `check` in the notes.
  ///   - aligner: Pairs changed texts with the translations of their old words.
  package init(
    _ changes: NotesChanges, in corpus: Corpus, findings: [Diagnostic], aligner: Aligner
  ) {
    var slugs: [String: String] = [:]
    for topic in corpus.allTopics {
      for document in topic.documents { slugs[document.source.path] = topic.slug }
    }
    let changesOfTopic = Dictionary(grouping: changes.joinedByPlace) { change in
      (change.new ?? change.old).flatMap { slugs[$0.path] }
    }
    movedCount = changes.changes.count { $0.kind == .moved }
    for topic in corpus.allTopics {
      guard let own = changesOfTopic[topic.slug],
        own.contains(where: { $0.kind != .unchanged && $0.kind != .moved })
      else { continue }
      items += TopicReview(of: topic, own, aligner).items
    }
    let findingsOfPath = Dictionary(grouping: findings, by: \.path)
    for index in items.indices { items[index].addFindings(from: findingsOfPath) }
    order(corpus)
  }

  /// Orders the items as their topics are, and each topic's units as they stand.
  private mutating func order(_ corpus: Corpus) {
    var rankOfTopic: [String: Int] = [:]
    var rankOfUnit: [String: [String: Int]] = [:]
    let touched = Set(items.map(\.topic.slug))
    for (rank, topic) in corpus.allTopics.enumerated() where touched.contains(topic.slug) {
      rankOfTopic[topic.slug] = rank
      rankOfUnit[topic.slug] = Dictionary(
        topic.units.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    func key(_ item: Item) -> (Int, Int) {
      let rank = item.unit.flatMap { rankOfUnit[item.topic.slug]?[$0] }
      return (rankOfTopic[item.topic.slug] ?? 0, rank ?? .max)
    }
    items = items.enumerated().sorted {
      let (a, b) = (key($0.element), key($1.element))
      return (a.0, a.1, $0.offset) < (b.0, b.1, $1.offset)
    }.map(\.element)
  }
}

extension Review.Item {
  /// Adds the findings about the lines of the texts.
  fileprivate mutating func addFindings(from findings: [String: [Diagnostic]]) {
    let shown = changes.compactMap(\.new) + counterparts.compactMap(\.text)
    // Two of the texts may stand in the same lines.
    var seen: [String: Set<Int>] = [:]
    self.findings = shown.flatMap { text in
      (findings[text.path] ?? []).enumerated().compactMap { number, finding in
        text.holds(finding) && seen[text.path, default: []].insert(number).inserted ? finding : nil
      }
    }
  }
}

extension NotesChanges.Text {
  /// Whether a finding is about one of the text's lines.
  fileprivate func holds(_ finding: Diagnostic) -> Bool {
    guard case .range(let source, let range) = finding.place else { return false }
    let line = source.line(at: range.lowerBound)
    return segments.contains { document.segments[$0].lines.contains(line) }
  }
}
