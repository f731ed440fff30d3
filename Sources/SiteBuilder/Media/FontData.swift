private import CFont

/// The bytes of a font, read in place: the font in the program, or another one.
///
/// Bytes after the end are 0, so that a broken font has wrong letters and does no other harm.
struct FontData: Sendable {
  private let others: [UInt8]?
  let count: Int

  /// The font in the program.
  init() { (others, count) = (nil, Int(fontSize)) }

  init(_ bytes: [UInt8]) { (others, count) = (bytes, bytes.count) }

  subscript(index: Int) -> UInt8 {
    guard index >= 0, index < count else { return 0 }
    return others.map { $0[index] } ?? fontByte(index)
  }

  /// The number in `bytes` bytes from `index` on, little-endian.
  func number(at index: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(self[index + $1]) << (8 * $1) }
  }
}

/// Reads a font bit by bit, beginning with the highest bit of each byte.
struct FontBits {
  let data: FontData
  /// The index of the next bit.
  var place: Int

  mutating func bit() -> Int {
    defer { place += 1 }
    return Int(data[place / 8] >> UInt8(7 - place % 8) & 1)
  }

  mutating func number(bits: Int) -> Int {
    (0..<bits).reduce(0) { number, _ in number << 1 | bit() }
  }
}

/// A canonical Huffman code, read in place.
struct FontCode: Sendable {
  static let longest = 20
  /// The number of codes of each length, from one bit on.
  private let counts: [Int]
  private let symbols: [Int16]
  /// In bytes.
  let size: Int

  init(_ data: FontData, at place: Int) {
    let counts = (0..<Self.longest).map { data.number(at: place + 2 * $0, bytes: 2) }
    let start = place + 2 * Self.longest
    let room = max(0, data.count - start) / 2
    symbols = (0..<min(room, counts.reduce(0, +))).map {
      Int16(truncatingIfNeeded: data.number(at: start + 2 * $0, bytes: 2))
    }
    self.counts = counts
    size = 2 * (Self.longest + symbols.count)
  }

  /// - Returns: Nil if no symbol has the code that comes next.
  func symbol(_ bits: inout FontBits) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for count in counts {
      code |= bits.bit()
      if code - first < count {
        let place = index + code - first
        return symbols.indices.contains(place) ? Int(symbols[place]) : nil
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
