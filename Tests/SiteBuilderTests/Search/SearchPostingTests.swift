import Bitext
import Testing

@testable import SiteBuilder

struct SearchPostingTests {
  private struct Posting: Equatable {
    let unit: UInt32
    let term: Int
    let group: UInt8
  }

  private static let units: [(unit: UInt32, terms: [UInt32])] = [
    (0, [0, 1]), (15, [1]), (16, []), (300, [200, 3, 127, 128]), (70_000, [16_384]),
  ]

  private func group(_ term: Int) -> UInt8 { UInt8(term % SearchGroup.count) }

  private var postings: SearchPostings {
    var postings = SearchPostings()
    for (unit, terms) in Self.units { postings.append(unit: unit, terms, group: group) }
    return postings
  }

  private func list(_ postings: SearchPostings) -> [Posting] {
    var list: [Posting] = []
    postings.forEach { list.append(Posting(unit: $0, term: $1, group: $2)) }
    return list
  }

  @Test func `come back as they were added, also from a cache`() throws {
    let expected = Self.units.flatMap { unit, terms in
      terms.map { Posting(unit: unit, term: Int($0), group: group(Int($0))) }
    }
    #expect(list(postings) == expected)
    #expect(list(try SearchPostings(postings.bytes, terms: 16_385)) == expected)
  }

  @Test func `are refused where they are cut off or name terms that are not there`() {
    let bytes = postings.bytes
    for count in 1..<bytes.count {
      guard let cut = try? SearchPostings(Array(bytes[..<count]), terms: 16_385) else { continue }
      // What is taken ends with a unit.
      #expect(list(postings).starts(with: list(cut)), "\(count)")
      #expect([6, 10, 23].contains(count), "\(count)")
    }
    #expect(throws: Unpacker.Malformed.self) { try SearchPostings(bytes, terms: 16_384) }
    #expect(throws: Unpacker.Malformed.self) { try SearchPostings([0, 1, 0, 64], terms: 1) }
    #expect(throws: Unpacker.Malformed.self) {
      try SearchPostings([0x80, 0x80, 0x80, 0x80, 0x80, 0], terms: 1)
    }
  }
}
