import TestSupport
import Testing

@testable import Bitext

/// Compares `memchr` and `memcmp` with a loop over the bytes.
struct ByteSearchTests {
  /// Bytes with few distinct values, so that matches are frequent, and lengths beyond those at
  /// which the C library changes its algorithm.
  private func bytes(using random: inout SplitMix64) -> [UInt8] {
    let count = Int.random(
      in: 0...([3, 40, 300].randomElement(using: &random) ?? 3), using: &random)
    let kinds: [UInt8] = [0x00, 0x20, 0x3A, 0x2F, 0x80, 0xF0, 0xFF]
    return (0..<count).map { _ in kinds.randomElement(using: &random) ?? 0 }
  }

  @Test(arguments: 0..<UInt64(60))
  func `a byte is found where a loop finds it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let bytes = bytes(using: &random)
      for byte: UInt8 in [0x00, 0x20, 0x80, 0xFF, 0x41] {
        #expect(ByteSearch.count(byte, in: bytes) == bytes.count { $0 == byte }, "seed \(seed)")
        for start in 0...bytes.count + 1 {
          #expect(
            ByteSearch.first(byte, in: bytes, from: start)
              == bytes.dropFirst(start).firstIndex(of: byte), "seed \(seed), from \(start)")
        }
      }
      let pairs = zip(bytes, bytes.dropFirst())
      #expect(
        ByteSearch.contains(0x3A, before: 0x2F, in: bytes)
          == pairs.contains { $0 == 0x3A && $1 == 0x2F }, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(60))
  func `a text holds what a comparison at each of its places finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let text = String(decoding: bytes(using: &random), as: UTF8.self)
      let bytes = Array(text.utf8)
      func holds(_ wanted: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: wanted) }
      }
      for byte: UInt8 in [0x00, 0x2F, 0xEF, 0xF0] {
        #expect(ByteSearch.contains(byte, in: text) == bytes.contains(byte), "seed \(seed)")
      }
      #expect(ByteSearch.contains("://", in: text) == holds(Array("://".utf8)), "seed \(seed)")
      #expect(ByteSearch.contains(" /", in: text) == holds(Array(" /".utf8)), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(60))
  func `two runs of bytes are equal where each byte is`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let one = bytes(using: &random)
      var other = one
      if let place = other.indices.randomElement(using: &random), Bool.random(using: &random) {
        other[place] = UInt8.random(in: 0...255, using: &random)
      }
      #expect(ByteSearch.areEqual(one.span, other.span) == (one == other), "seed \(seed)")
    }
  }

  @Test func `nothing is found in nothing`() {
    #expect(ByteSearch.first(0, in: []) == nil)
    #expect(!ByteSearch.contains(0, in: "") && !ByteSearch.contains("a", in: ""))
    let none: [UInt8] = []
    let areEqual = ByteSearch.areEqual(none.span, none.span)
    #expect(areEqual)
  }
}
