import Bitext

/// Judges whether a browser would run code in an SVG or another XML file.
enum Drawing {
  private static let xhtml = "http://www.w3.org/1999/xhtml"
  /// SVG elements that run code or embed other documents.
  private static let active: Set<String> = [
    "script", "foreignobject", "iframe", "embed", "object", "handler", "listener",
  ]
  /// Encodings that agree with ASCII about the characters of markup.
  private static let encodings = ["utf-8", "us-ascii", "ascii", "iso-8859-", "windows-125"]
  private static let pictures = ["data:image/png", "data:image/jpeg", "data:image/gif"]

  /// Whether an SVG contains nothing active; false if that cannot be determined.
  static func isStill(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self)?.lowercased(),
      !bytes.contains("<?xml-stylesheet"), hasKnownEncoding(text),
      let body = withoutDoctype(bytes),
      let source = try? SourceFile(path: "", bytes: body),
      let root = try? XMLReader.root(of: source)
    else { return false }
    return isStill(root)
  }

  /// Whether the first element of a text in UTF-8, after comments and declarations, is `svg`.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      let end: String
      if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        end = ">"
      } else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return local(String(name)) == "svg"
      }
      guard let range = rest.firstRange(of: end) else { return false }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// Whether a file, whatever its name, begins like HTML, SVG or other XML in UTF-8 or UTF-16.
  static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return bytes.first { !marks.contains($0) } == UInt8(ascii: "<")
  }

  private static func isStill(_ element: XMLReader.Element) -> Bool {
    let name = local(element.name)
    guard element.namespace != xhtml, !active.contains(name) else { return false }
    for (attribute, value) in element.attributes {
      let attribute = local(attribute)
      // Browsers ignore white space and control characters in an address, and case in its scheme.
      let address = value.utf8.filter { $0 > 0x20 }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      guard !attribute.hasPrefix("on"), !address.contains("javascript:") else { return false }
      if attribute == "attributename", address.starts(with: "on".utf8) { return false }
      // `use` may refer to a part of the same drawing, and data may be a raster image only.
      if name == "use", attribute == "href", address.first != UInt8(ascii: "#") { return false }
      let isPicture = pictures.contains { address.starts(with: $0.utf8) }
      guard isPicture || !address.contains("data:") else { return false }
    }
    return element.elements.allSatisfy(isStill)
  }

  /// The name without its prefix: some parsers ignore namespaces.
  private static func local(_ name: String) -> String {
    String(name.split(separator: ":").last ?? "").lowercased()
  }

  /// Whether a browser that uses the declared encoding sees the same markup as this check.
  private static func hasKnownEncoding(_ text: String) -> Bool {
    let head = text.utf8.prefix { $0 != UInt8(ascii: ">") }
    guard let name = head.firstRange(of: "encoding".utf8) else { return true }
    let value = head[name.upperBound...].drop { " \t\r\n=\"'".utf8.contains($0) }
    return encodings.contains { value.starts(with: $0.utf8) }
  }

  /// The bytes without the document type; nil if it has declarations of its own.
  ///
  /// Browsers do not fetch an external document type, so a reference to one is harmless.
  private static func withoutDoctype(_ bytes: [UInt8]) -> [UInt8]? {
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
      let end: String
      if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else if rest.starts(with: "<!--".utf8) {
        end = "-->"
        rest = rest.dropFirst(4)
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        guard let last = rest.firstIndex(of: UInt8(ascii: ">")),
          !rest[..<last].contains(UInt8(ascii: "["))
        else { return nil }
        return Array(bytes[..<rest.startIndex] + bytes[(last + 1)...])
      } else {
        return bytes
      }
      guard let range = rest.firstRange(of: end.utf8) else { return nil }
      rest = rest[range.upperBound...]
    }
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool { firstRange(of: text.utf8) != nil }
}
