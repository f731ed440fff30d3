/// The containers of dialects that a line stands in, the outermost first.
struct IndentedBlocks {
  struct Entry {
    /// The columns of white space that a line begins with which belongs to the container; nil where
    /// a brace closes it.
    let indent: Int?
    /// The columns that are taken away from its lines.
    var dedent: Int
    /// The bytes that are written before its lines: none, or the mark of a quote behind some
    /// spaces.
    let prefix: [UInt8]
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The deepest nesting; more is read as text.
  static let maximumDepth = 10

  mutating func open(_ entry: Entry) { entries.append(entry) }

  /// Leaves the containers that a line with so many columns of white space does not stand in.
  mutating func leave(before indent: Int) {
    while let needed = entries.last?.indent, indent < needed { entries.removeLast() }
  }

  /// Leaves the containers that are deeper than `depth`.
  mutating func leave(toDepth depth: Int) {
    if entries.count > depth { entries.removeSubrange(depth...) }
  }

  /// Leaves the innermost container that a brace closes.
  ///
  /// - Returns: Whether there was one.
  mutating func closeBrace() -> Bool {
    guard let index = entries.lastIndex(where: { $0.indent == nil }) else { return false }
    entries.removeSubrange(index...)
    return true
  }

  /// Says how far the lines of the innermost container are indented, which its first one shows.
  mutating func setDedent(_ columns: Int) {
    guard let last = entries.indices.last, entries[last].dedent < 0 else { return }
    entries[last].dedent = columns
  }

  var needsDedent: Bool { entries.last.map { $0.dedent < 0 } ?? false }

  /// The columns that the containers take away from their lines.
  var columns: Int { entries.last { $0.dedent >= 0 }?.dedent ?? 0 }

  /// The line without the indentation that the containers ask for.
  func inside(_ line: DialectLine) -> DialectLine {
    let columns = columns
    return columns == 0 ? line : line.dedented(by: columns)
  }

  /// The bytes that are written before a line; for a blank one without spaces at the end.
  func prefix(isBlank: Bool) -> [UInt8] {
    var result = entries.flatMap(\.prefix)
    if isBlank { while result.last == 0x20 { result.removeLast() } }
    return result
  }
}
