import ArgumentParser
import Bitext
import CLibrary
import PreviewServer
import SiteBuilder

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves a live preview of the site while its texts are being written.",
    discussion: """
      Pages change as soon as a text, a template or a style sheet is saved. Problems are shown \
      on the page. Nothing is written to disk. Ctrl-C ends it.
      """)

  /// A port by its number, or the first free one.
  enum Port: ExpressibleByArgument {
    case number(Int)
    case auto

    var defaultValueDescription: String {
      switch self {
      case .number(let number): String(number)
      case .auto: "auto"
      }
    }

    init?(argument: String) {
      if argument == "auto" {
        self = .auto
      } else if let number = Int(argument), 0..<65_536 ~= number {
        self = .number(number)
      } else {
        return nil
      }
    }
  }

  @OptionGroup var notes: ContentOptions

  @Option(help: "A folder of templates and assets that replace the program's own.")
  var templates: String?

  @Option(help: "The port to listen on; 'auto' takes the first free one from 8080 on.")
  var port = Port.number(8080)

  @Option(help: "The address to listen on; 0.0.0.0 lets the whole network in.")
  var bind = "127.0.0.1"

  @Option(help: "The path at which to serve the site.")
  var basePath: String?

  @Option(help: "The absolute address that the site will have.")
  var baseURL: String?

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Option(help: "The command that a click on an edit mark runs, such as 'code -g {path}:{line}'.")
  var editor: String?

  @Flag(help: "Check the files regularly instead of using the system's notifications.")
  var poll = false

  @Option(help: "The number of files and pages to process in parallel.")
  var jobs = 2

  @Flag(
    help: "Measure the first page and changes on a copy of the notes, then exit.")
  var measure = false

  func validate() throws { try BuildCommand.validate(jobs: jobs, baseURL: baseURL) }

  func run() async throws {
    endAtOnceOnSignals()
    if measure { return try await ServeMeasurement(of: options).run() }
    FolderWriter.restore(notes.content)
    let sender = EventSender()
    let preview: Preview
    do {
      preview = try Preview(options) { sender.send($0, $1) }
    } catch {
      Console.report(error.description)
      throw ExitCode.failure
    }
    let server = try listen(preview)
    sender.connect(to: server.events)
    let base = PreviewOptions.base(of: basePath)
    let address = "http://\(Self.host(of: server.address)):\(server.port)/\(base)"
    if !OwnHosts.isLoopback(bind) {
      Console.report(
        "warning: everybody on the network can read these pages; "
          + "without --bind, only this machine can")
    }
    Console.print(address)
    if open { openBrowser(at: address) }
    do {
      try await preview.run { Console.report("note: " + $0) }
    } catch {
      throw Failure(unreadable: notes.content, error.reason)
    }
  }

  private var options: PreviewOptions {
    let folder = Self.absolute(notes.content)
    let jobs = jobs
    var options = PreviewOptions(
      content: folder, followsLinks: notes.links.followLinks,
      site: SiteOptions(
        templates: templates.map(Self.absolute), basePath: basePath, baseURL: baseURL, jobs: jobs),
      editor: editor.flatMap(EditorCommand.init), watching: poll ? .polling : .usual,
      state: FolderWriter.state)
    options.history = { corpus in
      do {
        return try await SiteHistory(corpus.settings, in: folder)?.changes(of: corpus, jobs: jobs)
      } catch {
        Console.report("note: \(error)")
        return nil
      }
    }
    let mark = GitMark(of: folder)
    options.historyMark = { settings in settings.history ? mark?.value : "none" }
    return options
  }

  /// The absolute path of a folder, which stays valid if the current folder is replaced.
  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return ([Machine.workingFolder] + parts.map(String.init))
      .joined(separator: "/")
  }

  private func listen(_ preview: Preview) throws -> HTTPServer {
    let first: Int
    switch port {
    case .number(let number): first = number
    case .auto: first = HTTPServer.freePort(from: 8080, on: bind) ?? 0
    }
    do throws(HTTPServer.Failure) {
      return try HTTPServer(
        address: bind, port: first, machine: Machine.name,
        respond: { preview.respond($0, $1) })
    } catch {
      switch error {
      case .taken(let port):
        let free = HTTPServer.freePort(from: port + 1, on: bind)
        Console.report(
          "error: port \(port) is taken"
            + (free.map { "; \($0) is free: use --port \($0), or --port auto" } ?? ""))
      case .unusable(let address, let reason):
        Console.report("error: cannot listen on \(address): \(reason)")
      }
      throw ExitCode.failure
    }
  }

  /// The host name of the address for a browser on this machine.
  private static func host(of address: String) -> String {
    switch address {
    case "0.0.0.0", "::": "localhost"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }

  private func openBrowser(at address: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    if ChildProgram.start([program, address], output: .dropped) == nil {
      Console.report("note: no browser could be opened")
    }
  }
}

/// Ends the process on Ctrl-C at once, because nothing that it holds outlives it.
private func endAtOnceOnSignals() {
  for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(0) } }
  signal(SIGPIPE, SIG_IGN)
}
