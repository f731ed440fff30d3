import Bitext

/// The commits of a repository, read from the output of `git log`.
struct GitLog {
  private var commits: [FileHistories.Commit] = []
  private var changes: [[FileHistories.Change]] = []
  private var numbers: [String: Int] = [:]

  /// The arguments of `git log` for ``init(_:)``, before the revision.
  ///
  /// They do not look for renames, and select no paths, because git would compare these with all
  /// names of all folders.
  static let all = arguments(["--no-renames", "--format=%x01%H %ct %P%x09%aN"])
  /// The arguments of `git log` for ``read(renames:)``; git reads the names of the commits from its
  /// standard input.
  static let renames = arguments(["-M", "--format=%x01%H", "--no-walk=unsorted", "--stdin"])

  private static func arguments(_ own: [String]) -> [String] {
    [
      "log", "--topo-order", "--reverse", "--full-history", "--raw", "-z", "--no-abbrev",
      "--diff-merges=first-parent", "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative",
    ] + own
  }

  /// - Parameter log: For each commit the byte 1, its name, its time and the names of its parents,
  ///   a tab and its author, then lines of `--raw -z`.
  init(_ log: [UInt8]) {
    var commits: [FileHistories.Commit] = []
    var numbers: [String: Int] = [:]
    changes = Self.changes(in: log) { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard words.count > 1 else { return nil }
      numbers[String(words[0])] = commits.count
      commits.append(
        FileHistories.Commit(
          id: String(words[0]), parents: words.dropFirst(2).compactMap { numbers[String($0)] },
          time: Int(words[1]) ?? 0, author: parts.count > 1 ? String(parts[1]) : ""))
      return commits.count - 1
    }
    changes += Array(repeating: [], count: commits.count - changes.count)
    (self.commits, self.numbers) = (commits, numbers)
  }

  var histories: FileHistories { FileHistories(commits: commits, changes: changes) }

  /// The commits that removed a text and added another one, which may be the renamed text.
  var commitsWithRenames: [String] {
    commits.indices.filter { number in
      let own = changes[number]
      return own.contains { $0.object == nil } && own.contains { $0.object != nil }
    }.map { commits[$0].id }
  }

  /// Replaces the changes of some commits with their changes including renames.
  ///
  /// - Parameter log: For each commit the byte 1, its name, and lines of `--raw -z`.
  mutating func read(renames log: [UInt8]) {
    let found = Self.changes(in: log) { numbers[$0] }
    for number in found.indices where !found[number].isEmpty { changes[number] = found[number] }
  }

  /// The changes of commits, by the numbers of the commits.
  ///
  /// - Parameters:
  ///   - log: The output of git.
  ///   - number: Returns the number of a commit from the line that begins it.
  /// - Returns: For each number, the changes; the array ends with the last commit that has changes.
  private static func changes(
    in log: [UInt8], number: (String) -> Int?
  ) -> [[FileHistories.Change]] {
    var changes: [[FileHistories.Change]] = []
    var current: Int?
    var fields = log.split(separator: 0, omittingEmptySubsequences: false).makeIterator()
    while var field = fields.next() {
      field = field.drop { $0 == 0x0A }
      if field.first == 1 {
        current = number(String(decoding: field.dropFirst(), as: UTF8.self))
      } else if field.first == UInt8(ascii: ":"), let change = change(field, &fields), let current {
        while changes.count <= current { changes.append([]) }
        changes[current].append(change)
      }
    }
    return changes
  }

  /// Reads `:100644 100644 3fa2… 81bc… M` and the path or two paths that follow; nil if no text was
  /// changed.
  private static func change(
    _ field: ArraySlice<UInt8>, _ fields: inout some IteratorProtocol<ArraySlice<UInt8>>
  ) -> FileHistories.Change? {
    let words = field.split(separator: 0x20)
    guard words.count == 5, let first = fields.next(), let kind = words[4].first else { return nil }
    var (former, name) = (ArraySlice<UInt8>?.none, first)
    if kind == UInt8(ascii: "R") || kind == UInt8(ascii: "C") {
      guard let second = fields.next() else { return nil }
      name = second
      former = kind == UInt8(ascii: "R") ? first : nil
    }
    guard FileName.isText(Array(name)) || former.map({ FileName.isText(Array($0)) }) ?? false else {
      return nil
    }
    // A link or another repository is no text.
    let isFile = words[1].starts(with: "100".utf8)
    return FileHistories.Change(
      path: String(decoding: name, as: UTF8.self),
      former: former.map { String(decoding: $0, as: UTF8.self) },
      object: isFile ? String(decoding: words[3], as: UTF8.self) : nil)
  }
}
