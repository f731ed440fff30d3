import Bitext

/// The pictures that stand for pages where other sites link to them.
extension PageMaker {
  /// The address of the picture that the front matter of an edition names, which the page then
  /// needs; nil where it names none, or one that is not there.
  func image(
    of edition: Edition, in topic: Topic, index: Int, to body: inout BodyWriter
  ) -> String? {
    let document = topic.documents[edition.document]
    guard let name = document.frontMatter.image, !name.isEmpty else { return nil }
    switch resolver.picture(name, from: document.source.path) {
    case .external(let address): return address
    case .asset(let asset):
      guard let baseURL else { return nil }
      body.assets.insert(asset)
      return baseURL + Address.encoded(pictures.paths[asset])
    case .page, .fragment, .nowhere:
      let entry = document.frontMatter.entries[.image] ?? document.source.range(ofLine: 1)
      body.diagnostics.append(
        Diagnostic(
          .warning, "missing-picture", "there is no picture \(name), so that of the site is named",
          at: .range(document.source, document.source.range(of: name, in: entry))))
      return nil
    }
  }

  /// The picture that `site.yaml` names, as an index into the corpus's assets.
  var siteImageAsset: Int? {
    guard let name = plan.corpus.settings.image,
      case .asset(let asset) = resolver.picture(name, from: "site.yaml")
    else { return nil }
    return asset
  }

  /// Says so where `site.yaml` names a picture that is not there.
  var siteImageDiagnostics: [Diagnostic] {
    guard let name = plan.corpus.settings.image, let path = plan.corpus.settings.path,
      case .nowhere = resolver.picture(name, from: "site.yaml")
    else { return [] }
    return [
      Diagnostic(
        .warning, "missing-picture", "there is no picture \(name) for the site",
        at: .file(path: path, offset: plan.corpus.settings.imageRange?.lowerBound))
    ]
  }

  /// The address of the picture for pages without one of their own.
  func siteImage(_ baseURL: String) -> String {
    if let asset = siteImageAsset { return baseURL + Address.encoded(pictures.paths[asset]) }
    if let name = plan.corpus.settings.image,
      case .external(let address) = resolver.picture(name, from: "site.yaml")
    {
      return address
    }
    return baseURL + "assets/card.png"
  }

  func writeImage(of content: Content, to html: inout HTMLWriter) {
    guard let baseURL else { return }
    let site = siteImage(baseURL)
    meta("property", "og:image", content.image ?? site, to: &html)
    if content.image == nil, plan.corpus.settings.image == nil {
      meta("property", "og:image:width", "1200", to: &html)
      meta("property", "og:image:height", "630", to: &html)
    }
    meta("property", "og:image:alt", content.title, to: &html)
    meta("name", "twitter:card", "summary_large_image", to: &html)
  }
}
