import Foundation
import TestSupport
import Testing

/// Notes with symbolic links that lead out of them, for every command that reads notes.
@Suite struct LinkCommandTests {
  /// A text in every file that must not be published.
  private static let secret = "Sesamoid4711"

  private static let files = [
    "content/shelf/en.md": "# Shelves\n\nA shelf ![](p.png) keeps 24 books ![](../far/p.png).\n",
    "content/shelf/ko.md": "# 선반\n\n선반에는 책이 24권 들어갑니다.\n",
    "secret/note.md": "# \(secret)\n\nThe word is \(secret).\n",
    "secret/p.png": "\u{89}PNG \(secret)",
    "secret/list.yaml": "\(secret): [\(secret)\n",
    "secret/words.tsv": "en\tko\t\(secret)\t선반\t0.9\n\(secret)\n",
  ]

  private static let links = [
    "content/note.md": "../secret/note.md", "content/plain.txt": "../secret/note.md",
    "content/far": "../secret", "content/shelf/p.png": "../../secret/p.png",
    "content/site.yaml": "../secret/list.yaml", "content/glossary.yaml": "../secret/list.yaml",
    "content/lexicon.tsv": "../secret/words.tsv",
    "content/shelf/shelves.pins.yaml": "../../secret/list.yaml",
    "content/shelf/shelves.stamps.yaml": "../../secret/list.yaml",
    "content/one.table.yaml": "../secret/list.yaml",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.files)
    for (name, target) in Self.links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: name).path, withDestinationPath: target)
    }
    return folder
  }

  /// Whether any file of a folder contains the secret.
  private func isTold(in folder: TemporaryFolder, _ path: String) throws -> Bool {
    try folder.files(in: path).contains {
      try Data(contentsOf: folder.url.appending(path: path + "/" + $0))
        .range(of: Data(Self.secret.utf8)) != nil
    }
  }

  @Test func `build names every link that leads out and publishes nothing behind it`() throws {
    let folder = try folder()
    // The second build has nothing to do, but has to report the same.
    for _ in 0..<2 {
      let result = try Command.run(["build"], in: folder.url)
      #expect(result.status == 1)
      for (name, target) in Self.links {
        let path = name.dropFirst("content/".count)
        let line = "\(path): error: this link is not followed: it leads out of the notes, to "
        let told = result.messages.split(separator: "\n").first { $0.hasPrefix(line) }
        let remedy =
          target.replacing("../", with: "/") + "; put a copy in its place, or use --follow-links"
        #expect(told?.contains(remedy.replacing("//", with: "/")) == true, "\(result.messages)")
      }
      #expect(!(result.messages + result.output).contains(Self.secret))
      #expect(try !isTold(in: folder, "site"))
      #expect(try folder.text("site/en/shelves/index.html").contains("keeps 24 books"))
    }
  }

  @Test func `build --follow-links reads and copies what links lead to`() throws {
    let folder = try folder()
    let result = try Command.run(["build", "--follow-links"], in: folder.url)
    #expect(!result.messages.contains("not followed"), "\(result.messages)")
    #expect(folder.files(in: "site").contains("media/shelf/p.png"))
    #expect(folder.files(in: "site").contains("media/far/p.png"))
    #expect(try isTold(in: folder, "site/en"))
    // Without the option, the texts disappear again.
    #expect(try Command.run(["build"], in: folder.url).status == 1)
    #expect(try !isTold(in: folder, "site"))
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "json"], ["status"], ["export", "--format", "json"],
    ["export", "--format", "tmx"], ["export", "--format", "tbx"], ["learn"],
    ["stamp", "shelves"], ["pin", "shelves", "--unit", "x", "--of", "A shelf"],
  ])
  func `no command tells what links out of the notes lead to`(arguments: [String]) throws {
    let folder = try folder()
    let result = try Command.run(arguments, in: folder.url)
    let told = result.messages + result.output
    #expect(!told.contains(Self.secret), "\(told)")
    #expect(told.contains("note.md") && told.contains("leads out of the notes, to "), "\(told)")
    for (name, text) in Self.files { #expect(try folder.text(name) == text, "\(name)") }
    for (name, target) in Self.links {
      let path = folder.url.appending(path: name).path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }
    let following = try Command.run(arguments + ["--follow-links"], in: folder.url)
    #expect(!(following.messages + following.output).contains("leads out of the notes"))
  }

  @Test func `align reads no corrections and no glossary from elsewhere`() throws {
    let folder = try folder()
    let files = ["content/shelf/en.md", "content/shelf/ko.md"]
    let result = try Command.run(["align"] + files, in: folder.url)
    #expect(!(result.messages + result.output).contains(Self.secret))
    for name in ["site.yaml", "glossary.yaml", "lexicon.tsv", "shelves.pins.yaml"] {
      #expect(result.messages.contains("\(name): error: this cannot be read: it leads out"))
    }
    let following = try Command.run(["align", "--follow-links"] + files, in: folder.url)
    #expect(following.messages.contains(Self.secret))
  }

  @Test func `a repository's own list of attributes is not read through a link`() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("", to: "content/.git/config")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "content/.gitattributes").path,
      withDestinationPath: "../secret/note.md")
    let result = try Command.run(
      ["pin", "shelves", "--unit", "x", "--of", "A shelf"], in: folder.url)
    #expect(result.messages.contains(".gitattributes"), "\(result.messages)")
    #expect(try folder.text("secret/note.md") == Self.files["secret/note.md"])
    let link = folder.url.appending(path: "content/.gitattributes").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../secret/note.md")
  }

  // MARK: The folder of the site

  @Test func `build says which link in the site is in its way, and writes nothing through it`()
    throws
  {
    let folder = try TemporaryFolder([
      "content/bins.md": "# Bins\n\nA bin keeps parts.\n", "precious/bins/index.html": "mine",
      "precious/file": "mine",
    ])
    let link = { (name: String) in
      let path = folder.url.appending(path: name)
      try? FileManager.default.removeItem(at: path)
      try FileManager.default.createSymbolicLink(
        atPath: path.path, withDestinationPath: "../precious")
    }
    let precious = { try folder.files(in: "precious").map { try folder.text("precious/" + $0) } }
    #expect(try Command.run(["build"], in: folder.url).status == 0)
    try link("site/.hig-notes-tmp")
    try folder.write("# Bins\n\nA bin keeps small parts.\n", to: "content/bins.md")
    #expect(try Command.run(["build"], in: folder.url).status == 0)
    #expect(try folder.text("site/en/bins/index.html").contains("small parts"))
    #expect(try precious() == ["mine", "mine"])
    try link("site/en")
    // The link is found even if no note has changed.
    for text in ["small parts", "large parts"] {
      try folder.write("# Bins\n\nA bin keeps \(text).\n", to: "content/bins.md")
      let stopped = try Command.run(["build"], in: folder.url)
      #expect(stopped.status == 1)
      #expect(
        stopped.messages.contains(
          "site/en is a symbolic link, and nothing is written through one; remove the link"),
        "\(stopped.messages)")
      #expect(try precious() == ["mine", "mine"])
    }
    unsafe #expect(unlink(folder.url.appending(path: "site/en").path) == 0)
    #expect(try Command.run(["build"], in: folder.url).status == 0)
    #expect(try folder.text("site/en/bins/index.html").contains("large parts"))
  }

  @Test func `build leaves no scratch behind, and spares what has its name elsewhere`() throws {
    let folder = try TemporaryFolder([
      "content/bins.md": "# Bins\n\nA bin keeps parts.\n", "own/.hig-notes-tmp/mine": "mine",
    ])
    for _ in 0..<2 {
      #expect(try Command.run(["build"], in: folder.url).status == 0)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "site").path)
      #expect(
        names.filter { $0.hasPrefix(".hig") }.sorted()
          == [".hig-notes-build", ".hig-notes-manifest"])
    }
    let refused = try Command.run(["build", "--output", "own"], in: folder.url)
    #expect(refused.status == 1)
    #expect(refused.messages.contains("files that are not a site of hig-notes"))
    #expect(folder.files(in: "own") == [".hig-notes-tmp/mine"])
  }
}
