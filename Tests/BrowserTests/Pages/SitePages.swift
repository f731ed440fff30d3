import BrowserDriver
import Foundation
import TestSupport

/// The built sites that pages are looked at in, from disk.
enum SitePages {
  static func content() throws -> BuiltSite { try BuiltSite.content.get() }

  static func cabinet() throws -> BuiltSite { try BuiltSite.cabinet.get() }

  /// All pages but those that lead on to another at once, and that for missing addresses: where the
  /// site's path is known, that one is rooted there.
  static func articles(of site: BuiltSite) -> [String] {
    site.pages.filter {
      !$0.contains("former/") && !$0.contains("old drawers/") && $0 != "404.html"
    }
  }

  /// What a browser says of pictures that authors took from the web: there is none here.
  static func isAboutWeb(_ message: String) -> Bool { message.contains("pictures.invalid") }
}

extension Browser {
  func open(_ path: String, of site: BuiltSite) throws {
    try open(site.root.appending(path: path))
  }

  /// Messages of the console, but for those on pictures from the web.
  func complaints() throws -> [String] {
    try messages().filter { !SitePages.isAboutWeb($0) }
  }

  /// The result of a function body that returns text of JSON.
  func json<Value: Decodable>(
    _ type: Value.Type, _ body: String, _ arguments: Any...
  ) throws -> Value {
    let text = try evaluate(body, arguments)
    return try JSONDecoder().decode(type, from: Data((text as? String ?? "").utf8))
  }
}
