import Bitext

/// The address in a request line, parsed and checked.
///
/// The path is decoded exactly once, part by part. Nothing is accepted that could mean another
/// place: no `.` or `..` in any spelling, no encoded slash, no backslash, no NUL.
package struct RequestTarget: Hashable, Sendable {
  /// The decoded path, relative to the root of the host: `ko/tables/`; empty for `/`.
  package let path: String
  /// The query as it was sent, without the question mark; nil if there is none.
  package let query: String?
  /// The host and port of a target in absolute form (RFC 9112, section 3.2.2).
  package let authority: String?

  /// Nil for a target that no browser would send.
  package init?(_ target: String) {
    var rest = Substring(target)
    var authority: String?
    for scheme in ["http://", "https://"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
      break
    }
    if authority != nil, rest.first != "/" { rest = "/" + rest }
    guard rest.utf8.first == 0x2F, rest.utf8.allSatisfy(Self.isVisible) else { return nil }
    rest = rest.dropFirst()
    let mark = rest.firstIndex(of: "?")
    var parts: [String] = []
    let path = rest[..<(mark ?? rest.endIndex)]
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = Self.decoded(part), decoded != ".", decoded != ".." else { return nil }
      parts.append(decoded)
    }
    self.path = parts.joined(separator: "/")
    query = mark.map { String(rest[rest.index(after: $0)...]) }
    self.authority = authority
  }

  /// The decoded value of the first `name=…` in the query; nil if there is none.
  package func value(of name: String) -> String? {
    for pair in (query ?? "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides[0] == name, sides.count == 2 else { continue }
      return Self.bytes(sides[1]).flatMap { String(validating: $0, as: UTF8.self) }
    }
    return nil
  }

  /// Whether a byte may occur: printable and not white space.
  ///
  /// Unencoded bytes of UTF-8 are tolerated.
  private static func isVisible(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\\")
  }

  private static func decoded(_ part: Substring) -> String? {
    guard let bytes = bytes(part) else { return nil }
    let isForbidden = bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C }
    return isForbidden ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func bytes(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var utf8 = text.utf8[...]
    while let byte = utf8.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = utf8.popFirst().flatMap(PercentEscapes.digit),
        let low = utf8.popFirst().flatMap(PercentEscapes.digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
