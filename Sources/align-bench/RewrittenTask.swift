import Bitext

/// A rewritten text of a task, with the new indices of its segments.
struct RewrittenStream {
  private let original: Bitext.Stream
  private var segments: [Segment] = []
  /// For each original segment, its new indices.
  fileprivate var places: [[Int]] = []

  /// - Parameters:
  ///   - original: The original text.
  ///   - rewrite: The segments that replace a segment, given with its index; at least one.
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
  /// A random generator that differs between tasks but not between runs.
  func generator(_ seed: UInt64) -> SplitMix64 {
    SplitMix64(state: output.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }

  /// The task with rewritten texts; its beads refer to the new segments.
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
  /// The segment with another kind and text at the same place.
  func rewritten(as kind: Kind, _ text: String, _ content: [Inline]) -> Segment {
    Segment(
      kind: kind, language: language, lines: lines, range: range, text: text, content: content,
      depth: depth)
  }
}
