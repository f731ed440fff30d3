import TextBasics

/// Directives of MyST in fences, and those of DocC in braces.
extension DialectReader {
  // MARK: - MyST

  /// Reads a fence whose info is a directive, ```` ```{note} Title ````; false for code.
  mutating func readDirective(of fence: Fence, _ line: DialectLine) -> Bool {
    var scanner = line.scanner
    scanner.index += fence.count
    scanner.skipSpace()
    guard scanner.take("{") else { return false }
    let name = scanner.name().lowercased()
    guard !name.isEmpty, scanner.take("}"), let end = endLine(of: fence) else { return false }
    scanner.skipSpace()
    let argument = scanner.text(scanner.index..<scanner.end)
    let options = options(before: end)
    switch name {
    case "figure", "image":
      readPicture(argument, options.values["alt"] ?? "", line)
    case "code-block", "code", "sourcecode", "code-cell":
      write(
        String(repeating: fence.byte == 0x7E ? "~" : "`", count: fence.count) + argument, like: line
      )
      skipOptions(through: options.last)
      copyLines(through: end)
      return true
    case "toctree", "contents", "index", "tableofcontents", "bibliography":
      skipLines(through: end)
      return true
    case "tab-set", "grid", "card-deck": leaveOut(line)
    case "tab-item", "dropdown", "card", "grid-item-card", "rubric":
      argument.isEmpty ? leaveOut(line) : write(title: argument, like: line)
    default:
      guard let callout = Callout(named: Array(name.utf8)[...]) else { return false }
      let named = options.values["class"].flatMap { Callout(named: Array($0.utf8)[...]) }
      openCallout(name == "admonition" ? named ?? callout : callout, title: argument, like: line)
      skipOptions(through: options.last)
      openFences.append((fence, isCallout: true))
      return true
    }
    skipOptions(through: options.last)
    openFences.append((fence, isCallout: false))
    return true
  }

  private mutating func readPicture(_ address: String, _ alternative: String, _ line: DialectLine) {
    write(block: "![\(alternative)](<\(address)>)", like: line)
  }

  /// Where a fence is closed.
  private func endLine(of fence: Fence) -> Int? {
    let last = min(lines.count, current + 1 + 5_000)
    return (current + 1..<max(last, current + 1)).first { fence.isClosed(by: line($0)) }
  }

  /// The lines `:name: value` at the beginning of a directive.
  private func options(before end: Int) -> (values: [String: String], last: Int) {
    var values: [String: String] = [:]
    var last = current
    while last + 1 < end {
      var scanner = line(last + 1).scanner
      guard scanner.take(":") else { break }
      let name = scanner.name()
      guard !name.isEmpty, scanner.take(":") else { break }
      scanner.skipSpace()
      values[name] = scanner.text(scanner.index..<scanner.end)
      last += 1
    }
    return (values, last)
  }

  private mutating func skipOptions(through last: Int) {
    while current < last {
      current += 1
      leaveOut(line(current))
    }
  }

  private mutating func copyLines(through last: Int) {
    while current < last {
      current += 1
      write(blocks.inside(line(current)))
    }
  }

  // MARK: - DocC

  /// What a directive of DocC is for a reader.
  private enum Documentation {
    /// Only tools read it.
    case hidden
    /// Its text is text of the page.
    case wrapper
    case title, picture

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
      case "Image", "Video": self = .picture
      default: return nil
      }
    }
  }

  /// Reads `@Name(label: value) { … }`.
  mutating func readDocumentationDirective(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    scanner.index += 1
    guard let directive = Documentation(scanner.name()) else { return false }
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
        leaveOut(line)
        return true
      }
      guard let end = lineOfClosingBrace(from: scanner) else { return false }
      skipLines(through: end)
      return true
    case .title: write(title: arguments[""] ?? arguments["name"] ?? "", like: line)
    case .picture:
      let source = arguments["source"] ?? ""
      write(block: "![\(arguments["alt"] ?? "")](<\(source)>)", like: line)
    case .wrapper:
      if let title = arguments["title"] ?? arguments["name"] {
        write(title: title, like: line)
      } else {
        leaveOut(line)
      }
    }
    guard hasBody else { return true }
    scanner.skipSpace()
    if scanner.isAtEnd, blocks.entries.count < IndentedBlocks.maximumDepth {
      blocks.open(IndentedBlocks.Entry(indent: nil, dedent: -1, prefix: []))
    } else {
      var text = scanner.text(scanner.index..<scanner.end)
      if text.last == "}" { text.removeLast() }
      write(block: text, like: line.continued)
    }
    return true
  }

  /// `}` on a line of its own ends a directive of DocC.
  mutating func readBrace(_ line: DialectLine) -> Bool {
    guard line.content.count == 1, blocks.closeBrace() else { return false }
    leaveOut(line)
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
  private func lineOfClosingBrace(from start: LineScanner) -> Int? {
    var depth = 1
    var scanner = start
    for number in current..<min(lines.count, current + 500) {
      if number > current { scanner = line(number).scanner }
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
