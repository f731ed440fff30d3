/// The HTML elements and attributes that are harmless in notes.
///
/// Everything that may run, load a document, restyle the page, or change how the parser of a
/// browser reads what follows (raw text elements, SVG, MathML, templates, forms) is left out.
enum HTMLAllowList {
  /// How an element takes part in a page.
  enum Content {
    /// Stands in a line of text and holds such text.
    case phrasing
    /// Stands for itself and holds nothing.
    case void
    /// Holds blocks.
    case flow
    /// Holds only certain elements: `ul`, `table` and their like.
    case structure
  }

  static func content(of name: String) -> Content? { elements[name] }
  static func isKnown(_ name: String) -> Bool { elements[name] != nil }
  static func isVoid(_ name: String) -> Bool { content(of: name) == .void }

  private static let elements: [String: Content] = {
    var elements: [String: Content] = [:]
    for name in [
      "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i",
      "ins", "kbd", "mark", "picture", "q", "rp", "rt", "ruby", "s", "samp", "small", "span",
      "strike", "strong", "sub", "sup", "time", "tt", "u", "var",
    ] { elements[name] = .phrasing }
    for name in ["br", "col", "hr", "img", "source", "wbr"] { elements[name] = .void }
    for name in [
      "article", "aside", "blockquote", "caption", "center", "dd", "details", "div", "dt",
      "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "li",
      "main", "nav", "p", "pre", "section", "summary", "td", "th",
    ] { elements[name] = .flow }
    for name in [
      "colgroup", "dl", "ol", "table", "tbody", "tfoot", "thead", "tr", "ul",
    ] { elements[name] = .structure }
    return elements
  }()

  /// The elements that `name` may stand in; nil where any will do.
  static func parents(of name: String) -> [String]? {
    switch name {
    case "li": ["ul", "ol"]
    case "dt", "dd": ["dl"]
    case "tr": ["table", "thead", "tbody", "tfoot"]
    case "td", "th": ["tr"]
    case "thead", "tbody", "tfoot", "caption", "colgroup": ["table"]
    case "col": ["colgroup", "table"]
    case "summary": ["details"]
    case "figcaption": ["figure"]
    case "source": ["picture"]
    case "rt", "rp": ["ruby"]
    default: nil
    }
  }

  /// The open elements that the opening tag `name` closes, as in the HTML standard's optional
  /// tags.
  static func closedBy(_ name: String) -> [String] {
    switch name {
    case "li": ["li", "p"]
    case "dt", "dd": ["dt", "dd", "p"]
    case "tr": ["tr", "td", "th", "p"]
    case "td", "th": ["td", "th", "p"]
    case "thead", "tbody", "tfoot": ["thead", "tbody", "tfoot", "tr", "td", "th", "caption", "p"]
    default: content(of: name) == .flow || content(of: name) == .structure ? ["p"] : []
    }
  }

  /// What an attribute's value must be.
  enum Value { case text, url, urlSet, number, length, flag, anchor, oneOf([String]) }

  static func value(of attribute: String, on element: String) -> Value? {
    switch (attribute, element) {
    case ("title", _), ("lang", _): .text
    case ("id", _), ("name", "a"): .anchor
    case ("dir", _): .oneOf(["ltr", "rtl", "auto"])
    case ("href", "a"): .url
    case ("src", "img"): .url
    case ("srcset", "img"), ("srcset", "source"): .urlSet
    case ("media", "source"), ("type", "source"), ("alt", "img"): .text
    case ("width", "img"), ("height", "img"): .length
    case ("colspan", "td"), ("colspan", "th"), ("rowspan", "td"), ("rowspan", "th"): .number
    case ("span", "col"), ("span", "colgroup"), ("start", "ol"), ("value", "li"): .number
    case ("scope", "th"): .oneOf(["row", "col", "rowgroup", "colgroup"])
    case ("open", "details"), ("reversed", "ol"): .flag
    case ("type", "ol"): .oneOf(["1", "a", "A", "i", "I"])
    case ("datetime", "time"), ("datetime", "del"), ("datetime", "ins"): .text
    case ("align", "p"), ("align", "div"), ("align", "td"), ("align", "th"), ("align", "tr"),
      ("align", "h1"), ("align", "h2"), ("align", "h3"), ("align", "h4"), ("align", "h5"),
      ("align", "h6"), ("align", "img"), ("align", "table"):
      .oneOf(["left", "center", "right"])
    default: nil
    }
  }
}
