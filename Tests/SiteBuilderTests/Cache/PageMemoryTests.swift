import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The pages that a build reuses from the one before.
@Suite struct PageMemoryTests {
  private let notes: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    notes = try TemporaryFolder()
    cache = try TemporaryFolder()
    try notes.write(
      "# Links\n\nRead [about it](../tables/en.md#keep-it) first.\n", to: "links/en.md")
    try notes.write("# Tables\n\n## Keep it\n\nKeep the row.\n", to: "tables/en.md")
    try notes.write("# Lists\n\nKeep the list.\n", to: "lists/en.md")
  }

  @Test func `nothing is known at first, and everything afterwards`() async throws {
    #expect(try await known().isEmpty)
    #expect(
      try await known().isSuperset(of: [
        "en/links/index.html", "en/tables/index.html", "en/lists/index.html",
      ]))
  }

  @Test func `what another text said is asked for again, once`() async throws {
    _ = try await known()
    try notes.write("# Tables\n\n## Lose it\n\nKeep the row.\n", to: "tables/en.md")
    let afterChange = try await known()
    #expect(!afterChange.contains("en/links/index.html"))
    #expect(afterChange.contains("en/lists/index.html"))
    #expect(try await known().contains("en/links/index.html"))
  }

  @Test func `what another text said elsewhere is not asked for`() async throws {
    _ = try await known()
    try notes.write("# Lists\n\nKeep the other list.\n", to: "lists/en.md")
    let afterChange = try await known()
    #expect(afterChange.contains("en/links/index.html"))
    #expect(!afterChange.contains("en/lists/index.html"))
  }

  @Test func `another title is asked for where it is shown`() async throws {
    for number in 10...99 { try notes.write("# Note \(number)\n", to: "many/\(number)/en.md") }
    try notes.write("# 노트\n", to: "many/60/ko.md")
    _ = try await known()
    try notes.write("# 다른 이름\n", to: "many/60/ko.md")
    let known = try await known()
    #expect(known.contains("en/note-61/index.html"))
    #expect(!known.contains("ko/note-61/index.html"))
    #expect(!known.contains("en/parallel/note-60/index.html"))
    #expect(known.contains("ko/note-10/index.html"))
  }

  @Test
  func `another name of the site is asked for on every page, another text of the README on none`()
    async throws
  {
    try notes.write("# Cabinet\n\nNotes on cabinets.\n", to: "README.md")
    _ = try await known()
    try notes.write("# Cabinet\n\nNotes on cabinets and doors.\n", to: "README.md")
    #expect(try await known().contains("en/lists/index.html"))
    try notes.write("# Wardrobe\n\nNotes on cabinets and doors.\n", to: "README.md")
    let afterChange = try await known()
    #expect(!afterChange.contains("en/lists/index.html"))
    #expect(!afterChange.contains("en/links/index.html"))
  }

  @Test func `another address is asked for where links and lists lead to it`() async throws {
    for number in 10...120 { try notes.write("# Note \(number)\n", to: "many/\(number)/en.md") }
    try notes.write("# Far\n\n[There](../50/en.md).\n", to: "many/11/en.md")
    try notes.write("# Old\n\n[There](/design/note-50).\n", to: "many/12/en.md")
    let before = try await known()
    #expect(before.isEmpty)
    try notes.write("# Note 50 and on\n", to: "many/50/en.md")
    let known = try await known()
    #expect(known.contains("en/note-120/index.html"))
    #expect(known.contains("en/lists/index.html"))
    for page in ["far", "old", "note-49", "note-50", "note-51", "note-50-and-on"] {
      #expect(!known.contains("en/\(page)/index.html"))
    }
  }

  @Test func `a new topic, or one that is gone, is asked for where it is shown`() async throws {
    for number in 10...99 {
      try notes.write("# Note \(number)\n\nIt says \(number).\n", to: "many/\(number)/en.md")
    }
    try notes.write("# Wish\n\n[There](../many/30a/en.md).\n", to: "wishes/en.md")
    _ = try await known()
    func expectChange() async throws {
      let known = try await known()
      for page in ["tables", "links", "lists", "note-60", "note-90", "note-99"] {
        #expect(known.contains("en/\(page)/index.html"), "\(page)")
      }
      for page in ["note-10", "note-29", "note-30", "note-31", "wish"] {
        #expect(!known.contains("en/\(page)/index.html"), "\(page)")
      }
    }

    try notes.write("# Note 30 and a half\n", to: "many/30a/en.md")
    try await expectChange()
    // After the topic is removed, the earlier pages are known again.
    try FileManager.default.removeItem(at: notes.url.appending(path: "many/30a"))
    let again = try await known()
    for page in ["tables", "note-10", "note-29", "note-30", "note-31", "note-99"] {
      #expect(again.contains("en/\(page)/index.html"), "\(page)")
    }
    try FileManager.default.removeItem(at: notes.url.appending(path: "many/20"))
    let fewer = try await known()
    for page in ["tables", "links", "lists", "note-60", "note-90", "note-99"] {
      #expect(fewer.contains("en/\(page)/index.html"), "\(page)")
    }
    for page in ["note-10", "note-19", "note-21"] {
      #expect(!fewer.contains("en/\(page)/index.html"), "\(page)")
    }
  }

  @Test func `examples follow the texts that define what they show`() async throws {
    let table =
      "# Tables\n\n## Table styles\n\nA table has a style.\n\n"
      + "## Inset grouped\n\nRows stand in rounded groups.\n\n"
    let examples = [
      "en/gallery/index.html", "en/guidelines/index.html", "en/gallery/code/index.html",
    ]
    try notes.write(table + "**Plain.** Rows run from edge to edge.\n", to: "styles/en.md")
    _ = try await known()
    #expect(try await known().isSuperset(of: examples))
    try notes.write("# Lists\n\nKeep the other list.\n", to: "lists/en.md")
    #expect(try await known().isSuperset(of: examples))
    try notes.write(table + "**Plain.** Rows run from one edge to the other.\n", to: "styles/en.md")
    #expect(try await known().isDisjoint(with: ["en/gallery/index.html"]))
  }

  @Test func `a picture of a page is drawn again when it shows something else`() async throws {
    try notes.write("# 목록\n\n목록은 그대로 둔다.\n", to: "lists/ko.md")
    let all = try await drawn()
    let ofLists: Set = ["en/lists/card.png", "ko/lists/card.png"]
    #expect(all.isSuperset(of: ofLists.union(["en/card.png", "en/tables/card.png"])))
    #expect(try await drawn().isEmpty)
    try notes.write("---\ntitle: Rows\nslug: lists\n---\n\nKeep the list.\n", to: "lists/en.md")
    #expect(try await drawn() == ofLists)
    #expect(try await drawn().isEmpty)
    try notes.write("title: {ko: 다른 이름}\n", to: "site.yaml")
    #expect(try await drawn().contains("ko/card.png"))
    #expect(try await drawn(left: []) == all)
  }

  /// The paths of the pictures that a build draws, over one that left those of `left`, or all.
  private func drawn(left: Set<String>? = nil) async throws -> Set<String> {
    var drawn: Set<String> = []
    try await render(SiteOptions(baseURL: "https://x.example/")) { path, _ in
      left?.contains(path) ?? true
    } _: { file in
      // That of pages without one of their own is a template.
      if file.path.hasSuffix("card.png"), file.path != "assets/card.png" {
        drawn.insert(file.path)
      }
    }
    return drawn
  }

  /// The paths of the pages that a build need not render.
  private func known() async throws -> Set<String> {
    var known: Set<String> = []
    try await render(SiteOptions()) { path, _ in
      if path.hasSuffix("index.html") { known.insert(path) }
      return true
    } _: { _ in
    }
    return known
  }

  /// Renders the site over the build before, of which `keep` says what is left.
  private func render(
    _ options: SiteOptions, keeping keep: (String, UInt64) -> Bool,
    _ deliver: (OutputFile) -> Void
  ) async throws {
    let pipeline = Pipeline(root: notes.path, jobs: 2)
    let directory = try pipeline.directory()
    let templates = try Templates(override: nil)
    let inputs = try BuildInputs(directory, templates: templates, options: options)
    let cache = try #require(BuildCache(in: self.cache.path, owner: "/site"))
    let outcome = await pipeline.outcome(
      of: directory,
      remembering: BuildMemory(
        cache, program: inputs.program, configuration: inputs.configuration, knowing: inputs.texts))
    let site = Site(corpus: outcome.corpus, templates: templates, options: options)
    _ = try await site.render(
      remembering: SiteMemory(cache, outcome, inputs), keeping: keep, deliver)
    cache.finish()
  }
}
