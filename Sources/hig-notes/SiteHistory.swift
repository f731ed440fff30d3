import Bitext

/// The history of notes, as far as a site shows it.
struct SiteHistory {
  /// The commit at which it ends.
  let revision: String
  private let history: NotesHistory

  /// The largest number of versions of texts that are compared, so that no repository makes builds
  /// slow.
  private static let mostVersions = 2_000
  /// The number of topics whose versions are kept in memory together.
  private static let portion = 32

  /// Nil if the notes do not ask for it, or are in no repository with a commit.
  init?(of directory: ContentDirectory, in folder: String) throws {
    guard let file = directory.settings, let source = SourceFile.reading(file).0 else { return nil }
    try self.init(SiteSettings.reading(source).0, in: folder)
  }

  /// Nil if the settings do not ask for it, or the folder is in no repository with a commit.
  init?(_ settings: SiteSettings, in folder: String) throws {
    guard settings.history,
      let revision = try Git(folder: folder).line(
        ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    else { return nil }
    self.revision = revision
    history = NotesHistory(folder: folder)
  }

  /// A message about the missing part of the history; nil if the history is complete.
  var omission: String? {
    get throws {
      try history.isShallow()
        ? "the repository is a shallow clone, so the site shows no older changes than it has: "
          + "'git fetch --unshallow' gets the rest" : nil
    }
  }

  /// The history of the texts of all topics and of the home page, in portions that git reads at
  /// once; nil if git knows none of the notes.
  func changes(of corpus: Corpus, jobs: Int) async throws -> ChangeLog? {
    let histories = try history.histories(upTo: revision)
    let newest = histories.commits.map(\.time).max() ?? 0
    let since = histories.time(ofVersion: Self.mostVersions, notBefore: newest - ChangeLog.reach)
    let prefix = try history.prefix()
    let topics = corpus.allTopics
    let paths = topics.map { topic in topic.documents.map { prefix + $0.source.path } }
    guard paths.joined().contains(where: { histories.last(at: $0) != nil }) else { return nil }
    let names = paths.map { paths in
      Set(
        paths.compactMap { histories.last(at: $0) }
          .flatMap { histories.objects(of: $0, since: since) }
      ).sorted()
    }
    let objects = try history.objects(names)
    let aligner = corpus.aligner
    var logs: [String: ChangeLog.History] = [:]
    for start in stride(from: 0, to: topics.count, by: Self.portion) {
      let own = Array(start..<min(topics.count, start + Self.portion))
      let bytes = own.map { number in
        names[number].reduce(into: [String: [UInt8]]()) { $0[$1] = objects.next() }
      }
      let read = await concurrentMap(own, jobs: jobs) { number in
        var reader = ChangeLogReader(
          topics[number], at: paths[number], in: histories, since: since,
          bytes: bytes[number - start], aligner: aligner)
        return reader.history()
      }
      for (number, log) in zip(own, read) { logs[topics[number].slug] = log }
    }
    return ChangeLog(logs, newest: newest)
  }
}
