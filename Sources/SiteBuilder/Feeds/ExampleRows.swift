import Bitext
import RowStyles

/// The content that rows of examples open and the rows that updates bring, as scripts.
///
/// Pages do without them until a reader operates an example. Pages that are opened from disk can
/// load nothing but scripts.
struct ExampleRows {
  let site: SiteContext

  /// One script for each language, beside the code of the examples.
  func files() -> [OutputFile] {
    site.plan.spokenLanguages.filter { site.plan.contains(.listings($0)) }.map { language in
      let path = site.plan.path(of: .listings(language))
      let folder = path[
        ..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
      return OutputFile(
        path: folder + TableRenderer.rowsFile, content: .bytes(rows(in: language)))
    }
  }

  private func rows(in language: Language) -> [UInt8] {
    var script = Array("higNotes.examples.rows({".utf8)
    var isFirst = true
    for table in site.book.shownTables.value where table.hasTemplates {
      script.append(contentsOf: (isFirst ? "\n" : ",\n").utf8)
      isFirst = false
      script.append(quoted: site.book.memory.facts(of: table).fingerprint)
      script.append(0x3A)
      let templates = TableRenderer.templates(
        of: table, language: TextLanguage(rawValue: language.tag) ?? .en,
        remembering: site.book.memory)
      script.append(quoted: String(decoding: templates, as: UTF8.self))
    }
    script.append(contentsOf: "\n})\n".utf8)
    return script
  }
}
