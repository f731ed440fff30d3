import TextBasics

/// The number with which a heading, an item or a caption begins, "3.2 Rows", "2) Open it", "Figure
/// 4:", or the label of a callout, "Note:", which some tools write as markup.
///
/// It tells the place of a text and is no part of its meaning. A number at the start of a sentence
/// does not count: "44 points" and "1.5 lines" belong to the sentence.
struct Numbering {
  /// The text after the number; the whole text if it has none.
  let rest: String
  /// Whether the text begins with a number.
  let isFound: Bool

  /// - Parameters:
  ///   - text: A text without markup.
  ///   - isHeading: Whether it is a heading, whose numbers need no mark after them.
  init(of text: String, isHeading: Bool) {
    var reader = NumberingReader(text, isHeading: isHeading)
    isFound = reader.read()
    rest = isFound ? reader.rest : text
  }
}

/// Reads a number at the beginning of a text.
private struct NumberingReader {
  private let scalars: [Unicode.Scalar]
  private let isHeading: Bool
  private var place = 0

  /// Words that are numbered, in lower case, and whether their number needs a mark after it: a heading
  /// "Table 3 columns" may be about three columns, "Chapter 3 Columns" is not.
  private static let labels: [String: Bool] = [
    "chapter": false, "part": false, "section": false, "appendix": false, "lesson": false,
    "step": false, "figure": true, "fig.": true, "table": true, "example": true, "listing": true,
    "rule": true, "item": true, "note": true, "그림": true, "표": true, "부록": true, "예제": true,
    "단계": true, "규칙": true, "図": true, "表": true, "付録": true, "例": true, "手順": true,
    "ステップ": true, "ルール": true,
  ]
  /// Labels of callouts, in lower case.
  private static let callouts: Set = [
    "note", "important", "tip", "warning", "caution", "참고", "중요", "팁", "경고", "주의", "注", "注記",
    "注意", "重要", "警告", "ヒント", "メモ",
  ]
  /// The words that follow a number after 제 or 第.
  private static let divisions: Set<Unicode.Scalar> = [
    "장", "절", "부", "편", "과", "항", "조", "章", "節", "部", "編", "条", "課", "項",
  ]
  private static let hangul: Set<Unicode.Scalar> = [
    "가", "나", "다", "라", "마", "바", "사", "아", "자", "차", "카", "타", "파", "하",
  ]
  private static let kanji: Set<Unicode.Scalar> = [
    "一", "二", "三", "四", "五", "六", "七", "八", "九", "十",
  ]
  private static let marks: Set<Unicode.Scalar> = [
    ".", ")", ":", "．", "）", "：", "、", "。", "]",
  ]

  init(_ text: String, isHeading: Bool) {
    scalars = Array(text.unicodeScalars)
    self.isHeading = isHeading
  }

  var rest: String {
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: scalars[place...])
    return String(rest)
  }

  mutating func read() -> Bool {
    skip(isHeading ? isOrnament : WhiteSpace.contains)
    return readEnclosed() || readDivision() || readLabel() || readCallout() || readPlain()
  }

  private func isOrnament(_ scalar: Unicode.Scalar) -> Bool {
    if WhiteSpace.contains(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .otherSymbol: !Self.isEnclosed(scalar)
    case .format, .nonspacingMark: true
    default: false
    }
  }

  private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
    while place < scalars.count, isSkipped(scalars[place]) { place += 1 }
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  /// Whether nothing, or white space, stands at an index.
  private func isGap(at index: Int) -> Bool { scalar(at: index).map(WhiteSpace.contains) ?? true }

  private static func isEnclosed(_ scalar: Unicode.Scalar) -> Bool {
    0x2460...0x24FF ~= scalar.value || 0x2776...0x2793 ~= scalar.value
      || 0x2160...0x217F ~= scalar.value
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    "0"..."9" ~= scalar || "０"..."９" ~= scalar
  }

  private mutating func end(at index: Int) -> Bool {
    place = index
    skip(WhiteSpace.contains)
    return true
  }

  /// The index after digits from an index on; nil if there are none, or more than are counted in.
  private func endOfDigits(_ start: Int) -> Int? {
    var index = start
    while let scalar = scalar(at: index), Self.isDigit(scalar) { index += 1 }
    return 1...3 ~= index - start ? index : nil
  }

  /// The index after digits, or one letter that people count with.
  private func endOfCounter(_ start: Int) -> Int? {
    if let end = endOfDigits(start) { return end }
    guard let scalar = scalar(at: start) else { return nil }
    let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar || Self.hangul.contains(scalar)
    return isLetter ? start + 1 : nil
  }

  /// ①, (2) and (b).
  private mutating func readEnclosed() -> Bool {
    guard let first = scalar(at: place) else { return false }
    if Self.isEnclosed(first) {
      let next = scalar(at: place + 1)
      return end(at: place + (next.map(Self.marks.contains) == true ? 2 : 1))
    }
    guard first == "(" || first == "（" || first == "[", let last = endOfCounter(place + 1),
      let close = scalar(at: last), close == ")" || close == "）" || close == "]",
      isGap(at: last + 1)
    else { return false }
    return end(at: last + 1)
  }

  /// 제3장 and 第三章.
  private mutating func readDivision() -> Bool {
    guard scalar(at: place) == "제" || scalar(at: place) == "第" else { return false }
    var index = place + 1
    while isGap(at: index), index < scalars.count { index += 1 }
    let start = index
    while let scalar = scalar(at: index), Self.isDigit(scalar) || Self.kanji.contains(scalar) {
      index += 1
    }
    while isGap(at: index), index < scalars.count { index += 1 }
    guard 1...4 ~= index - start, let division = scalar(at: index),
      Self.divisions.contains(division)
    else { return false }
    let next = scalar(at: index + 1)
    let hasMark = next.map(Self.marks.contains) == true
    guard hasMark || isGap(at: index + 1) else { return false }
    return end(at: index + (hasMark ? 2 : 1))
  }

  /// "Chapter 3", "Figure 2:" and 그림 2.
  private mutating func readLabel() -> Bool {
    var index = place
    var label = ""
    while let scalar = scalar(at: index), !WhiteSpace.contains(scalar), !Self.isDigit(scalar),
      index - place < 10
    {
      label.unicodeScalars.append(scalar)
      index += 1
    }
    guard let needsMark = Self.labels[label.lowercased()] else { return false }
    while isGap(at: index), index < scalars.count { index += 1 }
    guard var last = endOfDigits(index) else { return false }
    while let mark = scalar(at: last), mark == "." || mark == "-",
      let next = endOfDigits(last + 1)
    { last = next }
    if let mark = scalar(at: last), Self.marks.contains(mark) { return end(at: last + 1) }
    guard isHeading, isGap(at: last), !needsMark || last == scalars.count else { return false }
    // "Step 3 – Save" has its mark after a space.
    var next = last
    while isGap(at: next), next < scalars.count { next += 1 }
    let isDash = scalar(at: next)?.properties.generalCategory == .dashPunctuation
    return end(at: isDash ? next + 1 : last)
  }

  /// "Note:", and "NOTEUse it", as a title that a tool wrote above the text leaves it.
  private mutating func readCallout() -> Bool {
    var index = place
    var label = ""
    while let scalar = scalar(at: index), scalar.properties.isAlphabetic, index - place < 10 {
      label.unicodeScalars.append(scalar)
      index += 1
      guard Self.callouts.contains(label.lowercased()) else { continue }
      let next = self.scalar(at: index)
      if next == ":" || next == "：" { return end(at: index + 1) }
      let isTitle = label.utf8.allSatisfy { 0x41...0x5A ~= $0 }
      if isTitle, next?.properties.isUppercase == true,
        self.scalar(at: index + 1)?.properties.isUppercase != true
      {
        return end(at: index)
      }
    }
    return false
  }

  /// "3.", "3)", "a)" and, in headings, "3.2".
  private mutating func readPlain() -> Bool {
    guard var last = endOfCounter(place) else { return false }
    let isNumber = Self.isDigit(scalars[place])
    var levels = 1
    while isNumber, scalar(at: last) == ".", let next = endOfDigits(last + 1) {
      last = next
      levels += 1
    }
    if let mark = scalar(at: last), Self.marks.contains(mark) {
      // A letter with a full stop may be an initial, and a colon follows a number that counts
      // something.
      let isClosed = isNumber ? mark != ":" && mark != "：" : mark == ")" || mark == "）"
      let isHangul = Self.hangul.contains(scalars[place]) && mark == "."
      guard isClosed || isHangul, isGap(at: last + 1) || mark == "、" else { return false }
      return end(at: last + 1)
    }
    // A version, such as 2.0, is no place in an outline.
    guard isHeading, levels > 1, isGap(at: last), last < scalars.count,
      scalars[last - 1] != "0" || scalars[last - 2] != "."
    else { return false }
    var next = last
    while isGap(at: next), next < scalars.count { next += 1 }
    guard let letter = scalar(at: next), letter.properties.isAlphabetic else { return false }
    return end(at: last)
  }
}
