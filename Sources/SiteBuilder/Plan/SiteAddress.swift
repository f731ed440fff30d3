/// The addresses that belong to the site itself, kept here and nowhere else.
///
/// No topic gets one of them, whether or not the site has the page today: a page of a note must not
/// move when somebody adds the first table or term.
package enum SiteAddress: String, CaseIterable, Sendable {
  case gallery, glossary, guidelines, search, status

  /// The folder below that of a language.
  var folder: String { rawValue + "/" }

  /// The slugs that no topic may have: the site's own, and the name that hosts serve `index.html` by.
  package static var slugs: Set<String> { Set(allCases.map(\.rawValue) + ["index"]) }

  /// The folders at the root of the site that its files are in, where no page can be.
  static let fileFolders: Set<String> = ["assets", "media", "search", "status"]

  /// The folder of the page that has the sources of all examples.
  static let listings = gallery.folder + "code/"

  /// The folder of the glossary with all languages side by side.
  static let terms = glossary.folder + "all/"
}
