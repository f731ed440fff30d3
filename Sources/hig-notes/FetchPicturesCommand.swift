import ArgumentParser
import Bitext
import PreviewServer
import SiteBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct FetchPicturesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch-pictures",
    abstract: "Copies pictures of other servers beside the notes.",
    discussion: """
      Fetches each picture that the notes show from another server, and keeps it in a folder among \
      the notes, with its address, its digest and the day in fetched-pictures.tsv. Builds then show \
      the copies; the notes stay as they are. What is there and has its digest is not fetched again, \
      so the command can be stopped and called again at any time.

      PNG, JPEG, GIF, WebP and SVG without scripts are kept, whatever their servers call them. The \
      program curl fetches them, without its settings, names, passwords, cookies and proxies.
      """)

  @OptionGroup var content: ContentOptions

  @Option(help: "The folder of the copies, among the notes.")
  var folder = "pictures"

  @Option(help: "The largest picture, in kilobytes.")
  var largest = 10_000

  @Option(help: "The largest total size of all copies, in kilobytes.")
  var total = 500_000

  @Option(help: "The longest time for the answer of a server, in seconds.")
  var seconds = 60

  @Flag(
    name: .customLong("private"), help: "Also ask this machine and others of its network.")
  var allowsPrivate = false

  @Flag(help: "Say what would be fetched, and fetch nothing.")
  var dryRun = false

  func validate() throws {
    if largest < 1 || total < 1 || seconds < 1 {
      throw ValidationError("--largest, --total and --seconds have to be at least 1")
    }
    if largest > 1_000_000 { throw ValidationError("--largest has to be at most 1000000") }
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && $0 != "node_modules" }) else {
      throw ValidationError(
        "--folder names a folder among the notes, such as pictures, and none that begins with a dot"
      )
    }
  }

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error || $0.rule == "picture-copy" })
    let writer = try Console.reporting { () throws(WriteFailure) in
      try FolderWriter(content.content, state: FolderWriter.state)
    }
    var shelf = PictureShelf(
      pictures: corpus.fetched, folder: folder, writer: writer, total: total * 1000)
    let download = Download(
      largest: largest * 1000, seconds: seconds, allowsPrivate: allowsPrivate,
      agent: "hig-notes/\(Version.number)")
    var (missing, kept, problems): ([RemotePicture], Int, [Diagnostic]) = ([], 0, [])
    for picture in RemotePicture.all(in: corpus) {
      if try shelf.holds(picture.address) { kept += 1 } else { missing.append(picture) }
    }
    if dryRun {
      for picture in missing { Console.print(picture.address) }
      return Console.report(
        "\(missing.count.counted("picture")) to fetch, \(kept) kept; nothing was fetched")
    }
    for (number, picture) in missing.enumerated() {
      Console.progress("Picture \(number + 1) of \(missing.count)")
      switch try shelf.fetch(picture.address, with: download, on: Self.today) {
      case .copied(let line): Console.print(line)
      case .refused(let reason):
        problems.append(picture.problem("this picture is not fetched: \(reason)"))
      }
    }
    Console.endProgress()
    Console.report(problems)
    Console.report(
      "\((missing.count - problems.count).counted("picture")) fetched, \(kept) kept, "
        + "\(problems.count) not fetched")
    if !problems.isEmpty { throw ExitCode.failure }
  }

  /// The day in Greenwich, such as `2026-11-24`.
  private static var today: String { String(Date().formatted(.iso8601).prefix(10)) }
}
