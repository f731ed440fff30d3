@_spi(_Unicode) import Swift
import Bitext
import TextBasics

/// Cuts a text into the terms of the search index.
///
/// The text is taken in NFKC and lower case. Words in Latin and other alphabets and numbers are
/// terms, English words by their stems; digits end a word, so that "44pt" and "44 pt" are equal.
/// Hangul is stripped of particles and endings and gives overlapping pairs of syllables, and the
/// pair across a cut that may have gone through a noun ("홈화면"); Japanese (Han and kana alike) gives overlapping pairs of
/// characters. A single character is a term only if no pair begins with it: as a run of its own, or
/// at the end of a run that does not end in hiragana.
///
/// `templates/assets/search.js` cuts queries in the same way; shared test data holds both together.
package struct SearchTerms {
  /// The kind of characters in a run.
  private enum Kind: UInt8 { case gap, word, number, hangul, japanese }

  /// In scalars; the rest of a longer word is ignored.
  package static let longestWord = 32

  /// Consecutive characters of one kind, by their byte range.
  private struct Run {
    let kind: Kind
    let start: Int32
    let end: Int32

    init(_ kind: Kind, _ start: Int, _ end: Int) {
      self.kind = kind
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// Scratch memory: the runs of the current text.
  private var runs: [Run] = []
  /// Scratch memory: a word in UTF-8.
  private var word = [UInt8](repeating: 0, count: 4 * longestWord)
  /// Scratch memory: the syllables of a run of Hangul.
  private var syllables = [UInt32](repeating: 0, count: longestWord)

  /// Terms that do not fit into their keys.
  struct Long {
    /// The terms, concatenated as UTF-8.
    var text: [UInt8] = []
    /// For each term its number of bytes; a word has at most ``longestWord`` scalars.
    var lengths: [UInt8] = []

    fileprivate mutating func append(_ term: Span<UInt8>) {
      text.append(term)
      lengths.append(UInt8(term.count))
    }

    fileprivate mutating func removeAll() {
      guard !lengths.isEmpty else { return }
      text.removeAll(keepingCapacity: true)
      lengths.removeAll(keepingCapacity: true)
    }
  }

  /// The terms of a text in order, with repetitions.
  struct Found {
    fileprivate(set) var keys: [SearchKey] = []
    fileprivate(set) var long = Long()
    /// For each long term its index among all terms.
    fileprivate(set) var longPlaces: [Int] = []
  }

  /// The terms of `text` in order, with repetitions.
  package static func list(of text: String) -> [String] {
    var scanner = SearchTerms()
    var found = Found()
    scanner.scan(text, &found)
    var rest = found.long.text[...]
    var lengths = found.long.lengths[...]
    return found.keys.map { key in
      var bytes: [UInt8] = []
      if key.isWhole {
        key.append(to: &bytes)
      } else {
        bytes = Array(rest.prefix(Int(lengths.removeFirst())))
        rest = rest.dropFirst(bytes.count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Replaces `found` by the terms of `text`, in O(n).
  mutating func scan(_ text: String, _ found: inout Found) {
    var text = text
    if !Self.read(text.utf8.span, isMapped: false, &runs) {
      text = Self.mapped(text)
      _ = Self.read(text.utf8.span, isMapped: true, &runs)
    }
    found.long.removeAll()
    found.longPlaces.removeAll(keepingCapacity: true)
    found.keys.removeAll(keepingCapacity: true)
    cut(text.utf8.span, &found.keys) { word, place in
      found.long.append(word)
      found.longPlaces.append(place)
    }
  }

  /// Cuts the runs of a text into terms; calls `long` for those that do not fit into their keys.
  private mutating func cut(
    _ text: Span<UInt8>, _ found: inout [SearchKey], _ long: (Span<UInt8>, _ place: Int) -> Void
  ) {
    let runs = runs
    // A syllable of three bytes begins two terms at most, another character one, so there are at
    // most as many terms as bytes.
    found.append(addingCapacity: text.count) { keys in
      for run in runs {
        let source = text.extracting(run.range)
        switch run.kind {
        case .word, .number:
          let length = stem(source)
          let stem = word.span.extracting(first: length)
          let key = SearchKey(stem)
          if !key.isWhole { long(stem, keys.count) }
          keys.append(key)
        case .hangul: cut(hangul: source, &keys)
        case .japanese, .gap: Self.pairs(source, isOpen: true, &keys)
        }
      }
    }
  }

  /// A text in NFKC, without variation selectors.
  private static func mapped(_ text: String) -> String {
    // The mapped text may not be in NFC where characters meet, so it is composed again.
    let mapped = PlainText.composed(Compatibility.mapped(text))
    let scalars = mapped.unicodeScalars.filter { !isVariationSelector($0.value) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Finds the runs of a text; common characters are classified by a few byte comparisons.
  ///
  /// - Returns: False if the text has to be mapped to NFKC first, which `isMapped` says was done.
  private static func read(_ text: Span<UInt8>, isMapped: Bool, _ runs: inout [Run]) -> Bool {
    runs.removeAll(keepingCapacity: true)
    var kind = Kind.gap
    var start = 0
    var place = 0
    while place < text.count {
      let character = place
      let next: Kind
      if text[place] < 0x80 {
        next = Self.kind(ofASCII: text[place])
        place += 1
        // A fast path: a letter is usually followed by another.
        while next == .word, place < text.count, Self.isLetter(text[place]) {
          place += 1
        }
      } else if let common = Self.kind(ofCommon: text, at: place) {
        next = common
        place += 3
      } else {
        let value = text.scalar(at: &place)
        if !isMapped, needsMapping(value, behind: kind) { return false }
        next = Self.kind(of: value)
      }
      if next == kind { continue }
      if kind != .gap { runs.append(Run(kind, start, character)) }
      (kind, start) = (next, character)
    }
    if kind != .gap { runs.append(Run(kind, start, place)) }
    return true
  }

  /// Writes the stem of a word to ``word`` and returns its length in bytes.
  private mutating func stem(_ source: Span<UInt8>) -> Int {
    let count = min(source.count, Self.longestWord)
    // Only English words have stems.
    return Self.stem(source.extracting(first: count), in: &word) ?? lowercase(source)
  }

  /// Writes the stem of an ASCII word and returns its length; nil if the word is not ASCII.
  private static func stem(_ source: Span<UInt8>, in word: inout [UInt8]) -> Int? {
    var word = word.mutableSpan
    var isPlain = true
    var ending: UInt64 = 0
    for index in source.indices {
      let byte = source[index]
      if byte >= 0x80 { return nil }
      let letter = 0x41...0x5A ~= byte ? byte | 0x20 : byte
      // Only digits precede the letters.
      if letter < 0x61 { isPlain = false }
      ending = ending << 8 | UInt64(letter)
      word[index] = letter
    }
    guard isPlain, !source.isEmpty else { return source.count }
    let (length, last) = EnglishStem.stem(ofLength: source.count, endingIn: ending)
    word[length - 1] = last
    return length
  }

  /// Writes a word in lower case to ``word`` and returns its length in bytes.
  ///
  /// Latin letters lose their marks, as in most questions: "résumé" is looked for as "resume".
  private mutating func lowercase(_ source: Span<UInt8>) -> Int {
    var lowercase = String.UnicodeScalarView()
    var place = 0
    while place < source.count {
      guard let scalar = Unicode.Scalar(source.scalar(at: &place)) else { continue }
      lowercase.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    let text = String(Substring(lowercase.prefix(Self.longestWord)))
    let letters = text._nfd.filter { !(0x300...0x36F ~= $0.value) }
    if !letters.isEmpty, letters.allSatisfy({ $0.value < 0x80 }) {
      let plain = letters.map { UInt8(truncatingIfNeeded: $0.value) }
      return Self.stem(plain.span, in: &word) ?? 0
    }
    var count = 0
    for byte in text.utf8 {
      word[count] = byte
      count += 1
    }
    return count
  }

  /// Appends the terms of a run of Hangul.
  ///
  /// What looks like an ending of one syllable may be the end of a noun, behind others in one word:
  /// the pair that is cut through is kept. The commonest particles end hardly any noun.
  private mutating func cut(hangul run: Span<UInt8>, _ keys: inout OutputSpan<SearchKey>) {
    let count = run.count / 3
    if syllables.count < count { syllables = [UInt32](repeating: 0, count: 2 * count) }
    Self.write(run, to: &syllables)
    let word = syllables.span.extracting(first: count)
    var crossed: [Int] = []
    let length = KoreanStem.lengthWithoutEndings(word) { left, ending in
      if ending == 1, !Self.isMereParticle(word[left]) { crossed.append(left) }
    }
    Self.pairs(run.extracting(first: 3 * length), isOpen: false, &keys)
    for left in crossed {
      Self.pairs(run.extracting(3 * (left - 1)..<3 * (left + 1)), isOpen: false, &keys)
    }
  }

  /// Whether a syllable is 은, 는, 을, 를 or 에.
  private static func isMereParticle(_ syllable: UInt32) -> Bool {
    switch syllable {
    case 0xC740, 0xB294, 0xC744, 0xB97C, 0xC5D0: true
    default: false
    }
  }

  private static func write(_ run: Span<UInt8>, to syllables: inout [UInt32]) {
    var syllables = syllables.mutableSpan
    var place = 0
    for index in 0..<run.count / 3 {
      let end = UInt32(run[place &+ 1] & 0x3F) << 6 | UInt32(run[place &+ 2] & 0x3F)
      syllables[index] = UInt32(run[place] & 0xF) << 12 | end
      place &+= 3
    }
  }

  /// Appends overlapping pairs, and also the last character if the run is open at its end.
  private static func pairs(
    _ run: Span<UInt8>, isOpen: Bool, _ keys: inout OutputSpan<SearchKey>
  ) {
    guard !run.isEmpty else { return }
    var last = 0
    var place = 0
    var key = SearchKey.Start(run, at: &place)
    while place < run.count {
      last = place
      let next = SearchKey.Start(run, at: &place)
      keys.append(SearchKey(key, next))
      key = next
    }
    if last == 0 || isOpen && !isHiragana(run, at: last) {
      keys.append(SearchKey(key))
    }
  }

  // MARK: - Kinds

  /// The kind of an ASCII character; a gap for any other byte.
  @inline(__always)
  private static func kind(ofASCII byte: UInt8) -> Kind {
    if isLetter(byte) { return .word }
    return byte &- 0x30 < 10 ? .number : .gap
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// The kind of a common character of three bytes: a syllable of Hangul, most ideographs, kana and
  /// the punctuation between them.
  ///
  /// Nil for other characters.
  @inline(__always)
  private static func kind(ofCommon text: Span<UInt8>, at place: Int) -> Kind? {
    switch text[place] {
    case 0xE3:
      // The second and third byte as one number; both are at least 0x80.
      switch UInt16(text[place + 1]) << 8 | UInt16(text[place + 2]) {
      case 0x8181...0x8296, 0x82A1...0x83BA, 0x83BC...0x83BE: .japanese
      case 0x8081...0x8084, 0x8088...0x80A0, 0x83BB: .gap
      default: nil
      }
    case 0xE4: text[place + 1] >= 0xB8 ? .japanese : nil
    case 0xE5...0xE9: .japanese
    case 0xEA: text[place + 1] >= 0xB0 ? .hangul : nil
    case 0xEB, 0xEC: .hangul
    case 0xED:
      text[place + 1] < 0x9E || text[place + 1] == 0x9E && text[place + 2] <= 0xA3
        ? .hangul : nil
    default: nil
    }
  }

  private static func isHiragana(_ text: Span<UInt8>, at place: Int) -> Bool {
    text[place] == 0xE3
      && 0x8181...0x8296 ~= UInt16(text[place + 1]) << 8 | UInt16(text[place + 2])
  }

  private static func isVariationSelector(_ value: UInt32) -> Bool {
    0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value
  }

  /// The kind of a character that is neither ASCII nor common.
  @inline(never)
  private static func kind(of value: UInt32) -> Kind {
    switch value {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF: return .gap
    // Characters of these kinds that `needsMapping` does not map.
    case 0xFE00...0xFE0F, 0xFF01...0xFF5E, 0xE0100...0xE01EF: return .gap
    case 0x2000...0x206F, 0x2190...0x245F, 0x2500...0x2BFF, 0x3000...0x3004, 0x3008...0x3020,
      0x30FB, 0x1F300...0x1FAFF:
      return .gap
    default: break
    }
    switch Script(of: value) {
    case .hiragana, .katakana, .han: return .japanese
    case .latin, .hangul, .bopomofo: return .word
    case nil: break
    }
    guard let scalar = Unicode.Scalar(value) else { return .gap }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .word
    default: return .gap
    }
  }

  /// Whether this uncommon scalar, after a character of `kind`, may give other terms once the text
  /// is mapped.
  @inline(never)
  private static func needsMapping(_ value: UInt32, behind kind: Kind) -> Bool {
    switch value {
    case 0x80...0xA7, 0xA9, 0xAB...0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF...0x131,
      0x3400...0x4DBF, 0x309D, 0x309E, 0x30A1...0x30FE, 0x3001...0x3029, 0x2010...0x2016,
      0x2018...0x203D, 0x2190...0x222B, 0x2300...0x2328, 0x232B...0x245F, 0x2500...0x2A0B,
      0x1F300...0x1FAFF:
      false
    // Full-width ASCII.
    case 0xFF01...0xFF5E: Self.kind(ofASCII: UInt8(truncatingIfNeeded: value - 0xFEE0)) != .gap
    default: !(isVariationSelector(value) && kind == .gap)
    }
  }
}
