import Bitext

/// Makes guidelines of two texts with known beads: paragraphs that begin with a bold title in one
/// text, and have it as a line of its own above them in the other.
enum RunInTitles {
  static let variant = "titles"

  /// A task with the same texts, for the translations as they are.
  static func task(_ task: DataSet.Task) -> DataSet.Task? {
    guard task.variant == "clean" else { return nil }
    let seed = task.output.utf8.reduce(UInt64(23)) { $0 &* 31 &+ UInt64($1) }
    var generator = SplitMix64(state: seed)
    let cutsSource = generator.next() % 2 == 0
    var (source, target) = (Rewriting(task.source), Rewriting(task.target))
    for bead in task.gold where bead.a.count == 1 && bead.b.count == 1 {
      guard let one = Titled(task.source.segments[bead.a[0]]),
        let other = Titled(task.target.segments[bead.b[0]]), one.sentences == other.sentences
      else { continue }
      let isCut = generator.next() % 8 > 0
      source.set(bead.a[0], one, isCut: isCut && cutsSource)
      target.set(bead.b[0], other, isCut: isCut && !cutsSource)
    }
    return DataSet.Task(
      pair: task.pair, variant: variant, document: task.document, source: source.stream,
      target: target.stream,
      gold: task.gold.map { bead in
        Bead(
          a: SegmentIndices(bead.a.flatMap { source.places[$0] }),
          b: SegmentIndices(bead.b.flatMap { target.places[$0] }), confidence: 1)
      },
      output: variant + "/" + task.output, fold: task.fold)
  }

  /// A paragraph whose first sentence can be a title.
  private struct Titled {
    let title: String
    let body: String
    let sentences: Int

    init?(_ segment: Segment) {
      guard segment.kind == .paragraph else { return nil }
      let text = Array(segment.text)
      let ends = text.indices.dropLast().filter { index in
        text[index] == "。" || ".?!".contains(text[index]) && text[index + 1] == " "
      }
      guard let end = ends.first, end < 100 else { return nil }
      title = String(text[...end])
      body = String(text[(end + 1)...].drop { $0 == " " })
      sentences = ends.count
    }
  }

  /// A text whose paragraphs become titled ones.
  private struct Rewriting {
    private let original: Bitext.Stream
    private var titled: [Int: (text: Titled, isCut: Bool)] = [:]

    init(_ stream: Bitext.Stream) { original = stream }

    mutating func set(_ index: Int, _ text: Titled, isCut: Bool) { titled[index] = (text, isCut) }

    /// Where each segment of the text as it was is now.
    var places: [[Int]] {
      var next = 0
      return original.segments.indices.map { index in
        let count = titled[index]?.isCut == true ? 2 : 1
        defer { next += count }
        return Array(next..<next + count)
      }
    }

    var stream: Bitext.Stream {
      let segments = original.segments.enumerated().flatMap { index, segment -> [Segment] in
        guard let (text, isCut) = titled[index] else { return [segment] }
        let title = Inline.strong([.text(text.title)])
        if isCut {
          return [
            copy(of: segment, .heading(at: 4), text.title, [title]),
            copy(of: segment, .paragraph, text.body, [.text(text.body)]),
          ]
        }
        return [copy(of: segment, .paragraph, segment.text, [title, .text(" " + text.body)])]
      }
      return Bitext.Stream(
        file: original.file, language: original.language, segments: segments,
        positions: Array(segments.indices))
    }

    private func copy(
      of segment: Segment, _ kind: Segment.Kind, _ text: String, _ content: [Inline]
    ) -> Segment {
      Segment(
        kind: kind, language: segment.language, lines: segment.lines, range: segment.range,
        text: text, content: content, depth: segment.depth)
    }
  }
}
