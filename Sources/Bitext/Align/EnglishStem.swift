/// Takes the commonest endings off an English word, so that "uses", "using" and "used" meet.
///
/// Far less than Porter's stemmer (1980): what matters is that the forms of a word fall together,
/// not that the stem is a word.
enum EnglishStem {
  static func stem(of word: [UInt32]) -> [UInt32] {
    guard word.count > 3, word.allSatisfy({ (0x61...0x7a).contains($0) }) else { return word }
    var stem = singular(word)
    if stem.count >= 6, ends(stem, "ing") {
      stem.removeLast(3)
      undouble(&stem)
    } else if stem.count >= 5, ends(stem, "ed"), !ends(stem, "eed") {
      stem.removeLast(2)
      undouble(&stem)
    } else if stem.count >= 6, ends(stem, "ly") {
      stem.removeLast(2)
    }
    if stem.count > 3, stem.last == 0x65 { stem.removeLast() }
    if stem.count > 3, stem.last == 0x79 { stem[stem.count - 1] = 0x69 }
    return stem
  }

  /// The word without the ending of its plural or third person.
  static func singular(_ word: [UInt32]) -> [UInt32] {
    guard word.count > 3, word.last == 0x73 else { return word }
    if ends(word, "ies") { return word.dropLast(3) + [0x79] }
    if ends(word, "sses") || ends(word, "xes") || ends(word, "ches") || ends(word, "shes") {
      return word.dropLast(2)
    }
    if ends(word, "ss") || ends(word, "us") || ends(word, "is") { return word }
    return word.dropLast()
  }

  private static func ends(_ word: [UInt32], _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard word.count > count else { return false }
    return ending.withUTF8Buffer { bytes in
      zip(word[(word.count - count)...], bytes).allSatisfy { $0 == UInt32($1) }
    }
  }

  private static func undouble(_ word: inout [UInt32]) {
    guard word.count > 3, let last = word.last, last == word[word.count - 2] else { return }
    if last != 0x6c, last != 0x73, last != 0x7a { word.removeLast() }
  }

  /// Words that every English text is full of, and that no other language translates one by one.
  static func isFunctionWord(_ word: [UInt32]) -> Bool {
    word.count <= 7 && functionWords.contains(Word.key(of: word))
  }

  private static let functionWords = Set(
    """
    a an and are as at be by do for from has have he i in into is it its itself ll ly of on or s t \
    than that the their them then there they this to ve was we were which will with would you your
    """.split(separator: " ").map { Word.key(of: $0.unicodeScalars.lazy.map(\.value)) })
}
