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
