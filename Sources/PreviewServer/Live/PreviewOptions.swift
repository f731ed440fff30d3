package import SiteBuilder

/// What a preview shows, and how.
package struct PreviewOptions: Sendable {
  /// The folder of notes.
  package var content: String
  /// Whether symbolic links may lead out of it.
  package var followsLinks: Bool
  /// What `build` would be told.
  package var site: SiteOptions
  /// What a click on an edit mark starts; nil where it only tells the place.
  package var editor: EditorCommand?
  package var watching: FileWatcher.Method
  /// Whether tabs tell when they have shown a change.
  package var measures: Bool
  /// Where to keep what is being written into the folder of notes; see ``FolderWriter``.
  package var state: String?

  package init(
    content: String, followsLinks: Bool = false, site: SiteOptions, editor: EditorCommand? = nil,
    watching: FileWatcher.Method = .system, measures: Bool = false, state: String? = nil
  ) {
    self.content = content
    self.followsLinks = followsLinks
    self.site = site
    self.editor = editor
    self.watching = watching
    self.measures = measures
    self.state = state
  }

  /// The path that everything is served under, without its first slash: empty or ending in a slash.
  package static func base(of path: String?) -> String {
    let parts = (path ?? "").split(separator: "/")
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }

  var base: String { Self.base(of: site.basePath) }
}
