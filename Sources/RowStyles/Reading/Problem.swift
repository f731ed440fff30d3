/// A reason why a block is not a valid example, at a place in the block.
package struct Problem: Error, Hashable, Sendable {
  /// 1-based.
  package let line: Int
  /// 1-based, in Unicode scalars.
  package let column: Int
  /// One sentence without a full stop.
  package let message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

/// All problems of a block, in the order of its lines; never empty.
package struct InvalidExample: Error, Sendable {
  /// The problems by line and column.
  package let problems: [Problem]

  package init(_ problems: [Problem]) {
    self.problems = problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
