import TextBasics

/// Lines with a mark of their own: labels, tables of contents, embedded pages, attributes.
enum MarkedLines {
  /// Reads `@[card](https://…)` and `@[youtube](id)`, as in Zenn, as a link to the embedded page.
  static func readEmbedding(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.index += 2
    let kind = scanner.name()
    guard scanner.take("]("), let close = scanner.first(")") else { return false }
    let target = scanner.text(scanner.index..<close)
    scanner.index = close + 1
    scanner.skipSpace()
    guard scanner.isAtEnd, !target.isEmpty, !target.contains(where: { "<>[] ".contains($0) }) else {
      return false
    }
    let isAddress = target.hasPrefix("https://") || target.hasPrefix("http://")
    guard isAddress || kind == "youtube" else { return false }
    let address = isAddress ? target : "https://www.youtube.com/watch?v=\(target)"
    page.write(block: "[\(address)](<\(address)>)", like: line)
    return true
  }

  /// Reads `(label)=` as an anchor above the target of links.
  static func readLabel(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.index += 1
    let label = scanner.name()
    guard !label.isEmpty, scanner.take(")="), scanner.isAtEnd else { return false }
    page.write(block: "<a id=\"\(label)\"></a>", like: line)
    return true
  }

  /// `[TOC]`, `[[toc]]`, `[[_TOC_]]`: pages list their own headings.
  static func readContents(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    let text = line.scanner.text(line.content).lowercased()
    guard ["[toc]", "[[toc]]", "[[_toc_]]"].contains(text) else { return false }
    page.leaveOut(line)
    return true
  }

  /// `* TOC` above `{:toc}`, perhaps with options of kramdown between them.
  static func readMarkOfContents(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var next = page.current + 1
    if next < page.lines.count, page.line(next).scanner.isAt("{::options") { next += 1 }
    guard next < page.lines.count, page.line(next).scanner.isAt("{:toc") else { return false }
    page.leaveOut(line)
    return true
  }

  /// A list of attributes on a line of its own belongs to the block beside it.
  static func readAttributes(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard let list = AttributeList(line.scanner), list.end == line.content.upperBound else {
      return false
    }
    if LabeledCallouts.read(list, above: line, of: &page) { return true }
    if list.ids.isEmpty {
      page.leaveOut(line)
    } else {
      page.write(list.ids.map { "<a id=\"\($0)\"></a>" }.joined(), like: line)
    }
    return true
  }

  /// A heading right behind a picture on one line, as converters of pages write it.
  static func readGluedHeading(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard !line.isInList, !line.isQuoted, let close = line.scanner.first(")##") else {
      return false
    }
    var heading = LineScanner(page.bytes, (close + 1)..<line.content.upperBound)
    guard (2...6).contains(heading.skip { $0 == 0x23 }), heading.next == 0x20 else { return false }
    page.write(block: line.scanner.text(line.content.lowerBound..<(close + 1)), like: line)
    let text = page.rewritten(Array(line.text[(close + 1)...]))
    page.write(text, like: line.continued)
    return true
  }

  /// Leaves out a line of `=` that underlines nothing: a blank line or a heading stands above it.
  static func readLoneRule(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard line.text.allSatisfy({ $0 == 0x3D || $0 <= 0x20 }) else { return false }
    guard page.isAtStartOfBlock
    else { return false }
    page.leaveOut(line)
    return true
  }

  /// `<<< @/file.js{2}` of VitePress: the code of another file.
  static func readImport(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    guard scanner.take("<<< "), !line.isInList else { return false }
    scanner.skipSpace()
    guard scanner.take("@/") || scanner.isAt("./") || scanner.isAt("../") else { return false }
    page.tell("<<<", "included-file", "code of other files is not put in here")
    page.leaveOut(line)
    return true
  }

  /// `--8<-- "file.md"`, as in PyMdown: the text of another file.
  static func readSnippet(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    page.tell("--8<--", "included-file", "text of other files is not put in here")
    page.leaveOut(line)
    return true
  }
}
