/// A topic before its sources are joined.
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
  /// The profiles of the documents' streams, as far as grouping needed them.
  package var profiles: [StreamProfiles?] = []
  package var pins = Pins()
  package var stamps = Stamps()
}
