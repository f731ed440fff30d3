/// The forms of Korean verbs and adjectives that prose has.
///
/// The classes are those of school grammar: stems in ㄹ, and stems that change their last letter
/// (ㅂ, ㄷ, ㅅ, ㅎ, 르, ㅡ) before a vowel.
enum KoreanConjugation {
  /// The forms of a word in its dictionary form.
  ///
  /// - Parameter word: A word in -다, such as 만들다.
  /// - Returns: Forms of two syllables and more. Verbs and adjectives get the same ones, so that some
  ///   do not exist.
  static func forms(of word: String) -> [String] {
    let stem = Array(word.unicodeScalars.dropLast()).map(Syllable.init)
    guard let last = stem.last else { return [word] }
    var forms: [[Syllable]] = []
    func add(_ syllables: [Syllable], _ ending: String = "") {
      forms.append(syllables + ending.unicodeScalars.map(Syllable.init))
    }
    for ending in ["다", "고", "지", "기"] { add(stem, ending) }
    // Before ㄴ and ㅂ the ㄹ of a stem goes.
    let bare = last.tail == Syllable.l ? stem.dropLast() + [last.with(tail: 0)] : stem
    add(bare, "는")
    let (soft, joins) = softStem(stem)
    for (tail, ending) in [(Syllable.n, "은"), (Syllable.l, "을"), (Syllable.m, "음")] {
      if joins { add(closed(soft, by: tail)) } else { add(soft, ending) }
    }
    add(soft, joins ? "면" : "으면")
    if last.tail == 0 || last.tail == Syllable.l {
      add(closed(bare, by: Syllable.b), "니다")
      add(closed(bare, by: Syllable.n), "다")
    } else {
      add(stem, "습니다")
      add(stem, "는다")
    }
    for joined in infinitives(stem) {
      guard let end = joined.last else { continue }
      add(joined)
      let past = Array(joined.dropLast()) + [end.with(tail: Syllable.ss)]
      for ending in ["다", "던", "고", "을", "습니다"] { add(past, ending) }
    }
    var seen: Set<String> = []
    // A single syllable is mostly another word: 산, 감, 본.
    return forms.filter { $0.count > 1 }.map(text).filter { seen.insert($0).inserted }
  }

  /// A syllable by the numbers of its letters, in the order of Unicode.
  private struct Syllable: Equatable {
    var lead: UInt32
    var vowel: UInt32
    var tail: UInt32

    static let n: UInt32 = 4
    static let d: UInt32 = 7
    static let l: UInt32 = 8
    static let lm: UInt32 = 10
    static let m: UInt32 = 16
    static let b: UInt32 = 17
    static let s: UInt32 = 19
    static let ss: UInt32 = 20
    static let h: UInt32 = 27

    init(_ scalar: Unicode.Scalar) {
      let index = scalar.value &- 0xAC00
      (lead, vowel, tail) = (index / 588, index / 28 % 21, index % 28)
    }

    init(lead: UInt32, vowel: UInt32, tail: UInt32 = 0) {
      (self.lead, self.vowel, self.tail) = (lead, vowel, tail)
    }

    func with(tail: UInt32) -> Syllable { Syllable(lead: lead, vowel: vowel, tail: tail) }

    var scalar: Unicode.Scalar {
      Unicode.Scalar(0xAC00 + lead * 588 + vowel * 28 + tail) ?? " "
    }

    /// Whether the vowel is ㅏ, ㅑ or ㅗ, after which endings have ㅏ.
    var isBright: Bool { vowel == 0 || vowel == 2 || vowel == 8 }
  }

  private static func text(_ stem: [Syllable]) -> String {
    var text = ""
    for syllable in stem { text.unicodeScalars.append(syllable.scalar) }
    return text
  }

  /// Puts a consonant under the last syllable, which is open or ends in ㄹ: 간, 만든, 만듦.
  private static func closed(_ stem: [Syllable], by tail: UInt32) -> [Syllable] {
    guard let last = stem.last else { return stem }
    let isDouble = last.tail == Syllable.l && tail == Syllable.m
    return stem.dropLast() + [last.with(tail: isDouble ? Syllable.lm : tail)]
  }

  private static let regularB: Set<Character> = ["잡", "입", "뽑", "씹", "접", "좁", "업", "집", "꼽"]
  private static let changingD: Set<String> = ["듣", "걷", "묻", "깨닫", "싣", "일컫"]
  private static let changingS: Set<Character> = ["짓", "낫", "붓", "잇", "긋", "젓"]
  private static let changingH: Set<Character> = ["갛", "랗", "맣", "얗", "렇", "떻", "멓", "옇"]
  private static let regularReu: Set<String> = ["따르", "치르", "들르", "다다르"]

  /// The stem before -은 and -을, and whether it joins with their consonant: 더우 for 더운, 만들 for
  /// 만든, but 들 for 들은 and 지 for 지은.
  private static func softStem(_ stem: [Syllable]) -> (stem: [Syllable], joins: Bool) {
    guard let last = stem.last else { return (stem, false) }
    let head = stem.dropLast()
    let letter = Character(last.scalar)
    switch last.tail {
    case Syllable.b where !regularB.contains(letter):
      return (head + [last.with(tail: 0), Syllable(lead: 11, vowel: 13)], true)
    case Syllable.d where changingD.contains(text(stem)):
      return (head + [last.with(tail: Syllable.l)], false)
    case Syllable.s where changingS.contains(letter): return (head + [last.with(tail: 0)], false)
    case Syllable.h where changingH.contains(letter): return (head + [last.with(tail: 0)], true)
    default: return (stem, last.tail == 0 || last.tail == Syllable.l)
    }
  }

  /// The forms in -아 and -어, contracted as they are written.
  private static func infinitives(_ stem: [Syllable]) -> [[Syllable]] {
    guard let last = stem.last else { return [] }
    let head = Array(stem.dropLast())
    let letter = Character(last.scalar)
    /// -아 or -어 as a syllable of its own.
    func open(_ stem: [Syllable], bright: Bool) -> [Syllable] {
      stem + [Syllable(lead: 11, vowel: bright ? 0 : 4)]
    }
    switch last.tail {
    case 0: break
    case Syllable.b where !regularB.contains(letter):
      let isRound = letter == "돕" || letter == "곱"
      return [head + [last.with(tail: 0), Syllable(lead: 11, vowel: isRound ? 9 : 14)]]
    case Syllable.d where changingD.contains(text(stem)):
      let changed = open(head + [last.with(tail: Syllable.l)], bright: last.isBright)
      return letter == "묻" ? [changed, open(stem, bright: last.isBright)] : [changed]
    case Syllable.s where changingS.contains(letter):
      return [open(head + [last.with(tail: 0)], bright: last.isBright)]
    case Syllable.h where changingH.contains(letter):
      return [head + [Syllable(lead: last.lead, vowel: last.vowel == 2 ? 3 : 1)]]
    default: return [open(stem, bright: last.isBright)]
    }
    if letter == "하" { return [head + [Syllable(lead: 18, vowel: 1)]] }
    if letter == "르", let before = head.last, !regularReu.contains(text(stem)) {
      if ["이르", "푸르"].contains(text(stem)) {
        return [stem + [Syllable(lead: 5, vowel: 4)]]
      }
      return [
        head.dropLast() + [
          before.with(tail: Syllable.l), Syllable(lead: 5, vowel: before.isBright ? 0 : 4),
        ]
      ]
    }
    switch last.vowel {
    case 18:  // ㅡ goes.
      return [head + [Syllable(lead: last.lead, vowel: head.last?.isBright == true ? 0 : 4)]]
    case 0, 1, 4, 5, 6: return [stem]
    case 8:
      let joined = head + [Syllable(lead: last.lead, vowel: 9)]
      return letter == "보" ? [joined, open(stem, bright: true)] : [joined]
    case 13:
      let joined = head + [Syllable(lead: last.lead, vowel: 14)]
      return head.isEmpty ? [joined, open(stem, bright: false)] : [joined]
    case 20: return [head + [Syllable(lead: last.lead, vowel: 6)]]
    case 11: return [head + [Syllable(lead: last.lead, vowel: 10)], open(stem, bright: false)]
    default: return [open(stem, bright: false)]
    }
  }
}
