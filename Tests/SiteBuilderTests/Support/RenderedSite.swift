import Bitext
import Foundation
import Synchronization
import TestSupport

@testable import SiteBuilder

/// A site in memory, made from texts in memory or from a folder.
struct RenderedSite: Sendable {
  /// The site of the project's own texts, rendered once for all tests.
  static let content = Task { try await of(folder: Checkout.content) }

  /// The site of our own notes that are written like real ones, rendered once for all tests.
  static let realNotes = Task { try await of(folder: RealNotes.own.url) }

  let corpus: Corpus
  let files: [String: [UInt8]]
  let order: [String]
  let diagnostics: [Diagnostic]
  private let parsed = ParsedPages()

  static func of(
    _ texts: [String: String], options: SiteOptions = SiteOptions(),
    extra: [String: [UInt8]] = [:]
  ) async throws -> RenderedSite {
    let folder = try TemporaryFolder()
    for (name, text) in texts { try folder.write(text, to: name) }
    for (name, bytes) in extra { try folder.write(bytes, to: name) }
    return try await of(folder: URL(filePath: folder.path), options: options)
  }

  static func of(folder: URL, options: SiteOptions = SiteOptions()) async throws -> RenderedSite {
    let (corpus, _) = try await Pipeline(root: folder.path, jobs: 2).corpus()
    return try await of(corpus, options: options)
  }

  static func of(_ corpus: Corpus, options: SiteOptions = SiteOptions()) async throws
    -> RenderedSite
  {
    var files: [String: [UInt8]] = [:]
    var order: [String] = []
    let diagnostics = try await Site(corpus: corpus, options: options).render { file in
      order.append(file.path)
      switch file.content {
      case .bytes(let bytes): files[file.path] = bytes
      case .copy(let source):
        files[file.path] = try source.contents()
      }
    }
    return RenderedSite(corpus: corpus, files: files, order: order, diagnostics: diagnostics)
  }

  /// The pages, by path; they are parsed when somebody first asks for them.
  func pages() throws -> [String: Markup] {
    try parsed.pages.withLock { known in
      if let known { return known }
      var pages: [String: Markup] = [:]
      for (path, bytes) in files where path.hasSuffix(".html") {
        pages[path] = try ParsedPages.markup(of: bytes, path)
      }
      known = pages
      return pages
    }
  }

  func text(_ path: String) -> String {
    files[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// The parsed pages of a site, which its copies share.
private final class ParsedPages: Sendable {
  let pages = Mutex<[String: Markup]?>(nil)

  /// The latest page at each path: most sites of tests have the same pages of examples, which are the longest.
  private static let latest = Mutex<[String: (bytes: [UInt8], markup: Markup)]>([:])

  static func markup(of bytes: [UInt8], _ path: String) throws -> Markup {
    if let known = latest.withLock({ $0[path] }), areEqual(known.bytes, bytes) {
      return known.markup
    }
    let markup = try Markup(String(decoding: bytes, as: UTF8.self), name: path)
    latest.withLock { $0[path] = (bytes, markup) }
    return markup
  }

  /// A debug build compares arrays byte by byte.
  private static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    unsafe first.count == second.count && memcmp(first, second, first.count) == 0
  }
}
