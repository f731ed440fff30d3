/// Compresses runs of bytes: one block with its own codes (RFC 1951, 3.2.7), in which all matches
/// repeat the byte before them.
struct RunDeflate {
  /// Bytes, and from ``firstMatch`` on the numbers of repetitions of the byte before.
  private var tokens: [UInt16] = []

  private static let firstMatch = 256
  private static let mostRepeats = 258
  private static let endOfBlock = 256
  /// The symbols for lengths, each with its smallest length and the number of extra bits, which are
  /// added to it.
  private static let lengths: [(base: Int, bits: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  /// The index in ``lengths`` of the symbol for each length.
  private static let places: [Int] = (0...mostRepeats).map { length in
    lengths.lastIndex { $0.base <= length } ?? 0
  }

  mutating func put(_ byte: UInt8, times: Int) {
    guard times > 0 else { return }
    tokens.append(UInt16(byte))
    var rest = times - 1
    while rest >= 3 {
      let length = min(Self.mostRepeats, rest)
      tokens.append(UInt16(Self.firstMatch + length))
      rest -= length
    }
    for _ in 0..<rest { tokens.append(UInt16(byte)) }
  }

  func finished() -> [UInt8] {
    var tokenCounts = [Int](repeating: 0, count: Self.firstMatch + Self.mostRepeats + 1)
    for token in tokens { tokenCounts[Int(token)] += 1 }
    var counts = [Int](repeating: 0, count: 257 + Self.lengths.count)
    counts[Self.endOfBlock] = 1
    for (token, count) in tokenCounts.enumerated() { counts[Self.symbol(of: token)] += count }
    let code = PrefixCode(counts: counts, longest: 15)
    var bits = BitWriter()
    // The header of the last block, with codes of its own.
    bits.put(1, bits: 1)
    bits.put(2, bits: 2)
    Self.write(code, to: &bits)
    let words = tokenCounts.indices.map { Self.word(for: $0, in: code) }
    for token in tokens { bits.put(words[Int(token)].value, bits: words[Int(token)].bits) }
    bits.put(code.codes[Self.endOfBlock], bits: code.lengths[Self.endOfBlock])
    return bits.finished()
  }

  private static func symbol(of token: Int) -> Int {
    token < firstMatch ? token : endOfBlock + 1 + places[token - firstMatch]
  }

  /// The bits for a token: the code of its symbol and, for a match, its extra bits and the
  /// distance, which is always one byte.
  private static func word(for token: Int, in code: PrefixCode) -> (value: UInt32, bits: Int) {
    let symbol = symbol(of: token)
    let (value, bits) = (code.codes[symbol], code.lengths[symbol])
    guard token >= firstMatch else { return (value, bits) }
    let (base, extra) = lengths[symbol - endOfBlock - 1]
    let more = UInt32(max(0, token - firstMatch - base))
    return (value | more << UInt32(bits), bits + extra + 1)
  }

  /// Writes the lengths of a code's symbols, and of the code for the only distance.
  private static func write(_ code: PrefixCode, to bits: inout BitWriter) {
    // The order in which the lengths of the inner code are written.
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var symbols: [(symbol: Int, extra: Int)] = []
    var zeros = 0
    // The only distance has a code of one bit.
    for length in code.lengths + [1] {
      if length == 0, zeros < 138 {
        zeros += 1
        continue
      }
      append(zeros: &zeros, to: &symbols)
      if length == 0 { zeros = 1 } else { symbols.append((length, 0)) }
    }
    var counts = [Int](repeating: 0, count: order.count)
    for (symbol, _) in symbols { counts[symbol] += 1 }
    let inner = PrefixCode(counts: counts, longest: 7)
    bits.put(UInt32(code.lengths.count - 257), bits: 5)
    bits.put(0, bits: 5)
    bits.put(UInt32(order.count - 4), bits: 4)
    for symbol in order { bits.put(UInt32(inner.lengths[symbol]), bits: 3) }
    for (symbol, extra) in symbols {
      bits.put(inner.codes[symbol], bits: inner.lengths[symbol])
      if symbol >= 17 { bits.put(UInt32(extra), bits: symbol == 17 ? 3 : 7) }
    }
  }

  /// Adds the symbols for `zeros` lengths of 0, of which three or more share a symbol.
  private static func append(zeros: inout Int, to symbols: inout [(symbol: Int, extra: Int)]) {
    switch zeros {
    case ..<3: symbols += Array(repeating: (0, 0), count: zeros)
    case ..<11: symbols.append((17, zeros - 3))
    default: symbols.append((18, zeros - 11))
    }
    zeros = 0
  }
}

/// Writes numbers of a few bits, the lowest first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Writes a number of at most 32 bits.
  mutating func put(_ value: UInt32, bits: Int) {
    pending |= UInt64(value) << UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  consuming func finished() -> [UInt8] {
    if count > 0 { put(0, bits: 8 - count) }
    return bytes
  }
}
