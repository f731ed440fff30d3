import Bitext
import RowStyles
import Synchronization

/// The examples of topics, computed when a page first needs them.
final class LazyExamples: Sendable {
  private let book: ExampleBook
  private let matcher: MatcherBox
  private let corpus: Corpus
  private let known = Mutex<[Int: TopicExamples]>([:])

  init(_ book: ExampleBook, _ corpus: Corpus) {
    self.book = book
    self.corpus = corpus
    matcher = MatcherBox()
  }

  private init(_ book: ExampleBook, _ corpus: Corpus, matcher: MatcherBox) {
    self.book = book
    self.corpus = corpus
    self.matcher = matcher
  }

  /// The examples for newer texts with an unchanged glossary.
  func updating(_ corpus: Corpus, _ book: ExampleBook) -> LazyExamples {
    LazyExamples(book, corpus, matcher: matcher)
  }

  /// Holds the matcher, which is made once for all texts that share a glossary.
  private final class MatcherBox: Sendable {
    let made = Mutex<ConceptMatcher?>(nil)
  }

  func of(_ topic: Int) -> TopicExamples {
    if let examples = known.withLock({ $0[topic] }) { return examples }
    let examples = work(out: topic)
    known.withLock { $0[topic] = examples }
    return examples
  }

  /// Whether a topic is about tables of apps, by its titles and by its texts.
  ///
  /// A title alone is not enough: “Table of contents”, “Dinner table”, “목록”.
  ///
  /// - Complexity: O(1) for topics with other titles, O(units of the topic) for these.
  func speaksOfTables(_ topic: Int) -> Bool {
    TopicExamples.isAboutTables(corpus[topic]) && of(topic).meaning.isOfTables
  }

  /// Computes the examples of a topic without storing them here.
  func work(out topic: Int, remembering memory: SiteMemory? = nil) -> TopicExamples {
    // The front page shows the examples in its fences alone.
    guard topic != corpus.homeNumber else {
      return TopicExamples(of: corpus[topic], meaning: TopicMeaning(), book: book)
    }
    let units = corpus[topic].units.count
    let meaning =
      memory?.meaning(ofTopic: topic, units: units) { self.meaning(of: topic) }
      ?? self.meaning(of: topic)
    return TopicExamples(of: corpus[topic], meaning: meaning, book: book)
  }

  private func meaning(of topic: Int) -> TopicMeaning {
    let matcher = matcher.made.withLock { matcher in
      let made = matcher ?? ConceptMatcher(more: corpus.glossary.conceptNames)
      matcher = made
      return made
    }
    return TopicMeaning(of: corpus[topic], matcher)
  }
}
