import Testing

/// Reads HTML as a strict reader would and finds what could run or does not nest.
struct HTMLInspector {
  private let html: String

  init(_ html: String) { self.html = html }

  private static let void: Set<String> = ["br", "hr", "img", "col", "source", "wbr", "input"]
  private static let elements: Set<String> = void.union([
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol", "li", "pre", "code", "em",
    "strong", "del", "a", "table", "thead", "tbody", "tfoot", "tr", "th", "td", "div", "details",
    "summary", "b", "i", "u", "s", "sub", "sup", "kbd", "span", "small", "mark", "figure",
    "figcaption", "picture", "ruby", "rt", "rp", "dl", "dt", "dd", "caption", "colgroup", "ins",
  ])
  private static let attributes: Set<String> = [
    "href", "src", "alt", "title", "width", "height", "align", "class", "start", "colspan",
    "rowspan", "type", "checked", "disabled", "open", "lang", "dir", "srcset", "media", "scope",
    "span", "value", "reversed", "datetime", "id",
  ]

  /// Records an issue for each fault.
  func check(_ comment: String = "") throws {
    var open: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      let end = try #require(rest[start...].firstIndex(of: ">"), "open tag in \(html) \(comment)")
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        #expect(open.popLast() == String(tag.dropFirst()), "\(html) \(comment)")
        continue
      }
      let name = String(tag.prefix { $0 != " " })
      #expect(Self.elements.contains(name), "\(name) in \(html) \(comment)")
      #expect(name != "a" || !open.contains("a"), "nested links in \(html) \(comment)")
      checkAttributes(of: tag.dropFirst(name.count), comment)
      if !Self.void.contains(name) { open.append(name) }
    }
    #expect(open.isEmpty, "\(html) \(comment)")
  }

  private func checkAttributes(of tag: Substring, _ comment: String) {
    var rest = tag.drop { $0 == " " }
    while let equals = rest.firstIndex(of: "="), !rest.isEmpty {
      let name = String(rest[..<equals])
      #expect(Self.attributes.contains(name), "\(name) in \(html) \(comment)")
      let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
      #expect(rest[equals...].dropFirst().first == "\"", "\(html) \(comment)")
      if name == "href" || name == "src" {
        let scheme = value.lowercased().prefix { $0 != ":" && $0 != "/" }
        #expect(
          !["javascript", "data", "vbscript"].contains { scheme.contains($0) }
            || !value.contains(":"), "\(value) in \(html) \(comment)")
      }
      rest = rest[equals...].dropFirst(value.count + 3).drop { $0 == " " }
    }
    #expect(rest.isEmpty || rest == "/", "\(rest) in \(html) \(comment)")
  }
}
