import Bitext
import Foundation
import Testing

@testable import SiteBuilder

/// What holds for every site, whatever it is made of.
enum SiteProperties {
  /// Each word of each segment is on some page, but for blocks that are shown as examples.
  static func expectNothingLost(_ site: BuiltSite) throws {
    let pages = try site.pages()
    let text = Set(pages.values.flatMap { words($0.words) })
    for topic in site.corpus.topics + [site.corpus.home].compactMap(\.self) {
      for document in topic.documents {
        let examples = document.fenceIndices.filter { ExampleBook.isExample($0.info) }
          .map(\.segment)
        for (index, segment) in document.segments.enumerated() where !examples.contains(index) {
          let lost = words(segment.text).filter { !text.contains($0) }
          #expect(lost.isEmpty, "\(document.source.path):\(segment.lines): \(lost)")
        }
      }
    }
  }

  /// Links and pictures lead to files of the site, fragments to elements; ids are unique.
  static func expectConnected(_ site: BuiltSite) throws {
    let pages = try site.pages()
    for (path, page) in pages {
      let ids = page.elements.compactMap { $0.attributes["id"] }
      #expect(
        Set(ids).count == ids.count, "\(path): \(ids.filter { id in ids.count { $0 == id } > 1 })")
      for element in page.elements {
        for name in ["href", "src"] {
          guard let target = element.attributes[name] else { continue }
          if target.hasPrefix("https:") || target.hasPrefix("http:") || target.hasPrefix("mailto:")
          {
            continue
          }
          let parts = target.split(separator: "#", omittingEmptySubsequences: false)
          let relative = Address.decoded(String(parts[0]))
          let file = relative.isEmpty ? path : Address.resolve(relative, from: path)
          guard let file, site.files[file] != nil else {
            Issue.record("\(path): \(target) leads nowhere")
            continue
          }
          if parts.count > 1 {
            let id = Address.decoded(String(parts[1]))
            #expect(pages[file]?.element(id: id) != nil, "\(path): no \(target)")
          }
        }
      }
    }
  }

  /// One main heading, levels without gaps, a language on the root, no inline code.
  static func expectOrderly(_ site: BuiltSite) throws {
    for (path, page) in try site.pages() {
      #expect(page.elements(named: "h1").count == 1, "\(path)")
      #expect(page.elements(named: "main").count == 1, "\(path)")
      #expect(page.elements(named: "html").first?.attributes["lang"] != nil, "\(path)")
      var level = 1
      let article = page.elements.filter { $0.path.contains("main") }
      for element in article where ["h2", "h3", "h4", "h5", "h6"].contains(element.name) {
        let own = Int(element.name.dropFirst()) ?? 0
        #expect(own <= level + 1, "\(path): \(element.name) after h\(level)")
        level = own
      }
      for element in page.elements {
        #expect(
          !element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }, "\(path)")
        #expect(element.name != "style" && element.name != "base", "\(path)")
        if element.name == "script", element.attributes["type"] != "application/json" {
          #expect(element.text.isEmpty, "\(path)")
        }
        if element.name == "img" { #expect(element.attributes["alt"] != nil, "\(path)") }
      }
    }
  }

  static func expectAll(_ site: BuiltSite) throws {
    try expectNothingLost(site)
    try expectConnected(site)
    try expectOrderly(site)
  }

  static func words(_ text: String) -> [String] {
    text.unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        || !($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }.map(String.init)
  }
}

@Suite struct SiteTests {
  @Test(.enabled(if: Shared.hasSeeds))
  func `the seeds lose no word, no link and no heading`() async throws {
    let site = try await BuiltSite.of(folder: Shared.seeds)
    try SiteProperties.expectAll(site)
  }

  @Test func `the project's own notes lose no word, no link and no heading`() async throws {
    let site = try await BuiltSite.of(folder: Shared.content)
    try SiteProperties.expectAll(site)
  }

  @Test func `equal input gives equal bytes in the same order`() async throws {
    let one = try await BuiltSite.of(folder: Shared.content, options: SiteOptions(jobs: 1))
    let other = try await BuiltSite.of(folder: Shared.content, options: SiteOptions(jobs: 4))
    #expect(one.order == other.order)
    #expect(one.files == other.files)
  }

  @Test func `an edition leaves out what its own source says in its language`() async throws {
    let site = try await BuiltSite.of([
      "bins.md": """
      # Storage bins

      A bin keeps small parts together until somebody needs them again.

      > 통은 작은 부품을 누군가 다시 찾을 때까지 한데 모아 둡니다.

      Label every bin on its front so that people can read the label from afar.

      > 통마다 앞면에 이름표를 붙여 멀리서도 읽을 수 있게 합니다.
      """
    ])
    let pages = try site.pages()
    let korean = try #require(pages.first { $0.key.hasPrefix("ko/") && $0.key.count > 14 }?.value)
    #expect(korean.words.contains("통마다 앞면에"))
    #expect(!korean.words.contains("Label every bin"))
    let english = try #require(pages.first { $0.key.hasPrefix("en/") && $0.key.count > 14 }?.value)
    #expect(english.words.contains("Label every bin"))
    #expect(!english.words.contains("통마다"))
    let both = try #require(pages.first { $0.key.hasPrefix("parallel/") }?.value)
    #expect(both.words.contains("Label every bin") && both.words.contains("통마다"))
    try SiteProperties.expectAll(site)
  }

  @Test func `a topic without a language has a page in it that says so`() async throws {
    let site = try await BuiltSite.of([
      "a.md": "# Hooks\n\nA hook on the wall holds one coat and nothing else at all.\n",
      "ko/b.md": "# 선반\n\n선반은 책을 세워 두는 자리이며 벽에 단단히 고정합니다.\n",
    ])
    let pages = try site.pages()
    let fallback = try #require(pages["ko/hooks/index.html"])
    #expect(fallback.elements(named: "html").first?.attributes["lang"] == "ko")
    #expect(fallback.words.contains("아직 한국어로"))
    let paragraph = fallback.elements(named: "p").first { $0.text.contains("A hook on the wall") }
    #expect(paragraph?.language == "en")
    let robots = fallback.elements(named: "meta").first { $0.attributes["name"] == "robots" }
    #expect(robots?.attributes["content"] == "noindex")
    try SiteProperties.expectAll(site)
  }

  @Test func `text in no known language has a page without one`() async throws {
    let site = try await BuiltSite.of(["x.md": "表格以单列形式显示数据，可以分为多个部分或组别来呈现内容。\n"])
    let page = try #require(
      try site.pages().first { $0.key.hasPrefix("und/") && $0.key.count > 14 })
    #expect(page.value.elements(named: "html").first?.attributes["lang"] == "")
    try SiteProperties.expectAll(site)
  }

  @Test func `topics that want one address both survive`() async throws {
    let site = try await BuiltSite.of([
      "one/a.md": "---\nslug: shelf\n---\n# Shelf\n\nA shelf is a plank that stays on a wall.\n",
      "two/b.md": "---\nslug: Shelf\n---\n# Ledge\n\nA ledge is what a cat sits on all day long.\n",
    ])
    try SiteProperties.expectAll(site)
    let folded = site.files.keys.map { $0.lowercased() }
    #expect(Set(folded).count == folded.count)
  }
}
