import Bitext
import RowStyles
import Synchronization

/// The examples of topics, worked out when a page first needs them.
final class LazyExamples: Sendable {
  private let book: ExampleBook
  private let topics: [Topic]
  private let matcher: Mutex<ConceptMatcher?>
  private let names: Corpus
  private let known = Mutex<[Int: TopicExamples]>([:])

  init(_ book: ExampleBook, _ corpus: Corpus) {
    self.book = book
    topics = corpus.topics
    names = corpus
    matcher = Mutex(nil)
  }

  func of(_ topic: Int) -> TopicExamples {
    if let examples = known.withLock({ $0[topic] }) { return examples }
    let examples = work(out: topic)
    known.withLock { $0[topic] = examples }
    return examples
  }

  /// Works out the examples of a topic without keeping them.
  func work(out topic: Int) -> TopicExamples {
    let matcher = matcher.withLock { matcher in
      let made = matcher ?? ConceptMatcher(more: names.glossary.conceptNames)
      matcher = made
      return made
    }
    return TopicExamples(of: topics[topic], book: book, matcher: matcher)
  }
}
