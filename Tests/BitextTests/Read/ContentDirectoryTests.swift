import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct ContentDirectoryTests {
  @Test func `finds texts at any depth, in the order of their paths`() throws {
    let folder = try TemporaryFolder()
    for path in [
      "b/README.md", "a.MD", "b/c/d/표 메모.txt", "B.markdown", "b/readme.Markdown", "z.tx",
      "c/탭.ko.mdx", "c/report.Rmd", "c/report.qmd", "c/x.mdc", "c/y.mkd", "c/y.mdown",
    ] {
      try folder.add(path)
    }
    let directory = try ContentDirectory(root: folder.path)
    #expect(
      directory.texts.map(\.path) == [
        "B.markdown", "a.MD", "b/README.md", "b/c/d/표 메모.txt", "b/readme.Markdown", "c/report.Rmd",
        "c/report.qmd", "c/y.mdown", "c/y.mkd", "c/탭.ko.mdx",
      ])
    #expect(directory.assets.map(\.path) == ["c/x.mdc", "z.tx"])
    #expect(directory.diagnostics.isEmpty)
  }

  @Test func `leaves out what is hidden, installed or written by itself`() throws {
    let folder = try TemporaryFolder()
    for path in [".git/a.md", ".b.md", "node_modules/p/README.md", "site/index.md", "a/.b/c.md"] {
      try folder.add(path)
    }
    try folder.add("kept.md")
    let directory = try ContentDirectory(root: folder.path, leavingOut: folder.path + "/site")
    #expect(directory.texts.map(\.path) == ["kept.md"])
    #expect(directory.assets.isEmpty)
  }

  @Test func `takes what notes hand to readers from hidden folders, and nothing of tools`() throws {
    let folder = try TemporaryFolder()
    for path in [
      ".gitbook/assets/form.pdf", ".attachments/plan.docx", ".gitbook/a.png", ".gitbook/key.pem",
      ".gitbook/.env", ".gitbook/notes.md", ".git/form.pdf", ".ssh/id.zip",
    ] {
      try folder.add(path)
    }
    try folder.add("kept.md")
    let directory = try ContentDirectory(root: folder.path)
    #expect(
      directory.assets.map(\.path)
        == [".attachments/plan.docx", ".gitbook/a.png", ".gitbook/assets/form.pdf"])
    #expect(directory.texts.map(\.path) == ["kept.md"])
  }

  @Test func `what stands around the pages of a wiki is no note, and is named`() throws {
    let folder = try TemporaryFolder()
    for path in ["Home.md", "_Sidebar.md", "ko/_navbar.md", "_index.md", "_Footer.ko.md"] {
      try folder.add(path)
    }
    let directory = try ContentDirectory(root: folder.path)
    #expect(directory.texts.map(\.path) == ["Home.md", "_index.md"])
    #expect(directory.assets.isEmpty)
    #expect(directory.diagnostics.map(\.severity) == [.note, .note, .note])
  }

  @Test func `tells settings from assets only at the top`() throws {
    let folder = try TemporaryFolder()
    for path in ["site.yaml", "a/site.yaml", "a/그림 1.png"] { try folder.add(path) }
    let directory = try ContentDirectory(root: folder.path)
    #expect(directory.settings?.path == "site.yaml")
    #expect(directory.assets.map(\.path) == ["a/site.yaml", "a/그림 1.png"])
  }

  @Test func `shows decomposed names composed and still opens them`() throws {
    let folder = try TemporaryFolder()
    try folder.add("표.md".decomposedStringWithCanonicalMapping, "# 표")
    let file = try #require(try ContentDirectory(root: folder.path).texts.first)
    #expect(Array(file.path.utf8) == Array("표.md".utf8))
    #expect(SourceFile.reading(file).0?.bytes == Array("# 표".utf8))
  }

  @Test func `follows links where it may, but neither in circles nor out and back in`() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.add("far.md")
    try folder.add("notes/a.md")
    for (name, target) in [
      ("notes/loop", ".."), ("notes/self", "."), ("again", "notes"), ("up", "../.."),
      ("outside", outside.path), ("one.md", "notes/a.md"),
    ] {
      try folder.link(name, to: target)
    }
    let directory = try ContentDirectory(root: folder.path, followingLinks: true)
    #expect(directory.texts.map(\.path) == ["notes/a.md", "one.md", "outside/far.md"])
    #expect(directory.diagnostics.isEmpty)
    let within = try ContentDirectory(root: folder.path)
    #expect(within.texts.map(\.path) == ["notes/a.md", "one.md"])
    #expect(within.diagnostics.map(\.path) == ["outside", "up"])
  }

  @Test func `reports links that lead nowhere, pipes and names that are no text`() throws {
    let folder = try TemporaryFolder()
    try folder.add("kept.md")
    try folder.link("dead.md", to: "gone.md")
    try folder.link("round.md", to: "round.md")
    unsafe #expect(mkfifo(folder.path + "/pipe.md", 0o600) == 0)
    let name = folder.path.utf8.map { CChar(bitPattern: $0) } + [0x2F, -1, 0x2E, 0x6D, 0x64, 0]
    let descriptor = unsafe open(name, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
    let directory = try ContentDirectory(root: folder.path)
    #expect(directory.texts.map(\.path) == ["kept.md", "\u{FFFD}.md"])
    #expect(directory.texts.allSatisfy { SourceFile.reading($0).0 != nil })
    #expect(directory.diagnostics.map(\.path) == ["dead.md", "pipe.md", "round.md", "\u{FFFD}.md"])
    #expect(directory.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      directory.diagnostics.first?.message
        == "this is left out: it is a symbolic link to what is not there")
  }

  @Test func `says why a root cannot be walked`() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.md")
    #expect(throws: Unreadable.self) { try ContentDirectory(root: folder.path + "/a.md") }
    #expect(throws: Unreadable.self) { try ContentDirectory(root: folder.path + "/none") }
  }

  @Test func `a file that vanished is a diagnostic`() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.md")
    let file = try #require(try ContentDirectory(root: folder.path).texts.first)
    try FileManager.default.removeItem(atPath: folder.path + "/a.md")
    let (source, diagnostics) = SourceFile.reading(file)
    #expect(source == nil)
    #expect(diagnostics.map(\.rule) == ["unreadable-file"])
    #expect(diagnostics.map(\.path) == ["a.md"])
  }

  @Test func `a file larger than any text is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.md")
    unsafe #expect(truncate(folder.path + "/a.md", off_t(SourceFile.maximumSize + 1)) == 0)
    let file = try #require(try ContentDirectory(root: folder.path).texts.first)
    let (source, diagnostics) = SourceFile.reading(file)
    #expect(source == nil)
    #expect(diagnostics.map(\.message) == ["this cannot be read: it is larger than 1 GiB"])
  }
}
