import TextBasics

/// Reads XML 1.0 into elements, strictly and within limits.
///
/// Text that is not well-formed is an error. Document types are neither read nor obeyed, so the only
/// entities are the five predefined ones.
package struct XMLReader {
  /// An element with its attributes and content.
  package struct Element {
    /// The local name, without its prefix.
    package let name: String
    /// The name of the namespace, not its prefix; empty for none.
    package let namespace: String
    /// By name including the prefix.
    package let attributes: [String: String]
    /// The content, in order.
    package fileprivate(set) var children: [Node] = []
    /// The byte offset of the start tag.
    let offset: Int

    /// The elements directly inside, in order, without texts.
    package var elements: [Element] {
      children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    func first(_ name: String) -> Element? {
      for case .element(let element) in children
      where element.name == name && element.namespace == namespace {
        return element
      }
      return nil
    }

    /// All text in the element, at any depth.
    var text: String {
      children.reduce(into: "") { text, child in
        switch child {
        case .text(let string): text += string
        case .element(let element): text += element.text
        }
      }
    }
  }

  /// An element, or a text in an element.
  package indirect enum Node {
    case element(Element)
    case text(String)
  }

  /// The reason why a text is not XML, and the place in bytes.
  package struct Fault: Error, Hashable {
    let message: String
    let offset: Int
  }

  private static let deepest = 100
  private static let most = 4_000_000

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0
  private var type: String?
  /// The namespaces in scope, by prefix.
  private var namespaces = ["": "", "xml": "http://www.w3.org/XML/1998/namespace"]

  /// Reads a whole text, in O(n).
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - type: The name of a document type that the text may give, without declarations.
  /// - Returns: The root element.
  /// - Throws: ``Fault`` if the text is not well-formed or exceeds a limit.
  package static func root(
    of source: SourceFile, ofType type: String? = nil
  ) throws(Fault) -> Element {
    var reader = XMLReader(bytes: source.bytes)
    reader.type = type
    if reader.starts("\u{FEFF}") { reader.index = 3 }
    try reader.skipMisc()
    let root = try reader.element(depth: 0)
    try reader.skipMisc()
    guard reader.index == reader.bytes.count else { throw reader.fault("this is after the root") }
    return root
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ message: String) -> Fault { Fault(message: message, offset: index) }

  // MARK: - Structure

  private mutating func element(depth: Int) throws(Fault) -> Element {
    guard depth < Self.deepest else { throw fault("elements are nested too deeply") }
    count += 1
    guard count <= Self.most else { throw fault("there are too many elements") }
    let start = index
    guard peek == UInt8(ascii: "<") else { throw fault("an element is expected here") }
    index += 1
    let qualified = try name()
    let attributes = try attributes()
    let hidden = declare(attributes)
    defer { for (prefix, namespace) in hidden { namespaces[prefix] = namespace } }
    let (prefix, local) = Self.split(qualified)
    guard let namespace = namespaces[prefix] else {
      throw fault("the prefix '\(prefix.beginning)' is not declared")
    }
    var element = Element(
      name: local, namespace: namespace, attributes: attributes, offset: start)
    if skip("/>") { return element }
    guard skip(">") else { throw fault("'>' is expected here") }
    try content(of: &element, depth: depth)
    guard try name() == qualified else { throw fault("this does not end <\(qualified.beginning)>") }
    skipSpace()
    guard skip(">") else { throw fault("'>' is expected here") }
    return element
  }

  private mutating func content(of element: inout Element, depth: Int) throws(Fault) {
    var text = ""
    func flush(_ element: inout Element) {
      if !text.isEmpty { element.children.append(.text(text)) }
      text = ""
    }
    while let byte = peek {
      if skip("</") { return flush(&element) }
      if skip("<!--") {
        try skipPast("-->", of: "a comment")
      } else if skip("<![CDATA[") {
        let start = index
        try skipPast("]]>", of: "a CDATA section")
        text += Self.string(bytes[start..<index - 3])
      } else if skip("<?") {
        try skipPast("?>", of: "an instruction")
      } else if byte == UInt8(ascii: "<") {
        flush(&element)
        element.children.append(.element(try self.element(depth: depth + 1)))
      } else {
        text += try characters { $0 == UInt8(ascii: "<") }
      }
    }
    throw fault("<\(element.name.beginning)> is not closed")
  }

  private mutating func skipMisc() throws(Fault) {
    while true {
      skipSpace()
      if skip("<!--") {
        try skipPast("-->", of: "a comment")
      } else if skip("<?") {
        try skipPast("?>", of: "an instruction")
      } else if let type, starts("<!DOCTYPE \(type)") {
        self.type = nil
        while let byte = peek, byte != UInt8(ascii: ">") {
          if byte == UInt8(ascii: "[") { throw fault("declarations are not supported") }
          index += 1
        }
        guard skip(">") else { throw fault("the document type is not closed") }
      } else if starts("<!") {
        throw fault("document types are not supported")
      } else {
        return
      }
    }
  }

  // MARK: - Attributes

  private mutating func attributes() throws(Fault) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      guard let byte = peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else {
        return attributes
      }
      guard hadSpace else { throw fault("a space is expected here") }
      let name = try name()
      skipSpace()
      guard skip("=") else { throw fault("'=' is expected here") }
      skipSpace()
      guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw fault("a quotation mark is expected here")
      }
      index += 1
      let value = try characters { $0 == quote || $0 == UInt8(ascii: "<") }
      guard peek == quote else { throw fault("this value is not closed") }
      index += 1
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw fault("the attribute '\(name.beginning)' occurs twice")
      }
    }
  }

  /// Applies the namespace declarations of an element.
  ///
  /// - Returns: The previous values of the prefixes that it declares, to be restored at its end.
  private mutating func declare(_ attributes: [String: String]) -> [String: String?] {
    var hidden: [String: String?] = [:]
    for (name, value) in attributes where name.hasPrefix("xmlns") {
      let (xmlns, prefix) = Self.split(name)
      guard name == "xmlns" || xmlns == "xmlns" else { continue }
      let declared = name == "xmlns" ? "" : prefix
      hidden.updateValue(namespaces[declared], forKey: declared)
      namespaces[declared] = value
    }
    return hidden
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  // MARK: - Characters

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(_ text: String) -> Bool {
    guard starts(text) else { return false }
    index += text.utf8.count
    return true
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = index
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    return index > start
  }

  private mutating func skipPast(_ end: String, of what: String) throws(Fault) {
    let start = index
    let last = Array(end.utf8)
    while index + last.count <= bytes.count {
      if bytes[index] == last[0], skip(end) { return }
      index += 1
    }
    index = start
    throw fault("\(what) is not closed")
  }

  private mutating func name() throws(Fault) -> String {
    let start = index
    while let byte = peek, byte >= 0x80 || Self.isNameByte(byte) { index += 1 }
    guard index > start, !(0x30...0x39 ~= bytes[start]), bytes[start] != UInt8(ascii: "-") else {
      throw fault("a name is expected here")
    }
    return Self.string(bytes[start..<index])
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  /// Reads text up to a byte that ends it; resolves references and normalizes line breaks to LF.
  private mutating func characters(until ends: (UInt8) -> Bool) throws(Fault) -> String {
    var text: [UInt8] = []
    while let byte = peek, !ends(byte) {
      if byte == UInt8(ascii: "&") {
        text += UTF8.encode(try reference()) ?? .init()
      } else if byte == 0x0D {
        index += 1
        if peek != 0x0A { text.append(0x0A) }
      } else {
        let start = index
        while let byte = peek, byte != UInt8(ascii: "&"), byte != 0x0D, !ends(byte) { index += 1 }
        text += bytes[start..<index]
      }
    }
    Effort.spend(text.count)
    return Self.string(text[...])
  }

  private mutating func reference() throws(Fault) -> Unicode.Scalar {
    let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw fault("a plain '&' has to be written as &amp;") }
    let name = Self.string(bytes[(index + 1)..<end])
    guard let scalar = Self.named[name] ?? Self.numbered(name), scalar.isOfXML else {
      throw fault("&\(name); is not a known entity")
    }
    index = end + 1
    return scalar
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The scalar of `#38` or `#x26`, without a sign; nil if there is none.
  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#"), !name.contains("+") else { return nil }
    let number = name.dropFirst()
    let value = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init)
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
