import Bitext
import TextBasics

/// Writes links from a page of a topic to the repository of the notes: links for the page, and data
/// with which a script makes links for each unit.
struct RepositoryWriter {
  private let links: RepositoryLinks
  private let site: SiteContext
  private let topic: Topic
  private let index: Int

  /// Nil if the site names no repository.
  init?(_ site: SiteContext, topic index: Int) {
    guard let links = RepositoryLinks(site.plan.corpus.settings) else { return nil }
    self.links = links
    self.site = site
    topic = site.plan.corpus[index]
    self.index = index
  }

  /// Writes a link to the editor with a source of the topic, which names `language` unless it is nil.
  func writeEditor(of document: Int, in language: Language? = nil, to body: inout BodyWriter) {
    body.html.markup("<a")
    body.html.attribute("href", links.editor(of: topic.documents[document].source.path))
    body.html.markup(" rel=\"nofollow\">")
    body.html.text(
      language.map { body.words.editIn(body.words.name(of: $0)) } ?? body.words.edit)
    body.html.markup("</a>")
  }

  /// Writes a link to a report on the page, which names its address and its sources.
  func writeReport(on title: String, documents: [Int], to body: inout BodyWriter) {
    let address = (site.baseURL ?? "/") + site.plan.servedAddress(of: body.page)
    let paths = documents.map { "`\(links.path(of: topic.documents[$0].source.path))`" }
    body.html.markup("<a")
    body.html.attribute("href", links.report(on: title, [address] + paths, words: body.words))
    body.html.markup(" rel=\"nofollow\">")
    body.html.text(body.words.report)
    body.html.markup("</a>")
  }

  /// Writes the data for the units of an edition, whose elements state their lines.
  func writeUnits(of edition: Edition, to body: inout BodyWriter) {
    let parallel =
      site.plan.hasParallel(topic)
      ? site.href(site.plan.parallel(ofTopic: index, for: body.language), from: body.page) : nil
    write(
      [side(of: edition.document, in: edition.language, lines: nil)],
      languages: [edition.language], parallel: parallel, to: &body)
  }

  /// Writes the data for the units of a parallel page: their lines in each source.
  func writeUnits(_ parallel: ParallelText, to body: inout BodyWriter) {
    let units = body.outline.units
    var sides: [String] = []
    for column in parallel.columns(first: body.language) {
      let language = parallel.languages[column]
      for document in parallel.documents(in: language) {
        let lines = units.map { line(of: topic.units[$0], in: document, language) }
        sides.append(side(of: document, in: language, lines: lines))
      }
    }
    write(sides, languages: parallel.languages, parallel: nil, to: &body)
  }

  /// The first line of a unit in a source; nil if the unit is not in it.
  private func line(of unit: TranslationUnit, in document: Int, _ language: Language) -> Int? {
    let variant = unit.variants.first { $0.document == document && $0.language == language }
    return variant?.segments.first.map {
      topic.documents[document].segments[$0].lines.lowerBound
    }
  }

  /// A source as JSON: each line is written as the difference from the one before, which is short.
  private func side(of document: Int, in language: Language, lines: [Int?]?) -> String {
    let path = JSONString.quoted(links.path(of: topic.documents[document].source.path))
    var json = "{\"lang\":\(JSONString.quoted(language.tag)),\"file\":\(path)"
    if let lines {
      var last = 0
      let steps = lines.map { line -> String in
        guard let line else { return "" }
        defer { last = line }
        return String(line - last)
      }
      json += ",\"lines\":\"" + steps.joined(separator: ",") + "\""
    }
    return json + "}"
  }

  private func write(
    _ sides: [String], languages: [Language], parallel: String?, to body: inout BodyWriter
  ) {
    let words = body.words
    let many = languages.count > 1
    var fields = [
      "\"view\":" + JSONString.quoted(links.viewAtLine),
      "\"form\":" + JSONString.quoted(links.form),
      "\"sides\":[" + sides.joined(separator: ",") + "]",
      "\"report\":" + JSONString.quoted(words.report),
      "\"reportOf\":" + JSONString.quoted(words.reportOf.text),
      "\"prompt\":" + JSONString.quoted(words.reportPrompt),
    ]
    if let parallel { fields.append("\"parallel\":" + JSONString.quoted(parallel)) }
    for language in languages {
      let name = many ? words.editIn(words.name(of: language)) : words.edit
      fields.append(JSONString.quoted("edit-" + language.tag) + ":" + JSONString.quoted(name))
    }
    let json = "{" + fields.joined(separator: ",") + "}"
    body.html.markup(bytes: ScriptWords.element(json, of: "repository"))
  }
}
