/// An address of a machine: four bytes in IPv4, sixteen in IPv6.
struct InternetAddress: Hashable, Sendable {
  let bytes: [UInt8]

  /// Whether everybody may reach the machine: the address is not this machine's, its network's or
  /// in a range that is set apart.
  ///
  /// It follows the registries of special addresses (RFC 6890); of IPv6, only global unicast is
  /// public.
  var isPublic: Bool {
    if bytes.count == 4 { return !Self.reserved.contains { isIn($0.range, $0.length) } }
    guard bytes.count == 16, isIn([0x20], 3) else { return false }
    // 2001::/23 has tunnels, documentation is 2001:db8::/32 and 3fff::/20; 2002::/16 wraps IPv4.
    return !isIn([0x20, 0x01, 0x00], 23) && !isIn([0x20, 0x01, 0x0D, 0xB8], 32)
      && !isIn([0x20, 0x02], 16) && !isIn([0x3F, 0xFF, 0x00], 20)
  }

  /// The address as a part of a web address, with brackets around IPv6.
  var text: String {
    guard bytes.count == 16 else { return bytes.map { String($0) }.joined(separator: ".") }
    let groups = stride(from: 0, to: 16, by: 2).map { index in
      String(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]), radix: 16)
    }
    return "[" + groups.joined(separator: ":") + "]"
  }

  private static let reserved: [(range: [UInt8], length: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
    ([192, 0, 0], 24), ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15),
    ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 3),
  ]

  /// Whether the first `length` bits are those of `range`.
  private func isIn(_ range: [UInt8], _ length: Int) -> Bool {
    for (index, byte) in range.enumerated() {
      let bits = min(8, length - index * 8)
      guard bits > 0 else { break }
      if (bytes[index] ^ byte) >> UInt8(8 - bits) != 0 { return false }
    }
    return true
  }
}
