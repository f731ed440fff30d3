import ArgumentParser
import Bitext
import SiteBuilder

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begins a folder of notes.",
    discussion: """
      Writes a topic in three languages with a live table, a glossary, site.yaml and a workflow that \
      publishes the site. It builds as it is; change it, or throw its texts away. A file that exists \
      stays what it is.
      """)

  @Argument(
    help: "The folder to write to; it is made if it does not exist.", completion: .directory)
  var folder = "."

  func run() throws {
    let files = Templates.starterFiles
    let written = try NewFiles.write(files, to: folder)
    for name in written { Console.print(folder == "." ? name : folder + "/" + name) }
    if written.isEmpty { Console.report("everything is there already") }
    Console.report(FirstSteps(in: folder).next)
  }
}
