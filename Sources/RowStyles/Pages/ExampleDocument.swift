/// A document that shows only examples, in a frame of another page or by itself.
package enum ExampleDocument {
  /// Writes tables, each with its variants, as a whole document.
  ///
  /// `head` is markup with style sheets or links to them; `scripts` is markup with scripts or links
  /// to them, which follows the tables.
  package static func write(
    _ groups: [[TableSpec]], language: TextLanguage, options: TableRenderer.Options, head: [UInt8],
    scripts: [UInt8] = [], remembering memory: TableMemory = TableMemory()
  ) -> [UInt8] {
    var out = MarkupWriter()
    out.raw("<!doctype html>\n<html class=\"embedded\"")
    out.attribute("lang", language.rawValue)
    out.raw(">\n<head>\n<meta charset=\"utf-8\">\n")
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    out.raw("<meta name=\"robots\" content=\"noindex\">\n<title>")
    if let table = groups.first?.first {
      let label = table.label.best(for: language).text
      out.text(label.isEmpty ? table.id : label)
    }
    out.raw("</title>\n")
    out.raw(bytes: head)
    out.raw("</head>\n<body>\n<main>\n")
    for tables in groups {
      out.raw(
        bytes: TableRenderer.render(
          variants: tables, language: language, options: options, remembering: memory))
    }
    out.raw("</main>\n")
    out.raw(bytes: TableRenderer.pageWords(language, names: options.names))
    out.raw(bytes: scripts)
    out.raw("</body>\n</html>\n")
    return out.bytes
  }
}
