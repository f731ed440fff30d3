/// The findings of a corpus that somebody is editing, topic by topic.
///
/// What a rule says of one topic is found in the time that its text takes. What only all topics
/// together can show, such as a sentence that is translated in two ways, is known once every topic
/// has been looked at.
package struct LiveCheck: Sendable {
  private let terms: GlossaryIndex
  private var targets: LinkTargets
  private var topics: [Topic]
  private let off: Set<String>
  /// What each topic says about consistency; nil for topics that were not looked at.
  private var memories: [TranslationConsistency?]
  /// The findings that all topics together showed when they were last looked for, by path.
  private var shared: [String: [Diagnostic]] = [:]
  /// Whether ``advance()`` has nothing left to do.
  package private(set) var isComplete = false

  /// - Parameters:
  ///   - corpus: The notes.
  ///   - folder: Their folder, in which files are looked for that are no part of the corpus.
  package init(_ corpus: Corpus, in folder: String? = nil) {
    terms = GlossaryIndex(corpus.glossary)
    targets = LinkTargets(corpus, folder: folder)
    topics = corpus.allTopics
    off = Set(corpus.settings.rulesOff)
    memories = Array(repeating: nil, count: topics.count)
  }

  /// The glossary, prepared for finding its terms.
  package var glossary: GlossaryIndex { terms }

  /// Takes in a newer version of a topic of the same files.
  ///
  /// - Parameters:
  ///   - topic: The newer version.
  ///   - index: Its place among all topics, the home page first.
  package mutating func replace(_ topic: Topic, at index: Int) {
    guard topics.indices.contains(index), topics[index] !== topic else { return }
    topics[index] = topic
    targets.replace(topic, at: index)
    memories[index] = nil
    isComplete = false
  }

  /// What the rules find in one topic, by its place among all, by file and place.
  package mutating func findings(ofTopicAt index: Int) -> [Diagnostic] {
    let checked = CheckedTopic(topics[index], terms: terms, targets: targets)
    let found = Rules.all.flatMap { $0.check(checked) }
    memories[index] = TranslationConsistency(checked)
    let paths = topics[index].documents.map(\.source.path)
    let all = found + paths.flatMap { shared[$0] ?? [] }
    return all.filter { !off.contains($0.rule) }.sorted(by: Diagnostic.precedes)
  }

  /// Looks at one more topic for what all together show.
  ///
  /// - Returns: Whether there is more to do; the last step finds what they show.
  package mutating func advance() -> Bool {
    if let next = memories.firstIndex(where: { $0 == nil }) {
      memories[next] = TranslationConsistency(
        CheckedTopic(topics[next], terms: terms, targets: targets))
      return true
    }
    guard !isComplete else { return false }
    let found = TranslationConsistency(joining: memories.compactMap(\.self)).findings()
    shared = Dictionary(grouping: found, by: \.path)
    isComplete = true
    return false
  }
}
