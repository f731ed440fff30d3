/// Removes the commonest endings from an English word, so that "uses", "using" and "used" are
/// equal.
///
/// This is far less than Porter's stemmer (1980): the forms of a word have to share a stem, and the
/// stem does not have to be a word.
package enum EnglishStem {
  /// Writes the stem of a word of at most `form.count` letters to `form` and returns its length.
  package static func stem(_ word: Span<UInt32>, into form: inout [UInt32]) -> Int {
    for index in word.indices { form[index] = word[index] }
    guard word.count > 3, isPlain(word) else { return word.count }
    let (length, last) = stem(ofLength: word.count, endingIn: ending(of: word))
    form[length - 1] = UInt32(last)
    return length
  }

  /// The length of the stem of a word that consists of a–z, and its last letter, which may differ
  /// from that of the word.
  ///
  /// `ending` holds the last letters of the word, at most eight, with the last letter in the lowest
  /// byte.
  package static func stem(
    ofLength length: Int, endingIn ending: UInt64
  ) -> (length: Int, last: UInt8) {
    var word = Ending(length: length, letters: ending)
    if word.length > 3 { word.takeEnding() }
    return (word.length, UInt8(truncatingIfNeeded: word.letters))
  }

  /// Whether a word consists of the letters a–z.
  static func isPlain(_ word: Span<UInt32>) -> Bool {
    for index in word.indices where word[index] < 0x61 || word[index] > 0x7a { return false }
    return true
  }

  /// The length of the ending of the plural or the third person; of "ies" the i stays.
  static func lengthOfPlural(_ word: Span<UInt32>) -> Int {
    Ending(length: word.count, letters: ending(of: word)).lengthOfPlural
  }

  private static func ending(of word: Span<UInt32>) -> UInt64 {
    var letters: UInt64 = 0
    for index in max(0, word.count - 8)..<word.count {
      letters = letters << 8 | UInt64(word[index] & 0xFF)
    }
    return letters
  }

  /// The last letters of a word, the last one in the lowest byte.
  ///
  /// At most seven of them are removed.
  private struct Ending {
    var length: Int
    var letters: UInt64

    private func letter(fromLast place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: letters >> (8 * place))
    }

    private func ends(in ending: UInt64, of count: Int) -> Bool {
      length > count && letters & (1 << UInt64(8 * count) - 1) == ending
    }

    private mutating func drop(_ count: Int) {
      length -= count
      letters >>= UInt64(8 * count)
    }

    private mutating func replaceLast(by letter: UInt64) { letters = letters & ~0xFF | letter }

    mutating func takeEnding() {
      singularize()
      if length >= 6, ends(in: 0x69_6E67, of: 3) {  // ing
        drop(3)
        undouble()
      } else if length >= 5, ends(in: 0x6564, of: 2), !ends(in: 0x65_6564, of: 3) {  // ed, eed
        drop(2)
        undouble()
      } else if length >= 6, ends(in: 0x6C79, of: 2) {  // ly
        drop(2)
      }
      if length > 3, letter(fromLast: 0) == 0x65 { drop(1) }
      if length > 3, letter(fromLast: 0) == 0x79 { replaceLast(by: 0x69) }
    }

    /// Removes the ending of the plural or the third person.
    private mutating func singularize() {
      let isIes = ends(in: 0x69_6573, of: 3)
      drop(lengthOfPlural)
      if isIes { replaceLast(by: 0x79) }
    }

    var lengthOfPlural: Int {
      guard length > 3, letter(fromLast: 0) == 0x73 else { return 0 }
      switch letter(fromLast: 1) {
      case 0x73, 0x75: return 0  // ss, us
      case 0x69: return 0  // is
      case 0x65: break
      default: return 1
      }
      let fourth = letter(fromLast: 3)
      switch letter(fromLast: 2) {
      case 0x69, 0x78: return 2  // ies, xes
      case 0x73: return fourth == 0x73 && length > 4 ? 2 : 1  // sses
      case 0x68: return length > 4 && (fourth == 0x63 || fourth == 0x73) ? 2 : 1  // ches, shes
      default: return 1
      }
    }

    private mutating func undouble() {
      let last = letter(fromLast: 0)
      guard length > 3, last == letter(fromLast: 1) else { return }
      if last != 0x6C, last != 0x73, last != 0x7A { drop(1) }
    }
  }

  /// Function words, which occur in every English text and are not translated one by one.
  static func isFunctionWord(_ word: Span<UInt32>) -> Bool {
    word.count <= 5 && functionWords.contains(Word.key(of: word))
  }

  private static let functionWords = KeyTable(
    words: """
      a an and are as at be by do for from has have he i in into is it its ll ly of on or s t than \
      that the their them then there they this to ve was we were which will with would you your
      """)
}
