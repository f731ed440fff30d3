import TestSupport
import Testing

@testable import TextBasics

/// Compares the safe wrappers with the functions of the standard library.
struct SpanBytesTests {
  /// Random pieces of text, some of them truncated or followed by invalid UTF-8.
  private func bytes(using random: inout SplitMix64) -> [UInt8] {
    let pieces: [[UInt8]] = [
      Array("a".utf8), Array("é".utf8), Array("글".utf8), Array("😀".utf8), [0xFE], [0xFF],
      [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80], [0x80],
    ]
    let isBroken = Bool.random(using: &random)
    return (0..<Int.random(in: 0...30, using: &random)).flatMap { _ in
      (isBroken ? pieces[...] : pieces[..<4]).randomElement(using: &random) ?? []
    }
  }

  @Test(arguments: 0..<UInt64(200))
  func `a text of bytes is the one that decoding makes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = bytes(using: &random)
    let text = String(bytes.span)
    #expect(Array(text.utf8) == Array(String(decoding: bytes, as: UTF8.self).utf8), "seed \(seed)")
    #expect(String(validating: text.utf8, as: UTF8.self) != nil, "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(40))
  func `bytes are appended as they are, and eight of them are one number`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var all: [UInt8] = []
    var expected: [UInt8] = []
    for _ in 0..<30 {
      let piece = bytes(using: &random)
      let range = 0..<Int.random(in: 0...piece.count, using: &random)
      all.append(piece.span.extracting(range))
      expected += piece[range]
      all.append("표 and row")
      expected += Array("표 and row".utf8)
    }
    #expect(all == expected, "seed \(seed)")
    for place in 0...all.count - 8 {
      let number = (0..<8).reduce(UInt64(0)) { $0 | UInt64(all[place + $1]) << UInt64(8 * $1) }
      let word = all.span.word(at: place)
      #expect(word == number, "seed \(seed), \(place)")
    }
  }

  @Test func `eight bytes that are not all there end the program`() async {
    for place in [-8, -1, 1, 8, Int.max] {
      await #expect(processExitsWith: .failure) { [place = place as Int] in
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        print(bytes.span.word(at: place))
      }
    }
  }
}
