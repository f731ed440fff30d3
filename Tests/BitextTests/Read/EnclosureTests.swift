import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Symbolic links in notes that somebody else has written.
@Suite struct EnclosureTests {
  private static let secret = "# A text of another person"

  /// Notes in `notes`, next to files that are not meant to be published.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add("secret/key.md", Self.secret)
    try folder.add("notes/a.md", "# Kilns")
    try folder.add("notes/deep/er/b.md", "# Racks")
    try folder.add("notes/.git/config", Self.secret)
    return folder
  }

  private static func real(_ path: String) throws -> String {
    let real = unsafe try #require(realpath(path, nil))
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private func texts(_ directory: ContentDirectory) -> [String] {
    directory.texts.compactMap { SourceFile.reading($0).0 }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("n.md", "../secret/key.md"), ("n.txt", "/etc/passwd"), ("p.png", "../secret/key.md"),
    ("site.yaml", "../secret/key.md"), ("glossary.yaml", "../secret/key.md"),
    ("a.pins.yaml", "../secret/key.md"), ("t.table.yaml", "../secret/key.md"),
    ("more", "../secret"), ("up", ".."), ("all", "/"), ("device.md", "/dev/zero"),
    ("deep/n.md", "../../secret/key.md"), ("deep/er/p.png", "../../../secret/key.md"),
    ("n.md", "chain"), ("n.md", "deep/er/../../../secret/key.md"),
  ])
  func `what a link out of the notes leads to is not listed, and told`(
    name: String, target: String
  ) throws {
    let folder = try folder()
    try folder.link("notes/chain", to: "../secret/key.md")
    try folder.link("notes/" + name, to: target)
    let directory = try ContentDirectory(root: folder.path + "/notes")
    #expect(directory.texts.map(\.path) == ["a.md", "deep/er/b.md"])
    #expect(directory.assets.isEmpty && directory.settings == nil)
    let problem = try #require(directory.diagnostics.first { $0.path == name })
    #expect(problem.severity == .error && problem.rule == "link-leads-out")
    let real = try Self.real(folder.path + "/notes/" + name)
    #expect(problem.message.contains("out of the notes, to \(real); "), "\(problem.message)")
    #expect(problem.message.contains("--follow-links"))
  }

  @Test func `links to what is hidden in the notes are not followed either`() throws {
    let folder = try folder()
    try folder.link("notes/n.md", to: ".git/config")
    try folder.link("notes/more", to: ".git")
    let directory = try ContentDirectory(root: folder.path + "/notes")
    #expect(directory.texts.map(\.path) == ["a.md", "deep/er/b.md"])
    #expect(
      directory.diagnostics.map(\.message).map { $0.contains("to .git/config, which is hidden") }
        == [false, true])
    #expect(directory.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `links inside the notes work, however they are written`() throws {
    let folder = try folder()
    try folder.link("other-name", to: "notes")
    for (name, target) in [
      ("relative.md", "deep/er/b.md"), ("absolute.md", folder.path + "/notes/deep/er/b.md"),
      ("out-and-in.md", "../notes/deep/er/b.md"), ("chain.md", "relative.md"),
      ("by-other-name.md", folder.path + "/other-name/deep/er/b.md"), ("linked", "deep/er"),
      ("deep/top", ".."), ("deep/here", "."), ("through.md", "linked/b.md"),
    ] {
      try folder.link("notes/" + name, to: target)
    }
    let expected = [
      "a.md", "absolute.md", "by-other-name.md", "chain.md", "deep/er/b.md", "out-and-in.md",
      "relative.md", "through.md",
    ]
    // The folder of notes may itself be a link, and its path may be written in several ways.
    for root in ["notes", "notes/", "notes//", "other-name", "other-name/", "./notes/../notes"] {
      let directory = try ContentDirectory(root: folder.path + "/" + root)
      #expect(directory.texts.map(\.path) == expected, "\(root)")
      #expect(directory.diagnostics.isEmpty, "\(root)")
      #expect(texts(directory) == ["# Kilns"] + Array(repeating: "# Racks", count: 7), "\(root)")
    }
  }

  @Test func `who says so follows links anywhere`() throws {
    let folder = try folder()
    try folder.link("notes/n.md", to: "../secret/key.md")
    try folder.link("notes/more", to: "../secret")
    let directory = try ContentDirectory(root: folder.path + "/notes", followingLinks: true)
    #expect(directory.texts.map(\.path) == ["a.md", "deep/er/b.md", "more/key.md", "n.md"])
    #expect(directory.diagnostics.isEmpty)
    #expect(texts(directory).count { $0 == Self.secret } == 2)
  }

  /// The target of every link is random: names, `..`, other links, absolute paths.
  @Test(arguments: 0..<UInt64(60))
  func `what is read is what lies in the folder, whatever leads there`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try folder()
    let root = folder.path + "/notes"
    let places = ["", "deep/", "deep/er/"]
    var names = ["a.md", "deep", "er", "b.md", "..", ".", "notes", "secret", "key.md", ".git"]
    for number in 0..<8 {
      guard let place = places.randomElement(using: &random) else { return }
      let parts = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
        names.randomElement(using: &random)
      }
      let name = "l\(number)" + (Bool.random(using: &random) ? ".md" : "")
      let start = [folder.path + "/", "", "", "../"].randomElement(using: &random) ?? ""
      try folder.link("notes/" + place + name, to: start + parts.joined(separator: "/"))
      names.append(name)
    }
    let directory = try ContentDirectory(root: root)
    let real = try Self.real(root)
    for file in directory.texts + directory.assets {
      let target = try Self.real(root + "/" + file.path)
      #expect(target.hasPrefix(real + "/") && !target.contains("/."), "seed \(seed): \(target)")
      #expect(try file.contents() != Array(Self.secret.utf8), "seed \(seed): \(file.path)")
    }
    #expect(texts(directory).contains("# Kilns") && texts(directory).contains("# Racks"))
  }

  // MARK: Changes after listing

  @Test func `a file that became a link after it was listed is not read`() throws {
    let folder = try folder()
    let directory = try ContentDirectory(root: folder.path + "/notes")
    let manager = FileManager.default
    try manager.removeItem(atPath: folder.path + "/notes/a.md")
    try folder.link("notes/a.md", to: "../secret/key.md")
    try manager.removeItem(atPath: folder.path + "/notes/deep/er")
    try folder.add("secret/b.md", Self.secret)
    try folder.link("notes/deep/er", to: "../../secret")
    for file in directory.texts {
      let failure = #expect(throws: FileSystem.Failure.self) { try file.contents() }
      #expect(failure?.target != nil)
      #expect(throws: FileSystem.Failure.self) { try file.head(10) }
      #expect(throws: FileSystem.Failure.self) { try file.open() }
      let (source, problems) = SourceFile.reading(file)
      #expect(source == nil)
      #expect(problems.map(\.severity) == [.error])
      #expect(problems.allSatisfy { $0.message.contains("it leads out of the notes") })
    }
  }

  @Test func `nothing outside is read while a folder is exchanged for a link`() throws {
    let folder = try folder()
    let notes = folder.path + "/notes"
    try folder.add("secret/er/b.md", Self.secret)
    let file = try #require(
      try ContentDirectory(root: notes).texts.first { $0.path == "deep/er/b.md" })
    try folder.link("link", to: folder.path + "/secret")
    let isOver = Flag()
    let storm = Thread {
      while !isOver.isSet {
        // The name alternates between the folder and the link to the secret folder.
        unsafe rename(notes + "/deep", folder.path + "/kept")
        unsafe rename(folder.path + "/link", notes + "/deep")
        unsafe rename(notes + "/deep", folder.path + "/link")
        unsafe rename(folder.path + "/kept", notes + "/deep")
      }
    }
    storm.start()
    var read: Set<[UInt8]> = []
    for _ in 0..<8_000 {
      if let bytes = try? file.contents() { read.insert(bytes) }
    }
    isOver.set()
    while !storm.isFinished { usleep(1000) }
    #expect(read.isSubset(of: [Array("# Racks".utf8)]))
  }

  // MARK: Special files

  @Test func `pipes, sockets and devices are never waited for`() throws {
    let folder = try folder()
    unsafe #expect(mkfifo(folder.path + "/notes/pipe.md", 0o600) == 0)
    unsafe #expect(mkfifo(folder.path + "/notes/site.yaml", 0o600) == 0)
    try folder.link("notes/linked.md", to: "pipe.md")
    let directory = try ContentDirectory(root: folder.path + "/notes")
    #expect(directory.texts.map(\.path) == ["a.md", "deep/er/b.md"])
    #expect(directory.settings == nil)
    #expect(directory.diagnostics.map(\.path) == ["linked.md", "pipe.md", "site.yaml"])
    let file = try #require(directory.texts.first)
    try FileManager.default.removeItem(atPath: folder.path + "/notes/a.md")
    unsafe #expect(mkfifo(folder.path + "/notes/a.md", 0o600) == 0)
    #expect(SourceFile.reading(file).1.map(\.severity) == [.error])
  }

  @Test func `a folder that cannot be read is an error, and one that is gone a warning`() throws {
    let folder = try folder()
    let name = String(repeating: "n", count: 250)
    // A path that is too long can only be created step by step.
    let script = "cd notes; for i in $(seq 17); do mkdir \(name); cd \(name); done; echo >n.md"
    let shell = try Command.run(["-c", script], in: folder.url, program: "/bin/sh")
    #expect(shell.status == 0, "\(shell.messages)")
    defer { _ = try? Command.run(["-rf", folder.path + "/notes"], program: "/bin/rm") }
    let problems = try ContentDirectory(root: folder.path + "/notes").diagnostics
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.map(\.rule) == ["unreadable-folder"])
    #expect(problems.map(\.message) == ["this folder cannot be read: its path is too long"])
  }
}

/// Opening a path in one call and step by step, for systems that lack the call.
@Suite struct OpeningTests {
  /// What came of opening: the bytes, or the error.
  private func outcome(_ open: () throws(FileSystem.Failure) -> Int32) -> String {
    do throws(FileSystem.Failure) {
      let descriptor = try open()
      defer { close(descriptor) }
      let status = try FileSystem.status(of: descriptor)
      return "\(status.st_ino) \(status.st_mode)"
    } catch {
      return "error \(error.code)"
    }
  }

  @Test(arguments: [
    "a.md", "deep/er/b.md", "deep//er/b.md", "deep/er", "deep", "missing.md", "deep/missing/b.md",
    "link.md", "way/b.md", "a.md/b.md", "dangling", "deep/./er/b.md", "",
  ])
  func `both ways open the same files and refuse the same links`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("a.md", "# Kilns")
    try folder.add("deep/er/b.md", "# Racks")
    try folder.link("link.md", to: "a.md")
    try folder.link("way", to: "deep/er")
    try folder.link("dangling", to: "nowhere")
    let root = Array(folder.path.utf8)
    for flags in [O_RDONLY | O_NONBLOCK, FileSystem.toLook, FileSystem.toLook | O_DIRECTORY] {
      let names = Array(path.utf8)[...]
      let atOnce = outcome { () throws(FileSystem.Failure) in
        try FileSystem.open(names, below: root, flags)
      }
      let stepwise = outcome { () throws(FileSystem.Failure) in
        let start = try FileSystem.open(root, FileSystem.toLook | O_DIRECTORY)
        return names.isEmpty ? start : try FileSystem.stepwise(names, start, flags)
      }
      // A link on the way is told in one of two ways; both are taken for a link.
      let links = ["error \(ELOOP)", "error \(ENOTDIR)"]
      #expect(atOnce == stepwise || (links.contains(atOnce) && links.contains(stepwise)))
    }
  }
}
