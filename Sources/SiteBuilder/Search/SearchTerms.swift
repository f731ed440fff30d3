import Bitext
import Foundation
import TextBasics

/// Cuts a text into the terms that the search index knows it by.
///
/// `templates/assets/search.js` cuts what people type in the same way; both are tested with the
/// same texts. A text is taken in NFKC and lower case. Latin words, numbers and words of other
/// alphabets are terms, English ones by their stems. Hangul loses its particles and endings and
/// gives overlapping pairs of syllables, Japanese (Han and kana alike) overlapping pairs of
/// characters. A single character is a term where no pair begins with it: in a run of one, or as
/// the last one of a run that does not end in hiragana.
package struct SearchTerms {
  /// What a run of characters is made of.
  private enum Kind: UInt8 { case gap, word, hangul, japanese }

  /// In scalars; what is longer is cut.
  package static let longestWord = 32

  /// Characters of one kind that stand side by side, by their bytes.
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

  /// Room for the runs of the text at hand.
  private var runs: [Run] = []
  /// Room for a word in UTF-8.
  private var word = [UInt8](repeating: 0, count: 4 * longestWord)
  /// Room for the syllables of a run of Hangul.
  private var syllables = [UInt32](repeating: 0, count: longestWord)

  /// Terms whose keys are not all of them.
  struct Long {
    /// One after the other, as UTF-8.
    var text: [UInt8] = []
    /// For each, how many bytes of ``text`` it has: a word has at most ``longestWord`` scalars.
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

  /// The terms of a text in order, repeated as they are in it.
  struct Found {
    fileprivate(set) var keys: [SearchKey] = []
    fileprivate(set) var long = Long()
    /// For each long one, its place among all.
    fileprivate(set) var longPlaces: [Int] = []
  }

  /// The terms of `text` in order, repeated as they are in it.
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

  /// Finds the terms of a text, instead of those that were found before, in O(n).
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

  /// Cuts the runs of a text into terms, and calls `long` for those whose keys are not all of them.
  private mutating func cut(
    _ text: Span<UInt8>, _ found: inout [SearchKey], _ long: (Span<UInt8>, _ place: Int) -> Void
  ) {
    let runs = runs
    // A term begins at a byte of its own.
    found.append(addingCapacity: text.count) { keys in
      for run in runs {
        let source = text.extracting(run.range)
        if run.kind == .word {
          let length = stem(source)
          let stem = word.span.extracting(first: length)
          let key = SearchKey(stem)
          if !key.isWhole { long(stem, keys.count) }
          keys.append(key)
        } else {
          let length = run.kind == .hangul ? stem(hangul: source) : source.count
          Self.pairs(source.extracting(first: length), isOpen: run.kind == .japanese, &keys)
        }
      }
    }
  }

  /// A text in NFKC, without variation selectors.
  private static func mapped(_ text: String) -> String {
    // What comes out need not be composed across the characters that were mapped.
    let mapped = PlainText.composed(text.precomposedStringWithCompatibilityMapping)
    let scalars = mapped.unicodeScalars.filter { !isVariationSelector($0.value) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Reads the runs of a text; the common kinds are told by a few comparisons of bytes.
  ///
  /// - Returns: False for a text that is not mapped, and whose terms are those of the mapped one.
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
        // A letter mostly has another one behind it.
        while next == .word, place < text.count, Self.kind(ofASCII: text[place]) == .word {
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

  /// Writes the stem of a word to ``word``, and tells how many bytes it has.
  private mutating func stem(_ source: Span<UInt8>) -> Int {
    let count = min(source.count, Self.longestWord)
    // What is not English has no stem.
    return Self.stem(source.extracting(first: count), in: &word) ?? lowercase(source)
  }

  /// Writes the stem of a word of ASCII; nil for another one.
  private static func stem(_ source: Span<UInt8>, in word: inout [UInt8]) -> Int? {
    var word = word.mutableSpan
    var isPlain = true
    var ending: UInt64 = 0
    for index in source.indices {
      let byte = source[index]
      if byte >= 0x80 { return nil }
      let letter = 0x41...0x5A ~= byte ? byte | 0x20 : byte
      // Before the letters are the digits and `_`.
      if letter < 0x61 { isPlain = false }
      ending = ending << 8 | UInt64(letter)
      word[index] = letter
    }
    guard isPlain, !source.isEmpty else { return source.count }
    let (length, last) = EnglishStem.stem(ofLength: source.count, endingIn: ending)
    word[length - 1] = last
    return length
  }

  /// Writes a word in lower case to ``word``, and tells how many it has.
  private mutating func lowercase(_ source: Span<UInt8>) -> Int {
    var lowercase = String.UnicodeScalarView()
    var place = 0
    while place < source.count {
      guard let scalar = Unicode.Scalar(source.scalar(at: &place)) else { continue }
      lowercase.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    var count = 0
    for byte in Substring(lowercase.prefix(Self.longestWord)).utf8 {
      word[count] = byte
      count += 1
    }
    return count
  }

  /// How many bytes of a run of Hangul are its stem.
  private mutating func stem(hangul run: Span<UInt8>) -> Int {
    let count = run.count / 3
    if syllables.count < count { syllables = [UInt32](repeating: 0, count: 2 * count) }
    Self.write(run, to: &syllables)
    return 3 * KoreanStem.length(of: syllables.span.extracting(first: count))
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

  /// Appends overlapping pairs, and the last character alone if the run is open to its end.
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

  /// The kind of a character of ASCII; for another byte, a gap.
  @inline(__always)
  private static func kind(ofASCII byte: UInt8) -> Kind {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F ? .word : .gap
  }

  /// The kind of a character of three bytes, if it is one of the common ones: a syllable of Hangul,
  /// most ideographs, kana and the punctuation between them.
  @inline(__always)
  private static func kind(ofCommon text: Span<UInt8>, at place: Int) -> Kind? {
    switch text[place] {
    case 0xE3:
      // The bytes behind the first as one number, of which each is 0x80 and more.
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

  /// The kind of a character that is neither ASCII nor one of the common ones.
  @inline(never)
  private static func kind(of value: UInt32) -> Kind {
    switch value {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF: return .gap
    // What of these needs no mapping.
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

  /// Whether a text may have other terms when it is mapped, for the sake of this scalar, which is not
  /// one of the common ones, behind a character of some kind.
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
