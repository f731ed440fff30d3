import TestSupport
import Testing

@testable import Bitext

/// A few documents of the development set, aligned with the shipped lexicons and weights.
@Suite struct DevelopmentSetTests {
  @Test(arguments: ["clean", "del15", "mergesplit", "plain", "combo"], ["ko", "ja"])
  func `nearly every bead of a known translation is found`(variant: String, language: String) throws
  {
    var (right, predicted, gold) = (0, 0, 0)
    for name in ["bugs", "faq-gui", "tutorial-appetite", "library-heapq"] {
      let english = try DevelopmentSet.stream("source/\(name).en.md", .english, file: 0)
      let other = try DevelopmentSet.stream(
        "\(variant)/\(name).\(language).md", Language(tag: language), file: 1)
      let wanted = try DevelopmentSet.beads("\(variant)/\(name).en-\(language).gold.tsv")
      let found = Set(
        Aligner(lexicon: .empty).align(english, other).beads.filter { !$0.isNull }.map {
          [Array($0.a), Array($0.b)]
        })
      right += found.intersection(wanted).count
      predicted += found.count
      gold += wanted.count
    }
    #expect(gold > 0)
    #expect(Double(2 * right) / Double(predicted + gold) > 0.94)
  }

  @Test(arguments: ["clean", "mergesplit", "combo"])
  func `the units of three languages hold what is known to belong together`(
    variant: String
  ) throws {
    var (kept, gold) = (0, 0)
    for name in ["bugs", "faq-gui", "tutorial-appetite", "library-heapq"] {
      let documents = try [
        ("source/\(name).en.md", Language.english), ("source/\(name).ko.md", .korean),
        ("\(variant)/\(name).ja.md", .japanese),
      ].enumerated().map { file, text in try DevelopmentSet.document(text.0, text.1, file: file) }
      let pairs = StreamPairs(joining: documents, align: Aligner(lexicon: .empty).align).pairs
      let units = UnitJoin.units(of: documents, pairs: pairs).map { $0.map(\.place) }
      for (file, pair) in ["en-ja", "ko-ja"].enumerated() {
        let wanted = try DevelopmentSet.beads("\(variant)/\(name).\(pair).gold.tsv")
        gold += wanted.count
        kept += wanted.count { bead in
          let places =
            bead[0].map { SegmentPlace(document: file, segment: $0) }
            + bead[1].map { SegmentPlace(document: 2, segment: $0) }
          return units.contains { $0.contains(places[0]) && places.allSatisfy($0.contains) }
        }
      }
    }
    #expect(gold > 0)
    #expect(Double(kept) / Double(gold) > 0.96, "\(kept) of \(gold)")
  }
}

private enum DevelopmentSet {
  /// A stream with one paragraph per block; fences and headings keep their kind.
  static func stream(_ path: String, _ language: Language, file: Int) throws -> Stream {
    var blocks: [String] = []
    var block = ""
    for line in try Checkout.text("alignment/" + path).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.allSatisfy(\.isWhitespace) {
        if !block.isEmpty { blocks.append(block) }
        block = ""
      } else {
        block += (block.isEmpty ? "" : "\n") + line
      }
    }
    if !block.isEmpty { blocks.append(block) }
    let segments = blocks.enumerated().map { line, text in
      let level = text.prefix { $0 == "#" }.count
      let kind: Segment.Kind =
        text.hasPrefix("```")
        ? .code
        : (1...6).contains(level)
          ? .heading(at: level) : text.hasPrefix("- ") ? .item : .paragraph
      return Segment(
        kind: kind, language: language, lines: line + 1...line + 1, range: SourceRange(0, 0),
        text: text, content: [], depth: 0)
    }
    return Stream(
      file: file, language: language, segments: segments, positions: Array(segments.indices))
  }

  static func document(_ path: String, _ language: Language, file: Int) throws -> Document {
    let stream = try stream(path, language, file: file)
    return Document(
      source: SourceFile(path: path, text: ""), frontMatter: FrontMatter(), language: language,
      segments: stream.segments, outline: stream.positions.map { .segment($0) })
  }

  static func beads(_ path: String) throws -> Set<[[Int]]> {
    let lines = try Checkout.text("alignment/" + path).split(separator: "\n")
    let beads = lines.map { line -> [[Int]] in
      let sides = line.split(separator: "\t", omittingEmptySubsequences: false)
      return sides.map { side in side.split(separator: ",").compactMap { Int($0) } }
    }
    return Set(beads.filter { $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty })
  }
}
