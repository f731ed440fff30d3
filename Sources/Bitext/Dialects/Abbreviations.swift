import TextBasics

/// The abbreviations that a text explains: `*[HTML]: Hypertext Markup Language` of PHP Markdown
/// Extra, kramdown and Python-Markdown.
///
/// The lines are left out; wherever an abbreviation stands, its element has the explanation.
struct Abbreviations {
  /// The elements by the names.
  private var elements: [[UInt8]: [UInt8]] = [:]
  /// The lengths of the names by their first bytes, the longest first: of two that begin alike the
  /// longer one is meant.
  private var lengths: [UInt8: [Int]] = [:]

  var isEmpty: Bool { elements.isEmpty }

  init() {}

  /// The abbreviations that the lines of a page define, outside of code.
  init(in page: DialectPage) {
    guard ByteSearch.contains(0x2A, before: 0x5B, in: page.bytes) else { return }
    var fence: DialectFence?
    for number in page.lines.indices {
      let line = page.line(number)
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let open = DialectFence(opening: line) {
        fence = open
      } else if let found = Self.definition(line) {
        let title = found.title.attributeValue()
        let name = Array(found.name.utf8)
        let element = "<abbr title=\"\(title)\">\(found.name)</abbr>"
        if elements[name] == nil { elements[name] = title.isEmpty ? name : Array(element.utf8) }
      }
    }
    var found: [UInt8: Set<Int>] = [:]
    for name in elements.keys {
      if let first = name.first { found[first, default: []].insert(name.count) }
    }
    lengths = found.mapValues { $0.sorted(by: >) }
  }

  /// The abbreviation that a line defines.
  private static func definition(_ line: DialectLine) -> (name: String, title: String)? {
    var scanner = line.scanner
    guard !line.isInList, !line.isQuoted, line.indent < 4, scanner.take("*["),
      let close = scanner.first("]:"), close > scanner.index, close - scanner.index < 100
    else { return nil }
    let name = scanner.text(scanner.index..<close)
    scanner.index = close + 2
    scanner.skipSpace()
    let title = scanner.text(scanner.index..<scanner.end)
    // `*[label]: text*` is emphasis.
    return title.utf8.last == 0x2A ? nil : (name, title.trimmed)
  }

  /// Leaves out the line of a definition; false for any other.
  static func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard definition(line) != nil else { return false }
    page.leaveOut(line)
    return true
  }

  /// The element for the abbreviation that stands at an index as a word, and where that ends.
  func found(at index: Int, in bytes: [UInt8], before end: Int) -> (html: [UInt8], end: Int)? {
    guard let lengths = lengths[bytes[index]] else { return nil }
    let isLatin = bytes[index].isASCIIAlphanumeric
    if index > 0, isLatin ? Self.isOfWord(bytes[index - 1]) : bytes[index - 1] >= 0x80 {
      return nil
    }
    for length in lengths {
      let close = index + length
      // Particles follow the words of Korean and Japanese.
      guard close <= end, close == end || !Self.isOfWord(bytes[close]) else { continue }
      if let element = elements[Array(bytes[index..<close])] { return (element, close) }
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == 0x5F || byte == 0x2D
  }
}
