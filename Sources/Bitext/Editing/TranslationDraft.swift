/// A translation of a file that is not there yet: the bytes of the original with the texts that are
/// translated in their places.
///
/// Front matter, marks of lists, tables, pictures, code and everything else that is no text of a unit
/// stay as they are.
struct TranslationDraft {
  /// The replacement of a text that is not translated.
  enum Untranslated: CaseIterable { case nothing, comment }

  /// A text of the original.
  struct Text {
    let segments: [Int]
    /// As it is exported.
    let markdown: String
    /// The translation; nil if there is none yet.
    let translation: String?
  }

  /// A text of the original that stands in a value.
  struct Value {
    let value: Field.Value
    let translation: String?
  }

  /// The bytes of the file; nil if it would not read as intended.
  private(set) var bytes: [UInt8]?
  /// For each text, whether its translation stands in the file.
  private(set) var isWritten: [Bool]
  /// The same for each text in a value.
  let isValueWritten: [Bool]

  /// - Complexity: O(document), read a bounded number of times.
  init(
    _ document: Document, _ texts: [Text], _ values: [Value], in language: Language,
    _ untranslated: Untranslated
  ) {
    isWritten = texts.map { $0.translation != nil }
    Self.leaveFootnotesWithoutBeginning(document, texts, &isWritten)
    let (translated, additions) = Self.filled(document, texts, &isWritten)
    let (filled, areWritten) = Self.filled(translated, values, in: language)
    isValueWritten = areWritten
    var origin: [Int?] = []
    for (index, count) in additions.enumerated() {
      origin.append(index)
      origin += [Int?](repeating: nil, count: count)
    }
    guard origin.count == filled.segments.count else { return }
    var kept = Set<Int>()
    for (text, isWritten) in zip(texts, isWritten) where isWritten {
      kept.formUnion(text.segments.prefix(text.paragraphCount))
    }
    let texts = Set(texts.flatMap(\.segments))
    let removed = origin.enumerated().filter { number, index in
      guard let index, !kept.contains(index) else { return false }
      let segment = document.segments[index]
      guard segment.kind != .frontMatter else { return false }
      // A text of another language that shares the file is no text of this one.
      return texts.contains(index) || segment.language.isDetermined && segment.kind != .code
    }
    let commented = removed.filter { $0.element.map(texts.contains) ?? false }.map(\.offset)
    let cut = DraftCut(
      filled, removed: Set(removed.map(\.offset)),
      entries: zip(values, isValueWritten).compactMap { $1 ? nil : $0.value.key }, language)
    bytes =
      switch untranslated {
      case .nothing:
        cut.bytes(commenting: [], false) ?? cut.bytes(commenting: Set(commented), false)
      case .comment: cut.bytes(commentingMostOf: commented)
      }
  }

  /// Leaves out further paragraphs of footnotes whose first is not translated: below nothing they
  /// would be code.
  private static func leaveFootnotesWithoutBeginning(
    _ document: Document, _ texts: [Text], _ isWritten: inout [Bool]
  ) {
    guard document.holdsFootnotes else { return }
    var isBegun = true
    let order = texts.indices.sorted {
      (texts[$0].segments.first ?? 0) < (texts[$1].segments.first ?? 0)
    }
    for number in order {
      switch texts[number].segments.first.flatMap(document.footnotePlace) {
      case .first?: isBegun = isWritten[number]
      case .further?: if !isBegun { isWritten[number] = false }
      case nil: isBegun = true
      }
    }
  }

  /// The document with the translations that fit, and the number of segments that each segment has
  /// got behind it.
  private static func filled(
    _ document: Document, _ texts: [Text], _ isWritten: inout [Bool]
  ) -> (document: Document, additions: [Int]) {
    let places = TextPlaces(document)
    var changes: [[SegmentEdit]] = []
    var numbers: [Int] = []
    for (number, text) in texts.enumerated() {
      guard isWritten[number], let translation = text.translation else { continue }
      if let edits = edits(text, translation, places) {
        changes.append(edits)
        numbers.append(number)
      } else {
        isWritten[number] = false
      }
    }
    let editing = DocumentEditing(document, changes)
    var additions = document.segments.map { _ in 0 }
    for (change, (number, outcome)) in zip(changes, zip(numbers, editing.outcomes)) {
      guard outcome == .written else {
        isWritten[number] = false
        continue
      }
      for edit in change { if let segment = edit.segment { additions[segment] += edit.additions } }
    }
    return (editing.document, additions)
  }

  /// The document with the translations in values that fit, and which do.
  private static func filled(
    _ document: Document, _ values: [Value], in language: Language
  ) -> (Document, [Bool]) {
    let changes = values.enumerated().compactMap { number, value in
      value.translation.map {
        (
          number,
          FieldEditing.Change(
            value: value.value, language: language, text: $0, original: document.language)
        )
      }
    }
    var isWritten = values.map { _ in false }
    guard !changes.isEmpty else { return (document, isWritten) }
    let editing = FieldEditing(document.source, changes.map(\.1))
    let edited = Segmenter.segment(
      editing.source, pathHint: document.pathKey.language
    ).0
    guard edited.segments.count == document.segments.count else { return (document, isWritten) }
    for ((number, _), written) in zip(changes, editing.isWritten) { isWritten[number] = written }
    return (edited, isWritten)
  }

  /// The edits that write a translation over its original.
  private static func edits(
    _ text: Text, _ translation: String, _ places: TextPlaces
  ) -> [SegmentEdit]? {
    let document = places.document
    let old = text.markdown.split(separator: "\n\n", omittingEmptySubsequences: false).map(
      String.init)
    let new = translation.split(separator: "\n\n", omittingEmptySubsequences: false).map(
      String.init)
    var edits: [SegmentEdit] = []
    for (index, segment) in text.segments.enumerated() where index < new.count {
      let exported = old.count == text.segments.count ? old[index] : ""
      guard
        let edit = SegmentEdit(
          replacing: segment, in: document, with: new[index], exportedAs: exported)
      else { return nil }
      edits.append(edit)
    }
    guard new.count > text.segments.count, let last = text.segments.last else { return edits }
    let rest = MissingText(
      order: 0, original: last...last,
      markdown: new[text.segments.count...].joined(separator: "\n\n"))
    let prefix = places.prefix(of: last)
    let line = document.lineEnding
    guard
      let parts = rest.parts(
        prefix: prefix, kind: document.segments[last].kind, like: places.text(of: last),
        lineEnding: line)
    else { return nil }
    let inner = MissingText.inner(prefix, lineEnding: line)
    let insertion = TextInsertion(
      segment: last, gap: places.gap(after: last), order: 0, separator: inner, prefix: [],
      parts: parts, inner: inner, trail: nil, footnote: document.footnotePlace(of: last))
    let edit = SegmentEdit(inserting: rest.paragraphs.joined(separator: "\n\n"), ways: [insertion])
    return edit.map { edits + [$0] }
  }
}

extension Field.Value {
  /// The key in front matter; nil for other values.
  fileprivate var key: FrontMatter.Key? {
    if case .frontMatter(let key) = self { key } else { nil }
  }
}

extension TranslationDraft.Text {
  /// The number of paragraphs of the translation.
  fileprivate var paragraphCount: Int {
    translation.map {
      $0.split(separator: "\n\n", omittingEmptySubsequences: false).count
    } ?? 0
  }
}
