/// What `site.yaml` says about the whole site. Everything has a good default.
package struct SiteSettings: Hashable, Sendable {
  package var title: [Language: String] = [:]
  /// The absolute address the site will have, with a trailing slash.
  package var url: String?
  /// Sources that are one topic: content-relative paths or titles, a list per topic.
  package var join: [[String]] = []
  /// From slug to slug.
  package var rename: [String: String] = [:]

  package init() {}
}
