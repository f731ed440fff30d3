import TextBasics

/// The nouns of a collection: words that stand before several particles, and mostly before no
/// ending of a verb.
struct KoreanNouns {
  /// The number of different particles that each noun stands before.
  private var nouns: [String: Int] = [:]

  private static let particles: Set<String> = [
    "", "은", "는", "이", "가", "을", "를", "에", "의", "와", "과", "도", "로", "만", "나", "들", "으로", "에서",
    "에게", "까지", "부터", "보다", "처럼", "마다", "이나", "이며", "이고", "라고", "라는", "이라는", "이라고", "에는", "에서는",
    "으로는", "로는", "에도", "에서도", "들은", "들이", "들을", "들의", "들에게", "와의", "과의", "입니다", "이다", "인", "이란",
    "란", "이므로", "이지만", "으로써", "로써", "으로서", "로서", "뿐", "이라도", "라도", "이든", "대로",
  ]
  private static let longestParticle = 4

  /// - Parameter texts: All Korean texts of the collection.
  init(of texts: some Sequence<String>) {
    var counts: [String: Int] = [:]
    for text in texts {
      for word in text.unicodeScalars.split(whereSeparator: { !Hangul.isSyllable($0) }) {
        counts[String(word), default: 0] += 1
      }
    }
    var seen: [String: Set<String>] = [:]
    var uses: [String: (noun: Int, all: Int)] = [:]
    for (word, count) in counts {
      let scalars = Array(word.unicodeScalars)
      for length in 0...min(Self.longestParticle, scalars.count - 1) {
        let stem = String(String.UnicodeScalarView(scalars.dropLast(length)))
        let rest = String(String.UnicodeScalarView(scalars.suffix(length)))
        uses[stem, default: (0, 0)].all += count
        guard Self.particles.contains(rest) else { continue }
        uses[stem, default: (0, 0)].noun += count
        seen[stem, default: []].insert(rest)
      }
    }
    for (stem, particles) in seen {
      // A single syllable is more often the beginning of another word.
      let isShort = stem.unicodeScalars.count == 1
      guard particles.count > (isShort ? 3 : 1), let count = uses[stem],
        isShort || 2 * count.noun > count.all
      else { continue }
      nouns[stem] = particles.count
    }
  }

  /// The noun that a word is without its particle: the one that is seen with most particles; nil for
  /// any other word.
  func noun(of word: String) -> String? {
    let scalars = Array(word.unicodeScalars)
    var best: (noun: String, particles: Int)?
    for length in 0...min(Self.longestParticle, scalars.count - 1) {
      let stem = String(String.UnicodeScalarView(scalars.dropLast(length)))
      let rest = String(String.UnicodeScalarView(scalars.suffix(length)))
      guard let particles = nouns[stem], Self.particles.contains(rest) else { continue }
      // Of a longer noun, a single syllable is only a part.
      let isPart =
        scalars.count - length == 1 && best != nil && best.map { $0.particles > 2 } ?? false
      if !isPart, particles > best?.particles ?? 0 { best = (stem, particles) }
    }
    return best.flatMap { Self.common.contains($0.noun) ? nil : $0.noun }
  }

  /// Nouns and pronouns that every text has.
  private static let common: Set<String> = [
    "여러분", "당신", "사람", "경우", "때문", "다음", "이것", "그것", "모든", "우리", "자신", "여기", "거기", "이상", "이하",
    "이후", "이전", "하나", "무엇", "누구", "정도", "사이", "동안", "함께", "다른", "가장", "매우", "또한", "그리고", "하지만",
    "대부분", "일부", "이런", "그런", "어떤", "모두", "각각", "서로",
  ]
}
