import TextBasics

/// Cuts a text into the words by which translations are recognised, and measures its ``Shape``.
///
/// Latin words and numbers are runs of letters and digits. Korean runs lose their particles
/// (``KoreanStem``). Japanese has no spaces: runs of Han characters, of katakana and of hiragana
/// are words. A longer Han run is cut into overlapping pairs; of a hiragana run, which is mostly
/// grammar, the beginning counts.
struct WordScanner {
  private(set) var words: WordList
  /// The words of the text that was read last, in order and with repetitions.
  private(set) var found: [Int32] = []
  /// For each run of letters that was read before, the index of its word or a value of ``Known``.
  ///
  /// Most runs of a text are repeated, and then need neither stem nor skeleton.
  private var known: KeyTable
  /// Scratch space for the normal form of a word.
  private var form = [UInt32](repeating: 0, count: longest)
  /// Longer words are truncated.
  private static let longest = 255

  /// Values for runs that are not one word; they are above all word indices.
  private enum Known {
    static let none = Int32.max
    static let several = Int32.max - 1
  }

  /// - Parameter length: The approximate number of bytes of text that will be read.
  init(expecting length: Int) {
    // Texts of some pages have a new word every fifteen bytes, longer texts fewer.
    let capacity = min(length / 14, 4096)
    words = WordList(capacity: capacity)
    known = KeyTable(capacity: capacity)
  }

  static func words(in text: String) -> [Word] {
    var scanner = WordScanner(expecting: text.utf8.count)
    _ = scanner.scan(text)
    return scanner.found.map { scanner.words[Int($0)] }
  }

  /// Reads a text; its words are ``found`` until the next call.
  mutating func scan(_ text: String) -> ShapeScan {
    found.removeAll(keepingCapacity: true)
    return scan(text.utf8.span)
  }

  /// Reads the bytes of a text.
  ///
  /// It is long because it is one loop: with the cases of a scalar in a function of their own, a
  /// build's words took half as many instructions again.
  private mutating func scan(_ bytes: Span<UInt8>) -> ShapeScan {
    var shape = ShapeScan()
    var run = InlineArray<255, UInt32>(repeating: 0)
    var key = Word.Key()
    var count = 0
    var script: Word.Script?
    var index = 0
    while index < bytes.count {
      let first = UInt32(bytes[index])
      let folded: UInt32
      let next: Word.Script?
      if script == .latin, (first | 0x20) &- 0x61 < 26 {
        // Most letters of an English text; the slower path below would give the same.
        index += 1
        shape.takeLetter(first)
        if count < run.count {
          run[count] = first | 0x20
          key.take(first | 0x20)
          count += 1
        }
        continue
      }
      if first < 0x80 {
        index += 1
        if (first | 0x20) &- 0x61 < 26 {
          (folded, next) = (first | 0x20, .latin)
          shape.takeLetter(first)
        } else if first &- 0x30 < 10 {
          (folded, next) = (first, .number)
          shape.takeLetter(first)
        } else {
          (folded, next) = (first, first == 0x5f ? .latin : nil)
          if first > 0x20 { shape.take(first) } else { shape.takeSpace() }
        }
      } else {
        let (value, end) = Self.scalar(bytes, index)
        index = end
        if value &- 0xac00 <= 0xd7a3 - 0xac00 {
          (folded, next) = (value, .hangul)
          shape.takeLetter(value)
        } else {
          folded = Self.folded(value)
          next = Self.script(of: folded)
          if next == nil { shape.take(value) } else { shape.takeLetter(value) }
        }
      }
      let isSame =
        next == script && next != nil || next == .number && script == .latin
        || script == .number && (folded == 0x2e || folded == 0x2c)
      if isSame {
        if count < run.count {
          run[count] = folded
          key.take(folded)
          count += 1
        }
        continue
      }
      if let script {
        let word = run.span.extracting(first: count)
        if folded == 0x3a, script == .latin, Self.isWebScheme(word) {
          Self.skipAddress(in: bytes, &index, &shape)
        } else {
          finish(script, word, key)
        }
      }
      script = next
      key = Word.Key()
      key.take(folded)
      run[0] = folded
      count = 1
    }
    if let script { finish(script, run.span.extracting(first: count), key) }
    return shape
  }

  /// Skips the rest of a web address, whose words are not evidence.
  ///
  /// A text is not like another one because it names a thing that the other links to.
  private static func skipAddress(
    in bytes: Span<UInt8>, _ index: inout Int, _ shape: inout ShapeScan
  ) {
    while index < bytes.count, isOfAddress(bytes[index]) {
      shape.take(UInt32(bytes[index]))
      index += 1
    }
  }

  private static func isWebScheme(_ run: Span<UInt32>) -> Bool {
    guard run.count == 4 || run.count == 5 && run[4] == 0x73 else { return false }
    return run[0] == 0x68 && run[1] == 0x74 && run[2] == 0x74 && run[3] == 0x70
  }

  /// Whether a byte continues a web address: ASCII without spaces, quotation marks, brackets and
  /// braces.
  private static func isOfAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x3b, 0x3d, 0x3f...0x5a, 0x5f, 0x61...0x7a, 0x7e: byte != 0x28 && byte != 0x29
    default: false
    }
  }

  /// Decodes a scalar value and returns it with the index after it.
  @inline(__always)
  private static func scalar(
    _ bytes: Span<UInt8>, _ start: Int
  ) -> (value: UInt32, end: Int) {
    let first = UInt32(bytes[start])
    // Hangul, kana and nearly all Han characters.
    if first &- 0xe0 < 0x10, start &+ 2 < bytes.count {
      let last = UInt32(bytes[start &+ 1] & 0x3f) << 6 | UInt32(bytes[start &+ 2] & 0x3f)
      return ((first & 0x0f) << 12 | last, start &+ 3)
    }
    if first < 0x80 { return (first, start + 1) }
    if first < 0xe0 { return ((first & 0x1f) << 6 | tail(bytes, start + 1), start + 2) }
    if first < 0xf0 {
      let last = tail(bytes, start + 1) << 6 | tail(bytes, start + 2)
      return ((first & 0x0f) << 12 | last, start + 3)
    }
    let last =
      tail(bytes, start + 1) << 12 | tail(bytes, start + 2) << 6 | tail(bytes, start + 3)
    return ((first & 0x07) << 18 | last, start + 4)
  }

  @inline(__always)
  private static func tail(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
    index < bytes.count ? UInt32(bytes[index] & 0x3f) : 0
  }

  /// Adds a word that is not part of the running text, such as the target of a link.
  mutating func add(_ script: Word.Script, _ bytes: Span<UInt8>) {
    if bytes.isEmpty { return }
    var form: [UInt32] = []
    form.append(addingCapacity: bytes.count) { form in
      var index = 0
      while index < bytes.count {
        let (value, end) = Self.scalar(bytes, index)
        form.append(value)
        index = end
      }
    }
    found.append(words.add(script, form.span, surface: form.span))
  }

  /// Maps to lower case, and full-width ASCII to ASCII.
  @inline(__always)
  private static func folded(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5a ? scalar + 32 : scalar }
    if scalar &- 0x1100 < 0xff00 - 0x1100 { return scalar }
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
    switch Script(of: scalar) {
    case .latin: return .latin
    // Letters of Hangul that stand alone: words are made of syllables, which were told before.
    case .hangul: return nil
    case .hiragana: return .hiragana
    case .katakana: return .katakana
    case .han: return .han
    case .bopomofo: return .other
    case nil: return 0x370...0x1fff ~= scalar ? .other : nil
    }
  }

  private mutating func finish(_ script: Word.Script, _ run: Span<UInt32>, _ key: Word.Key) {
    let known = self.known[key.value]
    if known >= 0 {
      if known < Known.several { return found.append(known) }
      if known == Known.none { return }
    }
    let before = found.count
    read(script, run)
    if known < 0 {
      let isWord = found.count == before + 1
      self.known[key.value] =
        isWord ? found[before] : found.count == before ? Known.none : Known.several
    }
  }

  /// Finds the words of a run.
  private mutating func read(_ script: Word.Script, _ all: Span<UInt32>) {
    switch script {
    case .latin: readLatin(all)
    case .number: readNumber(all)
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

  private mutating func readLatin(_ run: Span<UInt32>) {
    var (start, end) = (0, run.count)
    while end > 0, run[end - 1] == 0x5f { end -= 1 }
    while start < end, run[start] == 0x5f { start += 1 }
    let word = run.extracting(start..<end)
    if word.isEmpty || EnglishStem.isFunctionWord(word) { return }
    var form: [UInt32] = []
    swap(&form, &self.form)
    let count = EnglishStem.stem(word, into: &form)
    found.append(words.add(.latin, form.span.extracting(0..<count), surface: word))
    swap(&form, &self.form)
  }

  /// Adds a number without its separators: "1,024" equals "1024", but "3.12" differs from "312".
  private mutating func readNumber(_ run: Span<UInt32>) {
    var end = run.count
    while end > 0, run[end - 1] == 0x2e || run[end - 1] == 0x2c { end -= 1 }
    var form: [UInt32] = []
    swap(&form, &self.form)
    var count = 0
    for index in 0..<end where run[index] != 0x2c {
      form[count] = run[index]
      count += 1
    }
    if count > 0 {
      found.append(
        words.add(
          .number, form.span.extracting(0..<count), surface: form.span.extracting(0..<count)))
    }
    swap(&form, &self.form)
  }
}
