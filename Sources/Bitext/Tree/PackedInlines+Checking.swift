/// Checks of packed inlines from a cache, which may hold anything and is checked before use.
extension PackedInlines {
  /// Whether `bytes` are packed lists beside `text`, so that unpacking ends and finds everything it
  /// needs.
  ///
  /// `count` is the required number of lists, or nil for any number.
  ///
  /// - Complexity: O(bytes), without allocations.
  static func areLists(_ bytes: [UInt8], count: Int? = nil, beside text: String = "") -> Bool {
    let (bytes, text) = (bytes.span, text.utf8.span)
    var check = Check()
    var lists = 0
    while check.index < bytes.count {
      guard check.skipList(bytes, text) else { return false }
      lists += 1
    }
    return check.index == bytes.count && (count ?? lists) == lists
  }

  /// Walks through the bytes as the reader does; each step returns whether it was valid.
  private struct Check {
    /// After the byte that tells whether there are addresses.
    var index = 1
    private var said = 0
    private var depth = 0

    /// The greatest depth: more than texts have, and few enough levels for the stack.
    private static let deepest = 256

    mutating func skipList(_ bytes: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
      guard depth <= Self.deepest, let count = number(bytes), count <= bytes.count - index else {
        return false
      }
      depth += 1
      for _ in 0..<count { guard skipInline(bytes, text) else { return false } }
      depth -= 1
      return true
    }

    private mutating func skipInline(_ bytes: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
      guard index < bytes.count, let step = Step(rawValue: bytes[index]) else { return false }
      index += 1
      switch step {
      case .softBreak, .joinedBreak, .lineAndSpace, .lineAlone, .hardBreak: return true
      case .text, .code: return skipShown(bytes, text)
      case .html, .footnoteReference: return skipString(bytes)
      case .emphasis, .strong, .strikethrough: return skipList(bytes, text)
      case .element: return skipElement(bytes) && skipList(bytes, text)
      case .link, .image:
        return skipString(bytes) && skipString(bytes) && skipList(bytes, text)
      }
    }

    private mutating func skipElement(_ bytes: Span<UInt8>) -> Bool {
      guard skipString(bytes), let count = number(bytes), count <= bytes.count - index else {
        return false
      }
      for _ in 0..<count { guard skipString(bytes), skipString(bytes) else { return false } }
      return true
    }

    private mutating func skipString(_ bytes: Span<UInt8>) -> Bool {
      guard let count = number(bytes) else { return false }
      return skip(count, bytes)
    }

    private mutating func skip(_ count: Int, _ bytes: Span<UInt8>) -> Bool {
      guard count <= bytes.count - index else { return false }
      index += count
      return true
    }

    /// Skips a piece of the text, which must lie in the text and end between characters.
    private mutating func skipShown(_ bytes: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
      guard let number = number(bytes) else { return false }
      let (count, place) = (number >> 2, number & 3)
      if place == Place.here { return skip(count, bytes) }
      let start = said + (place == Place.afterSpace ? 1 : 0)
      guard place <= Place.afterSpace, start <= text.count, count <= text.count - start,
        Self.beginsCharacter(text, start), Self.beginsCharacter(text, start + count)
      else { return false }
      said = start + count
      return true
    }

    private static func beginsCharacter(_ text: Span<UInt8>, _ place: Int) -> Bool {
      place == text.count || text[place] & 0xC0 != 0x80
    }

    /// Reads a number of at most 35 bits.
    private mutating func number(_ bytes: Span<UInt8>) -> Int? {
      var number = 0
      for shift in stride(from: 0, to: 35, by: 7) {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        number |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return number }
      }
      return nil
    }
  }
}
