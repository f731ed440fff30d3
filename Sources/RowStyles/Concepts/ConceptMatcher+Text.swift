extension ConceptMatcher {
  /// The part of a text that names what it is about: all of a heading, and of a quote that is
  /// nothing else; of other texts what stands before the first full stop or colon, where more
  /// follows.
  ///
  /// Nil where that is too long for a name.
  static func title(of text: String, kind: Kind) -> String? {
    let text = withoutNumber(text)
    let end = endOfTitle(in: text)
    switch kind {
    case .heading:
      return isShort(text) ? String(text) : nil
    case .quote
    where end == nil || end.map { text[$0...].dropFirst().allSatisfy(\.isWhitespace) } == true:
      return isShort(text) ? String(text) : nil
    case .quote, .paragraph, .item:
      guard let end, isShort(text[..<end]),
        text[end...].dropFirst().contains(where: { $0.isLetter })
      else { return nil }
      return String(text[..<end])
    }
  }

  private static let longestTitle = 60

  private static func isShort(_ text: Substring) -> Bool {
    text.utf8.count <= longestTitle || text.count <= longestTitle
  }

  /// The first full stop or colon; nil if there is none where a title could end.
  private static func endOfTitle(in text: Substring) -> Substring.Index? {
    let scalars = text.unicodeScalars
    return scalars.prefix(4 * longestTitle).firstIndex { scalar in
      switch scalar {
      case ".", "。", ":", "：", "．": true
      default: false
      }
    }
  }

  /// A text without the number, dash or arrow that it begins with.
  private static func withoutNumber(_ text: String) -> Substring {
    let rest = text[...].drop { $0.isWhitespace || "#-–—•*>→·".contains($0) }
    let afterNumber = rest.drop(while: \.isNumber)
    if afterNumber.startIndex != rest.startIndex, let mark = afterNumber.first, ".)".contains(mark)
    {
      return afterNumber.dropFirst().drop { $0.isWhitespace || $0 == "#" }
    }
    return rest
  }

  /// The names that a title may hold: the title, the title without what stands in brackets, what
  /// stands in brackets, and its Latin and its other part by themselves.
  static func candidates(_ title: String) -> [String] {
    var outside = ""
    var inside = ""
    var depth = 0
    for character in title {
      switch character {
      case "(", "（", "[", "「", "〈": depth += 1
      case ")", "）", "]", "」", "〉": depth = max(0, depth - 1)
      default: if depth > 0 { inside.append(character) } else { outside.append(character) }
      }
    }
    var result = [title]
    if !outside.isEmpty { result.append(outside) }
    if !inside.isEmpty { result.append(inside) }
    let latin = outside.filter { $0.isASCII }
    let other = outside.filter { !$0.isASCII || $0 == " " }
    if latin.contains(where: \.isLetter), other.contains(where: \.isLetter) {
      // Both parts have to be names by themselves to name one thing: “일반 plain”.
      if latin.count(where: \.isLetter) + other.count(where: \.isLetter) <= 30 {
        result += [latin, other]
      }
    }
    return result
  }

  /// The form in which names are compared: without case, white space, signs, and the general words
  /// that may follow a name (“plain style”, “그룹 테이블”).
  static func compared(_ name: String) -> String {
    var words = name.lowercased().split { character in
      !(character.isLetter || character.isNumber)
    }.map(String.init)
    while words.count > 1, let last = words.last, generalWords.contains(last) {
      words.removeLast()
    }
    var joined = words.joined()
    var isShorter = true
    while isShorter {
      isShorter = false
      for (word, length) in endings
      where joined.utf8.count > word.utf8.count && joined.unicodeScalars.count > length + 1
        && joined.utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
      {
        joined.unicodeScalars.removeLast(length)
        isShorter = true
      }
    }
    return joined
  }

  private static let generalWords: Set = [
    "styles", "style", "tables", "table", "lists", "list", "rows", "row", "cells", "cell",
    "스타일", "테이블", "목록", "리스트", "방식", "행", "셀", "スタイル", "テーブル", "リスト", "行", "の",
  ]

  /// General words that are written without a space before them, and how many letters they have:
  /// those of another script than Latin.
  private static let endings = generalWords.sorted()
    .filter { $0.utf8.first.map { $0 >= 0x80 } == true }
    .map { ($0, $0.unicodeScalars.count) }

  /// Whether the words differ by one letter put in, left out or changed, in O(n).
  static func isOneSlip(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    let longer = max(a.count, b.count)
    return a != b && abs(a.count - b.count) <= 1
      && head + min(tail, min(a.count, b.count) - head) >= longer - 1
  }
}
