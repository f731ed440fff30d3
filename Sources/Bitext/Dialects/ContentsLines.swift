import TextBasics

/// The list of contents that Word and Google Docs put into a text: links to its headings, each with the
/// number of its page.
///
/// It is left out, as `[TOC]` is: pages list their own headings, and have no numbers.
enum ContentsLines {
  /// The most lines that are looked at around one.
  private static let reach = 4

  /// Whether a text may have one: a link to a heading whose text ends in a digit.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x23, in: bytes)
    while let index = next {
      if index > 3, bytes[index - 1] == 0x28, bytes[index - 2] == 0x5D,
        bytes[(index - 5 > 0 ? index - 5 : 0)..<(index - 2)].contains(where: { 0x30...0x39 ~= $0 })
      {
        return true
      }
      next = ByteSearch.first(0x23, in: bytes, from: index + 1)
    }
    return false
  }

  /// Leaves out a line of such a list; false for any other.
  static func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard !line.isQuoted, let kind = kind(of: line) else { return false }
    // One line whose text ends in a number may be a link to anything: “Chapter 1”.
    guard kind == .surely || hasNeighbour(page, step: -1) || hasNeighbour(page, step: 1) else {
      return false
    }
    page.leaveOut(line)
    return true
  }

  private enum Kind { case surely, perhaps }

  /// Whether the line above or below it, blank ones aside, is of such a list.
  private static func hasNeighbour(_ page: DialectPage, step: Int) -> Bool {
    var number = page.current + step
    var left = reach
    while page.lines.indices.contains(number), left > 0 {
      let line = page.line(number)
      if !line.isBlank { return kind(of: line) != nil }
      number += step
      left -= 1
    }
    return false
  }

  /// The kind of a line: `[Title [3](#title)](#title)` is surely of such a list, and so is one with
  /// a tab; `[Title 3](#title)` may be; nil for others.
  private static func kind(of line: DialectLine) -> Kind? {
    var end = line.content.upperBound
    let bytes = line.scanner.bytes
    while end > line.content.lowerBound, bytes[end - 1] <= 0x20 || bytes[end - 1] == 0x5C {
      end -= 1
    }
    var scanner = LineScanner(bytes, line.content.lowerBound..<end)
    guard scanner.take("["), bytes[end - 1] == 0x29,
      let target = lastTarget(in: bytes, scanner.index..<(end - 1))
    else { return nil }
    var text = bytes[scanner.index..<target]
    let isNested = text.last == 0x29
    if isNested {
      guard let inner = lastTarget(in: bytes, text.startIndex..<(text.endIndex - 1)),
        let open = bytes[text.startIndex..<inner].lastIndex(of: 0x5B)
      else { return nil }
      text = bytes[(open + 1)..<inner]
      return !text.isEmpty && text.allSatisfy { 0x30...0x39 ~= $0 } ? .surely : nil
    }
    if text.contains(0x5D) || text.contains(0x5B) { return nil }
    while text.last == 0x2A || text.last == 0x5F { text.removeLast() }
    let digits = text.reversed().prefix { 0x30...0x39 ~= $0 }.count
    guard (1...4).contains(digits), let before = text.dropLast(digits).last else { return nil }
    if before == 0x09 { return .surely }
    // In `[Step 1](#step-1)` the number is that of the heading.
    let isOfHeading = bytes[target..<(end - 1)].suffix(digits).elementsEqual(text.suffix(digits))
    return (before == 0x20 || before == 0x2E) && !isOfHeading && !line.isInList ? .perhaps : nil
  }

  /// Where `](#…` begins that ends a range.
  private static func lastTarget(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.upperBound - 1
    while index > range.lowerBound + 1 {
      switch bytes[index] {
      case 0x23 where bytes[index - 1] == 0x28 && bytes[index - 2] == 0x5D: return index - 2
      case 0x20, 0x28, 0x29, 0x5B, 0x5D: return nil
      default: index -= 1
      }
    }
    return nil
  }
}
