import Bitext
import TextBasics

/// Collects the bytes of a page.
///
/// Everything that comes from an author goes through ``text(_:)``
/// or ``attribute(_:_:)``, which escape for the place it lands in, in one pass over bytes.
package struct HTMLWriter: Sendable {
  private var out: MarkupBytes

  package init() { out = MarkupBytes() }

  /// - Parameter room: How many bytes are written before memory is taken anew.
  init(room: Int) { out = MarkupBytes(room: room) }

  package var bytes: [UInt8] { out.bytes }

  /// Appends what was written to `bytes`.
  func append(to bytes: inout [UInt8]) { out.withBytes { bytes.append($0) } }

  /// Appends markup as it stands in the program.
  package mutating func markup(_ markup: StaticString) {
    out.append(markup)
  }

  /// Appends the name of an element or attribute.
  package mutating func markup(name: String) {
    out.append(name.utf8.span)
  }

  /// Appends a number that is not negative in decimal digits.
  package mutating func markup(_ number: Int) {
    if number >= 10 { markup(number / 10) }
    out.append(0x30 + UInt8(number % 10))
  }

  /// Appends the markup of another writer.
  package mutating func markup(_ other: HTMLWriter) {
    out.append(other.out)
  }

  /// Appends bytes that are markup already.
  package mutating func markup(bytes other: [UInt8]) {
    out.append(other.span)
  }

  /// Appends `text` as character data.
  ///
  /// Control characters, which HTML forbids, are left out.
  package mutating func text(_ text: String) {
    escape(text)
  }

  /// The same for the bytes of a text.
  mutating func text(_ text: Span<UInt8>) { out.append(escaped: text) }

  /// Appends ` name="value"`.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    escape(value)
    out.append(0x22)
  }

  /// Appends ` name="value"` for a name that the program has not itself.
  package mutating func attribute(named name: String, _ value: String) {
    markup(" ")
    markup(name: name)
    markup("=\"")
    escape(value)
    out.append(0x22)
  }

  /// Appends ` name="firstsecond"` without making a string of both.
  package mutating func attribute(_ name: StaticString, _ first: String, _ second: String) {
    open(name)
    escape(first)
    escape(second)
    out.append(0x22)
  }

  private mutating func open(_ name: StaticString) {
    out.append(attribute: name)
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
    out.append(0x22)
  }

  /// How much was written, for ``truncate(to:)``.
  package var count: Int { out.count }

  /// Takes back everything after the first `count` bytes.
  package mutating func truncate(to count: Int) {
    out.truncate(to: count)
  }

  /// Puts `other` before the byte at `place`, where something was to come that was not yet known.
  package mutating func insert(_ other: HTMLWriter, at place: Int) {
    out.insert(other.out, at: place)
  }

  package var string: String { out.string }

  private mutating func escape(_ text: String) { out.append(escaped: text) }
}
