/// Collects the bytes of a page.
///
/// Everything that comes from an author goes through ``text(_:)``
/// or ``attribute(_:_:)``, which escape for the place it lands in, in one pass over bytes.
package struct HTMLWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// With room for about as many bytes as will come.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Appends markup as it stands in the program.
  package mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends the name of an element or attribute.
  package mutating func markup(name: String) {
    var name = name
    name.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a number that is not negative in decimal digits.
  package mutating func markup(_ number: Int) {
    bytes.append(decimal: number)
  }

  package mutating func markup(_ other: HTMLWriter) {
    bytes.append(contentsOf: other.bytes)
  }

  package mutating func markup(bytes other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  /// Appends `text` as character data.
  ///
  /// Control characters, which HTML forbids, become U+FFFD.
  package mutating func text(_ text: String) {
    escape(text)
  }

  /// Appends ` name="value"`.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    escape(value)
    bytes.append(0x22)
  }

  /// Appends ` name="value"` for a name that the program has not itself.
  package mutating func attribute(named name: String, _ value: String) {
    markup(" ")
    markup(name: name)
    markup("=\"")
    escape(value)
    bytes.append(0x22)
  }

  /// Appends ` name="firstsecond"` without making a string of both.
  package mutating func attribute(_ name: StaticString, _ first: String, _ second: String) {
    open(name)
    escape(first)
    escape(second)
    bytes.append(0x22)
  }

  private mutating func open(_ name: StaticString) {
    bytes.append(0x20)
    markup(name)
    bytes.append(0x3D)
    bytes.append(0x22)
  }

  /// Appends ` name="value"` if there is a value.
  package mutating func attribute(_ name: StaticString, optional value: String?) {
    if let value { attribute(name, value) }
  }

  /// Appends ` name="value"` if there is a value, as it stands in the program.
  package mutating func attribute(_ name: StaticString, of value: StaticString?) {
    guard let value else { return }
    open(name)
    markup(value)
    bytes.append(0x22)
  }

  /// How much was written, for ``isUnchanged(since:)`` and ``truncate(to:)``.
  package var count: Int { bytes.count }

  /// Takes back everything after the first `count` bytes.
  package mutating func truncate(to count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  /// Puts `other` before the byte at `place`, where something was to come that was not yet known.
  package mutating func insert(_ other: HTMLWriter, at place: Int) {
    bytes.insert(contentsOf: other.bytes, at: place)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func escape(_ text: String) {
    bytes.append(text, isPlain: { !$0.hasMarkup }, isReplaced: Self.isReplaced) { byte, bytes in
      Self.replacement(for: byte).withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
  }

  /// A bit for each of the first 64 bytes that is replaced: `"`, `&`, `<`, `>`, and control
  /// characters but for the tab and the line feed.
  private static let replaced: UInt64 =
    0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A) | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

  @inline(__always)
  private static func isReplaced(_ byte: UInt8) -> Bool {
    byte < 0x40 ? replaced >> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  private static func replacement(for byte: UInt8) -> StaticString {
    switch byte {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    default: "\u{FFFD}"
    }
  }
}
