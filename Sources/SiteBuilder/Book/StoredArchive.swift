/// A ZIP archive whose files are stored as they are, in their order (APPNOTE 6.3.3).
///
/// All entries have the same date, so that equal files are equal archives.
struct StoredArchive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0
  /// The date of all entries in the format of MS-DOS: days, months and years since 1980.
  private let date: Int

  /// - Parameter date: `YYYY-MM-DD`; a date that the format cannot hold becomes the first of 1980.
  init(date: String) {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    let isKnown = parts.count == 3 && 1980...2107 ~= parts[0]
    self.date = isKnown ? (parts[0] - 1980) << 9 | parts[1] << 5 | parts[2] : 1 << 5 | 1
  }

  mutating func add(_ name: String, _ content: [UInt8]) {
    let name = Array(name.utf8)
    let start = bytes.count
    var fields: [UInt8] = []
    Self.put(20, 2, to: &fields)
    // Names are in UTF-8.
    Self.put(1 << 11, 2, to: &fields)
    Self.put(0, 2, to: &fields)
    Self.put(0, 2, to: &fields)
    Self.put(date, 2, to: &fields)
    Self.put(Int(Checksum.crc32(of: content)), 4, to: &fields)
    Self.put(content.count, 4, to: &fields)
    Self.put(content.count, 4, to: &fields)
    Self.put(name.count, 2, to: &fields)
    Self.put(0, 2, to: &fields)
    Self.put(0x0403_4B50, 4, to: &bytes)
    bytes += fields + name + content
    Self.put(0x0201_4B50, 4, to: &directory)
    Self.put(20, 2, to: &directory)
    directory += fields
    for size in [2, 2, 2, 4] { Self.put(0, size, to: &directory) }
    Self.put(start, 4, to: &directory)
    directory += name
    count += 1
  }

  /// The archive; nil if it is larger than the format allows.
  func finished() -> [UInt8]? {
    guard bytes.count <= Int(UInt32.max), count <= Int(UInt16.max) else { return nil }
    var end: [UInt8] = []
    Self.put(0x0605_4B50, 4, to: &end)
    for value in [0, 0, count, count] { Self.put(value, 2, to: &end) }
    Self.put(directory.count, 4, to: &end)
    Self.put(bytes.count, 4, to: &end)
    Self.put(0, 2, to: &end)
    return bytes + directory + end
  }

  /// Appends a number in `size` bytes, the lowest first.
  private static func put(_ number: Int, _ size: Int, to bytes: inout [UInt8]) {
    for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
