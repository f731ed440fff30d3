/// Reads the history of a topic's texts out of the versions of its sources.
package struct ChangeLogReader {
  private let topic: Topic
  private let paths: [String]
  private let histories: FileHistories
  private let since: Int
  private var versions: TopicVersions
  private var entries: [ChangeLog.Entry] = []
  /// For each commit and unit, the place in ``entries``.
  private var places: [[Int]: Int] = [:]
  /// For each version and language of a source, the unit of each text as it is now; -1 if it is gone.
  private var units: [Int: [Language: [Int]]] = [:]

  /// - Parameters:
  ///   - topic: A topic as it is now.
  ///   - paths: For each of its sources, the path in the repository.
  ///   - histories: The versions of the repository's files.
  ///   - since: The time, in seconds since 1970, before which nothing is told.
  ///   - bytes: The bytes of ``FileHistories/objects(of:since:)``, by the names of the objects.
  ///   - aligner: Pairs the texts of two versions.
  package init(
    _ topic: Topic, at paths: [String], in histories: FileHistories, since: Int,
    bytes: [String: [UInt8]], aligner: Aligner
  ) {
    self.topic = topic
    self.paths = paths
    self.histories = histories
    self.since = since
    versions = TopicVersions(topic, histories, bytes, aligner)
  }

  /// Returns the history of the topic.
  package mutating func history() -> ChangeLog.History {
    var commits: [String: Set<Int>] = [:]
    var days: [String: String] = [:]
    for (document, path) in paths.enumerated() {
      guard let last = histories.last(at: path) else { continue }
      let ancestry = histories.ancestry(of: last)
      for version in ancestry {
        let number = histories.versions[version].commit
        commits[histories.commits[number].author, default: []].insert(number)
      }
      days[topic.documents[document].source.path] = ChangeLog.day(
        of: histories.commits[histories.versions[last].commit].time)
      read(histories.versions(before: last, since: since), of: document, last: last)
    }
    let contributors = commits.filter { !$0.key.isEmpty }.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }.map(\.key)
    let entries = ordered()
    return ChangeLog.History(
      entries: entries, contributors: contributors, days: days,
      digest: Self.digest(entries, contributors, days), unitCount: topic.units.count)
  }

  /// Reads young versions of a source from the last one back.
  private mutating func read(_ young: [Int], of document: Int, last: Int) {
    if young.isEmpty { return }
    let unitOfSegment = topic.unitOfSegment[document]
    let now = TopicVersions.now(document)
    var known: [Language: [Int]] = [:]
    for language in languages {
      known[language] = versions.text(of: now, in: language).places.map { unitOfSegment[$0] }
    }
    units[now] = known
    if versions.same(as: last) == document { units[last] = known } else { trace(last, to: now) }
    for version in young.reversed() where units[version] != nil {
      let own = histories.versions[version]
      if own.parents.isEmpty { begin(own.commit, document) }
      for parent in own.parents { trace(parent, to: version) }
      // Texts that came by a merge are listed under the commits that wrote them.
      guard own.parents.count == 1, let parent = own.parents.first else { continue }
      for language in languages { compare(parent, version, in: language) }
    }
  }

  private var languages: [Language] { topic.languages.filter(\.isDetermined) }

  /// Finds the units of an older version's texts by those of a newer one.
  private mutating func trace(_ old: Int, to new: Int) {
    guard units[old] == nil else { return }
    var found: [Language: [Int]] = [:]
    for language in languages {
      let changes = versions.changes(from: old, to: new, in: language)
      let later = units[new]?[language] ?? []
      let rewritten = Dictionary(
        changes.replacements.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      found[language] = changes.linkOfOld.map { link in
        changes.links[rewritten[link] ?? link].new.lazy.map { later[$0] }.first { $0 >= 0 } ?? -1
      }
    }
    units[old] = found
  }

  private mutating func begin(_ commit: Int, _ document: Int) {
    let edition = topic.editions.first { $0.document == document }
    guard let edition, edition.language.isDetermined else { return }
    add(
      ChangeLog.Text(kind: .begun, language: edition.language, old: "", new: edition.title),
      unit: nil, in: commit, key: [commit, -2])
  }

  private mutating func compare(_ old: Int, _ new: Int, in language: Language) {
    let commit = histories.versions[new].commit
    let changes = versions.changes(from: old, to: new, in: language)
    let (before, after) = (units[old]?[language] ?? [], units[new]?[language] ?? [])
    let rewritten = Set(changes.replacements.values)
    for (number, link) in changes.links.enumerated() where !rewritten.contains(number) {
      guard link.isAdded || link.isRemoved || link.rewording == .words,
        !changes.isOfCode(link)
      else { continue }
      let unit =
        link.new.lazy.map { after[$0] }.first { $0 >= 0 }
        ?? link.old.lazy.map { before[$0] }.first { $0 >= 0 }
      let replaced = changes.replacements[number].map { changes.links[$0].old }
      let kind: ChangeLog.Text.Kind =
        link.isRemoved ? .removed : link.isAdded && replaced == nil ? .added : .edited
      // Of a text without a unit, only its removal is listed.
      if kind != .removed, unit == nil { continue }
      add(
        ChangeLog.Text(
          kind: kind, language: language, old: changes.old.text(replaced ?? link.old),
          new: changes.new.text(link.new)),
        unit: unit, in: commit, key: unit.map { [commit, $0] } ?? [commit, -1, new, number])
    }
  }

  private mutating func add(_ text: ChangeLog.Text, unit: Int?, in commit: Int, key: [Int]) {
    if let place = places[key] {
      entries[place].texts.append(text)
      return
    }
    places[key] = entries.count
    let own = histories.commits[commit]
    entries.append(
      ChangeLog.Entry(
        slug: topic.slug, unit: unit.map { topic.units[$0].id }, commit: own.id, time: own.time,
        texts: [text]))
  }

  /// The entries with the languages that are behind, the newest first.
  private func ordered() -> [ChangeLog.Entry] {
    let order = Dictionary(
      topic.units.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var last: [String: [Language: Int]] = [:]
    for entry in entries {
      for text in entry.texts {
        guard let unit = entry.unit else { continue }
        last[unit, default: [:]][text.language] = max(
          entry.time, last[unit]?[text.language] ?? .min)
      }
    }
    let states = UnitStates(of: topic)
    return entries.map { entry in
      var entry = entry
      entry.texts.sort { $0.language < $1.language }
      guard let original = topic.originalLanguage, let id = entry.unit, let unit = order[id],
        entry.texts.contains(where: { $0.language == original && $0.kind == .edited })
      else { return entry }
      entry.behind = languages.filter { language in
        language != original && topic.mainVariant(of: topic.units[unit], in: language) != nil
          && last[id]?[language] ?? .min < entry.time
          && states.state(of: unit, in: language) != .current
      }
      return entry
    }.sorted { a, b in
      let (first, second) = (place(of: a, order), place(of: b, order))
      return (b.time, a.commit, first) < (a.time, b.commit, second)
    }
  }

  private func place(of entry: ChangeLog.Entry, _ order: [String: Int]) -> Int {
    entry.unit.flatMap { order[$0] } ?? (entry.texts.first?.kind == .begun ? -1 : .max)
  }

  private static func digest(
    _ entries: [ChangeLog.Entry], _ contributors: [String], _ days: [String: String]
  ) -> UInt64 {
    var digest = Digest()
    for entry in entries {
      digest.update([entry.unit ?? "", entry.commit] + entry.behind.map(\.tag))
      for text in entry.texts {
        digest.update([text.kind.rawValue, text.language.tag, text.old, text.new])
      }
    }
    digest.update(contributors)
    digest.update(days.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    return digest.value
  }
}

extension TextChanges {
  /// Whether a link is of listings or of lines of HTML, which nobody reads for their words.
  fileprivate func isOfCode(_ link: Link) -> Bool {
    let segments = link.old.map { old.segments[$0] } + link.new.map { new.segments[$0] }
    return segments.allSatisfy { $0.kind == .code || $0.kind == .html }
  }
}
