import TextBasics

/// Admonitions and tabs of MkDocs, whose text is indented below them.
enum IndentedContainers {
  /// Reads `!!! note "Title"`, `??? tip`, `???+ warning`: the indented lines below become a
  /// callout.
  static func readAdmonition(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.index += 3
    scanner.skip { $0 == 0x2B }
    guard scanner.next == 0x20, page.blocks.entries.count < IndentedBlocks.maximumDepth else {
      return false
    }
    scanner.skipSpace()
    let kind = scanner.name()
    let translated = kind.isEmpty ? scanner.translatedName() : nil
    guard !kind.isEmpty || translated != nil else { return false }
    let known = translated ?? Callout(named: Array(kind.utf8)[...])
    // `inline end` says where it stands on the page.
    scanner.skip { $0 != 0x22 }
    var title = ""
    if scanner.take("\"") {
      let start = scanner.index
      scanner.skip { $0 != 0x22 }
      title = scanner.text(start..<scanner.index)
    } else if known == nil {
      title = kind.prefix(1).uppercased() + kind.dropFirst()
    }
    let callout = known ?? .note
    if !line.isInList { page.write([], like: line) }
    let name = "\(callout.name)".uppercased()
    page.write("> [!\(name)]\(title.isEmpty ? "" : " \(title)")", like: line)
    page.blocks.open(
      IndentedBlocks.Entry(
        indent: page.line(page.current).prefix.count + 1, dedent: -1,
        prefix: line.continued.prefix + [0x3E, 0x20]))
    return true
  }

  /// Reads `=== "Title"`: the indented lines below become one of several tabs.
  static func readTab(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.index += 3
    scanner.skip { $0 == 0x2B || $0 == 0x21 }
    scanner.skipSpace()
    guard scanner.take("\""), page.blocks.entries.count < IndentedBlocks.maximumDepth else {
      return false
    }
    let start = scanner.index
    scanner.skip { $0 != 0x22 }
    let title = scanner.text(start..<scanner.index)
    guard scanner.take("\""), !title.isEmpty else { return false }
    page.write(title: title, like: line)
    let indent = page.line(page.current).indent
    page.blocks.open(IndentedBlocks.Entry(indent: indent + 1, dedent: -1, prefix: []))
    return true
  }
}
