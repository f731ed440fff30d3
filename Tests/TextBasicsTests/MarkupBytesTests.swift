import TestSupport
import Testing

@testable import TextBasics

struct MarkupBytesTests {
  private func append(_ text: String, to bytes: inout MarkupBytes) {
    bytes.append(text.utf8.span)
  }

  @Test func `what is written to a copy does not change the value`() {
    var one = MarkupBytes()
    #expect(one.bytes.isEmpty)
    append("shared", to: &one)
    var other = one
    append(" on", to: &one)
    other.append(0x21)
    #expect(one.bytes == Array("shared on".utf8))
    #expect(other.bytes == Array("shared!".utf8))
    other.truncate(to: 5)
    var third = other
    append("s", to: &third)
    other.append(0x2E)
    #expect(third.bytes == Array("shares".utf8))
    #expect(other.bytes == Array("share.".utf8))
    other.append(other)
    #expect(other.bytes == Array("share.share.".utf8))
  }

  /// Copies are independent of each other, as those of an array.
  @Test(arguments: 0..<UInt64(40))
  func `bytes are those that an array has`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var pairs = [(MarkupBytes(), [UInt8]())]
    if Bool.random(using: &random) { pairs[0].0 = MarkupBytes(room: 7) }
    for step in 0..<300 {
      let index = Int.random(in: pairs.indices, using: &random)
      let other = pairs.randomElement(using: &random) ?? pairs[index]
      let count = Int.random(
        in: 0...([2, 30, 900].randomElement(using: &random) ?? 2), using: &random)
      let piece = (0..<count).map { UInt8(truncatingIfNeeded: $0 &+ step) }
      let place = Int.random(in: 0...pairs[index].1.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        pairs[index].0.append(0x2E)
        pairs[index].1.append(0x2E)
      case 1:
        pairs[index].0.append("표 row")
        pairs[index].1 += Array("표 row".utf8)
      case 2:
        pairs[index].0.append(attribute: "id")
        pairs[index].1 += Array(" id=\"".utf8)
      case 3:
        pairs[index].0.append(other.0)
        pairs[index].1 += other.1
      case 4:
        pairs[index].0.insert(other.0, at: place)
        pairs[index].1.insert(contentsOf: other.1, at: place)
      case 5:
        let count = max(0, place - count)
        pairs[index].0.truncate(to: count)
        pairs[index].1.removeLast(pairs[index].1.count - count)
      case 6 where pairs.count < 5: pairs.append(pairs[index])
      default:
        pairs[index].0.append(piece.span)
        pairs[index].1 += piece
      }
      if pairs[index].1.count > 50_000 {
        pairs[index].0.truncate(to: -1)
        pairs[index].1 = []
      }
      for (bytes, expected) in pairs { #expect(bytes.count == expected.count, "seed \(seed)") }
    }
    for (bytes, expected) in pairs {
      #expect(bytes.bytes == expected, "seed \(seed)")
      #expect(bytes.string == String(decoding: expected, as: UTF8.self), "seed \(seed)")
    }
  }

  @Test func `pieces of all lengths stand in order`() {
    var bytes = MarkupBytes()
    var expected: [UInt8] = []
    for length in 0..<600 {
      let piece = [UInt8](repeating: UInt8(length % 251), count: length)
      bytes.append(piece.span)
      bytes.append(0xFF)
      expected += piece + [0xFF]
      #expect(bytes.count == expected.count)
    }
    #expect(bytes.bytes == expected)
  }
}
