import Bitext

/// What `git log` prints of a repository's commits.
struct GitLog {
  private var commits: [FileHistories.Commit] = []
  private var changes: [[FileHistories.Change]] = []
  private var numbers: [String: Int] = [:]

  /// - Parameters:
  ///   - graph: For each commit a line: its name, its time and the names of its parents, then a tab
  ///     and its author.
  ///   - log: For each commit that changed a text, the byte 1, its name and lines of `--raw -z`.
  init(graph: [UInt8], changes log: [UInt8]) {
    for line in graph.split(separator: 0x0A) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard words.count > 1 else { continue }
      numbers[String(words[0])] = commits.count
      commits.append(
        FileHistories.Commit(
          id: String(words[0]), parents: words.dropFirst(2).compactMap { numbers[String($0)] },
          time: Int(words[1]) ?? 0, author: parts.count > 1 ? String(parts[1]) : ""))
    }
    changes = Array(repeating: [], count: commits.count)
    read(log)
  }

  var histories: FileHistories { FileHistories(commits: commits, changes: changes) }

  private mutating func read(_ log: [UInt8]) {
    var current: Int?
    var fields = log.split(separator: 0, omittingEmptySubsequences: false).makeIterator()
    while var field = fields.next() {
      field = field.drop { $0 == 0x0A }
      if field.first == 1 {
        let name = String(decoding: field.dropFirst(), as: UTF8.self)
        current = numbers[name.filter { !$0.isWhitespace }]
      } else if field.first == UInt8(ascii: ":"), let change = Self.change(field, &fields) {
        if let current { changes[current].append(change) }
      }
    }
  }

  /// Reads `:100644 100644 3fa2… 81bc… M` and the path or two paths that follow.
  private static func change(
    _ field: ArraySlice<UInt8>, _ fields: inout some IteratorProtocol<ArraySlice<UInt8>>
  ) -> FileHistories.Change? {
    let words = String(decoding: field, as: UTF8.self).split(separator: " ")
    guard words.count == 5, let path = fields.next() else { return nil }
    let first = String(decoding: path, as: UTF8.self)
    var (former, name) = (String?.none, first)
    if words[4].hasPrefix("R") || words[4].hasPrefix("C") {
      guard let second = fields.next() else { return nil }
      name = String(decoding: second, as: UTF8.self)
      former = words[4].hasPrefix("R") ? first : nil
    }
    // A link or another repository is no text.
    let isFile = words[1].hasPrefix("100")
    return FileHistories.Change(
      path: name, former: former, object: isFile ? String(words[3]) : nil)
  }
}
