import CCmark

extension CommonMarkTree {
  /// The blocks that `builder` makes of the nodes.
  func blocks(by builder: BlockBuilder, sentinels: Sentinels?) -> [Block] {
    let blocks = read { root, strings in
      let reader = Reader(builder: builder, sentinels: sentinels, strings: strings)
      var siblings = BlockBuilder.Siblings()
      reader.add(childrenOf: root, depth: 0, to: &siblings)
      return builder.blocks(siblings)
    }
    return blocks ?? []
  }

  /// Makes blocks of nodes.
  private struct Reader {
    let builder: BlockBuilder
    let sentinels: Sentinels?
    let strings: CommonMarkStrings

    func add(
      childrenOf parent: CommonMarkNode, depth: Int, to siblings: inout BlockBuilder.Siblings
    ) {
      siblings.expect(parent.childCount)
      var next = parent.firstChild
      while let node = next {
        next = node.next
        let lines = node.lines
        switch node.type {
        case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST:
          if depth >= Markdown.maximumDepth {
            builder.noteFlattening(onLine: lines.lowerBound)
            add(leavesOf: node, to: &siblings)
          } else if node.type == CMARK_NODE_LIST {
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

    private func list(_ node: CommonMarkNode, depth: Int) -> Block.Kind {
      var children = BlockBuilder.Siblings()
      add(childrenOf: node, depth: depth, to: &children)
      let list = Block.List(start: node.listStart, isTight: node.isTight)
      return .list(list, builder.blocks(children))
    }

    private func add(
      leaf node: CommonMarkNode, on lines: ClosedRange<Int>, isFlattened: Bool,
      to siblings: inout BlockBuilder.Siblings
    ) {
      switch node.type {
      case CMARK_NODE_CODE_BLOCK:
        let info = unmarked(node.fenceInfo(strings))
        let kind = Block.Kind.code(info: info.isEmpty ? nil : info, literal: literal(of: node))
        builder.add(kind, on: lines, to: &siblings)
      case CMARK_NODE_HTML_BLOCK:
        builder.add(.html(literal: literal(of: node)), on: lines, to: &siblings)
      case CMARK_NODE_PARAGRAPH:
        let inlines = inlines(in: node, isNoted: !isFlattened)
        builder.add(paragraph: inlines, on: lines, to: &siblings)
      case CMARK_NODE_HEADING:
        let inlines = inlines(in: node, isNoted: !isFlattened)
        let level = node.headingLevel
        builder.add(heading: inlines, level: level, on: lines, to: &siblings)
      case CMARK_NODE_THEMATIC_BREAK: builder.add(.thematicBreak, on: lines, to: &siblings)
      default: break
      }
    }

    /// Adds the leaves below a node, whatever their depth.
    private func add(leavesOf node: CommonMarkNode, to siblings: inout BlockBuilder.Siblings) {
      guard var walk = CommonMarkNode.Walk(from: node) else { return }
      while let (node, isEntered) = walk.next() {
        if isEntered { add(leaf: node, on: node.lines, isFlattened: true, to: &siblings) }
      }
    }

    private func inlines(in block: CommonMarkNode, isNoted: Bool) -> [Inline] {
      var isFlattened = false
      let result = inlines(in: block, depth: 0, isFlattened: &isFlattened)
      if isFlattened, isNoted {
        builder.noteFlattening(onLine: block.lines.lowerBound)
      }
      return result
    }

    private func inlines(
      in parent: CommonMarkNode, depth: Int, isFlattened: inout Bool
    ) -> [Inline] {
      guard let first = parent.firstChild else { return [] }
      // Most texts are one string.
      if first.type == CMARK_NODE_TEXT, first.next == nil {
        let text = rawLiteral(of: first)
        return text.isEmpty ? [] : [.text(text)]
      }
      var result: [Inline] = []
      result.reserveCapacity(parent.childCount)
      var text = ""
      var next: CommonMarkNode? = first
      while let node = next {
        next = node.next
        if node.type == CMARK_NODE_TEXT {
          let more = rawLiteral(of: node)
          if text.isEmpty { text = more } else { text += more }
          continue
        }
        if !text.isEmpty {
          result.append(.text(text))
          text = ""
        }
        if depth >= Markdown.maximumDepth, node.firstChild != nil {
          isFlattened = true
          text += plainText(of: node)
        } else if let inline = inline(node, depth: depth, isFlattened: &isFlattened) {
          result.append(inline)
        }
      }
      if !text.isEmpty { result.append(.text(text)) }
      return result
    }

    private func inline(
      _ node: CommonMarkNode, depth: Int, isFlattened: inout Bool
    ) -> Inline? {
      func children() -> [Inline] {
        inlines(in: node, depth: depth + 1, isFlattened: &isFlattened)
      }
      switch node.type {
      case CMARK_NODE_SOFTBREAK: return .softBreak
      case CMARK_NODE_LINEBREAK: return .hardBreak
      case CMARK_NODE_CODE: return .code(literal(of: node))
      case CMARK_NODE_HTML_INLINE: return .html(literal(of: node))
      case CMARK_NODE_EMPH: return .emphasis(children())
      case CMARK_NODE_STRONG: return .strong(children())
      case CMARK_NODE_LINK:
        return .link(
          destination: unmarked(node.address(strings)),
          title: unmarked(node.title(strings)), children())
      case CMARK_NODE_IMAGE:
        return .image(
          source: unmarked(node.address(strings)), title: unmarked(node.title(strings)),
          children())
      default: return nil
      }
    }

    private func plainText(of node: CommonMarkNode) -> String {
      guard var walk = CommonMarkNode.Walk(from: node) else { return "" }
      var text = ""
      while let (node, isEntered) = walk.next() {
        guard isEntered else { continue }
        switch node.type {
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
        default: text += rawLiteral(of: node)
        }
      }
      return text
    }

    /// With its marks.
    private func rawLiteral(of node: CommonMarkNode) -> String { node.literal(strings) }

    private func literal(of node: CommonMarkNode) -> String { unmarked(node.literal(strings)) }

    /// `string` without marks.
    private func unmarked(_ string: String) -> String {
      guard let sentinels, ByteSearch.contains(0xF0, in: string) else { return string }
      return String(decoding: sentinels.unmarked(Array(string.utf8)), as: UTF8.self)
    }
  }
}

extension Markdown {
  /// The version of libcmark, which the system may replace by another one.
  package static var parserVersion: Int { Int(cmark_version()) }
}
