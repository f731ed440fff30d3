import Bitext
import Foundation
import SiteBuilder
import TestSupport
import Testing

/// What follows its folder has to be what a build makes of the folder, whatever happened to it.
@Suite struct LiveCorpusTests {
  /// `LIVE_SEEDS=200` for a long run.
  private static let seeds =
    0..<UInt64(
      ProcessInfo.processInfo.environment["LIVE_SEEDS"].flatMap { UInt64($0) } ?? 2)

  @Test(arguments: seeds)
  func `equals a build after every change, however often it is interrupted`(
    seed: UInt64
  ) async throws {
    var random = SplitMix64(seed: seed)
    let notes = try Notes()
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
      // Most edits are followed by the next before everything is settled.
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        try await follower.settle(steps: Int.random(in: 0..<6, using: &random))
      }
      guard step % 3 == 2 else { continue }
      try await follower.settle()
      try await follower.expectBuild("seed \(seed), step \(step), after \(done)")
    }
  }

  @Test(arguments: Edit.allCases)
  fileprivate func `equals a build after a single change`(edit: Edit) async throws {
    var random = SplitMix64(seed: 5)
    let notes = try Notes()
    var follower = try await Follower(notes)
    try await follower.take(try notes.apply(edit, using: &random))
    try await follower.settle()
    try await follower.expectBuild("\(edit)")
  }

  @Test func `shows what is looked at before it has done everything`() async throws {
    let notes = try Notes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    let glossary = "concepts:\n  - id: row\n    terms: {en: [row], ko: [행], ja: [行]}\n"
    try notes.folder.write(glossary, to: "glossary.yaml")
    let shown = try #require(live.corpus.topics.firstIndex { $0.slug == "lists" })
    let change = try await live.update(
      [Array((root + "/glossary.yaml").utf8)], showing: ["lists"])
    #expect(change.topics == [shown] && change.settings && !change.plan)
    #expect(live.corpus.glossary.concepts.map(\.id) == ["row"])
    #expect(!live.isSettled)
    let rest = try #require(await live.settle { true })
    #expect(rest.topics.count == live.corpus.topics.count - 1)
    while await live.settle(while: { true }) != nil {}
    #expect(live.isSettled)
  }

  @Test func `shows a new title at once, and moves the text when there is time`() async throws {
    let notes = try Notes()
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
    let notes = try Notes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    try notes.folder.write(Notes.text("Lists", 3, "en") + "\nOne more.\n", to: "lists/en.md")
    let change = try await live.update([Array((root + "/lists/en.md").utf8)])
    let place = live.corpus.topics.firstIndex { $0.slug == "lists" }
    var expected = LiveCorpus.Change()
    expected.topics = [try #require(place)]
    #expect(change == expected)
  }

  @Test func `does nothing for a save without a change`() async throws {
    let notes = try Notes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    #expect(try await live.update([Array((root + "/lists/en.md").utf8)]).isEmpty)
    #expect(live.isSettled)
  }

  @Test func `keeps a text that can no longer be read, and says so`() async throws {
    let notes = try Notes()
    let root = notes.folder.url.path
    var live = try await LiveCorpus(root: root)
    let before = live.corpus.topics.map(\.slug)
    try notes.folder.write(Data([0x23, 0x20, 0xFF, 0xFE, 0x41]), to: "lists/en.md")
    _ = try await live.update([Array((root + "/lists/en.md").utf8)])
    #expect(live.corpus.topics.map(\.slug) == before)
    #expect(live.diagnostics.contains { $0.rule == "invalid-utf8" })
    try notes.folder.write(Notes.text("Lists", 3, "en"), to: "lists/en.md")
    _ = try await live.update([Array((root + "/lists/en.md").utf8)])
    #expect(!live.diagnostics.contains { $0.rule == "invalid-utf8" })
  }
}

/// A corpus and a site that follow a folder as the preview does.
private struct Follower {
  let notes: Notes
  var live: LiveCorpus
  var site: Site

  init(_ notes: Notes) async throws {
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

  /// Goes on until there is nothing left to do, or for so many steps.
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
    var paths: [String] = []
    _ = try await built.render { file in
      guard case .bytes(let bytes) = file.content, file.path.hasSuffix(".html") else { return }
      paths.append(file.path)
      let page = site.page(at: file.path)
      #expect(page.map { site.render($0).bytes } == bytes, "\(comment): \(file.path)")
    }
    #expect(site.pages.map(site.path(of:)) == paths, "\(comment)")
    let printer = DiagnosticPrinter()
    let expected = (problems + built.diagnostics).map(printer.text(for:)).sorted()
    let actual = (live.diagnostics + site.diagnostics).map(printer.text(for:)).sorted()
    #expect(actual == expected, "\(comment)")
  }
}

/// One thing that people do to a folder of notes.
private enum Edit: CaseIterable {
  case paragraph, heading, title, frontMatter, newFile, removed, renamed, folder, glossary
  case settings, draft, picture, pins, example, emptied, again, link, language
  case exampleFile, template, removedGlossary, stamps

  static let all = Array(allCases) + Array(repeating: .paragraph, count: 6)
}

/// A folder of notes in three languages, and what is done to it.
private final class Notes {
  let folder: TemporaryFolder
  let templates: TemporaryFolder
  private static let names = ["lists", "tables", "menus"]

  init() throws {
    var files = [
      "README.md": "# Notes\n\nAbout [tables](tables/en.md).\n",
      "glossary.yaml": "concepts:\n  - id: table\n    terms: {en: [table], ko: [표], ja: [表]}\n",
      "media/a.png": "not really a picture",
    ]
    for (number, name) in Self.names.enumerated() {
      for tag in ["en", "ko", "ja"] {
        files["\(name)/\(tag).md"] = Self.text(name.capitalized, number, tag)
      }
    }
    files["mixed.md"] = "# Mixed 섞인 글\n\nA table has rows.\n\n> 표에는 행이 있다.\n"
    folder = try TemporaryFolder(files)
    templates = try TemporaryFolder(["footer.mustache": "<footer>0</footer>\n"])
  }

  static func text(_ title: String, _ number: Int, _ tag: String) -> String {
    let texts = [
      "en": "Keep row \(number) short, and say what it does.\n\nShow \(number) rows at once.",
      "ko": "행 \(number)번은 짧게 쓰고 하는 일을 밝힌다.\n\n한 번에 \(number)개의 행을 보여 준다.",
      "ja": "行\(number)は短くして、何をするかを示します。\n\n一度に\(number)行を見せます。",
    ]
    return "# \(title)\n\n\(texts[tag] ?? "")\n\n## API \(number)\n\nUse `UITableView`.\n"
  }

  /// The paths that the edit touched.
  func apply(_ edit: Edit, using random: inout SplitMix64) throws -> [String] {
    let texts = folder.files().filter { $0.hasSuffix(".md") }
    let path = texts.randomElement(using: &random) ?? "README.md"
    let old = (try? folder.text(path)) ?? ""
    let number = Int.random(in: 0..<1000, using: &random)
    func save(_ text: String, _ path: String) throws -> [String] {
      try folder.write(text, to: path)
      return [path]
    }
    switch edit {
    case .paragraph: return try save(old + "\nA new sentence \(number).\n", path)
    case .heading: return try save(old + "\n## Heading \(number)\n\nText.\n", path)
    case .title: return try save("# Title \(number % 4)\n\nOther text \(number).\n", path)
    case .frontMatter:
      return try save("---\ntitle: Named \(number)\nmood: good\n---\n\n\(old)", path)
    case .newFile: return try save(Self.text("Extra \(number)", number, "en"), "x\(number).md")
    case .removed:
      try FileManager.default.removeItem(at: folder.url.appending(path: path))
      return [path]
    case .renamed:
      let target = "moved-\(number).md"
      try FileManager.default.moveItem(
        at: folder.url.appending(path: path), to: folder.url.appending(path: target))
      return [path, target]
    case .folder:
      return try ["en", "ko"].flatMap { tag in
        try save(Self.text("Folder \(number)", number, tag), "new-\(number)/\(tag).md")
      }
    case .glossary:
      let text = "concepts:\n  - id: row\n    terms: {en: [row\(number)], ko: [행], ja: [行]}\n"
      return try save(text, "glossary.yaml")
    case .settings: return try save("title: Site \(number)\n", "site.yaml")
    case .draft: return try save("---\ndraft: true\n---\n\n" + old, path)
    case .picture: return try save("other bytes \(number)", "media/a.png")
    case .pins:
      return try save("pins:\n  - unit: pinned-\(number)\n    text: Keep row\n", "lists.pins.yaml")
    case .example:
      return try save(
        old + "\n```yaml table\nref: file-\(number % 3)\n```\n", path)
    case .emptied: return try save("", path)
    case .again: return try save(old, path)
    case .link: return try save(old + "\n[there](lists/en.md#api-0) ![p](media/a.png)\n", path)
    case .exampleFile:
      let rows = "sections:\n  - id: s\n    rows:\n      - {id: r, title: {en: One \(number)}}\n"
      let table = "id: file-\(number % 3)\nlabel: {en: File}\nstyle: plain\n" + rows
      return try save(table, "more/one.table.yaml")
    case .template:
      try templates.write("<footer>\(number)</footer>\n", to: "footer.mustache")
      return []
    case .removedGlossary:
      try? FileManager.default.removeItem(at: folder.url.appending(path: "glossary.yaml"))
      return ["glossary.yaml"]
    case .stamps:
      let entry = "- {id: u\(number), language: ko, translation: abc, source: Keep}\n"
      return try save("stamps:\n" + entry, "lists/tables.stamps.yaml")
    case .language: return try save("# 목록\n\n한국어로만 쓴 글이다 \(number).\n", path)
    }
  }
}
