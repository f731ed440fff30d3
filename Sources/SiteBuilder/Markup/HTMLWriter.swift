import Bitext
import TextBasics

/// Collects the bytes of a page.
///
/// Everything that an author wrote has to go through ``text(_:)`` or ``attribute(_:_:)``, which
/// escape it in one pass over its bytes.
package struct HTMLWriter: Sendable {
  private var out: MarkupBytes

  package init() { out = MarkupBytes() }

  /// - Parameter room: How many bytes to reserve.
  init(room: Int) { out = MarkupBytes(room: room) }

  /// A copy of the output, in O(n).
  package var bytes: [UInt8] { out.bytes }

  /// Appends the bytes written so far to `bytes`.
  func append(to bytes: inout [UInt8]) { out.withBytes { bytes.append($0) } }

  /// Appends markup that is a literal of the program.
  package mutating func markup(_ markup: StaticString) {
    out.append(markup)
  }

  /// Appends the name of an element or attribute, or a text that is markup already.
  package mutating func markup(name: String) {
    out.append(name.utf8.span)
  }

  /// Appends a non-negative number in decimal digits.
  package mutating func markup(_ number: Int) {
    if number >= 10 { markup(number / 10) }
    out.append(0x30 + UInt8(number % 10))
  }

  /// Appends the output of another writer.
  package mutating func markup(_ other: HTMLWriter) {
    out.append(other.out)
  }

  /// Appends bytes that are already markup.
  package mutating func markup(bytes other: [UInt8]) {
    out.append(other.span)
  }

  /// Appends `text` as escaped character data, without control characters, which HTML forbids.
  package mutating func text(_ text: String) {
    escape(text)
  }

  /// Appends the bytes of a text like ``text(_:)`` for strings.
  mutating func text(_ text: Span<UInt8>) { out.append(escaped: text) }

  /// Appends ` name="value"`.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    escape(value)
    out.append(0x22)
  }

  /// Appends ` name="value"` for a name that comes from a note.
  package mutating func attribute(named name: String, _ value: String) {
    markup(" ")
    markup(name: name)
    markup("=\"")
    escape(value)
    out.append(0x22)
  }

  /// Appends ` name="firstsecond"` without concatenating the two strings.
  package mutating func attribute(_ name: StaticString, _ first: String, _ second: String) {
    open(name)
    escape(first)
    escape(second)
    out.append(0x22)
  }

  private mutating func open(_ name: StaticString) {
    out.append(attribute: name)
  }

  /// Appends ` name="value"` unless the value is nil.
  package mutating func attribute(_ name: StaticString, optional value: String?) {
    if let value { attribute(name, value) }
  }

  /// Appends ` name="value"` unless the value, a literal of the program, is nil.
  package mutating func attribute(_ name: StaticString, of value: StaticString?) {
    guard let value else { return }
    open(name)
    markup(value)
    out.append(0x22)
  }

  /// The number of bytes written; ``truncate(to:)`` takes it.
  package var count: Int { out.count }

  /// The bytes written since ``count`` was `place`.
  func bytes(from place: Int) -> [UInt8] {
    var piece: [UInt8] = []
    piece.reserveCapacity(count - place)
    out.withBytes { piece.append($0.extracting(place..<$0.count)) }
    return piece
  }

  /// The last scalar if it has three bytes, as most of Korean, Japanese and Chinese do.
  var lastThreeByteScalar: UInt32? {
    var scalar: UInt32?
    out.withBytes { bytes in
      let start = bytes.count - 3
      guard start >= 0, bytes[start] >> 4 == 0xE else { return }
      var place = start
      scalar = bytes.scalar(at: &place)
    }
    return scalar
  }

  /// Removes everything after the first `count` bytes.
  package mutating func truncate(to count: Int) {
    out.truncate(to: count)
  }

  /// Inserts `other` before the byte at `place`, for content that is known late.
  package mutating func insert(_ other: HTMLWriter, at place: Int) {
    out.insert(other.out, at: place)
  }

  /// The output as text, in O(n).
  package var string: String { out.string }

  private mutating func escape(_ text: String) { out.append(escaped: text) }
}
