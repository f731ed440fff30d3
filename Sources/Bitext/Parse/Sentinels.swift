import TextBasics

/// Characters that stand for something else while libcmark reads a marked copy of a text.
///
/// Each is punctuation for libcmark, four bytes long in UTF-8, and occurs nowhere in the text,
/// neither as itself nor as a numeric character reference. None survives the parse.
struct Sentinels: Sendable {
  enum Mark: Int, CaseIterable, Sendable {
    /// Nothing: keeps two things apart.
    case wall
    /// Nothing: an address ends here, before a character reference.
    case addressEnd
    /// The character as plain text.
    case asterisk, underscore, bracket, angle
    /// The beginning and the end of a reference to a footnote, or of a footnote's label.
    case footnote, footnoteEnd
    /// A run of tildes that may begin, end, or begin and end deleted text.
    case open1, close1, both1, open2, close2, both2

    /// The author's text that the sentinel stands for.
    var source: StaticString {
      switch self {
      case .wall, .addressEnd: ""
      case .asterisk: "*"
      case .underscore: "_"
      case .bracket: "["
      case .angle: "<"
      case .footnote: "["
      case .footnoteEnd: "]"
      case .open1, .close1, .both1: "~"
      case .open2, .close2, .both2: "~~"
      }
    }
  }

  /// The third and fourth UTF-8 bytes of each mark in the order of ``Mark``, with the second one.
  private let codes: [UInt32]

  /// Kharoshthi, Manichaean, Avestan, Brahmi and cuneiform punctuation, which notes seldom need.
  private static let candidates: [UInt32] =
    Array(0x10A50...0x10A58) + Array(0x10AF0...0x10AF6) + Array(0x10B39...0x10B3F)
    + Array(0x11047...0x1104D) + Array(0x12470...0x12474)

  /// Nil where the text uses so many of these characters that too few are left.
  init?(absentFrom bytes: [UInt8]) {
    var used: Set<UInt32> = []
    var next = ByteSearch.first(0xF0, in: bytes)
    while let index = next {
      used.insert(Self.scalar(in: bytes, at: index))
      next = ByteSearch.first(0xF0, in: bytes, from: index + 4)
    }
    Self.collectReferences(in: bytes, into: &used)
    let free = used.isEmpty ? Self.candidates : Self.candidates.filter { !used.contains($0) }
    guard free.count >= Mark.allCases.count else { return nil }
    codes = Array(free[..<Mark.allCases.count])
  }

  /// Whether an inline is nothing but a character that may stand for something else.
  static func isMark(_ inline: Inline) -> Bool {
    guard case .text(let text) = inline, text.utf8.count == 4,
      let scalar = text.unicodeScalars.first
    else { return false }
    return candidates.contains(scalar.value)
  }

  func bytes(of mark: Mark) -> [UInt8] {
    let scalar = codes[mark.rawValue]
    return [
      0xF0 | UInt8(scalar >> 18), 0x80 | UInt8(scalar >> 12 & 63), 0x80 | UInt8(scalar >> 6 & 63),
      0x80 | UInt8(scalar & 63),
    ]
  }

  /// The mark whose first byte is at `index`, if there is one.
  func mark(in bytes: [UInt8], at index: Int) -> Mark? {
    let scalar = Self.scalar(in: bytes, at: index)
    return codes.firstIndex(of: scalar).flatMap(Mark.init(rawValue:))
  }

  /// `bytes` as the author wrote them, with `addressEnd` where an address was found to end.
  func unmarked(_ bytes: [UInt8], addressEnd: UInt8? = nil) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xF0, let mark = mark(in: bytes, at: index) {
        result.append(mark.source)
        if mark == .addressEnd, let addressEnd { result.append(addressEnd) }
        index += 4
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func scalar(in bytes: [UInt8], at index: Int) -> UInt32 {
    guard index + 3 < bytes.count else { return 0 }
    return UInt32(bytes[index] & 7) << 18 | UInt32(bytes[index + 1] & 63) << 12
      | UInt32(bytes[index + 2] & 63) << 6 | UInt32(bytes[index + 3] & 63)
  }

  /// Finds the scalars named by `&#…;` and `&#x…;`.
  private static func collectReferences(in bytes: [UInt8], into used: inout Set<UInt32>) {
    var next = ByteSearch.first(0x26, in: bytes)
    while let index = next, index + 2 < bytes.count {
      next = ByteSearch.first(0x26, in: bytes, from: index + 1)
      guard bytes[index + 1] == 0x23 else { continue }
      let isHex = bytes[index + 2] | 0x20 == 0x78
      let digits = bytes[(index + (isHex ? 3 : 2))...].prefix(9).prefix { $0 != 0x3B }
      let text = String(decoding: digits, as: UTF8.self)
      if let scalar = UInt32(text, radix: isHex ? 16 : 10) { used.insert(scalar) }
    }
  }
}
