import TextBasics

/// Writes XML 1.0 as bytes; the calls determine the structure.
///
/// Texts are escaped by `String.escapedForXML(inAttribute:)`.
struct XMLWriter {
  typealias Attributes = [(name: String, value: String)]

  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init() { raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// Writes a literal line, such as a document type.
  mutating func line(_ text: String) { raw(text + "\n") }

  /// Writes an element on several lines, with the content that `body` writes.
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

  /// Writes an element on one line, with text that `body` writes; its white space is significant.
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

  /// Writes an empty element on a line of its own.
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

  mutating func text(_ text: String) { raw(text.escapedForXML()) }

  // MARK: - Bytes

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes {
      raw(" \(name)=\"")
      raw(value.escapedForXML(inAttribute: true))
      raw("\"")
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { raw("  ") }
  }

  private mutating func raw(_ text: String) { bytes += Array(text.utf8) }
}
