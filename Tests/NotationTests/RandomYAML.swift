import TestSupport

/// Random trees, written in a random style for each value.
struct RandomYAML {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let words = [
    "oak", "tall shelf", "it's", "8:30", "no", "&lamp", "*lamp*", "!", "a # b", "a: b", "- x", "[",
    "}", "한글 제목", "「棚」", "\"said\"", "back\\slash", "<<", "two\nlines", "é", "%", "@", "~", "a,b",
  ]

  /// A text and the result expected from reading it.
  mutating func document() -> (text: String, tree: String) {
    let value = Bool.random(using: &random) ? mapping(0, 0) : sequence(0, 0)
    let text = value.text.hasPrefix("\n") ? String(value.text.dropFirst()) : value.text
    return (text + "\n", value.tree)
  }

  /// A value after a key or a dash at `column`, on the same line or on further ones.
  private mutating func value(_ column: Int, _ depth: Int) -> (text: String, tree: String) {
    switch Int.random(in: 0..<(depth > 3 ? 3 : 6), using: &random) {
    case 0, 1, 2: return scalar(column)
    case 3: return flow(column, depth)
    case 4: return mapping(column + Int.random(in: 1...3, using: &random), depth + 1)
    default: return sequence(column + Int.random(in: 1...3, using: &random), depth + 1)
    }
  }

  private mutating func mapping(_ column: Int, _ depth: Int) -> (text: String, tree: String) {
    var (text, tree) = ("", [String]())
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let name = ["wood", "키", "a b"].randomElement(using: &random) ?? ""
      let value = value(column, depth)
      let key = "\(name)\(number)"
      let written = Bool.random(using: &random) ? key : "\"\(key)\""
      text += "\n" + margin(column) + written + ":" + (value.text.hasPrefix("\n") ? "" : " ")
      text += value.text + remark()
      tree.append("\(key): \(value.tree)")
    }
    return (text, "{" + tree.joined(separator: ", ") + "}")
  }

  private mutating func sequence(_ column: Int, _ depth: Int) -> (text: String, tree: String) {
    var (text, tree) = ("", [String]())
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let value = value(column, depth)
      text += "\n" + margin(column) + "-" + (value.text.hasPrefix("\n") ? "" : " ") + value.text
      text += remark()
      tree.append(value.tree)
    }
    return (text, "[" + tree.joined(separator: ", ") + "]")
  }

  private mutating func flow(_ column: Int, _ depth: Int) -> (text: String, tree: String) {
    var (items, tree) = ([String](), [String]())
    let isMapping = Bool.random(using: &random)
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let inner =
        depth > 3 || Bool.random(using: &random) ? quoted(column) : flow(column, depth + 1)
      items.append(isMapping ? "k\(number): \(inner.text)" : inner.text)
      tree.append(isMapping ? "k\(number): \(inner.tree)" : inner.tree)
    }
    let between = Bool.random(using: &random) ? ", " : ",\n" + margin(column + 1)
    let text = items.joined(separator: between)
    let trees = tree.joined(separator: ", ")
    return isMapping ? ("{\(text)}", "{\(trees)}") : ("[\(text)]", "[\(trees)]")
  }

  private mutating func scalar(_ column: Int) -> (text: String, tree: String) {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return quoted(column) }
    if Bool.random(using: &random) { return ("oak shelf", "\"oak shelf\"") }
    let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      ["one & two", "*three*", "# four", "\"five\"", "여섯"].randomElement(using: &random) ?? ""
    }
    let indent = margin(column + Int.random(in: 1...3, using: &random))
    let text = "|-" + lines.map { "\n" + indent + $0 }.joined()
    return (text, YAMLCase.quoted(lines.joined(separator: "\n")))
  }

  private mutating func quoted(_ column: Int) -> (text: String, tree: String) {
    let word = Self.words.randomElement(using: &random) ?? ""
    if Bool.random(using: &random), !word.contains("\n") {
      return ("'" + word.replacing("'", with: "''") + "'", YAMLCase.quoted(word))
    }
    var text = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    if Bool.random(using: &random) { text = text.replacing(" ", with: "\n" + margin(column + 1)) }
    return ("\"\(text)\"", YAMLCase.quoted(word))
  }

  /// A comment after a value; in a block scalar it would be text.
  private mutating func remark() -> String {
    Int.random(in: 0..<4, using: &random) == 0 ? "\n# a remark at the margin" : ""
  }

  private func margin(_ columns: Int) -> String { String(repeating: " ", count: columns) }
}
