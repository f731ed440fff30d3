import TestSupport
import Testing

@testable import Bitext

/// Compares the table with a dictionary.
struct KeyTableTests {
  /// Some keys with equal low bits, which collide, and arbitrary ones.
  private func key(using random: inout SplitMix64) -> UInt64 {
    Bool.random(using: &random)
      ? UInt64.random(in: 0..<40, using: &random) << 40 | UInt64.random(in: 13..<16, using: &random)
      : UInt64.random(in: 0..<200, using: &random)
  }

  @Test(arguments: 0..<UInt64(60))
  func `keys have the values that a dictionary has`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = KeyTable(capacity: Int.random(in: 0...30, using: &random))
    var plain: [UInt64: Int32] = [:]
    for step in 0..<Int32(400) {
      let key = key(using: &random)
      let known = plain[key] ?? -1
      switch Int.random(in: 0..<4, using: &random) {
      case 0: #expect(table[key] == known, "seed \(seed)")
      case 1:
        #expect(table.insert(key, step) == known, "seed \(seed)")
        plain[key] = known < 0 ? step : known
      case 2:
        #expect(table.exchange(key, step) == known, "seed \(seed)")
        plain[key] = step
      default:
        table[key] = step
        plain[key] = step
      }
      #expect(table.count == plain.count, "seed \(seed)")
    }
    for (key, value) in plain { #expect(table[key] == value, "seed \(seed)") }
  }

  @Test(arguments: 0..<UInt64(20))
  func `keys are numbered in the order in which they first come`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = KeyTable()
    var order: [UInt64] = []
    var numbers: [Int32] = [7]
    for _ in 0..<10 {
      let keys = (0..<Int.random(in: 0...60, using: &random)).map { _ in key(using: &random) }
      table.number(keys, &numbers)
      let expected = keys.map { key in
        if let known = order.firstIndex(of: key) { return Int32(known) }
        order.append(key)
        return Int32(order.count - 1)
      }
      #expect(numbers == expected, "seed \(seed)")
    }
    #expect(table.count == order.count)
  }
}
