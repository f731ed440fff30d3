import Bitext

/// Pages for a site that brings its own shell: the bare articles, and what there is to know of them.
struct Fragments {
  let site: SiteContext

  /// The body of a page without anything around it.
  func page(_ page: Page, _ content: PageContent) -> PageRenderer.Result {
    let file = OutputFile(path: site.plan.path(of: page), content: .bytes(content.body.html.bytes))
    return PageRenderer.Result(
      file: file, assets: content.body.needs.assets, diagnostics: content.body.needs.diagnostics,
      entry: page == .notFound ? nil : entry(of: page, content))
  }

  /// `fragments.json`: every fragment with its title, language, headings and translations.
  static func index(_ entries: [String]) -> OutputFile {
    let json = "{\"pages\":[\n" + entries.joined(separator: ",\n") + "\n]}\n"
    return OutputFile(path: "fragments.json", content: .bytes(Array(json.utf8)))
  }

  private func entry(of page: Page, _ content: PageContent) -> String {
    let headings = content.body.outline.headings.map { heading in
      "{\"id\":\(JSONText.quoted(heading.id)),\"level\":\(heading.level),"
        + "\"text\":\(JSONText.quoted(heading.text)),\"lang\":\(JSONText.quoted(heading.language.tag))}"
    }
    let translations = content.alternates.map { language, target in
      "\(JSONText.quoted(language.tag)):\(JSONText.quoted(site.plan.path(of: target)))"
    }
    var fields = [
      "\"path\":" + JSONText.quoted(site.plan.path(of: page)),
      "\"kind\":" + JSONText.quoted(content.kind),
      "\"lang\":" + JSONText.quoted(content.language.tag),
      "\"title\":" + JSONText.quoted(content.title),
      "\"description\":" + JSONText.quoted(content.description),
      "\"canonical\":" + JSONText.quoted(site.plan.path(of: content.canonical ?? page)),
      "\"headings\":[\(headings.joined(separator: ","))]",
      "\"translations\":{\(translations.joined(separator: ","))}",
      "\"examples\":\(!content.body.examples.shown.isEmpty)",
    ]
    fields += topicFields(of: page, in: content.language)
    if let parallel = content.parallel {
      fields.append("\"parallel\":" + JSONText.quoted(site.plan.path(of: parallel)))
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// What belongs to a page that shows a topic: its name in all languages, its section, and the
  /// pages before and after it.
  private func topicFields(of page: Page, in language: Language) -> [String] {
    guard let index = page.topic else { return [] }
    let topics = site.plan.corpus.topics
    var fields = [
      "\"topic\":" + JSONText.quoted(topics[index].slug),
      "\"section\":" + JSONText.quoted(PlainText.composed(topics[index].section)),
    ]
    for (name, other) in [("previous", index - 1), ("next", index + 1)]
    where topics.indices.contains(other) {
      let path = site.plan.path(of: site.plan.page(ofTopic: other, in: language))
      fields.append("\"\(name)\":" + JSONText.quoted(path))
    }
    return fields
  }
}
