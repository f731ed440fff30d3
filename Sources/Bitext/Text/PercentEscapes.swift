/// Bytes written as `%E5`, as in addresses (RFC 3986, 2.1).
package enum PercentEscapes {
  /// The text with its escapes decoded; others stay as they are.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    return String(decoding: decoded(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// The bytes with their escapes decoded; others, such as `%+F`, stay as they are.
  package static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x25, index + 2 < bytes.endIndex,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// The text with the bytes escaped for which `isKept` is false.
  package static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    guard !text.utf8.allSatisfy(isKept) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte may stand in the path of an address as it is: letters, digits, `-`, `.`, `_`, `~`
  /// and slashes.
  @inlinable package static func isOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: true
    default: false
    }
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// The value of a hexadecimal digit.
  package static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
