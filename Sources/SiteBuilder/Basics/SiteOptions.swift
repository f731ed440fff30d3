/// What the caller decides about a site, as opposed to what its texts say.
package struct SiteOptions: Sendable {
  /// A folder whose files stand in for the templates and assets of the same name.
  package var templates: String?
  /// The path the site will be served under, beginning and ending with a slash.
  package var basePath: String?
  /// The absolute address of the site; nil leaves out what needs one.
  package var baseURL: String?
  /// How many pages are rendered at once.
  package var jobs: Int
  /// Whether pages are bare articles for a site with a shell of its own.
  package var writesFragments: Bool

  /// Options as a command line gives them; the paths need no slashes at their ends.
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
