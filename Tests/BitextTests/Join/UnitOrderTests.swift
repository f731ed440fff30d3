import TestSupport
import Testing

@testable import Bitext

@Suite struct UnitOrderTests {
  /// Documents as lists of unit names, with headings in capitals; equal names in two documents are
  /// one unit.
  private func order(pivot: Int = 0, _ documents: String...) -> String {
    let names = Set(documents.joined()).sorted()
    let units = documents.map { $0.compactMap { names.firstIndex(of: $0) } }
    return String(
      UnitOrder.order(units, unitCount: names.count, pivot: pivot) {
        Array(documents[$0])[$1].isUppercase
      }
      .map { names[$0] })
  }

  @Test func `the pivot's order holds`() {
    #expect(order("abcd", "badc") == "abcd")
  }

  @Test func `what the pivot lacks stands after what it follows in its own document`() {
    #expect(order("abcd", "axbd") == "axbcd")
    #expect(order("abcd", "xad") == "xabcd")
    #expect(order("abc", "cx") == "abcx")
  }

  @Test func `additions of several documents at one place stand in the order of the documents`() {
    #expect(order("ab", "axyb", "azb") == "axyzb")
  }

  @Test func `a heading stands before what it heads in its own document`() {
    #expect(order("abcd", "aHd") == "abcHd")
    #expect(order("abc", "cHa") == "Habc")
    #expect(order("abc", "cHIa", "cJa") == "HIJabc")
    #expect(order("abc", "aHxc") == "aHxbc")
    #expect(order("abc", "aH") == "aHbc")
  }

  @Test func `another document than the first may be the pivot`() {
    #expect(order(pivot: 1, "bxa", "ab") == "abx")
  }

  @Test(arguments: 0..<UInt64(100))
  func `every unit comes exactly once, the pivot's in order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = Array("abCdefGhIjkl")
    let documents = (0..<4).map { _ in
      String(names.shuffled(using: &random).prefix(Int.random(in: 1...12, using: &random)))
    }
    let result = order(documents[0], documents[1], documents[2], documents[3])
    #expect(Set(result) == Set(documents.joined()), "seed \(seed)")
    #expect(result.count == Set(result).count, "seed \(seed)")
    #expect(result.filter { documents[0].contains($0) } == documents[0], "seed \(seed)")
  }
}
