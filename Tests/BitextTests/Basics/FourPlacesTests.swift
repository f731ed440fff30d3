import TestSupport
import Testing

@testable import Bitext

/// Compares access to four places at once with access to each.
struct FourPlacesTests {
  @Test(arguments: 0..<UInt64(40))
  func `fours are read and written where they stand`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 4...60, using: &random)
    var floats = (0..<count).map { _ in Float.random(in: -9...9, using: &random) }
    var plain = floats
    for _ in 0..<30 {
      let start = Int.random(in: 0...count - 4, using: &random)
      let expected = SIMD4(plain[start], plain[start + 1], plain[start + 2], plain[start + 3])
      floats.span.require(start..<start + 4)
      #expect(floats.span.four(at: start) == expected, "seed \(seed)")
      let place = Int.random(in: 0...count - 4, using: &random)
      do {
        var span = floats.mutableSpan
        span.require(place..<place + 4)
        #expect(span.four(at: start) == expected, "seed \(seed)")
        span.setFour(expected + 1, at: place)
      }
      for lane in 0..<4 { plain[place + lane] = expected[lane] + 1 }
      #expect(floats == plain, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func `pairs are read in their order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pairs = (0..<20).map { _ in
      SIMD2(Float.random(in: 0...1, using: &random), Float.random(in: 0...1, using: &random))
    }
    for start in 0...16 {
      let all = pairs.span.four(at: start)
      for place in 0..<4 {
        #expect(SIMD2(all[2 * place], all[2 * place + 1]) == pairs[start + place], "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func `pairs are set where they stand, and no others`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for start in 0...16 {
      var pairs = (0..<20).map { SIMD2(Float($0), Float.random(in: 0...1, using: &random)) }
      let before = pairs
      let values = SIMD8<Float>((0..<8).map { Float(-1 - $0) })
      set(values, at: start, &pairs)
      for place in pairs.indices {
        let lane = 2 * (place - start)
        let expected =
          0..<8 ~= lane ? SIMD2(values[lane], values[lane + 1]) : before[place]
        #expect(pairs[place] == expected, "seed \(seed), \(start)")
      }
    }
  }

  private func set(_ values: SIMD8<Float>, at start: Int, _ pairs: inout [SIMD2<Float>]) {
    var span = pairs.mutableSpan
    span.setFour(values, at: start)
  }

  @Test func `pairs that are not all there end the program`() async {
    for start in [-1, 1, 4] {
      await #expect(processExitsWith: .failure) { [start = start as Int] in
        var pairs = [SIMD2<Float>](repeating: .zero, count: 4)
        var span = pairs.mutableSpan
        span.setFour(.zero, at: start)
      }
    }
  }

  @Test func `a row that is too short ends the program before it is read`() async {
    for row in [0..<5, -1..<3, 2..<6, 5..<9] {
      await #expect(processExitsWith: .failure) {
        [
          first = row.lowerBound as Int, end = row.upperBound as Int
        ] in
        let floats: [Float] = [1, 2, 3, 4]
        floats.span.require(first..<end)
      }
    }
  }
}
