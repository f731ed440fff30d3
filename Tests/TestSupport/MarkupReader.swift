/// Reads HTML tag by tag for ``Markup``.
struct MarkupReader {
  private let html: String
  private let name: String
  private let kind: Markup.Kind
  private var rest: Substring
  private var elements: [Markup.Element] = []
  /// The indices of the open elements.
  private var open: [Int] = []

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

  init(_ html: String, name: String, kind: Markup.Kind) {
    self.html = html
    self.name = name
    self.kind = kind
    rest = Substring(html)
  }

  mutating func read() throws -> [Markup.Element] {
    while let next = rest.first {
      if next != "<" {
        try readText()
      } else if rest.hasPrefix("<!doctype html>") {
        rest = rest.dropFirst(15)
      } else if rest.hasPrefix("</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    if let last = open.last { throw fault("<\(elements[last].name)> is never closed") }
    return elements
  }

  private func fault(_ message: String) -> Markup.Fault {
    let line = html[..<rest.startIndex].count { $0 == "\n" } + 1
    return Markup.Fault(description: "\(name):\(line): \(message)")
  }

  // MARK: Text

  private mutating func readText() throws {
    let end = rest.firstIndex(of: "<") ?? rest.endIndex
    let data = try resolved(rest[..<end])
    for index in open { elements[index].text += data }
    if kind == .page, open.isEmpty, !data.allSatisfy(\.isWhitespace) { throw fault("text outside") }
    rest = rest[end...]
  }

  private func resolved(_ text: Substring) throws -> String {
    var result = ""
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&":
        guard let end = rest.firstIndex(of: ";") else { throw fault("a bare &") }
        let name = String(rest[..<end])
        guard let character = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"][name]
        else { throw fault("&\(name);") }
        result += character
        rest = rest[rest.index(after: end)...]
      case "<", ">": throw fault("a bare \(scalar)")
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}": throw fault("a control character")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Tags

  private mutating func readEndTag() throws {
    guard let end = rest.firstIndex(of: ">") else { throw fault("a tag without an end") }
    let tag = rest[..<end].dropFirst(2)
    guard let last = open.popLast(), elements[last].name == tag else {
      throw fault("</\(tag)> closes nothing")
    }
    rest = rest[rest.index(after: end)...]
  }

  private mutating func readStartTag() throws {
    rest = rest.dropFirst()
    let tag = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
    guard !tag.isEmpty else { throw fault("a bare <") }
    rest = rest.dropFirst(tag.count)
    let (attributes, closesItself) = try readAttributes(of: tag)
    let path = open.map { elements[$0].name }
    try checkPlace(of: tag, in: path)
    elements.append(
      Markup.Element(
        name: tag, attributes: attributes,
        language: attributes["lang"] ?? open.last.map { elements[$0].language } ?? "", path: path))
    if Self.void.contains(tag) || closesItself { return }
    open.append(elements.count - 1)
    if tag == "script" { try readScript() }
  }

  /// Reads the content of a script, which is not markup.
  private mutating func readScript() throws {
    guard let end = rest.firstRange(of: "</script>") else { throw fault("a script without an end") }
    elements[elements.count - 1].text = String(rest[..<end.lowerBound])
    rest = rest[end.lowerBound...]
  }

  private func checkPlace(of tag: String, in path: [String]) throws {
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
      rest = rest.drop(while: \.isWhitespace)
      for (end, closesItself) in [("/>", true), (">", false)] where rest.hasPrefix(end) {
        rest = rest.dropFirst(end.count)
        return (attributes, closesItself)
      }
      let key = String(rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace })
      guard !key.isEmpty else { throw fault("a broken <\(tag)>") }
      rest = rest.dropFirst(key.count)
      let value = rest.first == "=" ? try readValue(of: key) : ""
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw fault("\(key) twice in <\(tag)>")
      }
    }
  }

  private mutating func readValue(of key: String) throws -> String {
    guard rest.hasPrefix("=\"") else { throw fault("\(key) is not quoted") }
    rest = rest.dropFirst(2)
    // By scalars, because a combining mark after the quotation mark forms one character with it.
    guard let quote = rest.firstIndex(where: { $0.unicodeScalars.first == "\"" }),
      rest[quote] == "\""
    else { throw fault("\(key) never ends") }
    let value = try resolved(rest[..<quote])
    rest = rest[rest.index(after: quote)...]
    return value
  }
}
