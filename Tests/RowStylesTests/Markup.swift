/// A strict reader of the markup that the renderer writes: it knows no repairs, so that what a
/// browser would repair is a fault here.
struct Markup {
  private(set) var faults: [String] = []
  private(set) var ids: [String] = []

  private static let void: Set<String> = [
    "br", "img", "input", "meta", "link", "hr", "path", "col", "wbr",
  ]

  init(_ text: String) throws {
    var open: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = Self.end(of: rest) else {
        faults.append("a tag is not closed: \(rest.prefix(40))")
        return
      }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.popLast() != name { faults.append("</\(name)> closes nothing") }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "/" })
      check(attributes: tag.dropFirst(name.count), of: name)
      if name == "script", let close = rest.firstRange(of: "</script>") {
        rest = rest[close.upperBound...]
      } else if !Self.void.contains(name), !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    if !open.isEmpty { faults.append("left open: \(open)") }
  }

  /// The end of a tag, which a `>` in a quoted value is not.
  private static func end(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == "\"" { isQuoted.toggle() }
      return text[index] == ">" && !isQuoted
    }
  }

  private mutating func check(attributes: Substring, of element: String) {
    var seen: Set<String> = []
    for match in attributes.matches(of: #/ ([a-z-]+)(?:="([^"]*)")?/#) {
      let name = String(match.output.1)
      if !seen.insert(name).inserted { faults.append("\(element) has \(name) twice") }
      if name == "id", let id = match.output.2 { ids.append(String(id)) }
      if let value = match.output.2, value.contains("<") {
        faults.append("\(element) \(name) holds <")
      }
    }
  }
}
