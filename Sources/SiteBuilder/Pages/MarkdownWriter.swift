import Bitext

/// Writes texts of a topic as plain Markdown that any program reads: no dialect, links that lead to
/// other pages of this kind.
struct MarkdownWriter {
  private let site: SiteContext
  private let page: Page
  private let language: Language
  private let index: Int
  private let topic: Topic

  init(_ site: SiteContext, page: Page, language: Language, topic index: Int) {
    self.site = site
    self.page = page
    self.language = language
    self.index = index
    topic = site.plan.corpus.topics[index]
  }

  // MARK: Blocks

  /// The blocks of a source, as far as `isShown` lets them, with blank lines between them.
  func blocks(
    _ nodes: some Sequence<Document.Node>, in document: Int, isShown: (Int) -> Bool
  ) -> String {
    nodes.map { block($0, in: document, isShown: isShown) }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func block(
    _ node: Document.Node, in document: Int, isShown: (Int) -> Bool
  ) -> String {
    func blocks(_ nodes: [Document.Node]) -> String {
      self.blocks(nodes, in: document, isShown: isShown)
    }
    switch node {
    case .segment(let segment): return isShown(segment) ? block(segment, in: document) : ""
    case .group(let segments):
      return segments.filter(isShown).map { block($0, in: document) }.joined(separator: "\n\n")
    case .code(let segment, let info):
      return isShown(segment) ? code(topic.documents[document].segments[segment].text, info) : ""
    case .quote(let nodes): return Self.indented(blocks(nodes), first: "> ", rest: "> ")
    case .callout(let callout, let title, let nodes):
      let titled = title.filter(isShown).map { "**\(line($0, in: document))**" }
      let text = [titled, blocks(nodes)].compactMap(\.self).filter { !$0.isEmpty }
      guard !text.isEmpty else { return "" }
      let mark = "> [!\(String(describing: callout.title).uppercased())]\n"
      return mark + Self.indented(text.joined(separator: "\n\n"), first: "> ", rest: "> ")
    case .list(let list, let items):
      return self.list(list, items, in: document, isShown: isShown)
    case .table(let columns, let rows):
      return table(columns, rows.filter { isShown($0.segment) }, in: document)
    case .element(_, let nodes): return blocks(nodes)
    case .thematicBreak: return "---"
    case .footnoteDefinition(let label, let nodes):
      let text = blocks(nodes)
      return text.isEmpty ? "" : Self.indented(text, first: "[^\(label)]: ", rest: "    ")
    }
  }

  /// A segment as a block of its own.
  func block(_ segment: Int, in document: Int) -> String {
    let text = line(segment, in: document)
    switch topic.documents[document].segments[segment].kind {
    case .heading(let level):
      return String(repeating: "#", count: Int(level)) + " " + Self.inOneLine(text)
    case .code: return code(topic.documents[document].segments[segment].text, nil)
    case .paragraph, .item, .quote, .cell, .caption, .image, .html, .frontMatter:
      return Self.guarded(text)
    }
  }

  private func code(_ text: String, _ info: String?) -> String {
    let fence = String(repeating: "`", count: max(3, Self.longestRun(of: 0x60, in: text) + 1))
    let word = info?.split(separator: " ").first.map(String.init) ?? ""
    return fence + word + "\n" + text + (text.hasSuffix("\n") ? "" : "\n") + fence
  }

  private func list(
    _ list: Block.List, _ items: [Document.Item], in document: Int, isShown: (Int) -> Bool
  ) -> String {
    var written: [String] = []
    for item in items {
      var text = ""
      for node in item.children {
        let next = block(node, in: document, isShown: isShown)
        guard !next.isEmpty else { continue }
        let isList = if case .list = node { true } else { false }
        text += (text.isEmpty ? "" : list.isTight && isList ? "\n" : "\n\n") + next
      }
      guard !text.isEmpty else { continue }
      let mark = list.start.map { "\($0 + written.count). " } ?? "- "
      let box = item.task.map { $0 ? "[x] " : "[ ] " } ?? ""
      let rest = String(repeating: " ", count: mark.utf8.count)
      written.append(Self.indented(text, first: mark + box, rest: rest))
    }
    return written.joined(separator: list.isTight ? "\n" : "\n\n")
  }

  private func table(
    _ columns: [Block.ColumnAlignment], _ rows: [Document.TableRow], in document: Int
  ) -> String {
    let cells = rows.map { row -> [String] in
      var reader = row.inlines
      var cells: [String] = []
      while !reader.isAtEnd {
        let text = line(reader.list(leavingOutJoined: true), in: document)
        cells.append(Self.inOneLine(text).replacing("|", with: "\\|"))
      }
      return cells
    }
    let count = cells.map(\.count).max() ?? 0
    guard count > 0 else { return "" }
    func row(_ cells: [String]) -> String {
      let empty = [String](repeating: "", count: count - cells.count)
      return "| " + (cells + empty).joined(separator: " | ") + " |"
    }
    let marks = (0..<count).map { column -> String in
      switch column < columns.count ? columns[column] : .none {
      case .none: "---"
      case .left: ":---"
      case .center: ":---:"
      case .right: "---:"
      }
    }
    return ([row(cells[0]), row(marks)] + cells.dropFirst().map(row)).joined(separator: "\n")
  }

  // MARK: Inlines

  /// The text of a segment with its markup.
  func line(_ segment: Int, in document: Int) -> String {
    let segment = topic.documents[document].segments[segment]
    guard segment.hasMarkup else { return Self.escaped(segment.text) }
    var reader = segment.inlines
    return line(reader.list(leavingOutJoined: true), in: document)
  }

  private func line(_ inlines: [Inline], in document: Int) -> String {
    inlines.map { self.text($0, in: document) }.joined()
  }

  private func text(_ inline: Inline, in document: Int) -> String {
    func within(_ mark: String, _ children: [Inline]) -> String {
      let text = line(children, in: document)
      let inner = text.trimmed
      guard !inner.isEmpty else { return text }
      return (text.hasPrefix(" ") ? " " : "") + mark + inner + mark
        + (text.hasSuffix(" ") ? " " : "")
    }
    switch inline {
    case .text(let text): return Self.escaped(text)
    case .softBreak: return " "
    case .hardBreak: return "\\\n"
    case .code(let code):
      let fence = String(repeating: "`", count: Self.longestRun(of: 0x60, in: code) + 1)
      let isEdged = code.hasPrefix("`") || code.hasSuffix("`")
      return isEdged ? "\(fence) \(code) \(fence)" : fence + code + fence
    case .html: return ""
    case .element(let element, let children):
      switch element.name {
      case "br": return "\\\n"
      case "img": return picture(element["src"] ?? "", element["alt"] ?? "", in: document)
      case "a": return link(element["href"] ?? "", line(children, in: document), in: document)
      default: return element.isLeftOutOfPages ? "" : line(children, in: document)
      }
    case .emphasis(let children): return within("*", children)
    case .strong(let children): return within("**", children)
    case .strikethrough(let children): return within("~~", children)
    case .link(let destination, _, let children):
      return link(destination, line(children, in: document), in: document)
    case .image(let source, _, let children):
      return picture(source, children.text(.spoken), in: document)
    case .footnoteReference(let label): return "[^\(label)]"
    }
  }

  private func link(_ destination: String, _ text: String, in document: Int) -> String {
    let note = LinkIndex.Note(topic: index, document: document)
    let path = topic.documents[document].source.path
    let target = site.resolver.target(of: destination, from: path, note: note, in: language)
    guard let address = address(of: target) else { return text }
    return "[\(text)](\(Self.destination(address)))"
  }

  private func picture(_ source: String, _ alternative: String, in document: Int) -> String {
    let target = site.resolver.picture(source, from: topic.documents[document].source.path)
    let text = Self.escaped(alternative)
    guard let address = address(of: target) else { return text }
    return "![\(text)](\(Self.destination(address)))"
  }

  private func address(of target: LinkResolver.Target) -> String? {
    switch target {
    case .page(let page, let fragment):
      var shown = page
      if case .fallback(let topic, _) = page { shown = .edition(topic: topic, edition: 0) }
      if let twin = site.plan.twin(of: shown) {
        return site.root(of: self.page) + Address.encoded(twin)
      }
      return site.href(page, from: self.page) + (fragment.map { "#" + Address.encoded($0) } ?? "")
    case .fragment(let id): return "index.html#" + Address.encoded(id)
    case .asset(let asset) where site.pictures.isActive(asset): return nil
    case .asset(let asset):
      return site.root(of: page) + Address.encoded(site.pictures.paths[asset])
    case .external(let address): return address
    case .nowhere: return nil
    }
  }

  // MARK: Characters

  /// An address as the destination of a link.
  static func destination(_ address: String) -> String {
    var plain = ""
    for byte in address.utf8 {
      switch byte {
      case 0x00...0x20, 0x28, 0x29, 0x3C, 0x3E, 0x5C, 0x7F...:
        plain += Address.encoded(byte: byte)
      default: plain.unicodeScalars.append(UnicodeScalar(byte))
      }
    }
    return plain
  }

  /// Text that is nothing but text, in the middle of a line.
  static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    func isWord(_ place: Int) -> Bool {
      guard bytes.indices.contains(place) else { return false }
      switch bytes[place] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: return true
      default: return false
      }
    }
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case 0x5C, 0x60, 0x2A, 0x5B, 0x5D, 0x3C, 0x7E: result.append(0x5C)
      case 0x5F where !isWord(place - 1) || !isWord(place + 1): result.append(0x5C)
      case 0x26 where isWord(place + 1) || place + 1 < bytes.count && bytes[place + 1] == 0x23:
        result.append(0x5C)
      default: break
      }
      result.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Lines of a paragraph, of which none begins another kind of block.
  private static func guarded(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let line = String(line.drop { $0 == " " || $0 == "\t" })
      let digits = line.utf8.prefix { (0x30...0x39).contains($0) }
      let mark = line.utf8.dropFirst(digits.count).first
      if !digits.isEmpty, mark == 0x2E || mark == 0x29 {
        return String(Substring(digits)) + "\\" + String(Substring(line.utf8[digits.endIndex...]))
      }
      switch line.utf8.first {
      case 0x23?, 0x3E?, 0x2D?, 0x2B?, 0x3D?: return "\\" + line
      default: return line
      }
    }.joined(separator: "\n")
  }

  private static func inOneLine(_ text: String) -> String { text.replacing("\\\n", with: " ") }

  /// Puts `first` before the first line and `rest` before the others.
  static func indented(_ text: String, first: String, rest: String) -> String {
    guard !text.isEmpty else { return "" }
    var result = first
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { result += "\n" + (line.isEmpty ? rest.withoutEndingSpaces : rest) }
      result += line
    }
    return result
  }

  private static func longestRun(of byte: UInt8, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text.utf8 {
      run = other == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension Optional<Int> {
  fileprivate func filter(_ isKept: (Int) -> Bool) -> Int? { flatMap { isKept($0) ? $0 : nil } }
}

extension String {
  fileprivate var withoutEndingSpaces: String {
    var end = utf8.endIndex
    while end > utf8.startIndex, utf8[utf8.index(before: end)] == 0x20 {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }).withoutEndingSpaces
  }
}
