import TextBasics

/// The meaning of a tag of a template language for a reader of the text around it.
enum TagMeaning: Equatable {
  /// Nothing: it only arranges its contents.
  case nothing
  /// Unknown here; a message tells it.
  case unknown
  /// The beginning and the end of a callout.
  case opening(Callout, title: String)
  case closing
  /// The name of the next part, as that of a tab.
  case title(String)
  case link(text: String, address: String)
  case picture(address: String, alternative: String?, caption: String)
  case text(String)
  /// A title, perhaps linked, and its description, as on a card.
  case entry(title: String, address: String?, description: String?)
  /// The beginning and the end of code in a language.
  case code(language: String)
  case endOfCode
  /// The text up to its end is hidden.
  case comment
  /// The text up to its end is no template.
  case raw
  /// It is no tag.
  case none

  /// Whether it stands between paragraphs.
  var isBlock: Bool {
    switch self {
    case .opening, .closing, .title, .picture, .entry, .code, .endOfCode, .comment, .raw: true
    case .nothing, .unknown, .link, .text, .none: false
    }
  }

  /// Whether it can stand within a line of text, as a picture without a caption can.
  var canBeInline: Bool {
    if case .picture(_, _, let caption) = self { caption.isEmpty } else { !isBlock }
  }

  init(_ tag: TemplateTag) {
    switch tag.syntax {
    case .liquid: self = Self.liquid(tag)
    case .hugo: self = Self.hugo(tag)
    case .kramdown: self = tag.name == "comment" && !tag.isClosing ? .comment : .nothing
    case .component: self = Self.component(tag)
    }
  }

  // MARK: - Liquid, Jekyll, GitBook

  private static func liquid(_ tag: TemplateTag) -> TagMeaning {
    if tag.isClosing {
      switch tag.name {
      // Read with the other marks of callouts.
      case "hint": return .none
      case "highlight", "codeblock": return .endOfCode
      case _ where calloutTags.contains(tag.name): return .closing
      default: return .nothing
      }
    }
    switch tag.name {
    case "hint": return .none
    // The name of a file above its code is no heading.
    case "code": return tag["title"].map { .text($0) } ?? .nothing
    case "tab", "step", "details", "expandable", "update":
      return tag["title", "label", "summary", "date"].map { .title($0) } ?? .nothing
    case "tabs", "stepper", "columns", "column", "content-ref", "cards", "card":
      return .nothing
    case "embed":
      return tag["url"].map { .link(text: $0, address: $0) } ?? .nothing
    case "file":
      guard let source = tag["src"] else { return .nothing }
      return .link(text: tag["caption"] ?? String(source.lastComponent), address: source)
    case "youtube", "vimeo": return video(tag)
    case "comment": return .comment
    case "raw", "verbatim": return .raw
    case "highlight": return .code(language: tag.values.first ?? "")
    case "codeblock": return .code(language: tag["lang"] ?? "")
    // Hexo's links have the words behind the name.
    case "post_link":
      guard let name = tag.values.first else { return .unknown }
      let words = tag.values.dropFirst().filter { $0 != "true" && $0 != "false" }
      return .link(
        text: words.isEmpty ? name : words.joined(separator: " "), address: name + ".md")
    case "asset_img":
      guard let source = tag.values.first(where: \.isPicture) else { return .unknown }
      // Its size, its title and its words follow, the last two between quotation marks or as words.
      let texts = tag.values.drop { $0 != source }.dropFirst().drop { Int($0) != nil }
      let areQuoted = texts.contains { $0.contains(" ") }
      return .picture(
        address: source,
        alternative: areQuoted ? texts.last ?? "" : texts.joined(separator: " "), caption: "")
    case "link", "post_url":
      return tag.values.first.map { .text(tag.name == "link" ? $0 : $0 + ".md") } ?? .unknown
    case "include", "include_relative", "include_cached", "render": return included(tag)
    case _ where calloutTags.contains(tag.name): return callout(tag)
    default: return .unknown
    }
  }

  private static let calloutTags: Set<String> = [
    "alert", "callout", "caution", "danger", "important", "info", "note", "tip", "warning",
  ]

  /// The meaning of a file that a page of Jekyll includes, by the texts that the page passes to it.
  private static func included(_ tag: TemplateTag) -> TagMeaning {
    if let source = tag["src", "file", "image", "url"], source.isPicture {
      return .picture(
        address: SizedPicture.source(source.isPart ? "[[\(source)]]" : source, tag.size),
        alternative: tag.alternative,
        caption: tag["caption", "title"] ?? "")
    }
    if let text = tag["content", "text", "body"] { return .text(text) }
    return tag["title", "heading"].map { .title($0) } ?? .unknown
  }

  // MARK: - Hugo

  private static func hugo(_ tag: TemplateTag) -> TagMeaning {
    let name = tag.name.lowercased()
    if calloutNames.contains(name) || Callout(named: Array(name.utf8)[...]) != nil {
      return tag.isClosing ? .closing : callout(tag)
    }
    if tag.isClosing { return name == "highlight" ? .endOfCode : .nothing }
    switch name {
    case "figure", "img", "image", "picture":
      guard let source = tag["src", "link"] ?? tag.values.first else { return .nothing }
      return .picture(
        address: SizedPicture.source(source, tag.size), alternative: tag.alternative,
        caption: [tag["title"], tag["caption"]].compactMap(\.self).joined(separator: ": "))
    case "ref", "relref": return tag.values.first.map { .text($0) } ?? .nothing
    case "tab", "details", "expand", "collapse", "accordion", "step", "card":
      let title = tag["title", "name", "header", "label", "summary"] ?? tag.values.first
      return title.map { .title($0) } ?? .nothing
    case "tabs", "tabpane", "steps", "cards", "columns", "column", "cardpane", "toc", "br", "div",
      "center", "button":
      return .nothing
    case "highlight": return .code(language: tag.values.first ?? "")
    case "heading", "kbd", "icon", "badge", "param", "abbr", "term", "glossary_tooltip", "mark":
      return (tag["text", "content", "title"] ?? tag.values.first).map { .text($0) } ?? .unknown
    case "youtube", "vimeo": return video(tag)
    default: return tag["text", "content", "title"].map { .text($0) } ?? .unknown
    }
  }

  private static let calloutNames: Set<String> = [
    "alert", "aside", "callout", "notice", "admonition", "hint",
  ]

  // MARK: - MDX

  private static func component(_ tag: TemplateTag) -> TagMeaning {
    let name = tag.name.lowercased()
    if calloutNames.contains(name)
      || Callout(named: Array(name.utf8)[...]) != nil
    {
      if tag.isClosing { return .closing }
      return tag.isSelfClosing ? .nothing : callout(tag)
    }
    if tag.isClosing { return .nothing }
    switch tag.component {
    case "tabitem", "tab", "codeblock", "step", "accordion", "accordionitem", "details":
      return tag["label", "title", "value", "name", "summary", "header"].map { .title($0) }
        ?? .nothing
    case "img", "image", "zoom", "themedimage", "figure":
      guard let source = tag["src", "source"], source.isPicture else { return .unknown }
      return .picture(
        address: SizedPicture.source(source, tag.size), alternative: tag.alternative,
        caption: tag["caption", "title"] ?? "")
    case "tabs", "steps", "cardgroup", "cardgrid", "fragment", "codegroup", "columns", "column",
      "accordiongroup", "cards", "filetree":
      return .nothing
    case "frame":
      return tag["caption", "title"].map { .entry(title: "", address: nil, description: $0) }
        ?? .nothing
    case "badge": return tag["text", "label", "title"].map { .text($0) } ?? .nothing
    case "youtube", "vimeo": return video(tag)
    default: return entry(tag)
    }
  }

  /// The meaning of any component by the texts in its attributes, which are shown although it is
  /// not.
  private static func entry(_ tag: TemplateTag) -> TagMeaning {
    let title = tag["title", "label", "heading", "header", "question", "summary"] ?? name(in: tag)
    let text = tag["description", "text", "content", "tagline", "subtitle", "caption", "body"]
    // A numbered listing or figure is spoken of by its number.
    let description =
      tag["number"].map { number in
        "\(tag.name) \(number)" + (text.map { ": \($0)" } ?? "")
      } ?? text
    let address = tag["href", "to", "url", "link"]
    if let title { return .entry(title: title, address: address, description: description) }
    // A link has its text between its tags, if not in them.
    if let address, tag.isSelfClosing {
      return .entry(title: description ?? address, address: address, description: nil)
    }
    if let description { return .entry(title: "", address: nil, description: description) }
    return tag.component == "card" ? .nothing : .unknown
  }

  /// What a component says it describes, as code: the parameter of `<ParamField path="limit">`, the
  /// field of `<ResponseField name="cursor">`.
  ///
  /// The name of an icon is none.
  private static func name(in tag: TemplateTag) -> String? {
    guard !tag.component.hasSuffix("icon"), let name = tag["name", "path", "query"] else {
      return nil
    }
    return name.contains("`") ? name : "`\(name)`"
  }

  // MARK: - Parts

  /// A picture in Markdown, or in HTML where Markdown is not read and where the author said with an
  /// empty alternative text that it is a decoration, which Markdown cannot say.
  static func picture(_ address: String, _ alternative: String?, isInHTML: Bool = false) -> String {
    guard isInHTML || alternative?.isEmpty == true else {
      return LinkText.picture(address, alternative: alternative ?? "")
    }
    let values = [address, alternative ?? ""].map { $0.attributeValue() }
    return "<img src=\"\(values[0])\" alt=\"\(values[1])\">"
  }

  private static func callout(_ tag: TemplateTag) -> TagMeaning {
    let name = tag.name.lowercased()
    let named = calloutNames.contains(name) ? nil : Callout(named: Array(name.utf8)[...])
    let kind = tag["type", "style", "kind", "level", "variant", "color", "context", "class"]
    // `{% note warning %}` of Hexo says its kind behind the name; on most sites others do not.
    let first = named == nil || tag.syntax == .liquid ? tag.values.first : nil
    let told = (kind ?? first).flatMap { Callout(named: Array($0.utf8)[...]) }
    // A first value that is no kind is the title, as in `{{% notice "Beware" %}}`.
    let values =
      told != nil && kind == nil && first != nil ? tag.values.dropFirst() : tag.values[...]
    let title = tag["title", "heading"] ?? values.first { $0.contains { $0.isLetter } }
    return .opening(told ?? named ?? .note, title: title ?? "")
  }

  private static func video(_ tag: TemplateTag) -> TagMeaning {
    guard let id = tag["id", "videoId", "url"] ?? tag.values.first else { return .nothing }
    if id.hasPrefix("http") { return .link(text: id, address: id) }
    let address =
      tag.name.lowercased() == "vimeo"
      ? "https://vimeo.com/\(id)" : "https://www.youtube.com/watch?v=\(id)"
    return .link(text: address, address: address)
  }
}

extension String {
  fileprivate var lastComponent: Substring {
    split(separator: "/").last ?? self[...]
  }

  /// Whether the address is only the end of one, to which the included file adds the beginning: it
  /// is looked for as a ``WikiLink`` is.
  fileprivate var isPart: Bool {
    first != "/" && first != "." && contains("/") && !contains { ":{[]".contains($0) }
  }

  /// Whether the address ends as that of a picture does.
  var isPicture: Bool {
    let path = prefix { $0 != "?" && $0 != "#" }.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif"].contains {
      path.hasSuffix($0)
    }
  }
}
