import TestSupport
import Testing

@testable import TextBasics

/// What is taken for UTF-8 without the standard library's word is what that takes for it.
@Suite struct CommonUTF8Tests {
  private func expectSame(_ bytes: [UInt8], _ name: String) {
    guard let finding = CommonUTF8.finding(in: bytes.span) else { return }
    #expect(String(validating: bytes, as: UTF8.self) != nil, "\(name): \(bytes)")
    #expect((finding == .ascii) == bytes.allSatisfy { $0 < 0x80 }, "\(name): \(bytes)")
  }

  @Test func `every two bytes and every three are judged as the standard library judges them`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        expectSame([first, second], "two")
        let lasts: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xE3, 0xFF]
        // Alone, at the end of a longer text, and before other characters.
        for third in lasts {
          expectSame([first, second, third], "three")
          expectSame([0x61, 0xEA, 0xB0, 0x80, 0x62, first, second, third], "eight")
          expectSame([first, second, third] + Array("표 and 行".utf8), "in front")
        }
      }
    }
  }

  @Test func `characters of up to three bytes are known but those that begin with 0xE0`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let finding = CommonUTF8.finding(in: bytes.span)
      guard (finding == nil) == (bytes.count == 4 || bytes[0] == 0xE0) else {
        Issue.record("U+\(String(value, radix: 16)): \(String(describing: finding))")
        return
      }
    }
  }

  @Test(arguments: 0..<UInt64(2_000))
  func `broken text is never taken for text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array("A row 행과 표, 列と行。é \u{7FF}\u{800}\u{FFFF}😀 end".utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes = Array(bytes[place...] + bytes[..<place])
      }
    }
    expectSame(bytes, "seed \(seed)")
    #expect(
      Array(String(bytes.span).utf8) == Array(String(decoding: bytes, as: UTF8.self).utf8),
      "seed \(seed)")
  }

  @Test(arguments: ["", "a", "row of a table", "표의 행", "列と行のある表", "é", "a\u{301}", "글a글b글c글d"])
  func `strings of bytes are equal to those of literals`(text: String) {
    let made = String(Array(text.utf8).span)
    #expect(made == text)
    #expect(made.hashValue == text.hashValue)
    #expect(made.count == text.count)
    #expect(made.utf8.allSatisfy { $0 < 0x80 } == text.utf8.allSatisfy { $0 < 0x80 })
  }
}
