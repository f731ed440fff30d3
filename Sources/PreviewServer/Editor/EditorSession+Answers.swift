import Bitext
import TextBasics

/// Answers about the other languages of a text, and its findings.
extension EditorSession {
  // MARK: Hover and definition

  /// The text in the other languages, with the states of the translations.
  func hover(_ parameters: JSONValue) -> JSONValue? {
    guard let point = point(parameters),
      let place = notes?.place(in: point.path, at: point.offset), let own = place.variant
    else { return nil }
    let topic = place.topic
    let states = UnitStates(of: topic)
    let unit = topic.units[place.unit]
    let original = topic.originalLanguage
    var parts: [String] = []
    for variant in unit.variants where variant != own {
      // A state belongs to a translation, so beside a translation it is shown with the original.
      let language = variant.language == original ? own.language : variant.language
      parts.append(
        part(
          words.name(of: variant.language), states.state(of: place.unit, in: language),
          place: Self.reference(to: variant, in: topic), text: topic.text(of: variant)))
    }
    for language in topic.languages {
      let state = states.state(of: place.unit, in: language)
      guard state == .missing else { continue }
      parts.append(part(words.name(of: language), state, place: nil, text: nil))
    }
    for note in topic.notes(onUnit: place.unit) {
      let text = client.readsMarkdown ? shown(note.text) : note.text
      parts.append([note.signature, text].compactMap(\.self).joined(separator: "\n\n"))
    }
    guard !parts.isEmpty else { return nil }
    let positions = TextPositions(source: point.text.source, unit: client.unit)
    return [
      "contents": [
        "kind": client.readsMarkdown ? "markdown" : "plaintext",
        "value": .string(parts.joined(separator: "\n\n")),
      ],
      "range": positions.range(Self.range(of: own, in: topic)),
    ]
  }

  private func part(
    _ name: String, _ state: UnitState?, place: String?, text: String?
  ) -> String {
    let title = client.readsMarkdown ? "**\(name)**" : name
    let code = place.map { client.readsMarkdown ? "`\($0)`" : $0 }
    var lines = [[title, words.word(for: state), code].compactMap(\.self).joined(separator: " · ")]
    if let text { lines.append(shown(text)) }
    if case .outOfDate(let translated) = state {
      lines.append(words.translated)
      lines.append(shown(translated))
    }
    return lines.joined(separator: "\n\n")
  }

  /// A text as it is; quoted if the editor reads markup.
  private func shown(_ text: String) -> String {
    guard client.readsMarkdown else { return text }
    var bytes = MarkupBytes()
    bytes.append(markdown: text.utf8.span)
    return "> " + bytes.string
  }

  private static func reference(to variant: Variant, in topic: Topic) -> String {
    let document = topic.documents[variant.document]
    return "\(document.source.path):\(document.segments[variant.segments[0]].lines.lowerBound)"
  }

  private static func range(of variant: Variant, in topic: Topic) -> SourceRange {
    let segments = topic.documents[variant.document].segments
    let first = segments[variant.segments[0]].range
    let last = segments[variant.segments[variant.segments.count - 1]].range
    return SourceRange(first.lowerBound, max(first.upperBound, last.upperBound))
  }

  /// The places of the text in the other languages and editions.
  func counterparts(_ parameters: JSONValue) -> JSONValue? {
    guard let point = point(parameters), let notes,
      let place = notes.place(in: point.path, at: point.offset), let own = place.variant
    else { return nil }
    let places = place.topic.units[place.unit].variants.filter { $0 != own }.compactMap {
      variant -> JSONValue? in
      let source = place.topic.documents[variant.document].source
      guard let file = notes.file(of: source.path) else { return nil }
      let address = texts.values.first { $0.file == file }?.address ?? FileAddress.of(file)
      let positions = TextPositions(source: source, unit: client.unit)
      return [
        "uri": .string(address), "range": positions.range(Self.range(of: variant, in: place.topic)),
      ]
    }
    return places.isEmpty ? nil : .array(places)
  }

  // MARK: Findings

  /// Sends the findings of `check` about the open texts to the editor.
  mutating func tellFindings() {
    guard var notes else { return }
    self.notes = nil
    defer { self.notes = notes }
    let sources = Set(texts.values.compactMap { notes.path(of: $0.file) })
    let found = notes.findings(about: sources)
    for (address, text) in texts {
      guard let path = notes.path(of: text.file) else { continue }
      // A finding about an older text has no place in this one.
      let own = (found[path] ?? []).filter { finding in
        guard case .range(let source, _) = finding.place else { return true }
        return source.bytes == text.source.bytes
      }
      told[address] = own
      let positions = TextPositions(source: text.source, unit: client.unit)
      var message: [String: JSONValue] = [
        "uri": .string(address),
        "diagnostics": .array(own.map { Self.diagnostic($0, positions, in: client.language) }),
      ]
      message["version"] = text.version.map { .integer($0) }
      server.notify("textDocument/publishDiagnostics", .object(message))
    }
  }

  static func diagnostic(
    _ finding: Diagnostic, _ positions: TextPositions, in language: Language
  ) -> JSONValue {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    return [
      "range": positions.range(range(of: finding)), "severity": .integer(severity),
      "code": .string(finding.name.full), "source": "hig-notes",
      "message": .string(finding.message(in: language)),
    ]
  }

  static func range(of finding: Diagnostic) -> SourceRange {
    switch finding.place {
    case .range(_, let range): range
    case .file: SourceRange(0, 0)
    }
  }
}
