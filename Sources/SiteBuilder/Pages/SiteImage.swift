import Bitext

/// The preview picture of pages that have none of their own.
struct SiteImage {
  let site: SiteContext

  /// The picture named in `site.yaml`, as an index into the corpus's assets; nil if it is not a
  /// local file.
  var asset: Int? {
    guard let name = site.plan.corpus.settings.image,
      case .asset(let asset) = site.resolver.picture(name, from: "site.yaml")
    else { return nil }
    return asset
  }

  /// A warning if `site.yaml` names a picture that does not exist.
  var diagnostics: [Diagnostic] {
    guard let name = site.plan.corpus.settings.image, let path = site.plan.corpus.settings.path,
      case .nowhere = site.resolver.picture(name, from: "site.yaml")
    else { return [] }
    return [
      Diagnostic(
        .warning, "missing-picture", "there is no picture \(name) for the site",
        at: .file(path: path, offset: site.plan.corpus.settings.imageRange?.lowerBound))
    ]
  }

  /// The absolute address of the picture for a page: the one that its notes name, the one that is
  /// drawn for it, or that of the site.
  func address(of page: Page, _ content: PageContent, _ baseURL: String) -> String {
    if let image = content.image { return image }
    let card = PageCards.path(of: page, on: site)
    return card.map { baseURL + Address.encoded($0) } ?? address(baseURL)
  }

  /// The absolute address of the picture on a site at `baseURL`.
  private func address(_ baseURL: String) -> String {
    if let asset { return baseURL + Address.encoded(site.pictures.paths[asset]) }
    if let name = site.plan.corpus.settings.image,
      case .external(let address) = site.resolver.picture(name, from: "site.yaml")
    {
      return address
    }
    return baseURL + "assets/card.png"
  }

  /// A description of the picture: the title of the site, or the words on the built-in picture.
  func description(in language: Language) -> String {
    guard site.plan.corpus.settings.image == nil else { return site.text.title(in: language) }
    return Language.known.map { Catalogue.of($0).siteTitle }.joined(separator: " · ")
  }
}
