/// Addresses in HTML, byte by byte as libcmark writes them.
enum HTMLAddress {
  /// Appends `address` for an attribute `href` or `src`: what no address may hold is
  /// percent-encoded, a percent sign stays as it is.
  static func append(_ address: String, to output: inout [UInt8]) {
    for byte in address.utf8 {
      switch byte {
      case 0x26: output += Array("&amp;".utf8)
      case 0x27: output += Array("&#x27;".utf8)
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x23, 0x24, 0x25, 0x28...0x2F, 0x3A, 0x3B,
        0x3D, 0x3F, 0x40, 0x5F, 0x7E:
        output.append(byte)
      default:
        output.append(0x25)
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 15))
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
