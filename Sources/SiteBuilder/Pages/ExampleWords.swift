import RowStyles

/// The words for the script of examples.
enum ExampleWords {
  /// Writes the words if the page has an example.
  static func write(to body: inout BodyWriter, of site: SiteContext) {
    guard !body.examples.shown.isEmpty else { return }
    let language = body.textLanguage
    let words = site.memory.exampleWords(in: body.language) {
      TableRenderer.pageWords(language, names: site.names)
    }
    body.html.markup(bytes: words)
  }
}
