import TextBasics

/// The characters of a text as runs, each of which is one word or a part of several.
extension WordScanner {
  /// Characters that are one word, as far as they were read.
  struct Run {
    /// Of the characters in lower case, ``WordScanner/longest`` at most.
    var key = Word.Key()
    var count = 0

    @inline(__always)
    mutating func take(_ folded: UInt32) {
      if count < longest {
        key.take(folded)
        count &+= 1
      }
    }
  }

  /// Reads a character; the script of the run that it begins, nil where it is part of no word.
  @inline(__always)
  static func begin(
    _ run: inout Run, _ bytes: Span<UInt8>, _ index: inout Int, _ shape: inout ShapeScan
  ) -> Word.Script? {
    let first = UInt32(bytes[index])
    if first <= 0x20 {
      index &+= 1
      return nil
    }
    let (value, end) = scalar(bytes, index)
    index = end
    let (folded, script) = letter(value)
    note(value, script, &shape)
    run.take(folded)
    return script
  }

  /// Reads the characters that go on a run.
  @inline(__always)
  static func read(
    _ run: inout Run, of script: Word.Script, _ bytes: Span<UInt8>, _ index: inout Int,
    _ shape: inout ShapeScan
  ) {
    repeat {
      switch script {
      case .latin: readASCII(&run, bytes, &index, &shape)
      case .hangul: readWide(&run, 0xAC00...0xD7A3, bytes, &index, &shape)
      case .han: readWide(&run, 0x4E00...0x9FFF, bytes, &index, &shape)
      case .hiragana: readWide(&run, 0x3041...0x3096, bytes, &index, &shape)
      case .katakana: readWide(&run, 0x30A1...0x30FA, bytes, &index, &shape)
      case .number, .address, .other: break
      }
    } while takeNext(&run, of: script, bytes, &index, &shape)
  }

  /// Reads letters and digits of ASCII, which most texts in Latin script are made of.
  @inline(__always)
  private static func readASCII(
    _ run: inout Run, _ bytes: Span<UInt8>, _ index: inout Int, _ shape: inout ShapeScan
  ) {
    let end = min(bytes.count, index &+ longest &- run.count)
    var (place, key, print) = (index, run.key, shape.fingerprint)
    while place < end {
      let byte = UInt32(bytes[place])
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 else { break }
      // A digit has the bit already.
      key.take(byte | 0x20)
      ShapeScan.add(byte, to: &print)
      place &+= 1
    }
    shape.takeLetters(place &- index, eachOf: 0x61, print)
    run.count &+= place &- index
    run.key = key
    index = place
  }

  /// Reads characters of three bytes in a range, all of which are in the run's script.
  @inline(__always)
  private static func readWide(
    _ run: inout Run, _ range: ClosedRange<UInt32>, _ bytes: Span<UInt8>, _ index: inout Int,
    _ shape: inout ShapeScan
  ) {
    let room = longest &- run.count
    let last = bytes.count &- 2
    var (place, count, key, print) = (index, 0, run.key, shape.fingerprint)
    while count < room, place < last {
      let first = UInt32(bytes[place])
      guard first &- 0xE0 < 0x10 else { break }
      let tail = UInt32(bytes[place &+ 1] & 0x3F) << 6 | UInt32(bytes[place &+ 2] & 0x3F)
      let value = (first & 0x0F) << 12 | tail
      guard value &- range.lowerBound <= range.upperBound &- range.lowerBound else { break }
      key.take(value)
      ShapeScan.add(value, to: &print)
      place &+= 3
      count &+= 1
    }
    shape.takeLetters(count, eachOf: range.lowerBound, print)
    run.count &+= count
    run.key = key
    index = place
  }

  /// Reads the next character if it goes on a run.
  @inline(__always)
  private static func takeNext(
    _ run: inout Run, of script: Word.Script, _ bytes: Span<UInt8>, _ index: inout Int,
    _ shape: inout ShapeScan
  ) -> Bool {
    guard index < bytes.count, bytes[index] > 0x20 else { return false }
    let (value, end) = scalar(bytes, index)
    let (folded, next) = letter(value)
    let isSame =
      next == script || next == .number && script == .latin
      || script == .number && (folded == 0x2E || folded == 0x2C)
    guard isSame else { return false }
    note(value, next, &shape)
    run.take(folded)
    index = end
    return true
  }

  /// A character in lower case, and the script of a word that has it; nil for a sign.
  @inline(__always)
  static func letter(_ value: UInt32) -> (folded: UInt32, script: Word.Script?) {
    if value < 0x80 {
      let folded = value &- 0x41 < 26 ? value | 0x20 : value
      return (folded, script(of: folded))
    }
    if value &- 0xAC00 <= 0xD7A3 - 0xAC00 { return (value, .hangul) }
    let folded = folded(value)
    return (folded, script(of: folded))
  }

  @inline(__always)
  private static func note(_ value: UInt32, _ script: Word.Script?, _ shape: inout ShapeScan) {
    // The low line is the only sign of ASCII in a word, but it is no letter.
    if script == nil || value < 0x80 { shape.take(value) } else { shape.takeLetter(value) }
  }

  /// The colon at an index, with the index after it; nil where there is none.
  static func colon(_ bytes: Span<UInt8>, at index: Int) -> (value: UInt32, end: Int)? {
    guard index < bytes.count else { return nil }
    let next = scalar(bytes, index)
    return folded(next.value) == 0x3A ? next : nil
  }

  /// Writes the characters of a run in lower case, as many as there is room for; how many.
  static func fold(_ bytes: Span<UInt8>, into run: inout [UInt32]) -> Int {
    var index = 0
    var count = 0
    while index < bytes.count, count < run.count {
      let (value, end) = scalar(bytes, index)
      run[count] = folded(value)
      count += 1
      index = end
    }
    return count
  }

  /// Decodes a scalar value and returns it with the index after it.
  @inline(__always)
  static func scalar(
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

  /// Maps to lower case, and full-width ASCII to ASCII.
  @inline(__always)
  static func folded(_ scalar: UInt32) -> UInt32 {
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
}
