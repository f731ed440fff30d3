/// Makes elements of the raw tags among inlines where the allow-list lets it, and visible text
/// of the others.
///
/// An element needs both its tags among the same siblings: one alone is text, so that nothing
/// stays open.
struct InlineHTML {
  private struct Frame {
    let tag: HTMLTag
    let element: HTMLElement
    let raw: String
    var children: [Inline]
  }

  private var result: [Inline] = []
  private var frames: [Frame] = []
  private let note: (MarkdownFinding) -> Void
  private let line: Int
  /// The tags among all siblings; nil until they are needed.
  private var tags: OtherHTML.Tags?

  static func resolved(
    _ inlines: [Inline], line: Int, note: (MarkdownFinding) -> Void
  ) -> [Inline] {
    withoutActuallyEscaping(note) { note in
      var resolver = InlineHTML(note: note, line: line)
      var index = 0
      while index < inlines.count {
        if case .html(let raw) = inlines[index] {
          index = resolver.add(raw, at: index, of: inlines)
        } else {
          resolver.append(inlines[index])
          index += 1
        }
      }
      resolver.finish()
      return resolver.result
    }
  }

  private init(note: @escaping (MarkdownFinding) -> Void, line: Int) {
    self.note = note
    self.line = line
  }

  /// Closes the frames that are still open, from the inside where an element may end by itself,
  /// else all at once: the contents of the frames are in order from the outermost one.
  private mutating func finish() {
    if frames.contains(where: { Self.hasOptionalEnd($0.tag.name) }) {
      while let frame = frames.popLast() { close(frame, isImplied: true) }
      return
    }
    let unclosed = frames
    frames = []
    for frame in unclosed {
      showOpening(of: frame)
      result += frame.children
    }
  }

  private static func hasOptionalEnd(_ name: String) -> Bool {
    ["li", "dt", "dd", "tr", "td", "th", "p", "rt", "rp"].contains(name)
  }

  private mutating func append(_ inline: Inline) {
    if frames.isEmpty {
      result.append(inline)
    } else {
      frames[frames.count - 1].children.append(inline)
    }
  }

  /// Adds the tag at `index`, or the inlines that replace it, and returns where the inlines go on.
  private mutating func add(_ raw: String, at index: Int, of inlines: [Inline]) -> Int {
    guard let tag = HTMLTag(in: Array(raw.utf8), at: 0),
      OtherHTML(tag.name) != nil || tag.form == .closing && HTMLAllowList.isVoid(tag.name)
    else {
      add(raw)
      return index + 1
    }
    let tags = tags ?? OtherHTML.Tags(of: inlines)
    self.tags = tags
    guard let other = tags.replacement(for: tag, at: index) else {
      add(raw)
      return index + 1
    }
    for inline in other.inlines { append(inline) }
    if let message = other.message { note(.leftOut(raw, message, line: line)) }
    return other.next
  }

  private mutating func add(_ raw: String) {
    if raw.utf8.starts(with: "<!--".utf8) {
      append(.html(raw))
      return
    }
    guard let tag = HTMLTag(in: Array(raw.utf8), at: 0) else {
      show(raw, because: "is no element that notes may use")
      return
    }
    guard let allowed = HTMLElement.allowed(tag) else {
      show(raw, because: "is no element that notes may use")
      return
    }
    switch (tag.form, tag.name) {
    case (_, "br"), (_, "hr"): append(.hardBreak)
    case (.closing, _): closeFrame(named: tag.name, raw: raw)
    case (.selfClosing, let name) where !HTMLAllowList.isVoid(name):
      // An anchor's old form, which shows nothing.
      if let anchor = allowed.element.anchorName { append(.element(.anchor(anchor), [])) }
      if name != "a" { show(raw, because: "does not close itself") }
    case (.opening, _), (.selfClosing, _):
      open(tag, as: allowed.element, raw: raw)
      if let finding = MarkdownFinding.leftOut(allowed.leftOut, of: raw, line: line) {
        note(finding)
      }
    }
  }

  private mutating func open(_ tag: HTMLTag, as whole: HTMLElement, raw: String) {
    let element = whole.withoutAnchor
    if let anchor = whole.anchorName { append(.element(.anchor(anchor), [])) }
    let closed = HTMLAllowList.closedBy(tag.name)
    while let last = frames.last, closed.contains(last.tag.name) {
      frames.removeLast()
      close(last, isImplied: true)
    }
    if let parents = HTMLAllowList.parents(of: tag.name) {
      guard let parent = frames.last?.tag.name, parents.contains(parent) else {
        show(raw, because: "stands outside the element it belongs to")
        return
      }
    }
    if HTMLAllowList.isVoid(tag.name) {
      if tag.name == "img", element["src"] == nil {
        show(raw, because: "has no source that a page may load")
      } else {
        append(.element(element, []))
      }
      return
    }
    guard frames.count < Markdown.maximumDepth else {
      show(raw, because: "nests too deep")
      return
    }
    frames.append(Frame(tag: tag, element: element, raw: raw, children: []))
  }

  private mutating func closeFrame(named name: String, raw: String) {
    guard let index = frames.lastIndex(where: { $0.tag.name == name }) else {
      show(raw, because: "closes nothing")
      return
    }
    while frames.count > index + 1, let frame = frames.popLast() { close(frame, isImplied: true) }
    if let frame = frames.popLast() { close(frame, isImplied: false) }
  }

  /// Puts the contents of `frame` in its place, as an element if it is closed.
  private mutating func close(_ frame: Frame, isImplied: Bool) {
    if isImplied, !Self.hasOptionalEnd(frame.tag.name) {
      showOpening(of: frame)
      for child in frame.children { append(child) }
      return
    }
    for inline in inlines(of: frame) { append(inline) }
  }

  private mutating func showOpening(of frame: Frame) {
    if frame.tag.name == "a", frame.element["href"] == nil { return }
    // It has no meaning without an end, and the words in it stay.
    if frame.tag.name == "span" {
      note(.leftOut(frame.raw, "<span> is left out: it is never closed here", line: line))
      return
    }
    show(frame.raw, because: "is never closed here")
  }

  private func inlines(of frame: Frame) -> [Inline] {
    let children = frame.children
    switch frame.tag.name {
    case "a":
      guard let destination = frame.element["href"], !children.contains(where: \.holdsLink) else {
        return children
      }
      return [.link(destination: destination, title: frame.element["title"] ?? "", children)]
    case "strong": return [.strong(children)]
    case "em": return [.emphasis(children)]
    case "del", "strike": return [.strikethrough(children)]
    case "font": return children
    case "tt": return [.element(HTMLElement(name: "code"), children)]
    case "center":
      return [
        .element(
          HTMLElement(
            name: "div", attributes: [HTMLElement.Attribute(name: "align", value: "center")]),
          children)
      ]
    case "code":
      var text = ""
      for child in children {
        guard case .text(let part) = child else { return [.element(frame.element, children)] }
        text += part
      }
      return [.code(text)]
    default: return [.element(frame.element, children)]
    }
  }

  private mutating func show(_ raw: String, because reason: String) {
    append(.text(raw))
    note(.shownAsText(raw, because: reason, line: line))
  }
}

extension Inline {
  /// Whether a link stands in it, so that it cannot stand in a link itself.
  var holdsLink: Bool {
    switch self {
    case .link: true
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children):
      children.contains(where: \.holdsLink)
    case .text, .softBreak, .hardBreak, .code, .html, .image, .footnoteReference: false
    }
  }
}
