import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct TopicGroupingTests {
  /// The topics that a folder makes, as `slug: paths`, and what was said about it.
  private func topics(_ files: [String: String]) async throws -> (names: [String], said: [String]) {
    let folder = try TemporaryFolder(files)
    let (corpus, diagnostics) = try await Pipeline(root: folder.url.path).corpus()
    let all = corpus.topics + (corpus.home.map { [$0] } ?? [])
    let names = all.map { topic in
      topic.slug + ": " + topic.documents.map(\.source.path).joined(separator: " ")
    }
    return (names, diagnostics.filter { $0.severity > .note }.map(\.rule))
  }

  private static let english = """
    Keep the labels on the spine short. Readers scan 40 spines in a row and stop at the first word.

    Return books to the cart, not to the shelf. The cart is emptied at 18:00 and every book is checked.
    """
  private static let korean = """
    책등의 라벨은 짧게 쓰세요. 읽는 사람은 책등 40개를 한 줄로 훑다가 첫 단어에서 멈춥니다.

    책은 선반이 아니라 카트에 돌려놓으세요. 카트는 18:00에 비우며 모든 책을 확인합니다.
    """
  private static let otherEnglish = """
    The kiln cools for nine hours. Nobody opens the door before the gauge falls below 60 degrees.

    Glaze is mixed on Mondays, in the small room behind the wheel.
    """

  @Test func `languages meet by path`() async throws {
    let (names, said) = try await topics([
      "shelves/en.md": "# Shelves\n\n\(Self.english)", "shelves/ko.md": "# 선반\n\n\(Self.korean)",
      "carts.md": "# Carts\n\n\(Self.english)", "carts.ko.md": "# 카트\n\n\(Self.korean)",
      "en/kiln.md": "# Kiln\n\n\(Self.otherEnglish)", "ko/kiln.md": "# 가마\n\n\(Self.korean)",
    ])
    #expect(
      names == [
        "carts: carts.ko.md carts.md", "kiln: en/kiln.md ko/kiln.md",
        "shelves: shelves/en.md shelves/ko.md",
      ])
    #expect(said.isEmpty)
  }

  @Test func `sources in any folder meet by title and text`() async throws {
    let (names, _) = try await topics([
      "a1b2.txt": "# Shelves\n\n\(Self.english)",
      "x/9f.txt": "# 선반 (Shelves)\n\n\(Self.korean)",
    ])
    #expect(names == ["shelves: a1b2.txt x/9f.txt"])
  }

  @Test func `a title alone joins nothing`() async throws {
    let (names, said) = try await topics([
      "library/notes.md": "# Overview\n\n\(Self.english)",
      "pottery/notes.md": "# Overview\n\n\(Self.otherEnglish)",
    ])
    #expect(
      names == ["overview: library/notes.md", "pottery-overview: pottery/notes.md"])
    #expect(said == ["slug-taken"])
  }

  @Test func `names that differ in case alone stay two pages`() async throws {
    let (names, said) = try await topics([
      "a/Shelves.md": "# Shelves\n\n\(Self.english)",
      "a/shelves.md": "# Shelves\n\n\(Self.otherEnglish)",
    ])
    #expect(names.count == 2)
    #expect(Set(names.map { $0.prefix { $0 != ":" }.lowercased() }).count == 2)
    #expect(said == ["name-differs-in-case", "slug-taken"])
  }

  @Test func `authors decide with topic and slug`() async throws {
    let (names, _) = try await topics([
      "one.md": "---\ntopic: shelves\nslug: book-shelves\n---\n# One\n\n\(Self.english)",
      "two.md": "---\ntopic: Shelves\n---\n# Zwei\n\n\(Self.otherEnglish)",
      "en/kiln.md": "---\ntopic: kiln\n---\n# Kiln\n\n\(Self.otherEnglish)",
      "ko/kiln.md": "---\ntopic: oven\n---\n# 가마\n\n\(Self.korean)",
    ])
    #expect(
      names == ["book-shelves: one.md two.md", "kiln: en/kiln.md", "topic-x: ko/kiln.md"]
        || names == ["book-shelves: one.md two.md", "kiln: en/kiln.md", "kiln-2: ko/kiln.md"],
      "\(names)")
  }

  @Test func `site settings join and rename, and say what they did not find`() async throws {
    let (names, said) = try await topics([
      "site.yaml": """
      topics:
        join:
          - [one.md, Kiln]
          - [one.md, nowhere.md]
        rename: {first: shelves}
      """,
      "one.md": "# First\n\n\(Self.english)", "b.md": "# Kiln\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["kiln: b.md one.md"] || names == ["shelves: b.md one.md"], "\(names)")
    #expect(said == ["site-settings-unused"] || said.isEmpty == false)
  }

  @Test func `the README of the top is the home page in every language it has`() async throws {
    let (names, _) = try await topics([
      "README.md": "# Library\n\n\(Self.english)", "README.ko.md": "# 도서관\n\n\(Self.korean)",
      "shelves/README.md": "# Shelves\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["shelves: shelves/README.md", "library: README.ko.md README.md"])
  }

  @Test func `a draft is no page`() async throws {
    let (names, _) = try await topics([
      "a.md": "---\ndraft: true\n---\n# A\n\n\(Self.english)",
      "b.md": "# B\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["b: b.md"])
  }

  @Test(.enabled(if: SharedData.isPresent))
  func `the seeds are one topic with several Korean editions and one of its own`() async throws {
    let root = SharedData.url.appending(path: "seeds").path
    let (corpus, _) = try await Pipeline(root: root).corpus()
    #expect(corpus.topics.map(\.slug) == ["002-a9b8f7031133934c", "tables"])
    let tables = try #require(corpus.topics.last)
    #expect(tables.documents.count == 4)
    #expect(tables.editions.filter { $0.language == .korean }.count == 4)
    #expect(tables.editions.filter { $0.language == .english }.count == 2)
    #expect(tables.mainEdition(in: .english)?.title == "Tables")
    #expect(tables.mainEdition(in: .korean)?.title == "테이블")
    #expect(corpus.topics[0].mainEdition(in: .japanese)?.title == "リストと表")
  }
}
