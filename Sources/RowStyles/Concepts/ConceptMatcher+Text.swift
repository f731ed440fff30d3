extension ConceptMatcher {
  /// The part of a text that names what it is about: all of a heading, and of a quote that is
  /// nothing else; of other texts what stands before the first full stop or colon, where more
  /// follows.
  ///
  /// Nil where that is too long for a name.
  static func title(of text: String, kind: Kind) -> String? {
    let text = withoutNumber(text)
    if kind == .heading { return isShort(text) ? String(text) : nil }
    let end = endOfTitle(in: text)
    if kind == .quote,
      end.map({ text[$0...].dropFirst().allSatisfy(\.properties.isWhitespace) }) ?? true
    {
      return isShort(text) ? String(text) : nil
    }
    guard let end, isShort(text[..<end]),
      text[end...].dropFirst().contains(where: \.properties.isAlphabetic)
    else { return nil }
    return String(text[..<end])
  }

  /// In Unicode scalars.
  private static let longestTitle = 60

  private static func isShort(_ text: Substring.UnicodeScalarView) -> Bool {
    text.prefix(longestTitle + 1).count <= longestTitle
  }

  /// The first full stop or colon; nil if there is none where a title could end.
  ///
  /// It goes by bytes, because every text of a site is asked.
  private static func endOfTitle(in text: Substring.UnicodeScalarView) -> String.Index? {
    let bytes = Substring(text).utf8
    var scalars = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 {
        scalars += 1
        if scalars > longestTitle + 1 { return nil }
        if byte == 0x2E || byte == 0x3A { return index }
        if byte == 0xE3 || byte == 0xEF {
          switch text[index] {
          case "。", "：", "．": return index
          default: break
          }
        }
      }
      bytes.formIndex(after: &index)
    }
    return nil
  }

  /// A text without the number, dash or arrow that it begins with.
  private static func withoutNumber(_ text: String) -> Substring.UnicodeScalarView {
    let rest = text.unicodeScalars.drop { scalar in
      switch scalar {
      case "#", "-", "–", "—", "•", "*", ">", "→", "·": true
      default: scalar.properties.isWhitespace
      }
    }
    let afterNumber = rest.drop { $0.properties.numericType != nil }
    if afterNumber.startIndex != rest.startIndex, let mark = afterNumber.first,
      mark == "." || mark == ")"
    {
      return afterNumber.dropFirst().drop { $0.properties.isWhitespace || $0 == "#" }
    }
    return rest
  }

  /// The names that a title may hold: the title, the title without what stands in brackets, what
  /// stands in brackets, and its Latin and its other part by themselves.
  static func candidates(_ title: String) -> [String] {
    // Most titles are in one script and have no brackets.
    guard !isOfOnePart(title) else { return [title] }
    var outside = String.UnicodeScalarView()
    var inside = String.UnicodeScalarView()
    var depth = 0
    for scalar in title.unicodeScalars {
      switch scalar {
      case "(", "（", "[", "「", "〈": depth += 1
      case ")", "）", "]", "」", "〉": depth = max(0, depth - 1)
      default: if depth > 0 { inside.append(scalar) } else { outside.append(scalar) }
      }
    }
    var result = [title]
    if !inside.isEmpty {
      if !outside.isEmpty { result.append(String(outside)) }
      result.append(String(inside))
    }
    // Both parts have to be names by themselves to name one thing: “일반 plain”.
    let latin = outside.count { $0.isASCII && $0.properties.isAlphabetic }
    let other = latin > 0 ? outside.count { !$0.isASCII && $0.properties.isAlphabetic } : 0
    if latin > 0, other > 0, latin + other <= 30 {
      result.append(String(outside.filter(\.isASCII)))
      result.append(String(outside.filter { !$0.isASCII || $0 == " " }))
    }
    return result
  }

  private static func isOfOnePart(_ title: String) -> Bool {
    var hasLatin = false
    var hasOther = false
    for scalar in title.unicodeScalars {
      switch scalar {
      case "(", "（", "[", "「", "〈": return false
      case "a"..."z", "A"..."Z": hasLatin = true
      default: hasOther = hasOther || !scalar.isASCII
      }
    }
    return !(hasLatin && hasOther)
  }

  /// The form in which names are compared: without case, white space, signs, and the general words
  /// that may follow a name (“plain style”, “그룹 테이블”).
  static func compared(_ name: String) -> String {
    var words = words(of: name)
    while words.count > 1, let last = words.last, generalWords.contains(last) {
      words.removeLast()
    }
    var joined = words.joined()
    var isShorter = true
    while isShorter {
      isShorter = false
      for (word, length) in endings
      where joined.utf8.last == word.last && joined.utf8.count > word.count
        && joined.utf8.suffix(word.count).elementsEqual(word)
        && joined.unicodeScalars.count > length + 1
      {
        joined.unicodeScalars.removeLast(length)
        isShorter = true
      }
    }
    return joined
  }

  /// The runs of letters and digits in a text, in lower case.
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

  private static let generalWords: Set = [
    "styles", "style", "tables", "table", "lists", "list", "rows", "row", "cells", "cell",
    "스타일", "테이블", "목록", "리스트", "방식", "행", "셀", "スタイル", "テーブル", "リスト", "行", "の",
  ]

  /// General words that are written without a space before them, and how many letters they have:
  /// those of another script than Latin.
  private static let endings = generalWords.sorted()
    .filter { $0.utf8.first.map { $0 >= 0x80 } == true }
    .map { (Array($0.utf8), $0.unicodeScalars.count) }

  /// Whether the words differ by one letter put in, left out or changed, in O(n).
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
