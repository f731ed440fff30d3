import Bitext
import Testing

@testable import SiteBuilder

/// Which pages a build takes from the one before.
@Suite struct PageMemoryTests {
  private let notes: Folder
  private let cache: Folder

  init() throws {
    notes = try Folder()
    cache = try Folder()
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

  @Test func `examples follow the texts that define what they show`() async throws {
    let table = "# Tables\n\n## Table styles\n\nA table has a style.\n\n"
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

  /// The paths of the pages that a build does not have to make.
  private func known() async throws -> Set<String> {
    let pipeline = Pipeline(root: notes.path, jobs: 2)
    let directory = try pipeline.directory()
    let templates = try Templates(override: nil)
    let options = SiteOptions()
    let inputs = try BuildInputs(directory, templates: templates, options: options)
    let cache = try #require(BuildCache(in: self.cache.path, owner: "/site"))
    let outcome = await pipeline.outcome(
      of: directory,
      remembering: BuildMemory(cache, program: inputs.program, configuration: inputs.configuration))
    var known: Set<String> = []
    let site = Site(corpus: outcome.corpus, templates: templates, options: options)
    _ = try await site.render(
      remembering: SiteMemory(cache, outcome, inputs),
      keeping: { path, _ in
        known.insert(path)
        return true
      }
    ) { _ in }
    cache.finish()
    return known
  }
}
