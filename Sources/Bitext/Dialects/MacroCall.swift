import TextBasics

/// A macro of MDN: `{{jsxref("Array")}}` in a text, `{{Compat}}` on a line of its own.
struct MacroCall {
  private let name: String
  /// The values in quotes.
  private let arguments: [String]
  /// Where it ends.
  private let end: Int

  /// The macro at the scanner's place; nil for the variables of template languages, which have blanks
  /// within the braces or no name alone in them.
  private init?(_ start: LineScanner) {
    var scanner = start
    guard scanner.take("{{") else { return nil }
    name = scanner.name()
    guard let first = name.utf8.first, first.isASCIILetter, !name.utf8.contains(0x2E) else {
      return nil
    }
    var arguments: [String] = []
    if scanner.take("(") {
      while let byte = scanner.next, byte != 0x29 {
        scanner.index += 1
        guard byte == 0x22 || byte == 0x27 else { continue }
        let start = scanner.index
        scanner.skip { $0 != byte }
        arguments.append(scanner.text(start..<scanner.index))
        scanner.index += 1
      }
      guard scanner.take(")") else { return nil }
    }
    guard scanner.take("}}") else { return nil }
    self.arguments = arguments
    end = scanner.index
  }

  /// What a macro within a text shows: mostly the name of an interface, as code.
  ///
  /// Nil where it has no argument, but for the marks of a word, `{{optional_inline}}`.
  static func text(_ start: LineScanner, isInHTML: Bool) -> (text: String, end: Int)? {
    guard let macro = MacroCall(start) else { return nil }
    let folded = macro.name.lowercased()
    if macro.arguments.isEmpty, folded.hasSuffix("_inline") {
      return (String(folded.dropLast("_inline".utf8.count)), macro.end)
    }
    // A second argument is what a link to the first one shows.
    let shown = macro.arguments.prefix(2).last { !$0.isEmpty }
    guard var shown, !shown.isEmpty else { return nil }
    if folded == "glossary" || shown.contains("`") { return (shown, macro.end) }
    if folded == "htmlelement" || folded == "svgelement" { shown = "<\(shown)>" }
    if !isInHTML { return ("`\(shown)`", macro.end) }
    return ("<code>\(shown.attributeValue())</code>", macro.end)
  }

  /// Leaves out a line of macros that make a part of a page; false for any other.
  static func readPart(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    var names: [String] = []
    while !scanner.isAtEnd {
      guard let macro = MacroCall(scanner), macro.name.utf8.first.map({ $0 < 0x60 }) == true,
        !["HTMLElement", "SVGElement", "Glossary"].contains(macro.name)
      else { return false }
      names.append(macro.name)
      scanner.index = macro.end
      scanner.skipSpace()
    }
    for name in names {
      page.tell(
        "{{\(name)", "unknown-tag",
        "{{\(name)}} means nothing here and is left out; the text around it stays")
    }
    page.leaveOut(line)
    return true
  }
}
