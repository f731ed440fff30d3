/// The HTML elements and attributes that are harmless in notes.
///
/// Everything is excluded that may run code, load a document, restyle the page, or change how a
/// browser parses the rest of the page (raw text elements, SVG, MathML, templates, forms).
enum HTMLAllowList {
  /// The content model of an element.
  enum Content {
    /// Stands in a line of text and contains such text.
    case phrasing
    /// Has no content.
    case void
    /// Contains blocks.
    case flow
    /// Contains only certain elements, as `ul` and `table` do.
    case structure
  }

  static func content(of name: String) -> Content? { elements[name] }
  static func isKnown(_ name: String) -> Bool { elements[name] != nil }
  /// Whether an element holds blocks, or others that do.
  static func isBlock(_ name: String) -> Bool {
    content(of: name) == .flow || content(of: name) == .structure
  }
  static func isVoid(_ name: String) -> Bool { content(of: name) == .void }

  /// Whether an element may stand in a line of text.
  static func isPhrasing(_ name: String) -> Bool {
    content(of: name) == .phrasing || name == "br" || name == "img" || name == "wbr"
  }

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

  /// Whether an attribute serves only the look of an element or scripts: no reader misses it.
  static func isPresentation(_ name: String) -> Bool {
    presentation.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
  }

  private static let presentation: Set<String> = [
    "bgcolor", "border", "cellpadding", "cellspacing", "class", "color", "decoding", "face",
    "fetchpriority", "frame", "height", "hspace", "loading", "nowrap", "rel", "role", "rules",
    "size", "style", "tabindex", "target", "valign", "vspace", "width",
  ]

  /// Whether an element holds a caption for the table or figure around it.
  static func isCaption(_ name: String) -> Bool { name == "caption" || name == "figcaption" }

  /// The elements that `name` may be a child of; nil for any.
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

  /// The open elements that the opening tag `name` closes, as the optional tags of the HTML
  /// standard do.
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

  /// The type of an attribute's value.
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
