/// The lines of a source that stand in a fence with a name, such as `text`, in one with a prompt, in
/// an element `pre` or in a comment of Liquid.
///
/// Prose in a fence is read as text, but a sentence there may as well be the output of a program.
struct Fences: Sendable {
  /// The lines of each fence and of all between, from 1, in order.
  private var blocks: [ClosedRange<Int>] = []
  /// The lines of the fences without a name, in order.
  private var unnamed: [ClosedRange<Int>] = []

  init(in source: SourceFile) {
    var open: (line: Int, fence: Fence)?
    var isConsole = false
    var element: (line: Int, end: String)?
    for line in 1...max(1, source.lineStarts.count) {
      let range = source.range(ofLine: line)
      if open == nil {
        if element == nil, let end = Self.end(ofElementIn: range, of: source.bytes) {
          element = (line, end)
        }
        if let first = element {
          guard Self.has(first.end, in: range, of: source.bytes) else { continue }
          blocks.append(first.line...line)
          element = nil
          continue
        }
      }
      guard let fence = Fence(range, in: source.bytes) else {
        // A prompt.
        if source.bytes[range.lowerBound..<range.upperBound].starts(with: "$ ".utf8) {
          isConsole = true
        }
        continue
      }
      guard let first = open else {
        (open, isConsole) = ((line, fence), false)
        continue
      }
      guard fence.mark.starts(with: first.fence.mark), !fence.isNamed else { continue }
      if first.fence.isNamed || isConsole {
        blocks.append(first.line...line)
      } else {
        unnamed.append(first.line...line)
      }
      open = nil
    }
  }

  /// The lines of all fences, in order, and whether the last one does not end, which goes on to the
  /// end of the file.
  static func all(in source: SourceFile) -> (blocks: [ClosedRange<Int>], isOpen: Bool) {
    var blocks: [ClosedRange<Int>] = []
    var open: (line: Int, fence: Fence)?
    let count = max(1, source.lineStarts.count)
    for line in 1...count {
      guard let fence = Fence(source.range(ofLine: line), in: source.bytes) else { continue }
      if let first = open {
        guard fence.mark.starts(with: first.fence.mark), !fence.isNamed else { continue }
        blocks.append(first.line...line)
        open = nil
      } else {
        open = (line, fence)
      }
    }
    if let open { blocks.append(open.line...count) }
    return (blocks, open != nil)
  }

  /// The beginning of the closing tag of the element that a line opens; nil if it opens none.
  private static func end(ofElementIn line: SourceRange, of bytes: [UInt8]) -> String? {
    let text = bytes[line.lowerBound..<line.upperBound]
    let rest = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    if rest.starts(with: "<pre>".utf8) || rest.starts(with: "<pre ".utf8) { return "</pre" }
    return rest.starts(with: "{% comment".utf8) ? "{% endcomment" : nil
  }

  private static func has(_ tag: String, in line: SourceRange, of bytes: [UInt8]) -> Bool {
    Bytes.firstIndex(of: Array(tag.utf8), in: bytes, line) != nil
  }

  /// Whether a segment stands in a fence.
  func contain(_ segment: Segment) -> Bool { Self.contain(segment, in: blocks) }

  /// Whether a segment stands in a fence without a name, or in an indented block.
  ///
  /// People put their texts into such a box, too; the output of a program has no translation beside
  /// it.
  func mayHoldOutput(_ segment: Segment, of source: SourceFile) -> Bool {
    if Self.contain(segment, in: unnamed) { return true }
    guard segment.depth == 0, segment.kind == .paragraph else { return false }
    let line = source.range(ofLine: segment.lines.lowerBound)
    let blanks = source.bytes[line.lowerBound..<line.upperBound].prefix { $0 <= 0x20 }
    return blanks.count >= 4 || blanks.contains(0x09)
  }

  private static func contain(_ segment: Segment, in blocks: [ClosedRange<Int>]) -> Bool {
    number(ofLine: segment.lines.lowerBound, in: blocks) != nil
  }

  /// The number of the block that a line stands in; nil if it stands in none.
  ///
  /// - Complexity: O(log blocks).
  static func number(ofLine line: Int, in blocks: [ClosedRange<Int>]) -> Int? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].contains(line) ? low : nil
  }
}

/// The beginning or end of a fence.
private struct Fence {
  /// The marks, three or more.
  let mark: ArraySlice<UInt8>
  /// Whether a word follows them.
  let isNamed: Bool

  /// Nil if the line is no fence; indents and marks of quotes may stand before it.
  init?(_ line: SourceRange, in bytes: [UInt8]) {
    let text = bytes[line.lowerBound..<line.upperBound]
    let inner = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    guard let first = inner.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    mark = inner.prefix { $0 == first }
    let rest = inner.dropFirst(mark.count)
    guard mark.count >= 3, !rest.contains(UInt8(ascii: "`")) else { return nil }
    isNamed = rest.contains { $0 > 0x20 }
  }
}
