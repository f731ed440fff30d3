/// Puts the changed texts of one topic beside their counterparts.
struct TopicReview {
  private typealias Change = NotesChanges.Change
  private typealias Counterpart = Review.Counterpart

  private let topic: Topic
  private let former: FormerPairs
  private let aligner: Aligner
  private let documents: [String: Int]
  private(set) var items: [Review.Item] = []
  /// The indices into ``items`` by the units of changed texts, and by the former ones of removed texts.
  private var itemOfUnit: [Int: Int] = [:]
  private var itemOfFormerUnit: [Int: Int] = [:]

  /// - Parameters:
  ///   - topic: The topic after the changes.
  ///   - changes: The changes of all its texts.
  ///   - aligner: Pairs the texts as they were before.
  init(of topic: Topic, _ changes: [NotesChanges.Change], _ aligner: Aligner) {
    self.topic = topic
    self.aligner = aligner
    former = FormerPairs(of: topic, changes, aligner)
    documents = Dictionary(
      topic.documents.enumerated().map { ($1.source.path, $0) },
      uniquingKeysWith: { first, _ in first })
    for change in changes where change.kind != .unchanged && change.kind != .moved {
      if let new = change.new {
        for unit in units(of: new, change) {
          itemOfUnit[unit] = add(change, to: itemOfUnit[unit], unit: topic.units[unit].id)
        }
      } else if let unit = change.old.flatMap(former.unit) {
        itemOfFormerUnit[unit] = add(change, to: itemOfFormerUnit[unit], unit: nil)
      }
    }
    for (unit, item) in itemOfUnit {
      items[item].counterparts = counterparts(of: items[item], in: unit)
    }
    for item in itemOfFormerUnit.values {
      items[item].counterparts = counterparts(ofRemoved: items[item])
    }
  }

  /// Adds a change to an item, or to a new one if there is none, and returns the item's index.
  private mutating func add(_ change: Change, to place: Int?, unit: String?) -> Int {
    if let place {
      items[place].changes.append(change)
      return place
    }
    items.append(Review.Item(topic: topic, unit: unit, changes: [change]))
    return items.count - 1
  }

  /// The units of a changed text; of several, if it was split.
  private func units(of new: NotesChanges.Text, _ change: Change) -> [Int] {
    let units = Set(self.units(of: new)).sorted()
    // A text that no longer pairs with its original is still shown beside it.
    guard let original = topic.originalLanguage, original != change.language, units.count == 1,
      topic.mainVariant(of: topic.units[units[0]], in: original) == nil,
      let old = change.old, let other = former.counterpart(of: old, in: original),
      let unit = self.units(of: other.text).first,
      topic.mainVariant(of: topic.units[unit], in: change.language) == nil
    else { return units }
    return [unit]
  }

  private func units(of text: NotesChanges.Text) -> [Int] {
    documents[text.path].map { document in
      text.segments.map { topic.unitOfSegment[document][$0] }
    } ?? []
  }

  // MARK: - Counterparts

  /// The languages without a changed text in an item.
  private func otherLanguages(_ item: Review.Item) -> [Language] {
    topic.languages.filter { language in
      language.isDetermined && !item.changes.contains { $0.language == language }
    }
  }

  private func counterparts(of item: Review.Item, in unit: Int) -> [Counterpart] {
    guard let original = topic.originalLanguage else { return [] }
    let isReworded = item.changes.contains { $0.language == original && $0.hasNewWords }
    let change = item.changes.first { $0.language == original } ?? item.changes.first
    return otherLanguages(item).map { language in
      let before = change?.old.flatMap { former.counterpart(of: $0, in: language) }
      let own = own(in: language, of: unit, unlessSurer: before?.confidence ?? 0)
      guard let text = own ?? before?.text ?? lost(in: language, of: unit, item) else {
        return Counterpart(language: language, state: .missing, text: nil)
      }
      let isChanged = own == nil && before?.hasNewWords == true
      return Counterpart(
        language: language,
        state: isChanged ? .changed : isReworded && language != original ? .stale : .same,
        text: text)
    }
  }

  /// The text of a unit, unless it is surer that it belongs to another one.
  private func own(
    in language: Language, of unit: Int, unlessSurer confidence: Double
  ) -> NotesChanges.Text? {
    guard let variant = topic.mainVariant(of: topic.units[unit], in: language),
      variant.confidence >= confidence
    else { return nil }
    let text = NotesChanges.Text(
      document: topic.documents[variant.document], segments: Array(variant.segments))
    guard let original = topic.originalLanguage, language != original,
      let other = former.original(of: text, in: original), other.confidence > variant.confidence,
      !units(of: other.text).contains(unit)
    else { return text }
    return nil
  }

  /// The text that translates the former words of a text that now stands alone.
  private func lost(
    in language: Language, of unit: Int, _ item: Review.Item
  ) -> NotesChanges.Text? {
    LostCounterpart(of: unit, item, aligner).variant(in: language).map { variant in
      NotesChanges.Text(
        document: topic.documents[variant.document], segments: Array(variant.segments))
    }
  }

  /// The translations of a removed original that are still there, or the original of a removed
  /// translation.
  private func counterparts(ofRemoved item: Review.Item) -> [Counterpart] {
    guard let change = item.changes.first, let old = change.old else { return [] }
    let isOriginal = change.language == topic.originalLanguage
    return otherLanguages(item).compactMap { language in
      guard isOriginal || language == topic.originalLanguage,
        let found = former.counterpart(of: old, in: language), !found.hasNewWords,
        !units(of: found.text).contains(where: isStale)
      else { return nil }
      return Counterpart(language: language, state: isOriginal ? .stale : .same, text: found.text)
    }
  }

  /// Whether a unit is shown because its original was changed.
  private func isStale(_ unit: Int) -> Bool {
    guard let item = itemOfUnit[unit] else { return false }
    return items[item].changes.contains { $0.language == topic.originalLanguage }
  }
}
