import TextBasics

/// Lists of inlines in one piece of memory, because a corpus holds very many.
///
/// As values, the inlines of a paragraph with a bold word are three strings and two arrays. Packed,
/// they are a few bytes: where they agree with a text beside them, as they usually do, they only
/// hold the length of the next piece of it.
struct PackedInlines: Sendable {
  /// A byte that tells whether there are addresses, then the lists, each after the number of its
  /// inlines.
  let bytes: [UInt8]

  /// Makes lists of packed bytes.
  ///
  /// - Precondition: ``areLists(_:count:beside:)``.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameters:
  ///   - lists: The lists to pack.
  ///   - text: The visible text of `lists`; needed again to unpack them.
  init(_ lists: [[Inline]], beside text: String = "") {
    var writer = Writer(text)
    for list in lists { writer.append(whole: list) }
    bytes = writer.packed
  }

  /// Packs one list.
  init(_ list: [Inline], beside text: String) {
    var writer = Writer(text)
    writer.append(whole: list)
    bytes = writer.packed
  }

  /// Whether there are links or pictures.
  var hasAddresses: Bool { bytes[0] != 0 }

  /// Whether the first list may begin in bold.
  var mayBeginBold: Bool {
    var index = 1
    while bytes[index] > 0x7F { index += 1 }
    guard bytes[index] > 0, let step = Step(rawValue: bytes[index + 1]) else { return false }
    return step == .strong || step == .element
  }

  /// The lists that were packed beside `text`.
  func lists(beside text: String = "") -> [[Inline]] {
    var reader = InlineReader(self, beside: text)
    var lists: [[Inline]] = []
    // The cells of a row, which are few.
    lists.reserveCapacity(8)
    while !reader.isAtEnd { lists.append(reader.list()) }
    return lists
  }

  /// The one list that was packed beside `text`.
  func list(beside text: String) -> [Inline] {
    var reader = InlineReader(self, beside: text)
    return reader.list()
  }

  enum Step: UInt8 {
    case text, softBreak, hardBreak, code, html, element, emphasis, strong, strikethrough
    case link, image, footnoteReference
    /// A soft break that is nothing on the page.
    case joinedBreak
    /// Soft breaks that are lines on the page, and a space or nothing in the text.
    case lineAndSpace, lineAlone
  }

  /// The place of a string's bytes; `here` is followed by the string's length.
  enum Place {
    static let here = 0
    static let next = 1
    /// After the space that a line break left.
    static let afterSpace = 2
  }

  private struct Writer {
    let text: String
    /// The number of bytes of the text that have been used.
    var said = 0
    var bytes: [UInt8] = []
    /// The meanings of the soft breaks of the list that are not packed yet, the last break first.
    private var breaks: [SoftBreak] = []

    init(_ text: String) {
      self.text = text
      bytes.reserveCapacity(88)
      bytes.append(0)
    }

    /// The packed bytes, in an array without spare capacity.
    var packed: [UInt8] {
      var packed: [UInt8] = []
      packed.reserveCapacity(bytes.count)
      packed.append(contentsOf: bytes)
      return packed
    }

    /// Appends a list that is inside no other; its line breaks are resolved over the whole list.
    mutating func append(whole inlines: [Inline]) {
      breaks = inlines.softBreaks.reversed()
      append(inlines)
    }

    private mutating func append(_ inlines: [Inline]) {
      append(inlines.count)
      for inline in inlines { append(inline) }
    }

    private mutating func append(_ inline: Inline) {
      switch inline {
      case .text(let text):
        begin(.text)
        append(shown: text)
      case .softBreak:
        let meaning = breaks.popLast() ?? SoftBreak(isSpace: true, isKept: false)
        if meaning.isKept {
          begin(meaning.isSpace ? .lineAndSpace : .lineAlone)
        } else {
          begin(meaning.isSpace ? .softBreak : .joinedBreak)
        }
      case .hardBreak: begin(.hardBreak)
      case .code(let code):
        begin(.code)
        append(shown: code)
      case .html(let html):
        begin(.html)
        append(html)
      case .element(let element, let children):
        begin(.element)
        append(element.name)
        append(element.attributes.count)
        for attribute in element.attributes {
          append(attribute.name)
          append(attribute.value)
        }
        append(children)
      case .emphasis(let children):
        begin(.emphasis)
        append(children)
      case .strong(let children):
        begin(.strong)
        append(children)
      case .strikethrough(let children):
        begin(.strikethrough)
        append(children)
      case .link(let destination, let title, let children):
        begin(.link)
        bytes[0] = 1
        append(destination)
        append(title)
        append(children)
      case .image(let source, let title, let children):
        begin(.image)
        bytes[0] = 1
        append(source)
        append(title)
        append(children)
      case .footnoteReference(let label):
        begin(.footnoteReference)
        append(label)
      }
    }

    private mutating func begin(_ step: Step) { bytes.append(step.rawValue) }

    /// Appends a number with seven bits in each byte, the lowest first; the eighth bit marks that
    /// more follow.
    private mutating func append(_ number: Int) {
      var rest = number
      while rest > 0x7F {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    private mutating func append(_ string: String) {
      append(string.utf8.count)
      bytes.append(contentsOf: string.utf8)
    }

    private mutating func append(shown string: String) {
      let count = string.utf8.count
      if says(string, after: 0) {
        append(count << 2 | Place.next)
        said += count
      } else if says(string, after: 1) {
        append(count << 2 | Place.afterSpace)
        said += 1 + count
      } else {
        append(count << 2 | Place.here)
        bytes.append(contentsOf: string.utf8)
      }
    }

    /// Whether the text continues with the bytes of `string`.
    private func says(_ string: String, after gap: Int) -> Bool {
      let text = text.utf8.span
      let wanted = string.utf8.span
      let start = said + gap
      guard wanted.count <= text.count - start else { return false }
      let known = text.extracting(start..<(start + wanted.count))
      return ByteSearch.areEqual(wanted, known)
    }
  }
}
