import Bitext

/// Addresses of files as editors write them (RFC 8089).
enum FileAddress {
  /// The path of a `file:` address; nil for other addresses.
  static func path(of address: String) -> [UInt8]? {
    let scheme = "file://"
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    let rest = Array(address.utf8).dropFirst(scheme.utf8.count)
    guard let slash = rest.firstIndex(of: 0x2F) else { return nil }
    let path = PercentEscapes.decoded(rest[slash...])
    return path.contains(0) ? nil : path
  }

  /// The address of an absolute path.
  static func of(_ path: [UInt8]) -> String {
    var address = "file://"
    for byte in path {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2F, 0x2D, 0x2E, 0x5F, 0x7E:
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return address
  }
}
