import Bitext

/// Says on a text which texts are newer: a later edition of it, and an original that has changed since.
struct NewerTextWriter {
  let site: SiteContext
  /// The topic's number.
  let index: Int
  let history: ChangeLog.History

  /// Writes a paragraph for each kind of newer text; nothing if the text is the newest.
  func write(_ edition: Edition, to body: inout BodyWriter) {
    writeOriginal(of: edition, to: &body)
    writeEdition(newerThan: edition, to: &body)
  }

  private var topic: Topic { site.plan.corpus.topics[index] }

  private func writeOriginal(of edition: Edition, to body: inout BodyWriter) {
    // Of the editions of a language, the main one is compared with the original.
    guard edition.name == nil, let original = topic.originalLanguage,
      let entry = history.entries.first(where: { $0.behind.contains(edition.language) })
    else { return }
    let text = ChangeWords.of(body.shellLanguage).newerOriginal(
      body.words.name(of: original), entry.day)
    body.html.markup("<p class=\"newer\">")
    if site.plan.hasParallel(topic) {
      write(text, linkingTo: body.hrefOfParallel(index, unit: entry.unit), to: &body)
    } else {
      body.html.text(text)
    }
    body.html.markup("</p>\n")
  }

  private func writeEdition(newerThan edition: Edition, to body: inout BodyWriter) {
    let others = topic.editions.enumerated().filter { $0.element.language == edition.language }
    guard let own = day(of: edition),
      let newest = others.max(by: { day(of: $0.element) ?? "" < day(of: $1.element) ?? "" }),
      let day = day(of: newest.element), day > own
    else { return }
    body.html.markup("<p class=\"newer\">")
    body.html.text(ChangeWords.of(body.shellLanguage).newerEdition(day))
    body.html.markup(" ")
    write(
      newest.element.name.map(Slug.withoutHashes) ?? body.words.mainEdition,
      linkingTo: body.href(.edition(topic: index, edition: newest.offset)), to: &body)
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
