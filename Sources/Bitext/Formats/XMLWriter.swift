import TextBasics

/// Writes XML 1.0 into bytes, in the order it is told.
///
/// Code points outside the `Char` production of XML 1.0 cannot be written in any form and are left
/// out: texts may hold them, readers would refuse the file.
struct XMLWriter {
  typealias Attributes = [(name: String, value: String)]

  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init() { raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// A line as it is, such as a document type.
  mutating func line(_ text: String) { raw(text + "\n") }

  /// An element on lines of its own around what `body` writes.
  mutating func element(
    _ name: String, _ attributes: Attributes = [], _ body: (inout XMLWriter) -> Void
  ) {
    indent()
    open(name, attributes)
    raw("\n")
    depth += 1
    body(&self)
    depth -= 1
    indent()
    close(name)
    raw("\n")
  }

  /// An element on one line, whose text is what `body` writes: white space in it counts.
  mutating func text(
    _ name: String, _ attributes: Attributes = [], _ body: (inout XMLWriter) -> Void
  ) {
    indent()
    open(name, attributes)
    body(&self)
    close(name)
    raw("\n")
  }

  mutating func text(_ name: String, _ attributes: Attributes = [], _ text: String) {
    self.text(name, attributes) { $0.text(text) }
  }

  /// An element without content on a line of its own.
  mutating func empty(_ name: String, _ attributes: Attributes) {
    indent()
    inlineEmpty(name, attributes)
    raw("\n")
  }

  // MARK: - Inside text

  mutating func open(_ name: String, _ attributes: Attributes = []) {
    raw("<" + name)
    write(attributes)
    raw(">")
  }

  mutating func close(_ name: String) { raw("</\(name)>") }

  mutating func inlineEmpty(_ name: String, _ attributes: Attributes) {
    raw("<" + name)
    write(attributes)
    raw("/>")
  }

  mutating func text(_ text: String) { escape(text, inAttribute: false) }

  // MARK: - Bytes

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes {
      raw(" \(name)=\"")
      escape(value, inAttribute: true)
      raw("\"")
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { raw("  ") }
  }

  private mutating func raw(_ text: String) { bytes += Array(text.utf8) }

  private mutating func escape(_ text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": if inAttribute { raw("&quot;") } else { bytes.append(0x22) }
      case "\r": raw("&#13;")
      case "\n", "\t":
        if inAttribute { raw("&#\(scalar.value);") } else { bytes.append(UInt8(scalar.value)) }
      default: if scalar.isOfXML { bytes += Array(UTF8.encode(scalar) ?? .init()) }
      }
    }
  }
}
