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
    let topic = site.plan.corpus.topics[index]
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
    html.markup(",\"author\":{\"@type\":\"Organization\"")
    field("name", site.text.title(in: content.language))
    field("url", baseURL)
    html.markup("}")
    if let translator = front.translator, !translator.isEmpty {
      html.markup(",\"translator\":{\"@type\":\"Person\"")
      field("name", translator)
      html.markup("}")
    }
    if !content.description.isEmpty { field("description", content.description) }
    if let date = front.date ?? front.updated { field("datePublished", date) }
    if let date = front.latestDate { field("dateModified", date) }
    html.markup("}</script>\n")
  }
}

extension HTMLWriter {
  /// Appends a JSON string that is safe inside a script element.
  fileprivate mutating func json(_ text: String) { markup(name: JSONString.quoted(text)) }
}
