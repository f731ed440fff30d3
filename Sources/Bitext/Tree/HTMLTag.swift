import TextBasics

/// One tag of raw HTML, read by the grammar of CommonMark's section 6.6.
///
/// In a block of HTML, where CommonMark reads no tags, browsers also take attributes with nothing
/// between them, lone slashes, and names with any ASCII mark (HTML, section 13.2.5.32 and following). So
/// does this.
struct HTMLTag: Hashable, Sendable {
  enum Form: Hashable, Sendable { case opening, closing, selfClosing }

  struct Attribute: Hashable, Sendable {
    /// In lower case.
    let name: String
    /// The value as written between the quotes, with character references unresolved; nil for a
    /// bare name.
    let rawValue: String?
  }

  let form: Form
  /// In lower case.
  let name: String
  let attributes: [Attribute]
  /// The length of the tag, in bytes.
  let length: Int

  /// Reads the tag that begins at `start`, in O(its length); nil if there is none.
  init?(in bytes: [UInt8], at start: Int) {
    var scanner = Scanner(bytes: bytes, index: start)
    guard scanner.take(0x3C) else { return nil }
    let isClosing = scanner.take(0x2F)
    guard let name = scanner.name() else { return nil }
    var attributes: [Attribute] = []
    var isSelfClosing = false
    if isClosing {
      scanner.skipSpace()
    } else {
      while scanner.skipSeparators(), let attribute = scanner.attribute() {
        guard let attribute = attribute.value else { return nil }
        attributes.append(attribute)
      }
      isSelfClosing = scanner.take(0x2F)
    }
    guard scanner.take(0x3E) else { return nil }
    form = isClosing ? .closing : isSelfClosing ? .selfClosing : .opening
    self.name = name
    self.attributes = attributes
    length = scanner.index - start
  }

  /// The tags that begin in a part of a text.
  static func all(in bytes: [UInt8], _ range: Range<Int>) -> [HTMLTag] {
    range.lazy.filter { bytes[$0] == 0x3C }.compactMap { HTMLTag(in: bytes, at: $0) }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index: Int

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func take(_ expected: UInt8) -> Bool {
      guard byte == expected else { return false }
      index += 1
      return true
    }

    /// Skips white space, and returns whether there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
      let start = index
      while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
      return index > start
    }

    /// Skips white space and slashes that do not end the tag; false if an attribute cannot follow.
    mutating func skipSeparators() -> Bool {
      var maySeparate = index > 0 && [0x22, 0x27].contains(bytes[index - 1])
      while true {
        if skipSpace() {
          maySeparate = true
        } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] != 0x3E {
          index += 1
          maySeparate = true
        } else {
          return maySeparate
        }
      }
    }

    mutating func name() -> String? {
      guard let first = byte, first.isASCIILetter else { return nil }
      let start = index
      while let byte, byte.isASCIIAlphanumeric || byte == 0x2D { index += 1 }
      return lowered(start..<index)
    }

    /// Reads an attribute; nil if none follows, and a nil value inside if it is malformed.
    mutating func attribute() -> (value: Attribute?, Void)? {
      let start = index
      while let byte, 0x21...0x7E ~= byte, ![0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E].contains(byte) {
        index += 1
      }
      guard index > start else { return nil }
      let name = lowered(start..<index)
      let afterName = index
      skipSpace()
      guard take(0x3D) else {
        index = afterName
        return (Attribute(name: name, rawValue: nil), ())
      }
      skipSpace()
      return (value().map { Attribute(name: name, rawValue: $0) }, ())
    }

    private mutating func value() -> String? {
      if let quote = byte, quote == 0x22 || quote == 0x27 {
        index += 1
        let start = index
        while let byte, byte != quote { index += 1 }
        defer { index += 1 }
        return index < bytes.count ? text(start..<index) : nil
      }
      let start = index
      while let byte, byte > 0x20, ![0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60].contains(byte) {
        index += 1
      }
      return index > start ? text(start..<index) : nil
    }

    private func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    private func lowered(_ range: Range<Int>) -> String {
      String(
        decoding: bytes[range].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
  }
}
