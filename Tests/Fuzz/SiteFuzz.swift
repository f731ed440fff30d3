import Bitext
import Foundation
import SiteBuilder
import Synchronization

/// A whole folder of notes to a site: files are told apart by the control character U+001E.
enum SiteFuzz {
  private static let names = [
    "README.md", "en/tables.md", "ko/tables.md", "a b/표.md", "A.md", "a.md", "plain.txt",
    "site.yaml", "glossary.yaml",
  ]

  private static let templates = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../templates").standardized.path

  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "hig-notes-fuzz-\(getpid())", directoryHint: .isDirectory)

  static func run(_ bytes: [UInt8]) {
    do {
      try? FileManager.default.removeItem(at: folder)
      let parts = bytes.split(separator: 0x1E, omittingEmptySubsequences: false)
      for (name, part) in zip(names, parts) where !part.isEmpty {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(part).write(to: file)
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return
    }
    let result = Mutex<Result<[String: [UInt8]], any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task {
      do {
        let files = try await Self.files()
        result.withLock { $0 = .success(files) }
      } catch {
        result.withLock { $0 = .failure(error) }
      }
      isDone.signal()
    }
    isDone.wait()
    switch result.withLock({ $0 }) {
    case .success(let files): check(files)
    case .failure(let error): require(false, "the build failed: \(error)")
    case nil: require(false, "the build did not end")
    }
  }

  private static func files() async throws -> [String: [UInt8]] {
    let (corpus, problems) = try await Pipeline(root: folder.path).corpus()
    for problem in problems { MarkdownFuzz.check(problem) }
    var files: [String: [UInt8]] = [:]
    let options = SiteOptions(templates: Self.templates)
    let found = try await Site(corpus: corpus, options: options).render { file in
      require(files[file.path] == nil, "\(file.path) is written twice")
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

  /// Every page is well-formed, and every link and id in the site leads somewhere.
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
