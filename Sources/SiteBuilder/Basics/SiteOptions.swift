package import Bitext

/// Settings of a site that come from the caller, not from the notes.
package struct SiteOptions: Sendable {
  /// A folder whose files stand in for the templates and assets of the same name.
  package var templates: String?
  /// The path the site will be served under, beginning and ending with a slash.
  package var basePath: String?
  /// The absolute address of the site; if nil, everything that needs it is left out.
  package var baseURL: String?
  /// The number of pages that are rendered at once.
  package var jobs: Int
  /// Whether pages are bare articles, to be embedded in another site.
  package var writesFragments: Bool
  /// Whether parallel pages offer translations of like texts, where a translation is missing or out
  /// of date.
  package var offersTranslations = false
  /// The history of the notes' texts; nil if it is not shown.
  package var changes: ChangeLog?

  /// Whether browsers keep the site for reading without a connection; false removes earlier copies,
  /// and nil has no effect on browsers.
  package var offline: Bool?

  /// Creates options from command-line values; slashes at the ends of paths are optional.
  package init(
    templates: String? = nil, basePath: String? = nil, baseURL: String? = nil, jobs: Int = 2,
    writesFragments: Bool = false
  ) {
    self.templates = templates
    self.basePath = basePath.map(Self.enclosed)
    self.baseURL = baseURL
    self.jobs = max(1, jobs)
    self.writesFragments = writesFragments
  }

  /// `path` with a slash at both ends.
  private static func enclosed(_ path: String) -> String {
    let parts = path.split(separator: "/").joined(separator: "/")
    return parts.isEmpty ? "/" : "/\(parts)/"
  }
}
