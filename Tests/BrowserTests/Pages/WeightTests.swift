import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The number of bytes and requests of the first view of a topic, and of all its languages side by side.
@Suite(.needs(.browser))
struct WeightTests {
  /// In bytes after `gzip -9`.
  private static let limit = 46_000
  /// The longest page of the manual, with all that it says of the tables in three languages, is at this.
  private static let parallelLimit = 62_500
  /// A table with columns that stands near the first view brings two scripts of its own.
  private static let requests = 9

  private func compressed(_ file: URL) throws -> Int {
    let result = try Command.run(
      ["-c", "gzip -9nc \"$0\" | wc -c", file.path], program: "/bin/sh")
    return try #require(
      Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(file.path)")
  }

  @Test func `a topic page is light`() throws {
    let site = try BuiltSite(
      of: Checkout.content, carried: true)
    let topics = site.pages.filter {
      ($0.contains("/table") || $0.contains("/lists-and-tables/")) && !$0.contains("parallel/")
    }
    #expect(topics.count == 27)
    try expectWeight(of: topics, in: site, Self.limit)
  }

  @Test func `all languages side by side are light`() throws {
    let site = try BuiltSite(of: Checkout.content, carried: true)
    let pages = site.pages.filter { $0.contains("/parallel/") }
    #expect(pages.count >= 75)
    // A page weighs about the same for readers of each language.
    try expectWeight(of: pages.filter { $0.hasPrefix("ja/") }, in: site, Self.parallelLimit)
  }

  private func expectWeight(of pages: [String], in site: BuiltSite, _ limit: Int) throws {
    let port = try LoopbackHTTP.freePort()
    let server = try ChildProcess(
      "/usr/bin/python3", ["-m", "http.server", "--bind", "127.0.0.1", "\(port)"], in: site.root)
    try server.waitUntilListening(on: port)
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try browser.command("Network.enable", [:])
    try browser.command("Network.setCacheDisabled", ["cacheDisabled": true])
    var table = "\nFirst view, gzip -9:\n"
    for page in pages {
      try browser.open("http://127.0.0.1:\(port)/\(page)")
      try browser.settle()
      let addresses = try browser.json(
        [String].self,
        """
        const icon = document.querySelector('link[rel=icon]');
        const manifest = document.querySelector('link[rel=manifest]');
        const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
        return JSON.stringify([...new Set([location.href, ...loaded, icon.href,
          ...(manifest ? [manifest.href] : [])])]);
        """)
      var total = 0
      var parts: [String] = []
      for address in addresses {
        let url = try #require(URL(string: address))
        #expect(url.host == "127.0.0.1" && url.port == Int(port), "\(page): \(address)")
        let size = try compressed(site.root.appending(path: url.path))
        total += size
        parts.append("\(url.lastPathComponent) \(size)")
      }
      table += "  \(page): \(total) bytes, \(addresses.count) requests"
      table += " (\(parts.joined(separator: ", ")))\n"
      #expect(total <= limit, "\(page): \(parts)")
      #expect(addresses.count <= Self.requests, "\(page): \(parts)")
    }
    print(table)
    withExtendedLifetime(server) {}
  }
}
