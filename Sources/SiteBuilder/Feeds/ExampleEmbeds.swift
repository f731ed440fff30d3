import Bitext
import RowStyles

/// A page of its own for each example, for frames in other pages.
///
/// It loads the style sheet of the examples, not that of the site, and its links work wherever the
/// site is served.
struct ExampleEmbeds {
  let site: SiteContext

  /// The pages in each language, beside the page of listings.
  func files() -> [OutputFile] {
    site.plan.spokenLanguages.filter { site.plan.contains(.listings($0)) }.flatMap { language in
      let listings = site.plan.path(of: .listings(language))
      let folders = listings.split(separator: "/").dropLast(2)
      let folder = (folders + ["embed/"]).joined(separator: "/")
      let root = String(repeating: "../", count: folders.count + 1)
      return site.book.shownTables.value.map { table in
        OutputFile(
          path: "\(folder)\(table.id).html",
          content: .bytes(page(of: table, in: language, listings: listings, root: root)))
      }
    }
  }

  private func page(
    of table: TableSpec, in language: Language, listings: String, root: String
  ) -> [UInt8] {
    let options = TableRenderer.Options(code: .page(root + listings), names: site.names)
    var head = HTMLWriter()
    head.markup("<meta http-equiv=\"Content-Security-Policy\"")
    head.attribute("content", PageShell.policy)
    head.markup(">\n<link rel=\"stylesheet\"")
    head.attribute("href", root + "assets/examples.css")
    head.markup(">\n<script")
    head.attribute("src", root + "assets/site.js")
    head.markup("></script>\n<script")
    head.attribute("src", root + "assets/examples.js")
    head.markup(" defer></script>\n")
    return ExampleDocument.write(
      [[table]], language: TextLanguage(rawValue: language.tag) ?? .en, options: options,
      head: head.bytes, remembering: site.book.memory)
  }
}
