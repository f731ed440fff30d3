/// The consonants of a word, by which a loan word is recognised in another script.
///
/// "table", 테이블 and テーブル share the consonants t-b-l. Vowels, voicing and distinctions that the
/// scripts do not make (l and r, f and p) are dropped. The idea is that of phonetic matching across
/// scripts (Knight and Graehl 1998), reduced to classes as in Soundex.
struct Skeleton: Hashable {
  /// Four bits for each consonant, the first one highest.
  private(set) var code: UInt64 = 0
  private(set) var count = 0

  enum Consonant: UInt64 {
    case p = 1
    case t, k, s, n, m, r
  }

  /// Adds a consonant; two equal consonants count once if no vowel stands between them.
  mutating func append(_ consonant: Consonant, afterVowel: Bool) {
    guard count < 15 else { return }
    if !afterVowel {
      let last = code & 15
      if last == consonant.rawValue { return }
      // A nasal before p is stored as n, because Japanese always writes ン there.
      if consonant == .p, last == Consonant.m.rawValue {
        code = (code & ~15) | Consonant.n.rawValue
      }
    }
    code = code << 4 | consonant.rawValue
    count += 1
  }

  /// The probability that two words with a skeleton of `count` consonants are the same word, if no
  /// other word of either text has it; in 0...1.
  ///
  /// Every Hangul word has a skeleton, so that native words meet English ones by chance. Katakana is
  /// for loan words. Measured on texts whose beads are known; with n words of a skeleton, the
  /// probability of each pair was one n-th, whatever the length of the skeleton.
  static func strength(ofCount count: Int, inKatakana: Bool) -> Float {
    switch count {
    case ..<2: 0
    case 2: inKatakana ? 0.6 : 0.2
    case 3: inKatakana ? 0.87 : 0.42
    default: inKatakana ? 0.97 : 0.88
    }
  }

  /// At most four skeletons, without an allocation.
  struct Variants {
    var first = Skeleton()
    var second = Skeleton()
    var third = Skeleton()
    var fourth = Skeleton()
    var count = 1

    init() {}

    init(_ first: Skeleton) { self.first = first }

    init(_ first: Skeleton, _ second: Skeleton) {
      self.first = first
      self.second = second
      count = 2
    }

    mutating func append(_ consonant: Consonant, afterVowel: Bool) {
      first.append(consonant, afterVowel: afterVowel)
      if count > 1 { second.append(consonant, afterVowel: afterVowel) }
      if count > 2 {
        third.append(consonant, afterVowel: afterVowel)
        fourth.append(consonant, afterVowel: afterVowel)
      }
    }

    /// Doubles the variants: half of them read `consonant` (nil for a silent letter), the other
    /// half `other`.
    mutating func fork(_ consonant: Consonant?, _ other: Consonant, afterVowel: Bool) {
      let before = self
      if let consonant { append(consonant, afterVowel: afterVowel) }
      guard count < 3 else { return }
      var forked = before
      forked.append(other, afterVowel: afterVowel)
      if count == 1 {
        second = forked.first
      } else {
        third = forked.first
        fourth = forked.second
      }
      count *= 2
    }

    /// Calls `body` for every skeleton that is long enough to be evidence.
    func forEach(_ body: (Skeleton) -> Void) {
      if first.count >= 2 { body(first) }
      if count > 1, second.count >= 2 { body(second) }
      if count > 2 {
        if third.count >= 2 { body(third) }
        if fourth.count >= 2 { body(fourth) }
      }
    }
  }

  /// The possible skeletons of a word; those of a short word are too short to be evidence.
  ///
  /// - Parameters:
  ///   - surface: The word as written, in lower case.
  ///   - script: The script of the word.
  /// - Returns: One skeleton for each way to read the word.
  static func variants(of surface: Span<UInt32>, in script: Word.Script) -> Variants {
    switch script {
    case .latin: LatinSkeleton.variants(of: surface)
    case .hangul: Variants(hangul(surface))
    case .katakana: katakana(surface)
    case .number, .han, .hiragana, .address, .other: Variants()
    }
  }

  /// Hangul syllables are decomposed by arithmetic (The Unicode Standard, section 3.12).
  private static func hangul(_ word: Span<UInt32>) -> Skeleton {
    var skeleton = Skeleton()
    var afterVowel = false
    for place in word.indices {
      let index = word[place] - 0xac00
      if let initial = initial(index / 588) {
        skeleton.append(initial, afterVowel: afterVowel)
      }
      afterVowel = true
      if let final = final(index % 28) {
        skeleton.append(final, afterVowel: true)
        afterVowel = false
      }
    }
    return skeleton
  }

  // ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static func initial(_ index: UInt32) -> Consonant? {
    switch index {
    case 0, 1, 15: .k
    case 2: .n
    case 3, 4, 16: .t
    case 5: .r
    case 6: .m
    case 7, 8, 17: .p
    case 9, 10, 12, 13, 14: .s
    default: nil
    }
  }

  // None, ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static func final(_ index: UInt32) -> Consonant? {
    switch index {
    case 1, 2, 3, 9, 24: .k
    case 4, 5, 6, 21: .n
    case 7, 19, 20, 22, 23, 25: .t
    case 8, 11, 12, 13, 15: .r
    case 10, 16: .m
    case 14, 17, 18, 26: .p
    default: nil
    }
  }

  private static func katakana(_ word: Span<UInt32>) -> Variants {
    var plain = Skeleton()
    var hissing = Skeleton()
    var afterVowel = false
    var isAmbiguous = false
    for place in word.indices {
      let scalar = word[place]
      switch scalar {
      case 0x30c1, 0x30c2, 0x30c4, 0x30c5:
        // チ and ツ stand for "chi" and "tsu" as well as for the t of "ti" and "tu".
        plain.append(.t, afterVowel: afterVowel)
        hissing.append(.s, afterVowel: afterVowel)
        isAmbiguous = true
        afterVowel = true
      case 0x30c3: afterVowel = false
      case 0x30f3:
        plain.append(.n, afterVowel: true)
        hissing.append(.n, afterVowel: true)
        afterVowel = false
      default:
        if let consonant = consonant(ofKana: scalar) {
          plain.append(consonant, afterVowel: afterVowel)
          hissing.append(consonant, afterVowel: afterVowel)
        }
        afterVowel = true
      }
    }
    return isAmbiguous ? Variants(plain, hissing) : Variants(plain)
  }

  private static func consonant(ofKana scalar: UInt32) -> Consonant? {
    switch scalar {
    case 0x30ab...0x30b2, 0x30b3, 0x30b4, 0x30f5, 0x30f6: .k
    case 0x30b5...0x30be: .s
    case 0x30bf, 0x30c0, 0x30c6...0x30c9: .t
    case 0x30ca...0x30ce: .n
    case 0x30d5, 0x30d0, 0x30d1, 0x30d3, 0x30d4, 0x30d6, 0x30d7, 0x30d9, 0x30da, 0x30dc, 0x30dd:
      .p
    case 0x30de...0x30e2: .m
    case 0x30e9...0x30ed: .r
    case 0x30f4, 0x30f7...0x30fa: .p
    default: nil
    }
  }
}
