import Bitext
import Foundation
import SiteBuilder
import TestSupport
import Testing

/// The corpus that follows a folder equals that of a build, whatever happened to the folder.
@Suite struct LiveCorpusTests {
  /// `LIVE_SEEDS=200` makes a long run.
  private static let seeds =
    0..<UInt64(
      ProcessInfo.processInfo.environment["LIVE_SEEDS"].flatMap { UInt64($0) } ?? 2)

  @Test(arguments: seeds)
  func `equals a build after every change, however often it is interrupted`(
    seed: UInt64
  ) async throws {
    var random = SplitMix64(seed: seed)
    let notes = try EditedNotes()
    var follower = try await Follower(notes)
    var done: [Edit] = []
    for step in 0..<12 {
      var changed: [String] = []
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let edit = Edit.all.randomElement(using: &random) ?? .paragraph
        done.append(edit)
        changed += try notes.apply(edit, using: &random)
      }
      let isWhole = Int.random(in: 0..<8, using: &random) == 0
      try await follower.take(isWhole ? nil : changed)
      // Usually the next edit comes before everything is up to date.
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        try await follower.settle(steps: Int.random(in: 0..<6, using: &random))
      }
      guard step % 3 == 2 else { continue }
      try await follower.settle()
      try await follower.expectBuild("seed \(seed), step \(step), after \(done)")
    }
  }

  @Test(arguments: Edit.allCases)
  func `equals a build after a single change`(edit: Edit) async throws {
    var random = SplitMix64(seed: 5)
    let notes = try EditedNotes()
    var follower = try await Follower(notes)
    try await follower.take(try notes.apply(edit, using: &random))
    try await follower.settle()
    try await follower.expectBuild("\(edit)")
  }

  @Test func `shows what is looked at before it has done everything`() async throws {
    let notes = try EditedNotes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    let glossary = "concepts:\n  - id: row\n    terms: {en: [row], ko: [행], ja: [行]}\n"
    try notes.folder.write(glossary, to: "glossary.yaml")
    let shown = try #require(live.corpus.topics.firstIndex { $0.slug == "lists" })
    let change = try await live.update(
      [Array((root + "/glossary.yaml").utf8)], showing: ["lists"])
    // The front page leads to everything, so it is never left for later.
    let home = try #require(live.corpus.homeNumber)
    #expect(change.topics == [shown, home] && change.settings && !change.plan)
    #expect(live.corpus.glossary.concepts.map(\.id) == ["row"])
    #expect(!live.isSettled)
    let rest = try #require(await live.settle { true })
    #expect(rest.topics.count == live.corpus.numbers.count - 2)
    while await live.settle(while: { true }) != nil {}
    #expect(live.isSettled)
  }

  @Test func `shows a new title at once, and moves the text when there is time`() async throws {
    let notes = try EditedNotes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    try notes.folder.write("# Rows\n\nOther text.\n", to: "lists/en.md")
    let change = try await live.update([Array((root + "/lists/en.md").utf8)])
    let place = try #require(live.corpus.topics.firstIndex { $0.slug == "lists" })
    #expect(change.topics == [place] && !change.plan)
    #expect(live.corpus.topics[place].editions[0].title == "Rows")
    let rest = await live.settle { true }
    #expect(rest?.plan == true)
    #expect(live.corpus.topics.contains { $0.slug == "rows" })
  }

  @Test func `works on the changed topic only`() async throws {
    let notes = try EditedNotes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    try notes.folder.write(EditedNotes.text("Lists", 3, "en") + "\nOne more.\n", to: "lists/en.md")
    let change = try await live.update([Array((root + "/lists/en.md").utf8)])
    let place = live.corpus.topics.firstIndex { $0.slug == "lists" }
    var expected = LiveCorpus.Change()
    expected.topics = [try #require(place)]
    #expect(change == expected)
  }

  @Test func `does nothing for a save without a change`() async throws {
    let notes = try EditedNotes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    #expect(try await live.update([Array((root + "/lists/en.md").utf8)]).isEmpty)
    #expect(live.isSettled)
  }

  @Test func `keeps a text that can no longer be read, and says so`() async throws {
    let notes = try EditedNotes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    let before = live.corpus.topics.map(\.slug)
    try notes.folder.write(Data([0x23, 0x20, 0xFF, 0xFE, 0x41]), to: "lists/en.md")
    _ = try await live.update([Array((root + "/lists/en.md").utf8)])
    #expect(live.corpus.topics.map(\.slug) == before)
    #expect(live.diagnostics.contains { $0.rule == "invalid-utf8" })
    try notes.folder.write(EditedNotes.text("Lists", 3, "en"), to: "lists/en.md")
    _ = try await live.update([Array((root + "/lists/en.md").utf8)])
    #expect(!live.diagnostics.contains { $0.rule == "invalid-utf8" })
  }

  @Test(arguments: [
    ("SUMMARY.md", "- [%](%.md)\n"), ("_sidebar.md", "* [%](%)\n"), ("README.md", "1. [%](%.md)\n"),
    ("mkdocs.yml", "- %.md\n"),
  ])
  func `follows the order that a list of contents gives`(name: String, line: String) async throws {
    let chapters = ["soil", "water", "bees"]
    func list(_ names: [String]) -> Data {
      let lines = names.map { line.replacing("%", with: $0) }.joined()
      return Data((name == "mkdocs.yml" ? "nav:\n" + lines : "# Garden\n\n" + lines).utf8)
    }
    let folder = try TemporaryFolder(
      chapters.reduce(into: [String: String]()) {
        $0["\($1).md"] = "# \($1.capitalized)\n\nThe chapter about \($1) has its own page.\n"
      })
    let root = folder.url.path
    try folder.write(list(chapters), to: name)
    var live = try await LiveCorpus(root: root)
    func order() -> [String] { live.corpus.topics.map(\.slug).filter { chapters.contains($0) } }
    #expect(order() == chapters)
    try folder.write(list(chapters.reversed()), to: name)
    _ = try await live.update([Array("\(root)/\(name)".utf8)])
    _ = await live.settle { true }
    #expect(order() == chapters.reversed())
  }

  @Test func `follows the places that folders and their pages give`() async throws {
    let folder = try TemporaryFolder([
      "a/soil.md": "# Soil\n\nThe chapter about soil has its own page.\n",
      "b/water.md": "# Water\n\nThe chapter about water has its own page.\n",
    ])
    let root = folder.url.path
    var live = try await LiveCorpus(root: root)
    for (name, text, expected) in [
      ("b/_category_.json", "{\"position\": 1}\n", ["water", "soil"]),
      ("a/_index.md", "---\nweight: 0\n---\n\n# Part\n\nThe first part.\n", ["soil", "water"]),
      ("b/_category_.json", "{\"position\": -1}\n", ["water", "soil"]),
    ] {
      try folder.write(text, to: name)
      _ = try await live.update([Array("\(root)/\(name)".utf8)])
      _ = await live.settle { true }
      #expect(live.corpus.topics.map(\.slug).filter { ["soil", "water"].contains($0) } == expected)
    }
  }

  @Test func `a list of links that is none any more orders nothing`() async throws {
    let chapters = (1...9).map { "chapter\($0)x" }
    let listed = Array(chapters.reversed())
    let folder = try TemporaryFolder(
      chapters.reduce(into: [String: String]()) {
        $0["\($1).md"] = "# \($1.capitalized)\n\nThe note called \($1) has its own page.\n"
      })
    let root = folder.url.path
    let links = listed.map { "- [\($0)](\($0).md)\n" }.joined()
    try folder.write(Data("# All notes\n\n\(links)".utf8), to: "all.md")
    var live = try await LiveCorpus(root: root)
    func order() -> [String] { live.corpus.topics.map(\.slug).filter { chapters.contains($0) } }
    #expect(order() == listed)
    try folder.write(Data("# All notes\n\nThere are nine.\n".utf8), to: "all.md")
    _ = try await live.update([Array("\(root)/all.md".utf8)])
    _ = await live.settle { true }
    #expect(order() == chapters)
  }
}

/// A corpus and a site that follow a folder, as in the preview.
private struct Follower {
  let notes: EditedNotes
  var live: LiveCorpus
  var site: Site

  init(_ notes: EditedNotes) async throws {
    self.notes = notes
    live = try await LiveCorpus(root: notes.folder.url.path)
    site = Site(
      corpus: live.corpus, templates: try Templates(override: notes.templates.url.path),
      options: SiteOptions())
  }

  mutating func take(_ paths: [String]?) async throws {
    let root = notes.folder.url.path
    let files = paths.map { Set($0.map { Array((root + "/" + $0).utf8) }) }
    let shown = live.corpus.topics.prefix(1).map(\.slug)
    publish(try await live.update(files, showing: shown))
    site = site.with(try Templates(override: notes.templates.url.path))
  }

  /// Works until everything is up to date, or for at most `steps` steps.
  mutating func settle(steps: Int = .max) async throws {
    var left = steps
    while !live.isSettled, left > 0 {
      let (next, stopped) = await stepping(left)
      left = stopped
      if let next { publish(next) }
    }
  }

  private mutating func stepping(_ steps: Int) async -> (LiveCorpus.Change?, Int) {
    var left = steps
    let change = await live.settle {
      left -= 1
      return left > 0
    }
    return (change, left)
  }

  private mutating func publish(_ change: LiveCorpus.Change) {
    guard !change.isEmpty else { return }
    site =
      site.updating(live.corpus, after: change)
      ?? Site(corpus: live.corpus, templates: site.templates, options: SiteOptions())
  }

  func expectBuild(_ comment: String) async throws {
    let (corpus, problems) = try await Pipeline(root: notes.folder.url.path).corpus()
    let built = try Site(
      corpus: corpus, options: SiteOptions(templates: notes.templates.url.path))
    var frames = site.furtherFiles().filter { $0.path.hasSuffix(".html") }[...]
    var paths: [String] = []
    _ = try await built.render { file in
      guard case .bytes(let bytes) = file.content, file.path.hasSuffix(".html") else { return }
      guard let page = site.page(at: file.path) else {
        let frame = frames.popFirst()
        #expect(frame?.path == file.path, "\(comment)")
        if case .bytes(let live) = frame?.content {
          #expect(live == bytes, "\(comment): \(file.path)")
        }
        return
      }
      paths.append(file.path)
      #expect(site.render(page).bytes == bytes, "\(comment): \(file.path)")
    }
    #expect(frames.isEmpty, "\(comment)")
    #expect(site.pages.map(site.path(of:)) == paths, "\(comment)")
    let printer = DiagnosticPrinter()
    let expected = (problems + built.diagnostics).map(printer.text(for:)).sorted()
    let actual = (live.diagnostics + site.diagnostics).map(printer.text(for:)).sorted()
    #expect(actual == expected, "\(comment)")
  }
}
