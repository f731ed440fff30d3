/// Bytes in place of a range of a file.
struct Replacement: Hashable {
  let range: SourceRange
  let bytes: [UInt8]

  init(_ range: SourceRange, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// The bytes of a file with replacements, and by how many they are more; nil if two replacements
  /// overlap.
  static func applied(
    _ replacements: [Replacement], to old: [UInt8]
  ) -> (bytes: [UInt8], growth: Int)? {
    var new: [UInt8] = []
    new.reserveCapacity(old.count)
    var index = 0
    let sorted = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, replacement) in sorted {
      guard index <= replacement.range.lowerBound, replacement.range.upperBound <= old.count else {
        return nil
      }
      new += old[index..<replacement.range.lowerBound]
      new += replacement.bytes
      index = replacement.range.upperBound
    }
    new += old[index...]
    return (new, new.count - old.count)
  }
}

extension SourceFile {
  /// The line break that the file has first; a line feed where it has none.
  var lineBreak: [UInt8] {
    guard lineStarts.count > 1 else { return [0x0A] }
    let end = Int(lineStarts[1])
    if bytes[end - 1] == 0x0D { return [0x0D] }
    return end > 1 && bytes[end - 2] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }
}
