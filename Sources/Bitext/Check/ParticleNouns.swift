import TextBasics

/// Tells whether the end of a Korean word is a particle of the wrong form, or part of the word.
///
/// 을 after a vowel is a particle in 메뉴을 and none in 마을. What the form alone does not say, the
/// other words of the topic do: 메뉴 is a noun if 메뉴의 or 메뉴에서 occurs, too.
struct ParticleNouns {
  private typealias Word = [Unicode.Scalar]

  private var words: Set<Word> = []

  /// Adds the words of a text.
  mutating func add(_ scalars: [Unicode.Scalar]) {
    var start = 0
    for index in 0...scalars.count {
      if index < scalars.count, Hangul.isSyllable(scalars[index]) { continue }
      if index > start, index - start < 12 { words.insert(Array(scalars[start..<index])) }
      start = index + 1
    }
  }

  /// Whether a stem is known to be a noun.
  func isKnown(_ stem: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = stem.last, let sound = KoreanSound(syllable: last) else { return false }
    let common = ["의", "에서", "에는"]
    let own: [String]
    switch sound {
    case .vowel: own = ["를", "와", "에"]
    case .consonant: own = ["과", "에", "으로"]
    // Stems of verbs drop ㄹ before 은 and have none before 을.
    case .liquid: own = ["과", "에", "로", "을", "은"]
    }
    return words.contains(Word(stem)) || (common + own).contains { contains(stem, $0) }
  }

  /// Whether `particle`, which does not fit the sound of `stem`, is a particle there.
  ///
  /// `isWhole` tells whether the stem is all of the word before the particle.
  func takes(_ particle: String, after stem: ArraySlice<Unicode.Scalar>, isWhole: Bool) -> Bool {
    guard let last = stem.last else { return false }
    let end = Word(stem.suffix(1)) + Word(particle.unicodeScalars)
    let word = String(String.UnicodeScalarView(end))
    let isLong = stem.count >= 2 || !isWhole
    switch particle {
    case "를", "으로": return true
    case "을": return Self.endsOfNouns.contains(word) ? isLong && isKnown(stem) : true
    case "은": return isLong && (!Self.stemsInN.contains(last) || isKnown(stem))
    case "는": return Self.isNoVerb(last) && isLong
    case "와": return isLong
    case "과", "로": return isLong && !Self.endsOfNouns.contains(word)
    // 새로이 is an adverb, and 하여이 has lost its space.
    case "이":
      return isLong && !"로여더".unicodeScalars.contains(last) && isKnown(stem)
        && !isLonger(stem, particle)
    case "가":
      return isLong && Self.neverBeforeGa.contains(last) && isKnown(stem)
        && !isLonger(stem, particle)
    case "라는", "라고":
      return isLong && KoreanSound(syllable: last) == .consonant && isKnown(stem)
    default: return false
    }
  }

  /// Whether the word with its last syllable, which looks like a particle, has particles itself:
  /// 전문가 in 전문가를.
  private func isLonger(_ stem: ArraySlice<Unicode.Scalar>, _ end: String) -> Bool {
    let particles = end == "이" ? ["가", "를", "는", "와"] : ["가", "를", "는", "와", "로"]
    let further = particles + ["의", "에", "에서", "들", "들은", "들이", "도", "다", "며", "고"]
    return further.contains { contains(stem, end + $0) }
  }

  private func contains(_ stem: ArraySlice<Unicode.Scalar>, _ end: String) -> Bool {
    words.contains(Word(stem) + Word(end.unicodeScalars))
  }

  /// Whether no stem of a verb or adjective ends in a syllable, so that 는 after it is a particle.
  private static func isNoVerb(_ syllable: Unicode.Scalar) -> Bool {
    switch KoreanSound.final(of: syllable) {
    // ㄹ is dropped before 는, and no stem ends in ㅇ.
    case 8, 21: true
    // ㄱ, ㄴ, ㅁ, ㅂ, ㅅ
    case 1, 4, 16, 17, 19: !stemsInConsonant.contains(syllable)
    default: false
    }
  }

  /// The last syllables of loanwords and native nouns: 음악가 and 있는가 are no nouns with a particle.
  private static let neverBeforeGa = Set(
    "튼텀템램셀벨탭앱맵폼팝블클플글들픽릭링핀칸줄값것름끝곳림틀일털털픔럼론톤콘젠켓킷잇넷셋얼널널럴".unicodeScalars)

  private static let stemsInConsonant = Set(
    """
    먹막박식익죽녹썩속찍적작꺽묵축벅걱꾹목안신껴남넘심담감참숨품뿜듬금삼뜸움춤잠검좁집잡입씹접업뽑꼽굽줍눕\
    돕덥겁춥맵쉽갑립겹곱깁뵙웁씻벗웃짓잇붓긋젓낫솟빗앗뺏빼엇섯못굿싶있없겠
    """.unicodeScalars)

  /// The last syllables of stems that drop ㅅ before 은: 나은, 지은.
  private static let stemsInN = Set("나지이그부저으".unicodeScalars)

  /// The last two syllables of nouns that end like a particle.
  private static let endsOfNouns: Set<String> = [
    "마을", "가을", "노을", "고을", "나을", "지을", "이을", "그을", "부을", "저을", "여을",
    "효과", "초과", "투과", "사과", "교과", "내과", "부과", "이과", "치과", "무과", "아과", "후과",
    "제과", "다과", "유과", "모과", "여과", "파과", "메과", "타과", "자과", "소과",
    "경로", "통로", "진로", "선로", "항로", "원로", "장로", "육로", "종로", "언로", "말로", "판로",
    "험로", "농로", "공로", "폐로", "망로", "용로", "함로", "각로", "탄로", "백로", "신로", "연로",
    "격로", "근로", "참로",
  ]
}
