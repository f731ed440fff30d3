import Bitext

/// Writes the translations of like originals, with the words in which the originals differ.
struct OfferWriter {
  let parallel: ParallelText
  let unit: TranslationUnit
  /// The column of the missing text in which the offers are shown; nil beside a text.
  var column: Int?

  /// Writes the offers for a language; nothing if no original is like this one.
  ///
  /// People see and copy them; nothing is filled in automatically.
  func write(for language: Language, to body: inout BodyWriter) {
    guard let offers = parallel.offers, let original = parallel.topic.originalLanguage,
      original != language, let source = parallel.topic.mainVariant(of: unit, in: original)
    else { return }
    let text = parallel.topic.text(of: source)
    let matches = offers.matches(
      for: text, of: "\(parallel.topic.slug)/\(unit.id)", from: original, to: language)
    guard !matches.isEmpty else { return }
    if let column {
      body.html.markup("<div class=\"offered c")
      body.html.markup(column + 1)
      body.html.markup("\"")
      body.html.attribute("data-lang", language.tag)
      body.html.markup(">\n")
    }
    let desk = DeskWords.of(body.language)
    body.html.markup("<details class=\"offers\"")
    body.writeLanguage(body.language)
    body.html.markup("><summary>")
    body.html.text(desk.likeTexts)
    body.html.markup(" <span class=\"percent\">")
    body.html.markup(matches[0].percent)
    body.html.markup(" %</span></summary>\n<ul>\n")
    body.within(body.language) { body in
      for match in matches { write(match, text, original, language, to: &body) }
    }
    body.html.markup("</ul></details>\n")
    if column != nil { body.html.markup("</div>\n") }
  }

  private func write(
    _ match: TranslationMemory.Match, _ text: String, _ original: Language, _ language: Language,
    to body: inout BodyWriter
  ) {
    body.html.markup("<li><p")
    body.writeLanguage(language)
    body.html.markup(">")
    body.html.text(match.entry.target)
    body.html.markup("</p>\n<p class=\"like\"><a")
    if let topic = body.links.resolver.index.topic(slug: match.entry.topic) {
      let id = String(match.entry.unit.dropFirst(match.entry.topic.count + 1))
      body.html.attribute("href", body.hrefOfParallel(topic, unit: id))
    }
    body.html.markup(">")
    body.html.markup(match.percent)
    body.html.markup(" %</a> <span")
    body.writeLanguage(original)
    body.html.markup(">")
    WordDifference(from: match.entry.source, to: text).write(to: &body.html)
    body.html.markup("</span></p></li>\n")
  }
}

extension WordDifference {
  /// Writes the words that both texts have, and those that only one has as `del` and `ins`.
  func write(to html: inout HTMLWriter) {
    for run in runs {
      switch run.kind {
      case .kept: html.text(run.text)
      case .removed: Self.write(run.text, in: "del", to: &html)
      case .added: Self.write(run.text, in: "ins", to: &html)
      }
    }
  }

  private static func write(_ text: String, in name: StaticString, to html: inout HTMLWriter) {
    html.markup("<")
    html.markup(name)
    html.markup(">")
    html.text(text)
    html.markup("</")
    html.markup(name)
    html.markup(">")
  }
}
