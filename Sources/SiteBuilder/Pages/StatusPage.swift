import Bitext

/// The translation status of each topic, the worst first; every figure links to its units.
///
/// The page of a language shows the work left in it; the page of the first language shows all.
struct StatusPage {
  /// A state of units that has a column.
  private struct State {
    let name: String
    let heading: String
    let units: (StatusReport.Entry) -> [String]
  }

  let site: SiteContext
  let language: Language

  /// The largest number of rows: those with the most work left.
  private static let mostRows = 200

  func content() -> PageContent {
    let page = Page.desk(.status, language)
    let desk = DeskWords.of(language)
    let all = site.status.value.entries
    let own = all.filter { $0.language == language }
    let isWhole = language == site.plan.spokenLanguages.first || own.isEmpty
    var body = site.body(page, language)
    body.beginArticle(desk.status, lead: desk.statusHint)
    writeBadges(to: &body)
    let entries = isWhole ? all : own
    let namesLanguages = entries.contains { $0.language != entries[0].language }
    write(entries, namesLanguages: namesLanguages, desk, to: &body)
    body.html.markup("</article>\n")
    var content = PageContent(
      kind: "status desk", language: language, title: desk.status,
      description: desk.statusHint, body: body)
    content.assets = ["assets/desk.css", "assets/parallel.js"]
    content.switches = site.plan.spokenLanguages.map { ($0, .desk(.status, $0)) }
    content.isIndexed = false
    return content
  }

  private func writeBadges(to body: inout BodyWriter) {
    let badges = StatusBadges(site: site)
    body.html.markup("<ul class=\"badges\">\n")
    for language in site.plan.spokenLanguages {
      guard let done = badges.done(in: language), let badge = badges.badge(of: language) else {
        continue
      }
      let name = Catalogue.ownName(of: language)
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(.desk(.status, language)))
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(name)
      body.html.markup("</a> <img")
      body.html.attribute("src", body.root + Address.encoded(StatusBadges.path(of: language)))
      body.html.attribute("alt", "\(Self.percent(done)) %")
      body.html.attribute("width", "\(badge.width)")
      body.html.attribute("height", "\(StatusBadge.height)")
      body.html.markup("></li>\n")
    }
    body.html.markup("</ul>\n")
  }

  /// The states that tell something about these notes: if nobody stamps translations, all are
  /// unreviewed.
  private func states(_ desk: SharedValue<DeskWords>) -> [State] {
    let hasStamps = site.plan.corpus.allTopics.contains { !$0.stamps.entries.isEmpty }
    let unreviewed = State(
      name: "unreviewed", heading: desk.unreviewed, units: { $0.unreviewed })
    return [
      State(name: "missing", heading: desk.missing, units: { $0.missing }),
      State(name: "out-of-date", heading: desk.outOfDate, units: { $0.outOfDate }),
      State(name: "low-confidence", heading: desk.lowConfidence, units: { $0.lowConfidence }),
    ] + (hasStamps ? [unreviewed] : []) + [
      State(name: "extra", heading: desk.extra, units: { $0.extra })
    ]
  }

  private func write(
    _ entries: [StatusReport.Entry], namesLanguages: Bool, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    let places = Dictionary(
      site.plan.corpus.numbers.map { (site.plan.corpus[$0].slug, $0) },
      uniquingKeysWith: { first, _ in first })
    let states = states(desk)
    body.html.markup("<div class=\"table\" tabindex=\"0\" role=\"region\"")
    body.html.attribute("aria-label", desk.status)
    body.html.markup(">\n<table>\n<thead><tr>")
    var headings: [(kind: String?, text: String)] = [(nil, desk.topic)]
    if namesLanguages { headings.append(("language", body.words.languages)) }
    headings.append(("done", desk.done))
    headings += states.map { (nil, $0.heading) }
    for heading in headings {
      body.html.markup("<th scope=\"col\"")
      body.html.attribute("class", optional: heading.kind)
      body.html.markup(">")
      body.html.text(heading.text)
      body.html.markup("</th>")
    }
    body.html.markup("</tr></thead>\n<tbody>\n")
    for entry in entries.prefix(Self.mostRows) {
      guard let index = places[entry.topic] else { continue }
      let topic = site.plan.corpus[index]
      body.html.markup("<tr>")
      writeTitle(of: topic, at: index, entry, to: &body)
      if namesLanguages { writeLanguage(of: entry, to: &body) }
      writeDone(entry, desk, to: &body)
      for state in states {
        write(state.units(entry), state.name, of: entry, at: index, to: &body)
      }
      body.html.markup("</tr>\n")
    }
    body.html.markup("</tbody>\n</table>\n</div>\n")
    guard entries.count > Self.mostRows else { return }
    body.html.markup("<p>")
    body.html.text(desk.statusRest("\(entries.count - Self.mostRows)"))
    body.html.markup("</p>\n")
  }

  private func writeTitle(
    of topic: Topic, at index: Int, _ entry: StatusReport.Entry, to body: inout BodyWriter
  ) {
    let title = site.text.title(of: topic, in: body.language)
    let target = site.plan.page(ofTopic: index, in: entry.language)
    body.html.markup("<th scope=\"row\"><a")
    body.html.attribute("href", body.href(target))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
    body.html.markup("</a></th>")
  }

  private func writeLanguage(of entry: StatusReport.Entry, to body: inout BodyWriter) {
    body.html.markup("<td class=\"language\"><span")
    body.html.attribute("data-lang", entry.language.tag)
    body.writeLanguage(entry.language)
    body.html.markup(">")
    body.html.text(Catalogue.ownName(of: entry.language))
    body.html.markup("</span></td>")
  }

  private func writeDone(
    _ entry: StatusReport.Entry, _ desk: SharedValue<DeskWords>, to body: inout BodyWriter
  ) {
    body.html.markup("<td class=\"done\"><meter min=\"0\" max=\"100\"")
    let done = Self.percent(entry.done)
    body.html.attribute("value", "\(done)")
    let standing =
      switch entry.standing {
      case .translated: desk.translated
      case .partly: desk.partly
      case .missing: desk.untranslated
      }
    body.html.attribute("aria-label", standing)
    body.html.markup("></meter> ")
    body.html.markup(done)
    body.html.markup(" % <span class=\"standing\">")
    body.html.text(standing)
    body.html.markup("</span></td>")
  }

  /// Writes the number of units in a state, with a link to the first.
  private func write(
    _ units: [String], _ state: String, of entry: StatusReport.Entry, at index: Int,
    to body: inout BodyWriter
  ) {
    guard let first = units.first else {
      body.html.markup("<td class=\"none\">0</td>")
      return
    }
    body.html.markup("<td")
    body.html.attribute("class", "is-", state)
    body.html.markup(">")
    let parallel = site.plan.parallel(ofTopic: index, for: body.language)
    if site.plan.contains(parallel) {
      body.html.markup("<a")
      // The text of a value has no place of its own on the page.
      body.html.attribute("href", body.href(parallel, fragment: first.hasPrefix("@") ? nil : first))
      body.html.attribute("data-show", "\(state) \(entry.language.tag)")
      body.html.markup(">")
      body.html.markup(units.count)
      body.html.markup("</a>")
    } else {
      let original = site.plan.corpus[index].originalLanguage ?? entry.language
      body.html.markup("<a")
      body.html.attribute("href", body.href(site.plan.page(ofTopic: index, in: original)))
      body.html.markup(">")
      body.html.markup(units.count)
      body.html.markup("</a>")
    }
    body.html.markup("</td>")
  }

  private static func percent(_ share: Double) -> Int { Int((share * 100).rounded(.down)) }
}
