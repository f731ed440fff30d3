import ArgumentParser
import Bitext

/// The states of translations that can be told from the history of the notes.
struct HistoryReading {
  /// The topics with the stamps that the history adds, by their slugs.
  private(set) var topics: [String: Topic] = [:]
  /// The findings that added stamps, by the slugs of the topics.
  private(set) var added: [String: [TranslatedOriginals.Finding]] = [:]
  private let history: NotesHistory
  private var unknownCommits: [String] = []
  private var untracked = 0
  private var isShallow = false

  /// The number of topics whose versions are kept in memory together.
  private static let portion = 32

  /// Reads the versions of topics with translations that have no stamp.
  ///
  /// - Parameters:
  ///   - all: Topics of a corpus.
  ///   - corpus: The corpus.
  ///   - languages: The languages of the translations; nil for all.
  ///   - content: The folder of the notes.
  ///   - revision: The commit at which the history ends.
  /// - Throws: A `Failure` or `ValidationError` that says why there is no history.
  init(
    of all: [Topic], in corpus: Corpus, languages: [Language]?, content: ContentOptions,
    upTo revision: String
  ) async throws {
    history = NotesHistory(folder: content.content)
    let histories = try history.histories(upTo: revision)
    let prefix = try history.prefix()
    isShallow = try history.isShallow()
    let aligner = corpus.aligner
    let isPast = revision != Self.now
    let topics = all.filter { $0.hasUnstamped(in: languages ?? $0.languages) }
    let paths = topics.map { topic in topic.documents.map { prefix + $0.source.path } }
    let names = paths.map { paths in
      Set(paths.compactMap { histories.last(at: $0) }.flatMap { histories.objects(of: $0) })
        .sorted()
    }
    let objects = try history.objects(names)
    for start in stride(from: 0, to: topics.count, by: Self.portion) {
      let own = Array(start..<min(topics.count, start + Self.portion))
      let bytes = own.map { number in
        names[number].reduce(into: [String: [UInt8]]()) { $0[$1] = objects.next() }
      }
      Console.progress("\(start) of \(topics.count) topics")
      let found = await concurrentMap(own, jobs: 2) { number in
        var originals = TranslatedOriginals(
          topics[number], at: paths[number], in: histories, bytes: bytes[number - start],
          aligner: aligner)
        return originals.findings(in: languages ?? topics[number].languages)
      }
      for (number, findings) in zip(own, found) {
        let topic = topics[number]
        // Changes after the revision are not part of its history.
        let known = isPast ? findings.filter { $0.commit != nil } : findings
        let (stamps, added) = Stamps.adding(known, to: topic)
        self.topics[topic.slug] = topic.with(stamps)
        self.added[topic.slug] = added
        untracked += findings.count { $0.commit == nil }
      }
    }
    Console.endProgress()
    unknownCommits = all.flatMap(\.documents).compactMap { document in
      document.sourceCommit.flatMap { name in
        histories.commit(named: name) == nil ? "\(document.source.path): \(name)" : nil
      }
    }
  }

  /// The revision that stands for the notes as they are.
  static let now = "HEAD"

  /// Reports the limits of the history: a shallow clone, and names of unknown commits.
  func report() {
    if isShallow {
      let oldest = added.values.joined().count { $0.isOldest }
      Console.report(
        "\(history.folder): note: this is a shallow clone, so \(oldest.counted("translation")) as old "
          + "as its first commit count\(oldest == 1 ? "s" : "") as made from the original of then; "
          + "'git fetch --unshallow' gets the rest [history]")
    }
    for name in unknownCommits {
      Console.report(
        "\(name): note: the repository has no such commit, so 'sourceCommit' is left aside [history]"
      )
    }
  }
}
