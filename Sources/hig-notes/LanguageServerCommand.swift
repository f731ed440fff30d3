import ArgumentParser
import Bitext
import CLibrary
import PreviewServer

struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: translations beside a text, findings, fixes and terms.",
    discussion: """
      An editor starts it and speaks the Language Server Protocol on standard input and output. \
      Without --content, the folder of notes is 'content' in the folder that the editor has open, \
      or that folder itself.
      """)

  @OptionGroup var notes: ContentOptions

  @Flag(help: "Accepted because editors pass it; standard input and output are always used.")
  var stdio = false

  @Flag(help: "Check the files regularly instead of using the system's notifications.")
  var poll = false

  func run() async throws {
    let server = EditorServer(
      EditorOptions(
        content: notes.content, followsLinks: notes.links.followLinks,
        workingFolder: Machine.workingFolder, version: Version.text,
        watching: poll ? .polling : .usual, state: FolderWriter.state)
    ) { Console.write($0) }
    let isEnded = await server.run { Machine.someInput() }
    Console.exit(isEnded ? 0 : 1)
  }
}
