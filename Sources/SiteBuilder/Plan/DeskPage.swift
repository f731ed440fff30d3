/// The pages of the translator's desk, one for each language of the site.
package enum DeskPage: String, CaseIterable, Hashable, Sendable {
  case search
  case status
  /// The glossary with all languages side by side.
  case terms
  /// The recent changes.
  case changes

  /// The folder of the page, relative to the folder of its language.
  var folder: String {
    switch self {
    case .search: SiteAddress.search.folder
    case .status: SiteAddress.status.folder
    case .terms: SiteAddress.terms
    case .changes: SiteAddress.changes
    }
  }
}
