extension Document {
  /// Packs everything except the source, whose bytes are in its own file.
  func pack(into packer: inout Packer) {
    frontMatter.pack(into: &packer)
    packer.put(language)
    packer.put(segments)
    packer.put(outline)
    packer.put(anchors)
    packer.put(emptyFences.count)
    for fence in emptyFences {
      packer.put(fence.line)
      packer.put(fence.info)
    }
    packer.put(holdsFootnotes)
  }

  convenience init(
    of source: SourceFile, from unpacker: inout Unpacker
  ) throws(Unpacker.Malformed) {
    let frontMatter: FrontMatter = try unpacker.value()
    let language: Language = try unpacker.value()
    let segments: [Segment] = try unpacker.values()
    let outline: [Node] = try unpacker.values()
    let anchors: [String: Int] = try unpacker.dictionary()
    guard frontMatter.lies(in: source), segments.allSatisfy({ $0.lies(in: source) }),
      outline.allSatisfy({ $0.refersOnly(toSegmentsBelow: segments.count) }),
      anchors.values.allSatisfy(segments.indices.contains)
    else { throw Unpacker.Malformed() }
    var fences: [EmptyFence] = []
    for _ in 0..<(try unpacker.count()) {
      fences.append(EmptyFence(line: try unpacker.integer(), info: try unpacker.string()))
    }
    self.init(
      source: source, frontMatter: frontMatter, language: language, segments: segments,
      outline: outline, anchors: anchors, emptyFences: fences,
      holdsFootnotes: try unpacker.flag())
  }
}

extension Segment: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(kind.code)
    packer.put(language)
    packer.put(audience)
    packer.put(lines)
    packer.put(range)
    packer.put(depth)
    packer.put(traits.rawValue)
    packer.put(text)
    switch markup {
    case .none: packer.put(UInt8(0))
    case .noContent: packer.put(UInt8(1))
    case .some(let inlines):
      packer.put(UInt8(2))
      packer.put(inlines.bytes)
    }
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let kind = try Kind(code: try unpacker.byte())
    let language: Language = try unpacker.value()
    let audience: Language = try unpacker.value()
    let lines = try unpacker.lines()
    let range = try unpacker.range()
    let depth = try unpacker.count32()
    let traits = Traits(rawValue: try unpacker.byte())
    let text = try unpacker.string()
    let markup: Markup
    switch try unpacker.byte() {
    case 0: markup = .none
    case 1: markup = .noContent
    case 2:
      let bytes = try unpacker.raw()
      guard PackedInlines.areLists(bytes, count: 1, beside: text) else {
        throw Unpacker.Malformed()
      }
      markup = .some(PackedInlines(bytes: bytes))
    default: throw Unpacker.Malformed()
    }
    self.init(
      kind: kind, language: language, audience: audience, lines: lines, range: range, text: text,
      markup: markup, depth: depth, traits: traits)
  }
}

extension Segment.Kind {
  /// The code of a kind: headings have their level, other kinds begin at 16.
  fileprivate var code: UInt8 {
    switch self {
    case .heading(let level): level
    case .paragraph: 16
    case .item: 17
    case .quote: 18
    case .cell: 19
    case .caption: 20
    case .code: 21
    case .image: 22
    case .html: 23
    case .frontMatter: 24
    }
  }

  fileprivate init(code: UInt8) throws(Unpacker.Malformed) {
    switch code {
    case 1...6: self = .heading(level: code)
    case 16: self = .paragraph
    case 17: self = .item
    case 18: self = .quote
    case 19: self = .cell
    case 20: self = .caption
    case 21: self = .code
    case 22: self = .image
    case 23: self = .html
    case 24: self = .frontMatter
    default: throw Unpacker.Malformed()
    }
  }
}

extension Document.Node: Packable {
  package func pack(into packer: inout Packer) {
    switch self {
    case .segment(let index):
      packer.put(UInt8(0))
      packer.put(index)
    case .group(let indices):
      packer.put(UInt8(1))
      packer.put(indices)
    case .code(let segment, let info):
      packer.put(UInt8(2))
      packer.put(segment)
      packer.put(info)
    case .quote(let nodes):
      packer.put(UInt8(3))
      packer.put(nodes)
    case .list(let list, let items):
      packer.put(UInt8(4))
      packer.put(list.start)
      packer.put(list.isTight)
      packer.put(items)
    case .table(let columns, let rows):
      packer.put(UInt8(5))
      packer.put(columns)
      packer.put(rows)
    case .element(let element, let nodes):
      packer.put(UInt8(6))
      packer.put(element)
      packer.put(nodes)
    case .thematicBreak(let line):
      packer.put(UInt8(7))
      packer.put(line)
    case .footnoteDefinition(let label, let nodes):
      packer.put(UInt8(8))
      packer.put(label)
      packer.put(nodes)
    case .callout(let callout, let title, let nodes):
      packer.put(UInt8(9))
      packer.put(callout)
      packer.put(title)
      packer.put(nodes)
    }
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self = try unpacker.nested { unpacker throws(Unpacker.Malformed) in
      try Self(itself: &unpacker)
    }
  }

  private init(itself unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    switch try unpacker.byte() {
    case 0: self = .segment(try unpacker.integer())
    case 1: self = .group(try unpacker.values())
    case 2: self = .code(segment: try unpacker.integer(), info: try unpacker.optional())
    case 3: self = .quote(try unpacker.values())
    case 4:
      let list = Block.List(start: try unpacker.optional(), isTight: try unpacker.flag())
      self = .list(list, try unpacker.values())
    case 5: self = .table(columns: try unpacker.values(), rows: try unpacker.values())
    case 6: self = .element(try unpacker.value(), try unpacker.values())
    case 7: self = .thematicBreak(line: try unpacker.integer())
    case 8:
      self = .footnoteDefinition(label: try unpacker.string(), try unpacker.values())
    case 9:
      let callout: Callout = try unpacker.value()
      self = .callout(callout, title: try unpacker.optional(), try unpacker.values())
    default: throw Unpacker.Malformed()
    }
  }
}

extension Document.Item: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(task.map { $0 ? 2 : 1 } ?? 0)
    packer.put(children)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let task = try unpacker.integer()
    self.init(task: task == 0 ? nil : task == 2, children: try unpacker.values())
  }
}

extension Document.TableRow: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(segment)
    // A cell without words is 0; so is the count of a row that is one segment.
    packer.put((cellSegments ?? []).map { $0.map { $0 + 1 } ?? 0 })
    packer.put(packedCells.bytes)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let segment = try unpacker.integer()
    let cellSegments: [Int] = try unpacker.values()
    let cells = try unpacker.raw()
    guard PackedInlines.areLists(cells) else { throw Unpacker.Malformed() }
    self.init(
      segment: segment,
      cellSegments: cellSegments.isEmpty ? nil : cellSegments.map { $0 == 0 ? nil : $0 - 1 },
      packedCells: PackedInlines(bytes: cells))
  }
}

extension Block.ColumnAlignment: Packable {}
extension Callout: Packable {}
