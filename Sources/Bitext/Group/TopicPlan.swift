/// What is known of a topic before its sources are joined.
package struct TopicPlan: Sendable {
  package var slug: String
  /// Titles that `site.yaml` gives the topic in place of its own.
  package let givenTitles: [Language: String]
  package let section: String
  package let weight: Int?
  package var documents: [Document] {
    didSet { profiles = [] }
  }
  package var titles: [DocumentTitle]
  /// What the aligner knows of the documents' streams, for those where grouping asked for it.
  package var profiles: [StreamProfiles?] = []
  package var pins = Pins()
  package var stamps = Stamps()
}
