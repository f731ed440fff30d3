import Foundation
import Testing
import TestSupport

/// Effects of disks, permissions and other programs on a build.
@Suite struct DiskTests {
  private static let copy = try? TemporaryFolder()
  /// The notes outside the repository, whose history the site would show.
  private static let content: String = {
    let path = (copy?.url.path ?? "") + "/content"
    try? FileManager.default.copyItem(atPath: Checkout.content.path, toPath: path)
    return path
  }()

  private static let whole = Result { () throws -> [String: Data] in
    let folder = try TemporaryFolder()
    let site = folder.url.appending(path: "site").path
    #expect(try build(into: site).status == 0)
    return try bytes(in: folder, "site")
  }

  private static func build(
    _ notes: String = content, into site: String, as prefix: [String] = []
  ) throws -> Command.Result {
    let arguments = ["build", "--content", notes, "--output", site]
    guard let program = prefix.first else { return try Command.run(arguments) }
    return try Command.run(prefix.dropFirst() + arguments, program: program)
  }

  /// The pages and other files of a site by path, without the writer's own files.
  private static func bytes(in folder: TemporaryFolder, _ site: String) throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for path in folder.files(in: site) where !path.hasPrefix(".hig-notes") {
      bytes[path] = try Data(contentsOf: folder.url.appending(path: "\(site)/\(path)"))
    }
    return bytes
  }

  @Test(.needs(.root))
  func `a full disk is said, leaves whole pages, and is mended by the next build`() throws {
    let reference = try Self.whole.get()
    let folder = try TemporaryFolder()
    let disk = folder.url.appending(path: "disk").path
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    let script = """
      mount -t tmpfs -o size=1m tmpfs "$1/disk"
      "$2" build --content "$3" --output "$1/disk/site" 2>"$1/messages"
      echo $?
      cp -r "$1/disk/site" "$1/full"
      mount -o remount,size=256m "$1/disk"
      "$2" build --content "$3" --output "$1/disk/site" >"$1/printed"
      echo $?
      cp -r "$1/disk/site" "$1/mended"
      """
    let result = try Command.run(
      [
        "--mount", "sh", "-c", script, "sh", folder.url.path, Command.path, Self.content,
      ], program: "/usr/bin/unshare")
    #expect(result.output == "1\n0\n", "\(result.messages)")
    let messages = try folder.text("messages")
    #expect(messages.contains("No space left on device; free some disk space and build again"))
    let left = try Self.bytes(in: folder, "full")
    for (path, bytes) in left { #expect(reference[path] == bytes, "\(path) is torn") }
    #expect(left.count < reference.count)
    #expect(try Self.bytes(in: folder, "mended") == reference)
  }

  @Test(.needs(.root))
  func `what does not fit on a full disk leaves exports and notes as they were`() throws {
    let korean = "# 서가\n\n서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.\n"
    let english = "# Shelves\n\nA shelf keeps 24 books and says so on its label.\n"
    let folder = try TemporaryFolder([
      "notes/shelves/en.md": english, "notes/shelves/ko.md": korean, "disk/x": "",
    ])
    // Fills the rest of the disk and then saves a longer text.
    let script = """
      mount -t tmpfs -o size=64k tmpfs disk && cp -r notes disk
      run() { "$0" "$@" --content disk/notes 2>>messages; echo $?; }
      run export --format po --languages en,ko -o disk/old.po
      cp disk/old.po back.po
      long=$(head -c 40000 /dev/zero | tr '\\0' x)
      sed -i "s/적혀 있습니다/적혀 있습니다 $long/" back.po
      cat /dev/zero > disk/filling 2>/dev/null
      run export --format json -o disk/old.po
      run export --format json -o disk/new.json
      run import back.po
      ln disk/notes/shelves/ko.md disk/name
      run import back.po
      run stamp shelves
      rm disk/filling
      cp -r disk after
      """
    let result = try Command.run(
      ["--mount", "sh", "-c", script, Command.path], in: folder.url, program: "/usr/bin/unshare")
    #expect(result.output == "0\n1\n1\n1\n1\n1\n", "\(result)")
    let notes = ["notes/shelves/en.md", "notes/shelves/ko.md"]
    #expect(folder.files(in: "after") == ["name"] + notes + ["old.po"])
    #expect(try folder.text("after/notes/shelves/ko.md") == korean)
    #expect(try folder.text("after/old.po").contains("msgid"))
    let messages = try folder.text("messages").split(separator: "\n")
    let advice = "free some disk space and try again"
    for message in messages {
      #expect(message.hasSuffix("No space left on device; " + advice), "\(message)")
    }
    #expect(messages.count == 5, "\(messages)")
  }

  /// Copies the program, the project's notes and the templates to a place that everybody can read,
  /// and returns a function that runs the program as another user, after `umask`.
  private static func somebody(
    in folder: TemporaryFolder
  ) throws -> (_ arguments: [String], _ umask: String) throws -> Command.Result {
    // Somebody else may not be able to reach the program where it was built.
    for (name, source) in ["program": Command.path, "content": content] {
      let copy = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: source, toPath: copy.path)
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "own"), withIntermediateDirectories: false)
    unsafe chmod(folder.url.appending(path: "own").path, 0o777)
    return { arguments, umask in
      try Command.run(
        [
          "--reuid=65534", "--regid=65534", "--clear-groups", "sh", "-c",
          "umask \(umask); exec \"$@\"", "sh", folder.url.appending(path: "program").path,
        ] + arguments, in: folder.url, program: "/usr/bin/setpriv")
    }
  }

  @Test(.needs(.root))
  func `a folder that may not be written to is said, and nothing is touched`() throws {
    let reference = try Self.whole.get()
    let folder = try TemporaryFolder()
    let run = try Self.somebody(in: folder)
    let build = { (site: String) in try run(["build", "--output", site], "022") }
    let refused = try build("site")
    #expect(refused.status == 1)
    #expect(refused.messages.contains("Permission denied; choose a folder you may write to"))
    #expect(folder.files(in: "site").isEmpty)

    #expect(try build("own/site").status == 0)
    #expect(try Self.bytes(in: folder, "own/site") == reference)
    let closed = folder.url.appending(path: "own/site/en").path
    try FileManager.default.removeItem(atPath: closed + "/index.html")
    unsafe chmod(closed, 0o555)
    unsafe chown(closed, 0, 0)
    let stopped = try build("own/site")
    #expect(stopped.status == 1)
    #expect(stopped.messages.contains("own/site/en/index.html: Permission denied"))
    for (path, bytes) in try Self.bytes(in: folder, "own/site") {
      #expect(reference[path] == bytes, "\(path) is torn")
    }
    unsafe chown(closed, 65534, 65534)
    unsafe chmod(closed, 0o755)
    #expect(try build("own/site").status == 0)
    #expect(try Self.bytes(in: folder, "own/site") == reference)
  }

  /// The files of a folder that can be listed but not entered are hidden too.
  @Test(
    .needs(.root),
    arguments: [mode_t(0), 0o444, 0o111])
  func `a folder of notes that may not be read is an error, and readable again it is whole`(
    mode: mode_t
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Self.somebody(in: folder)
    let notes = ["en.md": "# Bins\n\nA bin keeps parts.\n", "p.png": "no picture"]
    for (name, text) in notes { try folder.write(text, to: "notes/bins/\(name)") }
    try folder.write("# Pots\n\nA pot keeps tea.\n", to: "notes/pots.md")
    let arguments = ["build", "--content", "notes", "--output", "own/site"]
    #expect(try run(arguments, "022").status == 0)
    let before = try Self.bytes(in: folder, "own/site")
    let closed = folder.url.appending(path: "notes/bins").path
    unsafe chmod(closed, mode)
    // The second build, in which nothing has changed, has to report it too.
    for _ in 0..<2 {
      let result = try run(arguments, "022")
      #expect(result.status == 1)
      #expect(result.messages.contains("bins"), "\(result.messages)")
      #expect(result.messages.contains("cannot be read: no permission to read it"))
    }
    #expect(try folder.text("own/site/en/pots/index.html").contains("A pot keeps tea."))
    unsafe chmod(closed, 0o755)
    #expect(try run(arguments, "022").status == 0)
    #expect(try Self.bytes(in: folder, "own/site") == before)
  }

  @Test(.needs(.root))
  func `who lets nobody else read builds a site for themselves, as often as they like`() throws {
    let reference = try Self.whole.get()
    let folder = try TemporaryFolder()
    let run = try Self.somebody(in: folder)
    let build = { try run(["build", "--output", "own/site"], "077") }
    #expect(try build().status == 0)
    #expect(try Self.bytes(in: folder, "own/site") == reference)
    let page = folder.url.appending(path: "own/site/index.html")
    let modes = try FileManager.default.attributesOfItem(atPath: page.path)
    #expect(modes[.posixPermissions] as? Int == 0o600)
    try FileManager.default.removeItem(at: page)
    let mended = try build()
    #expect(mended.status == 0)
    #expect(mended.output.contains("(1 files written"), "\(mended.output)")
    let idle = try build()
    #expect(idle.status == 0)
    #expect(idle.output.contains("(0 files written"), "\(idle.output)")
    #expect(try Self.bytes(in: folder, "own/site") == reference)
  }

  @Test(.needs(.root))
  func `a disk that is read only is said, unless there is nothing to write`() throws {
    let folder = try TemporaryFolder(["notes/a.md": "# Bins\n\nA bin keeps parts.\n"])
    let script = """
      cd "$1"; mkdir disk
      mount -t tmpfs tmpfs disk
      "$2" build --content notes --output disk/site >/dev/null 2>&1; echo $?
      mount -o remount,ro disk
      "$2" build --content notes --output disk/site >idle 2>&1; echo $?
      echo 'More.' >>notes/a.md
      "$2" build --content notes --output disk/site >changed 2>&1; echo $?
      "$2" build --content notes --output disk/new >new 2>&1; echo $?
      mount -o remount,rw disk
      "$2" build --content notes --output disk/site >/dev/null 2>&1; echo $?
      cp -r disk/site mended
      """
    let result = try Command.run(
      ["--mount", "sh", "-c", script, "sh", folder.url.path, Command.path],
      program: "/usr/bin/unshare")
    #expect(result.output == "0\n0\n1\n1\n0\n", "\(result.messages)")
    #expect(try folder.text("idle").contains("(0 files written"))
    for name in ["changed", "new"] {
      let text = try folder.text(name)
      #expect(
        text.contains("Read-only file system; choose a folder you may write to with --output"),
        "\(text)")
    }
    #expect(try folder.text("mended/en/bins/index.html").contains("More."))
  }

  @Test(arguments: [UInt64(11)])
  func `notes that vanish while they are read do no harm`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let names = (0..<60).map { "notes/part \($0 % 7)/note \($0).md" }
    let text = String(repeating: "A shelf keeps its rows in order.\n\n", count: 40)
    let write = { @Sendable (name: String) in
      try? folder.write("# \(name)\n\n\(text)", to: name)
      try? folder.write("# \(name) 한국어\n\n선반은 행을 지킵니다.\n", to: name + ".ko.md")
    }
    names.forEach(write)
    let notes = folder.url.appending(path: "notes").path
    let site = folder.url.appending(path: "site").path
    let isOver = Flag()
    let storm = Thread {
      var random = SplitMix64(seed: seed)
      while !isOver.isSet {
        guard let name = names.randomElement(using: &random) else { return }
        if Bool.random(using: &random) {
          try? FileManager.default.removeItem(at: folder.url.appending(path: name))
        } else if UInt8.random(in: 0..<20, using: &random) == 0 {
          let part = folder.url.appending(path: name).deletingLastPathComponent()
          try? FileManager.default.removeItem(at: part)
        } else {
          write(name)
        }
      }
    }
    storm.start()
    for _ in 0..<12 {
      let result = try Self.build(notes, into: site)
      #expect(result.status == 0 || result.status == 1, "\(result.messages)")
      for path in folder.files(in: "site") where path.hasSuffix(".html") {
        #expect(try folder.text("site/" + path).hasSuffix("</html>\n"), "\(path) is torn")
      }
    }
    isOver.set()
    while !storm.isFinished { usleep(1000) }
    names.forEach(write)
    #expect(try Self.build(notes, into: site).status == 0)
    #expect(try Self.build(notes, into: folder.url.appending(path: "clean").path).status == 0)
    #expect(try Self.bytes(in: folder, "site") == Self.bytes(in: folder, "clean"))
  }

  @Test func `builds into one folder at once do not mix`() async throws {
    let reference = try Self.whole.get()
    let folder = try TemporaryFolder()
    let site = folder.url.appending(path: "site").path
    let results = try await withThrowingTaskGroup(of: Command.Result.self) { group in
      for _ in 0..<4 { group.addTask { try Self.build(into: site) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.contains { $0.status == 0 })
    for result in results where result.status != 0 {
      #expect(result.status == 1 && result.messages.contains("another build is writing to"))
    }
    #expect(try Self.bytes(in: folder, "site") == reference)
  }
}
