/// A note that somebody wrote about a text, shown beside it.
package struct MarginNote: Hashable, Sendable {
  /// The text that it is about.
  package let place: SegmentPlace
  /// The note as its author wrote it.
  package let text: String
  /// Who wrote it; nil if nobody said.
  package let author: String?
  /// The day on which it was written; nil if nobody said.
  package let date: String?

  /// The author and the day, for people; nil if there is neither.
  package var signature: String? {
    let parts = [author, date].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// An entry of a topic's `<slug>.notes.yaml`.
struct MarginEntry: Sendable {
  /// The first words of the text that it is about.
  let quote: Pin.Quote
  let text: String
  let author: String?
  let date: String?
  /// The place of the entry in its file.
  let range: SourceRange

  /// Reads a file; faulty entries are left out and reported.
  ///
  /// ```yaml
  /// notes:
  /// - of: "A shelf keeps"
  ///   text: Oak is a kind of wood here, not a colour.
  ///   by: Kim
  ///   date: 2026-11-25
  /// ```
  static func reading(_ source: SourceFile) -> ([MarginEntry], [Diagnostic]) {
    var reader = YAMLEntries(source: source, rule: "notes")
    let entries = reader.entries(under: "notes").compactMap { yaml -> MarginEntry? in
      let pairs = reader.pairs(
        of: yaml, named: "a note", known: ["of", "text", "by", "author", "date"])
      let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      guard let of = values["of"], let text = values["text"]?.string, !text.isEmpty else {
        reader.fail(
          "a note has a 'text', and in 'of' the first words of what it is about", at: yaml)
        return nil
      }
      guard let quote = quote(of, &reader) else { return nil }
      let written = values["date"]
      let date = written.flatMap { $0.string }.flatMap { CalendarDate(leading: $0)?.description }
      if let written, date == nil { reader.fail("a date is written as in 2026-11-25", at: written) }
      return MarginEntry(
        quote: quote, text: PlainText.composed(text),
        author: (values["by"] ?? values["author"])?.string, date: date,
        range: yaml.range)
    }
    return (entries, reader.diagnostics)
  }

  private static func quote(_ yaml: YAML, _ reader: inout YAMLEntries) -> Pin.Quote? {
    if let words = yaml.string { return Pin.Quote(PlainText.composed(words)) }
    guard case .mapping = yaml.value else {
      reader.fail("a text is quoted by its first words", at: yaml)
      return nil
    }
    let texts = reader.texts(of: yaml, named: "a quoted text", known: ["in", "words"])
    guard let words = texts["words"] else {
      reader.fail("a quoted text has 'words'", at: yaml)
      return nil
    }
    return Pin.Quote(PlainText.composed(words), in: texts["in"])
  }
}

extension Topic {
  /// The notes about a unit, in the order of its texts.
  package func notes(onUnit unit: Int) -> [MarginNote] {
    notes.filter { unitOfSegment[$0.place.document][$0.place.segment] == unit }
  }
}

extension Pins {
  /// Finds the texts that notes are about, as those of pins.
  ///
  /// - Returns: The notes by place, and diagnostics about notes whose texts are not found.
  static func placing(
    _ files: [(source: SourceFile, entries: [MarginEntry])], in documents: [Document]
  ) -> (notes: [MarginNote], diagnostics: [Diagnostic]) {
    var resolver = Resolver(documents: documents)
    resolver.what = "note"
    resolver.rule = "remark-without-text"
    var notes: [MarginNote] = []
    for (source, entries) in files {
      for entry in entries {
        let pin = Pin(.apart([entry.quote]), range: entry.range)
        guard let place = resolver.place(entry.quote, pin, source) else { continue }
        notes.append(
          MarginNote(place: place, text: entry.text, author: entry.author, date: entry.date))
      }
    }
    // A sort that keeps the order of notes about one text.
    let sorted = notes.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return (sorted.map(\.element), resolver.resolution.diagnostics)
  }
}
