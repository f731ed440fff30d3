import Bitext

extension PageMaker {
  /// What the page is, for search engines (schema.org TechArticle as JSON-LD).
  ///
  /// It is data, not a script, so that a strict policy lets it pass.
  func writeStructuredData(of page: Page, _ content: Content, to html: inout HTMLWriter) {
    guard let baseURL, case .edition(let index, let number) = page else { return }
    let topic = plan.corpus.topics[index]
    let edition = topic.editions[number]
    let front = topic.documents[edition.document].frontMatter
    let site = text.title(in: content.language)
    var fields = [
      "\"@context\":\"https://schema.org\"", "\"@type\":\"TechArticle\"",
      "\"headline\":" + JSONText.quoted(Excerpt.cut(edition.title, to: 110)),
      "\"inLanguage\":" + JSONText.quoted(edition.language.tag),
      "\"url\":" + JSONText.quoted(baseURL + address(of: page)),
      "\"mainEntityOfPage\":" + JSONText.quoted(baseURL + address(of: page)),
      "\"image\":" + JSONText.quoted(content.image ?? siteImage(baseURL)),
      "\"author\":{\"@type\":\"Organization\",\"name\":\(JSONText.quoted(site)),"
        + "\"url\":\(JSONText.quoted(baseURL))}",
    ]
    if let translator = front.translator, !translator.isEmpty {
      fields.append(
        "\"translator\":{\"@type\":\"Person\",\"name\":\(JSONText.quoted(translator))}")
    }
    if !content.description.isEmpty {
      fields.append("\"description\":" + JSONText.quoted(content.description))
    }
    if let date = front.date ?? front.updated {
      fields.append("\"datePublished\":" + JSONText.quoted(date))
    }
    if let date = front.latestDate { fields.append("\"dateModified\":" + JSONText.quoted(date)) }
    html.markup("<script type=\"application/ld+json\">{")
    // JSON of our own, whose texts are escaped for this place.
    html.markup(bytes: Array(fields.joined(separator: ",").utf8))
    html.markup("}</script>\n")
  }
}
