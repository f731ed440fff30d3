/// The numbers that a text writes in digits, and those it may express in words.
struct Numerals {
  /// The values in digits as normalised decimal strings, in order.
  private(set) var digits: [String] = []
  private var digitSet: Set<String> = []
  /// The values of ``digits`` and those inside names, as in 64KiB.
  private var all: Set<String> = []
  /// The values that words of the text may stand for; generous, so that a doubtful case is not a
  /// finding.
  private(set) var words: Set<Int> = []

  init(in text: String, _ language: Language) {
    scan(Array(text.unicodeScalars))
    digitSet = Set(digits)
    switch language {
    case .english: readEnglish(text)
    case .korean: readKorean(text)
    case .japanese: readJapanese(text)
    default: break
    }
  }

  /// Whether the text has `value` in digits or may have it in words.
  func has(_ value: String) -> Bool {
    if all.contains(value) { return true }
    guard let number = Int(value) else { return false }
    // 3 PM is 15 o'clock; articles stand for one, "no" and "empty" for none.
    return number <= 1 || words.contains(number)
      || 13...24 ~= number && digitSet.contains(String(number - 12))
      || 1...12 ~= number && digitSet.contains(String(number + 12))
  }

  // MARK: - Digits

  private mutating func scan(_ scalars: [Unicode.Scalar]) {
    var index = 0
    while index < scalars.count {
      guard Self.digit(scalars[index]) != nil else {
        index += 1
        continue
      }
      let start = index
      var text = ""
      while index < scalars.count {
        if let digit = Self.digit(scalars[index]) {
          text += String(digit)
        } else if Self.isSeparator(scalars, index) {
          if scalars[index] == "." || scalars[index] == "\u{FF0E}" { text += "." }
        } else {
          break
        }
        index += 1
      }
      let before = start > 0 ? scalars[start - 1] : " "
      let after = index < scalars.count ? scalars[index] : " "
      let value = Self.scaled(text, by: after)
      all.insert(value)
      // H264, 3D and v2 are names; 16進 and 16진 are numeral systems; 2x is a factor.
      if Self.isLatin(before) || before == "_" || Self.isLatin(after) && after != "x" { continue }
      if after == "進" || after == "진" { continue }
      digits.append(value)
    }
  }

  /// Whether the scalar is a decimal point or comma between digits; a comma needs three digits
  /// after it.
  private static func isSeparator(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index + 1 < scalars.count, digit(scalars[index + 1]) != nil else { return false }
    switch scalars[index] {
    case ".", "\u{FF0E}": return true
    case ",", "\u{FF0C}":
      return index + 3 < scalars.count
        && (1...3).allSatisfy { digit(scalars[index + $0]) != nil }
    default: return false
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x30...0x39: scalar.value - 0x30
    case 0xFF10...0xFF19: scalar.value - 0xFF10
    default: nil
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  /// Multiplies by a power of ten that is written as a word, as in 5천 and 3万.
  private static func scaled(_ text: String, by scalar: Unicode.Scalar) -> String {
    let powers: [Unicode.Scalar: Int] = [
      "십": 10, "백": 100, "천": 1000, "만": 10_000, "억": 100_000_000, "十": 10, "百": 100,
      "千": 1000, "万": 10_000, "億": 100_000_000,
    ]
    let value = text.split(separator: ".").count == 1 ? Int(text) : nil
    guard let value else { return text }
    guard let power = powers[scalar] else { return String(value) }
    let (product, overflow) = value.multipliedReportingOverflow(by: power)
    return overflow ? String(value) : String(product)
  }

  // MARK: - Words

  private mutating func readEnglish(_ text: String) {
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      if let value = Self.english[String(word)] { words.insert(value) }
    }
    // "twenty-five", "two hundred"
    let tens = words.filter { $0 >= 20 && $0 < 100 && $0 % 10 == 0 }
    for ten in tens { for one in words where 1...9 ~= one { words.insert(ten + one) } }
    for power in [100, 1000, 1_000_000] where words.contains(power) {
      for value in words where 1...999 ~= value { words.insert(value * power) }
    }
  }

  private static let english: [String: Int] = [
    "zero": 0, "no": 0, "none": 0, "one": 1, "once": 1, "first": 1, "single": 1, "two": 2,
    "twice": 2, "second": 2, "both": 2, "pair": 2, "couple": 2, "double": 2, "half": 2,
    "either": 2, "three": 3, "third": 3, "triple": 3, "four": 4, "fourth": 4, "quarter": 4,
    "five": 5, "fifth": 5, "six": 6, "sixth": 6, "seven": 7, "seventh": 7, "eight": 8,
    "eighth": 8, "nine": 9, "ninth": 9, "ten": 10, "tenth": 10, "eleven": 11, "twelve": 12,
    "dozen": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000,
    "million": 1_000_000, "ii": 2, "iii": 3, "iv": 4, "binary": 2, "octal": 8, "decimal": 10,
    "hexadecimal": 16,
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7,
    "august": 8, "september": 9, "october": 10, "november": 11, "december": 12,
  ]

  private mutating func readKorean(_ text: String) {
    for (word, value) in Self.korean where text.contains(word) { words.insert(value) }
    let tens = words.filter { $0 >= 10 && $0 < 100 && $0 % 10 == 0 }
    for ten in tens { for one in words where 1...9 ~= one { words.insert(ten + one) } }
    for power in [10, 100, 1000, 10_000] where words.contains(power) {
      for value in words where 1...9 ~= value { words.insert(value * power) }
    }
  }

  private static let korean: [(String, Int)] = [
    ("하나", 1), ("한", 1), ("첫", 1), ("일", 1), ("둘", 2), ("두", 2), ("이", 2), ("양", 2),
    ("셋", 3), ("세", 3), ("삼", 3), ("넷", 4), ("네", 4), ("사", 4), ("다섯", 5), ("오", 5),
    ("여섯", 6), ("육", 6), ("일곱", 7), ("칠", 7), ("여덟", 8), ("팔", 8), ("아홉", 9),
    ("구", 9), ("열", 10), ("십", 10), ("스물", 20), ("스무", 20), ("서른", 30), ("마흔", 40),
    ("쉰", 50), ("예순", 60), ("일흔", 70), ("여든", 80), ("아흔", 90), ("백", 100),
    ("천", 1000), ("만", 10_000), ("반", 2), ("영", 0), ("없", 0),
  ]

  private mutating func readJapanese(_ text: String) {
    let ones = Array("〇一二三四五六七八九".unicodeScalars)
    var value = 0
    var current = 0
    var isInNumber = false
    func power(_ scalar: Unicode.Scalar) -> Int? {
      switch scalar {
      case "十": 10
      case "百": 100
      case "千": 1000
      case "万": 10_000
      default: nil
      }
    }
    for scalar in Array(text.unicodeScalars) + ["\n"] {
      if let one = ones.firstIndex(of: scalar) {
        current = min(current, 99_999) * 10 + one
        isInNumber = true
      } else if let power = power(scalar) {
        value += max(1, current) * power
        current = 0
        isInNumber = true
      } else if isInNumber {
        words.insert(value + current)
        (value, current, isInNumber) = (0, 0, false)
      }
    }
    let plain = [
      ("ひと", 1), ("ふた", 2), ("両", 2), ("みっ", 3), ("よっ", 4), ("半", 2), ("ゼロ", 0),
      ("倍", 2),
    ]
    for (word, number) in plain where text.contains(word) { words.insert(number) }
  }
}
