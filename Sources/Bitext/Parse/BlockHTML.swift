/// Makes blocks of the raw HTML among siblings: elements by allow-list, which may hold the
/// Markdown between their tags, comments, and visible text of everything else.
struct BlockHTML {
  private struct Frame {
    let element: HTMLElement
    let startLine: Int
    var children: [Block] = []
  }

  private var result: [Block] = []
  private var frames: [Frame] = []
  /// Text and tags in a line of text, not yet a block.
  var pending: [Inline] = []
  private var pendingLine = 1
  /// The names of anchors that wait for the next block or text.
  private var anchors: [String] = []
  private(set) var line = 1
  /// How many tags of an element were shown as text that opened it, by its name.
  private var shown: [String: Int] = [:]
  /// How many captions outside a table or figure are open.
  private var loneCaptions = 0
  /// The last line of the block that is read: the literal ends with a line break.
  private var limit = 1
  let note: (MarkdownFinding) -> Void

  /// `siblings` without raw HTML except comments.
  static func resolved(_ siblings: [Block], note: (MarkdownFinding) -> Void) -> [Block] {
    withoutActuallyEscaping(note) { note in
      var resolver = BlockHTML(note: note)
      for block in siblings {
        resolver.limit = block.lines.upperBound
        if case .html(let literal) = block.kind {
          resolver.line = block.lines.lowerBound
          resolver.read(literal, lines: block.lines)
        } else {
          resolver.flush()
          resolver.placeAnchors(at: block.lines.lowerBound)
          resolver.append(block)
        }
        resolver.line = block.lines.upperBound
      }
      resolver.flush()
      while let frame = resolver.frames.last {
        resolver.report(
          "html-never-closed", "<\(frame.element.name)> is never closed; it ends here",
          line: frame.startLine, excerpt: "<\(frame.element.name)")
        resolver.closeFrame()
      }
      resolver.placeAnchors(at: resolver.line)
      return resolver.result
    }
  }

  private init(note: @escaping (MarkdownFinding) -> Void) { self.note = note }

  private func report(_ rule: String, _ message: String, line: Int, excerpt: String) {
    note(MarkdownFinding(.warning, rule, message, line: line, excerpt: excerpt))
  }

  private mutating func append(_ block: Block) {
    // Only the name is held: a copy of the frame would make the children be copied.
    guard let name = frames.last?.element.name else {
      result.append(block)
      return
    }
    // A block directly in a list or a table gets the element around it that belongs there.
    if let part = BlockHTML.part(in: name), !BlockHTML.isPart(block, of: name) {
      frames.append(Frame(element: HTMLElement(name: part), startLine: block.lines.lowerBound))
      append(block)
      return
    }
    frames[frames.count - 1].children.append(block)
  }

  private static func part(in name: String) -> String? {
    switch name {
    case "ul", "ol": "li"
    case "dl": "dd"
    case "table", "thead", "tbody", "tfoot": "tr"
    case "tr": "td"
    default: nil
    }
  }

  private static func isPart(_ block: Block, of name: String) -> Bool {
    switch block.kind {
    case .item: name == "ul" || name == "ol"
    case .element(let element, _): HTMLAllowList.parents(of: element.name)?.contains(name) ?? false
    case .html: true
    default: false
    }
  }

  // MARK: Reading

  private mutating func read(_ literal: String, lines: ClosedRange<Int>) {
    let bytes = Array(literal.utf8)
    let first = HTMLTag(in: bytes, at: bytes.firstIndex(of: 0x3C) ?? 0)
    if let name = first?.name, ["script", "style", "textarea"].contains(name) {
      return readRaw(name, bytes, literal, lines: lines)
    }
    var index = 0
    var textStart = 0
    var mayHoldComments = true
    var ends = OtherHTML.Ends(bytes)
    func text(upTo end: Int) -> ArraySlice<UInt8> { bytes[textStart..<end] }
    while index < bytes.count {
      guard bytes[index] == 0x3C else {
        index += 1
        continue
      }
      if mayHoldComments, bytes[index...].starts(with: BlockHTML.commentStart) {
        guard let end = BlockHTML.endOfComment(in: bytes, from: index + 4) else {
          mayHoldComments = false
          continue
        }
        addText(text(upTo: index))
        flush()
        let comment = String(decoding: bytes[index..<end], as: UTF8.self)
        let height = bytes[index..<end].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
        append(Block(.html(literal: comment), lines: line...(line + height)))
        line += height
        index = end
        textStart = end
        continue
      }
      guard let tag = HTMLTag(in: bytes, at: index) else {
        index += 1
        continue
      }
      addText(text(upTo: index))
      let raw = bytes[index..<(index + tag.length)]
      index += tag.length
      textStart = index
      if let other = OtherHTML(tag.name),
        let end = skip(other, tag, String(decoding: raw, as: UTF8.self), to: &ends, from: index)
      {
        line += bytes[(index - tag.length)..<end].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
        index = end
        textStart = end
        continue
      }
      if tag.name == "pre", tag.form == .opening {
        let end = BlockHTML.endOfPreformatted(in: bytes, from: index)
        addPreformatted(Array(bytes[index..<end.content]))
        index = end.tag
        textStart = end.tag
        continue
      }
      add(tag, raw: String(decoding: raw, as: UTF8.self))
      line += raw.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    }
    addText(text(upTo: bytes.count))
    if frames.isEmpty { flush() }
  }

  /// Reads an element in which no tag but its own end is one.
  private mutating func readRaw(
    _ name: String, _ bytes: [UInt8], _ literal: String, lines: ClosedRange<Int>
  ) {
    flush()
    var ends = OtherHTML.Ends(bytes)
    if OtherHTML(name) == .whole, let end = ends.end(of: name, from: 1),
      bytes[end...].allSatisfy({ $0 <= 0x20 })
    {
      leaveOut("<\(name)", .whole, name)
      return
    }
    report(
      "html-shown-as-text", "<\(name)> is no element that notes may use; it is shown as text",
      line: lines.lowerBound, excerpt: "<\(name)")
    append(Block(.code(info: nil, literal: literal), lines: lines))
  }

  private static let commentStart = Array("<!--".utf8)

  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 2 < bytes.count {
      if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E {
        return index + 3
      }
      index += 1
    }
    return nil
  }

  private static func endOfPreformatted(
    in bytes: [UInt8], from start: Int
  ) -> (content: Int, tag: Int) {
    for index in start..<bytes.count where bytes[index] == 0x3C {
      if let tag = HTMLTag(in: bytes, at: index), tag.form == .closing, tag.name == "pre" {
        return (index, index + tag.length)
      }
    }
    return (bytes.count, bytes.count)
  }

  private mutating func addPreformatted(_ bytes: [UInt8]) {
    flush()
    var text: [UInt8] = []
    var index = bytes.first == 0x0A ? 1 : 0
    while index < bytes.count {
      if let tag = HTMLTag(in: bytes, at: index), HTMLAllowList.isKnown(tag.name) {
        index += tag.length
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    if text.last != 0x0A { text.append(0x0A) }
    let height = bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    let literal = CharacterReferences.resolved(String(decoding: text, as: UTF8.self))
    let start = min(line, limit)
    let end = max(start, min(line + height, limit))
    append(Block(.code(info: nil, literal: literal), lines: start...end))
    line += height
  }

  private mutating func addText(_ bytes: ArraySlice<UInt8>) {
    for (index, part) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        line += 1
        if !pending.isEmpty { pending.append(.softBreak) }
      }
      let trimmed = part.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard !trimmed.isEmpty else {
        if !part.isEmpty, !pending.isEmpty { pending.append(.text(" ")) }
        continue
      }
      // White space before a text counts only behind another inline of the same line.
      let isIndent = pending.isEmpty || pending.last == .softBreak
      addPending(
        .text(
          CharacterReferences.resolved(String(decoding: isIndent ? trimmed : part, as: UTF8.self))))
    }
  }

  mutating func addPending(_ inline: Inline) {
    if pending.isEmpty {
      pendingLine = line
      pending = anchors.map { .element(.anchor($0), []) }
      anchors = []
    }
    pending.append(inline)
  }

  /// Puts the places that wait for a text where blocks may stand.
  private mutating func placeAnchors(at line: Int) {
    guard !anchors.isEmpty else { return }
    if let name = frames.last?.element.name, BlockHTML.part(in: name) != nil { return }
    let inlines = anchors.map { Inline.element(.anchor($0), []) }
    anchors = []
    append(Block(frames.isEmpty ? .paragraph(inlines) : .plain(inlines), lines: line...line))
  }

  private mutating func add(_ tag: HTMLTag, raw: String) {
    switch HTMLAllowList.content(of: tag.name) {
    case nil, .phrasing: addPending(.html(raw))
    case .void:
      if tag.name == "hr" {
        flush()
        append(Block(.thematicBreak, lines: line...line))
      } else if tag.name != "col" {
        addPending(.html(raw))
      }
    case .flow, .structure:
      if tag.form == .closing { close(tag.name, raw: raw) } else { open(tag, raw: raw) }
    }
  }

  // MARK: Elements

  private mutating func open(_ tag: HTMLTag, raw: String) {
    let closed = HTMLAllowList.closedBy(tag.name)
    var depth = frames.count
    while depth > 0, closed.contains(frames[depth - 1].element.name) { depth -= 1 }
    var needsRow = false
    if let parents = HTMLAllowList.parents(of: tag.name) {
      let parent = depth > 0 ? frames[depth - 1].element.name : ""
      needsRow = parents == ["tr"] && BlockHTML.part(in: parent) == "tr"
      guard needsRow || parents.contains(parent) else {
        if HTMLAllowList.isCaption(tag.name) { return leaveOutCaption(tag, raw: raw) }
        show(raw, because: "stands outside the element it belongs to")
        if tag.form == .opening { shown[tag.name, default: 0] += 1 }
        return
      }
    }
    guard depth < Markdown.maximumDepth, let allowed = HTMLElement.allowed(tag) else {
      show(raw, because: "nests too deep")
      return
    }
    flush()
    while frames.count > depth { closeFrame() }
    if needsRow { frames.append(Frame(element: HTMLElement(name: "tr"), startLine: line)) }
    if let finding = MarkdownFinding.leftOut(allowed.leftOut, of: raw, line: line) { note(finding) }
    if let anchor = allowed.element.anchorName { anchors.append(anchor) }
    frames.append(Frame(element: allowed.element.withoutAnchor, startLine: line))
    if tag.form == .selfClosing { closeFrame() }
  }

  /// Makes a paragraph of the words in a caption that stands outside a table or figure.
  private mutating func leaveOutCaption(_ tag: HTMLTag, raw: String) {
    flush()
    if tag.form == .opening { loneCaptions += 1 }
    note(
      .leftOut(
        raw, "\(raw.firstLine.text) is left out: it stands in no table or figure", line: line))
  }

  private mutating func close(_ name: String, raw: String) {
    if HTMLAllowList.isCaption(name), loneCaptions > 0,
      !frames.contains(where: { $0.element.name == name })
    {
      loneCaptions -= 1
      flush()
      return
    }
    guard let index = frames.lastIndex(where: { $0.element.name == name }) else {
      // The end of an element whose beginning was shown as text is shown too.
      if let count = shown[name], count > 0 {
        shown[name] = count - 1
        show(raw, because: "stands outside the element it belongs to")
      } else if name != "p" {  // A browser makes an empty paragraph of a lone `</p>`.
        note(.leftOut(raw, "\(raw.firstLine.text) is left out: it closes nothing", line: line))
      }
      return
    }
    flush()
    while frames.count > index { closeFrame() }
  }

  private mutating func show(_ raw: String, because reason: String) {
    addPending(.text(raw))
    note(.shownAsText(raw, because: reason, line: line))
  }

  private mutating func closeFrame() {
    flush()
    guard let frame = frames.popLast() else { return }
    let start = min(frame.startLine, limit)
    let lines = start...max(start, min(line, limit))
    if let block = NativeBlock.block(of: frame.element, children: frame.children, lines: lines) {
      append(block)
    }
  }

  /// Makes a block of the text that is pending.
  private mutating func flush() {
    while let last = pending.last, last == .softBreak || last.isBlankText { pending.removeLast() }
    guard !pending.isEmpty else { return }
    let inlines = InlineHTML.resolved(pending, line: pendingLine, note: note).mergingText()
      .trimmingTrailingSpace()
    pending = []
    // Breaks alone are space between blocks, which the page gives anyway.
    guard inlines.contains(where: { $0 != .hardBreak && !$0.isBlankText }) else { return }
    let start = min(pendingLine, limit)
    let lines = start...max(start, min(line, limit))
    append(Block(frames.isEmpty ? .paragraph(inlines) : .plain(inlines), lines: lines))
  }
}

extension Inline {
  /// Whether it is a text of white space alone.
  var isBlankText: Bool {
    guard case .text(let text) = self else { return false }
    return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension [Inline] {
  fileprivate func trimmingTrailingSpace() -> [Inline] {
    guard case .text(let text)? = last else { return self }
    var bytes = Array<UInt8>(text.utf8)
    while let byte = bytes.last, byte == 0x20 || byte == 0x09 || byte == 0x0D { bytes.removeLast() }
    let rest: [Inline] = bytes.isEmpty ? [] : [.text(String(decoding: bytes, as: UTF8.self))]
    return dropLast() + rest
  }
}
