import ArgumentParser
import Foundation

/// Builds synthetic notes with the real program and compares the cost with lower bounds.
@main struct SiteBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site-bench",
    abstract: "Measures how fast notes become a site.",
    discussion: """
      Makes notes of the size of real guideline pages in three languages, builds them with the \
      hig-notes beside this program, cold, again, and after one text has changed or a topic has \
      come or gone, and compares the CPU time with what libcmark alone needs to parse and write the \
      same texts. Ratios of one run can be compared between machines; times cannot.
      """,
    subcommands: [Measure.self, Instructions.self, Pages.self, Floor.self],
    defaultSubcommand: Measure.self)
}

struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Builds and prints what it cost.")

  @Option(help: "How many topics to make, each in three languages.")
  var topics = 1_000

  @Option(help: "A folder of notes to measure instead.", completion: .directory)
  var content: String?

  @Option(help: "How many times to measure each thing; the median is printed.")
  var runs = 3

  @Option(help: "Where to keep the notes and the sites; by default they are thrown away.")
  var keep: String?

  @Option(help: "The program to measure.")
  var program: String?

  func validate() throws {
    guard topics > 0, runs > 0 else { throw ValidationError("--topics and --runs begin at 1") }
  }

  func run() throws {
    let bench = try Bench(self)
    defer { if keep == nil { try? FileManager.default.removeItem(at: bench.folder) } }
    try bench.run()
  }
}

/// One measurement in a folder of its own.
private struct Bench {
  let folder: URL
  private let content: URL
  private let program: String
  private let own: String
  private let runs: Int
  /// The notes, where they are made up.
  private let corpus: SyntheticCorpus?

  private var site: String { folder.appending(path: "site").path }

  init(_ options: Measure) throws {
    let here = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    own = here.path
    program = options.program ?? here.deletingLastPathComponent().appending(path: "hig-notes").path
    runs = options.runs
    folder =
      options.keep.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.temporaryDirectory.appending(path: "site-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Keeps the caches of the builds in the folder that is removed at the end.
    unsafe setenv("XDG_CACHE_HOME", folder.appending(path: "cache").path, 1)
    // Works on a copy, because one of the texts will be changed.
    content = folder.appending(path: "content", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: content)
    if let source = options.content {
      try FileManager.default.copyItem(at: URL(filePath: source), to: content)
      corpus = nil
    } else {
      let made = SyntheticCorpus(topics: options.topics)
      try made.write(to: content)
      corpus = made
    }
  }

  func run() throws {
    let floor = try median {
      try setAside(folder.path + "/floor")
      return try started(own, ["floor", content.path, folder.path + "/floor"])
    }
    print(Self.row("", "CPU s", "wall s", "peak MB", "× floor"))
    report("floor: libcmark parses, writes", floor, floor)
    let cold = try median {
      try setAside(site)
      return try build()
    }
    report("build, cold", cold, floor)
    let bytes = try digest()
    report("build, nothing changed", try median(build), floor, cold)
    let changed = try median {
      try SyntheticCorpus.changeOneText(in: content)
      return try build()
    }
    report("build, one text changed", changed, floor, cold)
    for (name, change) in [
      ("added", corpus?.addOneTopic), ("removed", corpus?.removeOneTopic),
    ] {
      // Once: a topic comes and goes only once.
      guard let change else { continue }
      try change(content)
      report("build, one topic \(name)", try build(), floor, cold)
    }
    let again = try digest()
    try setAside(site)
    _ = try build()
    guard try digest().value == again.value else {
      throw ChildRun.Failure("a build after a change is not what a clean build is")
    }
    report("--version", try median { try started(program, ["--version"]) }, floor)
    if let hugo = Self.inPath("hugo") {
      let site = try HugoSite(of: content, in: folder.appending(path: "hugo"))
      let peer = try median {
        try setAside(site.folder.path + "/public")
        return try started(hugo, ["--quiet", "--source", site.folder.path])
      }
      report("Hugo, without search", peer, floor)
      print("build, cold: \(Self.number(cold.cpu / peer.cpu)) of Hugo")
    }
    print("\n\(bytes.files) files, \(bytes.bytes) bytes, digest \(String(bytes.value, radix: 16))")
    try setAside(site)
    print(
      try started(program, arguments + ["--timings"]).errors.split(separator: "\n")
        .filter { $0.hasSuffix("memory") || $0.contains(" ms  ") }.joined(separator: "\n"))
    try FileManager.default.removeItem(at: aside)
  }

  private var aside: URL { folder.appending(path: "aside", directoryHint: .isDirectory) }

  /// Moves the output of an earlier run out of the way until the end.
  ///
  /// Removing it would slow the next run: for up to five minutes ext4 does not reuse the inodes of
  /// removed files but examines each (`recently_deleted` in Linux's fs/ext4/ialloc.c), which took
  /// up to five seconds for a site of 1,000 topics.
  private func setAside(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: URL(filePath: path), to: aside.appending(path: UUID().uuidString))
  }

  private var arguments: [String] {
    ["build", "--content", content.path, "--output", site, "--base-url", "https://notes.example/"]
  }

  private func build() throws -> ChildRun { try started(program, arguments) }

  private func started(_ program: String, _ arguments: [String]) throws -> ChildRun {
    let run = try ChildRun(program, arguments)
    guard run.status == 0 else {
      throw ChildRun.Failure("\(program) ended with \(run.status):\n\(run.errors.suffix(2_000))")
    }
    return run
  }

  /// The run with the median CPU time.
  private func median(_ run: () throws -> ChildRun) throws -> ChildRun {
    let all = try (0..<runs).map { _ in try run() }.sorted { $0.cpu < $1.cpu }
    return all[all.count / 2]
  }

  /// A digest of a build's output: FNV-1a over the names and bytes of all files, sorted by name.
  private func digest() throws -> (value: UInt64, files: Int, bytes: Int) {
    let names = FileManager.default.enumerator(atPath: site)?.compactMap { $0 as? String } ?? []
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    var files = 0
    var total = 0
    for name in names.sorted() where !name.hasPrefix(".hig-notes") {
      var isFolder: ObjCBool = false
      let path = site + "/" + name
      _ = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if isFolder.boolValue { continue }
      let bytes = try Data(contentsOf: URL(filePath: path))
      for byte in Array(name.utf8) + bytes {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
      files += 1
      total += bytes.count
    }
    return (value, files, total)
  }

  private func report(
    _ name: String, _ run: ChildRun, _ floor: ChildRun, _ cold: ChildRun? = nil
  ) {
    print(
      Self.row(
        name, Self.number(run.cpu), Self.number(run.wall), String(run.peakMemory / 1_000_000),
        Self.number(run.cpu / floor.cpu))
        + (cold.map { "  \(Self.number(run.cpu / $0.cpu)) of cold" } ?? ""))
  }

  private static func row(_ name: String, _ numbers: String...) -> String {
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + numbers.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.3f" : "%.1f", value)
  }

  private static func inPath(_ program: String) -> String? {
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
      .map { $0 + "/" + program }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
