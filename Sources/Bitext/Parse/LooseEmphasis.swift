import TextBasics

/// Finds the pairs of asterisks that surely open or close bold text although CommonMark does not see
/// it, line by line.
///
/// `**Keep it short.**Long ones …` closes although a letter follows; `**Keep it short. ** Long …`
/// and `** Keep it short ** …` have spaces where none belong. `2 ** 3` is a power, and
/// `**Bold(english)**word` stays as CommonMark has it.
struct LooseEmphasis {
  /// A line whose pairs are known.
  private struct Line {
    let range: Range<Int>
    /// Where runs of two asterisks begin, outside code.
    let pairs: [Int]
    /// Whether it has a backtick or a backslash.
    let hasCode: Bool
  }

  /// The longest line, in bytes, that is looked through.
  private static let longestLine = 4_096

  private let bytes: [UInt8]
  private var line: Line?
  /// The end of a line that is too long.
  private var tooLong = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where a wall lets the run of two asterisks open or close; nil where it is as CommonMark has it.
  ///
  /// Runs are asked in their order.
  ///
  /// - Complexity: O(line) for the first run of each line, O(log runs) for others.
  mutating func wall(beside run: Range<Int>) -> Int? {
    let before = run.lowerBound == 0 ? 0x0A : bytes[run.lowerBound - 1]
    let after = run.upperBound == bytes.count ? 0x0A : bytes[run.upperBound]
    if after.isASCIIAlphanumeric {
      guard Self.endsSentence(before), let (_, place) = line(of: run) else { return nil }
      return place.isMultiple(of: 2) ? nil : run.upperBound
    }
    guard before == 0x20 || before == 0x0A, Self.mayFollow(after),
      let (line, place) = line(of: run), line.pairs.count.isMultiple(of: 2)
    else { return nil }
    if line.hasCode {
      let isAroundCode = !place.isMultiple(of: 2) && holdsCode(line.pairs[place - 1] + 2, run)
      return isAroundCode ? run.lowerBound : nil
    }
    if place.isMultiple(of: 2) {
      let opens =
        after == 0x20 && isStart(run.lowerBound, of: line.range)
        && holdsText(run.upperBound..<line.pairs[place + 1])
      return opens ? run.upperBound : nil
    }
    let opening = line.pairs[place - 1]
    let closes = mayOpen(opening, of: line.range) && holdsText(opening + 2..<run.lowerBound)
    return closes ? run.lowerBound : nil
  }

  /// The line that a run stands on, and the run's place among its pairs.
  private mutating func line(of run: Range<Int>) -> (line: Line, place: Int)? {
    if line.map({ !$0.range.contains(run.lowerBound) }) ?? true {
      guard run.lowerBound >= tooLong, let found = line(around: run) else { return nil }
      line = found
    }
    guard let line else { return nil }
    var (low, high) = (0, line.pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if line.pairs[middle] < run.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < line.pairs.count && line.pairs[low] == run.lowerBound ? (line, low) : nil
  }

  private mutating func line(around run: Range<Int>) -> Line? {
    var start = run.lowerBound
    while start > 0, bytes[start - 1] != 0x0A, run.lowerBound - start <= Self.longestLine {
      start -= 1
    }
    let end = ByteSearch.first(0x0A, in: bytes, from: run.upperBound) ?? bytes.count
    guard end - start <= Self.longestLine else {
      tooLong = end
      return nil
    }
    var pairs: [Int] = []
    var hasCode = false
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x5C:
        hasCode = true
        index += 2
      case 0x60:
        hasCode = true
        index = endOfCode(at: index, before: end)
      case 0x2A:
        let next = endOfRun(at: index)
        if next == index + 2 { pairs.append(index) }
        index = next
      default: index += 1
      }
    }
    return Line(range: start..<end, pairs: pairs, hasCode: hasCode)
  }

  private func endOfRun(at start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end
  }

  /// The index behind the code that begins with the backticks at `start`, or behind these if
  /// nothing ends it.
  private func endOfCode(at start: Int, before end: Int) -> Int {
    let opening = endOfRun(at: start)
    var index = opening
    while index < end {
      guard bytes[index] == 0x60 else {
        index += 1
        continue
      }
      let close = endOfRun(at: index)
      if close - index == opening - start { return close }
      index = close
    }
    return opening
  }

  /// Whether a byte may stand behind bold text.
  private static func mayFollow(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x2E || byte == 0x2C || byte == 0x3A
  }

  /// Whether a run after code and a space closes the run right before the code: `` **`as` ** ``.
  private func holdsCode(_ start: Int, _ run: Range<Int>) -> Bool {
    guard run.lowerBound - 2 > start, bytes[start] == 0x60 else { return false }
    return bytes[run.lowerBound - 2] == 0x60
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
    default: false
    }
  }

  /// Whether nothing but marks of quotes, items and headings stands before a place of a line.
  private func isStart(_ index: Int, of line: Range<Int>) -> Bool {
    var place = line.lowerBound
    while place < index {
      switch bytes[place] {
      case 0x20, 0x09, 0x3E, 0x23: place += 1
      case 0x2A, 0x2B, 0x2D:
        guard bytes[place + 1] <= 0x20 else { return false }
        place += 1
      case 0x30...0x39:
        while place < index, 0x30...0x39 ~= bytes[place] { place += 1 }
        guard bytes[place] == 0x2E || bytes[place] == 0x29 else { return false }
        place += 1
      default: return false
      }
    }
    return true
  }

  /// Whether letters stand in a range, so that asterisks around it are no rule between paragraphs.
  private func holdsText(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 >= 0x80 || $0.isASCIIAlphanumeric }
  }

  /// Whether the pair at `index` may be the opener of a closing pair after a space: a word begins
  /// after it and ends before it.
  private func mayOpen(_ index: Int, of line: Range<Int>) -> Bool {
    let after = bytes[index + 2]
    if after == 0x20 { return isStart(index, of: line) }
    guard after > 0x20, after != 0x2F, after != 0x2E else { return false }
    return index == line.lowerBound || !bytes[index - 1].isASCIIAlphanumeric
  }
}
