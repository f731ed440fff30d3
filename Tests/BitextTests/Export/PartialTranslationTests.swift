import Testing

@testable import Bitext

/// A new file of a topic of which not all texts came back.
@Suite struct PartialTranslationTests {
  private static let folds = """
    # Library

    A shelf holds 24 books of one size.

    <details>
    <summary><strong>Opening hours</strong></summary>

    The reading room has 48 chairs.

    </details>

    <details>

    <summary>Closed on 25 days</summary>

    The garden is open for 6 months.

    </details>

    """

  private static let fence = """
    # Library

    A shelf holds 24 books of one size.

    ```
    The reading room has 48 chairs for people who like to read in silence.

    The garden is open for 6 months, and nobody closes it in the evening.
    ```

    A bell rings 3 times.

    """

  private static let table = """
    # Library

    A shelf holds 24 books of one size.

    | Room | Chairs |
    | --- | --- |
    | Hall of 1912 | 12 |
    | Attic of 1824 | 24 |

    A bell rings 3 times.

    """

  private static let translations = [
    "Library": "도서관", "Room | Chairs": "방 | 의자",
    "Hall of 1912 | 12": "1912년의 강당 | 12", "Attic of 1824 | 24": "1824년의 다락 | 24",
    "A shelf holds 24 books of one size.": "서가에는 크기가 같은 책 24권이 들어갑니다.",
    "The reading room has 48 chairs.": "열람실에는 의자 48개가 있습니다.",
    "The garden is open for 6 months.": "정원은 6개월 동안 열려 있습니다.",
    "A bell rings 3 times.": "종은 3번 울립니다.",
    "The reading room has 48 chairs for people who like to read in silence.":
      "열람실에는 조용히 읽고 싶은 사람을 위한 의자 48개가 있습니다.",
    "The garden is open for 6 months, and nobody closes it in the evening.":
      "정원은 6개월 동안 열려 있고, 저녁에는 아무도 닫지 않습니다.",
  ]

  /// The import of what came back for a note, without the texts that begin with one of `left`.
  private func importing(
    _ english: String, without left: [String] = []
  ) async throws -> (Importing, ko: String) {
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(english.utf8)])
    let exchange = Exchange(corpus, Exchange.Options(languages: [.english, .korean]))
    let units = exchange.units.compactMap { unit -> Delivery.Unit? in
      guard let original = unit.rendering(in: .english),
        let text = Self.translations[original.text] ?? Self.translations[original.markdown],
        !left.contains(where: { original.text.hasPrefix($0) })
      else { return nil }
      return Delivery.Unit(
        name: unit.name, original: .markdown(original.markdown), text: .markdown(text),
        exported: nil, isUnfinished: false, range: SourceRange(0, 0))
    }
    let back = Delivery(
      source: SourceFile(path: "back", text: ""), original: .english, language: .korean,
      units: units)
    let importing = Importing(back, into: corpus)
    let file = importing.files.first { $0.path == "note/ko.md" }
    return (importing, String(decoding: file?.bytes ?? [], as: UTF8.self))
  }

  @Test func `a fold without its title keeps its tags`() async throws {
    let (importing, ko) = try await importing(Self.folds)
    #expect(importing.added == 4)
    #expect(!ko.contains("summary"))
    for tag in ["<details>", "</details>"] {
      #expect(ko.split(separator: tag, omittingEmptySubsequences: false).count == 3, "\(ko)")
    }
    for text in ["의자 48개", "6개월"] { #expect(ko.contains(text), "\(ko)") }
  }

  @Test(arguments: [
    [], ["The reading room"], ["The garden"], ["Library", "The garden"], ["Hall"],
    ["Hall", "Attic"],
  ])
  func `no text counts as added that is not in the file`(left: [String]) async throws {
    for note in [Self.folds, Self.fence, Self.table] {
      let (importing, ko) = try await importing(note, without: left)
      let written = Self.translations.values.count { ko.contains($0) }
      #expect(importing.added == written, "\(left): \(ko)")
      #expect(written >= 3 - left.count, "\(left): \(ko)")
    }
  }

  @Test(arguments: [true, false])
  func `a table without its first row keeps the rule below its header`(keepsOriginals: Bool)
    async throws
  {
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(Self.table.utf8)])
    let draft = try NewTranslation(
      of: try #require(corpus.topics.first), in: .korean, of: corpus,
      keepsOriginals: keepsOriginals)
    let (_, ko) = try await importing(Self.table, without: ["Hall"])
    #expect(ko.contains("| 방 | 의자 |\n| --- | --- |\n| 1824년의 다락 | 24 |\n"), "\(ko)")
    // What waits as a comment is no original of the text below it.
    let text = String(decoding: draft.bytes, as: UTF8.self) + "\n도서관은 오늘 문을 닫습니다.\n"
    let source = SourceFile(path: "note/ko.md", text: text)
    let languages = Segmenter.segment(source).0.segments.map(\.language)
    #expect(languages.filter(\.isDetermined) == [.korean])
  }
}
