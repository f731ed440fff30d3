import Bitext

/// Marks the texts of a page whose originals have changed since the last review, that a program
/// translated and nobody has looked at, or that changed recently.
struct StateMarker: Sendable {
  private enum Mark {
    case stale, machine
    /// Changed on a day.
    case changed(String)
  }

  /// The last segments of the marked texts, in the page's own source.
  private let segments: [Int: Mark]
  /// The index of the topic in the corpus.
  private let topic: Int
  private let original: Language

  /// Nil if no text of the edition has a mark.
  init?(
    of topic: Topic, index: Int, edition: Edition, recent: [String: [Language: String]] = [:]
  ) {
    guard !topic.stamps.entries.isEmpty || !recent.isEmpty, let original = topic.originalLanguage
    else { return nil }
    let states = UnitStates(of: topic)
    segments = topic.units.indices.reduce(into: [:]) { marks, unit in
      let mark: Mark
      if case .outOfDate? = states.state(of: unit, in: edition.language) {
        mark = .stale
      } else if states.isOfMachine(unit, in: edition.language) {
        mark = .machine
      } else if let day = recent[topic.units[unit].id]?[edition.language] {
        mark = .changed(day)
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
    // A mark does not begin a line. Lines may break at a no-break space before a box, but not at a
    // narrow one (CSS Text 3, 5.1).
    body.html.markup("\u{202F}<a")
    switch mark {
    case .stale:
      sentence = desk.stale(body.words.name(of: original))
      body.html.markup(" class=\"stale\"")
    case .machine:
      sentence = desk.machine
      body.html.markup(" class=\"stale machine\"")
    case .changed(let day):
      sentence = ChangeWords.of(body.language).changedOn(day)
      body.html.markup(" class=\"stale changed\"")
    }
    let unit = reading.identifier(of: segment)
    body.html.attribute("href", body.hrefOfParallel(topic, unit: unit))
    body.writeLanguage(body.language)
    body.html.attribute("aria-label", sentence)
    body.html.attribute("title", sentence)
    body.html.markup("></a>")
  }
}
