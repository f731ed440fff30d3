import Bitext

/// The files of a site that are not pages: feeds, site map, manifest, badges, glossary entries,
/// lists of texts, examples to embed.
struct SiteFiles {
  let site: SiteContext

  /// All files, always in the same order.
  func all() -> [OutputFile] {
    let feeds = site.plan.spokenLanguages.compactMap { AtomFeed(site: site, language: $0).file() }
    let marker = OutputFile(path: ".nojekyll", content: .bytes([]))
    return feeds + Sitemap(site: site).files()
      + [Sitemap.robots(site.baseURL), WebManifest(site: site).file(), marker]
      + StatusBadges(site: site).files() + GlossaryEntries(site: site).files()
      + ExampleRows(site: site).files() + ExampleEmbeds(site: site).files()
      + TextLists(site: site).files()
  }
}
