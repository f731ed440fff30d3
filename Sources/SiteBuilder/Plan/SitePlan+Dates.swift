import Bitext

extension SitePlan {
  /// The topics of a language whose texts have dates, newest first; topics with the same date keep
  /// their order.
  func datedTopics(in language: Language) -> [(date: String, topic: Int, edition: Int)] {
    var entries: [(date: String, topic: Int, edition: Int)] = []
    for (index, topic) in corpus.topics.enumerated() {
      guard let edition = topic.editions.firstIndex(where: { $0.language == language }),
        let date = topic.documents[topic.editions[edition].document].frontMatter.latestDate
      else { continue }
      entries.append((date, index, edition))
    }
    return entries.sorted { ($1.date, $0.topic) < ($0.date, $1.topic) }
  }
}

extension FrontMatter {
  /// The date of the last change, or else of the first publication.
  var latestDate: String? { updated ?? date }
}
