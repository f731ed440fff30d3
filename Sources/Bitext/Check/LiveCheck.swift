/// The findings of a corpus that somebody is editing, topic by topic.
///
/// The findings in one topic take the time that its text takes. Findings that only all topics
/// together can show, such as a sentence that is translated in two ways, are known once every topic
/// has been looked at.
package struct LiveCheck: Sendable {
  private let terms: GlossaryIndex
  private var targets: LinkTargets
  private var topics: [Topic]
  private let off: Set<String>
  /// For each topic, its pairs that are compared for consistency; nil for topics that were not
  /// looked at.
  private var memories: [TranslationConsistency?]
  /// The findings that all topics together showed when they were last looked for, by path.
  private var shared: [String: [Diagnostic]] = [:]
  /// Whether the findings that all topics together show are known.
  package private(set) var isComplete = false

  /// - Parameters:
  ///   - corpus: The notes.
  ///   - folder: Their folder, in which files are looked for that are no part of the corpus.
  package init(_ corpus: Corpus, in folder: String? = nil) {
    terms = GlossaryIndex(corpus.glossary)
    targets = LinkTargets(corpus, folder: folder)
    topics = corpus.numbered
    off = RuleNames.chosen(by: corpus.settings.rulesOff)
    memories = Array(repeating: nil, count: topics.count)
  }

  /// The glossary, prepared for finding its terms.
  package var glossary: GlossaryIndex { terms }

  /// Takes in a newer version of a topic of the same files.
  ///
  /// - Parameters:
  ///   - topic: The newer version.
  ///   - index: Its number.
  package mutating func replace(_ topic: Topic, at index: Int) {
    guard topics.indices.contains(index), topics[index] !== topic else { return }
    topics[index] = topic
    targets.replace(topic, at: index)
    memories[index] = nil
    isComplete = false
  }

  /// Finds the places where one topic breaks the rules.
  ///
  /// - Parameters:
  ///   - index: The number of the topic.
  ///   - isWhole: Whether all notes are read; else rules that need them are not asked.
  /// - Returns: The findings by file and place.
  package mutating func findings(
    ofTopicAt index: Int, knowingAll isWhole: Bool = true
  ) -> [Diagnostic] {
    let checked = CheckedTopic(topics[index], terms: terms, targets: targets)
    let rules = Rules.all.filter { isWhole || !$0.needsAllNotes }
    let found = rules.flatMap { $0.check(checked) }
    memories[index] = TranslationConsistency(checked)
    let paths = topics[index].documents.map(\.source.path)
    let all = found + paths.flatMap { shared[$0] ?? [] }
    return all.filter { !off.contains($0.rule) }.sorted(by: Diagnostic.precedes)
  }

  /// Looks at one more topic, for the findings that all topics together show.
  ///
  /// - Returns: Whether there was one; if not, ``comparison`` can find them.
  package mutating func advance() -> Bool {
    guard let next = memories.firstIndex(where: { $0 == nil }) else { return false }
    memories[next] = TranslationConsistency(
      CheckedTopic(topics[next], terms: terms, targets: targets))
    return true
  }

  /// Finds the places that only all topics that were looked at show together, by path, for
  /// ``take(_:)``.
  ///
  /// It takes long where there are many, and depends on nothing that changes.
  package var comparison: @Sendable () -> [String: [Diagnostic]] {
    let memories = memories
    return {
      let found = TranslationConsistency(joining: memories.compactMap(\.self)).findings()
      return Dictionary(grouping: found, by: \.path)
    }
  }

  /// Takes in the findings of ``comparison``, if no topic has changed since.
  package mutating func take(_ found: [String: [Diagnostic]]) {
    shared = found
    isComplete = true
  }
}
