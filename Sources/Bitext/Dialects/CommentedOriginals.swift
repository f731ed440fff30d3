import TextBasics

/// Comments that hold the original of the text below each, as many Japanese and Chinese
/// translations keep it.
///
/// Such a file is one of two languages, and at once says what was translated. One comment may be a
/// remark; a file that has several, most of them above a text in another script, is written so.
struct CommentedOriginals {
  /// For each such comment the lines from the one that opens it to the one that closes it.
  private(set) var comments: [Int: Int] = [:]

  /// The fewest of them that a file has.
  private static let fewest = 3

  init() {}

  /// - Complexity: O(text).
  init(in page: DialectPage) {
    var found: [Int: Int] = [:]
    var others = 0
    var number = 0
    var fence: DialectFence?
    while number < page.lines.count {
      let line = page.line(number)
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let open = DialectFence(opening: line) {
        fence = open
      } else if line.isCommentStart, let end = Self.end(of: number, in: page) {
        if Self.isOriginal(number...end, in: page) {
          found[number] = end
        } else if Self.weight(of: number...end, in: page).words > 4 {
          others += 1
        }
        number = end
      }
      number += 1
    }
    if found.count >= Self.fewest, found.count > others { comments = found }
  }

  /// The line on which a comment ends, if nothing follows it there.
  private static func end(of start: Int, in page: DialectPage) -> Int? {
    for number in start..<min(page.lines.count, start + 500) {
      var scanner = page.line(number).scanner
      guard let close = scanner.first("-->") else { continue }
      scanner.index = close + 3
      scanner.skipSpace()
      return scanner.isAtEnd ? number : nil
    }
    return nil
  }

  /// Whether a comment is in another script than the text below it.
  private static func isOriginal(_ lines: ClosedRange<Int>, in page: DialectPage) -> Bool {
    var next = lines.upperBound + 1
    while next < page.lines.count, page.line(next).isBlank { next += 1 }
    guard next < page.lines.count, !page.line(next).isCommentStart else { return false }
    var last = next
    while last + 1 < page.lines.count, last < next + 8, !page.line(last + 1).isBlank {
      last += 1
    }
    if isRemark(lines, in: page) { return false }
    let own = weight(of: lines, in: page)
    let below = weight(of: next...last, in: page)
    guard own.latin + own.eastAsian > 0, below.latin + below.eastAsian > 0 else { return false }
    return own.isEastAsian != below.isEastAsian
  }

  /// Whether authors or their tools wrote a comment for themselves: it holds code to be tested, or
  /// begins with a word for what is to be done.
  private static func isRemark(_ lines: ClosedRange<Int>, in page: DialectPage) -> Bool {
    var scanner = page.line(lines.lowerBound).scanner
    scanner.index += 4
    scanner.skipSpace()
    if scanner.isAtEnd, lines.count > 1 { scanner = page.line(lines.lowerBound + 1).scanner }
    let first = scanner.name()
    if ["TODO", "FIXME", "XXX", "NOTE", "HACK", "todo", "test"].contains(first) { return true }
    return lines.contains { DialectFence(opening: page.line($0)) != nil }
  }

  private struct Weight {
    var latin = 0
    var eastAsian = 0
    var words = 0

    /// An ideograph or syllable says as much as three letters.
    var isEastAsian: Bool { eastAsian * 3 > latin }
  }

  private static func weight(of lines: ClosedRange<Int>, in page: DialectPage) -> Weight {
    var weight = Weight()
    for number in lines {
      let scanner = page.line(number).scanner
      var isInWord = false
      for scalar in scanner.text(scanner.index..<scanner.end).unicodeScalars {
        guard let script = Script(of: scalar) else {
          isInWord = false
          continue
        }
        if script.isOfEastAsia { weight.eastAsian += 1 } else { weight.latin += 1 }
        if !isInWord { weight.words += 1 }
        isInWord = true
      }
    }
    return weight
  }
}

extension DialectPage {
  /// Writes the text of a comment that holds the original of what follows.
  mutating func readOriginal(_ line: DialectLine, through end: Int) {
    write([], like: line)
    while true {
      let own = self.line(current)
      var scanner = own.scanner
      let isFirst = own.range == line.range
      if isFirst { scanner.index += 4 }
      var text = scanner.limited(to: scanner.end - scanner.index)
      if let close = text.first("-->") { text = scanner.limited(to: close - scanner.index) }
      text.skipSpace()
      var last = text.end
      while last > text.index, bytes[last - 1] == 0x20 { last -= 1 }
      let isMark = isFirst || current == end
      if text.index >= last {
        write([], like: own)
      } else if isMark {
        write(Array(bytes[text.index..<last]), like: own)
      } else {
        readText(own)
      }
      if current == end { break }
      current += 1
    }
    write([], like: self.line(current).continued)
  }
}
