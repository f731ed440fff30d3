import Notation

/// The names of all rules, by which findings are selected or switched off.
package enum RuleNames {
  /// The names in alphabetical order.
  package static let all: [String] = (ofTexts + ofReading + ofReview).sorted()

  /// The rules that `check` alone asks.
  private static let ofTexts = words(
    """
    bold-lost brackets cells-differ character-width code-differs comma dead-anchor dead-link
    doubled-word duplicate-id end-mark end-mark-differs footnotes-differ forbidden-term
    hangul-in-japanese image-without-text
    kana-in-korean korean-particle length-differs link-other-folder link-other-language
    links-differ marks-mixed missing-translation name-spelling numbers-differ
    placeholders-differ speech-level stray-jamo stray-space table-example term-not-followed
    term-two-ways translated-two-ways translation-reused unclosed-mark units-differ
    unmatched-text untranslated-text zero-width
    """)

  /// What `review` says of the texts that a branch leaves behind.
  private static let ofReview = ["stale-translation"]

  /// What is said while notes are read, by every command.
  private static let ofReading = words(
    """
    alias-taken bidi-control callout-never-closed changed-meanwhile control-character delivery
    folder-away footnote-undefined footnote-unused front-matter-unclosed front-matter-unknown-key
    front-matter-value glossary-unknown-group glossary-unknown-key glossary-value
    html-attribute-left-out html-left-out
    html-never-closed html-shown-as-text import included-file invalid-utf8 lexicon-line link-leads-out
    link-scheme missing-picture name-differs-in-case nesting-cut no-notes not-composed
    note-without-text path-collision picture-copy picture-not-fetched pin-contradiction pins
    site-settings-unknown-key site-settings-unused site-settings-value slug-taken stamps
    table-row-too-long table-too-sparse template template-variable toml too-many-brackets
    too-many-references topic-renamed topic-unknown translated-in-parts unknown-tag unreadable-file
    yaml
    """)

  private static func words(_ list: String) -> [String] {
    list.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The end of a message about a name that no rule has.
  package static func hint(for name: String) -> String { Spelling.hint(for: name, among: all) }

  /// The names in `site.yaml` that no rule has.
  package static func unknown(in settings: SiteSettings, _ source: SourceFile?) -> [Diagnostic] {
    settings.rulesOff.filter { !all.contains($0) }.sorted().compactMap { name in
      guard let source, let place = settings.placesOfRules[name] else { return nil }
      return Diagnostic(
        .warning, "site-settings-unused", "there is no rule '\(name)'\(hint(for: name))",
        at: .range(source, place))
    }
  }
}
