import TextBasics

/// The form of a segment apart from its words: kind, length, ending.
struct Shape {
  enum Kind: UInt8 { case heading, paragraph, item, code, image, other }
  enum End: UInt8 { case none, stop, question, colon, exclamation }

  let kind: Kind
  /// Whether a heading has no letters but those of English, in a text of any language.
  let isLatinHeading: Bool
  /// 1...6 for a heading, 7 for the title of a fold, which heads the hidden text, 0 for other
  /// kinds.
  let level: UInt8
  let end: End
  /// Whether the text begins with a title in bold.
  let hasRunInTitle: Bool
  /// The length in Latin letters, at least 1; letters of other scripts count for several.
  let length: Float
  let logLength: Float
  /// The number of sentences, at least 1.
  let sentences: Float
  let logSentences: Float
  /// A hash of the letters and digits: texts that differ only in markup have the same fingerprint.
  let fingerprint: UInt64

  init(_ segment: Segment, _ scan: ShapeScan) {
    hasRunInTitle = segment.hasRunInTitle
    var isLatinHeading = false
    switch segment.kind {
    case .heading(let level):
      kind = .heading
      self.level = level
      isLatinHeading = segment.text.utf8.allSatisfy { $0 < 0x80 }
    case _ where segment.isFoldTitle:
      kind = .heading
      level = 7
      isLatinHeading = segment.text.utf8.allSatisfy { $0 < 0x80 }
    default:
      level = 0
      kind =
        switch segment.kind {
        case .paragraph, .quote, .caption: .paragraph
        case .item: .item
        case .code: .code
        case .image: .image
        case .heading, .cell, .html, .frontMatter: .other
        }
    }
    self.isLatinHeading = isLatinHeading
    end = scan.end
    length = max(1, Float(scan.tenths) / 10)
    logLength = logarithm(length)
    sentences = Float(scan.sentences)
    logSentences = sentences == 1 ? 0 : logarithm(sentences)
    fingerprint = scan.fingerprint
  }
}

/// Accumulates a ``Shape`` scalar by scalar.
struct ShapeScan {
  /// The length in tenths of a Latin letter.
  private(set) var tenths = 0
  private(set) var end = Shape.End.none
  /// The number of sentences that ended before the last mark.
  private var ended = 0
  /// Whether the last mark ends a sentence by itself, without a space after it.
  private var isWide = false
  private(set) var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The number of sentences, at least 1.
  var sentences: Int { max(1, end != .none && isWide ? ended : ended + 1) }

  /// Adds a space: marks of Western punctuation end a sentence before a space only.
  @inline(__always)
  mutating func takeSpace() {
    guard end != .none, end != .colon, !isWide else { return }
    ended += 1
    isWide = true
  }

  /// Adds a letter or a digit.
  @inline(__always)
  mutating func takeLetter(_ scalar: UInt32) {
    tenths += Self.tenths(of: scalar)
    end = .none
    fingerprint = (fingerprint ^ UInt64(scalar)) &* 0x100_0000_01b3
  }

  mutating func take(_ scalar: UInt32) {
    if scalar < 0x80 {
      if scalar <= 0x20 { return }
      if Self.isLetterOrDigit(scalar) { return takeLetter(scalar) }
      tenths += Self.tenths(of: scalar)
    } else {
      if scalar == 0xa0 || scalar == 0x3000 { return }
      tenths += Self.tenths(of: scalar)
      fingerprint = (fingerprint ^ UInt64(scalar)) &* 0x100_0000_01b3
    }
    guard let mark = Sentence.mark(scalar) else {
      if !Sentence.isCloser(scalar) { end = .none }
      return
    }
    let wasOpen = end == .none || end == .colon
    switch mark {
    case .stop: end = .stop
    case .question: end = .question
    case .colon: end = .colon
    case .exclamation: end = .exclamation
    case .ellipsis: end = .none
    }
    if wasOpen {
      isWide = scalar >= 0x80 && end != .colon
      if isWide, end != .none { ended += 1 }
    }
  }

  @inline(__always)
  private static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
    (scalar | 0x20) &- 0x61 < 26 || scalar &- 0x30 < 10
  }

  /// The number of tenths of an English letter that one letter stands for, measured on parallel
  /// texts.
  @inline(__always)
  static func tenths(of scalar: UInt32) -> Int {
    if scalar < 0x1100 { return 10 }
    if scalar >= 0xac00 && scalar <= 0xd7a3 { return 22 }
    if scalar >= 0x3040 && scalar <= 0x30ff { return 15 }
    return scalar >= 0x3400 && scalar <= 0x9fff || scalar >= 0x20000 ? 26 : 15
  }
}
