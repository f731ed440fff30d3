import TextBasics

/// The numbers that the words of a text may stand for.
struct NumberWords {
  private var values: Set<Quantity> = []
  /// Whether the text speaks of a half.
  private(set) var hasHalf = false

  init(in text: String, _ language: Language) {
    var integers: Set<Int> = []
    switch language {
    case .english: integers = Self.readEnglish(text)
    case .korean: integers = Self.readKorean(text)
    case .japanese: integers = Self.readJapanese(text)
    default: break
    }
    values = Set(integers.map(Quantity.init))
    hasHalf = ["half", "halves", "반", "半"].contains { text.lowercased().contains($0) }
    if hasHalf {
      // Half an hour, half of it, half a year.
      for value in [30, 50, 6, 2] { values.insert(Quantity(value)) }
      // Two and a half million.
      for power in Self.powers where integers.contains(power) {
        values.insert(Quantity(power / 2))
        for value in integers where 1...999 ~= value {
          values.insert(Quantity(value * power + power / 2))
        }
      }
    }
    for (sign, parts) in Self.fractions where text.unicodeScalars.contains(sign) {
      values.formUnion(parts.map { Quantity($0) })
    }
  }

  /// The powers of ten that a half may stand before.
  private static let powers = [100, 1000, 10_000, 1_000_000, 1_000_000_000]

  /// The numerator and the denominator of the signs for fractions.
  private static let fractions: [Unicode.Scalar: [Int]] = [
    "½": [1, 2], "⅓": [1, 3], "⅔": [2, 3], "¼": [1, 4], "¾": [3, 4], "⅕": [1, 5], "⅖": [2, 5],
    "⅗": [3, 5], "⅘": [4, 5], "⅙": [1, 6], "⅚": [5, 6], "⅛": [1, 8], "⅜": [3, 8], "⅝": [5, 8],
    "⅞": [7, 8],
  ]

  mutating func add(_ quantities: [Quantity]) { values.formUnion(quantities) }

  func contains(_ value: Quantity) -> Bool { values.contains(value) }

  // MARK: - English

  private static func readEnglish(_ text: String) -> Set<Int> {
    var words: Set<Int> = []
    let all = text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    for (index, word) in all.enumerated() {
      let number = Int(word)
      guard let values = number.map({ [$0] }) ?? english[String(word)] else { continue }
      if number == nil { words.formUnion(values) }
      guard index > 1, all[index - 1] == "than" else { continue }
      // "More than two" are three or more, "fewer than three" at most two.
      switch all[index - 2] {
      case "more", "greater": words.formUnion(values.filter { $0 < .max }.map { $0 + 1 })
      case "less", "fewer": words.formUnion(values.map { $0 - 1 })
      default: break
      }
    }
    // "twenty-five", "two hundred"
    let tens = words.filter { $0 >= 20 && $0 < 100 && $0 % 10 == 0 }
    for ten in tens { for one in words where 1...9 ~= one { words.insert(ten + one) } }
    for power in [100, 1000, 1_000_000] where words.contains(power) {
      for value in words where 1...999 ~= value { words.insert(value * power) }
    }
    // "a hundred and fifty"
    let hundreds = words.filter { 100...900 ~= $0 && $0 % 100 == 0 }
    for hundred in hundreds {
      for rest in words where 1...99 ~= rest { words.insert(hundred + rest) }
    }
    return words
  }

  private static let english: [String: [Int]] = {
    var words: [String: [Int]] = [:]
    for line in englishNumbers.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let values = parts.first?.split(separator: ",").compactMap({ Int($0) }) else {
        continue
      }
      for word in parts.dropFirst() { words[String(word), default: []] += values }
    }
    return words
  }()

  /// Numbers, and the words that may stand for them.
  private static let englishNumbers = """
    0 zero no none empty
    1 one once first single primary
    2 two twice second seconds both pair couple double half halves either secondary dual
    2 bilingual bidirectional biannual biennial biweekly binary ii twofold another alternate
    3 three third thirds thrice triple tertiary trilingual triathlon threefold iii
    4 four fourth fourths quarter quarters quaternary quadruple fourfold iv
    5 five fifth fifths
    6 six sixth sixths
    7 seven seventh week weekly
    8 eight eighth eighths octal
    9 nine ninth
    10 ten tenth tenths tens decimal decade decades teen teens teenager teenagers teenage
    11 eleven eleventh
    12 twelve twelfth dozen dozens noon midnight year yearly annual annually
    13 thirteen
    14 fourteen fortnight weeks
    15 fifteen quarter
    16 sixteen hexadecimal
    17 seventeen
    18 eighteen
    19 nineteen
    20 twenty
    24 day daily midnight
    25 quarter quarters
    30 thirty half month monthly
    40 forty
    50 fifty half
    60 sixty minute hour
    70 seventy
    75 quarters
    80 eighty
    90 ninety
    100 hundred hundreds hundredth hundredths century percent entire whole full
    1000 thousand thousands thousandth thousandths
    1000000 million millions millionth
    1000000000 billion billions billionth
    1000000000000 trillion trillions
    2 doubled doubles doubling multiple several square squared squares penultimate next
    3 tripled triples tripling cube cubed cubes
    4 quadrupled quadruples
    1 january jan
    2 february feb
    3 march mar
    4 april apr
    5 may
    6 june jun
    7 july jul
    8 august aug
    9 september sep
    10 october oct
    11 november nov
    12 december dec
    """

  // MARK: - Korean

  private static func readKorean(_ text: String) -> Set<Int> {
    var words = readDigits(text, ones: "영일이삼사오육칠팔구", powers: "십백천만")
    for (word, value) in korean where text.contains(word) { words.insert(value) }
    let tens = words.filter { $0 >= 10 && $0 < 100 && $0 % 10 == 0 }
    for ten in tens { for one in words where 1...9 ~= one { words.insert(ten + one) } }
    for power in [10, 100, 1000, 10_000] where words.contains(power) {
      for value in words where 1...9 ~= value { words.insert(value * power) }
    }
    return words
  }

  private static let korean: [(String, Int)] = [
    ("하나", 1), ("한", 1), ("첫", 1), ("일", 1), ("둘", 2), ("두", 2), ("이", 2), ("양", 2),
    ("셋", 3), ("세", 3), ("삼", 3), ("넷", 4), ("네", 4), ("사", 4), ("다섯", 5), ("오", 5),
    ("여섯", 6), ("육", 6), ("일곱", 7), ("칠", 7), ("여덟", 8), ("팔", 8), ("아홉", 9),
    ("구", 9), ("열", 10), ("십", 10), ("스물", 20), ("스무", 20), ("서른", 30), ("마흔", 40),
    ("쉰", 50), ("예순", 60), ("일흔", 70), ("여든", 80), ("아흔", 90), ("백", 100),
    ("천", 1000), ("만", 10_000), ("영", 0), ("없", 0), ("일주일", 7), ("한 주", 7), ("매주", 7),
    ("이틀", 2), ("사흘", 3), ("나흘", 4), ("열흘", 10), ("보름", 15), ("하루", 24), ("정오", 12),
    ("자정", 12), ("매년", 12), ("연간", 12), ("한 달", 30), ("주간", 7), ("몇", 2), ("듀얼", 2),
    ("트리플", 3), ("더블", 2), ("싱글", 1), ("쌍", 2), ("배", 2), ("보조", 2),
  ]

  // MARK: - Japanese

  /// The numbers that are written with signs for one to nine and for powers of ten: 二十五, 이십오.
  private static func readDigits(_ text: String, ones: String, powers: String) -> Set<Int> {
    let ones = Array(ones.unicodeScalars)
    let powers = Array(powers.unicodeScalars)
    var words: Set<Int> = []
    var (value, current) = (0, 0)
    var isInNumber = false
    for scalar in Array(text.unicodeScalars) + ["\n"] {
      if let one = ones.firstIndex(of: scalar) {
        current = min(current, 99_999) * 10 + one
        isInNumber = true
      } else if let power = powers.firstIndex(of: scalar) {
        value = min(value, 1 << 40) + max(1, current) * [10, 100, 1000, 10_000][power]
        current = 0
        isInNumber = true
      } else if isInNumber {
        words.insert(value + current)
        (value, current, isInNumber) = (0, 0, false)
      }
    }
    return words
  }

  private static func readJapanese(_ text: String) -> Set<Int> {
    var words = readDigits(text, ones: "〇一二三四五六七八九", powers: "十百千万")
    for (word, number) in japanese where text.contains(word) { words.insert(number) }
    return words
  }

  private static let japanese: [(String, Int)] = [
    ("ひと", 1), ("ふた", 2), ("両", 2), ("みっ", 3), ("よっ", 4), ("ゼロ", 0), ("倍", 2),
    ("一週間", 7), ("1週間", 7), ("毎週", 7), ("正午", 12), ("毎年", 12), ("デュアル", 2),
    ("トリプル", 3), ("ダブル", 2), ("シングル", 1), ("ペア", 2), ("双方", 2), ("複数", 2),
  ]
}
