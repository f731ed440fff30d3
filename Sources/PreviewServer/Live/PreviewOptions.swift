package import Bitext
package import SiteBuilder

/// The options of a preview: its notes, its site and its tools.
package struct PreviewOptions: Sendable {
  /// The folder of notes.
  package var content: String
  /// Whether symbolic links may lead out of it.
  package var followsLinks: Bool
  /// The options of the site, as for `build`.
  package var site: SiteOptions
  /// The command that a click on an edit mark starts; nil if it only shows the place.
  package var editor: EditorCommand?
  /// The way in which changes of files are detected.
  package var watching: FileWatcher.Method
  /// Whether tabs report when they have shown a change.
  package var measures: Bool
  /// The folder for the state of writing into the notes; see ``FolderWriter``.
  package var state: String?

  /// Reads the history of the notes' texts; nil if the site cannot show it.
  package var history: (@Sendable (Corpus) async -> ChangeLog?)?
  /// Returns a value that changes whenever ``history`` may have changed and costs little to get; nil if
  /// there is none.
  package var historyMark: (@Sendable (SiteSettings) -> String?)?

  package init(
    content: String, followsLinks: Bool = false, site: SiteOptions, editor: EditorCommand? = nil,
    watching: FileWatcher.Method = .usual, measures: Bool = false, state: String? = nil
  ) {
    self.content = content
    self.followsLinks = followsLinks
    self.site = site
    // A person who looks at a preview is at work on the notes.
    self.site.offersTranslations = true
    self.editor = editor
    self.watching = watching
    self.measures = measures
    self.state = state
  }

  /// The path below which everything is served, without its first slash: empty or ending in a
  /// slash.
  package static func base(of path: String?) -> String {
    let parts = (path ?? "").split(separator: "/")
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }

  var base: String { Self.base(of: site.basePath) }
}
