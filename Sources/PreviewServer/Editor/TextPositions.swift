import Bitext

/// Places in a text as an editor counts them: lines from 0, and characters in its own units.
struct TextPositions {
  /// The unit in which the characters of a line are counted.
  enum Unit: String {
    case bytes = "utf-8"
    case utf16 = "utf-16"
  }

  let source: SourceFile
  let unit: Unit

  /// The bytes of a line, from 0, without its line break.
  private func line(_ number: Int) -> ArraySlice<UInt8> {
    let range = source.range(ofLine: number + 1)
    var bytes = source.bytes[range.lowerBound..<range.upperBound]
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    return bytes
  }

  /// The offset in bytes of a place; the end of the line, or of the text, if it has no such place.
  func offset(line number: Int, character: Int) -> Int {
    guard number >= 0, number < source.lineStarts.count else {
      return number < 0 ? 0 : source.bytes.count
    }
    let bytes = line(number)
    var left = max(0, character)
    var place = bytes.startIndex
    while place < bytes.endIndex, left > 0 {
      left -= unit == .bytes ? 1 : Self.units(of: bytes[place])
      place += 1
      // The remaining bytes of the character.
      while place < bytes.endIndex, bytes[place] & 0xC0 == 0x80 {
        if unit == .bytes { left -= 1 }
        place += 1
      }
    }
    return place
  }

  /// The number of UTF-16 units of a character, by its first byte.
  private static func units(of byte: UInt8) -> Int { byte >= 0xF0 ? 2 : 1 }

  func offset(of position: JSONValue?) -> Int {
    offset(line: position?["line"]?.number ?? 0, character: position?["character"]?.number ?? 0)
  }

  /// The place of a byte.
  func position(of offset: Int) -> JSONValue {
    let number = source.line(at: offset) - 1
    let start = Int(source.lineStarts[number])
    let bytes = source.bytes[start..<max(start, min(offset, source.bytes.count))]
    let characters =
      unit == .bytes
      ? bytes.count
      : bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + Self.units(of: $1) }
    return ["line": .integer(number), "character": .integer(characters)]
  }

  func range(_ range: SourceRange) -> JSONValue {
    ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)]
  }
}
