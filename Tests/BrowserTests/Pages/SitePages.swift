import BrowserDriver
import Foundation
import Synchronization
import TestSupport

/// The built sites whose pages are opened from disk.
enum SitePages {
  static func content() throws -> BuiltSite { try BuiltSite.content.get() }

  static func cabinet() throws -> BuiltSite { try BuiltSite.cabinet.get() }

  /// All pages except redirects and the page for missing addresses, whose links may be rooted in
  /// the site's path.
  static func articles(of site: BuiltSite) -> [String] {
    site.pages.filter {
      !$0.contains("former/") && !$0.contains("old drawers/") && $0 != "404.html"
    }
  }

  /// Which pages a test opens in one of its settings.
  enum Extent {
    /// Each page.
    case all
    /// Pages that together have every kind of element of the site.
    case kinds
    /// Pages that together have every kind of element that a language has.
    case kindsByLanguage
  }

  /// The articles to open; all of them where the environment has `PAGES=all`.
  static func articles(of site: BuiltSite, _ extent: Extent) throws -> [String] {
    let pages = articles(of: site)
    if extent == .all || ProcessInfo.processInfo.environment["PAGES"] == "all" { return pages }
    return try covers.withLock { covers in
      let key = "\(extent) \(site.root.path)"
      if let known = covers[key] { return known }
      let texts = try pages.map { ($0, try site.text($0)) }
      let cover = PageCover.of(
        Dictionary(uniqueKeysWithValues: texts), byLanguage: extent == .kindsByLanguage)
      covers[key] = cover
      return cover
    }
  }

  /// The covers that tests have asked for: a debug build reads long in the pages of `content/`.
  private static let covers = Mutex<[String: [String]]>([:])

  /// Whether a console message is about a picture on the web, which is not available in tests.
  static func isAboutWeb(_ message: String) -> Bool { message.contains("pictures.invalid") }
}

extension Browser {
  func open(_ path: String, of site: BuiltSite) throws {
    try open(site.root.appending(path: path))
  }

  /// The console messages, except those about pictures on the web.
  func complaints() throws -> [String] {
    try messages().filter { !SitePages.isAboutWeb($0) }
  }

  /// The result of a function body that returns JSON.
  func json<Value: Decodable>(
    _ type: Value.Type, _ body: String, _ arguments: Any...
  ) throws -> Value {
    let text = try evaluate(body, arguments)
    return try JSONDecoder().decode(type, from: Data((text as? String ?? "").utf8))
  }
}
