import TextBasics

/// Writes texts into a YAML document; every other byte stays.
struct YAMLEditing {
  /// A text in one language, or in all for a value that is no mapping.
  struct Change {
    let path: [YAMLStep]
    /// The new texts by language; under `und`, that of a plain value.
    var texts: [Language: String]
    /// The language of the text that is translated.
    var original = Language.english
  }

  private let source: SourceFile
  private let range: SourceRange
  private let yaml: YAML
  private let lineBreak: [UInt8]
  /// The languages of the texts that are given for several.
  private let keeping: Set<Language>

  /// Nil if the document cannot be read.
  init?(_ source: SourceFile, in range: SourceRange) {
    guard let yaml = YAML.parse(source, in: range).0 else { return nil }
    self.source = source
    self.range = range
    self.yaml = yaml
    lineBreak = source.lineBreak
    keeping = Self.languages(of: yaml)
  }

  /// The languages of all mappings from languages to texts.
  private static func languages(of yaml: YAML) -> Set<Language> {
    switch yaml.value {
    case .scalar: return []
    case .sequence(let items): return items.reduce(into: []) { $0.formUnion(languages(of: $1)) }
    case .mapping(let pairs):
      let own = pairs.compactMap { key, value -> Language? in
        guard case .scalar = value.value else { return nil }
        return Language.known.first { $0.tag == key.string }
      }
      if own.count == pairs.count { return Set(own) }
      return pairs.reduce(into: []) { $0.formUnion(languages(of: $1.value)) }
    }
  }

  /// The pieces that replace ranges of the source; nil if a text cannot be written.
  ///
  /// - Complexity: O(n) in the document for all changes together.
  func replacements(for changes: [Change]) -> [Replacement]? {
    var all: [Replacement] = []
    let values = values(at: Set(changes.map(\.path)))
    for change in changes {
      guard let value = values[change.path],
        let found = replacements(for: change, of: value.yaml, isInFlow: value.isInFlow)
      else { return nil }
      all += found
    }
    return isMet(changes, by: all) ? all : nil
  }

  private func replacements(
    for change: Change, of value: YAML, isInFlow: Bool
  ) -> [Replacement]? {
    switch value.value {
    case .sequence: return nil
    case .scalar(let text):
      guard let token = token(value, text, isInFlow: isInFlow) else { return nil }
      if let new = change.texts[.undetermined] {
        return [
          Replacement(
            token.range, token.bytes(saying: trimmed(new), isInFlow: isInFlow, lineBreak: lineBreak)
          )
        ]
      }
      return [Replacement(token.range, mapping(text, change))]
    case .mapping(let pairs):
      let isFlow = isInFlow || LocalizedYAML.isFlow(value, in: source)
      var replacements: [Replacement] = []
      for (language, new) in change.texts.sorted(by: { $0.key < $1.key }) {
        let pair = pairs.first { $0.key.string == language.tag }
        let found =
          pair.map { replacement($0, by: new, isFlow) }
          ?? insertion(of: new, language, into: pairs, isFlow)
        guard let found else { return nil }
        replacements.append(found)
      }
      return replacements
    }
  }

  /// The values at paths, found in one walk.
  private func values(
    at wanted: Set<[YAMLStep]>
  ) -> [[YAMLStep]: (yaml: YAML, isInFlow: Bool)] {
    var found: [[YAMLStep]: (yaml: YAML, isInFlow: Bool)] = [:]
    func walk(_ value: YAML, _ path: inout [YAMLStep], _ isInFlow: Bool) {
      if wanted.contains(path) { found[path] = (value, isInFlow) }
      let isInside = isInFlow || LocalizedYAML.isFlow(value, in: source)
      switch value.value {
      case .scalar: break
      case .sequence(let items):
        for (index, item) in items.enumerated() {
          path.append(.index(index))
          walk(item, &path, isInside)
          path.removeLast()
        }
      case .mapping(let pairs):
        for (key, value) in pairs {
          guard let name = key.string else { continue }
          path.append(.key(name))
          walk(value, &path, isInside)
          path.removeLast()
        }
      }
    }
    var path: [YAMLStep] = []
    walk(yaml, &path, false)
    return found
  }

  private func token(_ value: YAML, _ text: String, isInFlow: Bool) -> YAMLScalar? {
    YAMLScalar(
      at: value.range.lowerBound, saying: text, in: source, within: range.upperBound,
      isInFlow: isInFlow)
  }

  /// A text for all languages as a mapping: its own language keeps it, and so do those that other
  /// texts of the document have beside it.
  private func mapping(_ text: String, _ change: Change) -> [UInt8] {
    let entries = Language.known.compactMap { language -> String? in
      let kept = keeping.contains(language) || language == change.original ? trimmed(text) : nil
      return (change.texts[language] ?? kept).map {
        "\(language.tag): \(YAMLScalar.plain($0, isInFlow: true))"
      }
    }
    return Array("{\(entries.joined(separator: ", "))}".utf8)
  }

  private func replacement(
    _ pair: (key: YAML, value: YAML), by new: String, _ isFlow: Bool
  ) -> Replacement? {
    guard case .scalar(let text) = pair.value.value else { return nil }
    let start = pair.value.range.lowerBound
    if text.isEmpty || text == "~", !isQuote(at: start) {
      // Nothing follows the colon.
      let key = pair.key.range.lowerBound
      guard
        let colon = source.bytes[key..<min(range.upperBound, key + 64)]
          .firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      let end = text == "~" ? start + 1 : colon + 1
      return Replacement(
        SourceRange(colon + 1, end),
        Array((" " + YAMLScalar.plain(trimmed(new), isInFlow: isFlow)).utf8))
    }
    guard let token = token(pair.value, text, isInFlow: isFlow) else { return nil }
    return Replacement(
      token.range, token.bytes(saying: trimmed(new), isInFlow: isFlow, lineBreak: lineBreak))
  }

  private func isQuote(at place: Int) -> Bool {
    place < range.upperBound
      && (source.bytes[place] == UInt8(ascii: "\"") || source.bytes[place] == UInt8(ascii: "'"))
  }

  /// A new language after the others.
  private func insertion(
    of new: String, _ language: Language, into pairs: [(key: YAML, value: YAML)], _ isFlow: Bool
  ) -> Replacement? {
    guard let last = pairs.last, case .scalar(let text) = last.value.value,
      let token = token(last.value, text, isInFlow: isFlow)
    else { return nil }
    let entry = "\(language.tag): \(YAMLScalar.plain(trimmed(new), isInFlow: isFlow))"
    let end = token.range.upperBound
    if isFlow { return Replacement(SourceRange(end, end), Array(", \(entry)".utf8)) }
    // Keys of a block stand in one column; a remark behind the last value stays with it.
    let line = source.range(ofLine: source.line(at: last.key.range.lowerBound))
    let column = last.key.range.lowerBound - line.lowerBound
    var stop = end
    while stop < range.upperBound, source.bytes[stop] != 0x0A, source.bytes[stop] != 0x0D {
      stop += 1
    }
    let margin = [UInt8](repeating: 0x20, count: column)
    return Replacement(SourceRange(stop, stop), lineBreak + margin + Array(entry.utf8))
  }

  // MARK: - Proof

  /// Whether the document reads as before, except for the changes.
  private func isMet(_ changes: [Change], by replacements: [Replacement]) -> Bool {
    guard let (bytes, growth) = Replacement.applied(replacements, to: source.bytes),
      let edited = try? SourceFile(path: source.path, bytes: bytes),
      let new = YAML.parse(
        edited, in: SourceRange(range.lowerBound, range.upperBound + growth)
      ).0
    else { return false }
    Effort.spend(bytes.count)
    let wanted = Dictionary(grouping: changes, by: \.path)
    var path: [YAMLStep] = []
    return isSame(yaml, new, at: &path, wanted)
  }

  private func isSame(
    _ old: YAML, _ new: YAML, at path: inout [YAMLStep], _ wanted: [[YAMLStep]: [Change]]
  ) -> Bool {
    if let changes = wanted[path] {
      return changes.allSatisfy { $0.isMet(from: old, by: new, keeping) }
    }
    switch (old.value, new.value) {
    case (.scalar(let a), .scalar(let b)): return a == b
    case (.sequence(let a), .sequence(let b)):
      guard a.count == b.count else { return false }
      for index in a.indices {
        path.append(.index(index))
        defer { path.removeLast() }
        guard isSame(a[index], b[index], at: &path, wanted) else { return false }
      }
      return true
    case (.mapping(let a), .mapping(let b)):
      guard a.count == b.count else { return false }
      for (one, other) in zip(a, b) {
        guard let name = one.key.string ?? Optional(""), other.key.string ?? "" == name else {
          return false
        }
        path.append(.key(name))
        defer { path.removeLast() }
        guard isSame(one.value, other.value, at: &path, wanted) else { return false }
      }
      return true
    default: return false
    }
  }
}

extension YAMLEditing.Change {
  /// Whether a value has the new texts, and nothing else has changed in it.
  fileprivate func isMet(from old: YAML, by new: YAML, _ keeping: Set<Language>) -> Bool {
    if let text = texts[.undetermined] {
      guard case .scalar(let found) = new.value else { return false }
      return trimmed(found) == trimmed(PlainText.cleaned(text))
    }
    guard case .mapping(let pairs) = new.value else { return false }
    var before: [String: String] = [:]
    switch old.value {
    case .scalar(let text):
      for language in keeping.union([original]) { before[language.tag] = text }
    case .mapping(let pairs):
      for (key, value) in pairs {
        guard case .scalar(let text) = value.value else { return false }
        before[key.string ?? ""] = text
      }
    case .sequence: return false
    }
    for (language, text) in texts { before[language.tag] = PlainText.cleaned(text) }
    guard pairs.count == before.count else { return false }
    return pairs.allSatisfy { key, value in
      guard case .scalar(let found) = value.value else { return false }
      return before[key.string ?? ""].map { trimmed($0) == trimmed(found) } ?? false
    }
  }
}

/// A text of YAML without the line break that a block ends with.
private func trimmed(_ text: String) -> String { text.trimmed }
