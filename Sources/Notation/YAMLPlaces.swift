import TextBasics

/// A text as libyaml reads it, with a mapping from its positions to those in the original.
///
/// libyaml rejects control characters, which no page shows, so they are left out. It treats U+2028 and
/// U+2029 as line breaks, which YAML 1.2 does not, so other characters replace them.
struct YAMLPlaces {
  /// The bytes that libyaml reads.
  let bytes: [UInt8]
  /// Replacement characters, which do not occur in the text, and the characters that they stand
  /// for.
  private var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// The offsets in ``bytes`` after each omission, with the number of bytes omitted up to there.
  private var gaps: [(start: Int, left: Int)] = []
  private let lines: [Int]
  /// The last position that was converted; positions ascend, so a long line is scanned only once.
  private var last = (line: 0, column: 0, offset: 0)

  init(_ text: [UInt8]) {
    var kept: [UInt8] = []
    var index = 0
    var copied = 0
    while index < text.count {
      let length = Self.refused(text, at: index)
      if length > 0 {
        kept += text[copied..<index]
        copied = index + length
        gaps.append((kept.count, copied - kept.count))
      }
      index += max(1, length)
    }
    var bytes = gaps.isEmpty ? text : kept + text[copied...]
    let separators = bytes.indices.filter { Self.isSeparator(bytes, at: $0) }
    if !separators.isEmpty {
      let used = Set(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      let free = (0xE000...0xF8FF).lazy.compactMap(Unicode.Scalar.init).filter {
        !used.contains($0)
      }
      let pair = zip(free.prefix(2), ["\u{2028}", "\u{2029}"] as [Unicode.Scalar])
      standIns = Dictionary(uniqueKeysWithValues: Array(pair))
      for (standIn, meant) in standIns {
        for index in separators where bytes[index + 2] == UInt8(meant.value & 0xFF) ^ 0x80 {
          bytes.replaceSubrange(index..<index + 3, with: Array(String(standIn).utf8))
        }
      }
    }
    self.bytes = bytes
    lines = Self.lines(of: bytes)
  }

  /// Whether U+2028 or U+2029 begins at `index`.
  private static func isSeparator(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
      && bytes[index + 2] & 0xFE == 0xA8
  }

  /// A text from libyaml with replacements undone, and without characters that no page may hold.
  ///
  /// The check is needed here too, because an escape can produce any character.
  func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if standIns.isEmpty, scalars.allSatisfy(Self.isShown) { return text }
    let meant = scalars.lazy.filter(Self.isShown).map { standIns[$0] ?? $0 }
    return String(String.UnicodeScalarView(meant))
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isHidden || scalar == "\u{FEFF}"
  }

  /// The length in bytes of a character at `index` that libyaml rejects, or of a byte order mark; else
  /// 0.
  private static func refused(_ text: [UInt8], at index: Int) -> Int {
    switch text[index] {
    case 0x09, 0x0A, 0x0D: 0
    case ..<0x20, 0x7F: 1
    case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0: 2
    case 0xEF where text[index...].starts(with: [0xEF, 0xBF, 0xBE]): 3
    case 0xEF where text[index...].starts(with: [0xEF, 0xBF, 0xBF]): 3
    case 0xEF where index == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]): 3
    default: 0
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Int] {
    var lines = [0]
    for index in bytes.indices {
      switch bytes[index] {
      case 0x0A: lines.append(index + 1)
      case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A: lines.append(index + 1)
      default: break
      }
    }
    return lines
  }

  /// The end of the last line that is not empty.
  var contentEnd: Int { (bytes.lastIndex { $0 > 0x20 } ?? -1) + 1 }

  mutating func offset(of mark: YAMLMark) -> Int {
    let (line, column) = (mark.line, mark.column)
    guard lines.indices.contains(line) else { return bytes.count }
    if line != last.line || column < last.column { last = (line, 0, lines[line]) }
    while last.column < column, last.offset < bytes.count {
      last.offset += 1
      while last.offset < bytes.count, bytes[last.offset] & 0xC0 == 0x80 { last.offset += 1 }
      last.column += 1
    }
    return last.offset
  }

  /// Converts an offset in ``bytes`` to one in the original text.
  func original(_ offset: Int) -> Int {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + gaps[low - 1].left
  }
}
