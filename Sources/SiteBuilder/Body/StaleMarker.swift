import Bitext

/// Marks the texts of a page whose originals have changed since the last review, and those that a
/// program translated and nobody has looked at.
struct StaleMarker: Sendable {
  private enum Mark { case stale, machine }

  /// The last segments of the marked texts, in the page's own source.
  private let segments: [Int: Mark]
  /// The index of the topic in the corpus.
  private let topic: Int
  private let original: Language

  /// Nil if no text of the edition is out of date.
  init?(of topic: Topic, index: Int, edition: Edition) {
    guard !topic.stamps.entries.isEmpty, let original = topic.originalLanguage else { return nil }
    let states = UnitStates(of: topic)
    segments = topic.units.indices.reduce(into: [:]) { marks, unit in
      let mark: Mark
      if case .outOfDate? = states.state(of: unit, in: edition.language) {
        mark = .stale
      } else if states.isOfMachine(unit, in: edition.language) {
        mark = .machine
      } else {
        return
      }
      for variant in topic.units[unit].variants
      where variant.language == edition.language && variant.document == edition.document {
        if let last = variant.segments.last { marks[last] = mark }
      }
    }
    if segments.isEmpty { return nil }
    self.topic = index
    self.original = original
  }

  /// Writes a mark after a segment: a link to the unit on the parallel page.
  func write(after segment: Int, of reading: Reading, to body: inout BodyWriter) {
    guard let mark = segments[segment], !body.text.isInLink else { return }
    let desk = DeskWords.of(body.language)
    let sentence: String
    switch mark {
    case .stale:
      sentence = desk.stale(body.words.name(of: original))
      body.html.markup(" <a class=\"stale\"")
    case .machine:
      sentence = desk.machine
      body.html.markup(" <a class=\"stale machine\"")
    }
    let unit = reading.identifier(of: segment)
    body.html.attribute("href", body.hrefOfParallel(topic, unit: unit))
    body.writeLanguage(body.language)
    body.html.attribute("aria-label", sentence)
    body.html.attribute("title", sentence)
    body.html.markup("></a>")
  }
}
