/// The work that is left as a list with boxes to tick, for an issue, by language and topic.
///
/// An existing list is renewed line by line: text of the checklist is written anew, and every tick,
/// name and word of people stays where it is.
package struct Checklist: Sendable {
  private let all: [StatusReport.Entry]
  private let asked: [StatusReport.Entry]
  private let topics: [String: Topic]
  private let states: Set<String>
  private let words: ChecklistWords
  private let preview: String?

  /// - Parameters:
  ///   - whole: The state of all topics.
  ///   - asked: The entries to list, in their order; lines about others stay as they are.
  ///   - topics: The topics, for their titles and addresses.
  ///   - states: The names of the states that are work; nil for missing, out of date and doubtful.
  ///   - words: The words of the list in one language.
  ///   - preview: The address of a built site, for links into it; nil for none.
  package init(
    of whole: StatusReport, asked: StatusReport, topics: [Topic],
    states: Set<String>? = nil, words: ChecklistWords = .english, preview: String? = nil
  ) {
    all = whole.entries
    self.asked = asked.entries
    self.topics = Dictionary(topics.map { ($0.slug, $0) }) { first, _ in first }
    self.states = states ?? ["missing", "out-of-date", "low-confidence"]
    self.words = words
    self.preview = preview
  }

  private struct Key: Hashable {
    let language: String
    let topic: String

    init(_ entry: StatusReport.Entry) {
      language = entry.language.tag
      topic = entry.topic
    }

    init(_ language: String, _ topic: String) {
      self.language = language
      self.topic = topic
    }
  }

  /// The list with the ticks, names and words of `old`: a list that was written before, and the
  /// words around it.
  ///
  /// - Complexity: O(lines + topics × languages).
  package func updating(_ old: String = "") -> String {
    let scalars = old.unicodeScalars
    var lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isOpen = lines.last?.isEmpty == false
    if !isOpen { lines.removeLast() }
    var last: [String: Int] = [:]
    var known: Set<Key> = []
    let entries = Dictionary(asked.map { (Key($0), $0) }) { first, _ in first }
    let topics = Set(all.map(Key.init))
    for index in lines.indices {
      guard let mark = ChecklistMark(in: lines[index][...]) else { continue }
      last[mark.language] = index
      guard let topic = mark.topic else {
        if asked.contains(where: { $0.language.tag == mark.language }) { lines[index] = sum(mark) }
        continue
      }
      let key = Key(mark.language, topic)
      known.insert(key)
      if let entry = entries[key] {
        lines[index] = renewed(mark, entry)
      } else if !topics.contains(key) {
        lines[index] = gone(mark, topic)
      }
    }
    // Forges end lines as HTTP does.
    let ending = scalars.contains("\r") ? "\r" : ""
    insert(beside: known, after: last, into: &lines, ending: ending)
    return lines.joined(separator: "\n") + (isOpen || lines.isEmpty ? "" : "\n")
  }

  /// Adds lines that the list lacks: behind the last line of their language, or at the end.
  private func insert(
    beside known: Set<Key>, after last: [String: Int], into lines: inout [String], ending: String
  ) {
    var additions: [(place: Int, lines: [String])] = []
    var sections: [[String]] = []
    for language in Set(asked.map(\.language)).sorted() {
      let new = asked.filter {
        $0.language == language && left(of: $0) > 0 && !known.contains(Key($0))
      }.map(line(of:))
      if let place = last[language.tag] {
        // A list begins behind a blank line.
        let isFirst = ChecklistMark(in: lines[place][...])?.topic == nil
        if !new.isEmpty {
          additions.append((end(ofItemAt: place, in: lines), (isFirst ? [""] : []) + new))
        }
      } else {
        sections.append(section(of: language, new))
      }
    }
    for addition in additions.sorted(by: { $0.place > $1.place }) {
      lines.insert(contentsOf: addition.lines.map { $0 + ending }, at: addition.place)
    }
    for section in sections {
      if let line = lines.last, !line.allSatisfy(\.isWhitespace) { lines.append(ending) }
      lines += section.map { $0 + ending }
    }
  }

  /// The index behind an item and the indented lines that people wrote below it.
  private func end(ofItemAt index: Int, in lines: [String]) -> Int {
    var end = index + 1
    var next = end
    while next < lines.count {
      let line = lines[next]
      let isBlank = line.allSatisfy(\.isWhitespace)
      guard isBlank || line.first == " " || line.first == "\t" else { break }
      next += 1
      if !isBlank { end = next }
    }
    return end
  }

  private func section(of language: Language, _ items: [String]) -> [String] {
    let name = words.languages[language] ?? language.tag
    let sum = ChecklistMark.written(sum(of: language), language: language.tag)
    return ["## \(name)", "", sum] + (items.isEmpty ? [] : [""] + items)
  }

  // MARK: - Lines

  /// The number of units that are work.
  private func left(of entry: StatusReport.Entry) -> Int {
    entry.counts.reduce(0) { $0 + (states.contains($1.state) ? $1.count : 0) }
  }

  private func line(of entry: StatusReport.Entry) -> String {
    "- [ ] "
      + ChecklistMark.written(
        text(of: entry), language: entry.language.tag, topic: entry.topic,
        .left(left(of: entry)))
  }

  /// The line with the present number of units left, and with its tick.
  private func renewed(_ mark: ChecklistMark, _ entry: StatusReport.Entry) -> String {
    let left = left(of: entry)
    var progress = ChecklistMark.Progress.left(left)
    var isTicked = mark.isTicked ?? false
    var text = text(of: entry)
    switch (mark.progress, isTicked) {
    case (.done, true) where left > 0: isTicked = false
    case (_, false) where left == 0, (.done, true):
      isTicked = true
      progress = .done
    case (.left(let before), true):
      progress = mark.progress
      if left > before { text += " · " + words.again }
    default: break
    }
    return mark.before(ticked: isTicked)
      + ChecklistMark.written(text, language: mark.language, topic: mark.topic, progress)
      + mark.kept
  }

  /// The line for a topic that nobody has to translate any more.
  private func gone(_ mark: ChecklistMark, _ topic: String) -> String {
    mark.before
      + ChecklistMark.written(
        "**\(topic.inComment)**\(words.colon)\(words.gone)", language: mark.language,
        topic: topic, mark.progress)
      + mark.kept
  }

  private func text(of entry: StatusReport.Entry) -> String {
    let counts = entry.counts.filter { $0.count > 0 && states.contains($0.state) }
      .map { "\($0.count) \(words.states.word(for: $0.state) ?? $0.words)" }
    let state = counts.isEmpty ? words.nothingLeft : counts.joined(separator: words.comma)
    let size =
      counts.isEmpty || entry.charactersLeft == 0
      ? "" : " · " + words.characters(entry.charactersLeft)
    return title(of: entry) + words.colon + state + size
  }

  private func title(of entry: StatusReport.Entry) -> String {
    let topic = topics[entry.topic]
    let title = "**\((topic?.editions.first?.title ?? entry.topic).inComment)**"
    guard let preview, let topic else { return title }
    return "[\(title)](\(topic.address(below: preview, in: entry.language)))"
  }

  private func sum(_ mark: ChecklistMark) -> String {
    mark.before
      + ChecklistMark.written(sum(of: Language(tag: mark.language)), language: mark.language)
      + mark.kept
  }

  /// How many topics of a language are left, and how long their originals are.
  private func sum(of language: Language) -> String {
    let own = all.filter { $0.language == language }
    let characters = own.reduce(0) { $0 + $1.charactersLeft }
    let topics = words.topics(own.count { left(of: $0) > 0 }, own.count)
    return topics + (characters == 0 ? "" : " · " + words.characters(characters))
  }
}
