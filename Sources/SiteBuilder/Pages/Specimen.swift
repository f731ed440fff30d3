import Bitext

/// A paragraph that a front page shows in all languages, so that readers see at once what the site
/// offers.
struct Specimen {
  /// The index of the topic in the corpus.
  let topic: Int
  /// The index of the unit in the topic.
  let unit: Int

  /// In `Character`s of the original: enough to compare, and few enough for a glance.
  private static let length = 60...420

  /// The first paragraph that is certain in all languages of the site, in the first topic that has
  /// one; nil if there is none.
  ///
  /// - Complexity: O(topics), and O(units) of few.
  static func first(in plan: SitePlan) -> Specimen? {
    let languages = plan.spokenLanguages
    guard languages.count > 1 else { return nil }
    let topics = plan.corpus.topics
    let whole = topics.indices.lazy.filter { index in
      languages.allSatisfy(topics[index].languages.contains)
    }
    for index in whole.prefix(mostTopics) {
      let topic = topics[index]
      let fit = topic.units.firstIndex { isFit($0, of: topic, languages) }
      if let fit { return Specimen(topic: index, unit: fit) }
    }
    return nil
  }

  /// The largest number of topics that are searched.
  private static let mostTopics = 20

  private static func isFit(
    _ unit: TranslationUnit, of topic: Topic, _ languages: [Language]
  ) -> Bool {
    guard let original = topic.originalLanguage ?? languages.first,
      let first = topic.mainVariant(of: unit, in: original),
      length.contains(topic.text(of: first).count)
    else { return false }
    return languages.allSatisfy { language in
      guard let variant = topic.mainVariant(of: unit, in: language),
        variant.confidence >= UnitStates.lowConfidence, variant.segments.count == 1
      else { return false }
      let segment = topic.documents[variant.document].segments[variant.segments[0]]
      // Signs before the first letter mark remarks to somebody, or come from a tool.
      guard segment.kind == .paragraph, let first = segment.text.first else { return false }
      return first.isLetter || first.isNumber
    }
  }
}
