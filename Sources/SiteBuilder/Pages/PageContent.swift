import Bitext

/// What a kind of page says, before the shell is put around it.
struct PageContent {
  let kind: String
  let language: Language
  let title: String
  var description = ""
  /// The text of the page, with the files it needs and what is wrong in its sources.
  var body: BodyWriter
  var aside = HTMLWriter()
  var breadcrumb = HTMLWriter()
  var sidebar = HTMLWriter()
  /// The page that this one is a copy of, for search engines; nil for the page itself.
  var canonical: Page?
  /// The same text in other languages, for search engines.
  var alternates: [(language: Language, page: Page)] = []
  /// Where the language switch leads.
  var switches: [(language: Language, page: Page)] = []
  /// The page with all languages side by side, where there is one.
  var parallel: Page?
  /// The absolute address of the picture that stands for the page; nil for that of the site.
  var image: String?
  /// Whether search engines should list the page.
  var isIndexed = true
  /// Sheets and scripts that only this kind of page needs.
  var assets: [String] = []
}
