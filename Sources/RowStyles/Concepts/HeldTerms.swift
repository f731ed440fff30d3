import TextBasics

/// A text that many terms are looked for in, few of which it holds.
///
/// What three bytes stand one after the other in the text is noted once, so that a term without its
/// own is told to be missing by a few looks and not by one at each byte: a page about tables asks
/// for its statements in a tenth of the instructions.
struct HeldTerms {
  private let text: String
  /// A bit for each of the runs of three bytes, by a hash.
  private let runs: InlineArray<32, UInt64>

  init(_ text: String) {
    self.text = text
    var runs = InlineArray<32, UInt64>(repeating: 0)
    _ = Self.allBits(of: text) { bit in
      runs[bit >> 6] |= 1 << UInt64(bit & 63)
      return true
    }
    self.runs = runs
  }

  /// Whether the bytes of `term` stand somewhere in the text; both have to be composed alike.
  func holds(_ term: String) -> Bool { mayHold(term) && text.holds(term) }

  private func mayHold(_ term: String) -> Bool {
    Self.allBits(of: term) { runs[$0 >> 6] >> UInt64($0 & 63) & 1 == 1 }
  }

  /// Whether a condition holds for the bits of all runs of three bytes: numbers below 2048.
  @inline(__always)
  private static func allBits(of text: String, _ holds: (Int) -> Bool) -> Bool {
    let bytes = text.utf8.span
    var run: UInt32 = 0
    for index in bytes.indices {
      run = run << 8 | UInt32(bytes[index])
      guard index > 1 else { continue }
      if !holds(Int(((run & 0xFF_FFFF) &* 0x9E37_79B1) >> 21)) { return false }
    }
    return true
  }
}
