/// The settings of the whole site, from `site.yaml` at the top of the content folder.
///
/// Everything has a good default.
///
/// ```yaml
/// title:                      # or one text for all languages
///   en: Notes on tables
///   ko: 표에 관한 노트
/// description: What tables are good for.   # likewise; what the site is, for its home page and others
/// url: https://example.org/   # for canonical links, the sitemap and feeds
/// repository: https://github.com/owner/notes   # for links by which readers correct the notes
/// history: true               # for pages that show what changed, from git
/// offline: true               # for browsers to keep the site, to be read without a connection
/// image: card.png             # the picture that stands for the site where it is linked to
/// sections:                   # in this order; `.` are the topics in no folder
///   - folder: guides/first-steps
///     title: { en: First steps, ko: 첫걸음 }
/// topics:
///   join:                     # each entry: sources that are one topic, by path or by title
///     - [ios/tables.md, notes/표.md]
///     - [Lists and tables, リストと表]
///   rename:                   # a topic, by slug or title: its new slug, or slug and titles
///     lists-and-tables: lists
///     Tables:
///       slug: tables
///       title: { en: Tables, ko: 테이블 }
/// check:
///   off: [punctuation/end-mark]   # rules that `check` does not ask
/// ```
package struct SiteSettings: Hashable, Sendable {
  /// The title of the site, per language.
  package var title: [Language: String] = [:]
  /// A sentence about the site, per language.
  package var description: [Language: String] = [:]
  /// The absolute address of the site, with a trailing slash.
  package var url: String?
  /// The repository of the notes; nil if readers are not led there.
  package var repository: Repository?
  /// Whether the site shows changes of the notes, from their git history.
  package var history = false
  /// Whether browsers keep the site; false takes that back, and nil says nothing of it.
  package var offline: Bool?
  /// The path or address of the site's picture as the author wrote it, and its place in the file.
  package var image: String?
  /// The place of ``image`` in the file.
  package var imageRange: SourceRange?
  /// The sections that the site names, in the order in which it shows them.
  package var sections: [Section] = []
  /// The place of the folder of each of ``sections``.
  package var placesOfSections: [String: SourceRange] = [:]
  /// Sources that are one topic: content-relative paths or titles, one list for each topic.
  package var join: [[String]] = []
  /// Maps the slug or title that a topic would have to the slug that it gets.
  package var rename: [String: String] = [:]
  /// Maps the slug or title that a topic would have to the titles that it gets.
  package var topicTitles: [String: [Language: String]] = [:]
  /// The place of each member of ``join`` and each key of ``rename`` and ``topicTitles``, for
  /// reporting names that nothing has.
  package var places: [String: SourceRange] = [:]
  /// The rules that are switched off.
  package var rulesOff: [String] = []
  /// The place of each of ``rulesOff``.
  package var placesOfRules: [String: SourceRange] = [:]
  /// The path of the file from which the settings were read; nil if there is none.
  package var path: String?

  package init() {}

  /// The settings for the topics of one folder.
  package struct Section: Hashable, Sendable {
    /// The folder, with `/` between its parts; empty for topics that are in none.
    package var folder: String
    /// The name of the section; languages without one get that of the folder.
    package var title: [Language: String]
  }
}
