import TestSupport
import Testing

@testable import TextBasics

/// Compares tests of eight bytes at once with tests of each byte.
struct EightBytesTests {
  /// Random bytes that can occur in UTF-8; only these never carry into a neighbouring byte.
  private func bytes(using random: inout SplitMix64) -> [UInt8] {
    let kinds: [UInt8] = [
      0x00, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x25, 0x26, 0x27, 0x29, 0x2A, 0x2B, 0x3B, 0x3C, 0x3D,
      0x3E, 0x3F, 0x5A, 0x5B, 0x5C, 0x5D, 0x5E, 0x5F, 0x60, 0x61, 0x7D, 0x7E, 0x7F, 0x80, 0x9F,
      0xA0, 0xBF, 0xC2, 0xDF, 0xE0, 0xE1, 0xEF, 0xF0, 0xF4,
    ]
    return (0..<8).map { _ in
      Bool.random(using: &random)
        ? kinds.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...0xF4, using: &random)
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func `bytes that are replaced`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let bytes = bytes(using: &random)
      let eight = EightBytes(bytes.span, at: 0)
      let hasMarkup = bytes.contains {
        $0 < 0x20 || $0 == 0x7F || [0x22, 0x26, 0x3C, 0x3E].contains($0)
      }
      #expect(eight.hasMarkup == hasMarkup, "seed \(seed), \(bytes)")
      let hasEscape = bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
      #expect(eight.hasJSONEscape == hasEscape, "seed \(seed), \(bytes)")
      let hasMarkdown = bytes.contains {
        $0 < 0x20 || $0 == 0x7F || Array("&*<[\\]^_`~".utf8).contains($0)
      }
      #expect(eight.hasMarkdown == hasMarkdown, "seed \(seed), \(bytes)")
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func `runs are the bytes between those that are replaced`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in
        [0x61, 0x61, 0x61, 0xEA, 0x80, 0x3C].randomElement(using: &random) ?? UInt8(0x61)
      }
      var pieces: [UInt8] = []
      bytes.span.forEachRun(isPlain: { !$0.hasMarkup }, isReplaced: { $0 == 0x3C }) {
        let isEmpty = $0.isEmpty
        #expect(!isEmpty)
        pieces.append($0)
      } replaced: { byte in
        pieces += [0x7B, byte, 0x7D]
      }
      let expected = bytes.flatMap { $0 == 0x3C ? [0x7B, 0x3C, 0x7D] : [$0] }
      #expect(pieces == expected, "seed \(seed), \(bytes)")
    }
  }
}
