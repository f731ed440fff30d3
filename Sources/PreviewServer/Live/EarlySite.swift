import Bitext
import SiteBuilder

/// A part of a site that is enough to show one page before all texts have been read.
enum EarlySite {
  /// The number of texts from which on this is used; a smaller folder is read in an instant.
  static let smallest = 300
  /// The number of texts that the early home page uses; aligning them takes the time.
  private static let shownAtHome = 6

  /// The site of the texts that the page at `path` shows; nil if these cannot be determined.
  static func make(
    for path: String, options: PreviewOptions, templates: Templates
  ) async -> Site? {
    let directory = try? ContentDirectory(
      root: options.content, followingLinks: options.followsLinks)
    guard let directory else { return nil }
    let paths = directory.texts.map { ($0, PathKey(path: $0.path)) }
    guard paths.count >= smallest else { return nil }
    let parts = path.split(separator: "/")
    var wanted: Set<String> = []
    if parts.count < 3 {
      for (file, key) in paths where key.isHome || wanted.count < shownAtHome {
        wanted.insert(file.path)
      }
    } else {
      let slug = String(parts[1])
      let found = paths.filter { file, key in
        Slug.inOwnScript(key.name) == slug || title(of: file).map { isSlug(slug, of: $0) } ?? false
      }
      let keys = Set(found.map(\.1.key))
      guard !keys.isEmpty else { return nil }
      wanted = Set(paths.filter { $0.1.isHome || keys.contains($0.1.key) }.map(\.0.path))
    }
    // A list of titles is ready sooner than the bitext.
    let part = try? await LiveCorpus.part(
      of: options.content, followingLinks: options.followsLinks, reserving: SiteAddress.slugs,
      isAligned: parts.count > 2
    ) { wanted.contains($0) }
    guard let part else { return nil }
    let site = Site(corpus: part.corpus, templates: templates, options: options.site)
    return site.page(at: path) == nil ? nil : site
  }

  private static func isSlug(_ slug: String, of title: String) -> Bool {
    Slug.shorten(Slug.make(from: title), to: 60) == slug || Slug.inOwnScript(title) == slug
  }

  /// The title in the front matter, or the first heading, from the beginning of the file.
  private static func title(of file: ContentDirectory.File) -> String? {
    guard let head = try? file.head(1024) else { return nil }
    for line in head.split(separator: 0x0A) {
      let text = Substring(decoding: line, as: UTF8.self)
      if text.hasPrefix("title:") {
        return text.dropFirst(6).trimmingPrefix { $0.isWhitespace || $0 == "\"" || $0 == "'" }
          .description
      }
      if text.hasPrefix("# ") { return String(text.dropFirst(2)) }
    }
    return nil
  }
}
