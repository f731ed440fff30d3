import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct SiteWriterTests {
  private static func page(_ path: String, _ text: String) -> OutputFile {
    OutputFile(path: path, content: .bytes(Array(text.utf8)))
  }

  private func build(_ files: [OutputFile], in output: String) throws -> SiteWriter.Summary {
    let content = try TemporaryFolder()
    let writer = try SiteWriter(output: output, content: content.path)
    for file in files { try writer.write(file) }
    return try writer.finish()
  }

  @Test func `writes files and leaves those alone that have not changed`() throws {
    let folder = try TemporaryFolder()
    let site = folder.path + "/deep/site"
    let files = [Self.page("index.html", "one"), Self.page("en/a/index.html", "two")]
    #expect(try build(files, in: site) == SiteWriter.Summary(written: 2))
    let before = try FileManager.default.attributesOfItem(atPath: site + "/index.html")
    let changed = [files[0], Self.page("en/a/index.html", "TWO")]
    #expect(try build(changed, in: site) == SiteWriter.Summary(written: 1, unchanged: 1))
    let after = try FileManager.default.attributesOfItem(atPath: site + "/index.html")
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(try folder.text("deep/site/en/a/index.html") == "TWO")
  }

  @Test func `removes its own stale files and their empty folders, and no others`() throws {
    let folder = try TemporaryFolder()
    let site = folder.path + "/site"
    _ = try build(
      [Self.page("a/index.html", "a"), Self.page("b/index.html", "b"), Self.page("c.html", "c")],
      in: site)
    try folder.write("mine", to: "site/b/mine.txt")
    try folder.write("edited", to: "site/c.html")
    let summary = try build([Self.page("d.html", "d")], in: site)
    #expect(summary == SiteWriter.Summary(written: 1, removed: 2, kept: ["c.html"]))
    #expect(
      folder.files() == [
        "site/.hig-notes-manifest", "site/b/mine.txt", "site/c.html", "site/d.html",
      ])
  }

  @Test func `refuses a folder with files that no build wrote`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "photo.jpg")
    #expect(throws: WriteError.foreignFolder(output: folder.path, example: "photo.jpg")) {
      try build([Self.page("index.html", "one")], in: folder.path)
    }
    #expect(folder.files() == ["photo.jpg"])
  }

  @Test func `never replaces a file that appeared beside its own`() throws {
    let folder = try TemporaryFolder()
    let site = folder.path + "/site"
    _ = try build([Self.page("index.html", "one")], in: site)
    try folder.write("mine", to: "site/CNAME")
    #expect(throws: WriteError.foreignFile(path: site + "/CNAME")) {
      try build([Self.page("index.html", "two"), Self.page("CNAME", "theirs")], in: site)
    }
    #expect(try folder.text("site/CNAME") == "mine")
  }

  @Test func `refuses to mix output and content`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# A", to: "content/a.md")
    let content = folder.path + "/content"
    #expect(throws: WriteError.outputInsideContent(output: content + "/site")) {
      _ = try SiteWriter(output: content + "/site", content: content)
    }
    #expect(throws: WriteError.outputInsideContent(output: content)) {
      _ = try SiteWriter(output: content, content: content)
    }
    #expect(throws: WriteError.contentInsideOutput(output: folder.path)) {
      _ = try SiteWriter(output: folder.path, content: content)
    }
    #expect(folder.files() == ["content/a.md"])
  }

  @Test func `a second build waits for nobody and mixes with nobody`() throws {
    let folder = try TemporaryFolder()
    let content = try TemporaryFolder()
    let site = folder.path + "/site"
    let first = try SiteWriter(output: site, content: content.path)
    #expect(throws: WriteError.busy(output: site)) {
      _ = try SiteWriter(output: site, content: content.path)
    }
    try first.write(Self.page("index.html", "one"))
    _ = try first.finish()
    #expect(try folder.text("site/index.html") == "one")
  }

  @Test func `a build that ends half-way leaves whole files, and the next one repairs`() throws {
    let folder = try TemporaryFolder()
    let content = try TemporaryFolder()
    let site = folder.path + "/site"
    do {
      let writer = try SiteWriter(output: site, content: content.path)
      try writer.write(Self.page("old/index.html", "old"))
      try writer.write(Self.page("index.html", "one"))
    }
    try folder.write("torn", to: "site/.hig-notes-tmp")
    let summary = try build([Self.page("index.html", "two")], in: site)
    #expect(summary == SiteWriter.Summary(written: 1, removed: 1))
    #expect(folder.files() == ["site/.hig-notes-manifest", "site/index.html"])
  }

  @Test func `a torn last line of the manifest is no file`() {
    let whole = Manifest.line("a.html", 1)
    let bytes = Array("hig-notes manifest 2\n".utf8) + whole + Array("000000000000".utf8)
    #expect(Manifest(bytes)?.digests == ["a.html": 1])
  }

  @Test(arguments: ["1", "3", "12"])
  func `a folder that another version built is left as it is`(version: String) throws {
    let folder = try TemporaryFolder()
    let site = folder.path + "/site"
    let manifest = "hig-notes manifest \(version)\nd94323449cd07de4 old.html\n"
    try folder.write(manifest, to: "site/.hig-notes-manifest")
    try folder.write("a page of long ago", to: "site/old.html")
    #expect(throws: WriteError.otherVersion(output: site)) {
      try build([Self.page("index.html", "one")], in: site)
    }
    #expect(folder.files() == ["site/.hig-notes-manifest", "site/old.html"])
    #expect(try folder.text("site/.hig-notes-manifest") == manifest)
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", "a//b", "a/../../b", "../\u{301}b", "a/..", "..", "a/",
    "a/..//b", "a\u{0}b",
  ])
  func `a manifest cannot lead out of the folder`(path: String) {
    let bytes = Array("hig-notes manifest 2\n".utf8) + Manifest.line(path, 1)
    #expect(Manifest(bytes)?.digests.isEmpty == true)
  }

  @Test(arguments: [
    "a", "a/b", ".../a", "a/.b", "..a", "a..", "한글/그림 1.png", ".hig-notes-tmp/a",
    "a/.hig-notes-tmp",
  ])
  func `a manifest is read as it was written`(path: String) {
    var manifest = Manifest()
    manifest.digests = [path: 0x0123_4567_89AB_CDEF, "z.html": .max]
    let again = Manifest(manifest.bytes)
    #expect(again?.digests == manifest.digests)
    #expect(again.map { Set($0.paths) } == [path, "z.html"])
    #expect(again?.unfinished.isEmpty == true)
  }

  @Test func `a name that begins with a mark is a name`() throws {
    let folder = try TemporaryFolder()
    let files = [Self.page("media/a/\u{301}b/\u{200D}c.png", "c"), Self.page("index.html", "one")]
    #expect(try build(files, in: folder.path + "/site").written == 2)
    #expect(try build([files[1]], in: folder.path + "/site").removed == 1)
    #expect(folder.files() == ["site/.hig-notes-manifest", "site/index.html"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/site/media"))
  }

  @Test func `two paths that are one on some disks are an error`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: WriteError.collision(path: "A.html")) {
      try build([Self.page("a.html", "a"), Self.page("A.html", "b")], in: folder.path + "/site")
    }
  }

  @Test func `says what to do in every error`() {
    let errors: [WriteError] = [
      .outputInsideContent(output: "site"), .contentInsideOutput(output: "site"),
      .foreignFolder(output: "site", example: "a"), .foreignFile(path: "a"),
      .busy(output: "site"), .otherVersion(output: "site"), .link(path: "a"),
      .failed(operation: "write", path: "a", code: ENOSPC),
      .failed(operation: "make", path: "a", code: EACCES),
    ]
    for error in errors {
      #expect(error.description.contains(";"), "\(error)")
    }
  }
}
