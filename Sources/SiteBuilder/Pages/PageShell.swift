import Bitext

/// Everything around the content of a page: title, menus, footer.
struct PageShell {
  let site: SiteContext
  let page: Page
  let content: PageContent

  /// The values for the page template.
  func values() -> Shells.Values {
    let words = Catalogue.of(content.language)
    let siteTitle = site.text.title(in: content.language)
    let title = content.title == siteTitle ? siteTitle : "\(content.title) · \(siteTitle)"
    let home = content.language.isDetermined ? Page.index(content.language) : .home
    return [
      .lang: .text(content.body.shellLanguage.tag),
      .kind: .text(content.kind),
      .root: .text(site.root(of: page)),
      .csp: .text(Self.policy),
      .title: .text(title),
      .siteTitle: .text(siteTitle),
      .description: .text(content.description),
      .home: .text(site.href(page == .home ? .home : home, from: page)),
      .skip: .text(words.skip),
      .theme: .text(words.theme),
      .menu: .text(words.menu),
      .search: .text(searchAddress),
      .searchWord: .text(DeskWords.of(content.language).search),
      .switcher: .markup(switcher()),
      .head: .markup(PageHead(site: site, page: page, content: content).html()),
      .breadcrumb: .markup(content.breadcrumb),
      .sidebar: .markup(content.sidebar),
      .main: .markup(content.body.html),
      .aside: .markup(content.aside),
      .footer: .markup(
        site.memory.footer(in: content.language, root: site.root(of: page)) {
          footer()
        }),
    ]
  }

  /// The address of the search page in the page's language; empty if there is none.
  private var searchAddress: String {
    let language = content.language
    let spoken = language.isDetermined ? language : site.plan.spokenLanguages.first ?? language
    let target = Page.desk(.search, spoken)
    return site.plan.contains(target) ? site.href(target, from: page) : ""
  }

  /// Allows scripts and styles from the site's own files only; authors may show pictures from
  /// elsewhere.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: http:; "
    + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"

  /// Links to the page in its other languages, and to the parallel page.
  private func switcher() -> HTMLWriter {
    let words = Catalogue.of(content.language)
    var html = HTMLWriter()
    guard content.switches.count > 1 || content.parallel != nil else { return html }
    html.markup("<nav class=\"switcher\"")
    html.attribute("aria-label", words.languages)
    html.markup("><ul>\n")
    for (language, target) in content.switches {
      html.markup("<li><a")
      html.attribute("href", site.href(target, from: page))
      let tag = language.isDetermined ? language.tag : "und"
      if language.isDetermined {
        html.attribute("lang", tag)
        html.attribute("hreflang", tag)
      }
      html.attribute("data-switch", tag)
      if target == page || language == content.language && content.kind == "topic" {
        html.markup(" aria-current=\"true\"")
      }
      html.markup(">")
      html.text(Catalogue.ownName(of: language))
      html.markup("</a></li>\n")
    }
    if let parallel = content.parallel {
      html.markup("<li class=\"all\"><a")
      html.attribute("href", site.href(parallel, from: page))
      html.attribute("title", words.sideBySideHint)
      html.markup(" data-switch=\"parallel\"")
      if parallel == page { html.markup(" aria-current=\"true\"") }
      html.markup("><span class=\"columns\" aria-hidden=\"true\"></span>")
      html.text(words.sideBySide)
      html.markup("</a></li>\n")
    }
    html.markup("</ul></nav>\n")
    return html
  }

  /// The footer, which is equal on all pages of a language at the same depth.
  private func footer() -> HTMLWriter {
    let language = content.language
    let words = Catalogue.of(language)
    var html = HTMLWriter()
    html.markup("<p><a")
    html.attribute("href", site.href(.home, from: page))
    html.markup(">")
    html.text(site.text.title(in: language))
    html.markup("</a></p>\n<ul>\n")
    for other in site.plan.languages {
      writeItem(.index(other), Catalogue.ownName(of: other), other, to: &html)
    }
    let glossary = Page.glossary(language)
    if site.plan.contains(glossary) {
      writeItem(glossary, words.glossary, language, to: &html)
    }
    let gallery = Page.gallery(language)
    if site.plan.contains(gallery) {
      writeItem(gallery, words.gallery, language, to: &html)
    }
    for (kind, name) in [
      (DeskPage.search, DeskWords.of(language).search),
      (.status, DeskWords.of(language).status),
    ] where site.plan.contains(.desk(kind, language)) {
      writeItem(.desk(kind, language), name, language, to: &html)
    }
    html.markup("</ul>\n")
    return html
  }

  private func writeItem(
    _ target: Page, _ name: String, _ language: Language, to html: inout HTMLWriter
  ) {
    html.markup("<li><a")
    html.attribute("href", site.href(target, from: page))
    if language.isDetermined { html.attribute("lang", language.tag) }
    html.markup(">")
    html.text(name)
    html.markup("</a></li>\n")
  }
}
