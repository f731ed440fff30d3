import ArgumentParser
import SiteBuilder

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Writes out the program's templates, sheets and scripts, for those who change them.",
    discussion: """
      Keep the files that you change and remove the others: with --templates FOLDER, build and serve \
      take a file of the folder instead of their own of the same name, and their own for the rest. \
      A file that exists stays what it is.
      """)

  @Argument(
    help: "The folder to write to; it is made if it does not exist.", completion: .directory)
  var folder: String

  func run() throws {
    let written = try NewFiles.write(Templates.own, to: folder)
    Console.report("\(folder): \(written.count.counted("file")) written")
  }
}
