extension BilingualDictionary {
  /// The form in which the dictionary is compiled in, as numbers.
  ///
  /// First, for each language, the places of its buckets and of its keys and the number of its
  /// words; then, for each pair of languages, the places of the starts, the translations and the
  /// strengths; then the numbers at these places. A bucket is the number of its first word. A key
  /// is two numbers, the higher half first. A strength is a byte, the first in the lowest.
  ///
  /// - Parameter entries: Pairs of words in the languages of ``Language/known``. If two words are
  ///   paired several times, the strongest pair counts.
  /// - Returns: The numbers of the file, in its order.
  static func pack(_ entries: [Lexicon.Entry]) -> [UInt32] {
    var strengths: [Lexicon.Pair: [UInt64: [UInt64: Float]]] = [:]
    var words = [Set<UInt64>](repeating: [], count: 3)
    for entry in entries where entry.strength > 0 {
      let a = Word.key(of: entry.a.unicodeScalars.lazy.map(\.value))
      let b = Word.key(of: entry.b.unicodeScalars.lazy.map(\.value))
      words[number(of: entry.languages.a)].insert(a)
      words[number(of: entry.languages.b)].insert(b)
      let known = strengths[entry.languages]?[b]?[a] ?? 0
      strengths[entry.languages, default: [:]][b, default: [:]][a] = max(known, entry.strength)
    }
    let keys = words.map { $0.sorted() }
    let numbers = keys.map { keys in
      Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, UInt32($0)) })
    }
    var packed = [UInt32](repeating: 0, count: 18)
    for (language, keys) in keys.enumerated() {
      packed[3 * language] = UInt32(packed.count)
      packed += buckets(of: keys)
      packed[3 * language + 1] = UInt32(packed.count)
      packed += keys.flatMap { [UInt32($0 >> 32), UInt32(truncatingIfNeeded: $0)] }
      packed[3 * language + 2] = UInt32(keys.count)
    }
    for (pair, own) in strengths.sorted(by: { $0.key < $1.key }) {
      let (a, b) = (number(of: pair.a), number(of: pair.b))
      let place = 9 + 3 * (a + b - 1)
      var starts: [UInt32] = [0]
      var translations: [UInt32] = []
      var strongest = [UInt8](repeating: 0, count: keys[a].count)
      for key in keys[b] {
        let found = (own[key] ?? [:]).compactMap { other, strength -> (UInt32, UInt32)? in
          let part = UInt32((strength * parts).rounded())
          return part == 0 ? nil : numbers[a][other].map { ($0, part) }
        }
        for (other, part) in found.sorted(by: { $0.0 < $1.0 }) {
          translations.append(other << strengthBits | part)
          strongest[Int(other)] = max(strongest[Int(other)], UInt8(part))
        }
        starts.append(UInt32(translations.count))
      }
      for (offset, numbers) in [starts, translations, fours(of: strongest)].enumerated() {
        packed[place + offset] = UInt32(packed.count)
        packed += numbers
      }
    }
    return packed
  }

  /// Four bytes a number, the first in the lowest.
  private static func fours(of bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start...].prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func number(of language: Language) -> Int {
    Language.known.firstIndex(of: language) ?? 0
  }

  /// The number of the first key of each bucket, and the number of all keys.
  private static func buckets(of keys: [UInt64]) -> [UInt32] {
    var buckets: [UInt32] = []
    for bucket in 0...(UInt64(1) << bucketBits) {
      var next = Int(buckets.last ?? 0)
      while next < keys.count, keys[next] >> (64 - bucketBits) < bucket { next += 1 }
      buckets.append(UInt32(next))
    }
    return buckets
  }
}

extension Lexicon {
  /// The bytes of `dictionary.bin` for some pairs of words.
  package static func dictionaryBytes(_ entries: [Entry]) -> [UInt8] {
    BilingualDictionary.pack(entries).flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
  }
}
