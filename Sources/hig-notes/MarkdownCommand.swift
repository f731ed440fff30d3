import ArgumentParser
import Bitext

struct MarkdownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown",
    abstract: "Shows the HTML of one Markdown text as pages would show it.",
    discussion: """
      HTML in the text goes through an allow-list; what is not on it is shown as text, with a \
      warning.
      """)

  @Argument(
    help: "A Markdown file, or - for standard input.", completion: .file(extensions: ["md"]))
  var file = "-"

  @Flag(
    name: .customLong("allow-raw-html"),
    help: "Pass raw HTML through and read strictly as CommonMark and GitHub specify.")
  var allowsRawHTML = false

  @Flag(
    name: .customLong("no-cjk"), help: "Treat Chinese, Japanese and Korean as any other text.")
  var ignoresCJK = false

  @Flag(name: .customLong("no-autolinks"), help: "Do not turn bare addresses into links.")
  var ignoresAddresses = false

  func run() throws {
    let (source, problems) =
      file == "-"
      ? SourceFile.decoding(try Machine.standardInput(), path: "<stdin>")
      : SourceFile.reading(path: file)
    guard let source else {
      Console.report(problems)
      throw ExitCode.failure
    }
    let options = MarkdownOptions(
      dialect: allowsRawHTML ? .specification : .notes, cjk: !ignoresCJK,
      autolinks: !ignoresAddresses)
    let (blocks, diagnostics) = Markdown.parse(source, options: options)
    Console.write(HTMLRenderer.html(of: blocks, options: options))
    Console.report(problems + diagnostics)
  }
}
