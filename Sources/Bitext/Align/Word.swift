/// A word of a text, in the form in which texts of different languages are compared.
struct Word: Hashable {
  /// What a word is written in decides what it can be compared with.
  enum Script: UInt8 {
    case latin, number, hangul, han, katakana, hiragana, address, other
  }

  let script: Script
  /// The normal form, as Unicode scalar values: lower case, without endings and particles.
  let form: [UInt32]

  /// A hash of the normal form that is the same in every run (FNV-1a, then mixed).
  var key: UInt64 { Word.key(of: form) }

  static func key(of form: some Sequence<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for value in form {
      hash = (hash ^ UInt64(value)) &* 0x100_0000_01b3
    }
    return mixed(hash)
  }

  static func key(of form: Span<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in form.indices {
      hash = (hash ^ UInt64(form[index])) &* 0x100_0000_01b3
    }
    return mixed(hash)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var hash = value ^ (value >> 32)
    hash = hash &* 0xd6e8_feb8_6659_fd93
    return hash ^ (hash >> 32)
  }

  /// The normal form as text, for lexicon files and explanations.
  var text: String {
    var text = ""
    for value in form {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
