extension TextPlaces {
  /// The bytes that another file has between two texts, without the lines that begin or end an
  /// element which this file has whole, or not at all; lines that stand in the gap already stay,
  /// and those of elements that come whole with the texts in them.
  func withoutHalfElements(
    _ between: [UInt8], at gap: Range<Int>, keeping whole: Set<[UInt8]>
  ) -> [UInt8] {
    let between = withoutCode(between, at: gap)
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
      if let tag, counts[tag.name] != 0, !whole.contains(tag.name), !there.contains(tag),
        isWhole(tag.name)
      {
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

  /// The bytes that another file has between two texts, without the blocks of code that this file
  /// lacks.
  private func withoutCode(_ between: [UInt8], at gap: Range<Int>) -> [UInt8] {
    let lines = Self.lines(of: between[...])
    guard lines.contains(where: { Self.fence($0) != nil }),
      !Self.lines(of: bytes[gap]).contains(where: { Self.fence($0) != nil })
    else { return between }
    let isEmpty = { (line: ArraySlice<UInt8>) in line.allSatisfy { $0 <= 0x20 } }
    var kept: [UInt8] = []
    var rest = lines[...]
    if lines.count(where: { Self.fence($0) != nil }) == 1,
      let first = rest.firstIndex(where: { !isEmpty($0) }),
      Self.fence(rest[first]) != nil
    {
      // The end of a block that is missing.
      rest.remove(at: first)
    }
    while let line = rest.popFirst() {
      guard let mark = Self.fence(line),
        let end = rest.firstIndex(where: { Self.fence($0) == mark }),
        // Two fences without text between them are those around the texts.
        !rest[..<end].allSatisfy(isEmpty)
      else {
        kept += line
        continue
      }
      rest = rest[(end + 1)...].drop(while: isEmpty)
    }
    return kept
  }

  /// The letter of a line that begins or ends a block of code.
  private static func fence(_ line: ArraySlice<UInt8>) -> UInt8? {
    let text = line.drop { $0 <= 0x20 }
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
      text.prefix(3).allSatisfy({ $0 == mark }), text.count >= 3
    else { return nil }
    return mark
  }

  /// The lines of single tags between two texts, with those among the texts between them; from the
  /// top, or to the end of the file.
  func tags(between low: Int?, and high: Int) -> [LoneTag] {
    var tags: [LoneTag] = []
    for index in (low ?? entries - 1)..<max(low ?? entries - 1, min(high, places.count)) {
      let gap = gapBytes(after: index < entries ? nil : index)
      let marks = index + 1 < min(high + 1, places.count) ? prefix(of: index + 1) : []
      tags += Self.lines(of: (gap + marks)[...]).compactMap { LoneTag($0) }
    }
    return tags
  }

  /// The names of the elements of which each that begins between two texts ends there, and no other
  /// does.
  func wholeElements(between low: Int?, and high: Int) -> Set<[UInt8]> {
    var depths: [[UInt8]: Int] = [:]
    var half: Set<[UInt8]> = []
    for tag in tags(between: low, and: high) {
      depths[tag.name, default: 0] += tag.isClosing ? -1 : 1
      if depths[tag.name, default: 0] < 0 { half.insert(tag.name) }
    }
    return Set(depths.filter { $0.value == 0 }.keys).subtracting(half)
  }

  /// The bytes of a gap around a place among its tags, so that those before it are some of `before`,
  /// and those behind it some of `after`; nil if there are no tags, or there is no such place.
  func split(
    _ gap: Range<Int>, _ before: [LoneTag], _ after: [LoneTag], blank: [UInt8]
  ) -> (head: [UInt8], tail: [UInt8])? {
    let lines = Self.lines(of: bytes[gap]).map { (line: $0, tag: LoneTag($0)) }
    let tags = lines.compactMap(\.tag)
    guard !tags.isEmpty,
      let number = (0...tags.count).first(where: { number in
        tags[number...].isSubsequence(of: after) && tags[..<number].isSubsequence(of: before)
      })
    else { return nil }
    guard number > 0 else { return (blank, Array(bytes[gap])) }
    var count = 0
    let index = lines.firstIndex { line in
      count += line.tag == nil ? 0 : 1
      return count == number
    }
    guard let index else { return nil }
    let isEmpty = { (line: ArraySlice<UInt8>) in line.allSatisfy { $0 <= 0x20 } }
    let blanks = lines[(index + 1)...].prefix { isEmpty($0.line) && $0.line.last == 0x0A }
    let head = lines[...(index + blanks.count)].flatMap { Array($0.line) }
    let tail = lines[(index + 1 + blanks.count)...].flatMap { Array($0.line) }
    return (head, blank + tail)
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
struct LoneTag: Equatable {
  fileprivate let name: [UInt8]
  fileprivate let isClosing: Bool

  /// Nil for any other line, and for elements that have no end.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
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

extension Collection where Element: Equatable {
  /// Whether `other` has these elements in this order, and others between them.
  fileprivate func isSubsequence(of other: some Collection<Element>) -> Bool {
    var rest = self[...]
    for element in other where rest.first == element { rest.removeFirst() }
    return rest.isEmpty
  }
}
