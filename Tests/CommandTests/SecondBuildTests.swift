import Foundation
import TestSupport
import Testing

/// A build over an earlier one does all that is needed and nothing else.
@Suite struct SecondBuildTests {
  private static let notes = [
    "content/shelf/en.md": "# Shelves\n\nA shelf keeps 24 books and says so on its label.\n",
    "content/shelf/ko.md": "# 선반\n\n선반에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.\n",
    "content/kiln.md":
      "---\ncolour: red\n---\n# Kilns\n\nSee [the shelf](shelf/en.md) and [a gap](no.md).\n",
    "content/site.yaml": "title: {en: Workshop, ko: 공방}\n",
    "content/picture.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  ]

  private static let address = ["--base-url", "https://x.example/"]

  private func build(_ folder: TemporaryFolder, _ options: String...) throws -> Command.Result {
    try build(folder, options)
  }

  private func build(_ folder: TemporaryFolder, _ options: [String]) throws -> Command.Result {
    try Command.run(["build"] + options, in: folder.url)
  }

  /// For each path the bytes and the time of the last change to the file.
  private func state(of folder: TemporaryFolder, _ site: String = "site") throws -> [String: Data] {
    var state: [String: Data] = [:]
    for path in folder.files(in: site) {
      state[path] = try Data(contentsOf: folder.url.appending(path: site + "/" + path))
    }
    return state
  }

  @Test func `nothing changed, so nothing is written and the same is said`() throws {
    let folder = try TemporaryFolder(Self.notes)
    let first = try build(folder)
    let before = try state(of: folder)
    let second = try build(folder)
    #expect(first.messages.contains("[settings]"))
    #expect(first.messages.contains("no.md"))
    #expect(second.messages == first.messages)
    #expect(second.status == first.status)
    #expect(second.output.contains("(0 files written, \(before.count - 2) unchanged, 0 removed)"))
    #expect(try state(of: folder) == before)
    #expect(try build(folder, "--strict").status == 1)
    let timed = try build(folder, "--timings")
    #expect(!timed.messages.contains("render, write"), "the pages were rendered again")
  }

  @Test(
    arguments: [
      "content/shelf/en.md", "content/site.yaml", "content/glossary.yaml", "content/new.md",
      "content/shelf.pins.yaml", "content/lexicon.tsv", "content/one.table.yaml",
    ], [[], address])
  func `any changed file makes the site what a clean build makes`(
    path: String, options: [String]
  ) throws {
    let folder = try TemporaryFolder(Self.notes)
    _ = try build(folder, options)
    let changes = [
      "content/shelf/en.md": "# Shelves\n\nA shelf keeps 36 books.\n",
      "content/site.yaml": "title: {en: Bindery}\n",
      "content/glossary.yaml": "concepts:\n  - id: shelf\n    terms: {en: [shelf], ko: [선반]}\n",
    ]
    try folder.write(changes[path] ?? "# New\n\nA text.\n", to: path)
    let second = try build(folder, options)
    let clean = try build(folder, options + ["--output", "clean"])
    #expect(second.messages == clean.messages)
    #expect(try state(of: folder) == state(of: folder, "clean"))
  }

  @Test func `a removed note takes its pages with it`() throws {
    let folder = try TemporaryFolder(Self.notes)
    _ = try build(folder)
    try FileManager.default.removeItem(at: folder.url.appending(path: "content/kiln.md"))
    _ = try build(folder)
    #expect(!folder.files(in: "site").contains("en/kilns/index.html"))
    _ = try build(folder, "--output", "clean")
    #expect(try state(of: folder) == state(of: folder, "clean"))
  }

  @Test(arguments: ["edit", "delete", "truncate"])
  func `a page that somebody touched is mended`(how: String) throws {
    let folder = try TemporaryFolder(Self.notes)
    _ = try build(folder)
    let before = try state(of: folder)
    let page = folder.url.appending(path: "site/en/shelves/index.html")
    switch how {
    case "edit":
      // The size stays the same, so it does not reveal the change.
      let text = try String(contentsOf: page, encoding: .utf8)
      try Data(text.replacing("24 books", with: "42 books").utf8).write(to: page)
    case "delete": try FileManager.default.removeItem(at: page)
    default: try Data().write(to: page)
    }
    let second = try build(folder)
    #expect(second.output.contains("(1 files written"))
    #expect(try state(of: folder) == before)
  }

  @Test(arguments: ["delete", "truncate"])
  func `a page's picture that somebody touched is mended`(how: String) throws {
    let folder = try TemporaryFolder(Self.notes)
    _ = try build(folder, Self.address)
    let before = try state(of: folder)
    let card = folder.url.appending(path: "site/ko/shelves/card.png")
    if how == "delete" {
      try FileManager.default.removeItem(at: card)
    } else {
      try Data().write(to: card)
    }
    #expect(try build(folder, Self.address).output.contains("(1 files written"))
    #expect(try state(of: folder) == before)
  }

  @Test(arguments: [
    ["--base-path", "/notes/"], ["--base-url", "https://x.example/"], ["--fragments"],
    ["--templates", "shells"],
  ])
  func `other options are another site`(options: [String]) throws {
    let folder = try TemporaryFolder(Self.notes)
    try folder.write("/* quiet */\n", to: "shells/assets/site.css")
    _ = try build(folder)
    _ = try Command.run(["build"] + options, in: folder.url)
    _ = try Command.run(["build", "--output", "clean"] + options, in: folder.url)
    #expect(try state(of: folder) == state(of: folder, "clean"))
    #expect(try state(of: folder, "clean").isEmpty == false)
  }

  @Test func `a record that is torn or somebody else's is no reason to do nothing`() throws {
    let folder = try TemporaryFolder(Self.notes)
    _ = try build(folder)
    let before = try state(of: folder)
    for record in ["", "hig-notes build 1\n", "hig-notes build 1\nzz\n1\n\n", "\u{0}\n\n\n\n"] {
      try folder.write(record, to: "site/.hig-notes-build")
      #expect(try build(folder).status == 0)
      #expect(try state(of: folder) == before)
    }
  }
}
