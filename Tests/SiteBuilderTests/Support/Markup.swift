/// A strict reader of the HTML that pages are made of: what it accepts is nested and quoted right.
struct Markup {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  struct Element {
    let name: String
    let attributes: [String: String]
    /// The language that the element's text is in, inherited where it does not say.
    let language: String
    /// The names of the elements around it, outermost first.
    let path: [String]
    /// All character data inside, references resolved.
    var text = ""
  }

  /// In document order.
  private(set) var elements: [Element] = []

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  /// What may not stand inside a paragraph or heading.
  private static let block: Set<String> = [
    "article", "aside", "blockquote", "details", "div", "dl", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section",
    "table", "ul",
  ]
  private static let phrasingOnly: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "summary", "a", "em", "strong", "b", "i",
  ]

  init(_ html: String, name: String) throws {
    var rest = Substring(html)
    var open: [Int] = []
    func fault(_ message: String) -> Fault {
      let line = html[..<rest.startIndex].count { $0 == "\n" } + 1
      return Fault(description: "\(name):\(line): \(message)")
    }
    while let next = rest.first {
      if next != "<" {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        let data = try Self.resolved(rest[..<end]) { fault($0) }
        for index in open { elements[index].text += data }
        if open.isEmpty, !data.allSatisfy(\.isWhitespace) { throw fault("text outside") }
        rest = rest[end...]
        continue
      }
      if rest.hasPrefix("<!doctype html>") {
        rest = rest.dropFirst(15)
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw fault("a tag without an end") }
      let isEnd = rest.dropFirst().first == "/"
      if isEnd {
        let tag = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
        guard let last = open.popLast(), elements[last].name == tag else {
          throw fault("</\(tag)> closes nothing")
        }
        rest = rest[rest.index(after: end)...]
        continue
      }
      rest = rest.dropFirst()
      let tag = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
      guard !tag.isEmpty else { throw fault("a bare <") }
      rest = rest.dropFirst(tag.count)
      var attributes: [String: String] = [:]
      var closesItself = false
      while true {
        rest = rest.drop(while: \.isWhitespace)
        if rest.hasPrefix("/>") {
          closesItself = true
          rest = rest.dropFirst(2)
          break
        }
        if rest.hasPrefix(">") {
          rest = rest.dropFirst()
          break
        }
        let key = String(rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace })
        guard !key.isEmpty else { throw fault("a broken <\(tag)>") }
        rest = rest.dropFirst(key.count)
        var value = ""
        if rest.first == "=" {
          guard rest.dropFirst().first == "\"" else { throw fault("\(key) is not quoted") }
          rest = rest.dropFirst(2)
          guard let quote = rest.firstIndex(where: { $0.unicodeScalars.first == "\"" }),
            rest[quote] == "\""
          else { throw fault("\(key) never ends") }
          value = try Self.resolved(rest[..<quote]) { fault($0) }
          rest = rest[rest.index(after: quote)...]
        }
        guard attributes.updateValue(value, forKey: key) == nil else {
          throw fault("\(key) twice in <\(tag)>")
        }
      }
      let path = open.map { elements[$0].name }
      if Self.block.contains(tag), let around = path.last(where: Self.phrasingOnly.contains) {
        throw fault("<\(tag)> inside <\(around)>")
      }
      if tag == "a", path.contains("a") { throw fault("<a> inside <a>") }
      if tag == "li", !["ul", "ol"].contains(path.last) { throw fault("<li> outside a list") }
      let language = attributes["lang"] ?? open.last.map { elements[$0].language } ?? ""
      elements.append(
        Element(name: tag, attributes: attributes, language: language, path: path))
      if !Self.void.contains(tag), !closesItself { open.append(elements.count - 1) }
    }
    if let last = open.last { throw fault("<\(elements[last].name)> is never closed") }
  }

  func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  /// What a reader sees and hears: text, and the words of attributes that are read out.
  var words: String {
    var words = elements.first { $0.name == "body" }?.text ?? ""
    for element in elements {
      for name in ["alt", "title", "aria-label"] { words += " " + (element.attributes[name] ?? "") }
    }
    return words
  }

  private static func resolved(
    _ text: Substring, _ fault: (String) -> Fault
  ) throws -> String {
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
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}":
        throw fault("a control character")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
