package import Bitext
package import RowStyles

/// The findings about a corpus's examples, and examples for callers that build no site.
package enum Examples {
  /// Problems in the examples that authors wrote: in their form, and guidelines that they break.
  package static func findings(in corpus: Corpus) -> [Diagnostic] {
    ExampleBook(corpus).diagnostics
  }

  /// Tables as one file with all that it needs, which can be opened, sent and uploaded as it is.
  package static func file(of tables: [TableSpec], in language: TextLanguage) -> [UInt8] {
    let own = BuiltInTemplates.files { $0.hasPrefix("assets/examples") || $0 == "assets/site.js" }
      .map { (name: $0.name, bytes: SlimSource.of($0.bytes)) }
    var head = HTMLWriter()
    for file in own where file.name.hasSuffix(".css") {
      head.markup("<style>")
      head.markup(bytes: file.bytes)
      head.markup("</style>\n")
    }
    var scripts = HTMLWriter()
    let site = own.filter { $0.name == "assets/site.js" }
    let first = own.filter { $0.name == "assets/examples.js" }
    let others = own.filter { $0.name.hasPrefix("assets/examples-") && $0.name.hasSuffix(".js") }
    for file in site + first + others {
      scripts.markup("<script>")
      scripts.markup(bytes: file.bytes)
      scripts.markup("</script>\n")
    }
    return ExampleDocument.write(
      tables.map { [$0] }, language: language, options: TableRenderer.Options(),
      head: head.bytes, scripts: scripts.bytes)
  }
}
