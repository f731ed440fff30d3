/// Identifies one version of a file (RFC 9110, section 8.8.3).
package struct EntityTag: Hashable, Sendable {
  /// The tag with its quotation marks.
  package let text: String

  /// Makes a tag of the bytes' 64-bit FNV-1a hash and their number.
  package init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01b3
    }
    text = "\"\(String(hash, radix: 36))-\(bytes.count)\""
  }

  /// Makes a tag of the numbers that change when a file is written again.
  package init(size: Int, node: UInt64, nanoseconds: Int) {
    text = "\"\(size)-\(String(node, radix: 36))-\(String(nanoseconds, radix: 36))\""
  }

  /// Whether an `If-None-Match` field names this version; compared weakly, as that field is.
  package func matches(_ field: String) -> Bool {
    field.split(separator: ",").contains { part in
      var tag = part.drop { $0 == " " || $0 == "\t" }
      while tag.last == " " || tag.last == "\t" { tag.removeLast() }
      if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
      return tag == "*" || tag == text[...]
    }
  }
}
