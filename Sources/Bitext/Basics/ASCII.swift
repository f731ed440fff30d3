extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether the byte is a letter or digit of ASCII.
  var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(self) }
}
