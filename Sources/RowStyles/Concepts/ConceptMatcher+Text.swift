import TextBasics

extension ConceptMatcher {
  /// The part of a text that may name its subject, in bytes; nil if it is too long for a name.
  ///
  /// This is a whole heading, or a quote that consists of nothing else. In other texts it is the
  /// part before the first full stop or colon that is followed by more text. The search goes by
  /// bytes, because it is done for every text of a site.
  static func title(of text: String, kind: Kind) -> Range<Int>? {
    let bytes = text.utf8.span
    let start = startOfTitle(in: text)
    let whole = start..<bytes.count
    if kind == .heading { return isShort(bytes, whole) ? whole : nil }
    let end = endOfTitle(in: bytes, from: start)
    if kind == .quote,
      end.map({ text.scalars(after: $0).allSatisfy(\.properties.isWhitespace) })
        ?? true
    {
      return isShort(bytes, whole) ? whole : nil
    }
    guard let end, hasLetters(text, after: end) else { return nil }
    return start..<end
  }

  /// Whether letters follow the mark at a place.
  private static func hasLetters(_ text: String, after mark: Int) -> Bool {
    // A fast path: mostly a letter follows, or a space and a letter.
    let bytes = text.utf8.span
    var place = mark + (bytes[mark] < 0x80 ? 1 : 3)
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    if place < bytes.count, (bytes[place] | 0x20) &- 0x61 < 26 { return true }
    if place < bytes.count, PlainLetters.isHangulOrKana(bytes, place) { return true }
    return text.scalars(after: mark).contains(where: isAlphabetic)
  }

  /// In Unicode scalars.
  private static let longestTitle = 60

  private static func isShort(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if range.count <= longestTitle { return true }
    var scalars = 0
    for index in range where !UTF8.isContinuation(bytes[index]) {
      scalars += 1
      if scalars > longestTitle { return false }
    }
    return true
  }

  private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80: (scalar.value | 0x20) &- 0x61 < 26
    // Hangul, kana and Han characters, of which there are most.
    case 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: scalar.properties.isAlphabetic
    }
  }

  /// The place of the first full stop or colon that may end a title; nil if there is none.
  private static func endOfTitle(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var place = start
    // The mark may follow a title of maximal length.
    for _ in 0...longestTitle where place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x2E, 0x3A: return place
      case ..<0x80: place += 1
      case ..<0xE0: place += 2
      case ..<0xF0:
        // 。
        if byte == 0xE3, bytes[place + 1] == 0x80, bytes[place + 2] == 0x82 { return place }
        // ： and ．
        if byte == 0xEF, bytes[place + 1] == 0xBC,
          bytes[place + 2] == 0x9A || bytes[place + 2] == 0x8E
        {
          return place
        }
        place += 3
      default: place += 4
      }
    }
    return nil
  }

  /// The start of the text after a leading number, dash or arrow.
  private static func startOfTitle(in text: String) -> Int {
    let bytes = text.utf8.span
    // A fast path: most texts begin with a letter.
    if let first = bytes.isEmpty ? nil : bytes[0], (first | 0x20) &- 0x61 < 26 { return 0 }
    if bytes.count >= 3, PlainLetters.isHangulOrKana(bytes, 0) { return 0 }
    guard let first = text.unicodeScalars.first,
      isBeforeTitle(first) || first.properties.numericType != nil
    else { return 0 }
    return text.utf8.count - Substring(withoutNumber(text)).utf8.count
  }

  private static func isBeforeTitle(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#", "-", "–", "—", "•", "*", ">", "→", "·": true
    default: scalar.properties.isWhitespace
    }
  }

  /// The text without a leading number, dash or arrow.
  private static func withoutNumber(_ text: String) -> Substring.UnicodeScalarView {
    let rest = text.unicodeScalars.drop(while: isBeforeTitle)
    let afterNumber = rest.drop { $0.properties.numericType != nil }
    if afterNumber.startIndex != rest.startIndex, let mark = afterNumber.first,
      mark == "." || mark == ")"
    {
      return afterNumber.dropFirst().drop { $0.properties.isWhitespace || $0 == "#" }
    }
    return rest
  }

  /// The names that a title may contain.
  ///
  /// These are the whole title, the title without the text in brackets, the text in brackets, and
  /// the title's Latin and other parts.
  static func candidates(_ title: String) -> [String] {
    let parts = Parts(title.utf8.span)
    var result = [title]
    if !parts.inside.isEmpty {
      if !parts.outside.isEmpty { result.append(Self.text(parts.outside)) }
      result.append(Self.text(parts.inside))
    }
    // Both parts have to be names of one concept: “일반 plain”.
    if parts.latin > 0, parts.other > 0, parts.latin + parts.other <= 30 {
      result.append(Self.text(parts.outside.filter { $0 < 0x80 }))
      result.append(Self.text(parts.outside.filter { $0 >= 0x80 || $0 == 0x20 }))
    }
    return result
  }

  private static func text(_ bytes: [UInt8]) -> String { String(bytes.span) }

  /// The bytes inside the brackets of a title, and the bytes outside.
  private struct Parts {
    var outside: [UInt8] = []
    var inside: [UInt8] = []
    /// The numbers of letters outside of brackets: ASCII letters, and all others.
    var latin = 0
    var other = 0

    init(_ title: Span<UInt8>) {
      var depth = 0
      var place = 0
      while place < title.count {
        let start = place
        let value = title.scalar(at: &place)
        switch value {
        // ( （ [ 「 〈
        case 0x28, 0xFF08, 0x5B, 0x300C, 0x3008: depth += 1
        // ) ） ] 」 〉
        case 0x29, 0xFF09, 0x5D, 0x300D, 0x3009: depth = max(0, depth - 1)
        default:
          let bytes = title.extracting(start..<place)
          if depth > 0 { inside.append(bytes) } else { add(outside: bytes, value) }
        }
      }
    }

    private mutating func add(outside bytes: Span<UInt8>, _ value: UInt32) {
      outside.append(bytes)
      guard let scalar = Unicode.Scalar(value), ConceptMatcher.isAlphabetic(scalar) else { return }
      if value < 0x80 { latin += 1 } else { other += 1 }
    }
  }

  /// Whether the title itself is its only candidate.
  static func isOfOnePart(_ title: Span<UInt8>) -> Bool {
    var hasLatin = false
    var hasOther = false
    var place = 0
    while place < title.count {
      let byte = title[place]
      if byte < 0x80 {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { return false }
        hasLatin = hasLatin || (byte | 0x20) &- 0x61 < 26
        place += 1
        continue
      }
      hasOther = true
      // 「 and 〈.
      if byte == 0xE3, title[place + 1] == 0x80,
        title[place + 2] == 0x8C || title[place + 2] == 0x88
      {
        return false
      }
      // （
      if byte == 0xEF, title[place + 1] == 0xBC, title[place + 2] == 0x88 { return false }
      place += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
    return !(hasLatin && hasOther)
  }

  /// The form in which names are compared.
  ///
  /// It leaves out case, white space, punctuation and general words after the name (“plain style”,
  /// “그룹 테이블”).
  static func compared(_ name: String) -> [UInt8] {
    var words = PlainLetters.words(of: name) ?? JoinedWords(Self.words(of: name))
    while words.starts.count > 1, isGeneral(words) { words.removeLast() }
    var joined = words.bytes
    // Only words of other scripts than Latin are taken off.
    var isShorter = joined.last.map { $0 >= 0x80 } == true
    while isShorter {
      isShorter = false
      for (word, length) in endings
      where joined.last == word.last && joined.count > word.count
        && joined.suffix(word.count).elementsEqual(word)
        && joined.count(where: { !UTF8.isContinuation($0) }) > length + 1
      {
        joined.removeLast(word.count)
        isShorter = true
      }
    }
    return joined
  }

  /// The words of a text: runs of letters and digits, in lower case.
  static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split { scalar in
      switch scalar {
      case "a"..."z", "0"..."9": false
      case "\0"..."\u{7F}": true
      default:
        !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.isGraphemeExtend)
      }
    }.map(String.init)
  }

  private static let generalWords = [
    "styles", "style", "tables", "table", "lists", "list", "rows", "row", "cells", "cell",
    "스타일", "테이블", "목록", "리스트", "방식", "행", "셀", "スタイル", "テーブル", "リスト", "行", "の",
  ].map { Array($0.utf8) }

  /// Whether the last word is a general one.
  private static func isGeneral(_ words: JoinedWords) -> Bool {
    guard let start = words.starts.last else { return false }
    let last = words.bytes[start...]
    return generalWords.contains { $0.count == last.count && $0.elementsEqual(last) }
  }

  /// The general words in scripts without spaces between words, with their numbers of letters.
  private static let endings = generalWords.filter { $0.first.map { $0 >= 0x80 } == true }
    .sorted { $0.lexicographicallyPrecedes($1) }
    .map { word in (word, word.count { !UTF8.isContinuation($0) }) }

  /// Whether the words differ by one inserted, omitted or changed letter; O(n).
  static func isOneSlip(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (shorter, longer) = (min(a.count, b.count), max(a.count, b.count))
    guard longer - shorter <= 1, a != b else { return false }
    var head = 0
    while head < shorter, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    return head + tail >= longer - 1
  }
}

extension String {
  /// The part of the string in a range of bytes.
  func bytes(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The part of the string after the scalar at a byte offset.
  fileprivate func scalars(after place: Int) -> Substring.UnicodeScalarView {
    unicodeScalars[utf8.index(startIndex, offsetBy: place)...].dropFirst()
  }
}
