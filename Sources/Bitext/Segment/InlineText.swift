/// The text of inlines: what a reader reads, and what the language is judged by.
struct InlineText {
  /// Plain text: NFC if the content is, white space folded to single spaces, none at the ends.
  ///
  /// Pictures stand as their alternative text. A line break between two wide characters that are
  /// not Hangul leaves nothing (CSS Text), any other one a space.
  private(set) var text = ""
  /// The same without code, addresses, and alternative text.
  private(set) var prose = ""
  /// Whether there is anything but pictures and white space.
  private(set) var hasText = false
  private(set) var hasImage = false
  /// Whether all text is bold.
  private(set) var isBold = true
  /// Whether all text is emphasised, bold or not.
  private(set) var isEmphasised = true

  private var pendingSpace = Gap.none

  private enum Gap { case none, lineBreak, space }

  private enum Place {
    case running, strong, emphasis, image, code
  }

  init(of inlines: [Inline]) {
    append(inlines, in: .running)
    if !hasText {
      isBold = false
      isEmphasised = false
    }
  }

  /// The text of a line of a code block that holds prose.
  init(ofLine line: String) {
    append(line, in: .running)
    isBold = false
    isEmphasised = false
  }

  private mutating func append(_ inlines: [Inline], in place: Place) {
    for inline in inlines {
      switch inline {
      case .text(let string): append(string, in: place)
      case .softBreak: breakLine()
      case .hardBreak: space()
      case .code(let string): append(string, in: place == .image ? .image : .code)
      case .html: break
      case .element(let element, let children):
        if element.name == "br" { space() }
        if element.name == "img" {
          hasImage = true
          append(element["alt"] ?? "", in: .image)
        }
        let isBold = ["b", "strong"].contains(element.name)
        append(children, in: isBold && place != .image ? .strong : place)
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
    guard case .text(let text)? = children.first else { return false }
    return text.hasPrefix("https://") || text.hasPrefix("http://") || text.hasPrefix("www.")
  }

  private mutating func breakLine() {
    if pendingSpace == .none { pendingSpace = .lineBreak }
    prose += " "
  }

  private mutating func space() {
    pendingSpace = .space
    prose += " "
  }

  private mutating func append(_ string: String, in place: Place) {
    var string = string
    let isShown = string.withUTF8 { buffer in unsafe fold(buffer.span) }
    guard isShown else {
      if place != .image && place != .code { prose += string }
      return
    }
    switch place {
    case .image: return
    case .code:
      // A stop where the code was, so that the words around it stay two.
      prose += " . "
      isEmphasised = false
      isBold = false
    case .running:
      prose += string
      isEmphasised = false
      isBold = false
    case .emphasis:
      prose += string
      isBold = false
    case .strong: prose += string
    }
    hasText = true
  }

  /// Appends to ``text``; says whether anything but white space came.
  private mutating func fold(_ bytes: Span<UInt8>) -> Bool {
    var start = 0
    var index = 0
    var isShown = false
    while index <= bytes.count {
      let length = index < bytes.count ? Self.spaceLength(bytes, index) : 0
      if index < bytes.count && length == 0 {
        index += 1
        continue
      }
      if index > start {
        isShown = true
        separate(before: bytes, at: start)
        appendRun(bytes, start, index)
      }
      if index == bytes.count { break }
      pendingSpace = .space
      index += length
      start = index
    }
    return isShown
  }

  private mutating func appendRun(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
    bytes.extracting(start..<end).withUnsafeBufferPointer { run in
      unsafe text += String(decoding: run, as: UTF8.self)
    }
  }

  private mutating func separate(before bytes: Span<UInt8>, at index: Int) {
    defer { pendingSpace = .none }
    guard pendingSpace != .none, !text.isEmpty else { return }
    if pendingSpace == .lineBreak, isWide(bytes, index), let last = text.unicodeScalars.last,
      Self.isWide(last.value)
    {
      return
    }
    text += " "
  }

  private func isWide(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard bytes[index] >= 0xE3, index + 2 < bytes.count else { return false }
    let scalar =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    return bytes[index] < 0xF0 ? Self.isWide(scalar) : bytes[index + 1] >= 0xA0
  }

  /// Kana, Han and the punctuation that goes with them: East Asian width W or F without Hangul.
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001...0x303E, 0x3041...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The bytes of the white space at `index`: ASCII, NBSP, U+2000–200B, U+2028–202F, U+3000.
  private static func spaceLength(_ bytes: Span<UInt8>, _ index: Int) -> Int {
    switch bytes[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0xA0 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return 0x80...0x8B ~= bytes[index + 2] || 0xA8...0xAF ~= bytes[index + 2] ? 3 : 0
    case 0xE3:
      return index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80 ? 3 : 0
    default: return 0
    }
  }
}
