/// The number of scalars before positions of a text that are a few kilobytes apart.
///
/// A line may have megabytes, and thousands of messages may each need a column in it.
struct ColumnMarks: Sendable {
  /// The distance of the positions, and the length of a line from which on they are needed, in
  /// bytes.
  static let distance = 4_096

  private let counts: [UInt32]

  /// Nil for a text with short lines only.
  init?(_ bytes: [UInt8], lineStarts: [UInt32]) {
    guard bytes.count > Self.distance, Self.hasLongLine(lineStarts, size: bytes.count) else {
      return nil
    }
    var counts: [UInt32] = [0]
    counts.reserveCapacity(bytes.count / Self.distance + 1)
    var start = 0
    while start + Self.distance <= bytes.count {
      let count = Self.count(bytes[start..<start + Self.distance])
      counts.append(counts[counts.count - 1] + UInt32(count))
      start += Self.distance
    }
    self.counts = counts
  }

  private static func hasLongLine(_ starts: [UInt32], size: Int) -> Bool {
    var end = size
    for start in starts.reversed() {
      if end - Int(start) > distance { return true }
      end = Int(start)
    }
    return false
  }

  /// The number of scalars that begin in the first `offset` bytes.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    let mark = offset / Self.distance
    return Int(counts[mark]) + Self.count(bytes[mark * Self.distance..<offset])
  }

  /// The number of scalars that begin in `bytes`.
  static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    Effort.spend(bytes.count)
    return bytes.count { $0 & 0xC0 != 0x80 }
  }
}
