import Bitext
import TextBasics

/// Pages for a site with a shell of its own: bare articles and their metadata.
struct Fragments {
  let site: SiteContext

  /// The body of a page, with nothing around it.
  func page(_ page: Page, _ content: PageContent) -> PageRenderer.Result {
    let file = OutputFile(path: site.plan.path(of: page), content: .bytes(content.body.html.bytes))
    return PageRenderer.Result(
      file: file, assets: content.body.needs.assets, diagnostics: content.body.needs.diagnostics,
      entry: page == .notFound ? nil : entry(of: page, content))
  }

  /// `fragments.json`: the metadata of all fragments.
  static func index(_ entries: [String]) -> OutputFile {
    let json = "{\"pages\":[\n" + entries.joined(separator: ",\n") + "\n]}\n"
    return OutputFile(path: "fragments.json", content: .bytes(Array(json.utf8)))
  }

  private func entry(of page: Page, _ content: PageContent) -> String {
    let headings = content.body.outline.headings.map { heading in
      "{\"id\":\(JSONString.quoted(heading.id)),\"level\":\(heading.level),"
        + "\"text\":\(JSONString.quoted(heading.text)),\"lang\":\(JSONString.quoted(heading.language.tag))}"
    }
    let translations = content.alternates.map { language, target in
      "\(JSONString.quoted(language.tag)):\(JSONString.quoted(site.plan.path(of: target)))"
    }
    var fields = [
      "\"path\":" + JSONString.quoted(site.plan.path(of: page)),
      "\"kind\":" + JSONString.quoted(content.kind),
      "\"lang\":" + JSONString.quoted(content.language.tag),
      "\"title\":" + JSONString.quoted(content.title),
      "\"description\":" + JSONString.quoted(content.description),
      "\"canonical\":" + JSONString.quoted(site.plan.path(of: content.canonical ?? page)),
      "\"headings\":[\(headings.joined(separator: ","))]",
      "\"translations\":{\(translations.joined(separator: ","))}",
      "\"examples\":\(!content.body.examples.shown.isEmpty)",
    ]
    fields += topicFields(of: page, in: content.language)
    if let parallel = content.parallel {
      fields.append("\"parallel\":" + JSONString.quoted(site.plan.path(of: parallel)))
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// The fields for a page that shows a topic: its titles in all languages, its section and the
  /// previous and next pages.
  private func topicFields(of page: Page, in language: Language) -> [String] {
    guard let index = page.topic else { return [] }
    let topics = site.plan.corpus.topics.indices
    let topic = site.plan.corpus[index]
    var fields = [
      "\"topic\":" + JSONString.quoted(topic.slug),
      "\"section\":" + JSONString.quoted(PlainText.composed(topic.section)),
    ]
    for (name, other) in [("previous", index - 1), ("next", index + 1)]
    where topics.contains(index) && topics.contains(other) {
      let path = site.plan.path(of: site.plan.page(ofTopic: other, in: language))
      fields.append("\"\(name)\":" + JSONString.quoted(path))
    }
    return fields
  }
}
