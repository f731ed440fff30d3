import Notation

/// Reads files of small mappings: sidecars, which are a list under one key, and the glossary.
struct YAMLEntries {
  let source: SourceFile
  /// The prefix of the diagnostics' rule names.
  let rule: String
  var diagnostics: [Diagnostic] = []

  init(source: SourceFile, rule: String) {
    self.source = source
    self.rule = rule
  }

  /// The entries of the list under `key`; empty if the file is empty.
  mutating func entries(under key: String) -> [YAML] {
    let (yaml, problems) = YAML.parse(source, in: SourceRange(0, source.bytes.count))
    diagnostics += problems
    guard let yaml, !yaml.isEmpty else { return [] }
    for (name, value) in pairs(of: yaml, named: "this file", known: [key]) where name == key {
      if value.isEmpty { return [] }
      guard case .sequence(let entries) = value.value else {
        fail("'\(key)' is a list", at: value)
        return []
      }
      return entries
    }
    return []
  }

  /// The entries of a mapping whose values are all texts.
  mutating func texts(of yaml: YAML, named name: String, known: [String]) -> [String: String] {
    var texts: [String: String] = [:]
    for (key, value) in pairs(of: yaml, named: name, known: known) {
      if case .scalar(let text) = value.value {
        texts[key] = text
      } else {
        fail("'\(key)' has to be a single text", at: value)
      }
    }
    return texts
  }

  /// The entries of a mapping; reports unknown keys.
  mutating func pairs(
    of yaml: YAML, named name: String, known: [String]
  ) -> [(key: String, value: YAML)] {
    guard case .mapping(let pairs) = yaml.value else {
      fail("\(name) has to be a mapping with \(known.joined(separator: ", "))", at: yaml)
      return []
    }
    return pairs.compactMap { key, value in
      guard let word = key.string else { return nil }
      if known.contains(word) { return (word, value) }
      let near = Spelling.hint(for: word, among: known)
      diagnostics.append(
        Diagnostic(
          .warning, "\(rule)-unknown-key", "unknown key '\(word)'\(near)",
          at: .range(source, key.range)))
      return nil
    }
  }

  mutating func fail(_ message: String, at yaml: YAML) {
    diagnostics.append(
      Diagnostic(.error, "\(rule)-value", message, at: .range(source, yaml.range)))
  }
}
