import TextBasics

/// Containers between colons that are no callouts.
struct ColonContainers {
  /// A container that is open, and whether the parser reads it as a callout.
  private struct Container {
    let isCallout: Bool
    /// The columns before its first line.
    let indent: Int
    /// Whether it is written as an element that opens.
    var isFolded = false
    /// Whether its parts begin with `== Title`.
    var hasTabs = false
  }

  /// The result of the search for the last end.
  private struct EndOfContainers {
    let line: Int?
  }

  /// Containers that are open, the outermost first.
  private var open: [Container] = []
  /// Nil until it is asked for.
  private var end: EndOfContainers?

  /// `::: details Title`, `::: code-group`, `:::{tab-item} Title` and the `:::` that ends them.
  ///
  /// Callouts are read by the parser; they are counted here, so that each end is that of its own
  /// beginning.
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    if readNamed(line, of: &page) { return true }
    guard let mark = CalloutMark(in: page.bytes, line.content) else { return false }
    switch mark.form {
    case .fence:
      guard let end = lastEnd(in: page), end > page.current else { return false }
      let indent = line.isInList ? line.prefix.count : line.indent
      open.append(Container(isCallout: mark.callout != nil, indent: indent))
      if mark.callout != nil { return false }
      let title = line.scanner.text(mark.title)
      let name = Self.name(of: line)
      switch name {
      case "details", "dropdown", "collapse", "expand", "spoiler":
        guard !title.isEmpty else {
          page.leaveOut(line)
          return true
        }
        open[open.count - 1].isFolded = true
        let shown = title.filter { $0 != "*" && $0 != "`" }
        page.write(block: "<details><summary>\(shown)</summary>", like: line)
      case "figure", "image":
        title.isEmpty
          ? page.leaveOut(line) : page.write(block: Self.picture(title, in: page), like: line)
      case "tab", "tab-item", "card",
        "step", "grid-item-card":
        title.isEmpty ? page.leaveOut(line) : page.write(title: title, like: line)
      case "tabs":
        open[open.count - 1].hasTabs = true
        page.leaveOut(line)
      case "code-group", "tab-set", "grid", "steps", "cards", "row", "columns", "column",
        "div", "container", "raw", "v-pre", "center", "card-group":
        page.leaveOut(line)
      default:
        page.tell(
          ":::\(name)", "unknown-tag",
          ":::\(name) means nothing here and is left out; the text in it stays")
        title.isEmpty ? page.leaveOut(line) : page.write(title: title, like: line)
      }
      return true
    case .fenceEnd:
      guard let container = open.popLast() else { return false }
      if container.isCallout { return moveOut(line, to: container, of: &page) }
      container.isFolded ? page.write(block: "</details>", like: line) : page.leaveOut(line)
      return true
    case .alert, .hint, .hintEnd: return false
    }
  }

  /// `== Title` above a part of `:::tabs`.
  func readTab(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard open.last?.hasTabs == true else { return false }
    var scanner = line.scanner
    scanner.skip { $0 == 0x3D }
    scanner.skipSpace()
    page.write(title: scanner.text(scanner.index..<scanner.end), like: line)
    return true
  }

  /// Leaves out `:name: value` below the beginning of a container of MyST, which says how it looks.
  static func readOption(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard option(line) != nil else { return false }
    var run = page.options
    let first = run.start(above: page.current) { option(page.line($0)) != nil }
    page.options = run
    guard first > 0 else { return false }
    var scanner = page.line(first - 1).scanner
    guard scanner.skip(while: { $0 == 0x3A }) >= 3 else { return false }
    scanner.skipSpace()
    guard scanner.next == 0x7B else { return false }
    page.leaveOut(line)
    return true
  }

  private static func option(_ line: DialectLine) -> (name: String, value: String)? {
    var scanner = line.scanner
    guard !line.isInList, scanner.take(":") else { return nil }
    let name = scanner.name()
    guard !name.isEmpty, scanner.take(":") else { return nil }
    scanner.skipSpace()
    return (name, scanner.text(scanner.index..<scanner.end))
  }

  /// The picture of `:::{figure} a.png` with the words of its option `alt`.
  private static func picture(_ address: String, in page: DialectPage) -> String {
    var words = ""
    var number = page.current + 1
    while number < page.lines.count, let option = option(page.line(number)) {
      if option.name == "alt" { words = option.value }
      number += 1
    }
    return LinkText.picture(address, alternative: words)
  }

  /// A callout that says its kind in another way: `:::message alert` of Zenn, `:::note warn` of
  /// Qiita, `::: {.callout-tip}` of Quarto and Pandoc.
  private mutating func readNamed(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    let colons = scanner.skip { $0 == 0x3A }
    scanner.skipSpace()
    guard colons >= 3, let kind = Self.otherKind(&scanner), let end = lastEnd(in: page),
      end > page.current
    else { return false }
    let indent = line.isInList ? line.prefix.count : line.indent
    open.append(Container(isCallout: kind.callout != nil, indent: indent))
    guard let callout = kind.callout else {
      page.leaveOut(line)
      return true
    }
    let mark = String(repeating: ":", count: colons) + "\(callout.name)"
    page.write(kind.title.isEmpty ? mark : mark + " " + kind.title, like: line)
    return true
  }

  /// The callout and the title of a container that is no plain callout.
  private struct Kind {
    var callout: Callout?
    var title = ""
  }

  private static func otherKind(_ scanner: inout LineScanner) -> Kind? {
    if scanner.next == 0x7B { return division(scanner) }
    let name = scanner.name()
    scanner.skipSpace()
    let kind = scanner.text(scanner.index..<scanner.end)
    switch (name, kind) {
    case ("message", ""), ("note", "info"): return Kind(callout: .note)
    case ("message", "alert"), ("note", "warn"): return Kind(callout: .warning)
    case ("note", "alert"): return Kind(callout: .caution)
    default: return nil
    }
  }

  /// `{#id .note title="Title"}` and `{custom-style="Body Text"}` of Pandoc and Quarto, perhaps with
  /// colons behind it.
  private static func division(_ scanner: LineScanner) -> Kind? {
    guard let list = AttributeList(scanner) else { return nil }
    var rest = scanner.at(list.end)
    rest.skip { $0 == 0x20 || $0 == 0x3A }
    guard rest.isAtEnd else { return nil }
    let callout = list.classes.firstResult {
      Callout(named: Array(($0.hasPrefix("callout-") ? String($0.dropFirst(8)) : $0).utf8)[...])
    }
    var title = scanner.limited(to: list.end - scanner.index)
    guard let start = title.first("title=\"") else { return Kind(callout: callout) }
    title.index = start + 7
    let first = title.index
    title.skip { $0 != 0x22 }
    return Kind(callout: callout, title: title.text(first..<title.index))
  }

  /// Moves the end of a callout out of a list that stands in it, into which formatters of source
  /// indent it; false where it stands as its beginning does.
  private func moveOut(
    _ line: DialectLine, to open: Container, of page: inout DialectPage
  ) -> Bool {
    guard page.blocks.isEmpty, !line.isInList, !line.isQuoted, line.indent > open.indent,
      line.indent < open.indent + 4
    else { return false }
    page.write(line.dedented(by: line.indent - open.indent))
    return true
  }

  private static func name(of line: DialectLine) -> String {
    var scanner = line.scanner
    scanner.skip { $0 == 0x3A || $0 == 0x20 || $0 == 0x7B }
    return scanner.name().lowercased()
  }

  /// The last line that ends a container; looked for once.
  private mutating func lastEnd(in page: DialectPage) -> Int? {
    if let end { return end.line }
    let last = page.lines.indices.last { number in
      let line = page.line(number)
      guard line.first == 0x3A, let mark = CalloutMark(in: page.bytes, line.content) else {
        return false
      }
      if case .fenceEnd = mark.form { return true }
      return false
    }
    end = EndOfContainers(line: last)
    return last
  }
}
