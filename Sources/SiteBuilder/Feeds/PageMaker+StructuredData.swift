import Bitext
import TextBasics

extension PageMaker {
  /// What the page is, for search engines (schema.org TechArticle as JSON-LD).
  ///
  /// It is data, not a script, so that a strict policy lets it pass.
  func writeStructuredData(of page: Page, _ content: Content, to html: inout HTMLWriter) {
    guard let baseURL, case .edition(let index, let number) = page else { return }
    let topic = plan.corpus.topics[index]
    let edition = topic.editions[number]
    let front = topic.documents[edition.document].frontMatter
    let address = baseURL + address(of: page)
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
    field("image", content.image ?? siteImage(baseURL))
    html.markup(",\"author\":{\"@type\":\"Organization\"")
    field("name", text.title(in: content.language))
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
  /// Appends a JSON string that may stand in a script element.
  fileprivate mutating func json(_ text: String) { markup(name: JSONString.quoted(text)) }
}
