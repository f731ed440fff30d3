import TestSupport
import Testing

@testable import Bitext

/// English titles and labels within Korean and Japanese texts.
struct KeptLabelsTests {
  private static let korean = "선반에는 책이 스물네 권 들어가며 라벨에 그렇게 적혀 있습니다."
  private static let japanese = "棚には本が二十四冊入り、ラベルにそう書いてあります。"
  private static let english = "A shelf keeps 24 books and says so on its label."

  /// The texts that stay in English.
  private func kept(_ markdown: String) -> [String] {
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: markdown))
    for segment in document.segments where segment.audience != segment.language {
      #expect(segment.language == .english && segment.audience == document.language)
    }
    return document.segments.filter { $0.audience != $0.language }.map(\.text)
  }

  @Test(arguments: [korean, japanese])
  func `belong to the text around them`(text: String) {
    #expect(
      kept("# Shelves\n\n\(text)\n\n**Best practices**\n\n\(text)\n")
        == ["Shelves", "Best practices"])
    #expect(kept("## Say what the shelf is for\n\n\(text)\n") == ["Say what the shelf is for"])
    #expect(kept("- Large\n  - \(text)\n- Small\n  - \(text)\n") == ["Large", "Small"])
    #expect(
      kept("| Style | Size |\n|-|-|\n| Large Title | 34 |\n| Body | 17 |\n\n\(text)\n")
        == ["Style Size", "Large Title 34", "Body 17"])
    #expect(kept("> **Important**\n>\n> \(text)\n\n\(text)\n") == ["Important"])
    #expect(
      kept(
        "\(text)\n\n# Related\n\n- [How to make the shelf of a library](a.md)\n- [Books](b.md)\n")
        == ["Related", "How to make the shelf of a library", "Books"])
    // A quoted half sentence does not make the text English.
    #expect(
      kept("# Shelves\n\n" + Array(repeating: text + "\n\n", count: 12).joined() + Self.english)
        == ["Shelves"])
  }

  @Test(arguments: [korean, japanese])
  func `are English where a measure such as 2D stands in them`(text: String) {
    #expect(kept("# 2D shelf\n\n\(text)\n\n**4K lamp**\n\n\(text)\n") == ["2D shelf", "4K lamp"])
  }

  @Test(arguments: [korean, japanese])
  func `belong to an English text where there is one`(text: String) {
    #expect(kept("# Shelves\n\n\(Self.english)\n\n> \(text)\n\n## Labels\n\n\(text)\n").isEmpty)
    #expect(kept("# Shelves\n\n\(Self.english)\n").isEmpty)
    #expect(kept("# Shelves\n").isEmpty)
    #expect(kept("---\ndescription: \(Self.english)\n---\n\n\(text)\n").isEmpty)
  }

  @Test(arguments: [("# 선반", korean), ("# 本棚の話", japanese)])
  func `are English where the same title follows or stands before`(title: String, text: String) {
    #expect(kept("# Shelves\n\n\(title)\n\n\(text)\n").isEmpty)
    #expect(kept("\(title)\n\n# Shelves\n\n\(text)\n").isEmpty)
    #expect(kept("# Shelves\n\n#\(title)\n\n\(text)\n") == ["Shelves"])
    // A pair that occurs once may be a section and its first title; repeated, it is a title in two
    // languages.
    let pair = "## Shelves\n\n**\(title.dropFirst(2))**\n\n\(text)\n\n"
    #expect(kept(pair) == ["Shelves"])
    #expect(kept(pair + pair + "## Boards\n\n\(text)\n").isEmpty)
    #expect(kept(pair + "## Boards\n\n\(text)\n\n") == ["Shelves", "Boards"])
  }

  @Test(arguments: [("## 선반", korean), ("## 本棚の話", japanese)])
  func `are forgotten where they are sentences and other titles are translated`(
    title: String, text: String
  ) {
    let rest = "\n\n\(text)\n\n\(title)\n\n\(text)\n\n\(title)\n\n\(text)\n"
    #expect(kept("## Say what the shelf is for" + rest).isEmpty)
    #expect(kept("## Best practices" + rest) == ["Best practices"])
    // Titles of other levels do not count.
    #expect(kept("# Say what the shelf is for" + rest) == ["Say what the shelf is for"])
  }

  @Test(arguments: [korean, japanese])
  func `are the heads of tables in HTML that come again`(text: String) {
    let table = """
      <table>
      <tr><th>Bad</th><th>Good</th></tr>
      <tr><td>

      ```
      shelf
      ```

      </td></tr>
      </table>


      """
    let part = "\(text)\n\n\(table)"
    #expect(kept(part + part + part) == ["Bad", "Good", "Bad", "Good", "Bad", "Good"])
    // In two languages it is a text of its own.
    let word = text == Self.korean ? "나쁜 예" : "悪い例"
    #expect(kept("Bad\n\n\(word)\n\n\(text)\n\nBad\n\n\(word)\n\n\(text)\n").isEmpty)
  }

  private static let files = [
    "shelves/en.md": """
    # Shelves

    A shelf keeps 24 books and says so on its label.

    ## Best practices

    Call the owner when the library closes at 19:00.

    | Style | Size |
    | --- | --- |
    | Large Title | 34 |

    """,
    "shelves/ko.md": """
    # Shelves

    서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

    ## Best practices

    도서관이 19:00에 닫을 때 주인을 부르세요.

    | Style | Size |
    | --- | --- |
    | Large Title | 34 |

    """,
    "shelves/ja.md": """
    # Shelves

    書架には本が24冊入り、ラベルにそう書いてあります。

    ## Best practices

    図書館が19:00に閉まるときに持ち主を呼び出します。

    | Style | Size |
    | --- | --- |
    | Large Title | 34 |

    """,
  ]

  @Test func `meet their originals, and no English text lacks anything`() async throws {
    let corpus = try await Library.corpus(of: Self.files)
    let topic = try #require(corpus.topics.first)
    #expect(topic.editions.map(\.language) == [.english, .korean, .japanese])
    #expect(topic.units.count == 6)
    for unit in topic.units {
      #expect(unit.variants.map(\.language) == [.english, .korean, .japanese], "\(unit.id)")
    }
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `are translated in their place`(format: ExchangeFormat) async throws {
    let corpus = try await Library.corpus(of: Self.files)
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
    let words = "Best practices"
    let (before, after) = format == .po ? ("msgstr \"", "\"") : (">", "</target>")
    let received = sent.replacing(before + words + after, with: before + "모범 사례" + after)
    #expect(received != sent)
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: received)), into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let file = try #require(importing.files.first)
    let expected = Self.files["shelves/ko.md"]?.replacing(words, with: "모범 사례")
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
  }
}
