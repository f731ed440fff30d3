package import RowStyles

/// Examples as one file with all that they need, which can be opened, sent and uploaded as it is.
package enum StandaloneExamples {
  /// Writes tables with the style sheets and scripts of the program.
  package static func file(of tables: [TableSpec], in language: TextLanguage) -> [UInt8] {
    let own = BuiltInTemplates.files { $0.hasPrefix("assets/examples") || $0 == "assets/site.js" }
      .map { (name: $0.name, bytes: SlimSource.of($0.bytes)) }
    var head = HTMLWriter()
    for file in own where file.name.hasSuffix(".css") {
      head.markup("<style>")
      head.markup(bytes: file.bytes)
      head.markup("</style>\n")
    }
    // The others register what they do with the second one.
    let first = ["assets/site.js", "assets/examples.js"]
    let ordered =
      first.compactMap { name in own.first { $0.name == name } }
      + own.filter { $0.name.hasSuffix(".js") && !first.contains($0.name) }
    var scripts = HTMLWriter()
    for file in ordered {
      scripts.markup("<script>")
      scripts.markup(bytes: file.bytes)
      scripts.markup("</script>\n")
    }
    return ExampleDocument.write(
      tables.map { [$0] }, language: language, options: TableRenderer.Options(),
      head: head.bytes, scripts: scripts.bytes)
  }
}
