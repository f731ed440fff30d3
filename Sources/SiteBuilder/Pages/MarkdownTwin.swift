import Bitext

/// The texts of a page as Markdown, beside the page, for programs that read texts.
struct MarkdownTwin {
  let site: SiteContext
  let page: Page

  /// The file; nil for pages that show no text of their own.
  func file() -> OutputFile? {
    guard let path = site.plan.twin(of: page) else { return nil }
    let text: String
    switch page {
    case .edition(let topic, let edition): text = self.edition(topic, edition)
    case .parallel(let topic, let language): text = parallel(topic, language)
    default: return nil
    }
    return OutputFile(path: path, content: .bytes(Array(text.utf8)))
  }

  private func edition(_ index: Int, _ number: Int) -> String {
    let topic = site.plan.corpus.topics[index]
    let edition = topic.editions[number]
    let reading = Reading(topic, index: index, edition: edition)
    let writer = MarkdownWriter(
      site, page: page, language: edition.language, topic: index)
    var parts = ["# " + MarkdownWriter.escaped(edition.title)]
    parts += reading.abstracts.map { writer.block($0, in: edition.document) }
    parts.append(
      writer.blocks(reading.outline, in: edition.document) {
        reading.isShown($0) && $0 != reading.title
      })
    return finished(parts, topic: index, language: edition.language)
  }

  /// All languages, unit by unit, the reader's own first.
  private func parallel(_ index: Int, _ language: Language) -> String {
    let topic = site.plan.corpus.topics[index]
    let writer = MarkdownWriter(site, page: page, language: language, topic: index)
    let languages = [language] + topic.languages.filter { $0 != language && $0.isDetermined }
    let titles = languages.filter(topic.languages.contains).map {
      MarkdownWriter.escaped(site.text.title(of: topic, in: $0).text)
    }
    var parts = ["# " + titles.joined(separator: " / ")]
    for unit in topic.units {
      let spoken = languages.compactMap { language in
        topic.mainVariant(of: unit, in: language).map { (language, $0) }
      }
      if let heading = spoken.first.flatMap({ level(of: $0.1, in: topic) }) {
        let texts = spoken.map { line(of: $0.1, writer) }
        parts.append(
          String(repeating: "#", count: max(2, heading)) + " "
            + texts.joined(separator: " / "))
        continue
      }
      let lines = spoken.map { language, variant in
        MarkdownWriter.indented(
          "**\(language.tag)** " + line(of: variant, writer), first: "- ", rest: "  ")
      }
      if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
      if spoken.isEmpty, let neutral = unit.variants.first {
        parts += neutral.segments.map { writer.block($0, in: neutral.document) }
      }
    }
    return finished(parts, topic: index, language: language)
  }

  private func line(of variant: Variant, _ writer: MarkdownWriter) -> String {
    variant.segments.map { writer.line($0, in: variant.document) }
      .joined(separator: variant.language == .japanese ? "" : " ")
      .replacing("\\\n", with: " ")
  }

  private func level(of variant: Variant, in topic: Topic) -> Int? {
    for index in variant.segments {
      if case .heading(let level) = topic.documents[variant.document].segments[index].kind {
        return Int(level)
      }
    }
    return nil
  }

  /// The parts with blank lines between them, and at the end the ways to the page and to the others of
  /// its topic.
  private func finished(_ parts: [String], topic index: Int, language: Language) -> String {
    let topic = site.plan.corpus.topics[index]
    var links = ["[\(Catalogue.ownName(of: language))](index.html)"]
    func add(_ name: String, _ target: Page) {
      guard target != page, let twin = site.plan.twin(of: target) else { return }
      links.append("[\(name)](\(site.root(of: page) + Address.encoded(twin)))")
    }
    for other in topic.languages where other != language || page.isParallel {
      add(Catalogue.ownName(of: other), site.plan.page(ofTopic: index, in: other))
    }
    if site.plan.hasParallel(topic) {
      add(
        Catalogue.of(language).sideBySide, site.plan.parallel(ofTopic: index, for: language))
    }
    return (parts.filter { !$0.isEmpty } + ["---", links.joined(separator: " · ")])
      .joined(separator: "\n\n") + "\n"
  }
}

extension SitePlan {
  /// The path of the file with a page's texts as Markdown; nil if it has none of its own.
  func twin(of page: Page) -> String? {
    switch page {
    case .edition, .parallel: contains(page) ? directory(of: page) + "index.md" : nil
    default: nil
    }
  }
}
