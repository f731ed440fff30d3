import Bitext

/// Marks the texts of a page whose originals have changed since somebody looked.
struct StaleMarker: Sendable {
  /// The last segments of the texts, in the page's own source.
  private let segments: Set<Int>
  /// The topic, by its place in the corpus.
  private let topic: Int
  private let original: Language

  /// Nil where every text of the edition is up to date.
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

  /// Writes a mark behind a segment whose original has changed: a link to all languages.
  func write(after segment: Int, of reading: Reading, to body: inout BodyWriter) {
    guard segments.contains(segment), !body.text.isInLink else { return }
    let sentence = DeskWords.of(body.language).stale(body.words.name(of: original))
    body.html.markup(" <a class=\"stale\"")
    let unit = reading.identifier(of: segment)
    body.html.attribute("href", body.href(.parallel(topic: topic), fragment: unit))
    body.writeLanguage(body.language)
    body.html.attribute("aria-label", sentence)
    body.html.attribute("title", sentence)
    body.html.markup("></a>")
  }
}
