import TextBasics

extension StatusReport {
  /// The number of topics in one standing from which on they are summed up.
  private static let mostAlike = 5
  /// The number of topics that are listed.
  private static let mostListed = 40

  /// Writes the report for people: one line for each topic and language, then sums.
  ///
  /// Topics without a translation, and those with nothing left to do, are sums with a few names.
  ///
  /// - Parameters:
  ///   - states: The names of the states to show; nil for all.
  ///   - isComplete: Whether every topic gets its line.
  /// - Returns: Lines.
  package func text(states: Set<String>? = nil, isComplete: Bool = false) -> String {
    let groups = isComplete ? [] : Self.groups(of: entries)
    let grouped = Set(groups.flatMap { $0.entries.map(\.name) })
    let listed = entries.filter { !grouped.contains($0.name) }
    let shown = isComplete ? listed[...] : listed.prefix(Self.mostListed)
    let width = shown.map { TerminalWidth.columns(of: $0.topic) }.max() ?? 0
    var text = shown.map { Self.line(of: $0, width, states) }.joined()
    if shown.count < listed.count {
      text += "and \(listed.count - shown.count) more; --all lists all\n"
    }
    for group in groups { text += group.line }
    if entries.count > 1 {
      if !text.isEmpty { text += "\n" }
      text += Self.sums(of: entries, states)
    }
    return text.isEmpty ? "nothing to show\n" : text
  }

  private static func line(of entry: Entry, _ width: Int, _ states: Set<String>?) -> String {
    let gap = String(repeating: " ", count: max(0, width - TerminalWidth.columns(of: entry.topic)))
    let standing = entry.standing.rawValue
    let space = String(repeating: " ", count: 10 - standing.utf8.count)
    return "\(entry.topic)\(gap)  \(entry.language)  \(standing)\(space)  "
      + "\(counted(entry.units, "unit")): \(list(entry.counts, states))\(left(entry.left))\n"
  }

  private static func list(
    _ counts: [(state: String, words: String, count: Int)], _ states: Set<String>?
  ) -> String {
    let shown = counts.filter { $0.count > 0 && states?.contains($0.state) != false }
    return shown.isEmpty
      ? "nothing to translate" : shown.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }

  private static func left(_ volume: TextVolume) -> String {
    volume.isEmpty ? "" : "; \(volume.description) left"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: - Sums

  /// Topics that are all wholly missing, or all done, in one language.
  private struct Group {
    let language: Language
    let words: String
    let entries: [Entry]

    var line: String {
      let names = entries.prefix(StatusReport.mostAlike).map(\.topic).joined(separator: ", ")
      let volume = entries.reduce(into: TextVolume()) { $0 += $1.left }
      let size = volume.isEmpty ? "" : " (\(volume.description))"
      return
        "\(language)  \(StatusReport.counted(entries.count, "topic")) \(words)\(size): \(names) and "
        + "\(entries.count - StatusReport.mostAlike) more; --all lists all\n"
    }
  }

  private static func groups(of entries: [Entry]) -> [Group] {
    var groups: [Group] = []
    for language in Set(entries.map(\.language)).sorted() {
      let own = entries.filter { $0.language == language }
      let kinds: [(String, (Entry) -> Bool)] = [
        ("missing", { $0.standing == .missing && $0.extra.isEmpty && $0.units > 0 }),
        ("done", { $0.units > 0 && $0.work == 0 && $0.extra.isEmpty }),
        ("with nothing to translate", { $0.units == 0 && $0.extra.isEmpty }),
      ]
      for (words, isOwn) in kinds {
        let alike = own.filter(isOwn)
        if alike.count > mostAlike {
          groups.append(Group(language: language, words: words, entries: alike))
        }
      }
    }
    return groups
  }

  private static func sums(of entries: [Entry], _ states: Set<String>?) -> String {
    Set(entries.map(\.language)).sorted().map { language in
      let own = entries.filter { $0.language == language }
      let standings = [Standing.translated, .partly, .missing].compactMap { standing in
        let count = own.count { $0.standing == standing }
        return count == 0 ? nil : "\(count) \(standing.rawValue)"
      }
      var counts = own[0].counts.map { (state: $0.state, words: $0.words, count: 0) }
      for entry in own {
        for (index, count) in entry.counts.enumerated() { counts[index].count += count.count }
      }
      let volume = own.reduce(into: TextVolume()) { $0 += $1.left }
      let units = own.reduce(0) { $0 + $1.units }
      return "\(language)  \(counted(own.count, "topic")): \(standings.joined(separator: ", ")); "
        + "\(counted(units, "unit")): \(list(counts, states))\(left(volume))\n"
    }.joined()
  }

  /// The report as one JSON object.
  package func json() -> [UInt8] { JSONWriter.file("topics", of: entries, write) }

  private func write(_ entry: Entry, _ json: inout JSONWriter) {
    json.object { json in
      json.key("topic")
      json.value(entry.topic)
      json.key("language")
      json.value(entry.language.tag)
      json.key("standing")
      json.value(entry.standing.rawValue)
      json.key("units")
      json.value(entry.units)
      json.key("current")
      json.value(entry.current)
      json.key("wordsLeft")
      json.value(entry.left.words)
      json.key("charactersLeft")
      json.value(entry.left.characters)
      let lists = [
        ("missing", entry.missing), ("outOfDate", entry.outOfDate),
        ("lowConfidence", entry.lowConfidence), ("unreviewed", entry.unreviewed),
        ("machine", entry.machine), ("extra", entry.extra),
      ]
      for (name, ids) in lists {
        json.key(name)
        json.array { json in for id in ids { json.value(id) } }
      }
    }
  }
}

extension StatusReport.Entry {
  /// Unique in a report.
  fileprivate var name: [String] { [topic, language.tag] }
}
