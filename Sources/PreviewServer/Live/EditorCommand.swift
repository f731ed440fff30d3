/// The command that opens a place in an editor: `code -g {path}:{line}`.
package struct EditorCommand: Hashable, Sendable {
  private let words: [String]

  /// Parses a command line, in which quotation marks keep words together; no shell is involved.
  ///
  /// Nil for a line without words.
  package init?(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// The arguments for a place; the path is appended if the command has no placeholder for it.
  package func arguments(path: String, line: Int) -> [String] {
    let filled = words.map {
      // The path is replaced last, because it may contain a placeholder.
      $0.replacing("{line}", with: String(line)).replacing("{path}", with: path)
    }
    return words.contains { $0.contains("{path}") } ? filled : filled + [path]
  }

  /// Starts the editor and does not wait for it.
  func open(path: String, line: Int) -> Bool {
    ChildProgram.start(arguments(path: path, line: line)) != nil
  }
}
