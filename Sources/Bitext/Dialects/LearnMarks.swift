import TextBasics

/// The marks of Microsoft Learn and DocFX: `> [!VIDEO …]`, `[!INCLUDE [name](file)]`, `:::image …:::`,
/// `::: zone …`, and headings of tabs, `# [Windows](#tab/windows)`.
enum LearnMarks {
  /// Reads `[!name …]` alone on its line, mostly in a quote; false for a callout and any other text.
  static func readBracket(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    guard scanner.take("[!") else { return false }
    let name = scanner.name()
    guard !name.isEmpty, let end = end(ofBracket: scanner), end == line.content.upperBound else {
      return false
    }
    switch name.lowercased() {
    case "video":
      scanner.skipSpace()
      let address = scanner.text(scanner.index..<(end - 1)).trimmed
      guard !address.isEmpty, !address.contains(where: { " <>[]".contains($0) }) else {
        return false
      }
      page.write(block: "[\(address)](<\(address)>)", like: line)
    case "div":
      tell("[!\(name)]", &page)
      page.leaveOut(line)
    case _ where name.lowercased().hasPrefix("code-"):
      guard let file = link(in: scanner, before: end - 1) else { return false }
      tellIncluded(&page)
      page.write(block: file, like: line)
    default: return false
    }
    return true
  }

  /// The link to the file that `[!INCLUDE [name](file)]` puts in at the scanner's place.
  static func included(_ start: LineScanner) -> (markdown: String, end: Int)? {
    var scanner = start
    guard scanner.take("[!INCLUDE") || scanner.take("[!include"),
      let end = end(ofBracket: scanner), let file = link(in: scanner, before: end - 1)
    else { return nil }
    return (file, end)
  }

  /// Says once that texts of other files are links.
  static func tellIncluded(_ page: inout DialectPage) {
    page.tell(
      "[!INCLUDE", "included-file",
      "text of other files is not put in here; a link to the file stands in its place")
  }

  /// Reads `# [Windows](#tab/windows)` as the title of a tab.
  static func readTab(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.skip { $0 == 0x23 }
    scanner.skipSpace()
    guard scanner.take("["), let close = scanner.first("](#tab/"), line.text.last == 0x29 else {
      return false
    }
    page.write(title: scanner.text(scanner.index..<close), like: line)
    return true
  }

  /// Reads `:::name key="value":::` and the zones and rows between such marks; false for a callout.
  static func readColons(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    let colons = scanner.skip { $0 == 0x3A }
    scanner.skipSpace()
    let name = scanner.name()
    guard colons == 3, !name.isEmpty else { return false }
    let isClosed = line.text.dropFirst(3).suffix(3).elementsEqual(":::".utf8)
    let kind = name.hasSuffix("-end") ? String(name.dropLast(4)) : name
    guard Self.zones.contains(kind) || isClosed && Self.blocks.contains(kind) else { return false }
    let end = isClosed ? line.content.upperBound - 3 : line.content.upperBound
    var values: [String: String] = [:]
    while let value = attribute(&scanner, before: end) { values[value.name] = value.text }
    let source = values["source"].flatMap { $0.contains(where: "<>".contains) ? nil : $0 }
    switch (name, source) {
    case ("image", let source?):
      page.write(block: TagMeaning.picture(source, values["alt-text"]), like: line)
    case ("code", let source?):
      tellIncluded(&page)
      let file = source.split(separator: "/").last.map(String.init) ?? source
      page.write(block: LinkText.link(to: source, file), like: line)
    case ("video", let source?):
      page.write(block: LinkText.link(to: source, source), like: line)
    default:
      if kind == name, kind != "image" { tell(":::\(name)", &page) }
      page.leaveOut(line)
    }
    return true
  }

  /// The names of marks that stand around texts, and of those that a line has whole.
  private static let zones: Set<String> = ["zone", "moniker"]
  private static let blocks: Set<String> = ["image", "code", "video", "row", "column", "form"]

  // MARK: - Parts

  private static func tell(_ mark: String, _ page: inout DialectPage) {
    page.tell(
      mark, "unknown-tag", "\(mark) means nothing here and is left out; the text around it stays")
  }

  /// Where the bracket that is open at the scanner's place closes, behind it.
  private static func end(ofBracket start: LineScanner) -> Int? {
    var scanner = start
    var depth = 1
    while let byte = scanner.next {
      scanner.index += 1
      if byte == 0x5B { depth += 1 }
      if byte == 0x5D { depth -= 1 }
      if depth == 0 { return scanner.index }
    }
    return nil
  }

  /// The link `[name](file)`, whose name may be missing, with the name of the file then.
  private static func link(in start: LineScanner, before end: Int) -> String? {
    var scanner = start
    scanner.skipSpace()
    guard scanner.take("["), let middle = scanner.first("]("), middle < end else { return nil }
    let name = scanner.text(scanner.index..<middle)
    scanner.index = middle + 2
    guard let close = scanner.first(")"), close < end + 1 else { return nil }
    // A title may stand behind the path.
    let path = scanner.text(scanner.index..<close).prefix { $0 != " " && $0 != "?" }
    guard !path.isEmpty, !path.contains(where: { "<>[]\\".contains($0) }) else { return nil }
    let shown = name.isEmpty ? path.split(separator: "/").last.map(String.init) ?? "" : name
    return LinkText.link(to: path, shown)
  }

  private static func attribute(
    _ scanner: inout LineScanner, before end: Int
  ) -> (name: String, text: String)? {
    scanner.skipSpace()
    guard scanner.index < end else { return nil }
    let name = scanner.name()
    guard !name.isEmpty, scanner.take("=\"") else { return nil }
    let start = scanner.index
    scanner.skip { $0 != 0x22 }
    guard scanner.take("\"") else { return nil }
    return (name, scanner.text(start..<(scanner.index - 1)))
  }
}
