import Bitext
import Foundation

/// Scores topics of three languages: the English and Korean texts of a document with each of its
/// Japanese variants.
///
/// Readers see units, which are joined from the beads of all pairs, so the units are scored pair by
/// pair. A correct unit is a set of segments that the known beads of the three pairs connect.
struct JoinedTopics {
  /// The pairs of a topic's documents, by their indices.
  private static let pairs = [("en-ko", 0, 1), ("en-ja", 0, 2), ("ko-ja", 1, 2)]

  private struct Place: Hashable {
    let document: Int
    let segment: Int
  }

  private struct Row {
    let variant: String
    var scores: [Score]
  }

  private var rows: [Row] = []

  /// Joins and scores the topics of every variant that the data set provides.
  init(_ data: DataSet, align: @escaping Align) {
    func task(_ pair: String, _ variant: String, _ document: String) -> DataSet.Task? {
      data.tasks.first { $0.pair == pair && $0.variant == variant && $0.document == document }
    }
    for english in data.tasks
    where english.pair == "en-ja" && DataSet.Task.given.contains(english.variant) {
      guard let korean = task("ko-ja", english.variant, english.document),
        let sources = task("en-ko", "clean", english.document)
      else { continue }
      let units = Self.units(of: [english.source, korean.source, english.target], align)
      let known = Self.connected(by: [sources.gold, english.gold, korean.gold])
      let index = rows.firstIndex { $0.variant == english.variant } ?? rows.count
      if index == rows.count {
        rows.append(Row(variant: english.variant, scores: Self.pairs.map { _ in Score() }))
      }
      for (number, pair) in Self.pairs.enumerated() {
        rows[index].scores[number].add(Self.beads(units, pair), Self.beads(known, pair))
      }
    }
  }

  /// A table with the strict and link F1 of the units' pairs for each variant.
  var table: String {
    var lines = ["variant     " + Self.pairs.map { "  \($0.0) strict     link" }.joined()]
    for row in rows {
      lines.append(
        row.variant.padding(toLength: 12, withPad: " ", startingAt: 0)
          + row.scores.map {
            "      \(Report.percent($0.strict.f1)) \(Report.percent($0.link.f1))"
          }.joined())
    }
    return lines.joined(separator: "\n")
  }

  private static func units(of streams: [Bitext.Stream], _ align: Align) -> [Set<Place>] {
    let documents = streams.enumerated().map { index, stream in
      Document(
        source: SourceFile(path: "\(index).md", text: ""), frontMatter: FrontMatter(),
        language: stream.language, segments: stream.segments,
        outline: stream.segments.indices.map { .segment($0) })
    }
    let pairs = StreamPairs(joining: documents, align: align).pairs
    return UnitJoin.units(of: documents, pairs: pairs).map { unit in
      Set(unit.map { Place(document: $0.place.document, segment: $0.place.segment) })
    }
  }

  /// The sets of places that the beads of all pairs connect.
  private static func connected(by beads: [[Bead]]) -> [Set<Place>] {
    var units: [Set<Place>] = []
    for (pair, beads) in zip(pairs, beads) {
      for bead in beads where !bead.isNull {
        var unit = Set(bead.a.map { Place(document: pair.1, segment: $0) })
        unit.formUnion(bead.b.map { Place(document: pair.2, segment: $0) })
        for other in units where !other.isDisjoint(with: unit) { unit.formUnion(other) }
        units.removeAll { !$0.isDisjoint(with: unit) }
        units.append(unit)
      }
    }
    return units
  }

  private static func beads(_ units: [Set<Place>], _ pair: (String, Int, Int)) -> [Bead] {
    units.compactMap { unit in
      func segments(of document: Int) -> [Int] {
        unit.filter { $0.document == document }.map(\.segment).sorted()
      }
      let (a, b) = (segments(of: pair.1), segments(of: pair.2))
      return a.isEmpty || b.isEmpty ? nil : Bead(a: a, b: b, confidence: 1)
    }
  }
}
