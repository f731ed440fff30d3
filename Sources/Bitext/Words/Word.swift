/// A word of a text in the normal form in which texts of different languages are compared.
struct Word: Hashable {
  /// The script of a word; only some scripts are compared with each other.
  enum Script: UInt8 {
    case latin, number, hangul, han, katakana, hiragana, address, other
  }

  let script: Script
  /// The normal form as Unicode scalar values: in lower case, without endings and particles.
  let form: [UInt32]

  /// A hash of scalar values that is the same in every run (FNV-1a, then mixed).
  struct Key {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    @inline(__always)
    mutating func take(_ scalar: UInt32) { hash = (hash ^ UInt64(scalar)) &* 0x100_0000_01b3 }

    var value: UInt64 {
      var mixed = hash ^ (hash >> 32)
      mixed = mixed &* 0xd6e8_feb8_6659_fd93
      return mixed ^ (mixed >> 32)
    }
  }

  /// The key of the normal form.
  var key: UInt64 { Word.key(of: form) }

  static func key(of form: some Sequence<UInt32>) -> UInt64 {
    var key = Key()
    for scalar in form { key.take(scalar) }
    return key.value
  }

  static func key(of form: Span<UInt32>) -> UInt64 {
    var key = Key()
    for index in form.indices { key.take(form[index]) }
    return key.value
  }

  /// The normal form as a string, for lexicon files and explanations.
  var text: String {
    var text = ""
    for value in form {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
