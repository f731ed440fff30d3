package import RowStyles

/// Examples as one file with everything that they need, which can be opened, sent and uploaded.
package enum StandaloneExamples {
  /// Writes tables with the style sheets and scripts of the program.
  package static func file(of tables: [TableSpec], in language: TextLanguage) -> [UInt8] {
    let own = BuiltInTemplates.files { $0.hasPrefix("assets/examples") || $0 == "assets/site.js" }
      .map { (name: $0.name, bytes: SlimSource.of($0.bytes)) }
    // A page loads the other files after these.
    let first = ["assets/examples.css", "assets/site.js", "assets/examples.js"]
    let ordered =
      first.compactMap { name in own.first { $0.name == name } }
      + own.filter { !first.contains($0.name) }
    func elements(_ name: String, with suffix: String) -> [UInt8] {
      var html = HTMLWriter()
      for file in ordered where file.name.hasSuffix(suffix) {
        html.markup("<")
        html.markup(name: name)
        html.markup(">")
        html.markup(bytes: file.bytes)
        html.markup("</")
        html.markup(name: name)
        html.markup(">\n")
      }
      return html.bytes
    }
    return ExampleDocument.write(
      tables.map { [$0] }, language: language, options: TableRenderer.Options(),
      head: elements("style", with: ".css"), scripts: elements("script", with: ".js"))
  }
}
