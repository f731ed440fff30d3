import Testing

@testable import Bitext

struct TopicKeyTests {
  private func key(
    slug: String = "shelf", titles: [Language: String] = [.english: "Shelf"],
    section: String = "tools", texts: [UInt64] = [1, 2],
    sidecars: [[UInt8]] = [[1], [2]], lessons: UInt64 = 3
  ) -> TopicKey {
    TopicKey(
      TopicPlan(
        slug: slug, givenTitles: titles, section: section, weight: nil, documents: [], titles: []),
      texts: texts, sidecars: sidecars, lessons: lessons)
  }

  @Test func `another value of any field gives another digest`() {
    let others: [String: [TopicKey]] = [
      "slug": [key(slug: "drawer")],
      "givenTitles": [
        key(titles: [:]), key(titles: [.korean: "Shelf"]), key(titles: [.english: "Drawer"]),
      ],
      "section": [key(section: "")],
      "texts": [key(texts: [1]), key(texts: [2, 1]), key(texts: [1, 2, 3])],
      "sidecars": [key(sidecars: []), key(sidecars: [[1, 2]]), key(sidecars: [[], [1], [2]])],
      "lessons": [key(lessons: 4)],
    ]
    // A field that is new needs a sample here, and a line in the digest.
    #expect(Set(others.keys) == Set(Mirror(reflecting: key()).children.compactMap(\.label)))
    let digests = [key().digest] + others.values.flatMap { $0.map(\.digest) }
    #expect(Set(digests).count == digests.count)
    #expect(key().digest == key().digest)
  }
}
