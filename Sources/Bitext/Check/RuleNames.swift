import Notation

/// The name of a finding: its rule, which stands for one cause, and the part of the rule.
package struct RuleName: Hashable, Sendable {
  /// The name of the rule, in kebab case: `punctuation`.
  package let rule: String
  /// The name of the part, which can be chosen or switched off alone: `end-mark`; nil where the rule
  /// has no parts.
  package let part: String?

  /// Rule and part, as `site.yaml` and `--rule` take them: `punctuation/end-mark`.
  package var full: String { part.map { "\(rule)/\($0)" } ?? rule }
}

extension JSONWriter {
  /// Writes the members `rule` and, where the rule has parts, `part`.
  mutating func write(_ name: RuleName) {
    key("rule")
    value(name.rule)
    guard let part = name.part else { return }
    key("part")
    value(part)
  }
}

extension Diagnostic {
  /// The rule of the finding, and the part of it.
  package var name: RuleName { RuleNames.name(of: rule) }
}

/// The names of all rules and of their parts, by which findings are selected or switched off.
package enum RuleNames {
  /// The rules with their parts, in alphabetical order.
  ///
  /// A part is a value of ``Diagnostic/rule``. If a rule has the name of that value, the part has
  /// another name, which stands before it, as in `missing-file=dead-link`.
  private static let table = """
    address-taken: alias-taken name-differs-in-case path-collision slug-taken
    broken-markup: callout-never-closed duplicate-id footnote-undefined footnote-unused \
      html-never-closed nesting-cut table-row-too-long table-too-sparse too-many-brackets \
      too-many-references unclosed-mark
    changed-meanwhile:
    dead-link: broken-link dead-anchor link-other-folder link-other-language missing-file=dead-link \
      missing-picture picture-copy picture-not-fetched
    delivery: broken-delivery=delivery import
    empty-note: no-notes note-without-text
    foreign-script: hangul-in-japanese kana-in-korean
    glossary-term: forbidden-term term-not-followed
    image-without-text:
    inconsistent-translation: term-two-ways translated-two-ways translation-reused
    korean-particle:
    markup-differs: bold-lost cells-differ code-differs footnotes-differ links-differ \
      placeholders-differ
    missing-translation: length-differs missing-text=missing-translation translated-in-parts \
      unmatched-text untranslated-text
    name-spelling:
    numbers-differ: number=numbers-differ units-differ
    punctuation: brackets character-width comma end-mark end-mark-differs marks-mixed
    settings: front-matter-unclosed front-matter-unknown-key front-matter-value \
      glossary-unknown-group glossary-unknown-key glossary-value lexicon-line \
      site-settings-unknown-key site-settings-unused site-settings-value toml yaml
    sidecar: notes-unknown-key notes-value pin-contradiction pin-without-text pins-unknown-key \
      pins-value remark-without-text stamps-unknown-key stamps-value topic-renamed topic-unknown
    speech-level:
    stale-translation:
    table-example:
    template:
    typing-slip: bidi-control control-character doubled-word not-composed stray-jamo stray-space \
      zero-width
    unknown-markup: active-file html-attribute-left-out html-left-out html-shown-as-text included-file \
      link-scheme template-variable unknown-tag
    unreadable: folder-away invalid-utf8 link-leads-out unreadable-file \
      unreadable-folder
    """

  private static let names: [String: RuleName] = {
    var names: [String: RuleName] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split { $0 == ":" || $0 == " " }
      let rule = String(words[0])
      if words.count == 1 { names[rule] = RuleName(rule: rule, part: nil) }
      for word in words.dropFirst() {
        let sides = word.split(separator: "=").map(String.init)
        names[sides[sides.count - 1]] = RuleName(rule: rule, part: sides[0])
      }
    }
    return names
  }()

  /// The values of ``Diagnostic/rule`` that each name selects.
  ///
  /// The name of a rule selects all its parts. The name of a part, with or without that of its rule
  /// before it, selects the part.
  private static let choices: [String: Set<String>] = {
    var choices: [String: Set<String>] = [:]
    for (id, name) in names { choices[name.rule, default: []].insert(id) }
    for (id, name) in names {
      for choice in [name.full, name.part ?? id, id] where choices[choice] == nil {
        choices[choice] = [id]
      }
    }
    return choices
  }()

  /// The names that can be chosen, in alphabetical order.
  package static let all: [String] = choices.keys.sorted()

  /// The rules with the full names of their parts, in alphabetical order.
  package static let rules: [(rule: String, parts: [String])] =
    Dictionary(grouping: names.values, by: \.rule).sorted { $0.key < $1.key }
    .map { ($0.key, $0.value.compactMap(\.part).sorted()) }

  /// The name of a finding whose ``Diagnostic/rule`` is `rule`.
  static func name(of rule: String) -> RuleName {
    names[rule] ?? RuleName(rule: rule, part: nil)
  }

  /// The values of ``Diagnostic/rule`` that the names select.
  package static func chosen(by names: [String]) -> Set<String> {
    names.reduce(into: []) { $0.formUnion(choices[$1] ?? [$1]) }
  }

  /// The end of a message about a name that no rule has.
  package static func hint(for name: String) -> String { Spelling.hint(for: name, among: all) }

  /// The names in `site.yaml` that no rule has.
  package static func unknown(in settings: SiteSettings, _ source: SourceFile?) -> [Diagnostic] {
    settings.rulesOff.filter { choices[$0] == nil }.sorted().compactMap { name in
      guard let source, let place = settings.placesOfRules[name] else { return nil }
      return Diagnostic(
        .warning, "site-settings-unused", "there is no rule '\(name)'\(hint(for: name))",
        at: .range(source, place))
    }
  }
}
