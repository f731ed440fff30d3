import Bitext

/// `llms.txt`, for programs that read texts: a description of the site, and its texts as Markdown,
/// by sections.
///
/// There is one for each language, and one for all languages at the root.
struct TextLists {
  let site: SiteContext

  /// All lists; none if the site has no topics.
  func files() -> [OutputFile] {
    guard !site.plan.corpus.topics.isEmpty else { return [] }
    return [root()] + site.plan.spokenLanguages.map(list)
  }

  private func list(of language: Language) -> OutputFile {
    let words = Catalogue.of(language)
    var text = opening(in: language)
    for section in site.plan.sections {
      let name = site.text.sections.name(of: section.name, in: language).text
      let entries = section.topics.compactMap { topic in
        let page = site.plan.page(ofTopic: topic, in: language)
        return entry(of: topic, page, in: language)
      }
      text += self.section(name.isEmpty ? words.topics : name, entries)
    }
    if let glossary = site.plan.corpus.topics.isEmpty ? nil : glossary(in: language) {
      text += section(words.glossary, [glossary])
    }
    return file(at: path(of: language), text)
  }

  private func root() -> OutputFile {
    let language = site.plan.spokenLanguages.first ?? .english
    let words = Catalogue.of(language)
    var text = opening(in: language)
    text += section(
      words.languages,
      site.plan.spokenLanguages.map { other in
        let title = MarkdownBytes.escaped(Catalogue.ownName(of: other))
        return "- [\(title)](\(address(path(of: other)))): "
          + MarkdownBytes.escaped(site.text.description(in: other))
      })
    let entries = site.plan.corpus.topics.indices.compactMap { topic in
      let isParallel = site.plan.hasParallel(site.plan.corpus[topic])
      return entry(
        of: topic,
        isParallel
          ? site.plan.parallel(ofTopic: topic, for: language)
          : site.plan.page(ofTopic: topic, in: language), in: language)
    }
    text += section(words.sideBySide, entries)
    return file(at: "llms.txt", text)
  }

  private func opening(in language: Language) -> String {
    let title = MarkdownBytes.escaped(site.text.title(in: language))
    return "# \(title)\n\n> \(MarkdownBytes.escaped(site.text.description(in: language)))\n"
  }

  private func section(_ name: String, _ entries: [String]) -> String {
    guard !entries.isEmpty else { return "" }
    return "\n## \(MarkdownBytes.escaped(name))\n\n" + entries.joined(separator: "\n") + "\n"
  }

  private func entry(of index: Int, _ page: Page, in language: Language) -> String? {
    let topic = site.plan.corpus[index]
    let shown = if case .fallback = page { Page.edition(topic: index, edition: 0) } else { page }
    guard let twin = site.plan.twin(of: shown) else { return nil }
    let title = MarkdownBytes.escaped(site.text.title(of: topic, in: language).text)
    let edition = topic.mainEdition(in: language) ?? topic.editions.first
    let description = edition.map { site.text.description(of: $0, in: topic) } ?? ""
    let about = description.isEmpty ? "" : ": " + MarkdownBytes.escaped(description)
    return "- [\(title)](\(address(twin)))\(about)"
  }

  private func glossary(in language: Language) -> String? {
    let page = Page.glossary(language)
    guard site.plan.contains(page) else { return nil }
    let words = Catalogue.of(language)
    return "- [\(words.glossary)](\(address(site.plan.directory(of: page))))"
  }

  private func path(of language: Language) -> String {
    site.plan.directory(of: .index(language)) + "llms.txt"
  }

  /// An absolute address if the address of the site is known, else one relative to the root of the
  /// host.
  private func address(_ path: String) -> String {
    let base = site.baseURL ?? site.options.basePath ?? "/"
    return Address.markdownDestination(base + Address.encoded(path))
  }

  private func file(at path: String, _ text: String) -> OutputFile {
    OutputFile(path: path, content: .bytes(Array(text.utf8)))
  }
}
