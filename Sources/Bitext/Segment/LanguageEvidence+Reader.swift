import TextBasics

extension LanguageEvidence {
  /// Collects the evidence that the letters of one text give, in one pass over its bytes.
  struct Reader {
    private(set) var evidence = LanguageEvidence()
    /// Whether there is no white space but single spaces between characters.
    private(set) var isFolded = true
    private var word = Word()
    private var previous = Script.none
    private var brackets = 0
    private var hangulInToken = false
    private var last = Script.none
    private let chinese = ChineseCharacters.bits

    private struct Word {
      var hash = LatinWords.seed
      var letters: Int32 = 0
      var upper: Int32 = 0
      var lower: Int32 = 0
      var digits: Int32 = 0
      var hasUpperInside = false
      var hasJoint = false
      var hasDiacritic = false
      var isEmpty: Bool { letters == 0 && digits == 0 }
    }

    private enum Script {
      case none, latin, hangul, kana, han, other
    }

    mutating func read(_ bytes: Span<UInt8>) {
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if Self.isLetter(byte) {
          if word.isEmpty, byte | 0x20 == 0x68 || byte | 0x20 == 0x77,
            let end = Self.address(bytes, at: index)
          {
            index = end
          } else {
            index = letters(bytes, from: index)
          }
        } else if byte == 0x20 {
          end(.none)
          index += 1
          if index == 1 || index == bytes.count || bytes[index] == 0x20 { isFolded = false }
        } else if byte < 0x80 {
          let next = index + 1 < bytes.count ? bytes[index + 1] : 0
          ascii(byte, next: next)
          index += 1
        } else if index + 2 < bytes.count, let script = Self.script(ofCommon: bytes, at: index) {
          begin(script)
          index = run(of: script, bytes, from: index)
        } else {
          let (scalar, length) = Self.scalar(bytes, at: index)
          wide(scalar)
          index += length
        }
      }
      endWord()
      switch last {
      case .hangul: evidence.koreanWeight += 3
      case .kana, .han: evidence.japaneseWeight += 3
      case .latin, .other, .none: break
      }
    }

    /// Takes the letters of ASCII from `start` on; returns the index after them.
    private mutating func letters(_ bytes: Span<UInt8>, from start: Int) -> Int {
      if word.isEmpty, previous == .hangul { hangulInToken = true }
      var hash = word.hash
      var upper: Int32 = 0
      var index = start
      while index < bytes.count {
        let byte = bytes[index]
        guard Self.isLetter(byte) else { break }
        let lower = byte | 0x20
        hash = LatinWords.add(lower, to: hash)
        if byte != lower {
          upper += 1
          if index > start || word.letters > 0 { word.hasUpperInside = true }
        }
        index += 1
      }
      // No text is longer than a file may be.
      let count = Int32(truncatingIfNeeded: index - start)
      word.hash = hash
      word.letters &+= count
      word.upper &+= upper
      word.lower &+= count &- upper
      evidence.latin += index - start
      previous = .latin
      last = .latin
      return index
    }

    /// Counts the letters from `start` on that are in a script that was begun, and begin no word
    /// of another; the index behind them.
    @inline(__always)
    private mutating func run(of script: Script, _ bytes: Span<UInt8>, from start: Int) -> Int {
      var index = start
      var count = 0
      switch script {
      case .hangul:
        while index &+ 2 < bytes.count, Self.isSyllable(bytes[index], bytes[index &+ 1]) {
          index &+= 3
          count &+= 1
        }
        evidence.hangul += count
        if brackets > 0 { evidence.bracketedHangul += count }
      case .kana:
        while index &+ 2 < bytes.count, bytes[index] == 0xE3, Self.isKana(bytes, index) {
          index &+= 3
          count &+= 1
        }
        evidence.kana += count
        if brackets > 0 { evidence.bracketedJapanese += count }
      case .han:
        while index &+ 2 < bytes.count, 0xE5...0xE9 ~= bytes[index] {
          // Of each 64 ideographs, the bytes before the last one are the same; U+4E00 has E4 B8.
          let block = Int(bytes[index] & 0xF) << 6 | Int(bytes[index &+ 1] & 0x3F)
          let isChinese = chinese[block &- 0x138] >> UInt64(bytes[index &+ 2] & 0x3F) & 1
          evidence.chinese &+= Int(isChinese)
          index &+= 3
          count &+= 1
        }
        evidence.han += count
        if brackets > 0 { evidence.bracketedJapanese += count }
      case .none, .latin, .other: break
      }
      return index
    }

    /// The script of a character of three bytes that its first two or three bytes tell: nearly all
    /// syllables of Hangul, most ideographs, the common kana.
    private static func script(ofCommon bytes: Span<UInt8>, at index: Int) -> Script? {
      switch bytes[index] {
      case 0xE3: isKana(bytes, index) ? .kana : nil
      case 0xE5...0xE9: .han
      case let first: isSyllable(first, bytes[index + 1]) ? .hangul : nil
      }
    }

    /// Whether a character is one of U+AC00–D77F, nearly all syllables of Hangul, by its first bytes.
    private static func isSyllable(_ first: UInt8, _ second: UInt8) -> Bool {
      switch first {
      case 0xEB, 0xEC: true
      case 0xEA: second >= 0xB0
      case 0xED: second < 0x9E
      default: false
      }
    }

    /// Whether the character at `index`, of U+3000–3FFF, is one of the common hiragana and katakana.
    private static func isKana(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
      // The bytes behind the first as one number, of which each is 0x80 and more.
      switch UInt16(bytes[index + 1]) << 8 | UInt16(bytes[index + 2]) {
      case 0x8181...0x8296, 0x82A1...0x83BA, 0x83BC...0x83BF: true
      default: false
      }
    }

    /// Takes an ASCII byte that is no letter.
    private mutating func ascii(_ byte: UInt8, next: UInt8) {
      switch byte {
      case 0x30...0x39:
        word.digits += 1
        previous = .latin
      case 0x27 where word.letters > 0 && Self.isLetter(next):
        word.hash = LatinWords.add(byte, to: word.hash)
      case 0x2E, 0x2F, 0x40, 0x5F, 0x3A:
        if word.letters > 0, Self.isLetter(next) || byte == 0x5F {
          word.hasJoint = true
          previous = .latin
        } else {
          endWord()
          previous = .none
        }
      case 0x28:
        endWord()
        brackets += 1
        previous = .none
      case 0x29:
        endWord()
        brackets = max(0, brackets - 1)
        previous = .none
      default:
        endWord()
        previous = .none
        if byte <= 0x20 { hangulInToken = false }
        if 0x09...0x0D ~= byte { isFolded = false }
      }
    }

    private mutating func wide(_ scalar: UInt32) {
      switch TextBasics.Script(of: scalar) {
      case .hangul:
        evidence.hangul += 1
        if brackets > 0 { evidence.bracketedHangul += 1 }
        begin(.hangul)
      case .hiragana, .katakana:
        evidence.kana += 1
        if brackets > 0 { evidence.bracketedJapanese += 1 }
        begin(.kana)
      case .han:
        evidence.han += 1
        if brackets > 0 { evidence.bracketedJapanese += 1 }
        if ChineseCharacters.contains(scalar) { evidence.chinese += 1 }
        begin(.han)
      case .bopomofo:
        evidence.chinese += 1
        evidence.han += 1
        if brackets > 0 { evidence.bracketedJapanese += 1 }
        begin(.han)
      case .latin: latinBeyondASCII(scalar)
      case nil: sign(scalar)
      }
    }

    /// Takes a scalar beyond ASCII that is no letter of these scripts.
    private mutating func sign(_ scalar: UInt32) {
      switch scalar {
      case 0x2019 where word.letters > 0:
        word.hash = LatinWords.add(0x27, to: word.hash)
      case 0xFF08:
        end(.none)
        brackets += 1
      case 0xFF09:
        end(.none)
        brackets = max(0, brackets - 1)
      case 0xFF0C:
        if evidence.han > 0 { evidence.chinese += 1 }
        end(.none)
      default:
        end(.none)
        if WhiteSpace.contains(scalar) || scalar == WhiteSpace.zeroWidth { isFolded = false }
        // Punctuation and full-width digits, which are frequent, without asking Unicode's tables.
        if 0x2000...0x206F ~= scalar || 0x3001...0x3003 ~= scalar || 0xFF01...0xFF20 ~= scalar {
          return
        }
        guard scalar > 0x24F, let unicode = Unicode.Scalar(scalar), unicode.properties.isAlphabetic
        else { return }
        evidence.other += 1
        previous = .other
        last = .other
      }
    }

    private mutating func latinBeyondASCII(_ scalar: UInt32) {
      // Capitals of Latin-1 are 0x20 below their small letters.
      let lower = 0xC0...0xDE ~= scalar ? scalar + 0x20 : scalar
      if let unicode = Unicode.Scalar(lower) {
        for byte in String(unicode).utf8 { word.hash = LatinWords.add(byte, to: word.hash) }
      }
      word.letters += 1
      word.lower += 1
      word.hasDiacritic = true
      evidence.latin += 1
      previous = .latin
      last = .latin
    }

    /// Notes that a word in `script` begins or goes on.
    private mutating func begin(_ script: Script) {
      let isAttached = previous == .latin && (!word.isEmpty || brackets == 0)
      endWord()
      let weight = brackets > 0 ? 1 : isAttached ? 4 : 2
      switch script {
      case .hangul where previous != .hangul:
        // A word of Hangul, Latin and Hangul again is one word.
        if !hangulInToken { evidence.koreanWeight += weight }
        hangulInToken = true
      case .kana where previous != .kana: evidence.japaneseWeight += weight
      case .han where previous != .han && previous != .kana: evidence.japaneseWeight += weight
      default: break
      }
      previous = script
      last = script
    }

    private mutating func end(_ script: Script) {
      endWord()
      previous = script
      hangulInToken = false
    }

    private mutating func endWord() {
      if !word.isEmpty { countWord() }
    }

    private mutating func countWord() {
      defer { word = Word() }
      if word.letters == 0 { return }
      let kind = word.hasJoint || word.digits > 0 ? nil : LatinWords.kind(of: word.hash)
      // `2D` and `4K` are no names of products either.
      let isMeasure = word.letters == 1 && word.upper == 1 && word.digits == 1
      let isAcronym = word.lower == 0 && (word.upper >= 2 || isMeasure) && kind == nil
      if isAcronym && !word.hasJoint {
        evidence.acronyms += 1
      } else if word.hasJoint || word.digits > 0 || (word.hasUpperInside && word.lower > 0) {
        evidence.names += 1
        if brackets == 0 { evidence.openNames += 1 }
      } else {
        evidence.words += 1
        if brackets == 0 { evidence.openWords += 1 }
        switch kind {
        case .function: evidence.functionWords += 1
        case .common: evidence.commonWords += 1
        case .foreign:
          // A capital alone is a unit (`7 W`), a name or a key.
          if word.letters > 1 || word.upper == 0 { evidence.foreignWords += 1 }
        case nil: if word.hasDiacritic { evidence.accentedWords += 1 }
        }
      }
    }

    // MARK: - Bytes

    private static func isLetter(_ byte: UInt8) -> Bool {
      0x61...0x7A ~= byte | 0x20
    }

    /// The end of the web address that begins at `index`, if one does.
    private static func address(_ bytes: Span<UInt8>, at index: Int) -> Int? {
      let isAddress =
        starts(bytes, index, "http://") || starts(bytes, index, "https://")
        || starts(bytes, index, "www.")
      guard isAddress else { return nil }
      var end = index
      while end < bytes.count, 0x21...0x7E ~= bytes[end], bytes[end] != 0x29, bytes[end] != 0x3E {
        end += 1
      }
      return end
    }

    private static func starts(_ bytes: Span<UInt8>, _ index: Int, _ prefix: StaticString) -> Bool {
      let count = prefix.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      return prefix.withBytes { prefix in
        for offset in 0..<count {
          let byte = bytes[index + offset]
          let lower = 0x41...0x5A ~= byte ? byte | 0x20 : byte
          if lower != prefix[offset] { return false }
        }
        return true
      }
    }

    /// The scalar at `index` of valid UTF-8 and its length in bytes.
    private static func scalar(_ bytes: Span<UInt8>, at index: Int) -> (UInt32, Int) {
      let lead = bytes[index]
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard index + length <= bytes.count else { return (0xFFFD, bytes.count - index) }
      var next = index
      return (bytes.scalar(at: &next), length)
    }
  }
}
