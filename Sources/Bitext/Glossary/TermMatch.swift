import TextBasics

/// Rules for the boundaries of words in each language.
enum TermMatch {
  static func isWord(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ language: Language
  ) -> Bool {
    let before = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : " "
    let rest = scalars[range.upperBound...]
    let after = rest.first ?? " "
    switch language {
    case .english: return !isLatin(before) && isEnglishEnd(rest)
    case .korean:
      let isInside = Hangul.isSyllable(scalars[range.lowerBound]) && Hangul.isSyllable(before)
      if isInside { return false }
      return !Hangul.isSyllable(after) || isKoreanEnd(rest)
    default:
      // A katakana word continues with katakana, a Han word with Han: in `表を` the term is a word,
      // in `表示` it is not.
      return !isSameScript(before, scalars[range.lowerBound])
        && !isSameScript(after, scalars[range.upperBound - 1])
    }
  }

  private static func isEnglishEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let ending = rest.prefix(3).prefix { isLatin($0) }
    return ending.isEmpty || ending.elementsEqual(["s"]) || ending.elementsEqual(["e", "s"])
  }

  /// Korean particles and endings that follow a noun without a space.
  private static let particles = [
    "은", "는", "이", "가", "을", "를", "의", "에", "로", "으로", "와", "과", "도", "만", "부터",
    "까지", "처럼", "보다", "마다", "나", "들", "라", "란", "입", "일", "인", "며", "하", "되", "된",
    "할", "한", "해", "됩", "별", "형", "식", "용",
  ]

  private static func isKoreanEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let ending = String(String.UnicodeScalarView(rest.prefix(2)))
    return particles.contains { ending.hasPrefix($0) }
  }

  private static func isSameScript(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    switch Script(of: a) {
    case .katakana, .han, .latin: Script(of: a) == Script(of: b)
    case .hangul, .hiragana, .bopomofo, nil: false
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { Script(of: scalar) == .latin }
}

extension String {
  /// The text without quoted and bracketed parts, which are words that the text speaks about.
  var withoutQuotations: String {
    let openings = Array("(（「『“‘[《〈".unicodeScalars)
    let closings = Array(")）」』”’]》〉".unicodeScalars)
    var result = ""
    var expected: [Unicode.Scalar] = []
    // The number of each closing mark that is left, so that the search for a missing one takes no
    // time.
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in unicodeScalars {
      if let close = openings.firstIndex(of: scalar) {
        expected.append(closings[close])
        counts[closings[close], default: 0] += 1
        result += " "
      } else if !expected.isEmpty, counts[scalar, default: 0] > 0 {
        while let last = expected.popLast() {
          counts[last, default: 1] -= 1
          if last == scalar { break }
        }
      } else if expected.isEmpty {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
