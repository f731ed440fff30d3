import CCmark
import Glibc

/// Owns one libcmark tree; besides its ``CommonMarkArena`` the only type in the package that touches
/// C memory.
///
/// Block lines are trusted, columns only where a paragraph begins: libcmark's other columns are
/// inclusive at their ends, absent, or wrong.
struct CommonMarkTree: ~Copyable {
  private let arena: CommonMarkArena
  /// Goes with the arena.
  private let root: OpaquePointer?
  private let strings: CommonMarkStrings

  init(parsing bytes: [UInt8]) {
    let arena = CommonMarkArena(forTextOf: bytes.count)
    root = arena.serving { memory in
      let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory)
      defer { cmark_parser_free(parser) }
      bytes.span.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { chars in
          cmark_parser_feed(parser, chars.baseAddress, chars.count)
        }
      }
      return cmark_parser_finish(parser)
    }
    self.arena = arena
    strings = CommonMarkStrings(of: bytes)
  }

  /// The leaves whose lines may need rewriting, in order.
  func outline() -> [Outline] {
    guard let root else { return [] }
    return arena.serving { _ in Self.outline(of: root) }
  }

  private static func outline(of root: OpaquePointer) -> [Outline] {
    guard let iterator = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(iterator) }
    var leaves: [Outline] = []
    var containers: [Outline.Container] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_ITEM {
        if event == CMARK_EVENT_EXIT {
          containers.removeLast()
        } else {
          containers.append(
            Outline.Container(
              kind: type == CMARK_NODE_ITEM ? .item : .quote, line: Self.lines(of: node).lowerBound)
          )
        }
      }
      guard event == CMARK_EVENT_ENTER, containers.count <= Markdown.maximumDepth,
        let kind = Self.outlineKind(of: node)
      else { continue }
      leaves.append(
        Outline(
          kind: kind, lines: Self.lines(of: node),
          offset: max(0, Int(cmark_node_get_start_column(node)) - 1), containers: containers))
      // Its inlines are of no interest here.
      cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
    }
    return leaves
  }

  private static func outlineKind(of node: OpaquePointer) -> Outline.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HTML_BLOCK: return .html
    case CMARK_NODE_HEADING:
      let lines = lines(of: node)
      return lines.count > 1 ? .setext : nil
    default: return nil
    }
  }

  private static func lines(of node: OpaquePointer) -> ClosedRange<Int> {
    let start = max(1, Int(cmark_node_get_start_line(node)))
    return start...max(start, Int(cmark_node_get_end_line(node)))
  }

  /// The blocks that `builder` makes of the nodes.
  func blocks(by builder: BlockBuilder, sentinels: Sentinels?) -> [Block] {
    guard let root else { return [] }
    let reader = Reader(builder: builder, sentinels: sentinels, strings: strings)
    return arena.serving { _ in
      var siblings = BlockBuilder.Siblings()
      reader.add(childrenOf: root, depth: 0, to: &siblings)
      return builder.blocks(siblings)
    }
  }

  private struct Reader {
    let builder: BlockBuilder
    let sentinels: Sentinels?
    let strings: CommonMarkStrings

    func add(childrenOf parent: OpaquePointer, depth: Int, to siblings: inout BlockBuilder.Siblings)
    {
      siblings.expect(count(of: parent))
      var next = cmark_node_first_child(parent)
      while let node = next {
        next = cmark_node_next(node)
        let lines = CommonMarkTree.lines(of: node)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST:
          if depth >= Markdown.maximumDepth {
            builder.noteFlattening(onLine: lines.lowerBound)
            add(leavesOf: node, to: &siblings)
          } else if cmark_node_get_type(node) == CMARK_NODE_LIST {
            builder.add(list(node, depth: depth), on: lines, to: &siblings)
          } else {
            var children = BlockBuilder.Siblings()
            add(childrenOf: node, depth: depth + 1, to: &children)
            if let alert = children.alert {
              builder.add(alert: alert, around: children, on: lines, to: &siblings)
            } else {
              builder.add(builder.quote(of: builder.blocks(children)), on: lines, to: &siblings)
            }
          }
        case CMARK_NODE_ITEM:
          var children = BlockBuilder.Siblings(ofItem: true)
          add(childrenOf: node, depth: depth + 1, to: &children)
          let blocks = builder.blocks(children)
          builder.add(.item(task: children.task, blocks), on: lines, to: &siblings)
        default: add(leaf: node, on: lines, isFlattened: false, to: &siblings)
        }
      }
    }

    private func list(_ node: OpaquePointer, depth: Int) -> Block.Kind {
      var children = BlockBuilder.Siblings()
      add(childrenOf: node, depth: depth, to: &children)
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let list = Block.List(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
      return .list(list, builder.blocks(children))
    }

    private func add(
      leaf node: OpaquePointer, on lines: ClosedRange<Int>, isFlattened: Bool,
      to siblings: inout BlockBuilder.Siblings
    ) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_CODE_BLOCK:
        let info = string(cmark_node_get_fence_info(node))
        let kind = Block.Kind.code(info: info.isEmpty ? nil : info, literal: literal(of: node))
        builder.add(kind, on: lines, to: &siblings)
      case CMARK_NODE_HTML_BLOCK:
        builder.add(.html(literal: literal(of: node)), on: lines, to: &siblings)
      case CMARK_NODE_PARAGRAPH:
        let inlines = inlines(in: node, isNoted: !isFlattened)
        builder.add(paragraph: inlines, on: lines, to: &siblings)
      case CMARK_NODE_HEADING:
        let inlines = inlines(in: node, isNoted: !isFlattened)
        let level = Int(cmark_node_get_heading_level(node))
        builder.add(heading: inlines, level: level, on: lines, to: &siblings)
      case CMARK_NODE_THEMATIC_BREAK: builder.add(.thematicBreak, on: lines, to: &siblings)
      default: break
      }
    }

    /// Adds the leaves below a node, whatever their depth.
    private func add(leavesOf node: OpaquePointer, to siblings: inout BlockBuilder.Siblings) {
      guard let iterator = cmark_iter_new(node) else { return }
      defer { cmark_iter_free(iterator) }
      while true {
        let event = cmark_iter_next(iterator)
        guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
        guard event == CMARK_EVENT_ENTER else { continue }
        let lines = CommonMarkTree.lines(of: node)
        add(leaf: node, on: lines, isFlattened: true, to: &siblings)
      }
    }

    private func inlines(in block: OpaquePointer, isNoted: Bool) -> [Inline] {
      var isFlattened = false
      let result = inlines(in: block, depth: 0, isFlattened: &isFlattened)
      if isFlattened, isNoted {
        builder.noteFlattening(onLine: CommonMarkTree.lines(of: block).lowerBound)
      }
      return result
    }

    private func inlines(
      in parent: OpaquePointer, depth: Int, isFlattened: inout Bool
    ) -> [Inline] {
      guard let first = cmark_node_first_child(parent) else { return [] }
      // Most texts are one string.
      if cmark_node_get_type(first) == CMARK_NODE_TEXT, cmark_node_next(first) == nil {
        let text = rawLiteral(of: first)
        return text.isEmpty ? [] : [.text(text)]
      }
      var result: [Inline] = []
      result.reserveCapacity(count(of: parent))
      var text = ""
      var next: OpaquePointer? = first
      while let node = next {
        next = cmark_node_next(node)
        if cmark_node_get_type(node) == CMARK_NODE_TEXT {
          let more = rawLiteral(of: node)
          if text.isEmpty { text = more } else { text += more }
          continue
        }
        if !text.isEmpty {
          result.append(.text(text))
          text = ""
        }
        if depth >= Markdown.maximumDepth, cmark_node_first_child(node) != nil {
          isFlattened = true
          text += plainText(of: node)
        } else if let inline = inline(node, depth: depth, isFlattened: &isFlattened) {
          result.append(inline)
        }
      }
      if !text.isEmpty { result.append(.text(text)) }
      return result
    }

    /// The number of a node's children.
    private func count(of parent: OpaquePointer) -> Int {
      var count = 0
      var next = cmark_node_first_child(parent)
      while let node = next {
        count += 1
        next = cmark_node_next(node)
      }
      return count
    }

    private func inline(
      _ node: OpaquePointer, depth: Int, isFlattened: inout Bool
    ) -> Inline? {
      func children() -> [Inline] {
        inlines(in: node, depth: depth + 1, isFlattened: &isFlattened)
      }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_SOFTBREAK: return .softBreak
      case CMARK_NODE_LINEBREAK: return .hardBreak
      case CMARK_NODE_CODE: return .code(literal(of: node))
      case CMARK_NODE_HTML_INLINE: return .html(literal(of: node))
      case CMARK_NODE_EMPH: return .emphasis(children())
      case CMARK_NODE_STRONG: return .strong(children())
      case CMARK_NODE_LINK:
        return .link(
          destination: string(cmark_node_get_url(node)),
          title: string(cmark_node_get_title(node)), children())
      case CMARK_NODE_IMAGE:
        return .image(
          source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
          children())
      default: return nil
      }
    }

    private func plainText(of node: OpaquePointer) -> String {
      guard let iterator = cmark_iter_new(node) else { return "" }
      defer { cmark_iter_free(iterator) }
      var text = ""
      while true {
        let event = cmark_iter_next(iterator)
        guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
        guard event == CMARK_EVENT_ENTER else { continue }
        switch cmark_node_get_type(node) {
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
        default: text += rawLiteral(of: node)
        }
      }
      return text
    }

    /// With its marks.
    private func rawLiteral(of node: OpaquePointer) -> String {
      strings.string(cmark_node_get_literal(node))
    }

    private func literal(of node: OpaquePointer) -> String {
      string(cmark_node_get_literal(node))
    }

    /// Without marks.
    private func string(_ chars: UnsafePointer<CChar>?) -> String {
      let string = strings.string(chars)
      guard let sentinels, ByteSearch.contains(0xF0, in: string) else { return string }
      return String(decoding: sentinels.unmarked(Array(string.utf8)), as: UTF8.self)
    }
  }
}

extension Markdown {
  /// The version of libcmark, which the system may replace by another one.
  package static var parserVersion: Int { Int(cmark_version()) }
}
