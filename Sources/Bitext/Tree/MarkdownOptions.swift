/// How a text is read.
package struct MarkdownOptions: Hashable, Sendable {
  package enum Dialect: Hashable, Sendable {
    /// For pages: HTML by allow-list, everything else visible, and a little leniency where
    /// authors see something else than CommonMark does.
    case notes
    /// As the specification says, with raw HTML passed through. Never for pages.
    case specification
  }

  package var dialect: Dialect
  /// Emphasis and line breaks by the rules for Chinese, Japanese and Korean text.
  package var cjk: Bool
  /// Bare web and mail addresses become links.
  package var autolinks: Bool
  /// References to footnotes are such without a definition: the text is a part of one that has it.
  var isExcerpt = false

  package init(dialect: Dialect = .notes, cjk: Bool = true, autolinks: Bool = true) {
    self.dialect = dialect
    self.cjk = cjk
    self.autolinks = autolinks
  }

  package static let notes = MarkdownOptions()

  /// For a text that was taken out of its source.
  static let excerpt: MarkdownOptions = {
    var options = MarkdownOptions()
    options.isExcerpt = true
    return options
  }()
}
