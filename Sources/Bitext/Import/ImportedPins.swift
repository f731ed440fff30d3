import TextBasics

/// Pins for texts that an import adds, where the aligner would not find what they translate.
///
/// A delivery says which text translates which. Where only a few texts of a file are translated, order
/// and size say something else, so that the next delivery would take one text for another. Only
/// these texts are pinned.
struct ImportedPins {
  /// A text that was added, and the text that it translates.
  struct Pair {
    let source: (path: String, text: String)
    let target: (path: String, text: String)
  }

  private let topic: Topic
  private let corpus: Corpus
  private let documents: [Document]
  /// The place of each text that stands once in its source, by the path and the text.
  private let places: [String: [String: SegmentPlace?]]

  /// The pins of a topic, as it was before the import, whose `files` have these bytes after it, by path.
  init(_ topic: Topic, _ corpus: Corpus, files: [String: [UInt8]]) {
    self.topic = topic
    self.corpus = corpus
    let known = Set(topic.documents.map(\.source.path))
    let new = files.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    documents =
      topic.documents.map { document in
        let path = document.source.path
        return files[path].map { Self.document($0, at: path) } ?? document
      } + new.map { Self.document($0.value, at: $0.key) }
    places = documents.enumerated().reduce(into: [:]) { places, document in
      let (number, document) = document
      var own: [String: SegmentPlace?] = [:]
      for (segment, value) in document.segments.enumerated() {
        own[value.text] =
          own.keys.contains(value.text)
          ? .some(nil) : SegmentPlace(document: number, segment: segment)
      }
      places[document.source.path] = own
    }
  }

  private static func document(_ bytes: [UInt8], at path: String) -> Document {
    Segmenter.segment(
      SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self)),
      pathHint: PathKey(path: path).language
    ).0
  }

  /// The file of pins with those that `pairs` need; nil if they need none.
  ///
  /// - Complexity: O(rounds) alignments of the topic; one where nothing has to be pinned.
  func file(for pairs: [Pair]) -> Importing.File? {
    let path = Sidecars.path(of: .pins, for: topic, in: corpus)
    let asset = corpus.assets.first { $0.path == path }
    let old = asset.flatMap { try? $0.contents() }
    guard asset == nil || old != nil else { return nil }
    var bytes = old ?? []
    for _ in 0..<Self.mostRounds {
      let wrong = wrongPairs(of: pairs, under: bytes, at: path)
      let added = wrong.compactMap { pair -> Pin? in
        guard let source = Pin.quote(of: pair.source, in: documents),
          let target = Pin.quote(of: pair.target, in: documents)
        else { return nil }
        return Pin(.together([source, target]))
      }
      let next = added.prefix(Self.mostAtOnce).reduce(bytes) { Pin.adding($1, to: $0) ?? $0 }
      guard next != bytes else { break }
      bytes = next
    }
    return bytes == old ?? [] ? nil : Importing.File(path: path, bytes: bytes, old: old)
  }

  private static let mostRounds = 8
  private static let mostAtOnce = 40

  /// The pairs that are in different units under the pins in `bytes`.
  private func wrongPairs(
    of pairs: [Pair], under bytes: [UInt8], at path: String
  ) -> [(source: SegmentPlace, target: SegmentPlace)] {
    let source = SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    let pins = Pins.resolving([(source, Pin.reading(source).0)], in: documents)
    var plan = TopicPlan(
      slug: topic.slug, givenTitles: [:], section: topic.section, weight: nil,
      documents: pins.documents, titles: pins.documents.map { DocumentTitle(of: $0) })
    plan.pins = pins.pins
    plan.stamps = topic.stamps
    let joined = TopicBuilder.topic(from: plan, align: corpus.aligner.align)
    return pairs.compactMap { pair in
      guard let source = places[pair.source.path]?[pair.source.text] ?? nil,
        let target = places[pair.target.path]?[pair.target.text] ?? nil,
        joined.unitOfSegment[source.document][source.segment]
          != joined.unitOfSegment[target.document][target.segment]
      else { return nil }
      return (source, target)
    }
  }
}
