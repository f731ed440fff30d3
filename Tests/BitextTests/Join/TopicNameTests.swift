import TestSupport
import Testing

@testable import Bitext

/// What a person may call a topic.
@Suite struct TopicNameTests {
  @Test(arguments: [
    "shelves", "Shelves", "  shelves", "서가", "shelves/en.md", "./shelves/ko.md", "shelves/",
    "shelves/shelves.stamps.yaml", "ko/shelves/", "https://notes.example/a/ko/shelves/second/#x-1",
    "en/parallel/shelves/", "\u{1109}\u{1165}\u{1100}\u{1161}",
  ])
  func `a topic is found by address, title, file and folder`(name: String) async throws {
    let corpus = try await Library.corpus(of: [
      "shelves/en.md": Library.english, "shelves/ko.md": Library.korean,
      "doors/en.md": "# Doors\n\nA door closes.\n",
    ])
    #expect(corpus.topics(called: name).map(\.slug) == ["shelves"])
  }

  @Test(arguments: ["shelve", "shelves/fr.md", "en/nothing/", "", "/", "shelves/e"])
  func `what is none is not found`(name: String) async throws {
    let corpus = try await Library.corpus(of: Library.files)
    #expect(corpus.topics(called: name).isEmpty)
  }

  @Test(arguments: ["beds", "garden/beds"])
  func `a topic is found by the name of its files without their languages`(name: String)
    async throws
  {
    let corpus = try await Library.corpus(of: [
      "garden/beds.en.md": "# Raised places\n\nA place closes at 19:00.\n",
      "garden/beds.ko.md": "# 높은 자리\n\n자리는 19:00에 닫습니다.\n",
      "other/doors.md": "# Doors\n\nA door closes.\n",
    ])
    #expect(corpus.topics(called: name).map(\.slug) == ["raised-places"])
  }

  @Test func `a title of two topics finds both`() async throws {
    let corpus = try await Library.corpus(of: [
      "a/one.md": "# Overview\n\nA door closes at 19:00.\n",
      "b/two.md": "# Overview\n\nEvery window has a green shutter.\n",
    ])
    #expect(corpus.topics(called: "Overview").count == 2)
    #expect(corpus.name(like: "Overvew") != nil)
  }
}
