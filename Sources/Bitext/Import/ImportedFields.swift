/// A field with the text that is written into it.
struct FieldChange {
  let new: Importing.Delivered
  /// The unit of the notes, and the language of its original.
  let of: Exchange.Unit
  let original: Language
  let isNew: Bool
  let change: FieldEditing.Change
  /// Whether this is the first of several places of the text.
  let isCounted: Bool
}

/// The texts of a delivery that stand in values.
struct ImportedFields {
  typealias Delivered = Importing.Delivered

  /// The changes by path.
  private var changes: [String: [FieldChange]] = [:]

  var isEmpty: Bool { changes.isEmpty }

  func has(_ path: String) -> Bool { changes[path] != nil }

  /// Takes a delivered unit for a text that stands in a value.
  mutating func take(
    _ new: Delivered, for unit: Exchange.Unit, from original: Language, to language: Language,
    mayFold: Bool, _ judgement: inout ImportJudgement, _ record: inout ImportRecord
  ) {
    let old = unit.rendering(in: language)
    guard !new.unit.isEmpty else { return record.remark(onEmptied: new, old) }
    let text = new.unit.text.verbatim
    let decision = ImportDecision(
      delivered: text, exported: new.unit.exported, current: old?.markdown, mayFold: mayFold)
    if case .keep = decision {
      if old?.text == text {
        approve(new, unit, text, from: original, to: language, &record)
      }
      return
    }
    if new.unit.isUnfinished {
      return record.remarks.add(
        .unfinished, "\(new.unit.shownName) is marked as unfinished and left as it is", new)
    }
    guard judgement.isTranslated(new, unit, old, on: (original, language), &record),
      judgement.isDecided(decision, text, new, old, &record),
      judgement.isFirst(text, new, unit, in: language, &record),
      judgement.hasMarks(text, new, unit, old, from: original, &record)
    else { return }
    guard let places = unit.field?.places[language], !places.isEmpty else {
      return record.remarks.add(
        .unadded, "\(new.unit.shownName) has no place in \(language.englishName): add it by hand",
        new)
    }
    for (number, place) in places.enumerated() {
      changes[place.path, default: []].append(
        FieldChange(
          new: new, of: unit, original: original, isNew: old == nil,
          change: FieldEditing.Change(
            value: place.value, language: language, text: text, original: original),
          isCounted: number == 0))
    }
  }

  /// Writes the fields into the files as the other changes have left them.
  func write(into files: inout [Importing.File], of corpus: Corpus, _ record: inout ImportRecord) {
    let sources = FieldSources(corpus)
    for (path, changes) in changes.sorted(by: { $0.key < $1.key }) {
      let known = files.firstIndex { $0.path == path }
      let old = known.map { files[$0].old } ?? sources.bytes(of: path)
      let bytes = known.map { files[$0].bytes } ?? old ?? []
      guard let source = try? SourceFile(path: path, bytes: bytes) else { continue }
      let editing = FieldEditing(source, changes.map(\.change))
      for (change, isWritten) in zip(changes, editing.isWritten) where change.isCounted {
        settle(change, at: path, isWritten, &record)
      }
      guard editing.source.bytes != bytes else { continue }
      let file = Importing.File(path: path, bytes: editing.source.bytes, old: old)
      if let known { files[known] = file } else { files.append(file) }
    }
  }

  /// The changes of a file that is made of its original, with those of its original's examples,
  /// which it repeats.
  func ofDraft(at path: String) -> [FieldChange] {
    let own = changes[path] ?? []
    let examples = changes.filter { $0.key != path }.values.joined().filter { change in
      if case .example = change.change.value { true } else { false }
    }
    return own + examples
  }

  /// Notes the outcomes of the changes of a file that is made of its original.
  mutating func settle(
    at path: String, _ record: inout ImportRecord, _ isWritten: (FieldChange) -> Bool
  ) {
    for change in changes.removeValue(forKey: path) ?? [] where change.isCounted {
      settle(change, at: path, isWritten(change), &record)
    }
  }

  private func settle(
    _ change: FieldChange, at path: String, _ isWritten: Bool, _ record: inout ImportRecord
  ) {
    guard isWritten else {
      return record.remarks.add(
        .refused,
        "\(change.new.unit.shownName) cannot be written to \(path): there it would be read "
          + "otherwise", change.new)
    }
    if change.isNew { record.added += 1 } else { record.changed += 1 }
    if change.new.isStale {
      remark(onLate: change, &record)
    } else {
      approve(
        change.new, change.of, change.change.text, from: change.original,
        to: change.change.language, &record)
    }
  }

  /// Stamps a text that comes back approved.
  private func approve(
    _ new: Delivered, _ unit: Exchange.Unit, _ text: String, from original: Language,
    to language: Language, _ record: inout ImportRecord
  ) {
    guard record.options.stampsApproved, new.unit.isApproved, !new.isStale,
      let source = unit.rendering(in: original)
    else { return }
    record.stamps[unit.topic, default: ImportedStamps()].fields.append(
      Stamp(unit.id, of: source.text, text, in: language))
  }

  /// Says that a text was written whose original is another by now, and stamps it with the original
  /// that it translates.
  private func remark(onLate change: FieldChange, _ record: inout ImportRecord) {
    let source = change.of.rendering(in: change.original)
    let isStamped = change.of.field?.isBesideNotes == false
    record.remarks.add(
      .stale,
      "\(change.new.unit.shownName) is now “\(source?.text.beginning ?? "")” at "
        + "\(source?.place ?? change.of.topic); the translation was written and "
        + (isStamped ? "stays out of date until it is stamped" : "has to be looked at again"),
      change.new, .note)
    guard isStamped else { return }
    record.stamps[change.of.topic, default: ImportedStamps()].late.append(
      Stamp(
        change.of.id, of: change.new.unit.original.plainText, change.change.text,
        in: change.change.language))
  }
}

/// The bytes of the files that fields stand in.
private struct FieldSources {
  private let notes: [String: [UInt8]]
  private let files: [String: ContentDirectory.File]

  init(_ corpus: Corpus) {
    var notes: [String: [UInt8]] = [:]
    for document in corpus.allTopics.flatMap(\.documents) {
      notes[document.source.path] = document.source.bytes
    }
    self.notes = notes
    var files: [String: ContentDirectory.File] = [:]
    for file in corpus.assets + [corpus.settingsFile].compactMap(\.self) {
      files[file.path] = file
    }
    self.files = files
  }

  /// Nil for a file that is not there.
  func bytes(of path: String) -> [UInt8]? {
    notes[path] ?? files[path].flatMap { try? $0.contents() }
  }
}

extension Delivery.Text {
  /// The text of a value, in which nothing is markup.
  var verbatim: String {
    switch self {
    case .markdown(let text): text
    case .pieces(let pieces): pieces.plainText
    }
  }
}
