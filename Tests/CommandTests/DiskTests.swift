import Foundation
import Testing
import TestSupport

/// What a disk, an administrator or another program can do to a build.
@Suite struct DiskTests {
  private static let content = SharedData.package.appending(path: "content").path
  /// Mounting a small disk and running as somebody else are for root alone.
  private static let isRoot = geteuid() == 0

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

  /// The pages and other files of a site by path, without what belongs to the writer.
  private static func bytes(in folder: TemporaryFolder, _ site: String) throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for path in folder.files(in: site) where !path.hasPrefix(".hig-notes") {
      bytes[path] = try Data(contentsOf: folder.url.appending(path: "\(site)/\(path)"))
    }
    return bytes
  }

  @Test(.enabled(if: isRoot, "mounting needs root"))
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
    #expect(messages.contains("No space left on device; make room on the disk and build again"))
    let left = try Self.bytes(in: folder, "full")
    for (path, bytes) in left { #expect(reference[path] == bytes, "\(path) is torn") }
    #expect(left.count < reference.count)
    #expect(try Self.bytes(in: folder, "mended") == reference)
  }

  @Test(.enabled(if: isRoot, "root writes anywhere, so it has to become somebody else"))
  func `a folder that may not be written to is said, and nothing is touched`() throws {
    let reference = try Self.whole.get()
    let folder = try TemporaryFolder()
    // Somebody else may not be able to reach the program where it was built.
    let templates = "hig-notes_SiteBuilder.resources/templates"
    let places = [
      "program": Command.path, "content": Self.content,
      templates: SharedData.package.appending(path: "templates").path,
    ]
    for (name, source) in places {
      let copy = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: source, toPath: copy.path)
    }
    let somebody = [
      "--reuid=65534", "--regid=65534", "--clear-groups",
      folder.url.appending(path: "program").path,
    ]
    let build = { (site: String) in
      try Command.run(
        somebody + [
          "build", "--content", folder.url.appending(path: "content").path, "--output",
          folder.url.appending(path: site).path,
        ], program: "/usr/bin/setpriv")
    }
    let refused = try build("site")
    #expect(refused.status == 1)
    #expect(refused.messages.contains("Permission denied; choose a folder you may write to"))
    #expect(folder.files(in: "site").isEmpty)

    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "own"), withIntermediateDirectories: false)
    unsafe chmod(folder.url.appending(path: "own").path, 0o777)
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

/// A word between two threads.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
