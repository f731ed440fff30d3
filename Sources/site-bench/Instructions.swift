import ArgumentParser
import Foundation

/// Counts the instructions per topic, which do not depend on the machine's load.
struct Instructions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "instructions",
    abstract:
      "Counts the instructions of a build, stage by stage, and fails if there are too many.",
    discussion: """
      Builds made-up notes under valgrind, few topics and more, and divides what the further topics \
      cost by what libcmark alone needs to parse and write them; a build that shows the history \
      is divided by one that does not. A figure that is over its limit by \
      more than the tolerance fails; one that is as far below asks for a lower limit.
      """)

  @Option(
    help: "A file of limits: on each line a stage and its instructions, in times the floor's.")
  var limits = ".ci/limits"

  @Option(help: "By how many percent a figure may be over its limit.")
  var tolerance = 6.0

  @Option(help: "The program to measure.")
  var program: String?

  /// The smaller number of topics; some of these are about tables, so that both sites have a
  /// gallery.
  private static let few = 16
  private static let many = 48

  /// The stages, each with the prefix of the mangled name of its function.
  private static let stages = [
    ("read, parse, segment", "$s6Bitext9SegmenterO7segment"),
    ("align", "$s6Bitext7AlignerV5align"),
    ("search", "$s11SiteBuilder11SearchTopicV_2at"),
    ("render", "$s11SiteBuilder12PageRendererV6render"),
  ]

  /// The name of the cost of a build over an earlier one that knows all topics but one.
  private static let again = "one text changed"

  /// More topics than a page lists, so that a topic that is added or removed does not change all
  /// pages.
  private static let manyBeyondLists = 128
  private static let comings = ["one topic added", "one topic removed"]

  func run() throws {
    let here = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = here.deletingLastPathComponent()
    let program = program.map { URL(filePath: $0) } ?? beside.appending(path: "hig-notes")
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "count-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = try Limits(at: limits, tolerance: tolerance)
    // The notes have short, relative paths, because the length of a path costs instructions.
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw ChildRun.Failure("cannot enter \(folder.path)")
    }
    // Keeps the caches of the builds in the folder that is removed at the end.
    unsafe setenv("XDG_CACHE_HOME", folder.appending(path: "cache").path, 1)
    // valgrind cannot read all debug information; the copy is placed where it finds its templates.
    let bare = program.appendingPathExtension("stripped")
    defer { try? FileManager.default.removeItem(at: bare) }
    try tool("strip", ["--strip-debug", program.path, "-o", bare.path])

    var counts: [[String: Double]] = []
    for topics in [Self.few, Self.many] {
      let content = "content-\(topics)"
      try SyntheticCorpus(topics: topics).write(to: Self.folder(content))
      let arguments = Self.build(content, to: "site-\(topics)")
      var count = try counted(bare.path, arguments)
      try SyntheticCorpus.changeOneText(in: Self.folder(content))
      count[Self.again] = try counted(bare.path, arguments)["in all"]
      count["floor"] = try counted(here.path, ["floor", content, "floor-\(topics)"])["in all"]
      counts.append(count)
    }
    let comings = try countComings(bare.path)
    let history = try countHistory(bare.path, in: folder)
    try report(few: counts[0], many: counts[1], comings: comings, history: history, &limits)
  }

  private static func folder(_ name: String) -> URL {
    URL(filePath: name, directoryHint: .isDirectory)
  }

  /// Builds with one job, because the order in which several jobs find shared values differs from
  /// run to run.
  private static func build(_ content: String, to site: String) -> [String] {
    ["build", "--jobs", "1", "--content", content, "--output", site]
  }

  /// The cost of a build from nothing that shows the history, as a multiple of a build that does
  /// not.
  ///
  /// The history has a commit for every two topics, as many as topics have had in a year.
  private func countHistory(_ program: String, in folder: URL) throws -> Double {
    let content = Self.folder("content-history")
    try SyntheticCorpus(topics: Self.many).write(to: content)
    try commit("All notes", of: content, day: 0)
    for number in 1...(Self.many / 2) {
      try SyntheticCorpus.changeOneText(in: content, number: 2 * number)
      try commit("One text", of: content, day: number)
    }
    let costs = try [false, true].map { isShown in
      try Data("history: \(isShown)\n".utf8).write(to: content.appending(path: "site.yaml"))
      // Each build has an empty cache of its own.
      let cache = folder.appending(path: "cache-\(isShown)").path
      let arguments = Self.build("content-history", to: "site-history-\(isShown)")
      let known = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
      unsafe setenv("XDG_CACHE_HOME", cache, 1)
      defer { if let known { unsafe setenv("XDG_CACHE_HOME", known, 1) } }
      return try counted(program, arguments)["in all"] ?? 0
    }
    return costs[1] / max(1, costs[0])
  }

  /// Commits all notes of a folder to a repository of its own.
  private func commit(_ message: String, of content: URL, day: Int) throws {
    let time = "\(1_735_689_600 + day * 86_400) +0000"
    let git = [
      "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_AUTHOR_DATE=\(time)",
      "GIT_COMMITTER_DATE=\(time)", "git", "-C", content.path, "-c", "user.name=Kim", "-c",
      "user.email=kim@example.org",
    ]
    if day == 0 { try tool(git[0], Array(git.dropFirst()) + ["init", "-q"]) }
    try tool(git[0], Array(git.dropFirst()) + ["add", "-A"])
    try tool(git[0], Array(git.dropFirst()) + ["commit", "-q", "-m", message])
  }

  /// The instructions of a build after a topic was added, and of one after a topic was removed.
  private func countComings(_ program: String) throws -> [Double] {
    let topics = Self.manyBeyondLists
    let content = Self.folder("content-\(topics)")
    let corpus = SyntheticCorpus(topics: topics)
    try corpus.write(to: content)
    let arguments = Self.build("content-\(topics)", to: "site-\(topics)")
    try tool(program, arguments)
    return try [corpus.addOneTopic, corpus.removeOneTopic].map { change in
      try change(content)
      return try counted(program, arguments)["in all"] ?? 0
    }
  }

  private func report(
    few: [String: Double], many: [String: Double], comings: [Double], history: Double,
    _ limits: inout Limits
  ) throws {
    guard let start = few["floor"], let end = many["floor"], end > start else {
      throw ChildRun.Failure("libcmark alone could not be measured")
    }
    for stage in Self.stages.map(\.0) + ["in all", Self.again] {
      guard let a = few[stage], let b = many[stage], b > a else {
        throw ChildRun.Failure(
          "nothing was counted for \"\(stage)\": has its function another name?")
      }
      limits.compare(stage, (b - a) / (end - start), "× floor")
    }
    let floor = (end - start) / Double(Self.many - Self.few)
    // The whole cost of such a build, divided by the floor of all topics. The difference that one
    // topic makes says little: which topics are shown beside the removed one depends on their
    // number.
    for (name, count) in zip(Self.comings, comings) {
      limits.compare(name, count / Double(Self.manyBeyondLists) / floor, "× floor")
    }
    limits.compare("with history", history, "× without")
    try limits.finish()
  }

  /// The instructions of a program and of its stages, including the functions that they call.
  private func counted(_ program: String, _ arguments: [String]) throws -> [String: Double] {
    let file = "callgrind-\(UUID().uuidString)"
    // Random hash seeds would change the work in hash tables from run to run.
    unsafe setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    try tool(
      "valgrind", ["--tool=callgrind", "--callgrind-out-file=\(file)", program] + arguments)
    let table = try tool("callgrind_annotate", ["--inclusive=yes", "--threshold=100", file])
    var counts: [String: Double] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard let first = words.first, let count = Double(first.filter { $0 != "," }) else {
        continue
      }
      if line.contains("PROGRAM TOTALS") { counts["in all"] = count }
      for (stage, symbol) in Self.stages where line.contains(":" + symbol) {
        counts[stage] = max(counts[stage] ?? 0, count)
      }
    }
    return counts
  }

  @discardableResult
  private func tool(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw ChildRun.Failure(
        "\(name) ended with \(process.terminationStatus):\n\(words.suffix(2_000))")
    }
    return text
  }
}
