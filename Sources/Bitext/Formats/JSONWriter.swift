import TextBasics

/// Writes JSON (RFC 8259) as bytes; the calls determine the structure.
package struct JSONWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether a comma has to come before the next value.
  private var needsComma = false

  package init() {}

  /// Writes an object with the members that `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { enclose("{", "}", body) }

  /// Writes an array with the elements that `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) { enclose("[", "]", body) }

  /// An object with one member, an array of `elements` with a line for each; a whole file.
  package static func file<Element>(
    _ name: String, of elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key(name)
      json.array { json in
        for element in elements {
          json.line()
          write(element, &json)
        }
      }
    }
    return json.bytes + [0x0A]
  }

  /// Writes the name of a member; its value has to follow.
  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  package mutating func value(_ text: String) { string(text) }

  /// Writes a number.
  package mutating func value(_ number: Int) { raw(String(number)) }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes a finite number, with as many digits as tell it from others.
  package mutating func value(real number: Double) { raw(number.isFinite ? "\(number)" : "null") }

  /// Writes a number in 0...1 with at most four decimals, the precision of a confidence.
  package mutating func value(fraction: Double) {
    let scaled = Int((fraction * 10_000).rounded())
    guard scaled < 10_000 else { return raw(String(scaled / 10_000)) }
    var digits = String(scaled)
    digits = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    raw("0." + digits)
  }

  /// Writes a line break between values, to make the file readable and its diffs small.
  package mutating func line() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func enclose(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void)
  {
    separate()
    bytes += Array(open.utf8)
    needsComma = false
    body(&self)
    bytes += Array(close.utf8)
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes += Array(text.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func string(_ text: String) {
    separate()
    bytes.append(json: text, in: .file)
    needsComma = true
  }
}

extension Double {
  /// The number with at most four decimals, as in JSON.
  var fourDecimals: String {
    var json = JSONWriter()
    json.value(fraction: self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
