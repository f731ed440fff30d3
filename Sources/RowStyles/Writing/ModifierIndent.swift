/// Indents the modifiers of a view that stands on one line, as formatters do.
///
/// Modifiers after a closing brace stay below the brace.
struct ModifierIndent {
  /// The modifiers of one view.
  private struct Chain {
    /// The blanks before the view.
    let depth: Int
    /// Whether the last modifier has a block that is not closed yet.
    var isOpen = false
  }

  private var chains: [Chain] = []
  private var lines: [Substring]

  /// The source code of SwiftUI views with its modifiers indented.
  static func indenting(_ text: String) -> String {
    var work = ModifierIndent(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    var result: [String] = []
    result.reserveCapacity(work.lines.count)
    for index in work.lines.indices { result.append(work.indented(index)) }
    return result.joined(separator: "\n")
  }

  private init(lines: [Substring]) { self.lines = lines }

  private mutating func indented(_ index: Int) -> String {
    let line = lines[index]
    guard !line.isEmpty else { return "" }
    let depth = Self.depth(line)
    let code = line.dropFirst(depth)
    while let last = chains.last, last.depth > depth || last.depth == depth && !goesOn(code, index)
    {
      chains.removeLast()
    }
    var count = chains.count
    if let last = chains.last {
      if last.depth == depth {
        chains[chains.count - 1].isOpen = code.hasSuffix("{") || code.hasSuffix("(")
      } else if !last.isOpen {
        // The writer has indented this modifier itself.
        count -= 1
      }
    }
    if chains.last?.depth != depth, begins(code, depth, index) {
      chains.append(Chain(depth: depth))
    }
    return String(repeating: " ", count: 2 * count) + line
  }

  /// Whether a line at the depth of a view is one of the view's modifiers, or ends one.
  private func goesOn(_ code: Substring, _ index: Int) -> Bool {
    code.hasPrefix(".") || code.hasPrefix("}") || code.hasPrefix("#endif")
      || code.hasPrefix("#if") && isModifier(index + 1)
  }

  /// Whether a line is a whole view that modifiers follow.
  private func begins(_ code: Substring, _ depth: Int, _ index: Int) -> Bool {
    guard code.first?.isLetter == true, let last = code.last, !"{(,[".contains(last) else {
      return false
    }
    var next = index + 1
    while next < lines.count, lines[next].dropFirst(depth).hasPrefix("#if") { next += 1 }
    guard isModifier(next) else { return false }
    let other = Self.depth(lines[next])
    return other == depth || other == depth + 2
  }

  private func isModifier(_ index: Int) -> Bool {
    lines.indices.contains(index) && lines[index].first { $0 != " " } == "."
  }

  private static func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
