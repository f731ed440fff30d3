extension MarkdownFinding {
  /// Says that a tag is no markup here.
  static func shownAsText(_ raw: String, because reason: String, line: Int) -> MarkdownFinding {
    let (excerpt, isCut) = raw.firstLine
    return MarkdownFinding(
      .warning, "html-shown-as-text",
      "\(excerpt)\(isCut ? "…" : "") \(reason); it is shown as text", line: line,
      excerpt: excerpt)
  }

  /// Says that an element is left out.
  static func leftOut(_ raw: String, _ message: String, line: Int) -> MarkdownFinding {
    MarkdownFinding(.note, "html-left-out", message, line: line, excerpt: raw.firstLine.text)
  }

  /// Names the attributes of a tag that a page does not get; nil where there are none.
  ///
  /// One finding for a tag, since each attribute may take but two bytes.
  static func leftOut(_ attributes: [String], of raw: String, line: Int) -> MarkdownFinding? {
    let shown = 4
    let names = attributes.prefix(attributes.count > shown + 1 ? shown : shown + 1).map {
      let (name, isCut) = $0.firstLine
      return isCut ? name + "…" : name
    }
    guard let last = names.last else { return nil }
    let list: String
    if attributes.count > names.count {
      list = "\(names.joined(separator: ", ")) and \(attributes.count - names.count) others"
    } else if names.count > 1 {
      list = "\(names.dropLast().joined(separator: ", ")) and \(last)"
    } else {
      list = last
    }
    return MarkdownFinding(
      .warning, "html-attribute-left-out",
      attributes.count == 1
        ? "the attribute \(list) is left out" : "the attributes \(list) are left out",
      line: line, excerpt: raw.firstLine.text)
  }
}
