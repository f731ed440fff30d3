/// Writes texts as JSON strings (RFC 8259), which are also JavaScript strings.
package enum JSONString {
  /// The place where the string is written.
  package enum Place: Hashable, Sendable {
    /// In a JSON file.
    case file
    /// Embedded in a page.
    ///
    /// `<`, `>`, `&`, U+2028 and U+2029 are escaped, so that no text can end the element around it.
    case page
  }

  /// `text` in quotation marks, escaped.
  package static func quoted(_ text: String, in place: Place = .page) -> String {
    var bytes: [UInt8] = []
    bytes.append(json: text, in: place)
    return String(bytes.span)
  }

  @inline(__always)
  fileprivate static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == .delete
  }

  fileprivate static func isEscapedInPage(_ byte: UInt8) -> Bool {
    isEscaped(byte) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "&")
  }
}

extension [UInt8] {
  /// Appends `text` in quotation marks, escaped.
  package mutating func append(json text: String, in place: JSONString.Place) {
    append(UInt8(ascii: "\""))
    switch place {
    case .file:
      text.utf8.span.forEachRun(isPlain: { !$0.hasJSONEscape }, isReplaced: JSONString.isEscaped) {
        append($0)
      } replaced: {
        append(jsonEscape: UInt32($0))
      }
    case .page: append(jsonInPage: text.utf8.span)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(jsonInPage text: Span<UInt8>) {
    var start = 0
    for index in text.indices {
      let length: Int
      let scalar: UInt32
      if JSONString.isEscapedInPage(text[index]) {
        (length, scalar) = (1, UInt32(text[index]))
      } else if text[index] == 0xE2, text[index + 1] == 0x80, text[index + 2] & 0xFE == 0xA8 {
        (length, scalar) = (3, 0x2000 | UInt32(text[index + 2] & 0x3F))
      } else {
        continue
      }
      append(text.extracting(start..<index))
      append(jsonEscape: scalar)
      start = index + length
    }
    append(text.extracting(start...))
  }

  /// Appends the escape of a scalar below U+10000.
  private mutating func append(jsonEscape scalar: UInt32) {
    append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x22, 0x5C: append(UInt8(truncatingIfNeeded: scalar))
    default:
      append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(truncatingIfNeeded: scalar >> shift & 15)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
