import TextBasics

/// The characters on either side of a run of delimiters, and the flanking rules that follow.
///
/// The definitions are those of CommonMark 0.30, amended for Chinese, Japanese and Korean
/// (https://github.com/tats-u/markdown-cjk-friendly): punctuation keeps a run from opening or
/// closing only if no CJK character is next to the run.
struct Flanking {
  private let before: CharacterClass
  private let after: CharacterClass

  init(in bytes: [UInt8], run: Range<Int>) {
    before = Self.class(before: run.lowerBound, in: bytes)
    after = Self.class(after: run.upperBound, in: bytes)
  }

  /// Left-flanking according to CommonMark.
  var isLeft: Bool {
    !after.contains(.space)
      && (!after.contains(.punctuation) || !before.isDisjoint(with: [.space, .punctuation]))
  }

  /// Right-flanking according to CommonMark.
  var isRight: Bool {
    !before.contains(.space)
      && (!before.contains(.punctuation) || !after.isDisjoint(with: [.space, .punctuation]))
  }

  /// Left-flanking only by the amendment for CJK text.
  var gainsLeft: Bool {
    !isLeft && !after.contains(.space)
      && (after.contains(.cjk) || !before.isDisjoint(with: [.cjk, .ideographicSelector]))
  }

  /// Right-flanking only by the amendment for CJK text.
  var gainsRight: Bool {
    !isRight && !before.contains(.space) && !before.union(after).isDisjoint(with: .cjk)
  }

  /// The class of the character that begins at `index`; the end of the text counts as space.
  static func `class`(after index: Int, in bytes: [UInt8]) -> CharacterClass {
    guard index < bytes.count else { return .space }
    let first = bytes[index]
    if first < 0x80 { return CharacterClass(of: UInt32(first)) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard index + length <= bytes.count else { return [] }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] { scalar = scalar << 6 | UInt32(byte & 63) }
    return CharacterClass(of: scalar)
  }

  /// The class of the character that ends before `index`; the start of the text counts as space.
  ///
  /// A variation selector has the class of the character that it modifies.
  static func `class`(before index: Int, in bytes: [UInt8]) -> CharacterClass {
    let start = self.start(ofCharacterBefore: index, in: bytes)
    guard start < index else { return .space }
    let own = self.class(after: start, in: bytes)
    guard own == .variationSelector else { return own }
    let base = self.start(ofCharacterBefore: start, in: bytes)
    guard base < start else { return own }
    return self.class(after: base, in: bytes).subtracting(.space)
  }

  /// Whether a variation selector ends before `index`.
  static func isSelected(before index: Int, in bytes: [UInt8]) -> Bool {
    let start = self.start(ofCharacterBefore: index, in: bytes)
    return start < index && self.class(after: start, in: bytes) == .variationSelector
  }

  private static func start(ofCharacterBefore index: Int, in bytes: [UInt8]) -> Int {
    guard index > 0 else { return index }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
