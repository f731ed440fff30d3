import Yams

/// Where in a text the places are that Yams counts: it takes U+0085, U+2028 and U+2029 for line ends,
/// which end no line for anybody else.
struct YAMLLines {
  /// For each line of Yams, where it begins; empty where both count alike.
  private var starts: [Tree.Place] = []

  private static let others: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]

  init(_ text: String) {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { $0.value > 0x7F && Self.others.contains($0) }) else { return }
    starts = [Tree.Place(line: 1, column: 1)]
    var line = 1
    var column = 1
    var last: Unicode.Scalar?
    for scalar in scalars {
      column += 1
      if scalar == "\n", last == "\r" {
        starts[starts.count - 1] = Tree.Place(line: line, column: 1)
        column = 1
      } else if scalar == "\n" || scalar == "\r" {
        line += 1
        column = 1
        starts.append(Tree.Place(line: line, column: 1))
      } else if Self.others.contains(scalar) {
        starts.append(Tree.Place(line: line, column: column))
      }
      last = scalar
    }
  }

  func place(_ mark: Mark?) -> Tree.Place {
    guard let mark else { return Tree.Place(line: 1, column: 1) }
    guard starts.indices.contains(mark.line - 1) else {
      return starts.last ?? Tree.Place(line: mark.line, column: mark.column)
    }
    let start = starts[mark.line - 1]
    return Tree.Place(line: start.line, column: start.column + mark.column - 1)
  }
}
