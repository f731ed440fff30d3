/// Matches the tildes that a marked text holds, by GitHub's rules: one with one, two with two,
/// among siblings.
enum Strikethrough {
  private struct Opener {
    let position: Int
    let delimiter: Delimiter
  }

  /// The delimiters that may still open, and for either length how many of them were searched
  /// in vain, which keeps the search linear.
  private struct Openers {
    private var stack: [Opener] = []
    private var bottom = (single: 0, double: 0)

    var isEmpty: Bool { stack.isEmpty }

    mutating func push(_ opener: Opener) { stack.append(opener) }

    /// Whether an opener waits for a closer like `closer`.
    func awaits(_ closer: Delimiter) -> Bool {
      stack.contains { $0.delimiter.isDouble == closer.isDouble }
    }

    /// The position of the opener that `closer` matches.
    ///
    /// CommonMark's rule of three holds for tildes too: one and two that could both open and close
    /// pass each other by; other delimiters hide the openers before them.
    mutating func match(for closer: Delimiter) -> Int? {
      let floor = closer.isDouble ? bottom.double : bottom.single
      var index = stack.count
      while index > floor {
        index -= 1
        let opener = stack[index]
        let isMatch = opener.delimiter.isDouble == closer.isDouble
        if !isMatch, closer.opens || opener.delimiter.closes { continue }
        guard isMatch else { break }
        stack.removeSubrange(index...)
        bottom = (min(bottom.single, index), min(bottom.double, index))
        return opener.position
      }
      if closer.isDouble { bottom.double = stack.count } else { bottom.single = stack.count }
      return nil
    }
  }

  /// How deep deleted text nests in deleted text, among the siblings of one element.
  ///
  /// Emphasis and links around it nest, too, so that this is less than ``Markdown/maximumDepth``.
  static let maximumDepth = 10

  /// Puts deleted text in place of the marks that have a partner, in O(n · depth).
  ///
  /// Pairs that nest deeper than ``maximumDepth`` stay tildes, and `isFlattened` says so.
  ///
  /// Of `~~a *b~~ c*` the tildes match first, as GitHub's rules have it, while libcmark made
  /// emphasis of the rest: then `emphasisMark`, which it was written with, is text again.
  static func resolved(
    _ inlines: [Inline], sentinels: Sentinels, isFlattened: inout Bool,
    emphasisMark: () -> String
  ) -> [Inline] {
    guard inlines.contains(where: { hasMark($0) }) else { return inlines }
    var items: [Inline] = []
    /// How deep deleted text nests in each item.
    var depths: [Int] = []
    /// The last item in which nothing more can nest; the search for it is not made twice.
    var lastFull = -1
    func append(_ item: Inline, _ depth: Int = 0) {
      if depth == maximumDepth { lastFull = items.count }
      items.append(item)
      depths.append(depth)
    }
    var openers = Openers()
    var rest = Array(inlines.reversed())
    while let inline = rest.popLast() {
      switch inline {
      case .emphasis(let children) where isCrossed(children, openers, sentinels):
        rest += reopened(children, mark: emphasisMark())
        continue
      case .strong(let children) where isCrossed(children, openers, sentinels):
        let mark = emphasisMark()
        rest += reopened(children, mark: mark + mark)
        continue
      case .text(let text) where hasMark(inline):
        for piece in pieces(of: text, sentinels: sentinels) {
          guard let delimiter = piece.delimiter else {
            append(.text(piece.text))
            continue
          }
          if delimiter.closes, let position = openers.match(for: delimiter) {
            if lastFull <= position {
              let depth = 1 + (depths[(position + 1)...].max() ?? 0)
              let children = Array(items[(position + 1)...])
              items.removeSubrange(position...)
              depths.removeSubrange(position...)
              append(.strikethrough(children.mergingText()), depth)
              continue
            }
            isFlattened = true
          } else if delimiter.opens {
            openers.push(Opener(position: items.count, delimiter: delimiter))
          }
          append(.text(piece.text))
        }
      default: append(inline)
      }
    }
    return items.mergingText()
  }

  /// Emphasis taken apart, last part first.
  private static func reopened(_ children: [Inline], mark: String) -> [Inline] {
    [.text(mark)] + children.reversed() + [.text(mark)]
  }

  /// Whether a closer inside emphasis belongs to an opener before it.
  private static func isCrossed(
    _ children: [Inline], _ openers: Openers, _ sentinels: Sentinels
  ) -> Bool {
    guard !openers.isEmpty else { return false }
    var inner = Openers()
    for delimiter in delimiters(in: children, sentinels) {
      if delimiter.closes {
        if inner.match(for: delimiter) != nil { continue }
        if openers.awaits(delimiter) { return true }
      }
      if delimiter.opens { inner.push(Opener(position: 0, delimiter: delimiter)) }
    }
    return false
  }

  private static func delimiters(in inlines: [Inline], _ sentinels: Sentinels) -> [Delimiter] {
    inlines.flatMap { inline -> [Delimiter] in
      switch inline {
      case .text(let text):
        hasMark(inline) ? pieces(of: text, sentinels: sentinels).compactMap(\.delimiter) : []
      case .emphasis(let children), .strong(let children): delimiters(in: children, sentinels)
      default: []
      }
    }
  }

  private struct Delimiter {
    let isDouble: Bool
    let opens: Bool
    let closes: Bool
  }

  private static func hasMark(_ inline: Inline) -> Bool {
    guard case .text(let text) = inline else { return false }
    return ByteSearch.contains(0xF0, in: text)
  }

  /// `text` cut at the marks for tildes; a mark's text is the tildes.
  private static func pieces(
    of text: String, sentinels: Sentinels
  ) -> [(text: String, delimiter: Delimiter?)] {
    var pieces: [(text: String, delimiter: Delimiter?)] = []
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    func flush(_ end: Int) {
      if end > start { pieces.append((String(decoding: bytes[start..<end], as: UTF8.self), nil)) }
    }
    while index < bytes.count {
      guard bytes[index] == 0xF0, let mark = sentinels.mark(in: bytes, at: index),
        let delimiter = delimiter(of: mark)
      else {
        index += 1
        continue
      }
      flush(index)
      pieces.append((delimiter.isDouble ? "~~" : "~", delimiter))
      index += 4
      start = index
    }
    flush(bytes.count)
    return pieces
  }

  private static func delimiter(of mark: Sentinels.Mark) -> Delimiter? {
    switch mark {
    case .open1: Delimiter(isDouble: false, opens: true, closes: false)
    case .close1: Delimiter(isDouble: false, opens: false, closes: true)
    case .both1: Delimiter(isDouble: false, opens: true, closes: true)
    case .open2: Delimiter(isDouble: true, opens: true, closes: false)
    case .close2: Delimiter(isDouble: true, opens: false, closes: true)
    case .both2: Delimiter(isDouble: true, opens: true, closes: true)
    case .wall, .addressEnd, .asterisk, .underscore, .bracket, .angle, .footnote, .footnoteEnd:
      nil
    }
  }
}

extension [Inline] {
  /// Neighbouring texts made one, in O(length).
  func mergingText() -> [Inline] {
    var result: [Inline] = []
    result.reserveCapacity(count)
    var text = ""
    for inline in self {
      if case .text(let part) = inline {
        text += part
        continue
      }
      if !text.isEmpty {
        result.append(.text(text))
        text = ""
      }
      result.append(inline)
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }
}
