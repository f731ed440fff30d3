/// The text as libcmark gets it: with marks, and with lines rewritten that it would misread.
struct MarkedText {
  /// A cell of a pipe table, which stands on a line of its own here, as a heading.
  struct Cell {
    let table: Int
    let row: Int
  }

  /// A line that opens or closes a callout, which is a heading with the callout's title here.
  struct Mark {
    let form: CalloutMark.Form
    let callout: Callout?
    /// The text that the author wrote before and behind the title, with its sentinels.
    let before: [UInt8]
    let after: [UInt8]
  }

  /// The meaning of a line that was written for libcmark: a heading for a cell or a mark.
  enum StandIn {
    case cell(Cell)
    /// By its place in ``MarkedText/marks``.
    case mark(Int)
    /// The marker of the item that a footnote is read as, by its place in ``MarkedText/footnotes``.
    case footnote(Int)
  }

  var bytes: [UInt8]
  /// For each line of ``bytes``, the 1-based line of the text that it comes from.
  private(set) var origins: [Int]?
  /// For each line of ``bytes``, its meaning; empty like ``origins`` where nothing was edited.
  private var standIns: [StandIn?] = []
  private(set) var tables: [Table] = []
  private(set) var marks: [Mark] = []
  /// The labels of the footnotes that are defined, in the order in which they were found.
  private(set) var footnotes: [String] = []

  /// A pipe table before its cells are read.
  struct Table {
    let columns: [Block.ColumnAlignment]
    /// The lines of the text, 1-based.
    let lines: ClosedRange<Int>
    /// The line of each row.
    let rowLines: [Int]
  }

  /// `origins` gives for each line the one of the author's text that it comes from; nil for itself.
  init(bytes: [UInt8], origins: [Int]? = nil) {
    self.bytes = bytes
    self.origins = origins
  }

  /// The line of the text, 1-based, from which line `number` of ``bytes`` comes.
  func origin(of number: Int) -> Int {
    guard let origins else { return number }
    guard !origins.isEmpty else { return 1 }
    return origins[min(max(number, 1), origins.count) - 1]
  }

  /// The meaning of line `number` of ``bytes``, 1-based; nil for a line of the author.
  func standIn(onLine number: Int) -> StandIn? {
    standIns.indices.contains(number - 1) ? standIns[number - 1] : nil
  }

  /// The label of the footnote that begins on line `number` of ``bytes``, 1-based.
  func footnote(onLine number: Int) -> String? {
    if case .footnote(let index)? = standIn(onLine: number) { footnotes[index] } else { nil }
  }

  /// Lines that take the place of others.
  struct Edit {
    fileprivate struct Line {
      let number: Int
      let standIn: StandIn?
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
    ///   - standIn: The meaning of the line; nil for a line of the author.
    mutating func endLine(number: Int, standingFor standIn: StandIn? = nil) {
      bytes.append(0x0A)
      lines.append(Line(number: number, standIn: standIn))
    }
  }

  mutating func add(_ table: Table) -> Int {
    tables.append(table)
    return tables.count - 1
  }

  mutating func add(_ mark: Mark) -> Int {
    marks.append(mark)
    return marks.count - 1
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
    var newStandIns: [StandIn?] = []
    var next = 1
    func copy(upTo end: Int) {
      while next < end {
        newOrigins.append(origin(of: next))
        newStandIns.append(standIn(onLine: next))
        next += 1
      }
    }
    let lineCount = starts.count
    let added = edits.reduce(0) { $0 + $1.lines.count }
    newOrigins.reserveCapacity(lineCount + added)
    newStandIns.reserveCapacity(lineCount + added)
    func offset(_ line: Int) -> Int { line <= lineCount ? starts[line - 1] : bytes.count }
    for edit in edits {
      result += bytes[offset(next)..<offset(edit.range.lowerBound)]
      copy(upTo: edit.range.lowerBound)
      // With the line feed of an empty line, a carriage return would be one line end; and so would a
      // carriage return with the line feed that takes the place of the next one.
      var end = result.count - 1
      while end >= 0, result[end] == 0x0D {
        result[end] = 0x0A
        end -= 1
      }
      result += edit.bytes
      for line in edit.lines {
        newOrigins.append(origin(of: line.number))
        newStandIns.append(line.standIn)
      }
      next = edit.range.upperBound
    }
    result += bytes[min(offset(next), bytes.count)...]
    copy(upTo: lineCount + 1)
    bytes = result
    origins = newOrigins
    standIns = newStandIns
  }
}
