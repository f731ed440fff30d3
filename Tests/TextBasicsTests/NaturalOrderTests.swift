import TestSupport
import Testing
import TextBasics

@Suite struct NaturalOrderTests {
  @Test(arguments: [
    ["page-1", "page-2", "page-10", "page-10a", "page-100"],
    ["", "0", "00", "01", "1", "1a", "2", "10", "a"],
    ["검색 2", "검색 11", "경고 1"], ["1.2.9", "1.2.10", "1.10.1"],
    ["99999999999999999999998", "99999999999999999999999", "100000000000000000000000"],
  ])
  func `numbers in names are compared as numbers`(names: [String]) {
    #expect(names.reversed().sorted { NaturalOrder($0) < NaturalOrder($1) } == names)
  }

  @Test(arguments: [7, 8, 9] as [UInt64])
  func `any names have one order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = (0..<60).map { _ in
      String(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          "019a-".randomElement(using: &random) ?? "0"
        })
    }
    for a in names {
      #expect(!(NaturalOrder(a) < NaturalOrder(a)))
      for b in names where a != b {
        #expect(
          (NaturalOrder(a) < NaturalOrder(b)) != (NaturalOrder(b) < NaturalOrder(a)),
          "seed \(seed): \(a) \(b)")
        for c in names where NaturalOrder(a) < NaturalOrder(b) && NaturalOrder(b) < NaturalOrder(c)
        {
          #expect(NaturalOrder(a) < NaturalOrder(c), "seed \(seed): \(a) \(b) \(c)")
        }
      }
    }
  }
}
