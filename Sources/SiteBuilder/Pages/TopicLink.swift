import Bitext
import Synchronization

/// The name of a topic on pages in one language, and the address they link to.
struct TopicLink: Sendable {
  /// The index of the topic in the corpus; never shown.
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
    known.withLock { known in
      let count = plan.corpus.topics.count
      if let link = known[language]?[topic] { return link }
      let link = TopicLink(
        topic: topic, title: text.title(of: plan.corpus.topics[topic], in: language),
        address: plan.address(of: plan.page(ofTopic: topic, in: language)))
      known[language, default: Array(repeating: nil, count: count)][topic] = link
      return link
    }
  }
}
