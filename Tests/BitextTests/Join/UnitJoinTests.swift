import Testing

@testable import Bitext

@Suite struct UnitJoinTests {
  private func document(_ name: String, _ texts: [(Language, String)]) -> Document {
    let source = SourceFile(path: name, text: texts.map(\.1).joined(separator: "\n"))
    let segments = texts.enumerated().map { index, text in
      Segment(
        kind: .paragraph, language: text.0, lines: index + 1...index + 1,
        range: source.range(ofLine: index + 1), text: text.1, content: [.text(text.1)], depth: 0)
    }
    return Document(
      source: source, frontMatter: FrontMatter(), language: texts[0].0, segments: segments,
      outline: segments.indices.map { .segment($0) })
  }

  /// Units as `file.segment` names, sorted.
  private func units(_ documents: [Document], _ links: [(a: [String], b: [String], Double)])
    -> [[String]]
  {
    let pairs = links.map { link in
      let a = stream(link.a, documents)
      let b = stream(link.b, documents)
      return StreamPairs.Pair(
        a: a.stream, b: b.stream,
        alignment: Alignment(beads: [Bead(a: a.members, b: b.members, confidence: link.2)]))
    }
    return UnitJoin.units(of: documents, pairs: pairs)
      .map { $0.map { "\($0.place.document).\($0.place.segment)" } }
      .sorted { $0[0] < $1[0] }
  }

  private func stream(_ places: [String], _ documents: [Document]) -> (
    stream: Stream, members: [Int]
  ) {
    let parts = places.map { $0.split(separator: ".").compactMap { Int($0) } }
    let file = parts[0][0]
    let language = documents[file].segments[parts[0][1]].language
    let all = documents[file].streams(file: file, sharedBlocks: false)
    let stream = all.first { $0.language == language } ?? all[0]
    return (stream, parts.compactMap { stream.positions.firstIndex(of: $0[1]) })
  }

  private let english = Language.english
  private let korean = Language.korean

  @Test func `translations of one paragraph meet although only one stands beside it`() {
    let documents = [
      document("a", [(english, "One"), (korean, "하나")]), document("b", [(korean, "하나!")]),
    ]
    let result = units(documents, [(["0.0"], ["0.1"], 0.9), (["0.1"], ["1.0"], 0.8)])
    #expect(result == [["0.0", "0.1", "1.0"]])
  }

  @Test func `what is surer stands, and two places of one stream do not meet by accident`() {
    let documents = [
      document("a", [(english, "One"), (english, "Two")]), document("b", [(korean, "하나")]),
      document("c", [(korean, "둘")]),
    ]
    // b belongs to One and c to Two; a weak link between b and c must not join the two units.
    let result = units(
      documents, [(["0.0"], ["1.0"], 0.95), (["0.1"], ["2.0"], 0.9), (["1.0"], ["2.0"], 0.6)])
    #expect(result == [["0.0", "1.0"], ["0.1", "2.0"]])
  }

  @Test func `a bead of two paragraphs makes one unit`() {
    let documents = [
      document("a", [(english, "One"), (english, "Two")]), document("b", [(korean, "하나 둘")]),
    ]
    #expect(units(documents, [(["0.0", "0.1"], ["1.0"], 0.9)]) == [["0.0", "0.1", "1.0"]])
  }

  @Test(arguments: [(0.99, 0.9), (0.9, 0.99)])
  func `one paragraph for two takes both translations of these along, whichever is surer`(
    single: Double, double: Double
  ) {
    let documents = [
      document("a", [(english, "One"), (english, "Two")]),
      document("b", [(korean, "하나"), (korean, "둘")]),
      document("c", [(.japanese, "一、二")]),
    ]
    let result = units(
      documents,
      [
        (["0.0"], ["1.0"], single), (["0.1"], ["1.1"], single),
        (["0.0", "0.1"], ["2.0"], double), (["1.0", "1.1"], ["2.0"], double),
      ])
    #expect(result == [["0.0", "0.1", "1.0", "1.1", "2.0"]])
  }

  @Test func `a text between two paragraphs does not glue what a third text keeps apart`() {
    let documents = [
      document("a", [(english, "One"), (english, "Two")]),
      document("b", [(korean, "하나"), (korean, "둘")]),
      document("c", [(.japanese, "一"), (.japanese, "二")]),
    ]
    // The weak bead wrongly pairs the Korean for Two with the Japanese for One.
    let result = units(
      documents,
      [
        (["0.0"], ["1.0"], 0.95), (["0.1"], ["1.1"], 0.95), (["0.0"], ["2.0"], 0.9),
        (["0.1"], ["2.1"], 0.9), (["1.1"], ["2.0"], 0.6),
      ])
    #expect(result == [["0.0", "1.0", "2.0"], ["0.1", "1.1", "2.1"]])
  }

  @Test func `a bead that is more likely wrong than right joins nothing`() {
    let documents = [document("a", [(english, "One")]), document("b", [(korean, "둘")])]
    #expect(units(documents, [(["0.0"], ["1.0"], 0.49)]) == [["0.0"], ["1.0"]])
  }
}
