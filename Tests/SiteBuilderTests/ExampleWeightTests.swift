import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The bytes that a reader of a text with examples loads at first.
@Suite struct ExampleWeightTests {
  private func gzipped(_ bytes: [UInt8]) throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "file")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-c", folder.url.appending(path: "file").path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let size = pipe.fileHandleForReading.readDataToEndOfFile().count
    process.waitUntilExit()
    return size
  }

  @Test func `a text with many examples comes with 46 kB`() async throws {
    let site = try await RenderedSite.content.value
    let assets = try ["site.css", "site.js", "examples.css", "examples.js"]
      .map { try gzipped(try #require(site.files["assets/\($0)"])) }.reduce(0, +)
    for language in ["en", "ko", "ja"] {
      for topic in ["tables", "table-styles", "table-rows", "table-accessories", "table-index"] {
        let page = "\(language)/\(topic)/index.html"
        let text = site.text(page)
        #expect(text.contains("<figure class=\"ex\""))
        #expect(!text.contains("import SwiftUI"), "listings are on a page of their own")
        let size = try gzipped(Array(text.utf8)) + assets
        #expect(size > assets && size <= 46_000, "\(page): \(size)")
      }
    }
  }

  @Test func `the examples need one script, and others where they are wanted`() async throws {
    let site = try await RenderedSite.content.value
    let scripts = try site.files
      .filter { $0.key.hasPrefix("assets/examples") && $0.key.hasSuffix(".js") }
      .mapValues(gzipped)
    #expect(scripts.count == 20)
    #expect(scripts.values.reduce(0, +) <= 51_000, "\(scripts)")
    #expect(try #require(scripts["assets/examples.js"]) <= 7900, "what every example loads")
  }

  @Test func `every example's sources are on the page that it links to`() async throws {
    let site = try await RenderedSite.content.value
    for language in ["en", "ko", "ja"] {
      let listings = site.text("\(language)/gallery/code/index.html")
      for page in ["table-styles", "lists-and-tables", "gallery"] {
        let text = site.text("\(language)/\(page)/index.html")
        let links = text.matches(
          of:
            #/gallery\/code\/index\.html#(code-[0-9a-f]{16})|href="code\/index.html#(code-[0-9a-f]{16})/#
        )
        .compactMap { $0.output.1 ?? $0.output.2 }
        #expect(!links.isEmpty, "\(page)")
        for id in links { #expect(listings.contains("id=\"\(id)\""), "\(page): \(id)") }
      }
    }
  }
}
