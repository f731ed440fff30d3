import TextBasics

/// Addresses in HTML, byte by byte as libcmark writes them.
enum HTMLAddress {
  /// Appends `address` for an attribute `href` or `src`: bytes that an address may not have are
  /// percent-encoded, a percent sign stays as it is.
  static func append(_ address: String, to output: inout [UInt8]) {
    for byte in PercentEscapes.encoded(address, keeping: isOfAddress).utf8 {
      switch byte {
      case 0x26: output.append("&amp;")
      case 0x27: output.append("&#x27;")
      default: output.append(byte)
      }
    }
  }

  private static func isOfAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x23...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40,
      0x5F, 0x7E:
      true
    default: false
    }
  }
}
