import Bitext

extension [UInt8] {
  /// Appends `text` as a JSON string, which is a JavaScript one too (ECMA-262, 2019).
  mutating func append(quoted text: String) {
    append(0x22)
    append(text, isPlain: { !$0.hasJSONEscape }, isReplaced: Self.isEscaped) { byte, json in
      if byte < 0x20 {
        json.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "1")".utf8)
        json.append("0123456789abcdef".utf8.dropFirst(Int(byte & 15)).first ?? 0x30)
      } else {
        json.append(0x5C)
        json.append(byte)
      }
    }
    append(0x22)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  /// Appends a number that is not negative in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(number % 10))
  }
}
