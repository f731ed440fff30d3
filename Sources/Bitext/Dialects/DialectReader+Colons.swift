import TextBasics

/// Containers between colons that are no callouts, and the callouts of AsciiDoc.
extension DialectReader {
  /// A container that is open, and whether the parser reads it as a callout.
  struct Container {
    let isCallout: Bool
    /// The columns before its first line.
    let indent: Int
    /// Whether it is written as an element that opens.
    var isFolded = false
  }

  /// What a look for the last end found.
  struct EndOfContainers {
    let line: Int?
  }

  /// `::: details Title`, `::: code-group`, `:::{tab-item} Title` and the `:::` that ends them.
  ///
  /// Callouts are read by the parser; they are counted here, so that each end is that of its own
  /// beginning.
  mutating func readContainer(_ line: DialectLine) -> Bool {
    if readNamedContainer(line) { return true }
    guard let mark = CalloutMark(in: bytes, line.content) else { return false }
    switch mark.form {
    case .fence:
      guard let end = lastEndOfContainer, end > current else { return false }
      let indent = line.isInList ? line.prefix.count : line.indent
      containers.append(Container(isCallout: mark.callout != nil, indent: indent))
      if mark.callout != nil { return false }
      let title = line.scanner.text(mark.title)
      let name = Self.name(of: line)
      switch name {
      case "details", "dropdown", "collapse", "expand", "spoiler":
        guard !title.isEmpty else {
          leaveOut(line)
          return true
        }
        containers[containers.count - 1].isFolded = true
        let shown = title.filter { $0 != "*" && $0 != "`" }
        write(block: "<details><summary>\(shown)</summary>", like: line)
      case "tab", "tab-item", "card",
        "step", "grid-item-card":
        title.isEmpty ? leaveOut(line) : write(title: title, like: line)
      case "code-group", "tabs", "tab-set", "grid", "steps", "cards", "row", "columns", "column",
        "div", "container", "raw", "v-pre", "center", "card-group":
        leaveOut(line)
      default:
        tell(
          ":::\(name)", "unknown-tag",
          ":::\(name) means nothing here and is left out; the text in it stays")
        title.isEmpty ? leaveOut(line) : write(title: title, like: line)
      }
      return true
    case .fenceEnd:
      guard let open = containers.popLast() else { return false }
      if open.isCallout { return moveOut(line, to: open) }
      open.isFolded ? write(block: "</details>", like: line) : leaveOut(line)
      return true
    case .alert, .hint, .hintEnd: return false
    }
  }

  /// A callout that says its kind in another way: `:::message alert` of Zenn, `:::note warn` of
  /// Qiita, `::: {.callout-tip}` of Quarto and Pandoc.
  private mutating func readNamedContainer(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    let colons = scanner.skip { $0 == 0x3A }
    scanner.skipSpace()
    guard colons >= 3, let kind = Self.otherKind(&scanner), let end = lastEndOfContainer,
      end > current
    else { return false }
    let indent = line.isInList ? line.prefix.count : line.indent
    containers.append(Container(isCallout: kind.callout != nil, indent: indent))
    guard let callout = kind.callout else {
      leaveOut(line)
      return true
    }
    let mark = String(repeating: ":", count: colons) + "\(callout.name)"
    write(kind.title.isEmpty ? mark : mark + " " + kind.title, like: line)
    return true
  }

  private static func otherKind(
    _ scanner: inout LineScanner
  ) -> (callout: Callout?, title: String)? {
    if scanner.take("{.") {
      let name = scanner.name()
      let bare = name.hasPrefix("callout-") ? String(name.dropFirst(8)) : name
      guard !name.isEmpty, let close = scanner.first("}") else { return nil }
      var title = scanner.limited(to: close - scanner.index)
      guard let start = title.first("title=\"") else {
        return (Callout(named: Array(bare.utf8)[...]), "")
      }
      title.index = start + 7
      let first = title.index
      title.skip { $0 != 0x22 }
      return (Callout(named: Array(bare.utf8)[...]), title.text(first..<title.index))
    }
    let name = scanner.name()
    scanner.skipSpace()
    let kind = scanner.text(scanner.index..<scanner.end)
    switch (name, kind) {
    case ("message", ""), ("note", "info"): return (.note, "")
    case ("message", "alert"), ("note", "warn"): return (.warning, "")
    case ("note", "alert"): return (.caution, "")
    default: return nil
    }
  }

  /// Moves the end of a callout out of a list that stands in it, into which formatters of source
  /// indent it; false where it stands as its beginning does.
  private mutating func moveOut(_ line: DialectLine, to open: Container) -> Bool {
    guard blocks.isEmpty, !line.isInList, !line.isQuoted, line.indent > open.indent,
      line.indent < open.indent + 4
    else { return false }
    write(line.dedented(by: line.indent - open.indent))
    return true
  }

  private static func name(of line: DialectLine) -> String {
    var scanner = line.scanner
    scanner.skip { $0 == 0x3A || $0 == 0x20 || $0 == 0x7B }
    return scanner.name().lowercased()
  }

  /// The last line that ends a container; looked for once.
  private var lastEndOfContainer: Int? {
    mutating get {
      if let known = endOfContainers { return known.line }
      let last = lines.indices.last { number in
        let line = line(number)
        guard line.first == 0x3A, let mark = CalloutMark(in: bytes, line.content) else {
          return false
        }
        if case .fenceEnd = mark.form { return true }
        return false
      }
      endOfContainers = EndOfContainers(line: last)
      return last
    }
  }

  // MARK: - AsciiDoc

  /// `[NOTE]` above a block between lines of `====`: a callout of AsciiDoc.
  mutating func readLabeledBlock(_ line: DialectLine) -> Bool {
    guard current + 1 < lines.count else { return false }
    var scanner = line.scanner
    guard scanner.take("[") else { return false }
    let name = scanner.name()
    guard scanner.take("]"), scanner.isAtEnd, name == name.uppercased(),
      let callout = Callout(named: Array(name.lowercased().utf8)[...])
    else { return false }
    let open = self.line(current + 1)
    guard isDelimiter(open) else { return false }
    let last = min(lines.count, current + 2 + 500)
    guard
      let end = (current + 2..<max(last, current + 2)).first(where: { isDelimiter(self.line($0)) })
    else { return false }
    openCallout(callout, title: "", like: line)
    current += 1
    leaveOut(open)
    while current + 1 < end {
      current += 1
      readText(self.line(current))
    }
    current = end
    closeCallout(self.line(end))
    return true
  }

  private func isDelimiter(_ line: DialectLine) -> Bool {
    line.content.count >= 4 && bytes[line.content].allSatisfy { $0 == 0x3D }
  }
}
