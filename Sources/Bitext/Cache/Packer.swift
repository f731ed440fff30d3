import TextBasics

/// Packs values into bytes, one after another; ``Unpacker`` reads them in the same order.
///
/// The format is private to the program that wrote it: it has neither names nor versions.
package struct Packer {
  /// The bytes that were packed so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Reserves room for `count` more bytes.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Packs a number with seven bits in each byte, the lowest first (LEB128).
  package mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Packs an integer; small numbers that are not negative take the fewest bytes.
  package mutating func put(_ number: Int) {
    put(UInt64(bitPattern: Int64(number)))
  }

  /// Packs a flag as one byte.
  package mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Packs one byte.
  package mutating func put(_ byte: UInt8) { bytes.append(byte) }

  /// Packs a number in eight bytes, for digests and the like.
  package mutating func put(bits number: UInt64) {
    bytes.append(addingCapacity: 8) { $0.append(bits: number) }
  }

  /// Packs numbers in eight bytes each, without their count.
  package mutating func put(bits numbers: [UInt64]) {
    bytes.append(addingCapacity: 8 * numbers.count) { room in
      for number in numbers { room.append(bits: number) }
    }
  }

  /// Packs a text after its length.
  package mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(text.utf8.span)
  }

  /// Packs bytes after their number.
  package mutating func put(_ raw: [UInt8]) {
    put(raw.count)
    bytes.append(contentsOf: raw)
  }

  /// Packs a value.
  package mutating func put(_ value: some Packable) { value.pack(into: &self) }

  /// Packs values after their number.
  package mutating func put(_ values: [some Packable]) {
    put(values.count)
    for value in values { value.pack(into: &self) }
  }

  /// Packs a dictionary in the order of its keys, so that equal dictionaries give equal bytes.
  package mutating func put<Key: Packable & Comparable>(_ values: [Key: some Packable]) {
    put(values.count)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      key.pack(into: &self)
      value.pack(into: &self)
    }
  }

  /// Packs whether there is a value, and the value.
  package mutating func put(_ value: (some Packable)?) {
    put(value != nil)
    value?.pack(into: &self)
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(bits number: UInt64) {
    for place in 0..<8 { append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place))) }
  }
}

/// A value that can be packed into bytes and unpacked.
package protocol Packable {
  func pack(into packer: inout Packer)
  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed)
}

/// Unpacks what a ``Packer`` packed.
package struct Unpacker {
  /// The error for bytes that no packer wrote.
  package struct Malformed: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// The greatest depth of values inside values of their own kind; each level takes stack.
  private static let deepest = 256

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads one byte.
  package mutating func byte() throws(Malformed) -> UInt8 {
    guard place < bytes.count else { throw Malformed() }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads a flag.
  package mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

  mutating func unsigned() throws(Malformed) -> UInt64 {
    let first = try byte()
    if first < 0x80 { return UInt64(first) }
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let next = try byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
      shift += 7
    }
    throw Malformed()
  }

  /// Reads an integer.
  package mutating func integer() throws(Malformed) -> Int {
    Int(Int64(bitPattern: try unsigned()))
  }

  /// Reads the count of items that follow, each of which takes at least one byte.
  package mutating func count() throws(Malformed) -> Int {
    let number = try integer()
    guard number >= 0, number <= bytes.count - place else { throw Malformed() }
    return number
  }

  /// Reads a number in eight bytes.
  package mutating func bits() throws(Malformed) -> UInt64 {
    guard bytes.count - place >= 8 else { throw Malformed() }
    var number: UInt64 = 0
    for offset in 0..<8 { number |= UInt64(bytes[place + offset]) << UInt64(8 * offset) }
    place += 8
    return number
  }

  /// Reads a text, which has to be UTF-8.
  package mutating func string() throws(Malformed) -> String {
    let length = try count()
    defer { place += length }
    return String(bytes.span.extracting(place..<place + length))
  }

  /// Reads bytes after their number.
  package mutating func raw() throws(Malformed) -> [UInt8] {
    let length = try count()
    defer { place += length }
    return Array(bytes[place..<place + length])
  }

  /// Reads a value.
  package mutating func value<Value: Packable>() throws(Malformed) -> Value {
    try Value(from: &self)
  }

  /// Reads values after their number.
  package mutating func values<Value: Packable>() throws(Malformed) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  /// Reads a dictionary.
  package mutating func dictionary<Key: Packable & Hashable, Value: Packable>()
    throws(Malformed) -> [Key: Value]
  {
    let count = try count()
    var values: [Key: Value] = [:]
    values.reserveCapacity(count)
    for _ in 0..<count {
      let key = try Key(from: &self)
      values[key] = try Value(from: &self)
    }
    return values
  }

  /// Reads a value with `read`, counting one level of nesting.
  mutating func nested<Value>(
    _ read: (inout Unpacker) throws(Malformed) -> Value
  ) throws(Malformed) -> Value {
    guard depth < Self.deepest else { throw Malformed() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Reads a value if there is one.
  package mutating func optional<Value: Packable>() throws(Malformed) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }

  /// Reads a number that fits in 32 bits, such as a place in a source.
  mutating func count32() throws(Malformed) -> Int {
    guard let number = UInt32(exactly: try unsigned()) else { throw Malformed() }
    return Int(number)
  }

  /// Reads a range whose end is not before its start.
  package mutating func range() throws(Malformed) -> SourceRange {
    let start = try count32()
    let end = start + (try count32())
    guard end <= UInt32.max else { throw Malformed() }
    return SourceRange(start, end)
  }

  /// Reads a closed range of line numbers.
  package mutating func lines() throws(Malformed) -> ClosedRange<Int> {
    let start = try count32()
    let end = start + (try count32())
    guard end <= UInt32.max else { throw Malformed() }
    return start...end
  }
}

extension Packer {
  /// Packs a range.
  package mutating func put(_ range: SourceRange) {
    put(range.lowerBound)
    put(range.count)
  }

  /// Packs a closed range of line numbers.
  package mutating func put(_ lines: ClosedRange<Int>) {
    put(lines.lowerBound)
    put(lines.upperBound - lines.lowerBound)
  }
}

extension Int: Packable {
  package func pack(into packer: inout Packer) { packer.put(self) }
  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self = try unpacker.integer()
  }
}

extension Packable where Self: RawRepresentable, RawValue: Packable {
  package func pack(into packer: inout Packer) { rawValue.pack(into: &packer) }
  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    guard let value = Self(rawValue: try RawValue(from: &unpacker)) else {
      throw Unpacker.Malformed()
    }
    self = value
  }
}

extension String: Packable {
  package func pack(into packer: inout Packer) { packer.put(self) }
  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self = try unpacker.string()
  }
}
