import CCmark

/// Markdown, read by libcmark and completed with what libcmark lacks.
package enum Markdown {
  /// How deep blocks, and inlines in a block, nest before the deeper ones are flattened.
  package static let maximumDepth = 100

  /// Reads `bytes`, which are UTF-8.
  ///
  /// `firstLine` is the number that the first line has in its file, so that blocks know the
  /// file's lines.
  package static func parse(
    _ bytes: [UInt8], firstLine: Int = 1, options: MarkdownOptions = .notes
  ) -> MarkdownDocument {
    let tree = Tree(parsing: bytes.span)
    let blocks = tree.blocks { $0 + firstLine - 1 }
    return MarkdownDocument(blocks: blocks, findings: [])
  }

  /// The text of `inlines` without markup, as a reader would read it aloud: alternative text for
  /// pictures, a space for a line break where its language has one.
  package static func plainText(of inlines: [Inline]) -> String {
    var text = ""
    for inline in inlines {
      switch inline {
      case .text(let string), .code(let string): text += string
      case .softBreak, .hardBreak: text += " "
      case .html: break
      case .element(_, let children), .emphasis(let children), .strong(let children),
        .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
        text += plainText(of: children)
      }
    }
    return text
  }
}

/// Owns one cmark tree; the only type in the package that touches C memory.
private struct Tree: ~Copyable {
  private let root: OpaquePointer?

  init(parsing source: Span<UInt8>) {
    root = source.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        cmark_parse_document(chars.baseAddress, chars.count, CMARK_OPT_DEFAULT)
      }
    }
  }

  deinit {
    if let root { cmark_node_free(root) }
  }

  func blocks(line: (Int) -> Int) -> [Block] {
    guard let root else { return [] }
    return Tree.blocks(in: root, line: line)
  }

  private static func blocks(in parent: OpaquePointer, line: (Int) -> Int) -> [Block] {
    var result: [Block] = []
    var next = cmark_node_first_child(parent)
    while let node = next {
      let start = line(max(1, Int(cmark_node_get_start_line(node))))
      let end = line(max(1, Int(cmark_node_get_end_line(node))))
      if let kind = kind(of: node, line: line) {
        result.append(Block(kind, lines: start...max(start, end)))
      }
      next = cmark_node_next(node)
    }
    return result
  }

  private static func kind(of node: OpaquePointer, line: (Int) -> Int) -> Block.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: return .quote(blocks(in: node, line: line))
    case CMARK_NODE_LIST:
      let ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let list = Block.List(
        start: ordered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
      return .list(list, blocks(in: node, line: line))
    case CMARK_NODE_ITEM: return .item(task: nil, blocks(in: node, line: line))
    case CMARK_NODE_CODE_BLOCK:
      // cmark gives an indented block and a fence without information the same empty string.
      return .code(info: string(cmark_node_get_fence_info(node)), literal: literal(of: node))
    case CMARK_NODE_HTML_BLOCK: return .html(literal: literal(of: node))
    case CMARK_NODE_PARAGRAPH: return .paragraph(inlines(in: node))
    case CMARK_NODE_HEADING:
      return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    default: return nil
    }
  }

  private static func inlines(in parent: OpaquePointer) -> [Inline] {
    var result: [Inline] = []
    var next = cmark_node_first_child(parent)
    while let node = next {
      if let inline = inline(of: node) { result.append(inline) }
      next = cmark_node_next(node)
    }
    return result
  }

  private static func inline(of node: OpaquePointer) -> Inline? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text(literal(of: node))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .hardBreak
    case CMARK_NODE_CODE: .code(literal(of: node))
    case CMARK_NODE_HTML_INLINE: .html(literal(of: node))
    case CMARK_NODE_EMPH: .emphasis(inlines(in: node))
    case CMARK_NODE_STRONG: .strong(inlines(in: node))
    case CMARK_NODE_LINK:
      .link(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
        inlines(in: node))
    case CMARK_NODE_IMAGE:
      .image(
        source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
        inlines(in: node))
    default: nil
    }
  }

  private static func literal(of node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private static func string(_ chars: UnsafePointer<CChar>?) -> String {
    chars.map { String(cString: $0) } ?? ""
  }
}
