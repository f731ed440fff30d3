import Bitext

/// The texts of a page as Markdown, beside the page, for programs that read texts.
struct MarkdownTwin {
  let site: SiteContext
  let page: Page

  /// The file; nil for pages that show no text of their own.
  func file() -> OutputFile? {
    guard let path = site.plan.twin(of: page) else { return nil }
    let bytes: [UInt8]
    switch page {
    case .edition(let topic, let edition): bytes = self.edition(topic, edition)
    case .parallel(let topic, let language): bytes = parallel(topic, language)
    default: return nil
    }
    return OutputFile(path: path, content: .bytes(bytes))
  }

  private func edition(_ index: Int, _ number: Int) -> [UInt8] {
    let topic = site.plan.corpus[index]
    let edition = topic.editions[number]
    let reading = Reading(topic, index: index, edition: edition)
    var writer = MarkdownWriter(
      site, page: page, language: edition.language, topic: index)
    writer.out.markup("# ")
    writer.out.text(edition.title)
    for abstract in reading.abstracts {
      writer.part("\n\n", from: 0) { $0.block(abstract, in: edition.document) }
    }
    writer.part("\n\n", from: 0) { writer in
      writer.blocks(reading.outline, in: edition.document) {
        reading.isShown($0) && $0 != reading.title
      }
    }
    return finished(writer, topic: index, language: edition.language)
  }

  /// All languages, unit by unit, the reader's own first.
  private func parallel(_ index: Int, _ language: Language) -> [UInt8] {
    let topic = site.plan.corpus[index]
    var writer = MarkdownWriter(site, page: page, language: language, topic: index)
    let languages = [language] + topic.languages.filter { $0 != language && $0.isDetermined }
    writer.out.markup("#")
    for (number, language) in languages.filter(topic.languages.contains).enumerated() {
      writer.out.markup(number > 0 ? " / " : " ")
      writer.out.text(site.text.title(of: topic, in: language).text)
    }
    for (_, unit) in topic.alignedUnits {
      writer.part("\n\n", from: 0) { writer in
        let spoken = languages.compactMap { topic.mainVariant(of: unit, in: $0) }
        if let heading = spoken.first.flatMap({ level(of: $0, in: topic) }) {
          writer.out.markup(0x23, times: max(2, heading))
          for (number, variant) in spoken.enumerated() {
            writer.out.markup(number > 0 ? " / " : " ")
            line(of: variant, &writer)
          }
        } else if !spoken.isEmpty {
          for (number, variant) in spoken.enumerated() {
            writer.out.markup(number > 0 ? "\n- **" : "- **")
            writer.out.markup(variant.language.tag)
            writer.out.markup("** ")
            line(of: variant, &writer)
          }
        } else if let neutral = unit.variants.first {
          let start = writer.out.count
          for segment in neutral.segments {
            writer.part("\n\n", from: start) { $0.block(segment, in: neutral.document) }
          }
        }
      }
    }
    return finished(writer, topic: index, language: language)
  }

  /// Writes the segments of a variant in one line.
  private func line(of variant: Variant, _ writer: inout MarkdownWriter) {
    let start = writer.out.count
    for segment in variant.segments {
      if writer.out.count > start, variant.language != .japanese { writer.out.markup(" ") }
      writer.line(segment, in: variant.document, isOneLine: true)
    }
  }

  private func level(of variant: Variant, in topic: Topic) -> Int? {
    for index in variant.segments {
      if case .heading(let level) = topic.documents[variant.document].segments[index].kind {
        return Int(level)
      }
    }
    return nil
  }

  /// The output, with links to the page and to the other texts of its topic at the end.
  private func finished(
    _ written: MarkdownWriter, topic index: Int, language: Language
  ) -> [UInt8] {
    let topic = site.plan.corpus[index]
    var out = written.out
    out.markup("\n\n---\n\n[\(Catalogue.ownName(of: language))](index.html)")
    func add(_ name: String, _ target: Page) {
      guard target != page, let twin = site.plan.twin(of: target) else { return }
      out.markup(" · [\(name)](\(site.root(of: page) + Address.encoded(twin)))")
    }
    for other in topic.languages where other != language || page.isParallel {
      add(Catalogue.ownName(of: other), site.plan.page(ofTopic: index, in: other))
    }
    if site.plan.hasParallel(topic) {
      add(
        Catalogue.of(language).sideBySide, site.plan.parallel(ofTopic: index, for: language))
    }
    out.markup("\n")
    return out.bytes
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
