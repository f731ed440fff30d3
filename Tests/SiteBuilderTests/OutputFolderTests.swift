import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Foreign files in the folder of a site, above all symbolic links.
@Suite struct OutputFolderTests {
  private static func page(_ path: String, _ text: String) -> OutputFile {
    OutputFile(path: path, content: .bytes(Array(text.utf8)))
  }

  private static let pages = [page("index.html", "home"), page("en/a/index.html", "a")]

  /// A built site in `site`, next to a folder `precious` that must not change.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["p", "a/index.html", "index.html", ".hig-notes-manifest"] {
      try folder.write("precious", to: "precious/" + path)
    }
    _ = try build(Self.pages, in: folder)
    return folder
  }

  private func build(_ files: [OutputFile], in folder: TemporaryFolder) throws -> SiteWriter.Summary
  {
    let content = try TemporaryFolder()
    let writer = try SiteWriter(output: folder.path + "/site", content: content.path)
    for file in files { try writer.write(file) }
    return try writer.finish()
  }

  private func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  private func expectPreciousIsWhole(
    _ folder: TemporaryFolder, at place: SourceLocation = #_sourceLocation
  ) {
    let files = folder.files().filter { $0.hasPrefix("precious/") }
    #expect(
      files == [
        "precious/.hig-notes-manifest", "precious/a/index.html", "precious/index.html",
        "precious/p",
      ], sourceLocation: place)
    #expect(files.allSatisfy { (try? folder.text($0)) == "precious" }, sourceLocation: place)
  }

  // MARK: Links

  @Test(arguments: ["en", "en/a"])
  func `nothing is written through a link in place of a folder`(name: String) throws {
    let folder = try folder()
    let target = name == "en" ? "../precious" : "../../precious/a"
    try link(folder, "site/" + name, to: target)
    #expect(throws: WriteError.link(path: "\(folder.path)/site/\(name)")) {
      try build([Self.page("en/a/index.html", "new")], in: folder)
    }
    expectPreciousIsWhole(folder)
  }

  /// The page behind the link is what a build has written, so its digest matches.
  @Test func `nothing is removed through a link in place of a folder`() throws {
    let folder = try folder()
    try folder.write("a", to: "precious/a/index.html")
    try link(folder, "site/en", to: "../precious")
    let summary = try build([Self.pages[0]], in: folder)
    #expect(summary == SiteWriter.Summary(unchanged: 1))
    #expect(try folder.text("precious/a/index.html") == "a")
  }

  @Test func `what stands behind a link is not taken for the site's own`() throws {
    let folder = try folder()
    try folder.write("a", to: "precious/a/index.html")
    try link(folder, "site/en", to: "../precious")
    #expect(throws: WriteError.link(path: "\(folder.path)/site/en")) {
      try build(Self.pages, in: folder)
    }
  }

  @Test func `a link in place of a page gives way, and what it leads to stays`() throws {
    let folder = try folder()
    try link(folder, "site/index.html", to: "../precious/p")
    try link(folder, "site/en/a/index.html", to: "../../../precious/p")
    let summary = try build([Self.page("index.html", "new")], in: folder)
    #expect(summary == SiteWriter.Summary(written: 1))
    #expect(try folder.text("site/index.html") == "new")
    expectPreciousIsWhole(folder)
  }

  @Test(arguments: ["../precious", "../precious/p", "nowhere"])
  func `a link in place of what is being written is spared`(target: String) throws {
    let folder = try folder()
    try link(folder, "site/.hig-notes-tmp", to: target)
    #expect(try build([Self.page("index.html", "new")], in: folder).written == 1)
    let left = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/site/.hig-notes-tmp")
    #expect(left == target)
    expectPreciousIsWhole(folder)
  }

  @Test(arguments: ["../precious/.hig-notes-manifest", "nowhere", "en"])
  func `a link in place of the manifest is not written through`(target: String) throws {
    let folder = try folder()
    try link(folder, "site/.hig-notes-manifest", to: target)
    #expect(throws: WriteError.link(path: "\(folder.path)/site/.hig-notes-manifest")) {
      try build(Self.pages, in: folder)
    }
    expectPreciousIsWhole(folder)
  }

  @Test func `the folder of the site may be a link that its owner made`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/elsewhere", withIntermediateDirectories: false)
    try link(folder, "site", to: "elsewhere")
    #expect(try build(Self.pages, in: folder).written == 2)
    #expect(try build([Self.pages[0]], in: folder).removed == 1)
    #expect(
      folder.files() == ["elsewhere/.hig-notes-manifest", "elsewhere/index.html"])
  }

  /// The folder is repeatedly replaced by a link while pages are written.
  @Test func `nothing leaves the site while a folder is exchanged for a link`() throws {
    let folder = try folder()
    let place = folder.path
    try link(folder, "link", to: place + "/precious")
    let isOver = Flag()
    let storm = Thread {
      while !isOver.isSet {
        unsafe rename(place + "/site/en", place + "/kept")
        unsafe rename(place + "/link", place + "/site/en")
        unsafe rename(place + "/site/en", place + "/link")
        unsafe rename(place + "/kept", place + "/site/en")
      }
    }
    storm.start()
    for number in 0..<100 {
      _ = try? build(
        [Self.pages[0], Self.page("en/a/index.html", "\(number)"), Self.page("en/p", "p")],
        in: folder)
      _ = try? build([Self.pages[0]], in: folder)
    }
    isOver.set()
    while !storm.isFinished { usleep(1000) }
    expectPreciousIsWhole(folder)
  }

  // MARK: Temporary files

  @Test func `nothing stays behind, also not of a build that had nothing to do or failed`() throws {
    let folder = try folder()
    let before = folder.files()
    let names = { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/site") }
    #expect(try names().sorted() == [".hig-notes-manifest", "en", "index.html"])
    #expect(try build(Self.pages, in: folder) == SiteWriter.Summary(unchanged: 2))
    #expect(folder.files() == before)
    try folder.write("mine", to: "site/b.html")
    #expect(throws: WriteError.self) {
      try build([Self.page("index.html", "new"), Self.page("b.html", "b")], in: folder)
    }
    // A folder stands where a page has to be.
    try folder.write("mine", to: "site/c/mine")
    #expect(throws: WriteError.self) {
      try build(Self.pages + [Self.page("c", "c")], in: folder)
    }
    #expect(try names().sorted() == [".hig-notes-manifest", "b.html", "c", "en", "index.html"])
  }

  @Test func `a folder that was never a site is spared, whatever is in it`() throws {
    for path in [".hig-notes-tmp/mine", ".hig-notes-tmp", ".hig-notes-manifest/mine"] {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: "site/" + path)
      let name = String(path.prefix { $0 != "/" })
      #expect(throws: WriteError.foreignFolder(output: folder.path + "/site", example: name)) {
        try build(Self.pages, in: folder)
      }
      #expect(folder.files() == ["site/" + path])
    }
  }

  @Test func `a site is built although somebody else has the name of what is being written`() throws
  {
    for path in [".hig-notes-tmp/mine", ".hig-notes-tmp"] {
      let folder = try folder()
      try folder.write("mine", to: "site/" + path)
      #expect(try build([Self.page("index.html", "new")], in: folder).written == 1)
      #expect(try folder.text("site/" + path) == "mine")
      #expect(
        folder.files().filter { $0.hasPrefix("site/") }
          == ["site/.hig-notes-manifest", "site/" + path, "site/index.html"])
    }
  }

  @Test func `what a killed build was writing is removed by the next one`() throws {
    let folder = try folder()
    let content = try TemporaryFolder()
    do {
      let writer = try SiteWriter(output: folder.path + "/site", content: content.path)
      try writer.write(Self.page("index.html", "new"))
    }
    try folder.write("half", to: "site/.hig-notes-tmp")
    _ = try build(Self.pages, in: folder)
    #expect((try? folder.text("site/.hig-notes-tmp")) == nil)
  }

  @Test func `a line that a killed build left half written is not continued`() throws {
    let folder = try folder()
    let manifest = folder.path + "/site/.hig-notes-manifest"
    let whole = try Data(contentsOf: URL(filePath: manifest))
    try (whole + Data("0123456789ab".utf8)).write(to: URL(filePath: manifest))
    let content = try TemporaryFolder()
    do {
      let writer = try SiteWriter(output: folder.path + "/site", content: content.path)
      try writer.write(Self.page("b/index.html", "b"))
    }
    // After a kill at this point, all written files are known.
    #expect(
      try build([Self.page("c.html", "c")], in: folder)
        == SiteWriter.Summary(written: 1, removed: 3))
    #expect(
      folder.files().filter { $0.hasPrefix("site/") }
        == ["site/.hig-notes-manifest", "site/c.html"])
  }

  @Test func `a build that was killed at its very beginning is begun again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "site/.hig-notes-manifest")
    #expect(try build(Self.pages, in: folder).written == 2)
  }

  // MARK: Other kinds of files

  @Test func `a pipe in place of a page or a file of the books is not waited for`() throws {
    for name in ["index.html", "en/a/index.html", ".hig-notes-tmp"] {
      let folder = try folder()
      try? FileManager.default.removeItem(atPath: folder.path + "/site/" + name)
      unsafe #expect(mkfifo(folder.path + "/site/" + name, 0o600) == 0)
      _ = try build([Self.page("index.html", "new")], in: folder)
      #expect(try folder.text("site/index.html") == "new")
    }
    let folder = try folder()
    try? FileManager.default.removeItem(atPath: folder.path + "/site/.hig-notes-manifest")
    unsafe #expect(mkfifo(folder.path + "/site/.hig-notes-manifest", 0o600) == 0)
    #expect(throws: WriteError.self) { try build(Self.pages, in: folder) }
  }

  @Test func `a file in place of a folder goes if a build wrote it, and stays if not`() throws {
    let folder = try TemporaryFolder()
    #expect(try build([Self.page("en", "en")], in: folder).written == 1)
    #expect(try build([Self.page("en/a/index.html", "a")], in: folder).written == 1)
    #expect(try folder.text("site/en/a/index.html") == "a")
    try folder.write("mine", to: "site/ko")
    #expect(throws: WriteError.foreignFile(path: folder.path + "/site/ko")) {
      try build([Self.page("ko/a/index.html", "a")], in: folder)
    }
    #expect(try folder.text("site/ko") == "mine")
  }

  @Test func `folders may be deeper than a program may open files`() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 1500).joined(separator: "/")
    let files = [Self.page(deep + "/a.html", "a"), Self.page("e/" + deep + "/b.html", "b")]
    #expect(try build(files, in: folder) == SiteWriter.Summary(written: 2))
    #expect(try build(files, in: folder) == SiteWriter.Summary(unchanged: 2))
    #expect(try build([files[0]], in: folder) == SiteWriter.Summary(unchanged: 1, removed: 1))
    #expect(try build([], in: folder) == SiteWriter.Summary(removed: 1))
    #expect(folder.files() == ["site/.hig-notes-manifest"])
  }
}
