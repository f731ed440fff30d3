package import Bitext

extension Site {
  /// One language of a unit on a parallel page, with the segments that it shows in order.
  package struct ParallelSide: Sendable {
    /// The id of the unit.
    package let unit: String
    /// The language of the side.
    package let language: Language
    /// The segments of the side.
    package let segments: [SegmentPlace]
  }

  /// The sides of all units on the parallel page of a topic, in page order.
  ///
  /// If several sources say the same text, only the first of them is included.
  package func parallelSides(ofTopic index: Int) -> [ParallelSide] {
    let topic = corpus[index]
    let parallel = ParallelText(topic, index: index, examples: context.examples(index))
    return topic.units.flatMap { unit -> [ParallelSide] in
      var sides: [ParallelSide] = []
      for language in Set(unit.variants.map(\.language)).filter(\.isDetermined).sorted() {
        let groups = parallel.grouped(unit.variants.filter { $0.language == language }[...])
        let segments = groups.compactMap(\.first).flatMap { variant in
          variant.segments.map { SegmentPlace(document: variant.document, segment: $0) }
        }
        sides.append(ParallelSide(unit: unit.id, language: language, segments: segments))
      }
      return sides
    }
  }
}
