/// Cuts a text into the words that can tell which text it translates.
///
/// Latin words and numbers are runs. Korean runs lose their particles (``KoreanStem``). Japanese
/// has no spaces: runs of Han characters and of katakana are words, a longer Han run is cut into
/// overlapping pairs, and hiragana, which is mostly grammar, is a separator.
struct WordScanner {
  private(set) var words: [Word] = []
  private var run: [UInt32] = []
  private var script: Word.Script?

  static func words(in text: String) -> [Word] {
    var scanner = WordScanner()
    for scalar in text.unicodeScalars { scanner.take(scalar.value) }
    scanner.finishRun()
    return scanner.words
  }

  private mutating func take(_ scalar: UInt32) {
    let value = folded(scalar)
    let next = Self.script(of: value)
    if next == script, next != nil {
      run.append(value)
    } else if next == .number, script == .latin {
      run.append(value)
    } else if script == .number, value == 0x2e || value == 0x2c {
      run.append(value)
    } else {
      finishRun()
      script = next
      if next != nil { run.append(value) }
    }
  }

  /// Lower case, and the wide forms of ASCII as ASCII.
  private func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5a: scalar + 32
    case 0x00...0x7f: scalar
    case 0xc0...0xde where scalar != 0xd7: scalar + 32
    case 0x410...0x42f, 0x391...0x3a9: scalar + 32
    case 0xff01...0xff5e: folded(scalar - 0xfee0)
    default: scalar
    }
  }

  private static func script(of scalar: UInt32) -> Word.Script? {
    switch scalar {
    case 0x61...0x7a, 0x5f: .latin
    case 0x30...0x39: .number
    case 0x00...0xbf: nil
    case 0xc0...0x24f where scalar != 0xd7 && scalar != 0xf7: .latin
    case 0xac00...0xd7a3: .hangul
    case 0x30a1...0x30fa, 0x30fc: .katakana
    case 0x3041...0x3096: .hiragana
    case 0x4e00...0x9fff, 0x3400...0x4dbf, 0xf900...0xfaff, 0x20000...0x323af, 0x3005: .han
    case 0x370...0x1fff where scalar < 0x1100 || scalar > 0x11ff: .other
    default: nil
    }
  }

  private mutating func finishRun() {
    defer { run.removeAll(keepingCapacity: true) }
    guard let script else { return }
    switch script {
    case .latin: finishLatin()
    case .number: finishNumber()
    case .hangul:
      let stem = KoreanStem.stem(of: run)
      if !stem.isEmpty { words.append(Word(script: .hangul, form: stem, surface: stem)) }
    case .han:
      if run.count <= 2 {
        words.append(Word(script: .han, form: run, surface: run))
      } else {
        for start in 0..<run.count - 1 {
          let pair = Array(run[start...start + 1])
          words.append(Word(script: .han, form: pair, surface: pair))
        }
      }
    case .katakana:
      while run.last == 0x30fc { run.removeLast() }
      if run.count > 1 { words.append(Word(script: .katakana, form: run, surface: run)) }
    case .hiragana:
      if run.count > 1 {
        let form = Array(run.prefix(4))
        words.append(Word(script: .hiragana, form: form, surface: form))
      }
    case .address, .other: words.append(Word(script: script, form: run, surface: run))
    }
    self.script = nil
  }

  private mutating func finishLatin() {
    while run.last == 0x5f { run.removeLast() }
    while run.first == 0x5f { run.removeFirst() }
    guard !run.isEmpty, !EnglishStem.isFunctionWord(run) else { return }
    words.append(Word(script: .latin, form: EnglishStem.stem(of: run), surface: run))
  }

  /// "1,024" and "1024" are one number; "3.12" is another than "312".
  private mutating func finishNumber() {
    while run.last == 0x2e || run.last == 0x2c { run.removeLast() }
    run.removeAll { $0 == 0x2c }
    if !run.isEmpty { words.append(Word(script: .number, form: run, surface: run)) }
  }
}
