import Bitext
import SiteBuilder
import Synchronization

/// The site at one moment; its pages are rendered on demand.
final class Snapshot: Sendable {
  /// Increases with every change.
  let generation: Int
  let site: Site
  /// Whether only some of the texts have been read so far.
  let isPart: Bool

  private let rendered = Mutex<[Page: Site.RenderedPage]>([:])
  /// The number of pages that are kept: more than anybody has open, fewer than a laptop notices.
  private static let kept = 200

  /// Feeds and similar files by path, once one is requested.
  private let further = Mutex<[String: [UInt8]]?>(nil)

  func furtherFile(at path: String) -> [UInt8]? {
    // Pages and styles, which are requested often, are not among these files; only examples in
    // frames are.
    let isPage = path.hasSuffix(".html") && !path.contains("gallery/embed/")
    guard !path.hasSuffix("/"), !isPage, !path.isEmpty else { return nil }
    if let bytes = site.searchFile(at: path) { return bytes }
    if let bytes = site.twin(at: path) { return bytes }
    if let bytes = site.card(at: path) { return bytes }
    return further.withLock { further in
      let files =
        further
        ?? site.furtherFiles().reduce(into: [:]) { files, file in
          if case .bytes(let bytes) = file.content { files[file.path] = bytes }
        }
      further = files
      return files[path]
    }
  }

  init(generation: Int, site: Site, isPart: Bool = false) {
    self.generation = generation
    self.site = site
    self.isPart = isPart
  }

  /// Whether a requested page refers to a file of the notes.
  func hasShown(asset: Int) -> Bool {
    rendered.withLock { $0.values.contains { $0.assets.contains(asset) } }
  }

  private let lost = Mutex<Site.RenderedPage?>(nil)

  /// The page for an address below `root` that does not exist, at any depth.
  func renderNotFound(below root: String) -> Site.RenderedPage {
    if let known = lost.withLock({ $0 }) { return known }
    let new = site.renderNotFound(below: root)
    lost.withLock { $0 = new }
    return new
  }

  func render(_ page: Page) -> Site.RenderedPage {
    if let known = rendered.withLock({ $0[page] }) { return known }
    let new = site.render(page)
    rendered.withLock { rendered in
      if rendered.count >= Self.kept { rendered = [:] }
      rendered[page] = new
    }
    return new
  }
}
