import ArgumentParser
import Notation

struct HigNotes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hig-notes",
    abstract: "Turns a folder of localized guideline notes into a trilingual site.",
    discussion: exitCodes,
    version: Version.text,
    subcommands: [
      InitCommand.self, BuildCommand.self, ServeCommand.self, AlignCommand.self,
      MarkdownCommand.self, ExampleCommand.self, DoctorCommand.self, FetchPicturesCommand.self,
      TemplatesCommand.self,
    ] + translators)

  func run() async throws { Console.print(await FirstSteps(in: ".").text()) }

  private static let exitCodes = """
    Exits with 0 if all is well or there are only warnings, with 1 after problems in the notes or \
    with a file, and with 2 after wrong usage, such as an unknown option, topic or folder of notes.
    """

  /// Runs the command that was asked for.
  static func start() async {
    var name = ""
    do {
      try refuseUnknownCommand(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      name = type(of: command).configuration.commandName ?? ""
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      Console.endProgress()
      Console.report(failure.description)
      Console.exit(failure.code)
    } catch let error as ValidationError {
      // The error occurred while the command ran, so the program's usage would not help.
      let command = name.isEmpty ? "" : " " + name
      Console.report(
        "Error: \(error.message)\n  See 'hig-notes\(command) --help' for more information.")
      Console.exit(2)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        Console.print(message)
      } else if !message.isEmpty {
        Console.report(message)
      }
      Console.exit(code == .validationFailure ? 2 : code.rawValue)
    }
  }
  /// Refuses a first argument that is no command, and names the one that was probably meant.
  private static func refuseUnknownCommand(_ arguments: ArraySlice<String>) throws {
    let asked = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let asked, !asked.hasPrefix("-"), !names.contains(asked) else { return }
    let near = Spelling.nearest(to: asked, among: names)
    throw ValidationError(
      "there is no command '\(asked)'" + (near.map { ": did you mean '\($0)'?" } ?? ""))
  }
}
