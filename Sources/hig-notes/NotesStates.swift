import ArgumentParser
import Bitext
import SiteBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Two states of notes, given by the names of commits.
struct RevisionRange {
  let old: String
  /// Nil for the notes as they are on disk.
  let new: String?

  /// Reads `A..B`, `A...B`, `A..` or `A`; all other arguments are returned.
  static func reading(
    _ arguments: [String], in history: NotesHistory
  ) throws -> (RevisionRange, names: [String]) {
    guard let first = arguments.first else {
      return (RevisionRange(old: try history.commit("HEAD"), new: nil), [])
    }
    // `../notes/tables` is a path; names of branches may have a `/`, but none of them begins so.
    let isPath = first.hasPrefix("./") || first.hasPrefix("../") || first.contains("/../")
    if !isPath, let dots = first.firstRange(of: "..") {
      let isSince = first[dots.upperBound...].first == "."
      let end = isSince ? first.index(after: dots.upperBound) : dots.upperBound
      let (from, to) = (String(first[..<dots.lowerBound]), String(first[end...]))
      let new = to.isEmpty ? nil : try history.commit(to)
      var old = try history.commit(from.isEmpty ? "HEAD" : from)
      if isSince { old = try history.parting(old, new ?? "HEAD") }
      return (RevisionRange(old: old, new: new), Array(arguments.dropFirst()))
    }
    if let old = try Git(folder: history.folder).commit(called: first) {
      return (RevisionRange(old: old, new: nil), Array(arguments.dropFirst()))
    }
    return (RevisionRange(old: try history.commit("HEAD"), new: nil), arguments)
  }
}

extension NotesHistory {
  /// Makes sure that there is a history.
  func check() throws { try Git(folder: folder).check() }

  /// The name of the commit that a person calls `name`.
  func commit(_ name: String) throws -> String {
    if let commit = try Git(folder: folder).commit(called: name) { return commit }
    let hint =
      try isShallow() ? "; this is a shallow clone, and 'git fetch --unshallow' gets the rest" : ""
    throw ValidationError("'\(name)' is no revision of the repository of \(folder)\(hint)")
  }

  /// The last commit that two have in common; the first of them if they have none.
  func parting(_ first: String, _ second: String) throws -> String {
    try Git(folder: folder).line(["merge-base", first, second]) ?? first
  }

  /// The earlier paths of files that were renamed since a commit, by their later paths.
  ///
  /// Renames are followed from commit to commit, because a file that was renamed and rewritten
  /// looks like another one.
  func renames(from old: String, to new: String) throws -> [String: String] {
    let prefix = try prefix()
    var renames: [String: String] = [:]
    for (path, former) in try histories(upTo: new).renames(since: old)
    where former.hasPrefix(prefix) && path.hasPrefix(prefix) {
      renames[String(path.dropFirst(prefix.count))] = String(former.dropFirst(prefix.count))
    }
    return renames
  }
}

/// The notes at two revisions.
struct NotesStates {
  private let history: NotesHistory
  private let content: ContentOptions

  init(_ history: NotesHistory, _ content: ContentOptions) {
    self.history = history
    self.content = content
  }

  /// The changes of the notes' texts in a range, and the notes at its end.
  func changes(of range: RevisionRange) async throws -> (Corpus, NotesChanges) {
    let corpus = try await corpus(at: range.new)
    let old = try history.files(at: range.old).filter { !Self.isLeftOut($0.path) }
    let documents = await concurrentMap(old, jobs: 2) { file in
      SourceFile.decoding(file.bytes, path: file.path).0.map { source in
        Segmenter.segment(source, pathHint: PathKey(path: source.path).language).0
      }
    }
    let changes = NotesChanges(
      from: documents.compactMap(\.self).filter { !$0.frontMatter.isDraft },
      to: corpus.allTopics.flatMap(\.documents),
      former: try history.renames(from: range.old, to: range.new ?? "HEAD"),
      aligner: corpus.aligner)
    return (corpus, changes)
  }

  /// The notes at a revision; as they are on disk if there is none.
  private func corpus(at revision: String?) async throws -> Corpus {
    guard let revision else {
      let (corpus, problems) = try await content.corpus()
      Console.report(problems.filter { $0.severity == .error })
      return corpus
    }
    return try await ScratchFolder.use { folder in
      try write(revision, to: folder)
      return try await Self.corpus(in: folder)
    }
  }

  private static func corpus(in folder: URL) async throws -> Corpus {
    do {
      let pipeline = Pipeline(root: folder.path, reserving: SiteAddress.slugs, jobs: 2)
      return try await pipeline.corpus().0
    } catch {
      throw Failure(unreadable: error.path, error.reason)
    }
  }

  /// Writes the notes of a revision, and empty files in place of its other files.
  private func write(_ revision: String, to folder: URL) throws {
    let files = try history.files(at: revision) { $0.hasSuffix(".yaml") }
    // Texts refer only to the existence of pictures and downloads, so these can be empty.
    let others = Set(try history.paths(at: revision)).subtracting(files.map(\.path))
    for file in files + others.map({ ($0, []) }) where Self.isInside(file.path) {
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place)
    }
  }

  /// Whether a path of a repository, which may be hostile, stays in its folder.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }

  /// Whether a file would also be left out on disk.
  private static func isLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { FileName.isLeftOut(Array($0.utf8)) }
  }
}
