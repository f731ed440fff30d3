import Bitext

/// Marks the texts of a page whose originals have changed since the last review.
struct StaleMarker: Sendable {
  /// The last segments of the outdated texts, in the page's own source.
  private let segments: Set<Int>
  /// The index of the topic in the corpus.
  private let topic: Int
  private let original: Language

  /// Nil if no text of the edition is out of date.
  init?(of topic: Topic, index: Int, edition: Edition) {
    guard !topic.stamps.entries.isEmpty, let original = topic.originalLanguage else { return nil }
    let states = UnitStates(of: topic)
    segments = topic.units.indices.reduce(into: []) { stale, unit in
      guard case .outOfDate? = states.state(of: unit, in: edition.language) else { return }
      for variant in topic.units[unit].variants
      where variant.language == edition.language && variant.document == edition.document {
        if let last = variant.segments.last { stale.insert(last) }
      }
    }
    if segments.isEmpty { return nil }
    self.topic = index
    self.original = original
  }

  /// Writes a mark after an outdated segment: a link to the unit on the parallel page.
  func write(after segment: Int, of reading: Reading, to body: inout BodyWriter) {
    guard segments.contains(segment), !body.text.isInLink else { return }
    let sentence = DeskWords.of(body.language).stale(body.words.name(of: original))
    body.html.markup(" <a class=\"stale\"")
    let unit = reading.identifier(of: segment)
    body.html.attribute("href", body.hrefOfParallel(topic, unit: unit))
    body.writeLanguage(body.language)
    body.html.attribute("aria-label", sentence)
    body.html.attribute("title", sentence)
    body.html.markup("></a>")
  }
}
