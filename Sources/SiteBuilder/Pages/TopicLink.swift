import Bitext
import Synchronization

/// The name and address of a topic on pages in one language.
///
/// It is an object, because each page has dozens of links that other pages share.
final class TopicLink: Sendable {
  /// The index of the topic in the corpus, which no page shows.
  let topic: Int
  let title: String
  /// The language of the title.
  let language: Language
  /// Relative to the root of the site, percent-encoded.
  let address: String
  /// Equal for links with the same title, language and address.
  let digest: UInt64

  init(topic: Int, title: (text: String, language: Language), address: String) {
    self.topic = topic
    self.title = title.text
    language = title.language
    self.address = address
    var digest = Digest()
    digest.update(title.text)
    digest.update(title.language.tag)
    digest.update(address)
    self.digest = digest.value
  }

  /// The same link with another address.
  func leading(to address: String) -> TopicLink {
    TopicLink(topic: topic, title: (title, language), address: address)
  }
}

/// The links to all topics in each language, created when a page first needs them.
final class TopicLinks: Sendable {
  private let plan: SitePlan
  private let text: SiteText
  private let known = Mutex<[Language: [TopicLink?]]>([:])

  init(_ plan: SitePlan, _ text: SiteText) {
    self.plan = plan
    self.text = text
  }

  func link(to topic: Int, in language: Language) -> TopicLink {
    links(to: CollectionOfOne(topic), in: language)[0]
  }

  /// The links to some topics, in their order.
  func links(to topics: some Collection<Int>, in language: Language) -> [TopicLink] {
    known.withLock { known in
      // Takes the links out of the dictionary, so that they are looked up once and not copied.
      var links =
        known.removeValue(forKey: language)
        ?? Array(repeating: nil, count: plan.corpus.numbers.count)
      defer { known[language] = links }
      return topics.map { topic in
        if let link = links[topic] { return link }
        let link = TopicLink(
          topic: topic, title: text.title(of: plan.corpus[topic], in: language),
          address: plan.address(of: plan.page(ofTopic: topic, in: language)))
        links[topic] = link
        return link
      }
    }
  }
}
