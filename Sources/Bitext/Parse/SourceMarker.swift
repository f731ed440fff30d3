import TextBasics

/// Marks syntax that libcmark does not know in a copy of a text: emphasis beside CJK punctuation,
/// tildes of deleted text, labels of footnotes, and the special characters inside bare addresses.
///
/// One pass over the bytes, which are copied only when there is something to mark.
struct SourceMarker {
  private let bytes: [UInt8]
  private let sentinels: Sentinels
  private let options: MarkdownOptions
  private var output: [UInt8] = []
  /// How many of the bytes are in the output.
  private var copied = 0
  private var loose: LooseEmphasis

  /// `bytes` with marks; nil where none is needed.
  static func marked(
    _ bytes: [UInt8], with sentinels: Sentinels, options: MarkdownOptions
  ) -> [UInt8]? {
    var marker = SourceMarker(bytes: bytes, sentinels: sentinels, options: options)
    marker.scan()
    guard marker.copied > 0 else { return nil }
    marker.output += bytes[marker.copied...]
    return marker.output
  }

  private init(bytes: [UInt8], sentinels: Sentinels, options: MarkdownOptions) {
    self.bytes = bytes
    self.sentinels = sentinels
    self.options = options
    loose = LooseEmphasis(bytes)
  }

  private mutating func scan() {
    let count = bytes.count
    var specials = Specials(bytes)
    var index = 0
    while true {
      index = specials.next(from: index)
      guard index < count else { return }
      switch bytes[index] {
      case 0x5C:  // A backslash: the next character is no delimiter.
        index += index + 1 < count && bytes[index + 1] < 0x80 ? 2 : 1
      case 0x2A: index = markAsterisks(at: index)
      case 0x5F: index = markUnderscores(at: index)
      case 0x7E: index = markTildes(at: index)
      case 0x5E where options.dialect == .notes: index = markFootnote(atCaret: index)
      case 0x3A where options.autolinks: index = maskAddress(atColon: index)
      case 0x77 where options.autolinks: index = maskAddress(atW: index)
      default: index += 1
      }
    }
  }

  private mutating func replace(_ range: Range<Int>, by mark: Sentinels.Mark) {
    output += bytes[copied..<range.lowerBound]
    output += sentinels.bytes(of: mark)
    copied = range.upperBound
  }

  private func endOfRun(at start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end
  }

  /// Lets a run be both left- and right-flanking where the rules for CJK text ask for it: a
  /// wall, which is punctuation, beside a run that has punctuation on its other side.
  private mutating func markAsterisks(at start: Int) -> Int {
    let end = endOfRun(at: start)
    if options.dialect == .notes, end == start + 1, isBetweenDigits(start) {
      replace(start..<end, by: .asterisk)
      return end
    }
    if options.dialect == .notes, end == start + 2, let place = loose.wall(beside: start..<end) {
      replace(place..<place, by: .wall)
      return end
    }
    guard options.cjk else { return end }
    let isPlain =
      (start == 0 || bytes[start - 1] < 0x80) && (end == bytes.count || bytes[end] < 0x80)
    if isPlain { return end }
    let sides = Flanking(in: bytes, run: start..<end)
    if sides.gainsLeft { replace(start..<start, by: .wall) }
    if sides.gainsRight { replace(end..<end, by: .wall) }
    return end
  }

  /// Lets a run open emphasis behind punctuation whose form a selector chooses, as in `。︁_A._`.
  private mutating func markUnderscores(at start: Int) -> Int {
    let end = endOfRun(at: start)
    if options.cjk, start > 0, bytes[start - 1] >= 0x80,
      Flanking.isSelected(before: start, in: bytes),
      Flanking.class(before: start, in: bytes).contains(.punctuation)
    {
      replace(start..<start, by: .wall)
    }
    return end
  }

  /// Whether an asterisk multiplies: authors write sizes as `1024*1024`.
  private func isBetweenDigits(_ index: Int) -> Bool {
    guard index > 0, index + 1 < bytes.count else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return digits.contains(bytes[index - 1]) && digits.contains(bytes[index + 1])
  }

  private mutating func markTildes(at start: Int) -> Int {
    let end = endOfRun(at: start)
    guard end - start <= 2, !isInMailAddress(start) else { return end }
    let sides = Flanking(in: bytes, run: start..<end)
    let opens = sides.isLeft || (options.cjk && sides.gainsLeft)
    let closes = sides.isRight || (options.cjk && sides.gainsRight)
    let isDouble = end - start == 2
    // `22~33`, `월~금`: one tilde inside a word is from … to, and nothing begins to be deleted there.
    if options.dialect == .notes, !isDouble, sides.isLeft, sides.isRight {
      replace(start..<end, by: .close1)
      return end
    }
    switch (opens, closes) {
    case (true, true): replace(start..<end, by: isDouble ? .both2 : .both1)
    case (true, false): replace(start..<end, by: isDouble ? .open2 : .open1)
    case (false, true): replace(start..<end, by: isDouble ? .close2 : .close1)
    case (false, false): break
    }
    return end
  }

  /// Whether a tilde is part of `<…@…>`, which libcmark must see as it is.
  private func isInMailAddress(_ index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 64, bytes[start] > 0x20, bytes[start] != 0x3C { start -= 1 }
    guard bytes[start] == 0x3C else { return false }
    var hasAt = false
    for byte in bytes[index...].prefix(256) {
      if byte == 0x3E { return hasAt }
      if byte <= 0x20 { return false }
      if byte == 0x40 { hasAt = true }
    }
    return false
  }

  /// A label is shorter, as that of a link is.
  private static let maximumLabel = 999

  /// Marks the brackets of `[^label]`, if they are not those of a link, and keeps libcmark from
  /// changing the label.
  private mutating func markFootnote(atCaret caret: Int) -> Int {
    let bracket = caret - 1
    guard bracket >= copied, bytes[bracket] == 0x5B, !isEscaped(bracket) else { return caret + 1 }
    var end = caret + 1
    while end < bytes.count, end - caret <= Self.maximumLabel, isInLabel(bytes[end]) { end += 1 }
    guard end > caret + 1, end < bytes.count, bytes[end] == 0x5D,
      // `[^1](address)` is a link.
      end + 1 == bytes.count || bytes[end + 1] != 0x28
    else { return caret + 1 }
    replace(bracket..<caret, by: .footnote)
    for index in caret..<end {
      switch bytes[index] {
      case 0x2A: replace(index..<index + 1, by: .asterisk)
      case 0x5F: replace(index..<index + 1, by: .underscore)
      case 0x3C: replace(index..<index + 1, by: .angle)
      case 0x26: replace(index + 1..<index + 1, by: .wall)
      default: break
      }
    }
    replace(end..<end + 1, by: .footnoteEnd)
    return end + 1
  }

  private func isInLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x5B, 0x5C, 0x5D, 0x60, 0x7F: false
    default: true
    }
  }

  private func isEscaped(_ index: Int) -> Bool {
    var start = index
    while start > 0, bytes[start - 1] == 0x5C { start -= 1 }
    return (index - start) % 2 == 1
  }

  private mutating func maskAddress(atColon colon: Int) -> Int {
    guard let address = BareAddress.url(in: bytes, colon: colon, from: 0, cjk: options.cjk) else {
      return colon + 1
    }
    // Targets of links and definitions, and attributes, are no bare addresses.
    if address.lowerBound > 0 {
      switch bytes[address.lowerBound - 1] {
      case 0x22, 0x27, 0x3C, 0x3D, 0x5B: return colon + 1
      case 0x28 where address.lowerBound > 1 && bytes[address.lowerBound - 2] == 0x5D:
        return colon + 1
      default: break
      }
    }
    return mask(colon + 3, through: address.upperBound)
  }

  private mutating func maskAddress(atW start: Int) -> Int {
    guard start + 3 < bytes.count, bytes[start + 1] == 0x77,
      let address = BareAddress.www(in: bytes, at: start, from: 0, cjk: options.cjk)
    else { return start + 1 }
    return mask(start + 4, through: address.upperBound)
  }

  private mutating func mask(_ start: Int, through end: Int) -> Int {
    var index = start
    var depth = 0
    while index < end {
      switch bytes[index] {
      case 0x5B: return index
      case 0x5D, 0x60: return index
      case 0x28: depth += 1
      case 0x29:
        depth -= 1
        if depth < 0 { return index }
      case 0x2A, 0x5F:
        let runEnd = endOfRun(at: index)
        if options.cjk, runEnd < bytes.count,
          Flanking.class(after: runEnd, in: bytes).contains(.cjk)
        {
          return index
        }
        let mark: Sentinels.Mark = bytes[index] == 0x2A ? .asterisk : .underscore
        for position in index..<min(runEnd, end) { replace(position..<(position + 1), by: mark) }
        index = runEnd - 1
      case 0x7E where options.cjk:
        let runEnd = endOfRun(at: index)
        if runEnd < bytes.count, Flanking.class(after: runEnd, in: bytes).contains(.cjk) {
          return index
        }
      default: break
      }
      index += 1
    }
    if end < bytes.count, bytes[end] == 0x26 { replace(end..<end, by: .addressEnd) }
    return max(start, end)
  }
}

/// Finds the bytes of a text that may have to be marked, in their order, in O(n).
private struct Specials {
  private static let bytes: [UInt8] = [0x5C, 0x2A, 0x5F, 0x7E, 0x3A, 0x77, 0x5E]

  private let text: [UInt8]
  /// The special bytes that the text has.
  private var bytes: [UInt8] = []
  /// For each of ``bytes``, its first place from where the search is; the end where there is none.
  private var places: [Int] = []

  init(_ text: [UInt8]) {
    self.text = text
    for byte in Self.bytes {
      guard let first = ByteSearch.first(byte, in: text) else { continue }
      bytes.append(byte)
      places.append(first)
    }
  }

  /// The first place from `start` on, which never goes back; the end where there is none.
  mutating func next(from start: Int) -> Int {
    var first = text.count
    for index in places.indices {
      if places[index] < start {
        places[index] = ByteSearch.first(bytes[index], in: text, from: start) ?? text.count
      }
      first = min(first, places[index])
    }
    return first
  }
}
