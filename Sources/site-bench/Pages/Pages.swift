import ArgumentParser
import BrowserDriver
import Foundation

/// Measures the cost of pages in a reader's browser.
struct Pages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages",
    abstract: "Measures what pages cost a browser, and fails if it is too much.",
    discussion: """
      Builds the notes, opens the pages with the most examples in Chromium, reads them to their end \
      and asks the search of a thousand topics. Times are the best of several rounds, divided by \
      what a fixed piece of work takes in the same browser, so that a slow or busy machine \
      changes little; the rest is counted. A figure that is over its limit by more than the \
      tolerance fails.
      """)

  @Option(help: "The folder of notes that the pages are made of.", completion: .directory)
  var content = "content"

  @Option(help: "A file of limits: on each line the name of a figure and a number.")
  var limits = ".ci/limits"

  @Option(help: "By how many percent a figure may be over its limit.")
  var tolerance = 25.0

  @Option(help: "How many times to measure each page and each question.")
  var rounds = 5

  @Option(help: "How many topics to search.")
  var topics = 1_000

  @Option(help: "The program that builds the sites.")
  var program: String?

  /// The number of times that pages are measured again while a figure is over its limit.
  private static let chances = 3

  func validate() throws {
    guard rounds > 0, topics > 0 else { throw ValidationError("--rounds and --topics begin at 1") }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pages-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Keeps the caches of the builds in the folder that is removed at the end.
    unsafe setenv("XDG_CACHE_HOME", folder.appending(path: "cache").path, 1)
    var limits = try Limits(at: limits, tolerance: tolerance)

    let site = try built(URL(filePath: content), in: folder.appending(path: "site"))
    var reading = try Reading(of: site, rounds: rounds)
    // Some times include those of other processes, so a busy machine gets further chances.
    for _ in 0..<Self.chances where !reading.worst.allSatisfy({ limits.allows($0.name, $0.figure) })
    {
      try reading.measure(rounds: rounds)
    }
    print("\n" + reading.table)
    for (name, figure, unit) in reading.worst { limits.compare(name, figure, unit) }

    let notes = folder.appending(path: "notes", directoryHint: .isDirectory)
    try SyntheticCorpus(topics: topics).write(to: notes)
    let searched = try built(notes, in: folder.appending(path: "searched"))
    let asking = try Asking(of: searched, rounds: rounds)
    print("\n" + asking.table)
    for (name, figure, unit) in asking.worst { limits.compare(name, figure, unit) }
    try limits.finish()
  }

  private func built(_ notes: URL, in site: URL) throws -> URL {
    let here = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let program =
      program ?? here.deletingLastPathComponent().appending(path: "hig-notes").path
    let run = try ChildRun(program, ["build", "--content", notes.path, "--output", site.path])
    guard run.status == 0 else {
      throw ChildRun.Failure("\(program) ended with \(run.status):\n\(run.errors.suffix(2_000))")
    }
    return site
  }
}
