/// The text as libcmark gets it: with marks, and with lines rewritten that it would misread.
struct MarkedText {
  /// A cell of a pipe table, which stands on a line of its own here, as a heading.
  struct Cell {
    let table: Int
    let row: Int
  }

  var bytes: [UInt8]
  /// For each line of ``bytes``, the 1-based line of the text that it comes from.
  private(set) var origins: [Int]?
  /// For each line of ``bytes``, what stands on it for something else; empty like ``origins`` where
  /// nothing was edited.
  private var roles: [Role?] = []
  private(set) var tables: [Table] = []
  /// The labels of the footnotes that are defined, in the order in which they were found.
  private(set) var footnotes: [String] = []

  /// What a line that was written for libcmark is.
  enum Role {
    case cell(Cell)
    /// The marker of the item that a footnote is read as: an index into ``footnotes``.
    case footnote(Int)
  }

  /// What is known of a pipe table before its cells are read.
  struct Table {
    let columns: [Block.ColumnAlignment]
    /// The lines of the text, 1-based.
    let lines: ClosedRange<Int>
    /// The line of each row.
    let rowLines: [Int]
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The line of the text, 1-based, from which line `number` of ``bytes`` comes.
  func origin(of number: Int) -> Int {
    guard let origins else { return number }
    guard !origins.isEmpty else { return 1 }
    return origins[min(max(number, 1), origins.count) - 1]
  }

  /// The cell on line `number` of ``bytes``, 1-based.
  func cell(onLine number: Int) -> Cell? {
    if case .cell(let cell)? = role(ofLine: number) { cell } else { nil }
  }

  /// The label of the footnote that begins on line `number` of ``bytes``, 1-based.
  func footnote(onLine number: Int) -> String? {
    if case .footnote(let index)? = role(ofLine: number) { footnotes[index] } else { nil }
  }

  private func role(ofLine number: Int) -> Role? {
    roles.indices.contains(number - 1) ? roles[number - 1] : nil
  }

  /// Lines that take the place of others.
  struct Edit {
    fileprivate struct Line {
      let number: Int
      let role: Role?
    }

    /// The lines that are replaced.
    let range: Range<Int>
    /// The new ones, one after the other.
    var bytes: [UInt8] = []
    fileprivate var lines: [Line] = []

    init(range: Range<Int>) { self.range = range }

    /// Ends a line, whose bytes are there already.
    ///
    /// - Parameters:
    ///   - number: The line that it replaces or stands before, in the numbers before the edit.
    ///   - role: What the line is.
    mutating func endLine(number: Int, role: Role? = nil) {
      bytes.append(0x0A)
      lines.append(Line(number: number, role: role))
    }
  }

  mutating func add(_ table: Table) -> Int {
    tables.append(table)
    return tables.count - 1
  }

  mutating func add(footnote label: String) -> Int {
    footnotes.append(label)
    return footnotes.count - 1
  }

  /// Applies `edits`, which are in order and do not overlap.
  mutating func apply(_ edits: [Edit], starts: [Int]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var newOrigins: [Int] = []
    var newRoles: [Role?] = []
    var next = 1
    func copy(upTo end: Int) {
      while next < end {
        newOrigins.append(origin(of: next))
        newRoles.append(role(ofLine: next))
        next += 1
      }
    }
    let lineCount = starts.count
    let added = edits.reduce(0) { $0 + $1.lines.count }
    newOrigins.reserveCapacity(lineCount + added)
    newRoles.reserveCapacity(lineCount + added)
    func offset(_ line: Int) -> Int { line <= lineCount ? starts[line - 1] : bytes.count }
    for edit in edits {
      result += bytes[offset(next)..<offset(edit.range.lowerBound)]
      copy(upTo: edit.range.lowerBound)
      // With the line feed of an empty line, a carriage return would be one line end.
      if result.last == 0x0D { result[result.count - 1] = 0x0A }
      result += edit.bytes
      for line in edit.lines {
        newOrigins.append(origin(of: line.number))
        newRoles.append(line.role)
      }
      next = edit.range.upperBound
    }
    result += bytes[min(offset(next), bytes.count)...]
    copy(upTo: lineCount + 1)
    bytes = result
    origins = newOrigins
    roles = newRoles
  }
}
