package import Bitext

extension Site {
  /// One language of a unit on a parallel page: what its blocks show, one after the other.
  package struct ParallelSide: Sendable {
    /// The id of the unit.
    package let unit: String
    /// The language of the side.
    package let language: Language
    /// The segments of the text.
    package let segments: [SegmentPlace]
  }

  /// What stands where on the parallel page of a topic, in the order of the page.
  ///
  /// What several sources say in the same words is there once, for the first of them.
  package func parallelSides(ofTopic index: Int) -> [ParallelSide] {
    let topic = corpus.topics[index]
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
