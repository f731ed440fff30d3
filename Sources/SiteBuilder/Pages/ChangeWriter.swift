import Bitext

/// Writes changes of texts: their words, marked, and the translations that have yet to follow.
struct ChangeWriter {
  let site: SiteContext
  /// Whether changes link to their units; false if the addresses are not those of pages.
  var links = true

  /// The number of changes on the page of a topic.
  private static let mostOfTopic = 8

  /// Writes the changes of a topic, folded, and their authors.
  func write(_ history: ChangeLog.History, to body: inout BodyWriter) {
    let words = ChangeWords.of(body.language)
    if let newest = history.entries.first {
      body.html.markup("<details class=\"history\"><summary>")
      body.html.text(ChangesPageWords.of(body.language).title)
      body.html.markup(" ")
      body.writeDay(newest.day)
      body.html.markup("</summary>\n")
      writeDays(history.entries.prefix(Self.mostOfTopic), to: &body)
      let page = Page.desk(.changes, body.shellLanguage)
      if site.plan.contains(page) {
        body.html.markup("<p><a")
        body.html.attribute("href", body.href(page))
        body.html.markup(">")
        body.html.text(words.all)
        body.html.markup("</a></p>\n")
      }
      body.html.markup("</details>\n")
    }
    guard !history.contributors.isEmpty else { return }
    body.html.markup("<p class=\"contributors\"><span class=\"label\">")
    body.html.text(words.contributors)
    body.html.markup("</span>")
    for (number, name) in history.contributors.enumerated() {
      body.html.markup(number > 0 ? ", <bdi>" : " <bdi>")
      body.html.text(name)
      body.html.markup("</bdi>")
    }
    body.html.markup("</p>\n")
  }

  /// Writes changes of one topic day by day.
  private func writeDays(_ entries: ArraySlice<ChangeLog.Entry>, to body: inout BodyWriter) {
    var day = ""
    for entry in entries {
      if entry.day != day {
        body.html.markup(day.isEmpty ? "<p>" : "</ul>\n<p>")
        day = entry.day
        body.writeDay(day)
        body.html.markup("</p>\n<ul class=\"changes\">\n")
      }
      write(entry, to: &body)
    }
    body.html.markup("</ul>\n")
  }

  /// Writes a change as an item of a list: in the reader's language if possible, else in that of
  /// the original.
  func write(_ entry: ChangeLog.Entry, to body: inout BodyWriter) {
    let words = ChangeWords.of(body.language)
    guard let (topic, index) = site.subject(ofChangeIn: entry.slug) else { return }
    let shown =
      entry.texts.first { $0.language == body.language }
      ?? entry.texts.first { $0.language == topic.originalLanguage } ?? entry.texts.first
    guard let shown else { return }
    body.html.markup("<li><p class=\"what\"><span class=\"kind\">")
    body.html.text(Self.name(of: shown.kind, in: body.language))
    body.html.markup("</span> ")
    for (number, text) in entry.texts.enumerated() {
      if number > 0 { body.html.markup(", ") }
      writeName(of: text.language, to: &body)
    }
    if links, let unit = entry.unit, site.plan.hasParallel(topic) {
      body.html.markup(" <a")
      body.html.attribute("href", body.hrefOfParallel(index, unit: unit))
      body.html.markup(">")
      body.html.text(body.words.sideBySide)
      body.html.markup("</a>")
    }
    body.html.markup("</p>\n<p")
    body.writeLanguage(shown.language)
    body.html.markup(">")
    writeWords(of: shown, to: &body)
    body.html.markup("</p>\n")
    if !entry.behind.isEmpty {
      let names = entry.behind.map { body.words.name(of: $0) }.joined(separator: ", ")
      body.html.markup("<p class=\"behind\">")
      body.html.text(words.behind(names))
      body.html.markup("</p>\n")
    }
    body.html.markup("</li>\n")
  }

  private static func name(of kind: ChangeLog.Text.Kind, in language: Language) -> String {
    let kinds = ChangesPageWords.of(language).kinds
    return switch kind {
    case .edited: kinds[.edited] ?? ""
    case .added: kinds[.added] ?? ""
    case .removed: kinds[.removed] ?? ""
    case .begun: ChangeWords.of(language).begun
    }
  }

  private func writeName(of language: Language, to body: inout BodyWriter) {
    body.html.markup("<span")
    body.html.attribute("data-lang", language.tag)
    body.html.markup(">")
    body.html.text(body.words.name(of: language))
    body.html.markup("</span>")
  }

  /// The number of characters that are shown on each side of a change.
  private static let surroundings = 60

  private func writeWords(of text: ChangeLog.Text, to body: inout BodyWriter) {
    if text.old.isEmpty || text.new.isEmpty {
      let words = Excerpt.cut(text.old + text.new, to: 4 * Self.surroundings)
      switch text.kind {
      case .removed: Self.write(words, removed: true, to: &body)
      case .edited, .added, .begun: body.html.text(words)
      }
      return
    }
    let runs = WordDifference(from: text.old, to: text.new).runs
    for (number, run) in runs.enumerated() {
      switch run.kind {
      case .removed: Self.write(run.text, removed: true, to: &body)
      case .added: Self.write(run.text, removed: false, to: &body)
      case .kept:
        body.html.text(
          Self.shortened(run.text, isFirst: number == 0, isLast: number == runs.count - 1))
      }
    }
  }

  private static func write(_ text: String, removed: Bool, to body: inout BodyWriter) {
    body.html.markup(removed ? "<del>" : "<ins>")
    body.html.text(text)
    body.html.markup(removed ? "</del>" : "</ins>")
  }

  /// The text beside a change, without the parts that are far from any change.
  private static func shortened(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    guard text.count > 2 * surroundings + 20 else { return text }
    let start = isFirst ? "" : Excerpt.cut(text, to: surroundings)
    var end = isLast ? "" : text.suffix(surroundings)
    // Cuts between words if the script has spaces.
    if let space = end.prefix(surroundings / 3).firstIndex(of: " ") { end = end[space...] }
    return start + (start.isEmpty ? "…" : "") + end
  }
}

extension SiteContext {
  /// The topic with a slug and its number; nil if there is none.
  func subject(ofChangeIn slug: String) -> (topic: Topic, index: Int)? {
    resolver.index.topic(slug: slug).map { (plan.corpus[$0], $0) }
  }

  /// The heading for changes of a topic; for changes of the home page, it is the title of the site.
  func title(ofChangeIn topic: Topic, _ index: Int, _ language: Language) -> (
    text: String, language: Language
  ) {
    guard index != plan.corpus.homeNumber else { return (text.title(in: language), language) }
    let title = text.title(of: topic, in: language)
    return (title.text, title.language)
  }
}
