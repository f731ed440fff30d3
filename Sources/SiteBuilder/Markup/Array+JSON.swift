import TextBasics

extension [UInt8] {
  /// Appends `text` as a JSON string, escaped for a JSON file.
  mutating func append(quoted text: String) { append(json: text, in: .file) }

  /// Appends a non-negative number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(number % 10))
  }
}
