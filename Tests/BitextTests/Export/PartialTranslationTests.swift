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
    "A shelf holds 24 books of one size.[^bell]": "서가에는 크기가 같은 책 24권이 들어갑니다.[^bell]",
    "The reading room has 48 chairs.": "열람실에는 의자 48개가 있습니다.",
    "The garden is open for 6 months.": "정원은 6개월 동안 열려 있습니다.",
    "A bell rings 3 times.": "종은 3번 울립니다.",
    "The reading room has 48 chairs for people who like to read in silence.":
      "열람실에는 조용히 읽고 싶은 사람을 위한 의자 48개가 있습니다.",
    "The garden is open for 6 months, and nobody closes it in the evening.":
      "정원은 6개월 동안 열려 있고, 저녁에는 아무도 닫지 않습니다.",
  ]

  /// What comes back for the units of a corpus, without the texts that begin with one of `left`.
  private static func delivery(
    for corpus: Corpus, of translations: [String: String], without left: [String]
  ) -> Delivery {
    let exchange = Exchange(corpus, Exchange.Options(languages: [.english, .korean]))
    let units = exchange.units.compactMap { unit -> Delivery.Unit? in
      guard let original = unit.rendering(in: .english),
        let text = translations[original.markdown] ?? translations[original.text],
        !left.contains(where: { original.text.hasPrefix($0) })
      else { return nil }
      return Delivery.Unit(
        name: unit.name, original: .markdown(original.markdown), text: .markdown(text),
        exported: nil, isUnfinished: false, range: SourceRange(0, 0))
    }
    return Delivery(
      source: SourceFile(path: "back", text: ""), original: .english, language: .korean,
      units: units)
  }

  /// The import of what came back for a note, without the texts that begin with one of `left`.
  private func importing(
    _ english: String, without left: [String] = []
  ) async throws -> (Importing, ko: String) {
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(english.utf8)])
    let back = Self.delivery(for: corpus, of: Self.translations, without: left)
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

  private static let containers = """
    # Library

    !!! note "A bell rings 3 times."
        The reading room has 48 chairs.

        - The garden is open for 6 months.

    !!! tip
        A shelf holds 24 books of one size.

    """

  @Test(arguments: [
    ["A bell"], ["The reading", "The garden"], ["A shelf"],
    ["A bell", "The reading", "The garden"],
    ["A bell", "The reading", "The garden", "A shelf"],
  ])
  func `containers keep what is translated, with or without their titles`(
    left: [String]
  ) async throws {
    let (importing, ko) = try await importing(Self.containers, without: left)
    #expect(importing.added == 5 - left.count, "\(ko)")
    #expect(ko.contains("!!! tip") == !left.contains("A shelf"), "\(ko)")
    let isNoted = !Set(["A bell", "The reading", "The garden"]).isSubset(of: Set(left))
    #expect(ko.contains("!!! note") == isNoted, "\(ko)")
  }

  @Test func `a draft with comments keeps the title of a container, and takes its translation`()
    async throws
  {
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(Self.containers.utf8)])
    let topic = try #require(corpus.topics.first)
    let draft = try NewTranslation(of: topic, in: .korean, of: corpus, keepsOriginals: true)
    let text = String(decoding: draft.bytes, as: UTF8.self)
    for part in ["A bell rings", "The reading room", "The garden", "A shelf", "Library"] {
      #expect(text.contains("<!-- TODO") && text.contains(part), "\(text)")
    }
    #expect(text.contains("!!! note\n"), "\(text)")
  }

  private static let underlined = """
    Library
    =======

    A shelf holds 24 books of one size.[^bell]

    Opening hours
    -------------

    The reading room has 48 chairs.

    [^bell]: A bell rings 3 times.

        The garden is open for 6 months.

    """

  @Test(arguments: [
    (["Library"], 2, "\n서가"), (["A bell"], 2, "의자 48개가 있습니다.\n"),
    (["A shelf", "A bell"], 2, "도서관\n=======\n\n열람실"),
  ])
  func `headings with lines and footnotes come with all of their parts or not at all`(
    left: [String], least: Int, part: String
  ) async throws {
    let (importing, ko) = try await importing(Self.underlined, without: left)
    let read = Segmenter.segment(SourceFile(path: "note/ko.md", text: ko)).0
    #expect(importing.added >= least && ("\n" + ko).contains(part), "\(left): \(ko)")
    #expect(!read.segments.contains { $0.kind == .code || $0.text.contains("=") }, "\(ko)")
    #expect(!ko.contains("---") && (left != ["Library"] || !ko.contains("=")), "\(ko)")
  }

  /// In one batch or in two, whichever comes first.
  @Test(arguments: [
    [], ["A bell"], ["The garden"], ["A shelf", "The garden"], ["A bell", "The garden"],
  ])
  func `a draft with comments keeps all paragraphs of a footnote and takes them in batches`(
    later: [String]
  ) async throws {
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(Self.underlined.utf8)])
    let topic = try #require(corpus.topics.first)
    let draft = try NewTranslation(of: topic, in: .korean, of: corpus, keepsOriginals: true)
    var ko = draft.bytes
    let end = """
      [^bell]: A bell rings 3 times. -->

      <!-- TODO: The garden is open for 6 months. -->

      """
    #expect(String(decoding: ko, as: UTF8.self).hasSuffix(end))
    for isLast in [false, true] {
      let begun = try await DeletedTexts.corpus([
        "note/en.md": Array(Self.underlined.utf8), "note/ko.md": ko,
      ])
      let back = Self.delivery(for: begun, of: Self.translations, without: isLast ? [] : later)
      let importing = Importing(back, into: begun)
      ko = importing.files.first { $0.path == "note/ko.md" }?.bytes ?? ko
    }
    let all = try await importing(Self.underlined).ko
    // This one heading has no translation.
    let waiting = "<!-- TODO: Opening hours -->\n\n"
    #expect(String(decoding: ko, as: UTF8.self).replacing(waiting, with: "") == all)
  }

  @Test func `texts of a footnote come back into it, though the original has moved on`()
    async throws
  {
    let list = "\n    - The garden is open for 6 months.\n      - A bell rings 3 times.\n"
    let english =
      "# Library\n\nA shelf holds 24 books of one size.[^bell]\n\n"
      + "[^bell]: The reading room has 48 chairs.\n" + list
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(english.utf8)])
    let topic = try #require(corpus.topics.first)
    let draft = try NewTranslation(of: topic, in: .korean, of: corpus, keepsOriginals: true)
    let back = Self.delivery(for: corpus, of: Self.translations, without: [])
    let changed = english.replacing("24 books", with: "36 books")
    let later = try await DeletedTexts.corpus([
      "note/en.md": Array(changed.utf8), "note/ko.md": draft.bytes,
    ])
    let importing = Importing(back, into: later)
    let ko = importing.files.first { $0.path == "note/ko.md" }?.bytes ?? []
    #expect(
      String(decoding: ko, as: UTF8.self).hasSuffix(
        "[^bell]: 열람실에는 의자 48개가 있습니다.\n"
          + "\n    - 정원은 6개월 동안 열려 있습니다.\n      - 종은 3번 울립니다.\n"),
      "\(String(decoding: ko, as: UTF8.self))")
  }

  @Test func `one footnote that is missing keeps back the text that refers to it alone`()
    async throws
  {
    let (importing, ko) = try await importing(Self.underlined, without: ["A bell", "The garden"])
    #expect(importing.added == 2 && ko.contains("도서관") && ko.contains("의자 48개"), "\(ko)")
    let messages = importing.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("refers to a footnote") }, "\(messages)")
  }

  /// A draft with comments, and what comes back for an original that has changed since.
  @Test(arguments: ["A shelf holds 36 books of one size.", "A shelf holds 24 books of one size."])
  func `a comment of a draft is the place of its translation, though its original has changed`(
    now: String
  ) async throws {
    let english = "# Library\n\nA shelf holds 24 books of one size.\n\n- A bell rings 3 times.\n"
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(english.utf8)])
    let draft = try NewTranslation(
      of: try #require(corpus.topics.first), in: .korean, of: corpus, keepsOriginals: true)
    let changed = english.replacing("A shelf holds 24 books of one size.", with: now)
    let later = try await DeletedTexts.corpus([
      "note/en.md": Array(changed.utf8), "note/ko.md": draft.bytes,
    ])
    let exchange = Exchange(later, Exchange.Options(languages: [.english, .korean]))
    let units = exchange.units.compactMap { unit -> Delivery.Unit? in
      guard let original = unit.rendering(in: .english) else { return nil }
      let text = original.text == now ? "서가에는 책이 들어갑니다." : Self.translations[original.text]
      return text.map {
        Delivery.Unit(
          name: unit.name, original: .markdown(original.markdown), text: .markdown($0),
          exported: nil, isUnfinished: false, range: SourceRange(0, 0))
      }
    }
    let back = Delivery(
      source: SourceFile(path: "back", text: ""), original: .english, language: .korean,
      units: units)
    let importing = Importing(back, into: later)
    let ko = String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self)
    #expect(ko == "# 도서관\n\n서가에는 책이 들어갑니다.\n\n- 종은 3번 울립니다.\n")
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

  @Test(arguments: ["참고", "주의", "ノート"])
  func `the title of a callout may be told as another kind`(title: String) async throws {
    let note = "# Library\n\n> **Note**\n> A shelf holds 24 books.\n"
    let importing = try await MissingPlaceBlockTests.importing(
      note,
      [
        "Library": "図書館", "**Note**": "**\(title)**",
        "A shelf holds 24 books.": "棚には本が24冊入ります。",
      ], into: .japanese)
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
    #expect(
      String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self)
        == "# 図書館\n\n> **\(title)**\n> 棚には本が24冊入ります。\n")
  }

  @Test func `callouts of a file of two languages become those of a third`() async throws {
    let note = """
      # Library

      # 도서관

      A shelf holds 24 books.

      서가에는 책이 24권 들어갑니다.

      > [!TIP]
      > The garden is open for 6 months.

      > [!TIP]
      > 정원은 6개월 동안 열려 있습니다.

      A bell rings 3 times.

      종이 3번 울립니다.

      """
    let texts = [
      "Library": "図書館", "A shelf holds 24 books.": "棚には本が24冊入ります。",
      "The garden is open for 6 months.": "庭は6か月間開いています。", "A bell rings 3 times.": "鐘が3回鳴ります。",
    ]
    let importing = try await MissingPlaceBlockTests.importing(note, texts, into: .japanese)
    #expect(
      String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self)
        == "# 図書館\n\n棚には本が24冊入ります。\n\n> [!TIP]\n> 庭は6か月間開いています。\n\n鐘が3回鳴ります。\n")
    let some = try await MissingPlaceBlockTests.importing(
      note, texts.filter { !$0.key.contains("garden") }, into: .japanese)
    #expect(
      String(decoding: some.files.first?.bytes ?? [], as: UTF8.self)
        == "# 図書館\n\n棚には本が24冊入ります。\n\n鐘が3回鳴ります。\n")
  }

  private static let kilns = """
    # Kilns

    A kiln cools for nine hours.

    ## Doors

    Nobody opens the door.

    ## Glaze

    Ash makes a green glaze.

    """
  private static let kilnsInKorean = [
    "Kilns": "가마", "A kiln cools for nine hours.": "가마는 아홉 시간 동안 식힙니다.", "Doors": "문",
    "Nobody opens the door.": "아무도 문을 열지 않습니다.", "Glaze": "유약",
    "Ash makes a green glaze.": "재는 초록 유약이 됩니다.",
  ]
  private static let firstTexts = kilnsInKorean.keys.sorted()

  /// The files of the notes after each delivery, the first without the texts of `later`.
  private func delivered(_ batches: [[String]]) async throws -> [String: [UInt8]] {
    var files = ["note/en.md": Array(Self.kilns.utf8)]
    for left in batches {
      let corpus = try await DeletedTexts.corpus(files)
      let back = Self.delivery(for: corpus, of: Self.kilnsInKorean, without: left)
      for file in Importing(back, into: corpus).files { files[file.path] = file.bytes }
    }
    return files
  }

  @Test(arguments: firstTexts, firstTexts)
  func `a few texts of a new file are those of their originals, and the rest finds its place`(
    one: String, other: String
  ) async throws {
    let later = Self.firstTexts.filter { $0 != one && $0 != other }
    let whole = try await delivered([[]])
    let files = try await delivered([later, []])
    #expect(files["note/ko.md"] == whole["note/ko.md"])
    #expect(whole.count == 2, "a whole file needs no pins")
  }

  @Test func `a text that is pinned is told`() async throws {
    let corpus = try await DeletedTexts.corpus(["note/en.md": Array(Self.kilns.utf8)])
    let left = Self.firstTexts.filter { $0 != "Glaze" }
    let importing = Importing(
      Self.delivery(for: corpus, of: Self.kilnsInKorean, without: left), into: corpus)
    let file = try #require(importing.files.first { $0.path.hasSuffix(".pins.yaml") })
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("[\"Glaze\", \"유약\"]"))
    #expect(importing.diagnostics.map(\.severity) == [.note])
  }
}
