import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Folders as their authors have them: projects side by side, logs, books, names of languages.
@Suite struct TopicFolderTests {
  private func topics(_ files: [String: String]) async throws -> (
    names: [String], corpus: Corpus
  ) {
    let folder = try TemporaryFolder(files)
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let all = corpus.topics + (corpus.home.map { [$0] } ?? [])
    let names = all.map { topic in
      topic.slug + ": " + topic.documents.map(\.source.path).joined(separator: " ")
    }
    return (names, corpus)
  }

  private static let rules: [(title: String, english: String, japanese: String)] = [
    (
      "Wheels of the cart", "The cart has four wheels, and each of them is oiled on Monday.",
      "台車には車輪が四つあり、月曜日にそれぞれ油をさします。"
    ),
    (
      "Keep books dry", "Books stay dry in the rain when the window is closed.",
      "窓を閉めれば、雨の日も本は濡れません。"
    ),
    ("Close the door", "Close the door of the library at night.", "夜は図書館のドアを閉めます。"),
    ("Read the label", "Read the label before you put the book on the shelf.", "本を棚に置く前にラベルを読みます。"),
    (
      "Ask the children", "Children ask the teacher before they take a picture.",
      "子供は写真を撮る前に先生に聞きます。"
    ),
    (
      "Paper and glue", "Repair torn paper with glue and wait until the morning.",
      "破れた紙は糊で直し、朝まで待ちます。"
    ),
    (
      "Write the date", "Write the date and the name of the reader into the list.",
      "日付と読者の名前を表に書きます。"
    ),
    (
      "Water and fire", "Water and fire are not allowed near the old books.",
      "古い本の近くで水や火を使ってはいけません。"
    ),
  ]

  /// A guide whose tables of code keep their labels in English.
  private static func guide(_ text: (Int) -> String, title: String) -> String {
    var guide = "# \(title)\n"
    for (number, rule) in rules.enumerated() {
      guide += """

        ## \(rule.title)

        \(text(number))

        <table>
        <thead><tr><th>Bad way</th><th>Good way</th></tr></thead>
        <tbody>
        <tr><td>

        ```swift
        put(\(number))
        ```

        </td><td>

        ```swift
        put(book, \(number))
        ```

        </td></tr>
        <tr><td>Nobody can find it</td><td>Everybody can find it</td></tr>
        </tbody></table>

        """
    }
    return guide
  }

  @Test func `a translation that keeps titles and labels in English meets its original`()
    async throws
  {
    let (names, _) = try await topics([
      "library/rules.md": Self.guide({ Self.rules[$0].english }, title: "Rules of the library"),
      "library-ja/guide.md": Self.guide({ Self.rules[$0].japanese }, title: "導入"),
    ])
    #expect(names.count == 1, "\(names)")
  }

  @Test func `the READMEs of two projects in folders of languages are two`() async throws {
    let english = Self.rules.map { "## \($0.title)\n\n\($0.english)\n" }.joined(separator: "\n")
    let japanese = Self.rules.map { "## \($0.title)\n\n\($0.japanese)\n" }.joined(separator: "\n")
    let (names, _) = try await topics([
      "ko/README.md": "# library-ko\n\n- [규칙](rules.md)\n",
      "ja/README.md": "# 図書館の規則\n\n\(japanese)",
      "library/rules.md": "# Rules of the library\n\n\(english)",
      "ja/CHANGELOG.md": "# 2019-10-19\n\n- 最初の版。\n",
      "ko/CHANGELOG.md":
        "# 바뀐 것\n\n## 2024-05-09\n\n- 카트의 바퀴에 기름을 치는 날을 고쳤습니다.\n- 문을 닫는 시간을 더했습니다.\n"
        + "- 낡은 책 가까이에서 물을 쓰지 말라는 규칙을 옮겼습니다.\n",
    ])
    #expect(names.contains { $0.hasSuffix(": ja/README.md library/rules.md") }, "\(names)")
    #expect(!names.contains { $0.contains("ja/CHANGELOG.md ko") }, "\(names)")
  }

  @Test func `a README in a folder of its language is a translation, however short`() async throws {
    let english = Self.rules.map(\.english).joined(separator: "\n\n")
    let (names, _) = try await topics([
      "README.md": "# Library\n\n\(english)\n", "ko/README.md": "# 도서관\n\n번역하는 중입니다.\n",
    ])
    #expect(names.count == 1, "\(names)")
  }

  @Test func `an address is the name of the file where no title is in a language of the site`()
    async throws
  {
    let (names, _) = try await topics([
      "guide/knot.basque.md":
        "# Korapiloak\n\nKorapilo onak kometa ondo eusten du haizean eta ez da askatzen.\n",
      "guide/knot.korean.md": "# 매듭\n\n좋은 매듭은 바람 속에서도 연을 단단히 잡아 줍니다.\n",
      "README.md": "# Kites\n\nThe wind holds the kite on its string.\n",
      "README.de-DE.md": "# Der Drachenverein\n\nDer Wind hält den Drachen an seiner Schnur.\n",
    ])
    #expect(
      Set(names) == [
        "knot: guide/knot.basque.md guide/knot.korean.md", "readme: README.de-DE.md",
        "kites: README.md",
      ], "\(names)")
  }

  @Test(arguments: [
    (
      "CHANGELOG.md", "# 2024-05-09\n\n- The knot is told.\n\n# 2023-02-01\n\n- A tail.\n",
      "changelog"
    ),
    ("news.md", "## v1.2.0 (May 2024)\n\nThe knot is told.\n\n## 1.1.0\n\nA tail.\n", "news"),
    (
      "kite-book.md",
      "# Introduction\n\nThis book is about kites.\n\n# Knots\n\nA knot.\n\n# Tails\n\nA tail.\n",
      "kite-book"
    ),
    (
      "kite-book.md", "# 導入\n\nこの本は凧の本です。\n\n# 結び目\n\n結び目が要ります。\n", "kite-book"
    ),
    (
      "small_kites.md",
      "Large kites pull hard, and small kites are easier to hold.\n\n### A quote\n\n> Small is fine.\n",
      "small-kites"
    ),
    ("may.md", "# 2024-05-09\n\nWe flew two kites.\n\n# Weather\n\nIt was dry.\n", "2024-05-09"),
    ("a.md", "# Kites\n\nA book.\n\n# Knots\n\nA knot.\n", "kites"),
    ("introduction.md", "# Introduction\n\nA book.\n\n# Knots\n\nA knot.\n", "introduction"),
    ("b.md", "# Introduction\n\nA book about kites.\n\n## Knots\n\nA knot.\n", "introduction"),
  ])
  func `a note is called by its file where the first heading is that of a part`(
    path: String, text: String, slug: String
  ) async throws {
    let (_, corpus) = try await topics([path: text])
    #expect(corpus.topics.map(\.slug) == [slug])
  }

  @Test func `links and a quoted sentence in English cut no title of a Japanese note`() async throws
  {
    let (_, corpus) = try await topics([
      "sort.ja-JP.md":
        "# ヒープソート (Heap sort)\n\nヒープソートは、ヒープを使ってリストの要素を並べます。\n\n"
        + "## 参考\n\n- [Heap sort explained in ten minutes](https://example.org/heap)\n"
    ])
    #expect(corpus.topics[0].editions.map(\.title) == ["ヒープソート (Heap sort)"])
  }

  @Test func `names of members and of translations make no language`() async throws {
    let (_, corpus) = try await topics([
      "club.md":
        "# Kite club\n\nWe fly kites on windy days.\n\n| Name | Place |\n| --- | --- |\n"
        + "| 김하늘 | 서울 |\n| 박바람 | 부산 |\n",
      "list.md":
        "# Kite books\n\nWe read books about kites.\n\n- **한국어 번역** (Korean): [k/a](https://example.org/k)\n"
        + "- **日本語訳** (Japanese): [k/b](https://example.org/b)\n",
      "rules.md":
        "# Kite rules\n\nNever fly a kite near power lines.\n\n전선 가까이에서는 절대로 연을 날리지 않습니다.\n",
    ])
    let languages = Dictionary(
      uniqueKeysWithValues: corpus.topics.map { ($0.slug, $0.languages.map(\.tag)) })
    #expect(
      languages == ["kite-club": ["en"], "kite-books": ["en"], "kite-rules": ["en", "ko"]])
  }

  @Test func `a copy that is named for another language is in English as a whole`() async throws {
    let text =
      "# Good knots\n\n### One paragraph explainer\n\nA good knot holds the kite in the wind and does not come undone.\n"
    let source = SourceFile(path: "knots.french.md", text: text)
    let (document, _) = Segmenter.segment(source, pathHint: Language(tag: "fr"))
    #expect(document.segments.map(\.language.tag) == ["en", "en", "en"])
  }

  @Test func `how a word is read is no part of its text`() async throws {
    let text = "凧の本です。\n\n## <ruby>未来<rp>(</rp><rt>みらい</rt><rp>)</rp></ruby>に備える\n"
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(document.segments.last?.text == "未来に備える")
    #expect(document.segments.last?.content.text(.shown) == "未来に備える")
  }
}
