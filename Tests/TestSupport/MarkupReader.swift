/// Reads HTML tag by tag for ``Markup``.
///
/// It goes by bytes, because a debug build needs a microsecond for each character of a string, and the pages of
/// `content/` have millions.
struct MarkupReader {
  private let html: [UInt8]
  private let name: String
  private let kind: Markup.Kind
  private var place = 0
  private var elements: [Markup.Element] = []
  /// The text of all elements but scripts, with references resolved.
  private var text: [UInt8] = []
  private var scripts: [UInt8] = []
  /// The indices and the names of the open elements.
  private var open: [Int] = []
  private var path: [String] = []

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  /// Elements that are not allowed in paragraphs and headings.
  private static let block: Set<String> = [
    "article", "aside", "blockquote", "details", "div", "dl", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section",
    "table", "ul",
  ]
  private static let phrasingOnly: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "summary", "a", "em", "strong", "b", "i",
  ]
  private static let references: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "#39": UInt8(ascii: "'"),
  ]

  init(_ html: String, name: String, kind: Markup.Kind) {
    self.html = Array(html.utf8)
    self.name = name
    self.kind = kind
  }

  mutating func read() throws -> [Markup.Element] {
    while place < html.count {
      if html[place] != UInt8(ascii: "<") {
        try readText()
      } else if isNext("<!doctype html>") {
        place += 15
      } else if isNext("</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    if let last = open.last { throw fault("<\(elements[last].name)> is never closed") }
    let data = text + scripts
    for index in elements.indices {
      elements[index].data = data
      if elements[index].name == "script" {
        let range = elements[index].range
        elements[index].range = range.lowerBound + text.count..<range.upperBound + text.count
      }
    }
    return elements
  }

  private func fault(_ message: String) -> Markup.Fault {
    let line = html[..<place].count { $0 == UInt8(ascii: "\n") } + 1
    return Markup.Fault(description: "\(name):\(line): \(message)")
  }

  private func isNext(_ text: String) -> Bool { html[place...].starts(with: text.utf8) }

  /// The place of the next such byte, or the end.
  private func next(_ ascii: Unicode.Scalar) -> Int {
    let byte = UInt8(ascii: ascii)
    var index = place
    while index < html.count, html[index] != byte { index += 1 }
    return index
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: html[range], as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x9...0xD ~= byte }

  // MARK: Text

  private mutating func readText() throws {
    let end = next("<")
    let data = try resolved(upTo: end)
    if kind == .page, open.isEmpty, !data.allSatisfy(Self.isBlank) { throw fault("text outside") }
    text += data
  }

  /// Reads on to `end` and returns what it reads, with references resolved.
  private mutating func resolved(upTo end: Int) throws -> [UInt8] {
    var result: [UInt8] = []
    while place < end {
      let byte = html[place]
      switch byte {
      case UInt8(ascii: "&"):
        let semicolon = next(";")
        guard semicolon < end else { throw fault("a bare &") }
        let name = string(place + 1..<semicolon)
        guard let character = Self.references[name] else { throw fault("&\(name);") }
        result.append(character)
        place = semicolon
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        throw fault("a bare \(Unicode.Scalar(byte))")
      case 0...0x8, 0xB...0x1F, 0x7F: throw fault("a control character")
      default: result.append(byte)
      }
      place += 1
    }
    return result
  }

  // MARK: Tags

  private mutating func readEndTag() throws {
    let end = next(">")
    guard end < html.count else { throw fault("a tag without an end") }
    let tag = string(place + 2..<end)
    guard let last = open.popLast(), path.popLast() == tag else {
      throw fault("</\(tag)> closes nothing")
    }
    close(last)
    place = end + 1
  }

  private mutating func close(_ index: Int) {
    if elements[index].name != "script" {
      elements[index].range = elements[index].range.lowerBound..<text.count
    }
  }

  private mutating func readStartTag() throws {
    place += 1
    let start = place
    while place < html.count, Self.isLetterOrDigit(html[place]) { place += 1 }
    let tag = string(start..<place)
    guard !tag.isEmpty else { throw fault("a bare <") }
    let (attributes, closesItself) = try readAttributes(of: tag)
    try checkPlace(of: tag)
    elements.append(
      Markup.Element(
        name: tag, attributes: attributes,
        language: attributes["lang"] ?? open.last.map { elements[$0].language } ?? "", path: path,
        range: text.count..<text.count))
    if Self.void.contains(tag) || closesItself { return }
    open.append(elements.count - 1)
    path.append(tag)
    if tag == "script" { try readScript() }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x41...0x5A ~= byte || 0x30...0x39 ~= byte
  }

  /// Reads the content of a script, which is not markup.
  private mutating func readScript() throws {
    let start = place
    while place < html.count, !isNext("</script>") {
      place += 1
      place = next("<")
    }
    guard place < html.count else { throw fault("a script without an end") }
    elements[elements.count - 1].range = scripts.count..<scripts.count + place - start
    scripts += html[start..<place]
  }

  private func checkPlace(of tag: String) throws {
    if tag == "a", path.contains("a") { throw fault("<a> inside <a>") }
    guard kind == .page else { return }
    if Self.block.contains(tag), let around = path.last(where: Self.phrasingOnly.contains) {
      throw fault("<\(tag)> inside <\(around)>")
    }
    if tag == "li", !["ul", "ol"].contains(path.last) { throw fault("<li> outside a list") }
  }

  private mutating func readAttributes(
    of tag: String
  ) throws -> (attributes: [String: String], closesItself: Bool) {
    var attributes: [String: String] = [:]
    while true {
      let end = place
      while place < html.count, Self.isBlank(html[place]) { place += 1 }
      for (mark, closesItself) in [("/>", true), (">", false)] where isNext(mark) {
        place += mark.utf8.count
        return (attributes, closesItself)
      }
      guard place > end else { throw fault("<\(tag)> has no space before an attribute") }
      let start = place
      while place < html.count, !Self.isBlank(html[place]), html[place] != UInt8(ascii: "="),
        html[place] != UInt8(ascii: ">")
      {
        place += 1
      }
      let key = string(start..<place)
      guard !key.isEmpty else { throw fault("a broken <\(tag)>") }
      let value = isNext("=") ? try readValue(of: key) : ""
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw fault("\(key) twice in <\(tag)>")
      }
    }
  }

  private mutating func readValue(of key: String) throws -> String {
    guard isNext("=\"") else { throw fault("\(key) is not quoted") }
    place += 2
    let quote = next("\"")
    guard quote < html.count else { throw fault("\(key) never ends") }
    let value = try resolved(upTo: quote)
    place = quote + 1
    return String(decoding: value, as: UTF8.self)
  }
}
