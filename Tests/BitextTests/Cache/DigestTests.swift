import Testing

@testable import Bitext

struct DigestTests {
  /// Lengths around those at which the digest switches to words and to lanes.
  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 127, 128, 200])
  func `every bit and the length count`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    var digests: Set<UInt64> = [
      Digest.of(bytes), Digest.of(bytes + [0]), Digest.of([0] + bytes),
    ]
    var different = 3
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        digests.insert(Digest.of(changed))
        different += 1
      }
    }
    #expect(digests.count == different)
  }

  @Test func `lanes are not interchangeable`() {
    let lanes = (0..<4).map { lane in [UInt8](repeating: UInt8(lane), count: 16) }
    let orders = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 3, 0, 1], [3, 2, 1, 0], [0, 1, 3, 2]]
    let digests = orders.map { order in Digest.of(order.flatMap { lanes[$0] }) }
    #expect(Set(digests).count == orders.count)
  }
}
