import TextBasics

extension [UInt8] {
  /// Appends `text` as a string of JSON, in a file of its own.
  mutating func append(quoted text: String) { append(json: text, in: .file) }

  /// Appends a number that is not negative in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(number % 10))
  }
}
