import CLibrary

/// Reads HTML tag by tag for ``Markup``.
///
/// The functions of C go over the bytes, because a debug build needs a microsecond for each character of a string, and
/// the pages of `content/` have millions.
struct MarkupReader {
  /// The bytes and a zero.
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
  /// The open elements that hold phrasing alone.
  private var phrasing: [String] = []

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
    self.html = Array(html.utf8) + [0]
    self.name = name
    self.kind = kind
  }

  mutating func read() throws -> [Markup.Element] {
    place = next("")
    guard place == end else { throw fault("a control character") }
    place = 0
    while place < end {
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

  /// The place after the last byte.
  private var end: Int { html.count - 1 }

  private func isNext(_ text: StaticString) -> Bool {
    unsafe ask { unsafe strncmp($0, text.utf8Start, text.utf8CodeUnitCount) == 0 } ?? false
  }

  /// The place of the next of `ascii`, of the next zero, or the end.
  private func next(_ ascii: String) -> Int {
    place + (unsafe ask { unsafe strcspn($0, ascii) } ?? 0)
  }

  /// The place after all of `ascii` that are next.
  private func after(_ ascii: String) -> Int {
    place + (unsafe ask { unsafe strspn($0, ascii) } ?? 0)
  }

  /// What `function` says of the bytes from the place on, which end with a zero.
  private func ask<Answer>(_ function: (UnsafePointer<UInt8>) -> Answer) -> Answer? {
    unsafe html.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe function($0 + place) }
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: html[range], as: UTF8.self)
  }

  private static let blank = " \t\n\u{B}\u{C}\r"
  private static let lettersAndDigits =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  /// What cannot stand in text as it is.
  private static let special =
    "&<>\u{7F}"
    + String(
      String.UnicodeScalarView(
        (1...0x1F).filter { $0 != 0x9 && $0 != 0xA }.map(Unicode.Scalar.init)))

  // MARK: Text

  private mutating func readText() throws {
    let isOutside = kind == .page && open.isEmpty && after(Self.blank) < next("<")
    let data = try resolved(upTo: next("<"))
    if isOutside { throw fault("text outside") }
    text += data
  }

  /// Reads on to `end` and returns what it reads, with references resolved.
  private mutating func resolved(upTo end: Int) throws -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let special = min(next(Self.special), end)
      result += html[place..<special]
      place = special
      if place == end { break }
      guard html[place] == UInt8(ascii: "&") else {
        if html[place] >= 0x20, html[place] != 0x7F {
          throw fault("a bare \(Unicode.Scalar(html[place]))")
        }
        throw fault("a control character")
      }
      let semicolon = next(";")
      guard semicolon < end else { throw fault("a bare &") }
      let name = string(place + 1..<semicolon)
      guard let character = Self.references[name] else { throw fault("&\(name);") }
      result.append(character)
      place = semicolon + 1
    }
    return result
  }

  // MARK: Tags

  private mutating func readEndTag() throws {
    let closing = next(">")
    guard closing < end else { throw fault("a tag without an end") }
    let tag = string(place + 2..<closing)
    guard let last = open.popLast(), path.popLast() == tag else {
      throw fault("</\(tag)> closes nothing")
    }
    if Self.phrasingOnly.contains(tag) { phrasing.removeLast() }
    close(last)
    place = closing + 1
  }

  private mutating func close(_ index: Int) {
    if elements[index].name != "script" {
      elements[index].range = elements[index].range.lowerBound..<text.count
    }
  }

  private mutating func readStartTag() throws {
    place += 1
    let start = place
    place = after(Self.lettersAndDigits)
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
    if Self.phrasingOnly.contains(tag) { phrasing.append(tag) }
    if tag == "script" { try readScript() }
  }

  /// Reads the content of a script, which is not markup.
  private mutating func readScript() throws {
    let start = place
    while place < end, !isNext("</script>") {
      place += 1
      place = next("<")
    }
    guard place < end else { throw fault("a script without an end") }
    elements[elements.count - 1].range = scripts.count..<scripts.count + place - start
    scripts += html[start..<place]
  }

  private func checkPlace(of tag: String) throws {
    if tag == "a", phrasing.contains("a") { throw fault("<a> inside <a>") }
    guard kind == .page else { return }
    if let around = phrasing.last, Self.block.contains(tag) {
      throw fault("<\(tag)> inside <\(around)>")
    }
    if tag == "li", !["ul", "ol"].contains(path.last) { throw fault("<li> outside a list") }
  }

  private mutating func readAttributes(
    of tag: String
  ) throws -> (attributes: [String: String], closesItself: Bool) {
    var attributes: [String: String] = [:]
    while true {
      let last = place
      place = after(Self.blank)
      for closesItself in [true, false] where isNext(closesItself ? "/>" : ">") {
        place += closesItself ? 2 : 1
        return (attributes, closesItself)
      }
      guard place > last else { throw fault("<\(tag)> has no space before an attribute") }
      let start = place
      place = next(Self.blank + "=>")
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
    guard quote < end else { throw fault("\(key) never ends") }
    let value = try resolved(upTo: quote)
    place = quote + 1
    return String(decoding: value, as: UTF8.self)
  }
}
