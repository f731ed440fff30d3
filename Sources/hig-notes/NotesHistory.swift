import ArgumentParser
import Bitext

/// The earlier states of a folder of notes, from git.
struct NotesHistory {
  /// The folder of notes.
  let folder: String

  private var git: Git { Git(folder: folder) }

  /// The texts at a revision, or before a date such as `2026-11-21`.
  func texts(since time: String) throws -> EarlierTexts {
    let isDate = time.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
    if isDate, CalendarDate(leading: time) == nil {
      throw ValidationError("there is no day '\(time)'")
    }
    let found =
      isDate
      ? try git.line(["rev-list", "-1", "--before=\(time)T00:00:00", "HEAD"])
      : try git.commit(called: time)
    guard let revision = found else {
      throw ValidationError(
        isDate || time.isEmpty
          ? "--since needs notes that git keeps, with a first commit: \(folder) has none"
          : "'\(time)' is no date (2026-11-21) and no revision of \(folder)")
    }
    // There was no commit yet.
    if revision.isEmpty { return EarlierTexts([]) }
    return EarlierTexts(
      try files(at: revision).compactMap { SourceFile.decoding($0.bytes, path: $0.path).0 })
  }

  /// The files of a revision that are texts or for which `isWanted` returns true, by their paths in
  /// the folder.
  func files(
    at revision: String, where isWanted: (String) -> Bool = { _ in false }
  ) throws -> [(path: String, bytes: [UInt8])] {
    guard let list = try git.output(["ls-tree", "-r", "-z", "--end-of-options", revision]) else {
      throw Failure("\(folder): git cannot list what \(revision) holds")
    }
    var names: [(path: String, object: String)] = []
    for line in list.split(separator: 0) {
      // `100644 blob 3fa2…<tab>tables/en.md`
      let parts = line.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let head = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      let path = String(decoding: parts[1], as: UTF8.self)
      guard FileName.isText(Array(path.utf8)) || isWanted(path), head.count == 3,
        head[0].hasPrefix("100"), head[1] == "blob"
      else { continue }
      names.append((path, String(head[2])))
    }
    guard let objects = try git.objects(names.map(\.object)) else {
      throw Failure("\(folder): git cannot read what \(revision) holds")
    }
    return names.compactMap { name in objects.next().map { (name.path, $0) } }
  }

  /// The paths of all files of a revision.
  func paths(at revision: String) throws -> [String] {
    let list = try git.output(["ls-tree", "-r", "-z", "--name-only", "--end-of-options", revision])
    return (list ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the repository has only the last commits.
  func isShallow() throws -> Bool {
    try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  /// The path of the folder in its repository: empty, or with a slash at its end.
  func prefix() throws -> String { try git.line(["rev-parse", "--show-prefix"]) ?? "" }

  /// The versions of all texts of the repository up to a revision.
  ///
  /// - Throws: A ``ValidationError`` if there is no such revision, and a ``Failure`` if git fails.
  func histories(upTo revision: String) throws -> FileHistories {
    try git.check()
    guard let tip = try git.commit(called: revision) else {
      throw ValidationError("'\(revision)' is no revision of the repository of \(folder)")
    }
    guard let log = try git.output(GitLog.all + [tip, "--"]) else {
      throw Failure("\(folder): git cannot read the history; it has to be git 2.31 or newer")
    }
    var read = GitLog(log)
    let suspects = read.commitsWithRenames
    if !suspects.isEmpty {
      let texts = FileName.noteEndings.map { ":(top,icase)*.\($0)" }
      guard let renames = try git.output(GitLog.renames + ["--"] + texts, reading: suspects) else {
        throw Failure("\(folder): git cannot look for files that were renamed")
      }
      read.read(renames: renames)
    }
    return read.histories
  }

  /// The bytes of objects that several callers read, one caller after the other.
  func objects(_ names: [[String]]) throws -> GitObjects {
    guard let objects = try git.objects(names.flatMap(\.self)) else {
      throw Failure("\(folder): git cannot read the versions of files")
    }
    return objects
  }
}
