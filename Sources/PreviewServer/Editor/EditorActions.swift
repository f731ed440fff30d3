import Bitext
import SiteBuilder

/// The actions that an editor can offer at a place of a text.
struct EditorActions {
  let client: EditorClient
  let words: EditorWords
  let notes: EditorNotes
  /// The place of the cursor, or the start of the selection.
  let point: EditorSession.Point
  /// The findings of this text that the editor was told last.
  let findings: [Diagnostic]
  /// The text that was chosen to be paired with another.
  let chosen: EditorSession.Chosen?

  /// The actions of the kinds that the editor asks for.
  func all(_ parameters: JSONValue) -> JSONValue {
    let kinds = parameters["context"]?["only"]?.elements.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool {
      kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSONValue] = []
    if isWanted("quickfix") { actions += fixes(parameters["range"]) }
    if isWanted("source.fixAll") {
      actions += [fix(findings, words.fixAll, kind: "source.fixAll")].compactMap(\.self)
    }
    if isWanted("refactor"), let place = notes.place(in: point.path, at: point.offset) {
      actions += stamps(place) + pins(place)
    }
    return .array(actions)
  }

  // MARK: Fixes

  /// Actions that mend the findings in a range.
  private func fixes(_ range: JSONValue?) -> [JSONValue] {
    let positions = TextPositions(source: point.text.source, unit: client.unit)
    let end = max(point.offset, positions.offset(of: range?["end"]))
    return findings.compactMap { finding in
      let own = EditorSession.range(of: finding)
      guard !finding.edits.isEmpty, own.lowerBound <= end, point.offset <= own.upperBound else {
        return nil
      }
      return fix([finding], words.fix(finding.message(in: client.language)), kind: "quickfix")
    }
  }

  /// The action that mends findings; nil if none of them has edits that can be applied.
  private func fix(
    _ findings: [Diagnostic], _ title: String, kind: String
  ) -> JSONValue? {
    let findings = findings.filter { !$0.edits.isEmpty }
    guard !findings.isEmpty, let topic = notes.topic(of: point.path)?.topic else {
      return nil
    }
    let corpus = Corpus(
      settings: notes.corpus.settings, glossary: notes.corpus.glossary, topics: [topic], home: nil,
      assets: [])
    guard let file = NoteFixing(findings, in: corpus).files.first else { return nil }
    let positions = TextPositions(source: point.text.source, unit: client.unit)
    let (range, text) = Self.difference(from: file.old, to: file.bytes)
    let edits: JSONValue = [["range": positions.range(range), "newText": .string(text)]]
    var action: [String: JSONValue] = [
      "title": .string(title), "kind": .string(kind), "edit": edit(edits, of: point.text),
    ]
    if kind == "quickfix" {
      action["diagnostics"] = .array(
        findings.map { EditorSession.diagnostic($0, positions, in: client.language) })
      action["isPreferred"] = true
    }
    return .object(action)
  }

  private func edit(_ edits: JSONValue, of text: OpenText) -> JSONValue {
    guard client.knowsVersions else {
      return ["changes": .object([text.address: edits])]
    }
    let version = text.version.map { JSONValue.integer($0) } ?? .null
    return [
      "documentChanges": [
        ["textDocument": ["uri": .string(text.address), "version": version], "edits": edits]
      ]
    ]
  }

  /// The smallest range of `old` that differs from `new`, in whole characters, and its new text.
  private static func difference(
    from old: [UInt8], to new: [UInt8]
  ) -> (range: SourceRange, text: String) {
    func isInside(_ bytes: [UInt8], _ place: Int) -> Bool {
      place < bytes.count && bytes[place] & 0xC0 == 0x80
    }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = 0
    while end < most, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, isInside(old, old.count - end) { end -= 1 }
    let text = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
    return (SourceRange(start, old.count - end), text)
  }

  // MARK: Stamps and pins

  private func action(
    _ title: String, _ command: EditorCommandName, _ arguments: [String]
  ) -> JSONValue {
    [
      "title": .string(title), "kind": "refactor",
      "command": [
        "title": .string(title), "command": .string(command.rawValue),
        "arguments": .array(arguments.map { .string($0) }),
      ],
    ]
  }

  /// The beginning of a text, for titles.
  private static func beginning(of text: String) -> String {
    text.count > 32 ? text.prefix(31) + "…" : text
  }

  /// Commands that mark translations at a place as looked at: the translation there, or all
  /// translations of an original.
  private func stamps(_ place: EditorNotes.Place) -> [JSONValue] {
    let topic = place.topic
    let unit = topic.units[place.unit]
    guard let original = topic.originalLanguage, let own = place.variant,
      let source = topic.mainVariant(of: unit, in: original)
    else { return [] }
    let states = UnitStates(of: topic)
    let languages = own.language == original ? topic.languages : [own.language]
    return languages.compactMap { language in
      switch states.state(of: place.unit, in: language) {
      case .unreviewed, .lowConfidence, .outOfDate: break
      case .current, .missing, .original, .extra, nil: return nil
      }
      let title = words.stamp(
        words.name(of: language), Self.beginning(of: topic.text(of: source)))
      return action(title, .stamp, [topic.slug, unit.id, language.tag])
    }
  }

  /// Commands that correct the pairs of texts at a place.
  private func pins(_ place: EditorNotes.Place) -> [JSONValue] {
    guard place.text.language.isDetermined else { return [] }
    let topic = place.topic
    let desk = PinDesk(corpus: notes.corpus, topic: topic)
    let name = desk.name(of: place.segment)
    var actions: [JSONValue] = []
    for variant in topic.units[place.unit].variants where variant.document != place.segment.document
    {
      let other = SegmentPlace(document: variant.document, segment: variant.segments[0])
      let text = Self.beginning(of: topic.text(of: variant))
      actions.append(
        action(words.apart(text), .apart, [topic.slug, name, desk.name(of: other)]))
    }
    if let chosen, chosen.topic == topic.slug, chosen.name != name {
      actions.append(
        action(words.together(chosen.text), .together, [topic.slug, chosen.name, name]))
    }
    let text = Self.beginning(of: place.text.text)
    actions.append(action(words.choose(text), .choose, [topic.slug, name, text]))
    return actions
  }
}
