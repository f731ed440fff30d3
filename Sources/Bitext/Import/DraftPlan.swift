import TextBasics

/// A file that is made of its original, with the translations that there are.
struct DraftPlan {
  struct Unit {
    let id: String
    let segments: [Int]
    /// The original as it is exported.
    let markdown: String
    /// The translation that the file has; nil if it has none.
    let translation: String?

    func translated(by translation: String?) -> Unit {
      Unit(id: id, segments: segments, markdown: markdown, translation: translation)
    }
  }

  /// A text that stands in a value.
  struct Value {
    let id: String
    let value: Field.Value
    let translation: String?
  }

  let source: Document
  let language: Language
  private(set) var units: [Unit]
  private let values: [Value]
  private let untranslated: TranslationDraft.Untranslated

  /// A file that has no translation yet.
  init(of source: Int, on desk: TopicDesk, _ untranslated: TranslationDraft.Untranslated) {
    self.init(of: source, on: desk, translated: nil, untranslated)
  }

  /// The file as it is, if it is a draft in which nobody has changed anything but translated texts.
  init?(of source: Int, on desk: TopicDesk, asIn document: Document) {
    let index = desk.topic.documents.firstIndex { $0.source.path == document.source.path }
    for untranslated in TranslationDraft.Untranslated.allCases {
      var plan = DraftPlan(of: source, on: desk, translated: index, untranslated)
      if untranslated == .comment,
        let read = DraftReading(
          document, of: plan.source, plan.units.map { ($0.id, $0.segments) })
      {
        plan.units = plan.units.map { $0.translated(by: read.translations[$0.id]) }
      }
      if plan.draft([:], [:]).bytes == document.source.bytes {
        self = plan
        return
      }
    }
    return nil
  }

  private init(
    of source: Int, on desk: TopicDesk, translated: Int?,
    _ untranslated: TranslationDraft.Untranslated
  ) {
    let document = desk.topic.documents[source]
    let open = document.hasTextsInComments ? document.withOpenComments : nil
    self.source = open ?? document
    language = desk.language
    self.untranslated = untranslated
    units = desk.units.compactMap { unit in
      guard unit.field == nil, let original = unit.rendering(in: desk.original),
        original.document == source
      else { return nil }
      let translation = desk.translation(of: unit, exported: nil)
      return Unit(
        id: unit.id, segments: original.segments, markdown: original.markdown,
        translation: translation.flatMap { $0.document == translated ? $0.markdown : nil })
    }
    let values = Self.values(
      of: document, on: desk, translated: translated.map { desk.topic.documents[$0] })
    self.values = values
  }

  private static func values(
    of source: Document, on desk: TopicDesk, translated: Document?
  ) -> [Value] {
    let fields = desk.units.compactMap { unit in unit.field.map { (unit: unit, field: $0) } }
    var values: [Value] = []
    for key in [FrontMatter.Key.title, .description] where source.frontMatter.entries[key] != nil {
      let text = key == .title ? source.frontMatter.title : source.frontMatter.description
      let own = key == .title ? translated?.frontMatter.title : translated?.frontMatter.description
      let kind = key == .title ? Field.Kind.title : .description
      let id = fields.first { $0.field.kind == kind }?.unit.id ?? "@\(key.rawValue)"
      values.append(
        Value(id: id, value: .frontMatter(key), translation: own == text ? nil : own?.trimmed))
    }
    for (unit, field) in fields where field.kind.isOfPicture || field.kind == .tableText {
      for place in field.places[desk.original] ?? [] where place.path == source.source.path {
        let old = unit.rendering(in: desk.language)
        let isThere = translated != nil && old?.path == translated?.source.path
        // Texts of examples stand in the bytes of the original in all languages.
        let text = field.kind.isOfPicture && isThere ? old?.text : nil
        values.append(Value(id: unit.id, value: place.value, translation: text))
      }
    }
    return values
  }

  /// Whether originals stand in a document of translations as well.
  static func isShared(_ document: Int, _ desk: TopicDesk) -> Bool {
    desk.topic.units.contains { unit in
      unit.variants.contains { $0.document == document && $0.language == desk.original }
    }
  }

  /// The file with further translations, by the ids of their units.
  func draft(_ translations: [String: String], _ fields: [String: String]) -> TranslationDraft {
    let texts = units.map { unit in
      TranslationDraft.Text(
        segments: unit.segments, markdown: unit.markdown,
        translation: translations[unit.id] ?? unit.translation)
    }
    let values = values.map { value in
      TranslationDraft.Value(
        value: value.value, translation: fields[value.id] ?? value.translation)
    }
    return TranslationDraft(source, texts, values, in: language, untranslated)
  }

  /// How often a file is made to find the texts that cannot stand in it.
  private static let mostTries = 256

  /// The changes that can be made beside others, found by halves.
  private func sound(
    _ changes: ArraySlice<ImportPlans.Change>, beside others: [ImportPlans.Change],
    _ fields: [String: String], _ tries: inout Int
  ) -> [ImportPlans.Change] {
    guard !changes.isEmpty, tries > 0 else { return others }
    tries -= 1
    if draft(others + changes, fields).bytes != nil { return others + changes }
    guard changes.count > 1 else { return others }
    let middle = changes.startIndex + changes.count / 2
    let first = sound(changes[..<middle], beside: others, fields, &tries)
    return sound(changes[middle...], beside: first, fields, &tries)
  }

  /// A file after changes.
  struct Result {
    let bytes: [UInt8]
    /// The outcome of each change.
    let outcomes: [DocumentEditing.Outcome]
    /// The ids of the texts in values that were written.
    let fields: Set<String>
  }

  private func draft(
    _ changes: some Collection<ImportPlans.Change>, _ fields: [String: String]
  ) -> TranslationDraft {
    let translations = Dictionary(
      changes.map { ($0.of.id, $0.unit.unit.markdown) }, uniquingKeysWith: { first, _ in first })
    return draft(translations, fields)
  }

  /// The file after changes, and after those of texts in values by the ids of their units, without
  /// the changes that keep it from being read as intended; nil if it cannot be read at all.
  ///
  /// A text that refers to a footnote cannot stand there before the footnote is translated; the others
  /// can.
  func result(of changes: [ImportPlans.Change], _ fields: [String: String]) -> Result? {
    var draft = draft(changes, fields)
    if draft.bytes == nil {
      var tries = Self.mostTries
      var sound = self.sound(changes[...], beside: [], fields, &tries)
      let known = Set(sound.map(\.of.id))
      // A text may be refused without a later one that it needs, such as a footnote.
      for change in changes where !known.contains(change.of.id) && tries > 0 {
        tries -= 1
        if self.draft(sound + [change], fields).bytes != nil { sound.append(change) }
      }
      draft = self.draft(sound, fields)
    }
    guard let bytes = draft.bytes else { return nil }
    let written = Dictionary(
      zip(units.map(\.id), draft.isWritten), uniquingKeysWith: { first, _ in first })
    let known = zip(values, draft.isValueWritten).filter(\.1).map(\.0.id)
    return Result(
      bytes: bytes, outcomes: changes.map { written[$0.of.id] ?? false ? .written : .refused },
      fields: Set(known))
  }
}
