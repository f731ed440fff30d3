import Bitext

/// Makes guidelines whose paragraphs begin with a bold title in one text, and have it as a line of
/// its own in the other.
enum RunInTitles {
  static let variant = "titles"

  /// The rewritten task; nil unless its translation is undisturbed.
  static func task(_ task: DataSet.Task) -> DataSet.Task? {
    guard task.variant == "clean" else { return nil }
    var generator = task.generator(23)
    let cutsSource = generator.next() % 2 == 0
    var (source, target): ([Int: Titled], [Int: Titled]) = ([:], [:])
    for bead in task.gold where bead.a.count == 1 && bead.b.count == 1 {
      guard var one = Titled(task.source.segments[bead.a[0]]),
        var other = Titled(task.target.segments[bead.b[0]]), one.sentences == other.sentences
      else { continue }
      let isCut = generator.next() % 8 > 0
      (one.isCut, other.isCut) = (isCut && cutsSource, isCut && !cutsSource)
      (source[bead.a[0]], target[bead.b[0]]) = (one, other)
    }
    return task.rewritten(
      variant, RewrittenStream(task.source) { source[$0]?.segments(for: $1) ?? [$1] },
      RewrittenStream(task.target) { target[$0]?.segments(for: $1) ?? [$1] })
  }

  /// A paragraph whose first sentence is its title.
  private struct Titled {
    let title: String
    let body: String
    let sentences: Int
    /// Whether the title stands above the rest.
    var isCut = false

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

    func segments(for segment: Segment) -> [Segment] {
      let bold = Inline.strong([.text(title)])
      if isCut {
        return [
          segment.rewritten(as: .heading(at: 4), title, [bold]),
          segment.rewritten(as: .paragraph, body, [.text(body)]),
        ]
      }
      return [segment.rewritten(as: .paragraph, segment.text, [bold, .text(" " + body)])]
    }
  }
}
