import TextBasics

/// The values of a note's own front matter, which its text may name.
///
/// - VitePress: `{{ $frontmatter.title }}` (vitepress.dev/guide/frontmatter)
/// - Jekyll: `{{ page.title }}` (jekyllrb.com/docs/variables)
/// - Hugo: `{{< param title >}}` (gohugo.io/shortcodes/param)
/// - Eleventy and MyST: `{{ title }}` (mystmd.org/guide/frontmatter)
struct PageValues: Sendable {
  /// The filters of Liquid, Nunjucks and Jinja that leave a text as its readers see it.
  private static let quietFilters: Set<String> = [
    "escape", "e", "xml_escape", "escape_once", "strip", "trim", "markdownify", "safe",
    "strip_html",
  ]

  private let values: [String: String]

  init(_ values: [String: String] = [:]) { self.values = values }

  var isEmpty: Bool { values.isEmpty }

  /// The value of `name`, in one line; nil also for one that holds nothing.
  func value(of name: String) -> String? {
    let line = values[name]?.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
    return line == "" ? nil : line
  }

  /// The value of the expression between `{{` and `}}`; nil if only another site knows it.
  func value(ofExpression expression: String) -> String? {
    if isEmpty { return nil }
    let parts = expression.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    guard let path = parts.first, parts.dropFirst().allSatisfy(Self.quietFilters.contains) else {
      return nil
    }
    for prefix in ["$frontmatter.", "frontmatter.", "$page.frontmatter.", "page."]
    where path.hasPrefix(prefix) {
      return value(of: String(path.dropFirst(prefix.count)))
    }
    return value(of: path)
  }

  /// The meaning of a tag; for `param` the value that it names, if it is known.
  func meaning(of tag: TemplateTag) -> TagMeaning {
    if tag.name == "param", let name = tag.values.first, let value = value(of: name) {
      return .text(value)
    }
    return TagMeaning(tag)
  }

  /// The expressions in a text whose values are known, as the text has them, and as they are read;
  /// not those whose values are so short that the words around may hold them by chance.
  ///
  /// - Complexity: O(text).
  func all(in bytes: [UInt8]) -> [(written: [UInt8], read: [UInt8])] {
    var found: [(written: [UInt8], read: [UInt8])] = []
    var scanner = LineScanner(bytes, bytes.indices)
    while !isEmpty, let open = scanner.first("{{") {
      scanner.index = open
      let near = scanner.limited(to: 1_024)
      if let tag = TemplateTag(near), tag.name == "param", let name = tag.values.first,
        let value = value(of: name)
      {
        found.append((Array(bytes[open..<tag.end]), Array(value.utf8)))
        scanner.index = tag.end
      } else if let close = near.first("}}"),
        let value = value(ofExpression: near.text((open + 2)..<close))
      {
        found.append((Array(bytes[open..<(close + 2)]), Array(value.utf8)))
        scanner.index = close + 2
      } else {
        scanner.index = open + 2
      }
    }
    return found.filter { $0.read.count > 3 }
  }

  /// The text of `"path" | relative_url`, whose filters only its site knows; nil for a variable.
  static func literal(_ start: LineScanner) -> String? {
    var scanner = start
    guard let quote = scanner.next, quote == 0x22 || quote == 0x27 else { return nil }
    scanner.index += 1
    let first = scanner.index
    scanner.skip { $0 != quote }
    let text = scanner.text(first..<scanner.index)
    guard scanner.take(quote) else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd || scanner.next == 0x7C ? text : nil
  }
}
