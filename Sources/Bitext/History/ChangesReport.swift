/// The changes of notes, topic by topic, for people and programs.
package struct ChangesReport: Sendable {
  typealias Change = NotesChanges.Change

  /// The changes of one topic, or of a file that is in none any more.
  struct Group {
    let name: String
    var changes: [Change] = []
  }

  private(set) var groups: [Group] = []
  private let isComplete: Bool

  /// - Parameters:
  ///   - changes: The changes.
  ///   - topics: The topics of the later state, by which the changes are grouped.
  ///   - languages: The languages to show; nil for all.
  ///   - isComplete: Whether to show unchanged texts, too.
  package init(
    _ changes: NotesChanges, of topics: [Topic], languages: [Language]? = nil,
    isComplete: Bool = false
  ) {
    self.isComplete = isComplete
    var names: [String: String] = [:]
    for topic in topics {
      for document in topic.documents { names[document.source.path] = topic.slug }
    }
    var places: [String: Int] = [:]
    for change in changes.changes where languages?.contains(change.language) ?? true {
      guard let path = (change.new ?? change.old)?.path else { continue }
      let name = names[path] ?? path
      let place = places[name] ?? groups.count
      if place == groups.count { groups.append(Group(name: name)) }
      places[name] = place
      groups[place].changes.append(change)
    }
  }

  func isShown(_ change: Change) -> Bool { isComplete || change.kind != .unchanged }

  // MARK: - Text

  /// For each change a line with its place and one with its words: `[-removed-]` and `{+added+}`.
  package func text() -> String {
    var text = ""
    for group in groups {
      let shown = group.changes.filter(isShown)
      if shown.isEmpty { continue }
      text += (text.isEmpty ? "" : "\n") + group.name + "\n"
      for change in shown { text += Self.lines(change) }
    }
    return text + (text.isEmpty ? "" : "\n") + sum + "\n"
  }

  private static func lines(_ change: Change) -> String {
    guard let place = change.new ?? change.old else { return "" }
    var what = change.kind.rawValue
    if change.isMoved, change.kind != .moved { what += ", moved" }
    if change.rewording == .minor { what += ", minor" }
    if change.isMoved, let old = change.old { what += " from \(old.path):\(old.line)" }
    return "  \(place.path):\(place.line)  \(change.language)  \(what)\n    \(words(of: change))\n"
  }

  private static func words(of change: Change) -> String {
    change.runs.map { run in
      switch run.kind {
      case .kept: run.text
      case .removed: "[-\(run.text)-]"
      case .added: "{+\(run.text)+}"
      }
    }.joined()
  }

  private var sum: String {
    let all = groups.flatMap(\.changes)
    let parts = NotesChanges.Change.Kind.allCases.compactMap { kind -> String? in
      let count = all.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return parts.isEmpty ? "there are no texts" : parts.joined(separator: ", ")
  }

  // MARK: - JSON

  /// The changes as one JSON object.
  package func json() -> [UInt8] {
    let all = groups.flatMap { group in
      group.changes.filter(isShown).map { (group.name, $0) }
    }
    return JSONWriter.file("changes", of: all) { Self.write($0.0, $0.1, &$1) }
  }

  private static func write(_ topic: String, _ change: Change, _ json: inout JSONWriter) {
    json.object { json in
      json.key("topic")
      json.value(topic)
      json.key("language")
      json.value(change.language.tag)
      json.key("kind")
      json.value(change.kind.rawValue)
      json.key("moved")
      json.value(change.isMoved)
      json.key("minor")
      json.value(change.rewording == .minor)
      json.write(change.old, as: "old")
      json.write(change.new, as: "new")
      json.key("words")
      json.array { json in
        for run in change.runs {
          json.object { json in
            json.key(run.kind.name)
            json.value(run.text)
          }
        }
      }
    }
  }
}

extension NotesChanges.Change {
  /// The words of both texts, marked.
  package var runs: [WordDifference.Run] {
    WordDifference(from: old?.words ?? "", to: new?.words ?? "").runs
  }
}

extension WordDifference.Kind {
  fileprivate var name: String {
    switch self {
    case .kept: "kept"
    case .removed: "removed"
    case .added: "added"
    }
  }
}

extension JSONWriter {
  /// Writes a text with its place, or null.
  mutating func write(_ text: NotesChanges.Text?, as name: String) {
    key(name)
    guard let text else { return null() }
    object { json in
      json.key("path")
      json.value(text.path)
      json.key("line")
      json.value(text.line)
      json.key("text")
      json.value(text.words)
    }
  }
}
