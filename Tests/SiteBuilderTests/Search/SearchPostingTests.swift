import Bitext
import Testing

@testable import SiteBuilder

struct SearchPostingTests {
  private struct Posting: Equatable {
    let unit: UInt32
    let term: Int
    let group: UInt8
  }

  /// Terms by their keys; the first one occurs twice in a unit.
  private static let found: [(unit: UInt32, key: UInt64, group: UInt8)] = [
    (0, 7, 1), (0, 9, 2), (0, 7, 34), (15, 9, 1), (300, 5, 63), (300, 7, 4), (70_000, 9, 0),
    (3_000_000_000, 7, 8),
  ]

  private var collector: SearchPostings.Collector {
    var collector = SearchPostings.Collector()
    for (unit, key, group) in Self.found {
      collector.add(SearchTerms.Found(keys: [SearchKey(bits: key)]), unit, group)
    }
    return collector
  }

  private func list(_ postings: SearchPostings) -> [Posting] {
    var list: [Posting] = []
    postings.forEach { term, units in
      var place = 0
      var unit: UInt32 = 0
      while place < units.count {
        unit &+= units.variableLength(at: &place)
        list.append(Posting(unit: unit, term: term, group: units[place]))
        place += 1
      }
    }
    return list
  }

  @Test func `come back by terms, those of one unit as one`() {
    let expected = [
      Posting(unit: 0, term: 0, group: 35), Posting(unit: 300, term: 0, group: 4),
      Posting(unit: 3_000_000_000, term: 0, group: 8), Posting(unit: 0, term: 1, group: 2),
      Posting(unit: 15, term: 1, group: 1), Posting(unit: 70_000, term: 1, group: 0),
      Posting(unit: 300, term: 2, group: 63),
    ]
    #expect(collector.keys.map(\.bits) == [7, 9, 5])
    #expect(list(collector.finish()) == expected)
  }

  @Test func `are the same whether the terms of a unit come one by one or at once`() {
    var whole = SearchPostings.Collector()
    var single = SearchPostings.Collector()
    for unit in UInt32(0)..<200 {
      let keys = (0..<50).map { SearchKey(bits: UInt64(unit) * $0 % 97) }
      whole.add(SearchTerms.Found(keys: keys), unit, 1)
      for key in keys { single.add(SearchTerms.Found(keys: [key]), unit, 1) }
    }
    #expect(whole.keys == single.keys)
    #expect(list(whole.finish()) == list(single.finish()))
  }

  @Test func `have the text of long terms once, in the order in which they are first found`() {
    var scanner = SearchTerms()
    var found = SearchTerms.Found()
    var collector = SearchPostings.Collector()
    for (unit, text) in ["navigation bar", "bar accessibility", "accessibility navigation row"]
      .enumerated()
    {
      scanner.scan(text, &found)
      collector.add(found, UInt32(unit), 1)
    }
    let long = SearchTerms.list(of: "navigation accessibility").filter { $0.utf8.count > 8 }
    #expect(long.count == 2)
    #expect(collector.long.text == Array(long.joined().utf8))
    #expect(collector.long.lengths.map(Int.init) == long.map(\.utf8.count))
  }
}

struct SearchKeyTests {
  private func key(_ term: String) -> SearchKey {
    SearchKey(term.utf8.span)
  }

  @Test(arguments: ["a", "é", "화면", "漢字", "𠀀𠀁", "abcdefgh", "é1é2é3"])
  func `a short term is its own key`(term: String) {
    var bytes: [UInt8] = []
    key(term).append(to: &bytes)
    #expect(key(term).isWhole == (term.utf8.count <= 8))
    if term.utf8.count <= 8 { #expect(bytes == Array(term.utf8)) }
  }

  @Test(arguments: ["화면", "漢字", "𠀀𠀁", "ab", "é語", "語a"])
  func `a pair has the same key in halves`(pair: String) {
    var place = 0
    let first = SearchKey.Start(pair.utf8.span, at: &place)
    #expect(SearchKey(first) == key(String(pair.unicodeScalars.prefix(1))))
    let second = SearchKey.Start(pair.utf8.span, at: &place)
    #expect(SearchKey(first, second) == key(pair))
    #expect(place == pair.utf8.count)
  }

  @Test func `long terms have keys of their own, and none is a text`() {
    let terms = (0..<1000).map { "internationalisation\($0)" }
    let keys = terms.map { key($0) }
    #expect(Set(keys).count == 1000)
    let long = keys.filter { !$0.isWhole }
    #expect(long == keys)
    #expect(Set(([key("a"), key("b")] + keys).map(\.mixed)).count == 1002)
  }
}
