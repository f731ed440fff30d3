import TextBasics

/// The text of inlines, for readers and for telling the language.
struct InlineText {
  /// Plain text: NFC if the content is, white space folded to single spaces, none at the ends.
  ///
  /// Pictures stand as their alternative text. A line break becomes a space or nothing, as
  /// ``LineBreak`` decides; U+200B is nothing, as it is on the page.
  let text: String
  /// Judged by the text without code, addresses and alternative text.
  let evidence: LanguageEvidence
  /// Whether there is anything but pictures and white space.
  let hasText: Bool
  let hasImage: Bool
  /// Whether all text is bold.
  let isBold: Bool
  /// Whether all text is emphasised, bold or not.
  let isEmphasised: Bool

  init(of inlines: [Inline]) {
    var reader = LanguageEvidence.Reader()
    var builder = Builder()
    if inlines.count == 1, case .text(let string) = inlines[0] {
      reader.read(string.utf8.span)
      // Most texts are one string, and nothing in it is folded.
      if reader.isFolded, !string.isEmpty {
        self.init(plain: string, reader.evidence)
        return
      }
      builder.append(inlines, in: .running)
    } else {
      builder.append(inlines, in: .running)
      reader.read(builder.prose.span)
    }
    self.init(builder, reader.evidence)
  }

  /// The text of a string without markup, such as a line of a code block that holds prose.
  init(of string: String) {
    self.init(of: [.text(string)])
  }

  /// The texts one after the other, as the cells of a row.
  init(joining texts: [InlineText]) {
    var text: [UInt8] = []
    text.reserveCapacity(texts.reduce(0) { $0 + $1.text.utf8.count + 1 })
    for cell in texts where !cell.text.isEmpty {
      if !text.isEmpty { text.append(0x20) }
      text += cell.text.utf8
    }
    self.text = String(text.span)
    evidence = LanguageEvidence(joining: texts)
    hasText = texts.contains(where: \.hasText)
    hasImage = texts.contains(where: \.hasImage)
    isBold = false
    isEmphasised = false
  }

  private init(plain string: String, _ evidence: LanguageEvidence) {
    text = string
    self.evidence = evidence
    hasText = true
    hasImage = false
    isBold = false
    isEmphasised = false
  }

  private init(_ builder: Builder, _ evidence: LanguageEvidence) {
    let shown = String(builder.text.span)
    text = builder.mayHaveJoined ? PlainText.composed(shown) : shown
    self.evidence = evidence
    hasText = builder.hasText
    hasImage = builder.hasImage
    isBold = builder.hasText && builder.isBold
    isEmphasised = builder.hasText && builder.isEmphasised
  }

  private struct Builder {
    var text: [UInt8] = []
    var prose: [UInt8] = []
    var hasText = false
    var hasImage = false
    var isBold = true
    var isEmphasised = true
    private var gap = Gap.none
    /// Whether a mark may stand beside a letter that something unseen kept it from.
    var mayHaveJoined = false

    private enum Gap { case none, lineBreak, space, zeroWidth }

    enum Place { case running, strong, emphasis, image, code }

    mutating func append(_ inlines: [Inline], in place: Place) {
      for inline in inlines {
        switch inline {
        case .text(let string): append(string, in: place)
        case .softBreak:
          if gap == .none { gap = .lineBreak }
          prose.append(0x20)
        case .hardBreak: space()
        case .code(let string): append(string, in: place == .image ? .image : .code)
        case .html, .footnoteReference: break
        case .element(let element, let children):
          if element.isReadingAid { continue }
          if element.name == "br" { space() }
          if element.name == "img" {
            hasImage = true
            append(element["alt"] ?? "", in: .image)
          }
          append(children, in: element.isBold && place != .image ? .strong : place)
        case .emphasis(let children): append(children, in: place == .running ? .emphasis : place)
        case .strong(let children): append(children, in: place == .image ? .image : .strong)
        case .strikethrough(let children): append(children, in: place)
        case .link(_, _, let children):
          append(children, in: place == .running && Self.isAddress(children) ? .code : place)
        case .image(_, _, let children):
          hasImage = true
          append(children, in: .image)
        }
      }
    }

    /// Whether the text of a link is the address it leads to.
    private static func isAddress(_ children: [Inline]) -> Bool {
      guard case .text(let text)? = children.first,
        let first = text.utf8.first, first == 0x68 || first == 0x77
      else { return false }
      return text.hasPrefix("https://") || text.hasPrefix("http://") || text.hasPrefix("www.")
    }

    private mutating func space() {
      gap = .space
      prose.append(0x20)
    }

    private mutating func append(_ string: String, in place: Place) {
      let bytes = string.utf8.span
      if place != .image && place != .code { prose.append(bytes) }
      guard fold(bytes) else { return }
      switch place {
      case .image: return
      case .code:
        // A stop where the code was, so that the words around it stay two.
        prose.append(contentsOf: " . ".utf8)
        isEmphasised = false
        isBold = false
      case .running:
        isEmphasised = false
        isBold = false
      case .emphasis: isBold = false
      case .strong: break
      }
      hasText = true
    }

    /// Appends to ``text``; says whether anything but white space came.
    private mutating func fold(_ bytes: Span<UInt8>) -> Bool {
      var start = 0
      var index = 0
      var isShown = false
      while index < bytes.count {
        let byte = bytes[index]
        if Self.beginsWide(bytes, index) {
          index += 3
          continue
        }
        if Self.isShown(byte) {
          index += 1
          continue
        }
        // One space between two characters stays as it is.
        if byte == 0x20, index > start, index + 1 < bytes.count, Self.isShown(bytes[index + 1]) {
          index += 2
          continue
        }
        let length = Self.spaceLength(bytes, index)
        if length == 0 {
          index += 1
          continue
        }
        isShown = appendRun(bytes, start, index) || isShown
        if !Self.isZeroWidth(bytes, index, length) {
          gap = .space
        } else if gap != .space {
          gap = .zeroWidth
          mayHaveJoined = true
        }
        index += length
        start = index
      }
      return appendRun(bytes, start, index) || isShown
    }

    private mutating func appendRun(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
      guard end > start else { return false }
      if gap != .none {
        if !text.isEmpty, isSpace(before: bytes, start) { text.append(0x20) }
        gap = .none
      }
      text.append(bytes.extracting(start..<end))
      return true
    }

    /// Whether the gap before the character at `start` is a space on the page.
    private func isSpace(before bytes: Span<UInt8>, _ start: Int) -> Bool {
      switch gap {
      case .none, .zeroWidth: return false
      case .space: return true
      case .lineBreak:
        var next = start
        let first = Unicode.Scalar(bytes.scalar(at: &next))
        return LineBreak.isSpace(before: Self.last(of: text.span), after: first)
      }
    }

    /// Whether at `index` begins a character of three bytes or more that is surely no white space:
    /// most Hangul, Han and kana, of which no further byte needs a look.
    private static func beginsWide(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
      bytes[index] >= 0xE4 || bytes[index] == 0xE3 && bytes[index + 1] != 0x80
    }

    /// Whether a byte is surely part of a character that is no white space.
    private static func isShown(_ byte: UInt8) -> Bool {
      byte > 0x20 && byte != 0xC2 && byte &- 0xE1 > 2
    }

    /// The last character of valid UTF-8.
    private static func last(of bytes: Span<UInt8>) -> Unicode.Scalar? {
      var start = bytes.count - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      return start < 0 ? nil : Unicode.Scalar(bytes.scalar(at: &start))
    }

    /// Whether the white space at `index` is U+200B, which separates words without being seen.
    private static func isZeroWidth(_ bytes: Span<UInt8>, _ index: Int, _ length: Int) -> Bool {
      length == 3 && bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x8B
    }

    /// How many bytes the white space at `index` has, U+200B included; 0 where there is none.
    private static func spaceLength(_ bytes: Span<UInt8>, _ index: Int) -> Int {
      if bytes[index] <= 0x20 { return WhiteSpace.contains(UInt32(bytes[index])) ? 1 : 0 }
      var end = index
      let scalar = bytes.scalar(at: &end)
      let isSpace = WhiteSpace.contains(scalar) || scalar == WhiteSpace.zeroWidth
      return isSpace ? end - index : 0
    }
  }
}
