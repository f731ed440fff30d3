/// Cuts a text into the words that can tell which text it translates, and sees what it looks like.
///
/// Latin words and numbers are runs. Korean runs lose their particles (``KoreanStem``). Japanese
/// has no spaces: runs of Han characters, of katakana and of hiragana are words; a longer Han run
/// is cut into overlapping pairs, and of hiragana, which is mostly grammar, the beginning counts.
struct WordScanner {
  private(set) var words = WordList()
  /// The words of the text read last, in order, repetitions included.
  private(set) var found: [Int32] = []
  /// The letters of the word being read, and its normal form.
  private var scratch: (run: [UInt32], form: [UInt32])?
  /// A longer word is cut: nothing that is read aloud is as long.
  private static let longest = 255
  private static let empty = [UInt32](repeating: 0, count: longest)

  static func words(in text: String) -> [Word] {
    var scanner = WordScanner()
    _ = scanner.scan(text)
    return scanner.found.map { scanner.words[Int($0)] }
  }

  /// Reads a text; its words are ``found`` until the next one.
  mutating func scan(_ text: String) -> ShapeScan {
    found.removeAll(keepingCapacity: true)
    var shape = ShapeScan()
    let isRead: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      scan(bytes, &shape)
    }
    if isRead == nil { Array(text.utf8).withUnsafeBufferPointer { scan($0, &shape) } }
    return shape
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ shape: inout ShapeScan) {
    var (run, form) = scratch.take() ?? (Self.empty, Self.empty)
    var count = 0
    var script: Word.Script?
    var index = 0
    while index < bytes.count {
      let first = UInt32(bytes[index])
      let value: UInt32
      if first < 0x80 {
        value = first
        index += 1
      } else if first < 0xe0 {
        value = (first & 0x1f) << 6 | Self.tail(bytes, index + 1)
        index += 2
      } else if first < 0xf0 {
        value =
          (first & 0x0f) << 12 | Self.tail(bytes, index + 1) << 6 | Self.tail(bytes, index + 2)
        index += 3
      } else {
        value =
          (first & 0x07) << 18 | Self.tail(bytes, index + 1) << 12
          | Self.tail(bytes, index + 2) << 6 | Self.tail(bytes, index + 3)
        index += 4
      }
      shape.take(value)
      if value == 0x3a, script == .latin, Self.isWebScheme(run.span.extracting(first: count)) {
        // The words of an address are not those of the text: two texts are not alike because
        // one names what the other links to.
        while index < bytes.count, Self.isOfAddress(bytes[index]) {
          shape.take(UInt32(bytes[index]))
          index += 1
        }
        script = nil
        continue
      }
      let folded = Self.folded(value)
      let next = Self.script(of: folded)
      let isSame =
        next == script && next != nil || next == .number && script == .latin
        || script == .number && (folded == 0x2e || folded == 0x2c)
      if isSame {
        if count < Self.longest {
          run[count] = folded
          count += 1
        }
        continue
      }
      if let script { finish(script, run.span.extracting(first: count), &form) }
      script = next
      run[0] = folded
      count = 1
    }
    if let script { finish(script, run.span.extracting(first: count), &form) }
    scratch = (run, form)
  }

  private static func isWebScheme(_ run: Span<UInt32>) -> Bool {
    guard run.count == 4 || run.count == 5 && run[4] == 0x73 else { return false }
    return run[0] == 0x68 && run[1] == 0x74 && run[2] == 0x74 && run[3] == 0x70
  }

  /// What an address goes on with: ASCII but for spaces, quotation marks, brackets and braces.
  private static func isOfAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x3b, 0x3d, 0x3f...0x5a, 0x5f, 0x61...0x7a, 0x7e: byte != 0x28 && byte != 0x29
    default: false
    }
  }

  @inline(__always)
  private static func tail(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
    index < bytes.count ? UInt32(bytes[index] & 0x3f) : 0
  }

  /// Adds a word that is not in the running text, such as the target of a link.
  mutating func add(_ script: Word.Script, _ text: String) {
    let form = text.unicodeScalars.map(\.value)
    if form.isEmpty { return }
    found.append(words.add(script, form.span, surface: form.span))
  }

  /// Lower case, and the wide forms of ASCII as ASCII.
  @inline(__always)
  private static func folded(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5a ? scalar + 32 : scalar }
    switch scalar {
    case 0xc0...0xde where scalar != 0xd7: return scalar + 32
    case 0x410...0x42f, 0x391...0x3a9: return scalar + 32
    case 0xff21...0xff3a: return scalar - 0xfee0 + 32
    case 0xff01...0xff5e: return scalar - 0xfee0
    default: return scalar
    }
  }

  @inline(__always)
  private static func script(of scalar: UInt32) -> Word.Script? {
    if scalar < 0x80 {
      if scalar >= 0x61 && scalar <= 0x7a || scalar == 0x5f { return .latin }
      return scalar >= 0x30 && scalar <= 0x39 ? .number : nil
    }
    if scalar >= 0xac00 && scalar <= 0xd7a3 { return .hangul }
    switch scalar {
    case 0x00...0xbf: return nil
    case 0xc0...0x24f: return scalar == 0xd7 || scalar == 0xf7 ? nil : .latin
    case 0x30a1...0x30fa, 0x30fc: return .katakana
    case 0x3041...0x3096: return .hiragana
    case 0x4e00...0x9fff, 0x3400...0x4dbf, 0xf900...0xfaff, 0x20000...0x323af, 0x3005: return .han
    case 0x370...0x1fff where scalar < 0x1100 || scalar > 0x11ff: return .other
    default: return nil
    }
  }

  private mutating func finish(
    _ script: Word.Script, _ all: Span<UInt32>, _ form: inout [UInt32]
  ) {
    switch script {
    case .latin: finishLatin(all, &form)
    case .number: finishNumber(all, &form)
    case .hangul:
      let stem = all.extracting(first: KoreanStem.length(of: all))
      if !stem.isEmpty { found.append(words.add(.hangul, stem, surface: stem)) }
    case .han:
      if all.count <= 2 {
        found.append(words.add(.han, all, surface: all))
      } else {
        for start in 0..<all.count - 1 {
          let pair = all.extracting(start..<start + 2)
          found.append(words.add(.han, pair, surface: pair))
        }
      }
    case .katakana:
      var count = all.count
      while count > 0, all[count - 1] == 0x30fc { count -= 1 }
      let word = all.extracting(0..<count)
      if count > 1 { found.append(words.add(.katakana, word, surface: word)) }
    case .hiragana:
      let word = all.extracting(first: 4)
      if all.count > 1 { found.append(words.add(.hiragana, word, surface: word)) }
    case .address, .other: found.append(words.add(script, all, surface: all))
    }
  }

  private mutating func finishLatin(_ run: Span<UInt32>, _ form: inout [UInt32]) {
    var (start, end) = (0, run.count)
    while end > 0, run[end - 1] == 0x5f { end -= 1 }
    while start < end, run[start] == 0x5f { start += 1 }
    let word = run.extracting(start..<end)
    if word.isEmpty || EnglishStem.isFunctionWord(word) { return }
    let count = EnglishStem.stem(word, into: &form)
    found.append(words.add(.latin, form.span.extracting(0..<count), surface: word))
  }

  /// "1,024" and "1024" are one number; "3.12" is another than "312".
  private mutating func finishNumber(_ run: Span<UInt32>, _ form: inout [UInt32]) {
    var end = run.count
    while end > 0, run[end - 1] == 0x2e || run[end - 1] == 0x2c { end -= 1 }
    var count = 0
    for index in 0..<end where run[index] != 0x2c {
      form[count] = run[index]
      count += 1
    }
    let number = form.span.extracting(0..<count)
    if count > 0 { found.append(words.add(.number, number, surface: number)) }
  }
}
