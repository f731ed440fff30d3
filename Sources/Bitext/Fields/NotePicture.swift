import TextBasics

/// A text of a picture in a note: the words that stand for it, or its title, which browsers show beside
/// the pointer.
struct NotePicture {
  /// Which of its texts it is.
  enum Part { case words, title }

  /// How the words are written.
  enum Form: Equatable {
    /// `![words](address)`, and `![words][label]`.
    case markdown
    /// `![words]` and `![words][]`, where the words are the label too: from the end of the words to
    /// the end of the picture, `][label]` says the same.
    case label(end: Int)
    /// The value of `alt` or `title`, between quotes.
    case attribute(quote: UInt8)
    /// The title behind an address, between quotes.
    case title(quote: UInt8)
  }

  let part: Part

  /// The index of the segment that the picture stands in.
  let segment: Int
  let address: String
  /// The text, without markup.
  let text: String
  /// The bytes of the text.
  let range: SourceRange
  let form: Form

  /// The texts of pictures that can be found in a document, in order; each picture's words come before
  /// its title.
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
    var shown: [(address: String, words: String, title: String, isElement: Bool)] = []
    content.walk { inline in
      switch inline {
      case .image(let source, let title, let words):
        shown.append((source, words.text(.written), title, false))
      case .element(let element, _) where element.name == "img":
        shown.append(
          (element["src"] ?? "", element["alt"] ?? "", element["title"] ?? "", true))
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
    return zip(found, shown).flatMap { place, picture in
      func text(_ part: Part, _ text: String, _ found: PictureScanner.Found?) -> NotePicture? {
        found.map {
          NotePicture(
            part: part, segment: segment, address: SizedPicture(picture.address).address,
            text: PlainText.cleaned(text).trimmed, range: $0.range, form: $0.form)
        }
      }
      let title = text(.title, picture.title, place.title)
      return [
        text(.words, picture.words, place.words), title.flatMap { $0.text.isEmpty ? nil : $0 },
      ].compactMap(\.self)
    }
  }

  /// The bytes that replace the text by `text`.
  func replacement(by text: String, isEscaped: Bool) -> Replacement {
    switch form {
    case .attribute(let quote):
      let escaped = text.attributeValue(between: quote == UInt8(ascii: "'") ? "'" : "\"")
      return Replacement(range, Array(escaped.utf8))
    case .markdown:
      return Replacement(range, Array((isEscaped ? Self.escaped(text) : text).utf8))
    case .label:
      return Replacement(range, Array((isEscaped ? Self.escaped(text) : text).utf8))
    case .title(let quote):
      let bytes = text.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case quote, UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
        // A backslash before a reference keeps none from being one.
        case UInt8(ascii: "&") where isEscaped: Array("&amp;".utf8)
        default: [byte]
        }
      }
      return Replacement(range, bytes)
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
  struct Found {
    let range: SourceRange
    let form: NotePicture.Form
  }

  struct Place {
    /// Nil for an element without `alt`.
    let words: Found?
    /// Nil for a picture without a title of its own.
    let title: Found?
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
      let form: NotePicture.Form = isCollapsed ? .label(end: index + 2) : .markdown
      places.append(
        Place(words: Found(range: words, form: form), title: nil, isElement: false))
      if let label = closing(from: index + 1) { index = label + 1 }
    } else {
      let hasTarget = next == UInt8(ascii: "(")
      let form: NotePicture.Form = hasTarget ? .markdown : .label(end: index)
      places.append(
        Place(
          words: Found(range: words, form: form),
          title: hasTarget ? title(behind: start..<close) : nil, isElement: false))
    }
  }

  /// The title of a picture whose words stand in brackets.
  private func title(behind words: Range<Int>) -> Found? {
    let scanner = LineScanner(bytes, words.upperBound..<end)
    guard let target = PictureTarget(closing: bytes[words], at: scanner) else { return nil }
    let title = target.title.drop { $0 <= 0x20 }
    guard title.count > 2, let quote = title.last, quote == title.first else { return nil }
    return Found(
      range: SourceRange(title.startIndex + 1, title.endIndex - 1), form: .title(quote: quote))
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
    var found: [NotePicture.Part: Found] = [:]
    while place < end, bytes[place] != UInt8(ascii: ">") {
      let name = place
      while place < end, isLetter(bytes[place]) || bytes[place] == UInt8(ascii: "-") { place += 1 }
      guard place > name else {
        place += 1
        continue
      }
      let part: NotePicture.Part? =
        isWord(name..<place, "alt") ? .words : isWord(name..<place, "title") ? .title : nil
      while place < end, bytes[place] <= 0x20 { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: "=") else { continue }
      place += 1
      while place < end, bytes[place] <= 0x20 { place += 1 }
      guard place < end else { break }
      let mark = bytes[place]
      if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
        guard let close = bytes[(place + 1)..<end].firstIndex(of: mark) else { break }
        if let part, found[part] == nil {
          found[part] = Found(
            range: SourceRange(place + 1, close), form: .attribute(quote: mark))
        }
        place = close + 1
      } else {
        while place < end, bytes[place] > 0x20, bytes[place] != UInt8(ascii: ">") { place += 1 }
      }
    }
    places.append(Place(words: found[.words], title: found[.title], isElement: true))
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
