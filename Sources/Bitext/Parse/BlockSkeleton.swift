/// A text cut down to the lines on which the leaves depend that a ``LineRewriter`` may have to
/// edit: for finding the blocks without the cost of the other leaves and of inlines.
///
/// libcmark makes the same of those leaves, from the same columns, and with as many lines left out
/// before them as ``inText(_:)`` adds.
struct BlockSkeleton {
  /// Lines of the skeleton that stand side by side in the text too.
  private struct Section {
    /// 1-based, in the skeleton.
    let line: Int
    /// How many lines were left out before it.
    let omitted: Int
  }

  /// The bytes for libcmark.
  private(set) var result: [UInt8] = []
  private let bytes: [UInt8]
  private let sentinels: Sentinels?
  private var sections: [Section] = []

  /// Where the lines begin whose blocks depend on none before them.
  private var groupStart = 0
  private var lineFeedsOfGroup = 0
  private var isGroupWanted = false
  /// How many lines of the text, and of them in the skeleton, come before the group.
  private var lines = (all: 0, kept: 0)
  /// The code that is open, which is in no container.
  private var fence: Fence?

  private struct Fence {
    let mark: UInt8
    let width: Int
  }

  /// The skeleton of `bytes`, in O(n).
  ///
  /// Nil where the end of a line may count: in raw HTML and in link reference definitions.
  static func of(_ bytes: [UInt8], _ sentinels: Sentinels? = nil) -> BlockSkeleton? {
    guard ByteSearch.first(0x3C, in: bytes) == nil, ByteSearch.first(0x0D, in: bytes) == nil,
      !ByteSearch.contains(0x5D, before: 0x3A, in: bytes)
    else { return nil }
    var skeleton = BlockSkeleton(bytes: bytes, sentinels: sentinels)
    if !skeleton.addGroups() {
      skeleton.result = []
      skeleton.sections = []
      skeleton.addLines(from: 0, to: bytes.count)
    }
    return skeleton
  }

  private init(bytes: [UInt8], sentinels: Sentinels?) {
    self.bytes = bytes
    self.sentinels = sentinels
  }

  /// A leaf of the skeleton, with the lines that it has in the text.
  func inText(_ leaf: Outline) -> Outline {
    // The sections are in order; there may be as many as leaves.
    var (found, end) = (0, sections.count)
    while found < end {
      let middle = (found + end) / 2
      if sections[middle].line <= leaf.lines.lowerBound { found = middle + 1 } else { end = middle }
    }
    return leaf.moved(by: found == 0 ? 0 : sections[found - 1].omitted)
  }

  // MARK: - Lines

  /// Adds lines without the ends of those that begin as text does.
  private mutating func addLines(from first: Int, to limit: Int) {
    var start = first
    while start < limit {
      let end = endOfLine(from: start)
      result += bytes[start..<endOfMarkers(in: start..<end)]
      if end < bytes.count { result.append(0x0A) }
      start = end + 1
    }
  }

  private func endOfLine(from start: Int) -> Int {
    ByteSearch.first(0x0A, in: bytes, from: start) ?? bytes.count
  }

  /// The place after the first character of a line that is a letter or a pipe, with nothing before
  /// it but the characters of quotes, lists and rules; the end of the line where there is none.
  private func endOfMarkers(in line: Range<Int>) -> Int {
    let index = content(of: line)
    guard index < line.upperBound else { return index }
    switch bytes[index] {
    case 0x41...0x5A, 0x61...0x7A, 0x7C: return index + 1
    case 0xC2...0xDF: return min(index + 2, line.upperBound)
    case 0xE0...0xEF: return min(index + 3, line.upperBound)
    case 0xF0...0xF4: return min(index + 4, line.upperBound)
    default: return line.upperBound
    }
  }

  /// The place after the characters with which quotes, lists and rules are written.
  private func content(of line: Range<Int>) -> Int {
    for index in line {
      switch bytes[index] {
      case 0x20, 0x09, 0x3E, 0x2A, 0x2B, 0x2D, 0x2E, 0x29, 0x30...0x39: continue
      default: return index
      }
    }
    return line.upperBound
  }

  // MARK: - Groups of lines

  /// Adds lines but those of groups in which nothing may have to be edited.
  ///
  /// A letter in the first column behind a blank line begins a paragraph in no container, whatever
  /// came before but code. False where code may be in a container: then nobody knows where it ends.
  private mutating func addGroups() -> Bool {
    var isAfterBlank = true
    var start = 0
    while start < bytes.count {
      let line = start..<endOfLine(from: start)
      if let open = fence {
        if closes(open, line) { fence = nil }
        isAfterBlank = false
      } else {
        let content = content(of: line)
        if isFence(content, in: line) {
          guard content == start else { return false }
          fence = opening(line)
        }
        if isAfterBlank, content == start, beginsText(content, in: line) { endGroup(at: start) }
        if LineRewriter.reason(for: bytes, line, sentinels) != nil { isGroupWanted = true }
        isAfterBlank = line.isEmpty
      }
      if line.upperBound < bytes.count { lineFeedsOfGroup += 1 }
      start = line.upperBound + 1
    }
    endGroup(at: bytes.count)
    return true
  }

  private mutating func endGroup(at end: Int) {
    if isGroupWanted {
      sections.append(Section(line: lines.kept + 1, omitted: lines.all - lines.kept))
      addLines(from: groupStart, to: end)
      lines.kept += lineFeedsOfGroup
    }
    lines.all += lineFeedsOfGroup
    groupStart = end
    lineFeedsOfGroup = 0
    isGroupWanted = false
  }

  private func beginsText(_ index: Int, in line: Range<Int>) -> Bool {
    guard index < line.upperBound else { return false }
    return switch bytes[index] {
    case 0x41...0x5A, 0x61...0x7A, 0x7C, 0x80...: true
    default: false
    }
  }

  private func isFence(_ index: Int, in line: Range<Int>) -> Bool {
    index + 2 < line.upperBound && (bytes[index] == 0x60 || bytes[index] == 0x7E)
      && bytes[index + 1] == bytes[index] && bytes[index + 2] == bytes[index]
  }

  /// The code that a line of three marks and more opens, if it is not text in such marks.
  private func opening(_ line: Range<Int>) -> Fence? {
    let mark = bytes[line.lowerBound]
    let width = bytes[line].prefix { $0 == mark }.count
    if mark == 0x60, bytes[line].dropFirst(width).contains(mark) { return nil }
    return Fence(mark: mark, width: width)
  }

  private func closes(_ fence: Fence, _ line: Range<Int>) -> Bool {
    let indent = bytes[line].prefix { $0 == 0x20 }.count
    let marks = bytes[line].dropFirst(indent)
    let width = marks.prefix { $0 == fence.mark }.count
    return indent <= 3 && width >= fence.width
      && marks.dropFirst(width).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
