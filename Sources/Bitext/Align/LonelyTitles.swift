/// Adds a title that was left alone to the bead of the text below it, where the paragraph of the
/// other language begins with the translated title.
///
/// A title that runs into its paragraph in bold is known before anything is paired
/// (``Comparison/isTitleAndBody(_:_:_:)``). One that is the first sentence of its paragraph,
/// without any mark, shows only once the rest of the paragraph is paired: a sentence of it is left
/// over.
struct LonelyTitles {
  /// The share of the title's best match that it needs with the paragraph.
  private static let leastShare: Float = 0.6
  /// The information of a title's best match, in nats, that it needs with the paragraph.
  private static let leastInformation: Float = 1.5
  /// The share of a paragraph's words that its title may be.
  private static let beginning: Float = 0.5
  /// The largest logarithm, either way, of the ratio of the lengths of both sides.
  private static let mostRatio: Float = 0.6
  /// The highest confidence of a bead with such a title.
  private static let mostConfidence = 0.85

  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// The beads with the titles that belong to them, in the order of the first stream.
  ///
  /// - Complexity: O(n) in the number of segments, and a search in a row of cells for each title that
  ///   is alone.
  func joined(_ beads: [Bead]) -> [Bead] {
    guard beads.contains(where: \.isNull) else { return beads }
    let linked = beads.filter { !$0.isNull }
    var joined = linked
    join(&joined, titlesInB: true)
    join(&joined, titlesInB: false)
    guard joined != linked else { return beads }
    return Decoding.inReadingOrder(joined, n: comparison.a.count, m: comparison.b.count)
  }

  private func join(_ beads: inout [Bead], titlesInB: Bool) {
    let shapes = titlesInB ? comparison.b.shapes : comparison.a.shapes
    var isLinked = [Bool](repeating: false, count: shapes.count)
    for bead in beads { for place in titlesInB ? bead.b : bead.a { isLinked[place] = true } }
    for index in beads.indices {
      let bead = beads[index]
      let (wholes, texts) = titlesInB ? (bead.a, bead.b) : (bead.b, bead.a)
      guard wholes.count == 1, texts[0] > 0, !isLinked[texts[0] - 1],
        shapes[texts[0] - 1].kind == .heading, begins(wholes[0], texts, titlesInB)
      else { continue }
      let title = texts[0] - 1
      isLinked[title] = true
      let all = SegmentIndices([title] + Array(texts))
      beads[index] = Bead(
        a: titlesInB ? bead.a : all, b: titlesInB ? all : bead.b,
        confidence: min(bead.confidence, Self.mostConfidence))
    }
  }

  /// Whether a whole begins with the title above the texts that are paired with it.
  private func begins(_ whole: Int, _ texts: SegmentIndices, _ titlesInB: Bool) -> Bool {
    let (wholeShape, shapes) =
      titlesInB
      ? (comparison.a.shapes[whole], comparison.b.shapes)
      : (comparison.b.shapes[whole], comparison.a.shapes)
    let title = texts[0] - 1
    guard wholeShape.kind == .paragraph || wholeShape.kind == .item else { return false }
    let sentences = texts.reduce(Float(0)) { $0 + shapes[$1].sentences }
    let length = texts.reduce(shapes[title].length) { $0 + shapes[$1].length }
    // A title that is also a first sentence ends like one; the name of a section does not.
    guard shapes[title].end != .none, shapes[title].end != .colon,
      wholeShape.sentences == sentences + shapes[title].sentences,
      abs(logarithm(length / wholeShape.length)) <= Self.mostRatio
    else { return false }
    return saysTheBeginning(title, whole, texts, titlesInB)
  }

  /// Whether words at the beginning of a whole are the title's and none of the texts below it.
  private func saysTheBeginning(
    _ title: Int, _ whole: Int, _ texts: SegmentIndices, _ titlesInB: Bool
  ) -> Bool {
    func cell(_ text: Int) -> Cells.Cell? {
      let place = titlesInB ? comparison.cell(of: whole, text) : comparison.cell(of: text, whole)
      return place.map { comparison.cells.cells[$0] }
    }
    func words(_ cell: Cells.Cell?) -> UInt64 { (titlesInB ? cell?.maskA : cell?.maskB) ?? 0 }
    let peak = titlesInB ? comparison.cells.peakB[title] : comparison.cells.peakA[title]
    let starts = titlesInB ? comparison.a.segmentStarts : comparison.b.segmentStarts
    let count = starts[whole + 1] - starts[whole]
    // The bits of a longer text stand for several words each.
    guard 2...64 ~= count, let own = cell(title), own.total >= Self.leastInformation,
      own.total >= Self.leastShare * peak
    else { return false }
    let below = texts.reduce(UInt64(0)) { $0 | words(cell($1)) }
    let (ofTitle, ofTexts) = (words(own) & ~below, below & ~words(own))
    guard ofTitle != 0, ofTexts != 0 else { return false }
    let place = Comparison.meanBit(of: ofTitle)
    return place <= Self.beginning * Float(count) && place < Comparison.meanBit(of: ofTexts)
  }
}
