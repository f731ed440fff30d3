extension MarkupBytes {
  /// Appends `text` so that Markdown reads nothing but text in the middle of a line.
  ///
  /// Signs that could be markup get a backslash, and line breaks are spaces. An underscore within a
  /// word and an ampersand that begins no reference stay as they are. It takes linear time.
  package mutating func append(markdown text: Span<UInt8>) {
    var plain = 0
    var place = 0
    while place < text.count {
      while place <= text.count - 8, !EightBytes(text, at: place).hasMarkdown { place += 8 }
      let end = min(place + 8, text.count)
      while place < end {
        let byte = text[place]
        if byte == 0x0A || byte == 0x0D {
          append(text.extracting(plain..<place))
          append(0x20)
          plain = place + 1
        } else if text.isMarkdown(at: place) {
          append(text.extracting(plain..<place))
          append(0x5C)
          plain = place
        }
        place += 1
      }
    }
    append(text.extracting(plain..<text.count))
  }
}

extension Span<UInt8> {
  /// Whether the byte at `place` could be markup within a line.
  fileprivate func isMarkdown(at place: Int) -> Bool {
    switch self[place] {
    case 0x5C, 0x60, 0x2A, 0x5B, 0x5D, 0x3C, 0x7E: true
    case 0x5F: !isWord(at: place - 1) || !isWord(at: place + 1)
    case 0x26: isWord(at: place + 1) || place + 1 < count && self[place + 1] == 0x23
    default: false
    }
  }

  /// Whether a letter, a digit or a character of another script is at `place`.
  private func isWord(at place: Int) -> Bool {
    guard indices ~= place else { return false }
    return switch self[place] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
