import Bitext
import Foundation

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

  /// Scalars of one kind that stand side by side.
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

  /// Room for the scalars of the text at hand.
  private var scalars: [UInt32] = []
  private var runs: [Run] = []
  /// Room for the stem of a word.
  private var form = [UInt32](repeating: 0, count: longestWord)

  /// The terms of `text` in order, repeated as they are in it.
  package static func list(of text: String) -> [String] {
    var terms: [String] = []
    var scanner = SearchTerms()
    scanner.scan(text) { _, term in
      var bytes: [UInt8] = []
      append(term, to: &bytes)
      terms.append(String(decoding: bytes, as: UTF8.self))
    }
    return terms
  }

  /// Appends a term as it is written.
  static func append(_ term: Span<UInt32>, to text: inout [UInt8]) {
    text.append(addingCapacity: 4 * term.count) { text in
      for index in term.indices { text.append(utf8: term[index]) }
    }
  }

  /// Calls `found` with each term as a key and as scalar values, in O(n).
  ///
  /// Inlined with what hands over the terms, because a text has hundreds of them.
  @inline(__always)
  mutating func scan(_ text: String, _ found: (SearchKey, Span<UInt32>) -> Void) {
    if !Self.read(text, isMapped: false, &scalars, &runs) {
      // What comes out need not be composed across the characters that were mapped.
      let mapped = PlainText.composed(text.precomposedStringWithCompatibilityMapping)
      _ = Self.read(mapped, isMapped: true, &scalars, &runs)
    }
    let (scalars, runs) = (scalars, runs)
    for run in runs { cut(scalars.span.extracting(run.range), run.kind, found) }
  }

  /// Reads the runs of a text: full-width ASCII as ASCII, and without variation selectors.
  ///
  /// ASCII becomes lower case. The common kinds are told by a few comparisons.
  ///
  /// - Returns: False for a text that is not mapped, and that NFKC could change further.
  private static func read(
    _ text: String, isMapped: Bool, _ room: inout [UInt32], _ runs: inout [Run]
  ) -> Bool {
    let source = text.utf8.span
    runs.removeAll(keepingCapacity: true)
    if room.count < source.count { room = [UInt32](repeating: 0, count: 2 * source.count) }
    var scalars = room.mutableSpan
    var kind = Kind.gap
    var start = 0
    var end = 0
    var place = 0
    while place < source.count {
      var value = UInt32(source[place])
      let next: Kind
      if value < 0x80 {
        place += 1
        next = Self.kind(ofASCII: &value)
      } else {
        value = source.scalar(at: &place)
        if 0xAC00...0xD7A3 ~= value {
          next = .hangul
        } else if 0x4E00...0x9FFF ~= value || 0x3041...0x3096 ~= value {
          next = .japanese
        } else if !isMapped, needsMapping(value) {
          return false
        } else if 0xFF01...0xFF5E ~= value {
          value -= 0xFEE0
          next = Self.kind(ofASCII: &value)
        } else if 0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value {
          continue
        } else {
          next = Self.kind(of: value)
        }
      }
      if next != kind {
        if kind != .gap { runs.append(Run(kind, start, end)) }
        start = end
        kind = next
      }
      // What is in a gap is written over.
      scalars[end] = value
      end += next == .gap ? 0 : 1
    }
    if kind != .gap { runs.append(Run(kind, start, end)) }
    return true
  }

  /// Hands over the terms of a run of one kind.
  @inline(__always)
  private mutating func cut(
    _ run: Span<UInt32>, _ kind: Kind, _ found: (SearchKey, Span<UInt32>) -> Void
  ) {
    if kind == .word {
      let length = stem(run)
      let stem = form.span.extracting(first: length)
      found(SearchKey(stem), stem)
    } else {
      let length = kind == .hangul ? KoreanStem.length(of: run) : run.count
      Self.pairs(run.extracting(first: length), isOpen: kind == .japanese, found)
    }
  }

  /// Writes the stem of a word to ``form``, and tells how long it is.
  private mutating func stem(_ word: Span<UInt32>) -> Int {
    var isASCII = true
    for index in word.indices where word[index] >= 0x80 { isASCII = false }
    if isASCII { return Self.stem(word, into: &form) }
    return Self.stem(Self.lowercase(word).span, into: &form)
  }

  private static func stem(_ word: Span<UInt32>, into form: inout [UInt32]) -> Int {
    EnglishStem.stem(word.extracting(first: min(word.count, longestWord)), into: &form)
  }

  private static func lowercase(_ word: Span<UInt32>) -> [UInt32] {
    var lowercase: [UInt32] = []
    for index in word.indices {
      guard let scalar = Unicode.Scalar(word[index]) else { continue }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        lowercase.append(lower.value)
      }
    }
    return lowercase
  }

  /// Hands over overlapping pairs, and the last character alone if the run is open to its end.
  @inline(__always)
  private static func pairs(
    _ run: Span<UInt32>, isOpen: Bool, _ found: (SearchKey, Span<UInt32>) -> Void
  ) {
    guard !run.isEmpty else { return }
    let last = run.count - 1
    var key = SearchKey.Start(run[0])
    for start in 0..<last {
      let next = SearchKey.Start(run[start + 1])
      found(SearchKey(key, next), run.extracting(start..<start + 2))
      key = next
    }
    if last == 0 || isOpen && !(0x3041...0x3096 ~= run[last]) {
      found(SearchKey(key), run.extracting(last...))
    }
  }

  /// The kind of an ASCII character, which becomes lower case.
  @inline(__always)
  private static func kind(ofASCII value: inout UInt32) -> Kind {
    if (value | 0x20) &- 0x61 < 26 {
      value |= 0x20
      return .word
    }
    return value &- 0x30 < 10 || value == 0x5F ? .word : .gap
  }

  /// The kind of a character that is neither ASCII nor one of the common ones.
  @inline(never)
  private static func kind(of value: UInt32) -> Kind {
    switch value {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF: return .gap
    case 0x309D...0x309E, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x3005, 0x3007, 0x3400...0x4DBF,
      0xF900...0xFAFF, 0x20000...0x323AF:
      return .japanese
    case 0x2000...0x206F, 0x2190...0x245F, 0x2500...0x2BFF, 0x3000...0x3004, 0x3008...0x3020,
      0x30FB, 0x1F300...0x1FAFF:
      return .gap
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return .gap }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .word
    default: return .gap
    }
  }

  /// Whether NFKC could change a text for the sake of this scalar, which is not one of the common
  /// ones; full-width ASCII is mapped here.
  @inline(never)
  private static func needsMapping(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0xA7, 0xA9, 0xAB...0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF...0x131,
      0x3400...0x4DBF, 0x309D, 0x309E, 0x30A1...0x30FE, 0x3001...0x3029, 0x2010...0x2016,
      0x2018...0x203D, 0x2190...0x222B, 0x2300...0x2328, 0x232B...0x245F, 0x2500...0x2A0B,
      0xFF01...0xFF5E, 0xFE00...0xFE0F, 0x1F300...0x1FAFF:
      false
    default: true
    }
  }
}
