import Bitext
import Testing

@testable import SiteBuilder

struct TopicSurroundingsTests {
  private typealias Name = SectionNames.Name
  private typealias Section = (name: Name, address: String)

  private static func link(_ title: String, _ language: Language = .english) -> TopicLink {
    TopicLink(topic: 1, title: (title, language), address: "en/\(title)/index.html")
  }

  private func surroundings(
    section: Name = Name(text: "Tools", language: nil), sectionAddress: String = "en/#tools",
    isCut: Bool = false, members: [TopicLink] = [link("oak"), link("ash")],
    sections: [Section] = [(Name(text: "Shop", language: nil), "en/shop")],
    previous: TopicLink? = link("elm"), next: TopicLink? = link("fir")
  ) -> TopicSurroundings {
    TopicSurroundings(
      section: section, sectionAddress: sectionAddress, isCut: isCut, members: members,
      sections: sections, previous: previous, next: next)
  }

  @Test func `another value of any field gives another digest`() {
    let shop = Name(text: "Shop", language: nil)
    let others: [String: [TopicSurroundings]] = [
      "section": [
        surroundings(section: shop), surroundings(section: Name(text: "Tools", language: .korean)),
      ],
      "sectionAddress": [surroundings(sectionAddress: "ko/#tools")],
      "isCut": [surroundings(isCut: true)],
      "members": [
        surroundings(members: []), surroundings(members: [Self.link("ash"), Self.link("oak")]),
        surroundings(members: [Self.link("oak", .korean), Self.link("ash")]),
      ],
      "sections": [
        surroundings(sections: []), surroundings(sections: [(shop, "en/other")]),
        surroundings(sections: [(Name(text: "Tools › Shop", language: nil), "en/shop")]),
        surroundings(sections: [(Name(text: "Shop", language: .english), "en/shop")]),
      ],
      "previous": [surroundings(previous: nil), surroundings(previous: Self.link("fir"))],
      "next": [surroundings(next: nil), surroundings(next: Self.link("elm"))],
    ]
    // A field that is new needs a sample here, and a line in the digest.
    let fields = Mirror(reflecting: surroundings()).children.compactMap(\.label)
    #expect(Set(others.keys) == Set(fields))
    let digests = [surroundings().digest] + others.values.flatMap { $0.map(\.digest) }
    #expect(Set(digests).count == digests.count)
    #expect(surroundings().digest == surroundings().digest)
  }
}
