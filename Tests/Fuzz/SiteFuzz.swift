import Bitext
import Foundation
import SiteBuilder

/// A whole folder of notes, rendered as a site: pages, feeds and search files.
enum SiteFuzz {
  private static let names = [
    "README.md", "en/bins.md", "ko/bins.md", "a b/통.md", "A.md", "a.md", "plain.txt",
    "site.yaml", "glossary.yaml",
  ]

  static let templates = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../templates").standardized.path

  static func run(_ bytes: [UInt8]) {
    guard let folder = try? FuzzFolder(bytes, names: names) else { return }
    defer { folder.remove() }
    guard let corpus = folder.corpus(), let files = waiting({ try await files(of: corpus) }) else {
      return
    }
    for (path, bytes) in files where !path.hasSuffix(".png") { requireUTF8(bytes, path) }
    check(files)
    for (path, bytes) in files where path.hasSuffix(".xml") {
      require(ExchangeFuzz.isXML(bytes), "\(path) is not well-formed")
    }
    for (path, bytes) in files where path.hasPrefix("search/") { checkSearch(bytes, path) }
  }

  private static func files(of corpus: Corpus) async throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let options = SiteOptions(templates: Self.templates)
    let found = try await Site(corpus: corpus, options: options).render { file in
      require(files[file.path] == nil, "\(file.path) is written twice")
      let parts = file.path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      let isInside = !parts.contains { $0.isEmpty || $0.elementsEqual("..".utf8) }
      require(isInside, "\(file.path) leads out of the site")
      if case .bytes(let bytes) = file.content {
        files[file.path] = bytes
      } else {
        files[file.path] = []
      }
    }
    for problem in found { MarkdownFuzz.check(problem) }
    let folded = Set(files.keys.map { $0.lowercased() })
    require(folded.count == files.count, "two paths differ in case alone")
    return files
  }

  /// A search file is a single call with data.
  private static func checkSearch(_ bytes: [UInt8], _ path: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let call = "higNotes.search("
    require(text.hasPrefix(call) && text.hasSuffix(")\n"), "\(path) is another script")
    let body = text.dropFirst(call.count).dropLast(2)
    if path.hasPrefix("search/terms/") {
      let parts = body.split(separator: "`", omittingEmptySubsequences: false)
      require(parts.count == 3 && parts[2].isEmpty, "\(path) has a text that ends early")
      require(!body.contains("\\") && !body.contains("${"), "\(path) has code in its text")
    } else {
      let list = "[" + body.replacing("'", with: "\"", maxReplacements: 2) + "]"
      require(
        (try? JSONSerialization.jsonObject(with: Data(list.utf8))) != nil, "\(path) is no data")
    }
  }

  /// Every page is well-formed, and all links and ids of the site are valid.
  private static func check(_ files: [String: [UInt8]]) {
    var pages: [String: WellFormedHTML] = [:]
    for (path, bytes) in files where path.hasSuffix(".html") {
      pages[path] = WellFormedHTML(bytes, name: path, isPage: true)
    }
    for (path, page) in pages where path != "404.html" {
      for address in page.addresses {
        let scheme = address.prefix { $0 != "/" && $0 != "#" && $0 != "?" }
        if scheme.contains(":") || address.hasPrefix("//") { continue }
        let sides = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let relative = sides[0].split(separator: "?").first.map(String.init) ?? ""
        let target = resolved(relative.removingPercentEncoding ?? relative, from: path)
        require(files[target] != nil, "\(path) links to \(address), which is not there")
        guard sides.count > 1, let other = pages[target] else { continue }
        let fragment = String(sides[1]).removingPercentEncoding ?? String(sides[1])
        require(
          fragment.isEmpty || other.identifiers.contains(fragment),
          "\(path) links to \(address), which has no such id")
      }
    }
  }

  private static func resolved(_ address: String, from path: String) -> String {
    if address.isEmpty { return path }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/") + (address.hasSuffix("/") ? "/index.html" : "")
  }
}
