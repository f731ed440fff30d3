import TextBasics

/// Directives of DocC, whose text stands in braces: `@Row { … }`.
enum DocumentationDirectives {
  /// The meaning of a directive of DocC for a reader.
  private enum Meaning {
    /// Only tools read it.
    case hidden
    /// Its text is text of the note.
    case wrapper
    case title, picture
    /// The code of another file.
    case code

    init?(_ name: String) {
      switch name {
      case "Metadata", "Options", "Comment", "PageImage", "PageKind", "PageColor", "CallToAction",
        "Available", "SupportedLanguage", "TechnologyRoot", "TitleHeading", "DisplayName",
        "DocumentationExtension", "Redirected", "AutomaticSeeAlso", "AutomaticTitleHeading",
        "AutomaticArticleSubheading", "TopicsVisualStyle", "CustomMetadata",
        "AlternateRepresentation",
        "XcodeRequirement":
        self = .hidden
      case "Row", "Column", "TabNavigator", "Links", "Small", "Tutorials", "Tutorial", "Article",
        "Section", "Steps", "Step", "ContentAndMedia", "Chapter", "Volume", "Resources", "Intro",
        "Assessments", "MultipleChoice", "Choice", "Justification", "DeprecationSummary":
        self = .wrapper
      case "Tab": self = .title
      case "Code": self = .code
      case "Image", "Video": self = .picture
      default: return nil
      }
    }
  }

  /// Reads `@Name(label: value) { … }`.
  static func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.index += 1
    guard let directive = Meaning(scanner.name()) else { return false }
    var arguments: [String: String] = [:]
    if scanner.take("(") {
      guard let read = Self.arguments(&scanner) else { return false }
      arguments = read
    }
    scanner.skipSpace()
    let hasBody = scanner.take("{")
    guard hasBody || scanner.isAtEnd else { return false }
    switch directive {
    case .hidden:
      guard hasBody else {
        page.leaveOut(line)
        return true
      }
      guard let end = lineOfClosingBrace(from: scanner, in: page) else { return false }
      page.skipLines(through: end)
      return true
    case .code:
      page.tell("@Code", "included-file", "code of other files is not put in here")
      let name = arguments["name"] ?? arguments["file"] ?? ""
      name.isEmpty ? page.leaveOut(line) : page.write(title: name, like: line)
    case .title: page.write(title: arguments[""] ?? arguments["name"] ?? "", like: line)
    case .picture:
      let source = arguments["source"] ?? ""
      page.write(block: LinkText.picture(source, alternative: arguments["alt"] ?? ""), like: line)
    case .wrapper:
      if let title = arguments["title"] ?? arguments["name"] {
        page.write(title: title, like: line)
      } else {
        page.leaveOut(line)
      }
    }
    guard hasBody else { return true }
    scanner.skipSpace()
    if scanner.isAtEnd, page.blocks.entries.count < IndentedBlocks.maximumDepth {
      page.blocks.open(IndentedBlocks.Entry(indent: nil, dedent: -1, prefix: []))
    } else {
      var text = scanner.text(scanner.index..<scanner.end)
      if text.last == "}" { text.removeLast() }
      page.write(block: text, like: line.continued)
    }
    return true
  }

  /// `}` on a line of its own ends a directive of DocC.
  static func readBrace(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard line.content.count == 1, page.blocks.closeBrace() else { return false }
    page.leaveOut(line)
    return true
  }

  /// The values in parentheses by their labels; `""` for one without.
  private static func arguments(_ scanner: inout LineScanner) -> [String: String]? {
    var arguments: [String: String] = [:]
    while true {
      scanner.skip { $0 == 0x20 || $0 == 0x2C }
      if scanner.take(")") { return arguments }
      if scanner.isAtEnd { return nil }
      var label = ""
      let start = scanner.index
      let name = scanner.name()
      if !name.isEmpty, scanner.take(":") {
        label = name
        scanner.skipSpace()
      } else {
        scanner.index = start
      }
      let first = scanner.index
      if scanner.take("\"") {
        scanner.skip { $0 != 0x22 }
        arguments[label] = scanner.text((first + 1)..<scanner.index)
        scanner.index += scanner.isAtEnd ? 0 : 1
      } else {
        guard scanner.skip(while: { $0 != 0x2C && $0 != 0x29 }) > 0 else { return nil }
        arguments[label] = scanner.text(first..<scanner.index)
      }
    }
  }

  /// The line on which a brace that was opened is closed.
  private static func lineOfClosingBrace(
    from start: LineScanner, in page: DialectPage
  ) -> Int? {
    var depth = 1
    var scanner = start
    for number in page.current..<min(page.lines.count, page.current + 500) {
      if number > page.current { scanner = page.line(number).scanner }
      while let byte = scanner.next {
        if byte == 0x7B { depth += 1 }
        if byte == 0x7D { depth -= 1 }
        if depth == 0 { return number }
        scanner.index += 1
      }
    }
    return nil
  }
}
