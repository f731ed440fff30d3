import ArgumentParser

struct HigNotes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hig-notes",
    abstract: "Turns a folder of localized guideline notes into a trilingual site.",
    version: "0.1.0",
    subcommands: [
      InitCommand.self, BuildCommand.self, ServeCommand.self, AlignCommand.self,
      MarkdownCommand.self, ExampleCommand.self, DoctorCommand.self, TemplatesCommand.self,
    ] + translators)

  func run() async throws { Console.print(await FirstSteps(in: ".").text()) }

  /// Exit codes: 0 fine or warnings only, 1 problems in the notes, 2 wrong usage.
  static func start() async {
    var name = ""
    do {
      var command = try parseAsRoot()
      name = type(of: command).configuration.commandName ?? ""
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      Console.endProgress()
      Console.report("hig-notes: error: \(failure.description)")
      Console.exit(1)
    } catch let error as ValidationError {
      // The error occurred while the command ran, so the program's usage would not help.
      Console.report(
        "Error: \(error.message)\n  See 'hig-notes \(name) --help' for more information.")
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
}
