/// The options of the parser.
package struct MarkdownOptions: Hashable, Sendable {
  package enum Dialect: Hashable, Sendable {
    /// For pages: HTML by allow-list, everything else visible, and lenient where authors see
    /// something other than CommonMark does.
    case notes
    /// As the specification says, with raw HTML passed through; never for pages.
    case specification
  }

  /// The dialect in which the text is read.
  package var dialect: Dialect
  /// Whether emphasis and line breaks follow rules for Chinese, Japanese and Korean text.
  package var cjk: Bool
  /// Whether bare web and mail addresses become links.
  package var autolinks: Bool
  /// Whether references to footnotes need no definition, because the text is an excerpt.
  var isExcerpt = false
  /// The values of the front matter, by their keys, which the text may name.
  var values: [String: String] = [:]

  package init(dialect: Dialect = .notes, cjk: Bool = true, autolinks: Bool = true) {
    self.dialect = dialect
    self.cjk = cjk
    self.autolinks = autolinks
  }

  /// The options for the text of a note, with every extension.
  package static let notes = MarkdownOptions()

  /// For an excerpt of a source.
  static let excerpt: MarkdownOptions = {
    var options = MarkdownOptions()
    options.isExcerpt = true
    return options
  }()
}
