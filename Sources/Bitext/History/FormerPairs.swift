/// The pairs of texts and translations in a topic before it was changed, followed to the texts that
/// they have become.
///
/// An edit may make a text so unlike its translation that both stand alone, or that one of them is
/// paired with a text beside it. So the former sources are aligned as well, and each text is
/// followed to its present state.
struct FormerPairs {
  /// A text that was paired with another one before the changes.
  struct Counterpart {
    /// The text as it is now.
    let text: NotesChanges.Text
    /// The probability that the two texts belonged together.
    let confidence: Double
    /// Whether the text was changed, too.
    let hasNewWords: Bool
  }

  /// A segment in one of the states.
  private struct Place: Hashable {
    let path: String
    let segment: Int
  }

  private let former: Topic
  private let documents: [String: Int]
  /// The changes of the topic, by the places of the texts before and after.
  private let changeOfOld: [Place: NotesChanges.Change]
  private let changeOfNew: [Place: NotesChanges.Change]

  /// - Parameters:
  ///   - topic: The topic after the changes.
  ///   - changes: The changes of all its texts.
  ///   - aligner: Pairs the texts as they were before.
  init(of topic: Topic, _ changes: [NotesChanges.Change], _ aligner: Aligner) {
    var olds: [Document] = []
    var documents: [String: Int] = [:]
    var (changeOfOld, changeOfNew): ([Place: NotesChanges.Change], [Place: NotesChanges.Change]) =
      ([:], [:])
    for change in changes {
      if let old = change.old {
        if documents[old.path] == nil {
          documents[old.path] = olds.count
          olds.append(old.document)
        }
        for segment in old.segments {
          changeOfOld[Place(path: old.path, segment: segment)] = change
        }
      }
      guard let new = change.new else { continue }
      for segment in new.segments { changeOfNew[Place(path: new.path, segment: segment)] = change }
    }
    former = TopicBuilder.topic(
      from: TopicPlan(
        slug: topic.slug, givenTitles: [:], section: "", weight: nil, documents: olds,
        titles: olds.map { DocumentTitle(of: $0) }),
      align: aligner.align)
    (self.documents, self.changeOfOld, self.changeOfNew) = (documents, changeOfOld, changeOfNew)
  }

  /// The index of the unit that a text was part of before; nil for a new text.
  func unit(of text: NotesChanges.Text) -> Int? {
    guard let document = documents[text.path], let segment = text.segments.first else { return nil }
    return former.unitOfSegment[document][segment]
  }

  /// The text in a language that was paired with another one before it was changed; nil if there is
  /// none.
  func counterpart(of old: NotesChanges.Text, in language: Language) -> Counterpart? {
    guard let document = documents[old.path] else { return nil }
    var found: NotesChanges.Change?
    var segments: Set<Int> = []
    var confidence = 1.0
    for unit in Set(old.segments.map { former.unitOfSegment[document][$0] }).sorted() {
      let unit = former.units[unit]
      guard let variant = former.mainVariant(of: unit, in: language) else { continue }
      let own = unit.variants.first { $0.language != language && $0.document == document }
      confidence = min(confidence, variant.confidence, own?.confidence ?? 1)
      let path = former.documents[variant.document].source.path
      for segment in variant.segments {
        guard let change = changeOfOld[Place(path: path, segment: segment)], let new = change.new,
          new.path == found?.new?.path ?? new.path
        else { continue }
        found = found ?? change
        segments.formUnion(new.segments)
      }
    }
    return found.flatMap(\.new).map { new in
      let own = segments.compactMap { changeOfNew[Place(path: new.path, segment: $0)] }
      return Counterpart(
        text: NotesChanges.Text(document: new.document, segments: segments.sorted()),
        confidence: confidence, hasNewWords: own.contains(where: \.hasNewWords))
    }
  }

  /// The text in a language that another text, which was not changed, has translated all the time.
  func original(of text: NotesChanges.Text, in language: Language) -> Counterpart? {
    let changes = text.segments.compactMap { changeOfNew[Place(path: text.path, segment: $0)] }
    guard let old = changes.first?.old, !changes.contains(where: \.hasNewWords) else { return nil }
    return counterpart(of: old, in: language)
  }
}
