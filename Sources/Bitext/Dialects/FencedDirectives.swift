import TextBasics

/// Directives of MyST in fences: ```` ```{note} Title ````.
struct FencedDirectives {
  /// Fences whose text is no code, the outermost first.
  private var open: [(fence: DialectFence, isCallout: Bool)] = []

  /// Reads the end of a directive whose text is no code; false for any other line.
  mutating func readEnd(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard let last = open.last, last.fence.isClosed(by: line) else { return false }
    open.removeLast()
    last.isCallout ? page.closeCallout(line) : page.leaveOut(line)
    return true
  }

  /// Reads a fence whose info is a directive; false for code.
  mutating func read(
    _ fence: DialectFence, _ line: DialectLine, of page: inout DialectPage
  ) -> Bool {
    var scanner = line.scanner
    scanner.index += fence.count
    scanner.skipSpace()
    guard scanner.take("{") else { return false }
    let name = scanner.name().lowercased()
    guard !name.isEmpty, scanner.take("}"), let end = endLine(of: fence, in: page) else {
      return false
    }
    scanner.skipSpace()
    let argument = scanner.text(scanner.index..<scanner.end)
    let options = options(before: end, in: page)
    switch name {
    case "figure", "image":
      let words = options.values["alt"] ?? ""
      page.write(block: LinkText.picture(argument, alternative: words), like: line)
    case "code-block", "code", "sourcecode", "code-cell":
      let mark = fence.byte == 0x7E ? "~" : "`"
      page.write(String(repeating: mark, count: fence.count) + argument, like: line)
      page.skipNextLines(through: options.last)
      page.copyLines(through: end)
      return true
    case "math":
      writeFormula(fence, argument, options, through: end, line, &page)
      return true
    case "list-table":
      return ListTable.read(options.last + 1..<end, title: argument, options.values, line, &page)
    case "glossary":
      page.skipLines(through: options.last)
      GlossaryDirective.read(options.last + 1..<end, of: &page)
      return true
    case "toctree", "contents", "index", "tableofcontents", "bibliography":
      page.skipLines(through: end)
      return true
    case "tab-set", "grid", "card-deck": page.leaveOut(line)
    case "tab-item", "dropdown", "card", "grid-item-card", "rubric":
      argument.isEmpty ? page.leaveOut(line) : page.write(title: argument, like: line)
    case "versionadded", "versionchanged", "deprecated":
      let words = VersionWords(
        name, argument,
        body: page.bytes[page.lines[page.current].lowerBound..<page.lines[end].lowerBound])
      page.openCallout(name == "deprecated" ? .warning : .note, title: words.text, like: line)
      page.skipNextLines(through: options.last)
      open.append((fence, isCallout: true))
      return true
    default:
      guard let callout = Callout(named: Array(name.utf8)[...]) else { return false }
      let named = options.values["class"].flatMap { Callout(named: Array($0.utf8)[...]) }
      page.openCallout(
        name == "admonition" ? named ?? callout : callout, title: argument, like: line)
      page.skipNextLines(through: options.last)
      open.append((fence, isCallout: true))
      return true
    }
    page.skipNextLines(through: options.last)
    open.append((fence, isCallout: false))
    return true
  }

  /// Writes a formula as code, below the label that links lead to.
  private func writeFormula(
    _ fence: DialectFence, _ argument: String, _ options: (values: [String: String], last: Int),
    through end: Int, _ line: DialectLine, _ page: inout DialectPage
  ) {
    if let label = options.values["label"] ?? options.values["name"] {
      page.write(block: "<a id=\"\(label)\"></a>", like: line)
    }
    page.write(
      String(repeating: fence.byte == 0x7E ? "~" : "`", count: fence.count) + "math", like: line)
    if !argument.isEmpty { page.write(argument, like: line) }
    page.skipNextLines(through: options.last)
    page.copyLines(through: end)
  }

  /// Where a fence is closed.
  private func endLine(of fence: DialectFence, in page: DialectPage) -> Int? {
    let start = page.current + 1
    let last = min(page.lines.count, start + 5_000)
    return (start..<max(last, start)).first { fence.isClosed(by: page.line($0)) }
  }

  /// The lines `:name: value` at the beginning of a directive.
  private func options(
    before end: Int, in page: DialectPage
  ) -> (values: [String: String], last: Int) {
    var values: [String: String] = [:]
    var last = page.current
    if last + 1 < end, page.line(last + 1).text.elementsEqual("---".utf8),
      let close = (last + 2..<max(last + 2, min(end, last + 40))).first(where: {
        page.line($0).text.elementsEqual("---".utf8)
      })
    {
      // Options as YAML.
      for number in last + 2..<close {
        var scanner = page.line(number).scanner
        let name = scanner.name()
        guard !name.isEmpty, scanner.take(":") else { continue }
        scanner.skipSpace()
        values[name] = scanner.text(scanner.index..<scanner.end)
      }
      return (values, close)
    }
    while last + 1 < end {
      var scanner = page.line(last + 1).scanner
      guard scanner.take(":") else { break }
      let name = scanner.name()
      guard !name.isEmpty, scanner.take(":") else { break }
      scanner.skipSpace()
      values[name] = scanner.text(scanner.index..<scanner.end)
      last += 1
    }
    return (values, last)
  }
}
