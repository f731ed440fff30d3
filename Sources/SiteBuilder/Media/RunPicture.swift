/// A picture of horizontal runs of few colours, written as PNG (ISO/IEC 15948).
///
/// Rows that are alike come in bands. A band is written as its first row, and a filter that repeats the
/// row above: what a picture costs depends on its runs and its height, not on its pixels.
struct RunPicture {
  struct Run: Hashable {
    /// An index into the colours.
    var color: UInt8
    var length: Int
  }

  let width: Int
  /// Red, green and blue in 24 bits.
  let colors: [UInt32]
  private var bands: [(height: Int, runs: [Run])] = []
  private(set) var height = 0

  init(width: Int, colors: [UInt32]) {
    self.width = width
    self.colors = colors
  }

  /// Adds rows below the others.
  ///
  /// The marks are what differs from the first colour, from left to right; what overlaps the one before,
  /// or the edge, is cut.
  mutating func add(_ height: Int, _ marks: [(x: Int, width: Int, color: UInt8)] = []) {
    guard height > 0 else { return }
    var runs: [Run] = []
    var end = 0
    for mark in marks {
      let start = max(end, mark.x)
      let stop = min(width, mark.x + mark.width)
      guard stop > start else { continue }
      if start > end { runs.append(Run(color: 0, length: start - end)) }
      runs.append(Run(color: mark.color, length: stop - start))
      end = stop
    }
    if end < width { runs.append(Run(color: 0, length: width - end)) }
    bands.append((height, runs))
    self.height += height
  }

  func png() -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each pixel, which are indices of colours.
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 3, 0, 0, 0]
    Self.append("IHDR", header, to: &bytes)
    Self.append("PLTE", colors.flatMap { Self.bigEndian($0).dropFirst() }, to: &bytes)
    Self.append("IDAT", compressed(), to: &bytes)
    Self.append("IEND", [], to: &bytes)
    return bytes
  }

  /// The rows in the format of zlib (RFC 1950).
  private func compressed() -> [UInt8] {
    var deflate = RunDeflate()
    var sum = Checksum.Adler32()
    func put(_ byte: UInt8, times count: Int) {
      deflate.put(byte, times: count)
      sum.add(byte, times: count)
    }
    for (height, runs) in bands {
      put(0, times: 1)
      for run in runs { put(run.color, times: run.length) }
      for _ in 1..<height {
        put(2, times: 1)
        put(0, times: width)
      }
    }
    return [0x78, 0x01] + deflate.finished() + Self.bigEndian(sum.value)
  }

  private static func append(_ kind: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    let chunk = Array(kind.utf8) + content
    bytes += bigEndian(UInt32(content.count)) + chunk + bigEndian(Checksum.crc32(of: chunk))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}

/// Compresses runs of bytes: one block with the fixed codes of RFC 1951, in which all matches repeat the
/// byte before them.
struct RunDeflate {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  init() {
    put(1, bits: 1)
    put(1, bits: 2)
  }

  mutating func put(_ byte: UInt8, times: Int) {
    guard times > 0 else { return }
    putLiteral(byte)
    var rest = times - 1
    while rest >= 3 {
      let length = min(258, rest)
      putMatch(length)
      rest -= length
    }
    for _ in 0..<rest { putLiteral(byte) }
  }

  mutating func finished() -> [UInt8] {
    putCode(0, bits: 7)
    if count > 0 { put(0, bits: 8 - count) }
    return bytes
  }

  private mutating func putLiteral(_ byte: UInt8) {
    if byte < 144 {
      putCode(0x30 + UInt32(byte), bits: 8)
    } else {
      putCode(0x190 + UInt32(byte) - 144, bits: 9)
    }
  }

  /// The smallest length of each code, and the number of bits that tell by how much it is exceeded.
  private static let lengths: [(base: Int, bits: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  private mutating func putMatch(_ length: Int) {
    let place = (Self.lengths.lastIndex { $0.base <= length }) ?? 0
    // Codes 257 to 279 have seven bits, the others eight.
    if place < 23 {
      putCode(UInt32(place + 1), bits: 7)
    } else {
      putCode(0xC0 + UInt32(place - 23), bits: 8)
    }
    put(UInt32(length - Self.lengths[place].base), bits: Self.lengths[place].bits)
    // The distance of one byte.
    putCode(0, bits: 5)
  }

  /// Codes begin with their highest bit, numbers with their lowest.
  private mutating func putCode(_ code: UInt32, bits: Int) {
    for bit in (0..<bits).reversed() { put(code >> UInt32(bit) & 1, bits: 1) }
  }

  private mutating func put(_ value: UInt32, bits: Int) {
    pending |= value << UInt32(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }
}
