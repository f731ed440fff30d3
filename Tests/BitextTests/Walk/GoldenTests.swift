import TestSupport
import Testing

@testable import Bitext

/// The results of each stage for unusual notes; pages are checked in another suite.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func `cuts a layout as its author sees it`(_ golden: GoldenCase) throws {
    let (name, bytes) = try golden.source()
    let (document, diagnostics) = Segmenter.segment(try SourceFile(path: name, bytes: bytes))
    let problems = diagnostics.map { "\($0.severity) \($0.rule)\n" }.joined()
    try golden.expect(document.dump + problems, of: .segments)
  }

  @Test(arguments: GoldenCase.all)
  func `pairs the texts of a layout as a reader would`(_ golden: GoldenCase) async throws {
    let topic = try await topic(of: golden)
    let pairs = StreamPairs(joining: topic.documents, align: Configuration().aligner.align).pairs
    try golden.expect(pairs.map(Self.dump).joined(separator: "\n"), of: .alignment)
  }

  @Test(arguments: GoldenCase.all)
  func `joins the texts of a layout to units, and names them`(_ golden: GoldenCase) async throws {
    try golden.expect(Self.dump(try await topic(of: golden)), of: .units)
  }

  @Test func `there is a case for every layout`() throws {
    let names = GoldenCase.all.map(\.name)
    for number in 1...18 {
      #expect(names.contains(number < 10 ? "L0\(number)" : "L\(number)"))
    }
    try #require(names.count >= 31)
  }

  @Test(arguments: GoldenCase.all)
  func `every file of a case is asked for`(_ golden: GoldenCase) throws {
    let expected = GoldenCase.Stage.allCases.map(\.rawValue) + [try golden.source().name]
    #expect(try golden.files() == expected.sorted())
  }

  // MARK: As text

  private func topic(of golden: GoldenCase) async throws -> Topic {
    let notes = try golden.notes()
    let (corpus, _) = try await Pipeline(root: notes.path).corpus()
    return try #require(corpus.topics.first ?? corpus.home)
  }

  private static func dump(_ pair: StreamPairs.Pair) -> String {
    func side(_ indices: SegmentIndices, of stream: Stream) -> String {
      guard !indices.isEmpty else { return "-" }
      return indices.map { line(stream.segments[$0]) }.joined(separator: " + ")
    }
    return "\(pair.a.language) = \(pair.b.language)\n"
      + pair.alignment.beads.map { bead in
        let sides = "\(side(bead.a, of: pair.a)) = \(side(bead.b, of: pair.b))"
        return bead.isNull ? "\(sides)\n" : "\(sides)  \(tenths(bead.confidence))\n"
      }.joined()
  }

  private static func dump(_ topic: Topic) -> String {
    var text = "topic \(topic.slug)\n"
    for edition in topic.editions {
      text += "edition \(edition.language) \(edition.title) (\(edition.coverage))\n"
    }
    for unit in topic.units {
      text += "\n\(unit.id)\n"
      for variant in unit.variants {
        let segments = variant.segments.map { topic.documents[variant.document].segments[$0] }
        let lines = segments.map(line).joined(separator: " + ")
        text += "  \(variant.language) \(lines)  \(tenths(variant.confidence))\n"
      }
    }
    return text
  }

  /// The first line of a segment and the beginning of its text.
  private static func line(_ segment: Segment) -> String {
    let text = segment.text.replacing("\n", with: "⏎")
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(24)))
    return "\(segment.lines.lowerBound) \(start)" + (start == text ? "" : "…")
  }

  /// Rounds confidences, because newly fitted weights change the hundredths of all of them.
  private static func tenths(_ confidence: Double) -> String {
    let tenths = Int((confidence * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Document {
  /// One line per segment: lines, kind, language, text.
  ///
  /// `en>ko` is English in a Korean text.
  fileprivate var dump: String {
    segments.map { segment in
      let lines = segment.lines
      let range =
        lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
      let text = segment.text.replacing("\n", with: "⏎")
      let audience = segment.audience == segment.language ? "" : ">\(segment.audience)"
      return "\(range) \(segment.kind.name) \(segment.language)\(audience) \(text)\n"
    }.joined()
  }
}
