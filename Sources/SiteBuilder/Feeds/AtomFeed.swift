import Bitext

/// The feed of a language, newest first (Atom, RFC 4287): the changes by topic and day if the
/// history is known, else the dated topics.
struct AtomFeed {
  let site: SiteContext
  let language: Language

  /// The feed; nil if no topic has a date or the address of the site is unknown.
  func file() -> OutputFile? {
    guard let baseURL = site.baseURL else { return nil }
    let entries = site.plan.hasChanges ? changes(baseURL) : topics(baseURL)
    guard let newest = entries.first else { return nil }
    let path = site.plan.feedPath(of: language)
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.markup("<feed xmlns=\"http://www.w3.org/2005/Atom\"")
    xml.attribute("xml:lang", language.tag)
    xml.markup(">\n")
    xml.element("title", site.text.title(in: language))
    xml.element("id", baseURL + site.plan.servedAddress(of: .index(language)))
    xml.element("updated", newest.updated)
    writeLink("self", baseURL + Address.encoded(path), to: &xml)
    writeLink("alternate", baseURL + site.plan.servedAddress(of: .index(language)), to: &xml)
    xml.markup("<author>")
    xml.element("name", site.text.title(in: language))
    xml.markup("</author>\n")
    for entry in entries {
      xml.markup("<entry>\n")
      xml.element("title", entry.title)
      xml.element("id", entry.id)
      writeLink("alternate", entry.address, to: &xml)
      xml.element("updated", entry.updated)
      if !entry.summary.isEmpty { xml.element("summary", entry.summary) }
      if !entry.content.isEmpty {
        xml.markup("<content type=\"html\">")
        xml.text(xml: entry.content)
        xml.markup("</content>\n")
      }
      xml.markup("</entry>\n")
    }
    xml.markup("</feed>\n")
    return OutputFile(path: path, content: .bytes(xml.bytes))
  }

  private struct Entry {
    let title: String
    let id: String
    let address: String
    /// A date and time in the format of RFC 3339.
    let updated: String
    var summary = ""
    /// HTML.
    var content = ""
  }

  private func topics(_ baseURL: String) -> [Entry] {
    site.plan.datedTopics(in: language).map { dated in
      let topic = site.plan.corpus[dated.topic]
      let edition = topic.editions[dated.edition]
      let page = Page.edition(topic: dated.topic, edition: dated.edition)
      let address = baseURL + site.plan.servedAddress(of: page)
      return Entry(
        title: edition.title, id: address, address: address, updated: dated.date + "T00:00:00Z",
        summary: site.text.description(of: edition, in: topic))
    }
  }

  /// The largest number of entries.
  private static let mostChanges = 50

  /// One entry for each topic and day on which a text in the language changed.
  private func changes(_ baseURL: String) -> [Entry] {
    let all = (site.options.changes?.entries ?? []).filter { entry in
      entry.texts.contains { $0.language == language }
    }
    var groups: [(slug: String, entries: [ChangeLog.Entry])] = []
    var places: [[String]: Int] = [:]
    for entry in all {
      if let place = places[[entry.slug, entry.day]] {
        groups[place].entries.append(entry)
      } else if groups.count < Self.mostChanges {
        places[[entry.slug, entry.day]] = groups.count
        groups.append((entry.slug, [entry]))
      }
    }
    return groups.compactMap { group in
      guard let newest = group.entries.first,
        let (topic, index) = site.subject(ofChangeIn: group.slug)
      else { return nil }
      let page = site.plan.page(ofTopic: index, in: language)
      let address = baseURL + site.plan.servedAddress(of: page)
      var body = site.body(page, language)
      let writer = ChangeWriter(site: site, links: false)
      body.html.markup("<ul>\n")
      for entry in group.entries { writer.write(entry, to: &body) }
      body.html.markup("</ul>\n")
      return Entry(
        title: site.title(ofChangeIn: topic, index, language).text,
        id: address + "#" + newest.day, address: address, updated: newest.moment,
        content: String(decoding: body.html.bytes, as: UTF8.self))
    }
  }

  private func writeLink(_ relation: String, _ address: String, to xml: inout HTMLWriter) {
    xml.markup("<link")
    xml.attribute("rel", relation)
    xml.attribute("href", address)
    xml.markup("/>\n")
  }
}
