import TextBasics

/// Writes a listing with its comments, texts and keywords marked, so that a style sheet may colour
/// them without a script.
struct CodeColours {
  private let language: CodeLanguage
  private let bytes: [UInt8]
  private var html: HTMLWriter
  /// The index up to which the code has been written.
  private var written = 0
  private var index = 0
  /// Whether the place is between the angle brackets of a tag.
  private var isInTag = false

  /// The kind of a piece of code, whose name is the class of its element.
  private enum Kind {
    case comment, text, keyword

    var name: StaticString {
      switch self {
      case .comment: "c"
      case .text: "s"
      case .keyword: "k"
      }
    }
  }

  /// Writes `code` in the language that a fence names.
  static func write(_ code: String, in language: String?, to html: inout HTMLWriter) {
    guard let language = language.flatMap(CodeLanguage.named), !code.isEmpty else {
      html.text(code)
      return
    }
    var colours = CodeColours(language, Array(code.utf8))
    colours.run()
    html.markup(colours.html)
  }

  private init(_ language: CodeLanguage, _ bytes: [UInt8]) {
    self.language = language
    self.bytes = bytes
    html = HTMLWriter(room: bytes.count * 2)
  }

  private mutating func run() {
    while index < bytes.count {
      if !passComment(), !passText(), !passTag(), !passWord() { index += 1 }
    }
    html.text(piece(written..<bytes.count))
  }

  private func piece(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Writes the code up to `end` and marks the part of it from `index` on.
  private mutating func mark(_ kind: Kind, upTo end: Int) {
    html.text(piece(written..<index))
    html.markup("<span class=\"")
    html.markup(kind.name)
    html.markup("\">")
    html.text(piece(index..<end))
    html.markup("</span>")
    written = end
    index = end
  }

  private func holds(_ word: [UInt8], at place: Int) -> Bool {
    place + word.count <= bytes.count && bytes[place..<place + word.count].elementsEqual(word)
  }

  private func end(ofLine start: Int) -> Int {
    bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
  }

  /// The end of the next `word` from `start`; nil if there is none.
  private func end(of word: [UInt8], from start: Int) -> Int? {
    var place = start
    while place + word.count <= bytes.count {
      if holds(word, at: place) { return place + word.count }
      place += 1
    }
    return nil
  }

  private mutating func passComment() -> Bool {
    if let (begin, close) = language.blockComment, holds(begin, at: index) {
      mark(.comment, upTo: end(of: close, from: index + begin.count) ?? bytes.count)
      return true
    }
    guard language.lineComments.contains(where: { holds($0, at: index) }) else { return false }
    let follows = index == 0 || bytes[index - 1] == 0x0A || Self.isBlank(bytes[index - 1])
    guard follows || !language.commentsFollowBlanks else { return false }
    // The slashes of an address do not begin a comment.
    if index > 0, bytes[index - 1] == 0x3A, bytes[index] == 0x2F { return false }
    mark(.comment, upTo: end(ofLine: index))
    return true
  }

  private mutating func passText() -> Bool {
    if let quote = language.longQuotes.first(where: { holds($0, at: index) }),
      let end = end(of: quote, from: index + quote.count)
    {
      mark(.text, upTo: end)
      return true
    }
    let quote = bytes[index]
    guard isInTag ? quote == 0x22 || quote == 0x27 : language.quotes.contains(quote) else {
      return false
    }
    // An apostrophe in a word does not begin a text.
    if quote == 0x27, index > 0, Self.isWord(bytes[index - 1]) { return false }
    var place = index + 1
    while place < bytes.count, bytes[place] != 0x0A || isInTag {
      if bytes[place] == quote {
        mark(isKey(endingAt: place + 1) ? .keyword : .text, upTo: place + 1)
        return true
      }
      place += bytes[place] == 0x5C && language.hasEscapes ? 2 : 1
    }
    return false
  }

  /// Marks the name of a tag, and finds its end.
  private mutating func passTag() -> Bool {
    guard language.hasTags else { return false }
    if isInTag {
      if bytes[index] == 0x3E { isInTag = false }
      return false
    }
    guard bytes[index] == 0x3C else { return false }
    var end = index + 1
    if end < bytes.count, bytes[end] == 0x2F { end += 1 }
    let start = end
    while end < bytes.count, Self.isWord(bytes[end]) || bytes[end] == 0x2D || bytes[end] == 0x3A {
      end += 1
    }
    guard end > start else { return false }
    index = start
    mark(.keyword, upTo: end)
    isInTag = true
    return true
  }

  private mutating func passWord() -> Bool {
    guard Self.isWord(bytes[index]) else { return false }
    var end = index
    while end < bytes.count, Self.isWord(bytes[end]) || language.hasKeys && bytes[end] == 0x2D {
      end += 1
    }
    let isKeyword =
      isKey(endingAt: end)
      || !language.keywords.isEmpty && language.keywords.contains(piece(index..<end))
        && (!language.keywordsBeginCommands || beginsCommand)
    if isKeyword { mark(.keyword, upTo: end) } else { index = end }
    return true
  }

  /// Whether a command may begin here: at the start of a line, or after another command.
  private var beginsCommand: Bool {
    let before = bytes[..<index].last { !Self.isBlank($0) }
    return before.map { [0x0A, 0x3B, 0x7C, 0x26, 0x28].contains($0) } ?? true
  }

  /// Whether a word or text that ends at `end` is a key: a colon and a blank, or the end, follow.
  private func isKey(endingAt end: Int) -> Bool {
    guard language.hasKeys, end < bytes.count, bytes[end] == 0x3A else { return false }
    return end + 1 == bytes.count || bytes[end + 1] == 0x0A || Self.isBlank(bytes[end + 1])
      || bytes[end - 1] == 0x22
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte is one of a word: a letter, a digit, `_`, or any beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte.isASCIILetter || (0x30...0x39).contains(byte)
  }
}
