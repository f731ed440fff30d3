import TextBasics

/// An address with blanks, `[plan](the plan.md)`: none to CommonMark, and a link in most editors.
///
/// Names of files often have blanks, and not every author knows that they are written `%20`.
enum SpacedAddress {
  /// The longest address, in bytes.
  private static let longest = 1_024

  /// Whether a text may hold one.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x5D, in: bytes)
    while let index = next {
      if found(behind: index + 1, in: bytes, before: bytes.count) != nil { return true }
      next = ByteSearch.first(0x5D, in: bytes, from: index + 1)
    }
    return false
  }

  /// The address in the brackets that open at an index, and where they end; nil for an address that
  /// CommonMark reads itself, and for a remark in brackets.
  static func found(behind index: Int, in bytes: [UInt8], before end: Int) -> (
    address: Range<Int>, end: Int
  )? {
    guard index < end, bytes[index] == 0x28 else { return nil }
    var depth = 0
    var hasBlank = false
    var close = index
    let last = min(end, index + longest)
    while close < last {
      switch bytes[close] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x20: hasBlank = true
      // A title, an address in angle brackets, an escaped character, or another bracket.
      case 0x00..<0x20, 0x22, 0x27, 0x3C, 0x3E, 0x5B, 0x5C, 0x5D, 0x60, 0x7B: return nil
      default: break
      }
      if depth == 0 { break }
      close += 1
    }
    guard hasBlank, close < last, depth == 0 else { return nil }
    var address = (index + 1)..<close
    while let first = address.first, bytes[first] == 0x20 { address.removeFirst() }
    while let last = address.last, bytes[last] == 0x20 { address.removeLast() }
    let text = bytes[address]
    guard text.contains(0x20), isAddress(text) else { return nil }
    return (address, close + 1)
  }

  /// Whether a text is an address of the web, a path, or the name of a file.
  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    // The size of a picture, `a.png =250x`, stands behind its address.
    for index in text.indices.dropLast() where text[index] == 0x20 && text[index + 1] == 0x3D {
      return false
    }
    if ["https://", "http://", "./", "../", "/"].contains(where: { text.starts(with: $0.utf8) }) {
      return true
    }
    let name = text.prefix { $0 != 0x23 && $0 != 0x3F }
    guard let dot = name.lastIndex(of: 0x2E), dot > name.startIndex, name[dot - 1] > 0x20 else {
      return false
    }
    let kind = name[(dot + 1)...]
    return 2...5 ~= kind.count && kind.allSatisfy(\.isASCIIAlphanumeric)
      && kind.contains(where: \.isASCIILetter)
  }
}
