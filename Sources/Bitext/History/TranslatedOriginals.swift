/// Finds, for each unit of a topic, the original as it stood when its translation last changed its
/// words.
///
/// A translation is followed back through the versions of its file to the commit that wrote its
/// words: with every step its text is looked for in the version before. The original is followed
/// back from its present text to its text at that commit.
package struct TranslatedOriginals {
  /// The history of a translation and its original.
  package struct Finding: Sendable {
    /// The index of the unit.
    package let unit: Int
    /// The language of the translation.
    package let language: Language
    /// The original as it was translated; as it is now, if nothing changed that a translation has to
    /// follow.
    package let source: String
    /// The index of the commit that wrote the translation; nil if it is not committed yet.
    package let commit: Int?
    /// Whether the original has changed its words since.
    package let isOutOfDate: Bool
    /// Whether the translation is as old as the history, which does not have its earlier versions.
    package let isOldest: Bool
  }

  private let topic: Topic
  private let histories: FileHistories
  /// For each source, its last version; nil for one that git does not know.
  private let last: [Int?]
  private var versions: TopicVersions
  private var ways: [[Int]: [Int]] = [:]
  /// For each source that names the commit of its original, that commit.
  private let namedCommits: [Int?]

  /// - Parameters:
  ///   - topic: A topic as it is now.
  ///   - paths: For each of its sources, the path in the repository.
  ///   - histories: The versions of the repository's files.
  ///   - bytes: The bytes of the versions of the sources, by the names of their objects.
  ///   - aligner: Pairs the texts of two versions.
  package init(
    _ topic: Topic, at paths: [String], in histories: FileHistories, bytes: [String: [UInt8]],
    aligner: Aligner
  ) {
    self.topic = topic
    self.histories = histories
    last = paths.map { histories.last(at: $0) }
    versions = TopicVersions(topic, histories, bytes, aligner)
    namedCommits = topic.documents.map { document in
      document.sourceCommit.flatMap { histories.commit(named: $0) }
    }
  }

  /// Returns the findings about the topic's translations into some languages, in the order of its
  /// units.
  package mutating func findings(in languages: [Language]) -> [Finding] {
    guard let original = topic.originalLanguage else { return [] }
    var findings: [Finding] = []
    for (index, unit) in topic.units.enumerated() {
      guard let source = topic.mainVariant(of: unit, in: original) else { continue }
      for language in languages where language != original {
        guard let target = topic.mainVariant(of: unit, in: language),
          isEdition(target.document, in: language)
        else { continue }
        if let finding = finding(index, source, target, in: language) { findings.append(finding) }
      }
    }
    return findings
  }

  /// Whether a source is one of a language: others may have a line in it, as where they list all.
  private func isEdition(_ document: Int, in language: Language) -> Bool {
    topic.editions.contains { $0.document == document && $0.language == language }
  }

  private mutating func finding(
    _ unit: Int, _ source: Variant, _ target: Variant, in language: Language
  ) -> Finding? {
    let now = tracked(source)
    func finding(_ then: TrackedText, _ commit: Int?, isOldest: Bool = false) -> Finding {
      let rewording = Rewording(
        from: (then.text, then.shown), to: (now.text, now.shown),
        isHeading: topic.isHeading(source))
      return Finding(
        unit: unit, language: language, source: rewording == .words ? then.text : now.text,
        commit: commit, isOutOfDate: rewording == .words, isOldest: isOldest)
    }
    // The original beside the translation is the text that was translated.
    if let kept = kept(source, beside: target, of: unit) {
      return finding(tracked(kept), nil)
    }
    if let commit = namedCommits[target.document] {
      return finding(original(of: source, at: commit), commit)
    }
    let (version, isFirst) = origin(of: target)
    guard version >= 0 else { return finding(now, nil) }
    let commit = histories.versions[version].commit
    let text =
      source.document == target.document
      ? original(of: source, backTo: version) : original(of: source, at: commit)
    return finding(text, commit, isOldest: isFirst && histories.commits[commit].parents.isEmpty)
  }

  /// The original that stands in the file of a translation: in a comment, or in a file of both
  /// languages.
  ///
  /// Other texts there, such as names and code, are in the original's language by chance.
  private func kept(_ source: Variant, beside target: Variant, of unit: Int) -> Variant? {
    let document = target.document
    let hasBoth = isEdition(document, in: source.language)
    return topic.units[unit].variants.first { variant in
      guard variant.language == source.language, variant.document == document, variant != source
      else { return false }
      if topic.documents[document].isInComment(variant.segments[0]) { return true }
      // Code is mostly as it is in all languages.
      let kinds = variant.segments.map { topic.documents[document].segments[$0].kind }
      return hasBoth && !kinds.contains(.code)
        && topic.isHeading(variant) == topic.isHeading(source)
    }
  }

  // MARK: - The translation

  /// The version that wrote the words of a text, and whether there is none before it.
  private mutating func origin(of variant: Variant) -> (version: Int, isFirst: Bool) {
    let language = variant.language
    var version = TopicVersions.now(variant.document)
    var text = tracked(variant)
    while true {
      let parents = parents(of: version)
      var step: (version: Int, text: TrackedText)?
      for parent in parents where step == nil {
        let changes = versions.changes(from: parent, to: version, in: language)
        guard let before = text.before(changes) else { continue }
        let isKept =
          Rewording(
            from: (before.text, before.shown), to: (text.text, text.shown),
            isHeading: topic.isHeading(variant)) < .words
        if isKept { step = (parent, before) }
      }
      guard let step else { return (version, parents.isEmpty) }
      (version, text) = step
    }
  }

  // MARK: - The original

  /// The text of an original after a commit.
  private mutating func original(of variant: Variant, at commit: Int) -> TrackedText {
    guard let last = last[variant.document] else { return tracked(variant) }
    let file = histories.versions[last].file
    guard let version = histories.version(of: file, at: commit) else {
      // The original is younger than its translation.
      return original(of: variant, backTo: nil)
    }
    return original(of: variant, backTo: version)
  }

  /// The text of an original in an earlier version of its file; nil for the first one.
  private mutating func original(of variant: Variant, backTo version: Int?) -> TrackedText {
    let language = variant.language
    var text = tracked(variant)
    let way = way(of: variant.document, backTo: version)
    for (new, old) in zip(way, way.dropFirst()) {
      let changes = versions.changes(from: old, to: new, in: language)
      // A text that is all new stands for the one whose place it took.
      guard let before = text.before(changes) ?? text.replaced(changes) else { break }
      text = before
    }
    return text
  }

  /// The versions of a source from now back to an earlier one, or to its first one.
  private mutating func way(of document: Int, backTo version: Int?) -> [Int] {
    let now = TopicVersions.now(document)
    guard let last = last[document] else { return [now] }
    let key = [document, version ?? -1]
    if let known = ways[key] { return known }
    let first = version ?? histories.ancestry(of: last).first ?? last
    // Without a way, because a merge took something else, both ends are compared.
    let way = [now] + (histories.way(from: last, to: first) ?? [first])
    ways[key] = way
    return way
  }

  // MARK: - Both

  private func parents(of version: Int) -> [Int] {
    version < 0 ? [last[-1 - version]].compactMap(\.self) : histories.versions[version].parents
  }

  private mutating func tracked(_ variant: Variant) -> TrackedText {
    let text = versions.text(of: TopicVersions.now(variant.document), in: variant.language)
    return TrackedText(variant, in: text)
  }
}

extension Document {
  /// Whether a segment is the text of a comment.
  fileprivate func isInComment(_ segment: Int) -> Bool {
    let range = segments[segment].range
    let (bytes, start, end) = (source.bytes, Array("<!--".utf8), Array("-->".utf8))
    // The range may begin with the comment.
    var place = min(range.upperBound, range.lowerBound + start.count) - start.count
    while place >= 0 {
      if bytes[place...].starts(with: start) { return true }
      if bytes[place...].starts(with: end) { return false }
      place -= 1
    }
    return false
  }
}
