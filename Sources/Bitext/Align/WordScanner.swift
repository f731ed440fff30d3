/// Cuts a text into the words that can tell which text it translates.
///
/// Latin words and numbers are runs. Korean runs lose their particles (``KoreanStem``). Japanese
/// has no spaces: runs of Han characters, of katakana and of hiragana are words; a longer Han run
/// is cut into overlapping pairs, and of hiragana, which is mostly grammar, the beginning counts.
struct WordScanner {
  private var run: [UInt32] = []
  private var form: [UInt32] = []
  private var script: Word.Script?

  static func words(in text: String) -> [Word] {
    var scanner = WordScanner()
    var collector = WordCollector()
    scanner.scan(text, into: &collector)
    return collector.found.map { collector.words[Int($0)] }
  }

  mutating func scan(_ text: String, into collector: inout WordCollector) {
    for scalar in text.unicodeScalars {
      let value = Self.folded(scalar.value)
      let next = Self.script(of: value)
      if next == script, next != nil {
        run.append(value)
      } else if next == .number, script == .latin {
        run.append(value)
      } else if script == .number, value == 0x2e || value == 0x2c {
        run.append(value)
      } else {
        if script != nil { finishRun(into: &collector) }
        script = next
        if next != nil { run.append(value) }
      }
    }
    finishRun(into: &collector)
  }

  /// Lower case, and the wide forms of ASCII as ASCII.
  private static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5a: scalar + 32
    case 0x00...0x7f: scalar
    case 0xc0...0xde where scalar != 0xd7: scalar + 32
    case 0x410...0x42f, 0x391...0x3a9: scalar + 32
    case 0xff21...0xff3a: scalar - 0xfee0 + 32
    case 0xff01...0xff5e: scalar - 0xfee0
    default: scalar
    }
  }

  private static func script(of scalar: UInt32) -> Word.Script? {
    switch scalar {
    case 0x61...0x7a, 0x5f: .latin
    case 0x30...0x39: .number
    case 0x00...0xbf: nil
    case 0xac00...0xd7a3: .hangul
    case 0xc0...0x24f where scalar != 0xd7 && scalar != 0xf7: .latin
    case 0x30a1...0x30fa, 0x30fc: .katakana
    case 0x3041...0x3096: .hiragana
    case 0x4e00...0x9fff, 0x3400...0x4dbf, 0xf900...0xfaff, 0x20000...0x323af, 0x3005: .han
    case 0x370...0x1fff where scalar < 0x1100 || scalar > 0x11ff: .other
    default: nil
    }
  }

  private mutating func finishRun(into collector: inout WordCollector) {
    guard let script else { return }
    switch script {
    case .latin: finishLatin(into: &collector)
    case .number: finishNumber(into: &collector)
    case .hangul:
      let stem = KoreanStem.stem(of: run[...])
      if !stem.isEmpty { collector.add(.hangul, stem, surface: stem) }
    case .han:
      if run.count <= 2 {
        collector.add(.han, run[...], surface: run[...])
      } else {
        for start in 0..<run.count - 1 {
          collector.add(.han, run[start...start + 1], surface: run[start...start + 1])
        }
      }
    case .katakana:
      while run.last == 0x30fc { run.removeLast() }
      if run.count > 1 { collector.add(.katakana, run[...], surface: run[...]) }
    case .hiragana:
      if run.count > 1 { collector.add(.hiragana, run.prefix(4), surface: run.prefix(4)) }
    case .address, .other: collector.add(script, run[...], surface: run[...])
    }
    run.removeAll(keepingCapacity: true)
    self.script = nil
  }

  private mutating func finishLatin(into collector: inout WordCollector) {
    while run.last == 0x5f { run.removeLast() }
    if run.first == 0x5f { run.removeFirst(run.prefix { $0 == 0x5f }.count) }
    if run.isEmpty || EnglishStem.isFunctionWord(run) { return }
    form.removeAll(keepingCapacity: true)
    form.append(contentsOf: run)
    EnglishStem.stem(&form)
    collector.add(.latin, form[...], surface: run[...])
  }

  /// "1,024" and "1024" are one number; "3.12" is another than "312".
  private mutating func finishNumber(into collector: inout WordCollector) {
    while run.last == 0x2e || run.last == 0x2c { run.removeLast() }
    run.removeAll { $0 == 0x2c }
    if !run.isEmpty { collector.add(.number, run[...], surface: run[...]) }
  }
}
