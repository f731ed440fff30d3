import Bitext

/// The content of a page, before the shell is added.
struct PageContent {
  let kind: String
  let language: Language
  let title: String
  var description = ""
  /// The text of the page, with the files it needs and the problems in its sources.
  var body: BodyWriter
  var aside = HTMLWriter()
  var breadcrumb = HTMLWriter()
  var sidebar = HTMLWriter()
  /// The page that search engines should list instead; nil if it is this one.
  var canonical: Page?
  /// The translations of the page, for search engines.
  var alternates: [(language: Language, page: Page)] = []
  /// Whether the home page, which offers all languages, is the alternate for languages that the
  /// page lacks.
  var isForEveryone = false
  /// The targets of the language switch.
  var switches: [(language: Language, page: Page)] = []
  /// The parallel page of the same topic; nil if there is none.
  var parallel: Page?
  /// The absolute address of the page's preview picture; nil to use the site's.
  var image: String?
  /// Whether search engines should index the page.
  var isIndexed = true
  /// Whether a script of the page loads the examples' script when a reader comes near one.
  var loadsExamples = false
  /// The style sheets and scripts that only this kind of page needs.
  var assets: [String] = []
}
