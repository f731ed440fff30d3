/// A topic before its sources are joined.
struct TopicPlan: Sendable {
  var slug: String
  /// Titles that `site.yaml` gives the topic in place of its own.
  let givenTitles: [Language: String]
  let section: String
  /// The least `weight:` of the sources, or what other tools have for it.
  let weight: Double?
  /// The version of the subject that the folders of all sources name; nil for most topics.
  var version: String?
  var documents: [Document] {
    didSet { profiles = [] }
  }
  var titles: [DocumentTitle]
  /// The profiles of the documents' streams, as far as grouping needed them.
  var profiles: [StreamProfiles?] = []
  var pins = Pins()
  var stamps = Stamps()
  var notes: [MarginNote] = []
}
