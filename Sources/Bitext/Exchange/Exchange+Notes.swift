import TextBasics

extension Exchange {
  /// The units that have an original, by topic.
  var unitsWithOriginal: [(topic: String, units: [Unit])] {
    var topics: [(topic: String, units: [Unit])] = []
    for unit in units where unit.rendering(in: original) != nil {
      if topics.last?.topic == unit.topic {
        topics[topics.count - 1].units.append(unit)
      } else {
        topics.append((unit.topic, [unit]))
      }
    }
    return topics
  }
}

extension Exchange.Unit {
  /// The name of the text's kind: `heading`, `cell`, `picture-text`.
  var kindName: String { field?.kind.rawValue ?? renderings[0].kind.name }

  /// The words before the kind and the state in a note.
  private static let (kindLabel, stateLabel) = ("Kind: ", "State: ")

  /// The kind that a note tells; nil for a note on something else.
  static func kind(in note: String) -> String? { value(kindLabel, in: note) }

  /// The same for the state of the translation.
  static func state(in note: String) -> String? { value(stateLabel, in: note) }

  private static func value(_ label: String, in note: String) -> String? {
    let text = note.trimmed
    return text.hasPrefix(label) ? Substring(text.dropFirst(label.count)).trimmed : nil
  }

  /// Notes for a translator into `language` beyond the two texts.
  func notes(in language: Language) -> [String] {
    var notes: [String] = []
    notes += remarks.map { "For translators: \($0)" }
    notes += marginNotes.map { note in
      "Note" + (note.signature.map { " (\($0))" } ?? "") + ": \(note.text)"
    }
    notes.append(Self.kindLabel + kindName)
    let path = headings.isEmpty ? [section].compactMap(\.self) : headings
    if !path.isEmpty { notes.append("Section: \(path.joined(separator: " › "))") }
    if let text = neighbours.before { notes.append("Before: \(text)") }
    if let text = neighbours.after { notes.append("After: \(text)") }
    if let target = rendering(in: language) {
      notes.append(Self.stateLabel + target.state.name)
      notes.append("Confidence of the pair: \(target.confidence.fourDecimals)")
      if case .outOfDate(let translated) = target.state {
        notes.append("Original as it was translated: \(translated)")
      }
    }
    for other in others where other.language == language {
      notes.append("\(other.path):\(other.line) has: \(other.text)")
    }
    return notes
  }
}

extension Exchange.Rendering {
  /// For messages: the path and line.
  var place: String { "\(path):\(line)" }
}
