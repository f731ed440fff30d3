/// Takes the commonest endings off an English word, so that "uses", "using" and "used" meet.
///
/// Far less than Porter's stemmer (1980): what matters is that the forms of a word fall together,
/// not that the stem is a word.
package enum EnglishStem {
  package static func stem(_ word: inout [UInt32]) {
    guard word.count > 3 else { return }
    for letter in word where letter < 0x61 || letter > 0x7a { return }
    singularize(&word)
    if word.count >= 6, ends(word, "ing") {
      word.removeLast(3)
      undouble(&word)
    } else if word.count >= 5, ends(word, "ed"), !ends(word, "eed") {
      word.removeLast(2)
      undouble(&word)
    } else if word.count >= 6, ends(word, "ly") {
      word.removeLast(2)
    }
    if word.count > 3, word.last == 0x65 { word.removeLast() }
    if word.count > 3, word.last == 0x79 { word[word.count - 1] = 0x69 }
  }

  /// Takes the ending of the plural or the third person off.
  private static func singularize(_ word: inout [UInt32]) {
    let length = lengthOfPlural(word)
    if length == 2, ends(word, "ies") {
      word.removeLast(3)
      word.append(0x79)
    } else {
      word.removeLast(length)
    }
  }

  /// How many letters the ending of the plural or the third person has; of "ies" the i stays.
  static func lengthOfPlural(_ word: [UInt32]) -> Int {
    guard word.count > 3, word.last == 0x73 else { return 0 }
    if ends(word, "ies") || ends(word, "sses") || ends(word, "xes") || ends(word, "ches")
      || ends(word, "shes")
    {
      return 2
    }
    return ends(word, "ss") || ends(word, "us") || ends(word, "is") ? 0 : 1
  }

  private static func ends(_ word: [UInt32], _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard word.count > count else { return false }
    return ending.withUTF8Buffer { bytes in
      for index in 0..<count where word[word.count - count + index] != UInt32(bytes[index]) {
        return false
      }
      return true
    }
  }

  private static func undouble(_ word: inout [UInt32]) {
    guard word.count > 3, let last = word.last, last == word[word.count - 2] else { return }
    if last != 0x6c, last != 0x73, last != 0x7a { word.removeLast() }
  }

  /// Words that every English text is full of, and that no other language translates one by one.
  static func isFunctionWord(_ word: [UInt32]) -> Bool {
    word.count <= 5 && functionWords.contains(Word.key(of: word))
  }

  private static let functionWords = KeyTable(
    words: """
      a an and are as at be by do for from has have he i in into is it its ll ly of on or s t than \
      that the their them then there they this to ve was we were which will with would you your
      """)
}
