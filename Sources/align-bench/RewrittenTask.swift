import Bitext

/// A text of a task whose segments become others, and where each of them is now.
struct RewrittenStream {
  private let original: Bitext.Stream
  private var segments: [Segment] = []
  /// For each segment of the text as it was, its places now.
  fileprivate var places: [[Int]] = []

  /// - Parameters:
  ///   - original: The text as it was.
  ///   - rewrite: What becomes of a segment, by its index; one at least.
  init(_ original: Bitext.Stream, _ rewrite: (Int, Segment) -> [Segment]) {
    self.original = original
    for (index, segment) in original.segments.enumerated() {
      let start = segments.count
      segments += rewrite(index, segment)
      places.append(Array(start..<segments.count))
    }
  }

  fileprivate var stream: Bitext.Stream {
    Bitext.Stream(
      file: original.file, language: original.language, segments: segments,
      positions: Array(segments.indices))
  }
}

extension DataSet.Task {
  /// Random numbers that are the same in every run, and others for each task.
  func generator(_ seed: UInt64) -> SplitMix64 {
    SplitMix64(state: output.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }

  /// The task with other texts, whose beads go with their segments.
  func rewritten(
    _ variant: String, _ source: RewrittenStream, _ target: RewrittenStream
  ) -> DataSet.Task {
    DataSet.Task(
      pair: pair, variant: variant, document: document, source: source.stream,
      target: target.stream,
      gold: gold.map { bead in
        Bead(
          a: SegmentIndices(bead.a.flatMap { source.places[$0] }),
          b: SegmentIndices(bead.b.flatMap { target.places[$0] }), confidence: 1)
      },
      output: variant + "/" + output, fold: fold)
  }
}

extension Segment {
  /// The same place in the file with another text in it.
  func rewritten(as kind: Kind, _ text: String, _ content: [Inline]) -> Segment {
    Segment(
      kind: kind, language: language, lines: lines, range: range, text: text, content: content,
      depth: depth)
  }
}
