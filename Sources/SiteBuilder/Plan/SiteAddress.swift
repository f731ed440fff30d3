/// The addresses reserved for the site itself.
///
/// No topic gets one of them, even if the site has no such page today: the page of a note must not
/// move when somebody adds the first table or term.
package enum SiteAddress: String, CaseIterable, Sendable {
  case gallery, glossary, guidelines, parallel, search, status

  /// The folder of the page, relative to the folder of its language.
  var folder: String { rawValue + "/" }

  /// The slugs that no topic may have: those of the site's own pages, and `index`, under which
  /// hosts serve `index.html`.
  package static var slugs: Set<String> { Set(allCases.map(\.rawValue) + ["index"]) }

  /// The folders at the site's root that hold files; no page can be placed there.
  static let fileFolders: Set<String> = ["assets", "media", "search", "status"]

  /// The folder of the page that has the source code of all examples.
  static let listings = gallery.folder + "code/"

  /// The folder of the glossary with all languages side by side.
  static let terms = glossary.folder + "all/"

  /// The folder of the page with the recent changes; not reserved, because notes may well have this
  /// name.
  static let changes = status.folder + "changes/"
}
