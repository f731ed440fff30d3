/// Checksums of archives and pictures.
enum Checksum {
  /// CRC-32 as in ISO 3309.
  static func crc32(of bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return ~sum
  }

  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  /// Adler-32 as in RFC 1950, of bytes that come in runs.
  struct Adler32 {
    private var low = 1
    private var high = 0

    var value: UInt32 { UInt32((high % Self.modulus) << 16 | low % Self.modulus) }

    /// Adds a run of at most a million bytes.
    ///
    /// - Complexity: O(1), however long the run is.
    mutating func add(_ byte: UInt8, times count: Int) {
      high += count * low + Int(byte) * (count * (count + 1) / 2)
      low += count * Int(byte)
      // Dividing is slow; until then, nothing overflows.
      guard low > Self.most || high > Self.most else { return }
      low %= Self.modulus
      high %= Self.modulus
    }

    private static let modulus = 65_521
    private static let most = 1 << 40
  }
}
