import Bitext

/// The feed of a language: its dated topics, newest first (Atom, RFC 4287).
struct AtomFeed {
  let site: SiteContext
  let language: Language

  /// The feed; nil if no topic has a date or the address of the site is unknown.
  func file() -> OutputFile? {
    let entries = site.plan.datedTopics(in: language)
    guard let baseURL = site.baseURL, let newest = entries.first else { return nil }
    let path = site.plan.feedPath(of: language)
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.markup("<feed xmlns=\"http://www.w3.org/2005/Atom\"")
    xml.attribute("xml:lang", language.tag)
    xml.markup(">\n")
    xml.element("title", site.text.title(in: language))
    xml.element("id", baseURL + site.plan.servedAddress(of: .index(language)))
    xml.element("updated", newest.date + "T00:00:00Z")
    writeLink("self", baseURL + Address.encoded(path), to: &xml)
    writeLink("alternate", baseURL + site.plan.servedAddress(of: .index(language)), to: &xml)
    xml.markup("<author>")
    xml.element("name", site.text.title(in: language))
    xml.markup("</author>\n")
    for entry in entries {
      let topic = site.plan.corpus.topics[entry.topic]
      let edition = topic.editions[entry.edition]
      let page = Page.edition(topic: entry.topic, edition: entry.edition)
      xml.markup("<entry>\n")
      xml.element("title", edition.title)
      xml.element("id", baseURL + site.plan.servedAddress(of: page))
      writeLink("alternate", baseURL + site.plan.servedAddress(of: page), to: &xml)
      xml.element("updated", entry.date + "T00:00:00Z")
      let summary = site.text.description(of: edition, in: topic)
      if !summary.isEmpty { xml.element("summary", summary) }
      xml.markup("</entry>\n")
    }
    xml.markup("</feed>\n")
    return OutputFile(path: path, content: .bytes(xml.bytes))
  }

  private func writeLink(_ relation: String, _ address: String, to xml: inout HTMLWriter) {
    xml.markup("<link")
    xml.attribute("rel", relation)
    xml.attribute("href", address)
    xml.markup("/>\n")
  }
}
