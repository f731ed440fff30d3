import TextBasics

/// A picture of a note, with the place of the words that stand for it.
struct NotePicture {
  /// How the words are written.
  enum Form: Equatable {
    /// `![words](address)`, and `![words][label]`.
    case markdown
    /// `![words]` and `![words][]`, where the words are the label too: from the end of the words to
    /// the end of the picture, `][label]` says the same.
    case label(end: Int)
    /// The value of `alt`, between quotes.
    case attribute(quote: UInt8)
  }

  /// The index of the segment that the picture stands in.
  let segment: Int
  let address: String
  /// The words, without markup.
  let text: String
  /// The bytes of the words.
  let range: SourceRange
  let form: Form

  /// The pictures of a document whose words can be found, in order.
  static func all(in document: Document) -> [NotePicture] {
    // Most notes have no picture.
    let bytes = document.source.bytes
    guard Self.mayHavePictures(bytes) else { return [] }
    var cells: [Int: [[Inline]]]?
    return document.segments.indices.flatMap { index -> [NotePicture] in
      let segment = document.segments[index]
      guard segment.kind == .cell || segment.hasMarkup, segment.kind != .code else { return [] }
      if segment.kind == .cell, cells == nil { cells = document.cellsOfRows }
      let content = segment.kind == .cell ? (cells?[index] ?? []).flatMap(\.self) : segment.content
      return pictures(of: content, in: document, segment: index)
    }
  }

  private static func mayHavePictures(_ bytes: [UInt8]) -> Bool {
    for mark in ["![", "<img", "<IMG"] {
      let letters = Array(mark.utf8)
      var place = ByteSearch.first(letters[0], in: bytes)
      while let found = place {
        if bytes[found...].starts(with: letters) { return true }
        place = ByteSearch.first(letters[0], in: bytes, from: found + 1)
      }
    }
    return false
  }

  private static func pictures(
    of content: [Inline], in document: Document, segment: Int
  ) -> [NotePicture] {
    var shown: [(address: String, text: String, isElement: Bool)] = []
    content.walk { inline in
      switch inline {
      case .image(let source, _, let words): shown.append((source, words.text(.written), false))
      case .element(let element, _) where element.name == "img":
        shown.append((element["src"] ?? "", element["alt"] ?? "", true))
      case .text, .softBreak, .hardBreak, .code, .html, .element, .emphasis, .strong,
        .strikethrough, .link, .footnoteReference:
        break
      }
    }
    guard !shown.isEmpty else { return [] }
    var scanner = PictureScanner(document.source.bytes, in: document.segments[segment].range)
    let found = scanner.pictures()
    // If the source has another number of pictures than the page shows, none can be told apart.
    guard found.count == shown.count,
      zip(found, shown).allSatisfy({ $0.isElement == $1.isElement })
    else { return [] }
    return zip(found, shown).compactMap { place, picture in
      place.words.map { words in
        NotePicture(
          segment: segment, address: SizedPicture(picture.address).address,
          text: PlainText.cleaned(picture.text).trimmed, range: words, form: place.form)
      }
    }
  }

  /// The bytes that replace the words by `text`.
  func replacement(by text: String, isEscaped: Bool) -> Replacement {
    switch form {
    case .attribute(let quote):
      let escaped = text.attributeValue(between: quote == UInt8(ascii: "'") ? "'" : "\"")
      return Replacement(range, Array(escaped.utf8))
    case .markdown:
      return Replacement(range, Array((isEscaped ? Self.escaped(text) : text).utf8))
    case .label:
      return Replacement(range, Array((isEscaped ? Self.escaped(text) : text).utf8))
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_[]<>&~!^|".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}

/// Finds pictures in the bytes of a segment.
private struct PictureScanner {
  struct Place {
    /// The bytes of the words; nil for an element without `alt`.
    let words: SourceRange?
    let form: NotePicture.Form
    let isElement: Bool
  }

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  private var places: [Place] = []

  init(_ bytes: [UInt8], in range: SourceRange) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func pictures() -> [Place] {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): skipCode()
      case UInt8(ascii: "<"):
        if starts(with: "<!--") {
          skip(past: "-->")
        } else if starts(with: "<img"), index + 4 < end, !isLetter(bytes[index + 4]) {
          element()
        } else {
          index += 1
        }
      case UInt8(ascii: "!") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "["):
        markdown()
      default: index += 1
      }
    }
    return places
  }

  private mutating func markdown() {
    let start = index + 2
    guard let close = closing(from: start) else {
      index += 2
      return
    }
    index = close + 1
    let next = index < end ? bytes[index] : 0
    // A size at the end of the words is no part of them.
    let size = next == UInt8(ascii: "(") ? PictureTarget.size(in: bytes[start..<close]).written : []
    let words = SourceRange(start, close - size.count)
    if next == UInt8(ascii: "[") {
      let isCollapsed = index + 1 < end && bytes[index + 1] == UInt8(ascii: "]")
      places.append(
        Place(
          words: words, form: isCollapsed ? .label(end: index + 2) : .markdown, isElement: false))
      if let label = closing(from: index + 1) { index = label + 1 }
    } else {
      places.append(
        Place(
          words: words, form: next == UInt8(ascii: "(") ? .markdown : .label(end: index),
          isElement: false))
    }
  }

  /// The bracket that closes one before `start`.
  private func closing(from start: Int) -> Int? {
    var depth = 1
    var place = start
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  private mutating func element() {
    var place = index + 4
    var words: SourceRange?
    var quote = UInt8(ascii: "\"")
    while place < end, bytes[place] != UInt8(ascii: ">") {
      let name = place
      while place < end, isLetter(bytes[place]) || bytes[place] == UInt8(ascii: "-") { place += 1 }
      guard place > name else {
        place += 1
        continue
      }
      let isWords = isWord(name..<place, "alt")
      while place < end, bytes[place] <= 0x20 { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: "=") else { continue }
      place += 1
      while place < end, bytes[place] <= 0x20 { place += 1 }
      guard place < end else { break }
      let mark = bytes[place]
      if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
        guard let close = bytes[(place + 1)..<end].firstIndex(of: mark) else { break }
        if isWords, words == nil { (words, quote) = (SourceRange(place + 1, close), mark) }
        place = close + 1
      } else {
        while place < end, bytes[place] > 0x20, bytes[place] != UInt8(ascii: ">") { place += 1 }
      }
    }
    places.append(Place(words: words, form: .attribute(quote: quote), isElement: true))
    index = max(place, index + 4)
  }

  private mutating func skipCode() {
    let start = index
    while index < end, bytes[index] == UInt8(ascii: "`") { index += 1 }
    let count = index - start
    var place = index
    while place < end {
      guard bytes[place] == UInt8(ascii: "`") else {
        place += 1
        continue
      }
      let run = place
      while place < end, bytes[place] == UInt8(ascii: "`") { place += 1 }
      if place - run == count {
        index = place
        return
      }
    }
  }

  private mutating func skip(past text: StaticString) {
    while index < end, !starts(with: text) { index += 1 }
    index = min(end, index + text.utf8CodeUnitCount)
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    return isWord(index..<(index + count), text)
  }

  /// Whether ASCII letters are those of `word`, in any case.
  private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    let letters = Array("\(word)".utf8)
    return range.count == letters.count
      && zip(bytes[range], letters).allSatisfy { byte, letter in
        byte == letter || (0x41...0x5A).contains(byte) && byte | 0x20 == letter
      }
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
