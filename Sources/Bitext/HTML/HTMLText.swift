/// Escapes for HTML byte by byte as libcmark does.
enum HTMLText {
  /// Appends `text`, escaped for an element or a quoted attribute.
  ///
  /// Control characters other than tab and line feed, which HTML does not allow, are left out
  /// unless `keepsControls` is set.
  static func append(
    _ text: String, to output: inout [UInt8], keepsControls: Bool = false
  ) {
    let bytes = text.utf8.span
    var start = 0
    for index in bytes.indices {
      let reference: StaticString
      switch bytes[index] {
      case 0x22: reference = "&quot;"
      case 0x26: reference = "&amp;"
      case 0x3C: reference = "&lt;"
      case 0x3E: reference = "&gt;"
      case 0x00...0x08, 0x0B...0x1F, 0x7F:
        if keepsControls { continue }
        reference = ""
      default: continue
      }
      output.append(bytes.extracting(start..<index))
      output.append(reference)
      start = index + 1
    }
    output.append(bytes.extracting(start...))
  }

  /// Appends `address` for an attribute `href` or `src`: characters that an address may not hold
  /// are percent-encoded; a percent sign stays as it is.
  static func appendAddress(_ address: String, to output: inout [UInt8]) {
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
