/// A source of a corpus, by its numbers.
package struct NoteNumber: Hashable, Sendable {
  /// The number of its topic.
  package let topic: Int
  /// Its index among the documents of the topic.
  package let document: Int

  package init(topic: Int, document: Int) {
    self.topic = topic
    self.document = document
  }
}
