extension TextPlaces {
  /// What another file has between two texts, without the lines that begin or end an element which
  /// this file has whole, or not at all; lines that stand in the gap already stay.
  func withoutHalfElements(_ between: [UInt8], at gap: Range<Int>) -> [UInt8] {
    guard between.contains(UInt8(ascii: "<")) else { return between }
    let tags = Self.lines(of: between[...]).map { (line: $0, tag: LoneTag($0)) }
    let counts = tags.compactMap(\.tag).reduce(into: [[UInt8]: Int]()) {
      $0[$1.name, default: 0] += $1.isClosing ? -1 : 1
    }
    guard counts.contains(where: { $0.value != 0 }) else { return between }
    let there = Self.lines(of: bytes[gap]).compactMap { LoneTag($0) }
    var isDropped = false
    var kept: [UInt8] = []
    for (line, tag) in tags {
      if let tag, counts[tag.name] != 0, !there.contains(tag), isWhole(tag.name) {
        isDropped = true
        continue
      }
      // Of the blank lines above and below one that is gone, those above stay.
      let isBlank = line.allSatisfy { $0 <= 0x20 }
      if isDropped, isBlank,
        kept.suffix(2) == [0x0A, 0x0A] || kept.suffix(3) == [0x0A, 0x0D, 0x0A]
      {
        continue
      }
      isDropped = isDropped && isBlank
      kept += line
    }
    return kept
  }

  /// Whether each element of a name that begins in the file ends in it.
  private func isWhole(_ name: [UInt8]) -> Bool {
    var depth = 0
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
      let rest = bytes[(isClosing ? index + 1 : index)...]
      guard rest.starts(with: name),
        rest.dropFirst(name.count).first.map({ !$0.isTagLetter }) ?? false
      else { continue }
      depth += isClosing ? -1 : 1
    }
    return depth == 0
  }

  /// The lines with their ends.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }
}

/// A line that holds nothing but the beginning or the end of an element.
private struct LoneTag: Equatable {
  let name: [UInt8]
  let isClosing: Bool

  /// Nil for any other line, and for elements that have no end.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    guard text.first == UInt8(ascii: "<") else { return nil }
    isClosing = text.dropFirst().first == UInt8(ascii: "/")
    let rest = text.dropFirst(isClosing ? 2 : 1)
    name = Array(rest.prefix(while: \.isTagLetter))
    let end = rest.drop { $0 != UInt8(ascii: ">") }
    guard !name.isEmpty, end.first == UInt8(ascii: ">"), end.dropFirst().allSatisfy({ $0 <= 0x20 }),
      rest.dropLast(end.count).last != UInt8(ascii: "/"),
      !HTMLAllowList.isVoid(String(decoding: name, as: UTF8.self))
    else { return nil }
  }
}

extension UInt8 {
  fileprivate var isTagLetter: Bool {
    0x61...0x7A ~= self || 0x41...0x5A ~= self || 0x30...0x39 ~= self
  }
}
