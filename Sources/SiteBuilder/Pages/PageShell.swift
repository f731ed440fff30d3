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
    let navigation = SiteNavigation(site: site, page: page, language: content.language)
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
      .skipToMenu: .text(words.skipToMenu),
      .skipToContents: .text(content.aside.count > 0 ? words.skipToContents : ""),
      .theme: .text(words.theme),
      .themes: .text(words.themes),
      .menu: .text(words.menu),
      .close: .text(words.close),
      .nav: .markup(navigation.list()),
      .search: .text(searchAddress),
      .searchWord: .text(DeskWords.of(content.language).search),
      .switcher: .markup(switcher()),
      .head: .markup(PageHead(site: site, page: page, content: content).html()),
      .breadcrumb: .markup(content.breadcrumb),
      .sidebar: .markup(content.sidebar),
      .main: .markup(content.body.html),
      .aside: .markup(content.aside),
      .footer: .markup(navigation.footer()),
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
        html.markup(" aria-current=\"page\"")
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
      if parallel == page { html.markup(" aria-current=\"page\"") }
      html.markup("><span class=\"columns\" aria-hidden=\"true\"></span><span>")
      html.text(words.sideBySide)
      html.markup("</span></a></li>\n")
    }
    html.markup("</ul></nav>\n")
    return html
  }
}
