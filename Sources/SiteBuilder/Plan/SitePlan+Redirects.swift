import Bitext

/// The addresses that lead to pages at other addresses: aliases, and addresses of earlier versions.
extension SitePlan {
  /// Adds a page for each alias, which is a path or just a slug.
  mutating func addRedirects(ofTopic index: Int) {
    let topic = corpus[index]
    for (number, edition) in topic.editions.enumerated() where edition.name == nil {
      let page = Page.edition(topic: index, edition: number)
      for document in topic.documents where document.language == edition.language {
        for alias in document.frontMatter.aliases {
          let directory = Self.directory(ofAlias: alias, in: edition.language)
          guard let directory, claimed[directory.lowercased()] == nil else {
            report(alias, in: document)
            continue
          }
          addRedirect(to: page, in: edition.language, edition.title, at: directory)
        }
      }
    }
  }

  /// Adds the addresses that all pages of a topic had under the names in its aliases.
  ///
  /// The languages of a topic share its name, so renaming it moves all of them. An alias that is a
  /// path names only one page.
  mutating func addFormerNames(ofTopic index: Int) {
    let topic = corpus[index]
    let names = topic.documents.flatMap(\.frontMatter.aliases)
    for name in names where !name.hasPrefix("/") && name.pathParts.count == 1 {
      for language in parallelLanguages {
        let main = topic.editions.firstIndex { $0.language == language && $0.name == nil }
        let pages: [(Page, folder: String)] = [
          (
            main.map { .edition(topic: index, edition: $0) } ?? .fallback(topic: index, language),
            ""
          ),
          (.parallel(topic: index, language), SiteAddress.parallel.folder),
        ]
        for (page, folder) in pages where contains(page) {
          let directory = Self.directory(ofAlias: folder + name, in: language)
          guard let directory, claimed[directory.lowercased()] == nil else { continue }
          addRedirect(to: page, in: language, nil, at: directory)
        }
      }
    }
  }

  /// Adds the addresses that topics and editions had when addresses contained the hashes of file
  /// names.
  mutating func addFormerEditions(ofTopic index: Int) {
    let topic = corpus[index]
    for (number, edition) in topic.editions.enumerated() {
      guard let name = EditionChoice.formerName(of: topic.documents[edition.document]) else {
        continue
      }
      let address = edition.name == nil ? Slug.shorten(name, to: 60) : topic.slug + "/" + name
      // Only a topic that is named after the file, or after a title in another script than Latin,
      // was named after its hash, too.
      let file = PathKey(path: topic.documents[edition.document].source.path).name
      let isNamedSo =
        name.hasPrefix(topic.slug)
        || !topic.slug.utf8.allSatisfy { $0 < 0x80 } && name == Slug.make(from: file)
      if edition.name == nil, !isNamedSo { continue }
      let directory = Self.folder(of: edition.language) + address + "/"
      guard claimed[directory.lowercased()] == nil else { continue }
      addRedirect(
        to: .edition(topic: index, edition: number), in: edition.language, edition.title,
        at: directory)
    }
  }

  /// Adds the address that the parallel page had when readers of all languages shared one.
  mutating func addFormerParallel(ofTopic index: Int) {
    let topic = corpus[index]
    guard hasParallel(topic) else { return }
    let directory = SiteAddress.parallel.folder + topic.slug + "/"
    let spoken = topic.languages.first { parallelLanguages.contains($0) }
    guard claimed[directory.lowercased()] == nil, let language = spoken ?? parallelLanguages.first
    else { return }
    addRedirect(to: .parallel(topic: index, language), in: language, nil, at: directory)
  }

  private mutating func report(_ alias: String, in document: Document) {
    let entry = document.frontMatter.entries[.aliases] ?? document.source.range(ofLine: 1)
    diagnostics.append(
      Diagnostic(
        .warning, "alias-taken",
        "the alias \"\(alias)\" is left out: a page or file with that address exists, "
          + "or the address is not allowed",
        at: .range(document.source, document.source.range(of: alias, in: entry))))
  }

  private mutating func addRedirect(
    to page: Page, in language: Language, _ title: String?, at directory: String
  ) {
    redirects.append(
      Redirect(target: page, language: language, title: title.map { SiteText.shortened($0) }))
    add(.redirect(redirects.count - 1), at: directory)
  }
}
