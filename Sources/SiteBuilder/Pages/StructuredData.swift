import Bitext
import TextBasics

/// The metadata of a topic's page for search engines (schema.org TechArticle as JSON-LD).
///
/// It is embedded as data, which a strict content security policy allows.
struct StructuredData {
  let site: SiteContext
  let page: Page
  let content: PageContent

  /// Writes the data for an edition; nothing for other pages.
  func write(_ baseURL: String, to html: inout HTMLWriter) {
    guard case .edition(let index, let number) = page else { return }
    let topic = site.plan.corpus[index]
    let edition = topic.editions[number]
    let front = topic.documents[edition.document].frontMatter
    let address = baseURL + site.plan.servedAddress(of: page)
    html.markup("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",")
    html.markup("\"@type\":\"TechArticle\"")
    func field(_ name: StaticString, _ text: String) {
      html.markup(",\"")
      html.markup(name)
      html.markup("\":")
      html.json(text)
    }
    field("headline", Excerpt.cut(edition.title, to: 110))
    field("inLanguage", edition.language.tag)
    field("url", address)
    field("mainEntityOfPage", address)
    field("image", SiteImage(site: site).address(of: page, content, baseURL))
    writeAuthors(of: topic, to: &html)
    html.markup(",\"publisher\":{\"@type\":\"Organization\"")
    field("name", site.text.title(in: content.language))
    field("url", baseURL)
    html.markup("}")
    if let translator = front.translator, !translator.isEmpty {
      html.markup(",\"translator\":{\"@type\":\"Person\"")
      field("name", translator)
      html.markup("}")
    }
    if !content.description.isEmpty { field("description", content.description) }
    // The date of publication and the date of the last change are different fields.
    if let date = front.date { field("datePublished", date) }
    if let date = front.latestDate { field("dateModified", date) }
    html.markup("}</script>\n")
  }

  /// The largest number of authors that are named.
  private static let mostAuthors = 10

  /// Writes the names of the people who changed the sources of a topic most often, if its history
  /// is known.
  private func writeAuthors(of topic: Topic, to html: inout HTMLWriter) {
    let names = site.options.changes?.topics[topic.slug]?.contributors ?? []
    guard !names.isEmpty else { return }
    html.markup(",\"author\":[")
    for (number, name) in names.prefix(Self.mostAuthors).enumerated() {
      html.markup(number > 0 ? ",{" : "{")
      html.markup("\"@type\":\"Person\",\"name\":")
      html.json(name)
      html.markup("}")
    }
    html.markup("]")
  }
}

extension HTMLWriter {
  /// Appends a JSON string that is safe inside a script element.
  fileprivate mutating func json(_ text: String) { markup(name: JSONString.quoted(text)) }
}
