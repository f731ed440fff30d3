/// Says whether a text that came back is taken.
struct ImportJudgement {
  /// The translations that were taken from deliveries, by language and unit.
  private var taken: [Language: [String: String]] = [:]
  /// The markup that translations lack by custom.
  var habits: MarkHabits?

  /// Whether a changed text is to be written.
  func isDecided(
    _ decision: ImportDecision, _ markdown: String, _ new: Importing.Delivered,
    _ old: Exchange.Rendering?, _ record: inout ImportRecord
  ) -> Bool {
    let name = new.unit.shownName
    let kind: ImportRemarks.Kind
    let message: String
    switch (decision, old) {
    case (.keep, _): return false
    case (.write, _): return true
    case (.gone, _):
      if record.options.preference != .theirs {
        record.remarks.add(
          .gone, "\(name) was taken out of the notes since the export: --theirs brings it back",
          new,
          .note)
      }
      return record.options.preference == .theirs
    case (.respaced, _):
      if record.options.preference != .theirs {
        record.remarks.add(
          .respaced,
          "\(name) has other spaces than \(old?.place ?? "the notes"), which a tool may have folded: "
            + "--theirs takes them", new, .note)
      }
      return record.options.preference == .theirs
    case (.conflict, nil):
      kind = .conflict
      message = "\(name) was changed, but its translation is gone from the notes since the export"
    case (.conflict, let old?), (.unknown, let old?):
      if case .conflict = decision { kind = .conflict } else { kind = .undecided }
      let reason =
        kind == .conflict
        ? "\(name) was changed here, and at \(old.place) since the export"
        : "\(name) differs from \(old.place), and nothing says what was exported"
      let there = old.markdown.passage(differingFrom: markdown)
      message =
        "\(reason): the notes have “\(there)”, this has “"
        + markdown.passage(differingFrom: old.markdown) + "”"
    case (.unknown, nil): return true
    }
    return record.isPreferred(new, kind, message)
  }

  /// Whether a text is more than its original once more.
  ///
  /// Some tools fill missing translations with it. Names and code are the same in other languages.
  func isTranslated(
    _ new: Importing.Delivered, _ unit: Exchange.Unit, _ old: Exchange.Rendering?,
    on desk: (original: Language, language: Language), _ record: inout ImportRecord
  ) -> Bool {
    guard new.unit.isChanged else { return true }
    let here = unit.rendering(in: desk.original)
    let words = Delivery.words(of: new.unit.text.plainText)
    let originals = [new.unit.original.plainText, here?.text].compactMap(\.self)
    guard originals.contains(where: { Delivery.words(of: $0) == words }),
      Language.isTranslatable(
        new.unit.text.allPieces.words, from: desk.original, to: desk.language, isNew: old == nil)
    else { return true }
    let there = old.map { "; \($0.place) stays as it is" } ?? " and is left out"
    record.remarks.add(
      .untranslated, "\(new.unit.shownName) comes back in the words of its original" + there, new)
    return false
  }

  /// Whether no other unit that came back has another text for a unit.
  mutating func isFirst(
    _ markdown: String, _ new: Importing.Delivered, _ unit: Exchange.Unit, in language: Language,
    _ record: inout ImportRecord
  ) -> Bool {
    guard let other = taken[language]?[unit.name] else {
      taken[language, default: [:]][unit.name] = markdown
      return true
    }
    if other != markdown {
      record.remarks.add(
        .conflict,
        "\(new.unit.shownName) comes back twice: once as “"
          + other.passage(differingFrom: markdown) + "”, here as “"
          + markdown.passage(differingFrom: other) + "”; the first was taken", new, .error)
    }
    return false
  }

  /// Whether a text has no control characters, which nobody sees, and which XML cannot hold.
  func isWritable(
    _ markdown: String, _ new: Importing.Delivered, _ record: inout ImportRecord
  ) -> Bool {
    let control = markdown.unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(scalar)
    }
    guard let control else { return true }
    let number = String(control.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
    record.remarks.add(
      .refused, "\(new.unit.shownName) holds the control character U+\(code), which no text has",
      new)
    return false
  }

  /// Whether a text has the markup and placeholders of its original.
  func hasMarks(
    _ markdown: String, _ new: Importing.Delivered, _ unit: Exchange.Unit,
    _ old: Exchange.Rendering?, from language: Language, _ record: inout ImportRecord
  ) -> Bool {
    guard !record.options.allowsLostMarkup else { return true }
    let here = unit.rendering(in: language)
    let isRow = (old ?? here)?.kind == .cell
    let original =
      new.unit.original.isEmpty ? here?.markdown ?? "" : new.unit.original.markdown
    // A text that cannot be read is refused when it is written.
    guard let marks = TextMarks(markdown: markdown, isRow: isRow),
      let source = TextMarks(markdown: original, isRow: isRow)
    else { return true }
    let before = old.flatMap { TextMarks(markdown: $0.markdown, isRow: isRow) }
    let missing =
      marks.faults(against: source, before: before) + marks.losses(against: source, before: before)
    // Customs count for new texts only: marks that an old text lacks are no faults already.
    let (customary, lost) = missing.parted { fault in
      old == nil && (habits?.isCustom(fault, in: unit.topic) ?? false)
    }
    let stray = marks.stray(against: source, before: before)
    let html = MarkdownText.messagesOnHTML(in: markdown).subtracting(
      [original, old?.markdown ?? ""].flatMap(MarkdownText.messagesOnHTML))
    guard !lost.isEmpty || !stray.isEmpty || !html.isEmpty else {
      if !customary.isEmpty {
        record.remarks.add(
          .customary,
          "\(new.unit.shownName) lacks \(customary.list) of its original, as most translations here do",
          new, .note)
      }
      return true
    }
    var faults: [String] = []
    if !lost.isEmpty { faults.append("lacks \(lost.list) of its original") }
    if !stray.isEmpty {
      faults.append("has \(stray.map { "‘\($0)’" }.list), which would be shown as it is written")
    }
    if !html.isEmpty { faults.append("has HTML that its original lacks: \(html.list)") }
    record.remarks.add(
      .marks,
      "\(new.unit.shownName) \(faults.joined(separator: " and ")): mend it, or write it all the same "
        + "with --allow-lost-markup", new)
    return false
  }
}

extension [String] {
  /// The strings of which something is true, and the others.
  fileprivate func parted(by isFirst: (String) -> Bool) -> ([String], [String]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension Language {
  /// Whether a text has words that are others in another language; of texts without a translation
  /// (`isNew`), nothing else tells that they are no names.
  fileprivate static func isTranslatable(
    _ text: String, from original: Language, to language: Language, isNew: Bool
  ) -> Bool {
    guard original != language else { return false }
    let evidence = LanguageEvidence(of: text)
    let isOfEastAsia = [Language.korean, .japanese].contains(language)
    if evidence.hangul > 0 { return language != .korean }
    if evidence.kana > 0 { return language != .japanese }
    if evidence.han > 0 { return original.isDetermined && language == .korean }
    if evidence.functionWords > 0 { return original == .english }
    guard isOfEastAsia else { return false }
    if !isNew { return evidence.words > 0 }
    return evidence.commonWords > 0
      || text.split(whereSeparator: \.isWhitespace).contains { word in
        word.first.map { $0.isLetter && $0.isLowercase } ?? false
          && LanguageEvidence(of: String(word)).words > 0
      }
  }
}

extension [InlinePiece] {
  /// The text without code and addresses.
  fileprivate var words: String {
    var isCode = 0
    var text = ""
    for piece in self {
      switch piece {
      case .text(let part): if isCode == 0 { text += part }
      case .opening(let code): if code.kind == .code { isCode += 1 }
      case .closing(let code): if code.kind == .code { isCode -= 1 }
      case .standalone: text += " "
      }
    }
    return text
  }
}
