/// Recognises the ends of sentences.
package enum Sentence {
  /// The punctuation mark that ends a sentence or introduces the next line.
  package enum Mark: UInt8, Hashable, Sendable { case stop, question, exclamation, colon, ellipsis }

  /// The end mark for a character in ASCII, full width or half width; nil for any other.
  @inlinable
  package static func mark(_ scalar: UInt32) -> Mark? {
    switch scalar {
    case 0x2E, 0x3002, 0xFF0E, 0xFF61: .stop
    case 0x3F, 0xFF1F: .question
    case 0x21, 0xFF01: .exclamation
    case 0x3A, 0xFF1A: .colon
    case 0x2026: .ellipsis
    default: nil
    }
  }

  /// Whether a character may follow an end mark: a closing bracket, a quotation mark, or a
  /// delimiter of Markdown emphasis.
  @inlinable
  package static func isCloser(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x29, 0x2A, 0x5D, 0x5F, 0x7D, 0xBB, 0x2019, 0x201D, 0x203A, 0x3009, 0x300B,
      0x300D, 0x300F, 0x3011, 0x3015, 0xFF09, 0xFF3D, 0xFF5D:
      true
    default: false
    }
  }

  /// The end mark of a text, ignoring closing marks after it; nil if it ends in anything else.
  package static func mark(endingIn text: some StringProtocol) -> Mark? {
    for scalar in text.unicodeScalars.reversed() where !isCloser(scalar.value) {
      return mark(scalar.value)
    }
    return nil
  }

  /// Whether a text ends like a sentence.
  package static func ends(_ text: some StringProtocol) -> Bool { mark(endingIn: text) != nil }

  /// The number of sentences in a text, counted by end marks that are last or precede another
  /// sentence.
  ///
  /// An ASCII mark counts only before a space, because `3.5` does not end a sentence.
  package static func count(in text: String) -> Int {
    var count = 0
    var mayEnd = false
    for scalar in text.unicodeScalars {
      switch mark(scalar.value) {
      case .stop, .question, .exclamation:
        mayEnd = scalar.isASCII
        if !mayEnd { count += 1 }
      case .colon, .ellipsis: mayEnd = false
      case nil:
        if scalar == " " {
          if mayEnd { count += 1 }
          mayEnd = false
        } else if !isCloser(scalar.value) {
          mayEnd = false
        }
      }
    }
    return mayEnd ? count + 1 : count
  }
}
