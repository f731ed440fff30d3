import TextBasics

extension YAMLScalar {
  /// The bytes that say `text` in this style if that is possible, else in double quotes.
  func bytes(saying text: String, isInFlow: Bool, lineBreak: [UInt8]) -> [UInt8] {
    switch style {
    case .plain: return Array(Self.plain(text, isInFlow: isInFlow).utf8)
    case .single:
      guard Self.isOneLine(text) else { break }
      return Array("'\(text.replacing(scalars: ["'": "''"]))'".utf8)
    case .double: break
    case .block(let header, let indent):
      if let lines = Self.lines(saying: text, isFolded: header.first == UInt8(ascii: ">")) {
        let margin = [UInt8](repeating: 0x20, count: indent)
        return lines.reduce(header) { bytes, line in
          bytes + lineBreak + (line.isEmpty ? [] : margin + Array(line.utf8))
        }
      }
    }
    return Array(YAMLText.quoted(text).utf8)
  }

  /// `text` as a new scalar on one line: plain where that is safe.
  static func plain(_ text: String, isInFlow: Bool) -> String {
    isPlain(text, isInFlow: isInFlow) ? text : YAMLText.quoted(text)
  }

  /// The lines of a block that says `text`; nil if none can.
  private static func lines(saying text: String, isFolded: Bool) -> [String]? {
    let lines = text.lines.map(String.init)
    let isWritable = lines.allSatisfy { line in
      isOneLine(line) && line.utf8.first != 0x20 && line.utf8.first != 0x09
        && line.utf8.last != 0x20 && line.utf8.last != 0x09
    }
    guard isWritable, let first = lines.first, !first.isEmpty, lines.last?.isEmpty == false else {
      return nil
    }
    guard isFolded else { return lines }
    // A line break in a folded block is a space, and an empty line is a line break.
    return lines.dropFirst().reduce(into: [first]) { folded, line in
      folded += line.isEmpty ? [""] : ["", line]
    }
  }

  /// Whether a plain scalar can say `text`, and programs that read `no` or `12` as something else do
  /// not.
  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    guard isOneLine(text), let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last, mayBegin(text, first),
      !last.properties.isWhitespace, last != ":", !words.contains(text.lowercased())
    else { return false }
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if before == ":" && scalar == " " || before == " " && scalar == "#" { return false }
      if isInFlow, [",", "[", "]", "{", "}", ":"].contains(scalar) { return false }
      before = scalar
    }
    return true
  }

  /// Whether no program takes a text for a number, a mark of YAML or anything but a text by its
  /// beginning.
  private static func mayBegin(_ text: String, _ first: Unicode.Scalar) -> Bool {
    if first.properties.isAlphabetic { return true }
    // The marks of YAML are in ASCII, and so are all parts of numbers and dates.
    if first.value > 0xA0 { return !first.properties.isWhitespace }
    return first.properties.numericType != nil
      && text.unicodeScalars.contains { $0.value > 0xA0 && $0.properties.isAlphabetic }
  }

  private static let words: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan",
  ]

  private static func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{2028}"
        && scalar != "\u{2029}" && scalar != "\u{FEFF}"
    }
  }
}
