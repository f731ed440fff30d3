import TestSupport
import Testing

extension Markup {
  private static let harmless: Set<String> = [
    "br", "hr", "img", "col", "source", "wbr", "input", "p", "h1", "h2", "h3", "h4", "h5", "h6",
    "blockquote", "ul", "ol", "li", "pre", "code", "em", "strong", "del", "a", "table", "thead",
    "tbody", "tfoot", "tr", "th", "td", "div", "details", "summary", "b", "i", "u", "s", "sub",
    "sup", "kbd", "span", "small", "mark", "figure", "figcaption", "picture", "ruby", "rt", "rp",
    "dl", "dt", "dd", "caption", "colgroup", "ins",
  ]
  private static let harmlessAttributes: Set<String> = [
    "href", "src", "alt", "title", "width", "height", "align", "class", "start", "colspan",
    "rowspan", "type", "checked", "disabled", "open", "lang", "dir", "srcset", "media", "scope",
    "span", "value", "reversed", "datetime", "id",
  ]

  /// Reports each element, attribute and address that could run or load code.
  func expectHarmless(_ comment: Comment) {
    for element in elements {
      #expect(Self.harmless.contains(element.name), comment)
      for (name, value) in element.attributes {
        #expect(Self.harmlessAttributes.contains(name), comment)
        guard name == "href" || name == "src" else { continue }
        let scheme = value.lowercased().prefix { $0 != ":" && $0 != "/" }
        let runs = ["javascript", "data", "vbscript"].contains { scheme.contains($0) }
        #expect(!runs || !value.contains(":"), comment)
      }
    }
  }
}
