import TextBasics

/// A text that many terms are looked for in, few of which it holds.
///
/// What three bytes stand one after the other in the text is noted once, so that a term without its
/// own is told to be missing by a few looks and not by one at each byte: a page about tables asks
/// for its statements in a tenth of the instructions.
struct HeldTerms {
  private let text: String
  /// A bit for each of the runs of three bytes, by a hash.
  private var runs = InlineArray<32, UInt64>(repeating: 0)

  init(_ text: String) {
    self.text = text
    let bytes = text.utf8.span
    var run: UInt32 = 0
    for index in bytes.indices {
      run = run << 8 | UInt32(bytes[index])
      if index > 1 {
        let bit = Self.bit(of: run)
        runs[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  /// Whether the bytes of `term` stand somewhere in the text; both have to be composed alike.
  func holds(_ term: String) -> Bool { mayHold(term) && text.holds(term) }

  private func mayHold(_ term: String) -> Bool {
    let term = term.utf8.span
    var run: UInt32 = 0
    for index in term.indices {
      run = run << 8 | UInt32(term[index])
      if index > 1 {
        let bit = Self.bit(of: run)
        if runs[bit >> 6] >> UInt64(bit & 63) & 1 == 0 { return false }
      }
    }
    return true
  }

  /// A number below 2048 for the last three bytes of a run.
  private static func bit(of run: UInt32) -> Int {
    Int(((run & 0xFF_FFFF) &* 0x9E37_79B1) >> 21)
  }
}
