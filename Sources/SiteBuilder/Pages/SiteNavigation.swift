import Bitext

/// The links to the main pages of the site, in the reader's language, which are equal on all pages.
struct SiteNavigation {
  let site: SiteContext
  let page: Page
  let language: Language

  /// The language of the linked pages.
  private var spoken: Language {
    language.isDetermined ? language : site.plan.spokenLanguages.first ?? language
  }

  /// Whether the list of all topics is named after the sections.
  static func hasSections(_ plan: SitePlan) -> Bool { plan.sections.count > 1 }

  /// The main pages that the site has, with their names.
  private var entries: [(page: Page, name: String)] {
    let words = Catalogue.of(spoken)
    let desk = DeskWords.of(spoken)
    let all: [(Page, String)] = [
      (.index(spoken), Self.hasSections(site.plan) ? words.sections : words.topics),
      (.gallery(spoken), words.gallery),
      (.guidelines(spoken), words.guidelines),
      (.glossary(spoken), words.glossary),
      (.desk(.search, spoken), desk.search),
    ]
    return all.filter { site.plan.contains($0.0) }
  }

  /// The entry that leads to this page or to the list that contains it; nil if there is none.
  private var current: (page: Page, isExact: Bool)? {
    switch page {
    case .index: (page, true)
    case .gallery, .guidelines, .desk(.search, _, _): (page, true)
    case .glossary(_, let part): (.glossary(spoken), part == 0)
    case .desk(.terms, _, _): (.glossary(spoken), false)
    case .listings: (.gallery(spoken), false)
    case .edition, .fallback, .parallel: (.index(spoken), false)
    case .home, .desk(.status, _, _), .desk(.changes, _, _), .redirect, .notFound: nil
    }
  }

  /// The list for the bar and the menu.
  func list() -> HTMLWriter {
    let current = current
    let known = current.map { site.plan.path(of: $0.page) + ($0.isExact ? "" : "*") } ?? ""
    return site.memory.navigation(in: language, root: site.root(of: page), current: known) {
      write(marking: current)
    }
  }

  private func write(marking current: (page: Page, isExact: Bool)?) -> HTMLWriter {
    var html = HTMLWriter()
    let entries = entries
    guard entries.count > 1 else { return html }
    html.markup("<ul>\n")
    for entry in entries {
      // The bar has an icon for the search.
      let isSearch = if case .desk(.search, _, _) = entry.page { true } else { false }
      html.markup(isSearch ? "<li class=\"to-find\"><a" : "<li><a")
      html.attribute("href", site.href(entry.page, from: page))
      if entry.page == current?.page {
        html.attribute("aria-current", current?.isExact == true ? "page" : "true")
      }
      html.markup(">")
      html.text(entry.name)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
    return html
  }

  /// The footer: the same pages, the status, and the front pages of all languages.
  func footer() -> HTMLWriter {
    site.memory.footer(in: language, root: site.root(of: page)) { writeFooter() }
  }

  private func writeFooter() -> HTMLWriter {
    var html = HTMLWriter()
    html.markup("<p><a")
    html.attribute("href", site.href(.home, from: page))
    html.markup(">")
    html.text(site.text.title(in: language))
    html.markup("</a></p>\n<ul>\n")
    for entry in entries { writeItem(entry.page, entry.name, language: nil, to: &html) }
    let status = Page.desk(.status, spoken)
    if site.plan.contains(status) {
      writeItem(status, DeskWords.of(spoken).status, language: nil, to: &html)
    }
    let changes = Page.desk(.changes, spoken)
    if site.plan.contains(changes) {
      writeItem(changes, ChangesPageWords.of(spoken).title, language: nil, to: &html)
    }
    if let repository = RepositoryLinks(site.plan.corpus.settings) {
      let words = Catalogue.of(spoken)
      html.markup("<li><a")
      html.attribute(
        "href",
        repository.report(
          on: site.text.title(in: spoken), site.baseURL.map { [$0] } ?? [], words: words))
      html.markup(" rel=\"nofollow\">")
      html.text(words.report)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n<ul>\n")
    for other in site.plan.languages {
      writeItem(
        .index(other), Catalogue.ownName(of: other), language: other == spoken ? nil : other,
        to: &html)
    }
    html.markup("</ul>\n")
    return html
  }

  private func writeItem(
    _ target: Page, _ name: String, language: Language?, to html: inout HTMLWriter
  ) {
    html.markup("<li><a")
    html.attribute("href", site.href(target, from: page))
    if let language, language.isDetermined { html.attribute("lang", language.tag) }
    html.markup(">")
    html.text(name)
    html.markup("</a></li>\n")
  }
}
