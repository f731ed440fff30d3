/// Everything that a topic is made of: equal keys make equal topics.
struct TopicKey: Hashable, Sendable {
  private let slug: String
  private let givenTitles: [Language: String]
  private let section: String
  /// For each source a number that no other text has: a digest of it, or its version.
  var texts: [UInt64]
  /// The bytes of the files beside the sources that correct the topic.
  var sidecars: [[UInt8]]
  /// A digest of the program and of everything that the aligner learns from.
  var lessons: UInt64

  init(_ plan: TopicPlan, texts: [UInt64], sidecars: [[UInt8]], lessons: UInt64) {
    slug = plan.slug
    givenTitles = plan.givenTitles
    section = plan.section
    self.texts = texts
    self.sidecars = sidecars
    self.lessons = lessons
  }

  /// The key as a number, for a memory that outlives the program.
  var digest: UInt64 {
    var digest = Digest()
    digest.update("topic")
    digest.update(lessons)
    digest.update(slug)
    digest.update(section)
    digest.update(givenTitles.count)
    for (language, title) in givenTitles.sorted(by: { $0.key < $1.key }) {
      digest.update(language.tag)
      digest.update(title)
    }
    digest.update(texts.count)
    for text in texts { digest.update(text) }
    for bytes in sidecars { digest.update(bytes) }
    return digest.value
  }
}
