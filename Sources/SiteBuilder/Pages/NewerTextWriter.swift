import Bitext

/// Writes notices of texts that are newer than the one on a page: a later edition, and an original
/// that has changed since.
struct NewerTextWriter {
  let site: SiteContext
  /// The index of the topic in the corpus.
  let index: Int
  let history: ChangeLog.History

  let edition: Edition

  /// Whether no text is newer.
  var isEmpty: Bool { original == nil && newerEdition == nil }

  /// Writes a paragraph for each kind of newer text.
  func write(to body: inout BodyWriter) {
    if let original { write(original.entry, in: original.language, to: &body) }
    if let newerEdition { write(newerEdition, to: &body) }
  }

  private var topic: Topic { site.plan.corpus[index] }

  /// The last change of the original that is not in the text yet.
  ///
  /// Of the editions of a language, only the main one is compared with the original.
  private var original: (language: Language, entry: ChangeLog.Entry)? {
    guard edition.name == nil, let original = topic.originalLanguage,
      let entry = history.entries.first(where: { $0.behind.contains(edition.language) })
    else { return nil }
    return (original, entry)
  }

  private func write(
    _ entry: ChangeLog.Entry, in language: Language, to body: inout BodyWriter
  ) {
    let text = ChangeWords.of(body.shellLanguage).newerOriginal(
      body.words.name(of: language), entry.day)
    body.html.markup("<p class=\"newer\">")
    if site.plan.hasParallel(topic) {
      write(text, linkingTo: body.hrefOfParallel(index, unit: entry.unit), to: &body)
    } else {
      body.html.text(text)
    }
    body.html.markup("</p>\n")
  }

  /// The newest of the other editions in the language, if it is newer than this one.
  private var newerEdition: (number: Int, day: String)? {
    let others = topic.editions.enumerated().filter { $0.element.language == edition.language }
    guard let own = day(of: edition),
      let newest = others.max(by: { day(of: $0.element) ?? "" < day(of: $1.element) ?? "" }),
      let day = day(of: newest.element), day > own
    else { return nil }
    return (newest.offset, day)
  }

  private func write(_ newer: (number: Int, day: String), to body: inout BodyWriter) {
    body.html.markup("<p class=\"newer\">")
    body.html.text(ChangeWords.of(body.shellLanguage).newerEdition(newer.day))
    body.html.markup(" ")
    write(
      topic.editions[newer.number].name.map(Slug.withoutHashes) ?? body.words.mainEdition,
      linkingTo: body.href(.edition(topic: index, edition: newer.number)), to: &body)
    body.html.markup("</p>\n")
  }

  /// The day on which the source of an edition was last changed, as `YYYY-MM-DD`.
  private func day(of edition: Edition) -> String? {
    history.days[topic.documents[edition.document].source.path]
  }

  private func write(_ text: String, linkingTo address: String, to body: inout BodyWriter) {
    body.html.markup("<a")
    body.html.attribute("href", address)
    body.html.markup(">")
    body.html.text(text)
    body.html.markup("</a>")
  }
}
