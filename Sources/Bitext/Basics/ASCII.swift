extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether the byte is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(self) }
}
