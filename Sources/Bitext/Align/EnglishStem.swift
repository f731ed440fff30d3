/// Takes the commonest endings off an English word, so that "uses", "using" and "used" meet.
///
/// Far less than Porter's stemmer (1980): what matters is that the forms of a word fall together,
/// not that the stem is a word.
package enum EnglishStem {
  /// Writes the stem of a word of at most `form.count` letters, and tells how long it is.
  package static func stem(_ word: Span<UInt32>, into form: inout [UInt32]) -> Int {
    var count = word.count
    for index in word.indices { form[index] = word[index] }
    guard count > 3, isPlain(word) else { return count }
    singularize(&form, &count)
    switch form[count - 1] {
    case 0x67 where count >= 6 && ends(form, count, "ing"):
      count -= 3
      undouble(form, &count)
    case 0x64 where count >= 5 && ends(form, count, "ed") && !ends(form, count, "eed"):
      count -= 2
      undouble(form, &count)
    case 0x79 where count >= 6 && ends(form, count, "ly"): count -= 2
    default: break
    }
    if count > 3, form[count - 1] == 0x65 { count -= 1 }
    if count > 3, form[count - 1] == 0x79 { form[count - 1] = 0x69 }
    return count
  }

  /// Whether a word has nothing but the letters a to z.
  static func isPlain(_ word: Span<UInt32>) -> Bool {
    for index in word.indices where word[index] < 0x61 || word[index] > 0x7a { return false }
    return true
  }

  /// Takes the ending of the plural or the third person off.
  private static func singularize(_ form: inout [UInt32], _ count: inout Int) {
    let length = lengthOfPlural(form.span.extracting(first: count))
    if length == 2, ends(form, count, "ies") {
      count -= 2
      form[count - 1] = 0x79
    } else {
      count -= length
    }
  }

  /// How many letters the ending of the plural or the third person has; of "ies" the i stays.
  static func lengthOfPlural(_ word: Span<UInt32>) -> Int {
    let count = word.count
    guard count > 3, word[count - 1] == 0x73 else { return 0 }
    switch word[count - 2] {
    case 0x73, 0x75: return 0  // ss, us
    case 0x69: return 0  // is
    case 0x65: break
    default: return 1
    }
    switch word[count - 3] {
    case 0x69, 0x78: return 2  // ies, xes
    case 0x73: return word[count - 4] == 0x73 && count > 4 ? 2 : 1  // sses
    case 0x68:  // ches, shes
      return count > 4 && (word[count - 4] == 0x63 || word[count - 4] == 0x73) ? 2 : 1
    default: return 1
    }
  }

  private static func ends(_ word: [UInt32], _ length: Int, _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard length > count else { return false }
    return ending.withUTF8Buffer { bytes in
      for index in 0..<count where word[length - count + index] != UInt32(bytes[index]) {
        return false
      }
      return true
    }
  }

  private static func undouble(_ word: [UInt32], _ count: inout Int) {
    guard count > 3, word[count - 1] == word[count - 2] else { return }
    let last = word[count - 1]
    if last != 0x6c, last != 0x73, last != 0x7a { count -= 1 }
  }

  /// Words that every English text is full of, and that no other language translates one by one.
  static func isFunctionWord(_ word: Span<UInt32>) -> Bool {
    word.count <= 5 && functionWords.contains(Word.key(of: word))
  }

  private static let functionWords = KeyTable(
    words: """
      a an and are as at be by do for from has have he i in into is it its ll ly of on or s t than \
      that the their them then there they this to ve was we were which will with would you your
      """)
}
