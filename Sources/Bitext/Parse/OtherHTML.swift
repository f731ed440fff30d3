/// The elements of HTML that notes may not use and that are no text either: the parts of forms, the
/// elements that embed players and other pages, styles, scripts and drawings.
///
/// The pages of a site are written with them, and a reader of its texts misses none: all words in
/// them stay, but those of styles and scripts. A tag that is no element of HTML at all (`<tvOS>`,
/// `Array<String>`) is a text.
enum OtherHTML: Equatable {
  /// Only the tags are left out.
  case tags
  /// All its content is left out too, because it has no words.
  case whole
  /// All tags in it are left out as well; its words stay.
  case drawing
  /// It has no content.
  case void
  /// Its content comes from elsewhere; a link leads there.
  case embedded

  init?(_ name: String) {
    switch name {
    case "script", "style": self = .whole
    case "svg": self = .drawing
    case "input", "link", "meta", "base", "area", "param", "track", "frame", "keygen", "basefont":
      self = .void
    case "iframe", "video", "audio", "embed", "object": self = .embedded
    case "form", "fieldset", "legend", "label", "button", "select", "option", "optgroup",
      "datalist", "output", "textarea", "meter", "progress", "noscript", "dialog", "menu",
      "address", "hgroup", "search", "map", "body", "html", "head", "title", "big", "blink",
      "marquee", "nobr", "acronym", "slot", "noembed", "frameset", "noframes", "math", "template",
      "canvas":
      self = .tags
    default:
      // Elements that a site defines have a hyphen.
      guard name.utf8.contains(0x2D), name.utf8.last != 0x2D else { return nil }
      self = .tags
    }
  }

  /// The link that stands for the file that a tag, or one of the tags in it, embeds; nil if a page
  /// may not have that link.
  static func link(for tag: HTMLTag, _ inner: some Sequence<HTMLTag>) -> Inline? {
    let address = tag.value(of: "src") ?? tag.value(of: "data")
    let sources = inner.lazy.filter { $0.name == "source" }.compactMap { $0.value(of: "src") }
    guard let source = address ?? sources.first(where: { _ in true }), !source.isEmpty,
      LinkPolicy.allows(source)
    else { return nil }
    return .link(destination: source, title: "", [.text(tag.value(of: "title") ?? source)])
  }
}

extension HTMLTag {
  fileprivate func value(of name: String) -> String? {
    attributes.first { $0.name == name }?.rawValue.map(CharacterReferences.resolved)
  }
}

// MARK: In a text

extension OtherHTML {
  /// Where the elements of a text are closed.
  struct Ends {
    private let bytes: [UInt8]
    /// Names of elements that nothing closes from some place on.
    private var open: Set<String> = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Where the element that was opened before `start` is closed, behind its tag.
    ///
    /// - Complexity: O(distance), and O(text) once for each name that nothing closes.
    mutating func end(of name: String, from start: Int) -> Int? {
      if open.contains(name) { return nil }
      var next = ByteSearch.first(0x3C, in: bytes, from: start)
      while let index = next {
        if index + 1 < bytes.count, bytes[index + 1] == 0x2F,
          let tag = HTMLTag(in: bytes, at: index), tag.name == name
        {
          return index + tag.length
        }
        next = ByteSearch.first(0x3C, in: bytes, from: index + 1)
      }
      open.insert(name)
      return nil
    }

    /// The tags in a part of the text.
    func tags(in range: Range<Int>) -> [HTMLTag] {
      HTMLTag.all(in: bytes, range)
    }

    /// The words in a part of the text, with one space for all that stands between them.
    mutating func words(in range: Range<Int>) -> String {
      var text: [UInt8] = []
      var index = range.lowerBound
      while index < range.upperBound {
        if bytes[index] == 0x3C, let tag = HTMLTag(in: bytes, at: index) {
          index += tag.length
          if OtherHTML(tag.name) == .whole, tag.form == .opening {
            index = min(end(of: tag.name, from: index) ?? index, range.upperBound)
          }
          text.append(0x20)
        } else {
          text.append(bytes[index])
          index += 1
        }
      }
      return CharacterReferences.resolved(
        text.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      )
    }
  }
}

// MARK: Among inlines

extension OtherHTML {
  /// The inlines that take the place of a tag, and where the others go on.
  struct Replacement {
    var inlines: [Inline] = []
    let next: Int
    let message: String?
  }

  /// The tags among siblings, which are looked through once.
  struct Tags {
    private let inlines: [Inline]
    private var firstOpening: [String: Int] = [:]
    private var lastClosing: [String: Int] = [:]

    init(of inlines: [Inline]) {
      self.inlines = inlines
      for (index, inline) in inlines.enumerated() {
        guard let tag = inline.tag else { continue }
        if tag.form == .closing {
          lastClosing[tag.name] = index
        } else if firstOpening[tag.name] == nil {
          firstOpening[tag.name] = index
        }
      }
    }

    /// Reads the tag at `index`; nil where it is shown as text.
    func replacement(for tag: HTMLTag, at index: Int) -> Replacement? {
      guard let other = OtherHTML(tag.name) else {
        // A void element has no end tag.
        let isLone = tag.form == .closing && HTMLAllowList.isVoid(tag.name) && tag.name != "br"
        return isLone ? Replacement(next: index + 1, message: nil) : nil
      }
      if tag.form == .closing {
        let isOpen = firstOpening[tag.name].map { $0 < index } ?? false
        return isOpen || other == .void ? Replacement(next: index + 1, message: nil) : nil
      }
      let isAlone = tag.form == .selfClosing || other == .void
      let close = isAlone ? nil : closing(tag.name, after: index)
      let mayBeOpen = isAlone || other != .whole && other != .drawing
      guard close != nil || !tag.attributes.isEmpty && mayBeOpen else { return nil }
      let message = other.message(tag.name)
      let end = (close ?? index) + 1
      switch other {
      case .tags, .void: return Replacement(next: index + 1, message: message)
      case .whole: return Replacement(next: end, message: message)
      case .drawing:
        return Replacement(inlines: words(in: index..<end), next: end, message: message)
      case .embedded:
        let inner = inlines[index..<end].lazy.dropFirst().compactMap(\.tag)
        let link = OtherHTML.link(for: tag, inner).map { [$0] } ?? []
        let words = words(in: index..<end)
        let space: [Inline] = link.isEmpty || words.isEmpty ? [] : [.text(" ")]
        return Replacement(inlines: link + space + words, next: end, message: message)
      }
    }

    /// The text between the tags at the ends of `range`, with a space for each other tag or break.
    private func words(in range: Range<Int>) -> [Inline] {
      var words: [Inline] = []
      var needsSpace = false
      var index = range.lowerBound
      while index < range.upperBound {
        let inline = inlines[index]
        index += 1
        // A sentinel that keeps a tag at the start of a line from beginning a block is no word.
        let isMark = index < range.upperBound && inlines[index].isHTML && Sentinels.isMark(inline)
        if inline == .softBreak || inline == .hardBreak || inline.isBlankText || inline.isHTML
          || isMark
        {
          needsSpace = !words.isEmpty
          if let tag = inline.tag, OtherHTML(tag.name) == .whole, tag.form == .opening {
            index = closing(tag.name, after: index - 1).map { $0 + 1 } ?? index
          }
          continue
        }
        if needsSpace { words.append(.text(" ")) }
        needsSpace = false
        words.append(inline)
      }
      return words
    }

    private func closing(_ name: String, after index: Int) -> Int? {
      guard let last = lastClosing[name], last > index else { return nil }
      // For tags alone it does not matter which one it is.
      guard OtherHTML(name) != .tags else { return last }
      return inlines.indices[(index + 1)...].first {
        inlines[$0].tag.map { $0.name == name && $0.form == .closing } ?? false
      }
    }
  }

  /// The message about the element.
  func message(_ name: String) -> String {
    switch self {
    case .tags: "<\(name)> is left out: only what stands in it is shown"
    case .void: "<\(name)> is left out"
    case .whole: "<\(name)> is left out with what stands in it"
    case .drawing: "<\(name)> is left out: only the words in it are shown"
    case .embedded: "<\(name)> is left out: a link leads to what it shows"
    }
  }
}

extension Inline {
  fileprivate var tag: HTMLTag? {
    guard case .html(let raw) = self else { return nil }
    return HTMLTag(in: Array(raw.utf8), at: 0)
  }
}
