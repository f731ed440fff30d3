import TextBasics

/// A text in which many terms are looked for, of which it holds few.
///
/// The runs of three bytes in the text are recorded once, so that a few look-ups instead of a look
/// at each byte show that a term is missing: matching the statements of a page about tables takes a
/// tenth of the instructions.
struct HeldTerms {
  private let text: String
  /// A bit for each run of three bytes in the text, by a hash.
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

  /// Whether the bytes of `term` occur in the text; both have to be in the same normalization form.
  func holds(_ term: String) -> Bool { mayHold(term) && text.holds(term) }

  private func mayHold(_ term: String) -> Bool {
    Self.allBits(of: term) { runs[$0 >> 6] >> UInt64($0 & 63) & 1 == 1 }
  }

  /// Whether a condition holds for the bits of all runs of three bytes; bits are below 2048.
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
