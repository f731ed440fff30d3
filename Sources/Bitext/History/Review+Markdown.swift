extension Review {
  /// The mark by which a later review finds the comment of this one.
  package static let mark = "<!-- hig-notes review -->"
  /// A comment on GitHub has at most 65,536 characters.
  private static let longest = 60_000

  /// The review as a comment on a pull request: each changed unit beside its counterparts.
  ///
  /// - Parameters:
  ///   - words: The words of the review in one language.
  ///   - preview: The address of a site that was built of the change, for links; nil for none.
  /// - Returns: Markdown, as much as a comment has room for; units that are left out are counted.
  package func markdown(_ words: ReviewWords = .english, preview: String? = nil) -> String {
    var text = Self.mark + "\n### \(words.title)\n\n" + summary(words)
    var topic: String?
    for (number, item) in items.enumerated() {
      var part = item.topic.slug == topic ? "" : heading(item, preview)
      part += table(of: item, words) + Self.list(item.findings, words)
      if text.utf8.count + part.utf8.count > Self.longest {
        return text + "\n" + words.more(items.count - number) + "\n"
      }
      text += part
      topic = item.topic.slug
    }
    return text
  }

  private func summary(_ words: ReviewWords) -> String {
    guard !items.isEmpty else { return words.nothing + "\n" }
    var counts: [Language: Int] = [:]
    for language in items.flatMap(\.stale) { counts[language, default: 0] += 1 }
    let missing = items.reduce(into: [Language: Int]()) { counts, item in
      for counterpart in item.counterparts where counterpart.state == .missing {
        counts[counterpart.language, default: 0] += 1
      }
    }
    var lines = ["- " + words.changed(items.count, movedCount)]
    for language in counts.keys.sorted() {
      lines.append("- ⚠️ " + words.stale(counts[language] ?? 0, language))
    }
    for language in missing.keys.sorted() {
      lines.append("- " + words.missing(missing[language] ?? 0, language))
    }
    let findings = items.reduce(0) { $0 + $1.findings.count }
    if findings > 0 { lines.append("- " + words.findings(findings)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ item: Item, _ preview: String?) -> String {
    let title = (item.topic.editions.first?.title ?? item.topic.slug).inComment
    guard let preview else { return "\n#### \(title)\n\n" }
    let address = item.topic.address(below: preview, in: item.topic.originalLanguage ?? .english)
    return "\n#### [\(title)](\(address))\n\n"
  }

  private func table(of item: Item, _ words: ReviewWords) -> String {
    var rows: [(language: Language, state: String, text: String)] = item.changes.map { change in
      let place = (change.new ?? change.old).map { "<br>" + Self.place($0.path, $0.line) } ?? ""
      return (change.language, words.name(of: change.kind) + place, Self.marked(change))
    }
    for counterpart in item.counterparts {
      let place = counterpart.text.map { "<br>" + Self.place($0.path, $0.line) } ?? ""
      rows.append(
        (
          counterpart.language,
          words.name(of: counterpart.state, isWithoutOriginal: item.unit == nil) + place,
          (counterpart.text?.words ?? "—").inComment
        ))
    }
    rows.sort { $0.language < $1.language }
    return "| | | |\n| --- | --- | --- |\n"
      + rows.map { "| \($0.language) | \($0.state) | \($0.text) |\n" }.joined() + "\n"
  }

  private static func place(_ path: String, _ line: Int) -> String {
    "\(path):\(line)".inCodeOfComment
  }

  private static func marked(_ change: NotesChanges.Change) -> String {
    change.runs.map { run in
      let text = run.text.inComment
      return switch run.kind {
      case .kept: text
      case .removed: "<del>\(text)</del>"
      case .added: change.old == nil ? text : "<ins>\(bold(text))</ins>"
      }
    }.joined()
  }

  /// A text in bold, with the spaces at its ends outside of the marks, which mean nothing beside them.
  private static func bold(_ text: String) -> String {
    let start = text.prefix { $0 == " " }
    let rest = text.dropFirst(start.count)
    let end = rest.reversed().prefix { $0 == " " }.count
    return rest.isEmpty ? text : start + "**\(rest.dropLast(end))**" + rest.suffix(end)
  }

  private static func list(_ findings: [Diagnostic], _ words: ReviewWords) -> String {
    guard !findings.isEmpty else { return "" }
    return CheckReport(findings).entries.map { entry in
      let message = entry.finding.message(in: words.language).inComment
      let place = Self.place(entry.path, entry.line)
      return "- \(place) \(message) (`\(entry.finding.name.full)`)\n"
    }.joined() + "\n"
  }
}
