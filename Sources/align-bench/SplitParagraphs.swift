import Bitext

/// Cuts the paragraphs of one of two texts with known beads into their sentences, as notes are that
/// come from a page where each line is a block.
enum SplitParagraphs {
  static let variant = "sentences"

  /// A task with the same texts, for the translations as they are.
  static func task(_ task: DataSet.Task) -> DataSet.Task? {
    guard task.variant == "clean" else { return nil }
    let seed = task.output.utf8.reduce(UInt64(29)) { $0 &* 31 &+ UInt64($1) }
    var generator = SplitMix64(state: seed)
    let splitsSource = generator.next() % 2 == 0
    func split(_ stream: Bitext.Stream) -> (stream: Bitext.Stream, places: [[Int]]) {
      var segments: [Segment] = []
      var places: [[Int]] = []
      for segment in stream.segments {
        let parts = segment.kind == .paragraph ? sentences(of: segment.text) : []
        let start = segments.count
        if parts.count > 1, generator.next() % 8 > 0 {
          segments += parts.map { copy(of: segment, $0) }
        } else {
          segments.append(segment)
        }
        places.append(Array(start..<segments.count))
      }
      let stream = Bitext.Stream(
        file: stream.file, language: stream.language, segments: segments,
        positions: Array(segments.indices))
      return (stream, places)
    }
    let same = { (stream: Bitext.Stream) in (stream, stream.segments.indices.map { [$0] }) }
    let source = splitsSource ? split(task.source) : same(task.source)
    let target = splitsSource ? same(task.target) : split(task.target)
    return DataSet.Task(
      pair: task.pair, variant: variant, document: task.document, source: source.0,
      target: target.0,
      gold: task.gold.map { bead in
        Bead(
          a: SegmentIndices(bead.a.flatMap { source.1[$0] }),
          b: SegmentIndices(bead.b.flatMap { target.1[$0] }), confidence: 1)
      },
      output: variant + "/" + task.output, fold: task.fold)
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var isEnded = false
    for character in text {
      if isEnded, character == " " || sentence.hasSuffix("。") {
        sentences.append(sentence)
        sentence = ""
      }
      if !(sentence.isEmpty && character == " ") { sentence.append(character) }
      isEnded = character == "。" || ".?!".contains(character)
    }
    if !sentence.isEmpty { sentences.append(sentence) }
    return sentences
  }

  private static func copy(of segment: Segment, _ text: String) -> Segment {
    Segment(
      kind: segment.kind, language: segment.language, lines: segment.lines, range: segment.range,
      text: text, content: [.text(text)], depth: segment.depth)
  }
}
