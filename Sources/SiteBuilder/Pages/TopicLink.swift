import Bitext
import Synchronization

/// How pages in one language name a topic, and where they lead to it.
struct TopicLink: Sendable {
  /// The topic, by its place in the corpus: no page shows it.
  let topic: Int
  let title: String
  /// The language of the title.
  let language: Language
  /// From the root of the site, percent-encoded.
  let address: String
  /// Equal for links that look and lead the same.
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

  /// The same name for another address.
  func leading(to address: String) -> TopicLink {
    TopicLink(topic: topic, title: (title, language), address: address)
  }
}

/// The links to all topics in each language, made when a page first needs them.
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
