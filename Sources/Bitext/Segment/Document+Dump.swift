extension Document {
  /// One line per segment: lines, kind, language, text; for tests and for people.
  ///
  /// `en>ko` is English in a Korean text.
  package var dump: String {
    segments.map { segment in
      let lines = segment.lines
      let range =
        lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
      let text = segment.text.replacing("\n", with: "⏎")
      let audience = segment.audience == segment.language ? "" : ">\(segment.audience)"
      return "\(range) \(segment.kind.name) \(segment.language)\(audience) \(text)\n"
    }.joined()
  }
}

extension Segment.Kind {
  /// As it is called outside: `heading`, `item`, `frontmatter` and so on.
  package var name: String {
    switch self {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .item: "item"
    case .quote: "quote"
    case .cell: "cell"
    case .caption: "caption"
    case .code: "code"
    case .image: "image"
    case .html: "html"
    case .frontMatter: "frontmatter"
    }
  }
}
