import TextBasics

/// Finds characters in the form of another language or width: `,` for 、, １０ for 10, ｾﾙ for セル, 、 in
/// Korean.
struct CharacterForms: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.flatMap { texts -> [Diagnostic] in
      let usual = Usual(texts)
      return texts.flatMap { text in commas(text, usual) + widths(text, usual) }
    }
  }

  /// How often a source uses each form of commas and digits.
  private struct Usual {
    private(set) var commas = 0
    private(set) var fullCommas = 0
    private(set) var digits = 0
    private(set) var fullDigits = 0

    init(_ texts: [ProseText]) {
      for text in texts {
        for scalar in text.scalars {
          switch scalar.value {
          case 0x3001: commas += 1
          case 0xFF0C: fullCommas += 1
          case 0x30...0x39: digits += 1
          case 0xFF10...0xFF19: fullDigits += 1
          default: break
          }
        }
      }
    }
  }

  // MARK: - Commas

  /// The least number of commas from which the usual form in a source is known.
  private static let fewCommas = 3

  private func commas(_ text: ProseText, _ usual: Usual) -> [Diagnostic] {
    let scalars = text.scalars
    return scalars.indices.dropFirst().compactMap { index -> Diagnostic? in
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : SourceProse.lineBreak
      switch text.language {
      case .japanese:
        let isForeign = scalar == "," || scalar == "，" && usual.fullCommas * 4 < usual.commas
        guard isForeign, usual.commas >= Self.fewCommas, Self.isJapanese(scalars[index - 1]),
          Self.isJapanese(next) || next == " "
        else { return nil }
        let isSpaced =
          next == " " && index + 2 < scalars.count && Self.isJapanese(scalars[index + 2])
        if next == " ", !isSpaced { return nil }
        return text.finding(
          .warning, "comma", "Japanese texts have ‘、’, not ‘\(scalar)’",
          at: index..<(index + (isSpaced ? 2 : 1)), replacement: "、")
      case .korean:
        guard scalar == "、" || scalar == "，", Hangul.isSyllable(scalars[index - 1]) else {
          return nil
        }
        let isSpaced = WhiteSpace.contains(next)
        return text.finding(
          .warning, "comma", "Korean texts have ‘,’, not ‘\(scalar)’", at: index..<(index + 1),
          replacement: isSpaced ? "," : ", ")
      default: return nil
      }
    }
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    guard let script = Script(of: scalar) else { return false }
    return script.isKana || script == .han
  }

  // MARK: - Widths

  private func widths(_ text: ProseText, _ usual: Usual) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    var index = 0
    // A text about widths shows them.
    if Self.subjects.contains(where: text.text.text.contains) { return [] }
    while index < scalars.count {
      guard let isWide = Self.isWide(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, Self.isWide(scalars[index]) == isWide { index += 1 }
      let found = text.prose.text(start..<index)
      // A source that writes most of its digits in full width does so on purpose.
      if isWide, usual.fullDigits > usual.digits, found.allSatisfy(\.isNumber) { continue }
      if Self.isShown(scalars, start..<index) || isWide && Self.isStyle(text, start..<index) {
        continue
      }
      let plain = Self.usualForm(of: found)
      findings.append(
        text.finding(
          .warning, "character-width",
          isWide
            ? "‘\(found)’ is in full-width characters: ‘\(plain)’"
            : "‘\(found)’ is in half-width characters: ‘\(plain)’",
          at: start..<index, replacement: plain))
    }
    return findings
  }

  private static let subjects = [
    "全角", "半角", "전각", "반각", "full-width", "half-width", "fullwidth", "halfwidth",
  ]

  /// Whether characters stand alone in quotation marks, as those that are spoken of do, or in a face.
  private static func isShown(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0, range.upperBound < scalars.count else { return false }
    let (before, after) = (scalars[range.lowerBound - 1], scalars[range.upperBound])
    if "「『“‘\"'".unicodeScalars.contains(before) && "」』”’\"'".unicodeScalars.contains(after) {
      return true
    }
    // (ﾟ∀ﾟ)
    return ["ﾟ", "ﾉ"].contains(scalars[range.lowerBound]) && range.count == 1
  }

  /// Whether a single letter or digit is in full width as Japanese typesetting has it: Ｔシャツ, １つ.
  private static func isStyle(_ text: ProseText, _ range: Range<Int>) -> Bool {
    guard text.language == .japanese, range.count == 1 else { return false }
    let scalars = text.scalars
    let near = [range.lowerBound - 1, range.upperBound].filter(scalars.indices.contains)
    return near.contains { isJapanese(scalars[$0]) }
  }

  /// Whether a letter or digit is in full width (true) or a kana in half width (false).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    case 0xFF61...0xFF9F: false
    default: nil
    }
  }

  /// The characters in the width that they usually have.
  private static func usualForm(of text: String) -> String {
    var usual = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: usual.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0xFF61...0xFF65: usual.append(halfMarks[Int(scalar.value - 0xFF61)])
      case 0xFF66...0xFF9D: usual.append(halfKana[Int(scalar.value - 0xFF66)])
      // The marks of voice join the kana before them.
      case 0xFF9E: usual.append("\u{3099}")
      case 0xFF9F: usual.append("\u{309A}")
      default: usual.append(scalar)
      }
    }
    return PlainText.composed(String(usual))
  }

  private static let halfMarks = Array("。「」、・".unicodeScalars)

  private static let halfKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)
}
