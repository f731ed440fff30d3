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

  /// Whether a stem is known to be a noun: by other words of the topic.
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

  /// Whether a stem is sure to be a noun without a slip of the pen in it, so that its particle may be
  /// mended unseen.
  ///
  /// 이 may be the end of a name that begins like a noun, so there the topic has to know the noun.
  func isSure(_ stem: ArraySlice<Unicode.Scalar>, before particle: String) -> Bool {
    guard let last = stem.last else { return false }
    return isKnown(stem)
      || particle != "이"
        && (Self.endsOfLoanwords.contains(last)
          || stem.indices.dropLast().contains { BilingualDictionary.has(stem[$0...], in: .korean) })
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
    // 들르다 is a verb, and 들 alone no noun.
    case "를": return !stem.elementsEqual("들".unicodeScalars) || !isWhole
    case "으로": return true
    case "을":
      if Self.isGathering(stem, isWhole) { return false }
      return Self.endsOfNouns.contains(word) ? isLong && isKnown(stem) : true
    case "은":
      if Self.isGathering(stem, isWhole) || isName(stem, isWhole) { return false }
      return isLong && (!Self.stemsInN.contains(last) || isKnown(stem))
    case "는": return Self.isNoVerb(last) && isLong
    case "와": return isLong
    // 산책로 and 정형외과 are nouns.
    case "과", "로":
      return isLong
        && (!Self.endsOfNouns.contains(word)
          || Self.rareEndsOfNouns.contains(word) && Self.isInDictionary(stem))
        && !BilingualDictionary.has(Word(stem) + Word(particle.unicodeScalars), in: .korean)
        && (particle == "과" || isKnown(stem) || Self.endsOfLoanwords.contains(last))
    // 새로이 is an adverb, and 하여이 has lost its space.
    case "이":
      return isLong && !"로여더".unicodeScalars.contains(last)
        && (isKnown(stem) || Self.isInDictionary(stem))
        && !isLonger(stem, particle) && !isNoun(stem, in: Self.nounsInI)
        && !BilingualDictionary.has(Word(stem) + Word(particle.unicodeScalars), in: .korean)
    case "가":
      return isLong && Self.endsOfLoanwords.contains(last) && isKnown(stem)
        && !isLonger(stem, particle)
    case "라는", "라고":
      return isLong && KoreanSound(syllable: last) == .consonant && isKnown(stem)
    default: return false
    }
  }

  /// Whether a stem of several syllables is a noun of the dictionary.
  private static func isInDictionary(_ stem: ArraySlice<Unicode.Scalar>) -> Bool {
    stem.count > 1 && BilingualDictionary.has(stem, in: .korean)
  }

  /// Whether the word with its last syllable, which looks like a particle, has particles itself:
  /// 전문가 in 전문가를.
  private func isLonger(_ stem: ArraySlice<Unicode.Scalar>, _ end: String) -> Bool {
    let particles = end == "이" ? ["가", "를", "는", "와"] : ["가", "를", "는", "와", "로"]
    let further = particles + ["의", "에", "에서", "들", "들은", "들이", "도", "다", "며", "고"]
    return further.contains { contains(stem, end + $0) }
  }

  /// Whether a stem is that of 모으다 or of a verb made with it: 모을, 끌어모은.
  private static func isGathering(_ stem: ArraySlice<Unicode.Scalar>, _ isWhole: Bool) -> Bool {
    guard stem.last == "모" else { return false }
    return stem.count == 1 ? isWhole : "어러아워".unicodeScalars.contains(stem[stem.endIndex - 2])
  }

  /// Whether a stem with 은 may be the name of a person: 김하은.
  private func isName(_ stem: ArraySlice<Unicode.Scalar>, _ isWhole: Bool) -> Bool {
    guard isWhole, stem.count == 2, let first = stem.first, let last = stem.last else {
      return false
    }
    return Self.surnames.contains(first) && Self.beforeEun.contains(last) && !isKnown(stem)
  }

  /// The most common family names of Korea.
  private static let surnames = Set(
    "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공".unicodeScalars)

  /// The syllables that a given name in 은 begins with.
  private static let beforeEun = Set("하다예고지나가주시소채서세초재혜조태보희도아여유이".unicodeScalars)

  private func contains(_ stem: ArraySlice<Unicode.Scalar>, _ end: String) -> Bool {
    words.contains(Word(stem) + Word(end.unicodeScalars))
  }

  /// Whether a word of a list stands at the end of a stem and the syllable behind it.
  private func isNoun(_ stem: ArraySlice<Unicode.Scalar>, in nouns: [String]) -> Bool {
    nouns.contains { noun in
      stem.reversed().starts(with: noun.unicodeScalars.reversed().dropFirst())
    }
  }

  /// Ends of nouns whose last syllable looks like the particle 이 behind another noun: 스파이 is no 스파,
  /// 디스플레이 no 디스플레.
  private static let nounsInI = [
    "파이", "레이", "페이", "웨이", "보이", "과이", "스카이", "상하이", "하와이", "넥타이", "두바이", "모아이", "아사이", "사무라이",
  ]

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
  private static let endsOfLoanwords = Set(
    "튼텀템램셀벨탭앱맵폼팝블클플글들픽릭링핀뉴칸줄값것름끝곳림틀일털털픔럼론톤콘젠켓킷잇넷셋얼널널럴".unicodeScalars)

  private static let stemsInConsonant = Set(
    """
    먹막박식익죽녹썩속찍적작꺽묵축벅걱꾹목안신껴남넘심담감참숨품뿜듬금삼뜸움춤잠검좁집잡입씹접업뽑꼽굽줍눕\
    돕덥겁춥맵쉽갑립겹곱깁뵙웁씻벗웃짓잇붓긋젓낫솟빗앗뺏빼엇섯못굿싶있없겠
    """.unicodeScalars)

  /// The last syllables of stems that drop ㅅ before 은: 나은, 지은.
  private static let stemsInN = Set("나지이그부저으".unicodeScalars)

  /// Of ``endsOfNouns``, those of a few nouns only.
  private static let rareEndsOfNouns: Set<String> = [
    "자과", "소과", "고과", "지과", "타과", "메과", "미과", "아과", "유과", "다과",
  ]

  /// The last two syllables of nouns that end like a particle.
  private static let endsOfNouns: Set<String> = [
    "마을", "가을", "노을", "고을", "나을", "지을", "이을", "그을", "부을", "저을", "여을",
    "효과", "초과", "투과", "사과", "교과", "내과", "부과", "이과", "치과", "무과", "아과", "후과",
    "제과", "다과", "유과", "모과", "여과", "파과", "메과", "타과", "자과", "소과",
    "경로", "통로", "진로", "선로", "항로", "원로", "장로", "육로", "종로", "언로", "말로", "판로",
    "험로", "농로", "공로", "폐로", "망로", "용로", "함로", "각로", "탄로", "백로", "신로", "연로",
    "격로", "근로", "참로", "책로", "산로", "입로", "광로", "난로", "학로", "픽로", "란로", "주로", "송로",
    "외과", "미과", "지과", "고과", "화과", "안과", "성과", "통과", "결과", "경과", "전과", "학과", "일과",
  ]
}
