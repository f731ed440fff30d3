import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct TopicGroupingTests {
  /// The topics of a folder as `slug: paths`, and all messages.
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

  @Test func `translations of a README into other languages have an address of their own`()
    async throws
  {
    let folder = try TemporaryFolder([
      "README.md": "# Shelves in the garden\n\nA shelf holds the pots of the garden.\n",
      "README.ko-KR.md": "# 정원의 선반\n\n선반에는 정원의 화분을 둡니다.\n",
      "README.de-DE.md": "# Regale im Garten\n\nEin Regal trägt die Töpfe des Gartens.\n",
      "README.fr-FR.md": "# Étagères au jardin\n\nUne étagère porte les pots du jardin.\n",
    ])
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    #expect(corpus.home?.documents.count == 2)
    let topic = try #require(corpus.topics.first)
    #expect(corpus.topics.count == 1 && topic.slug == "readme")
  }

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

  @Test func `notes that have their translations in them do not meet by a title`() async throws {
    let (names, _) = try await topics([
      "start.md": """
      # Guide

      `lend` shows which books are out, late or lost. `scan` finds what a clerk would mark.

      `lend`는 나간 책, 늦은 책, 잃은 책을 보여 줍니다. `scan`은 사서가 표시할 만한 것을 찾습니다.

      """,
      "questions.md": """
      # Guide

      Please write to the desk, with the command and its messages. `desk --version` says which it is.

      창구에 글을 남겨 주세요. 명령과 메시지를 함께 적으세요. `desk --version`은 어느 버전인지 말해 줍니다.

      """,
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test func `short pages meet where the folder of all of them names the language`() async throws {
    let (english, korean) = ("---\ntitle: Carts\n---\nPush it.\n", "---\ntitle: 카트\n---\n미세요.\n")
    for (one, other) in [
      ("content", "content.ko"), ("source", "source_ko"), ("shelf", "shelf-ko"),
      ("docs", "i18n/ko/docusaurus-plugin-content-docs/current"), ("docs", "translations/ko/docs"),
    ] {
      let (names, said) = try await topics([
        "\(one)/a/carts.md": english, "\(other)/a/carts.md": korean,
        "\(one)/a/bells.md": "# Bells\n\nRing them.\n", "\(other)/a/bells.md": "# 종\n\n울리세요.\n",
      ])
      #expect(names.count == 2, "\(names)")
      #expect(names.allSatisfy { $0.contains(one + "/") && $0.contains(other + "/") }, "\(names)")
      #expect(said.isEmpty)
    }
  }

  @Test(arguments: [
    ["docs/shelves.md", "versioned_docs/version-1.0/shelves.md"],
    ["docs/1.0/shelves.md", "docs/2.0/shelves.md", "docs/latest/shelves.md"],
    ["v1/shelves.md", "v2/shelves.md", "next/shelves.md"],
    ["a/1.x/b/shelves.md", "a/2.x/b/shelves.md"],
    ["docs/shelves.md", "docs/release-3.2-beta1/shelves.md"],
  ])
  func `the versions of a page are pages of their own`(paths: [String]) async throws {
    var files: [String: String] = [:]
    for path in paths {
      files[path] = "# Shelves\n\n\(Self.english)"
      files["ko/" + path] = "# 선반\n\n\(Self.korean)"
    }
    let (names, said) = try await topics(files)
    #expect(names.count == paths.count, "\(names)")
    for path in paths {
      #expect(names.contains { $0.contains(" \(path)") && $0.contains(" ko/\(path)") }, "\(names)")
    }
    #expect(said.isEmpty)
  }

  @Test func `the newest text keeps the address, and versions add their number`() async throws {
    let (names, _) = try await topics([
      "docs/shelves.md": "# Shelves\n\n\(Self.english)",
      "archive/v1.2/shelves.md": "# Shelves\n\n\(Self.english)",
    ])
    #expect(
      names.sorted() == ["shelves-v1-2: archive/v1.2/shelves.md", "shelves: docs/shelves.md"])
  }

  @Test func `a folder that is called like a version nowhere else is none`() async throws {
    let (names, _) = try await topics([
      "next/shelves.md": "# Shelves\n\n\(Self.english)",
      "a/latest/x.md": "# 선반 (Shelves)\n\n\(Self.korean)",
    ])
    #expect(names.count == 1, "\(names)")
  }

  @Test func `sources in any folder meet by title and text`() async throws {
    let (names, _) = try await topics([
      "a1b2.txt": "# Shelves\n\n\(Self.english)",
      "x/9f.txt": "# 선반 (Shelves)\n\n\(Self.korean)",
    ])
    #expect(names == ["shelves: a1b2.txt x/9f.txt"])
  }

  @Test func `copies of a text that is nothing but a title are one topic`() async throws {
    var files: [String: String] = [:]
    let poem =
      "Who knocks at night?\nDo you know, too?\nThen we are two at the gate!\n\nBe still!\n"
    for number in 1...12 { files["gates/gate-\(number)/poem.txt"] = poem }
    let (names, _) = try await topics(files)
    #expect(names.count == 1, "\(names)")
  }

  @Test func `a slash in an abbreviation divides no title`() async throws {
    let text = "The gate of the garden opens at six, and nobody has to wait in front of it.\n"
    let (names, _) = try await topics([
      "a.md": "# An I/O Gate: Building a Frame\n\n\(text)",
      "b.md": "# Improving Our I/O Gate\n\n\(text)",
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test func `notes that only say where a page has gone are not one topic`() async throws {
    func moved(_ title: String, _ page: String) -> String {
      """
      # \(title)

      This page of the garden book has moved to the shelf.

      If you came here from a link, you may want to read [the page that is kept](../\(page).html).

      Whoever lives far away finds [a copy of the old one](https://garden.example/old/\(page).html).
      """
    }
    let (names, _) = try await topics([
      "old/beds.md": moved("A Bed / Box: Building a Frame", "beds"),
      "old/better-beds.md": moved("Improving a Bed / Box", "better-beds"),
      "older/beds.md": moved("A Bed / Box: Building a Frame", "beds"),
    ])
    #expect(
      names.count == 2 && names.contains { $0.hasSuffix("old/beds.md older/beds.md") }, "\(names)")
  }

  @Test func `notes of one form whose titles have other numbers are not one topic`() async throws {
    var files: [String: String] = [:]
    let things = ["shelf", "drawer", "lamp", "ladder"]
    for number in 1...24 {
      let (thing, other) = (things[number % 4], things[(number / 4) % 4])
      let text =
        "Keep the \(thing) beside the \(other), \(number) cm from the wall.\n\n"
        + "Clean it every \(number % 3 + 2) days with water, and dry it with a cloth.\n"
      files["\(thing)/\(thing)-\(number).en.md"] = "# The \(thing), number \(number)\n\n\(text)"
      guard number.isMultiple(of: 2) else { continue }
      files["\(thing)/\(thing)-\(number).ko.md"] =
        "# \(thing) \(number)번\n\n\(number) cm 떨어뜨려 둡니다.\n\n물로 닦고 천으로 말립니다.\n"
    }
    let (names, _) = try await topics(files)
    #expect(names.count == 24, "\(names)")
  }

  @Test func `editions are told apart by years and chapters by their place`() async throws {
    let (names, _) = try await topics([
      "old.txt": "# Shelves (2014)\n\n\(Self.english)",
      "new.txt": "# Shelves (2023)\n\n\(Self.english)",
      "a/one.txt": "# 3. Kilns\n\n\(Self.otherEnglish)",
      "b/two.txt": "# 7. Kilns\n\n\(Self.otherEnglish)",
    ])
    #expect(names.count == 2, "\(names)")
  }

  private static let japanese = """
    背ラベルの文字は短くします。読む人は40の背を一列に見て、最初の言葉で止まります。

    本は棚ではなくカートに返します。カートは18:00に空にし、すべての本を確かめます。
    """

  @Test(arguments: [
    ["shelves.md", "책장.md", "本棚.md"], ["en/shelves.md", "ko/책장.md", "ja/本棚.md"],
    ["f3.txt", "91.txt", "0c.txt"],
  ])
  func `translations meet whose names and titles are translated`(paths: [String]) async throws {
    let (names, said) = try await topics([
      paths[0]: "# Shelves\n\n\(Self.english)", paths[1]: "# 책장\n\n\(Self.korean)",
      paths[2]: "# 本棚\n\n\(Self.japanese)", "z/kiln.md": "# Kiln\n\n\(Self.otherEnglish)",
    ])
    #expect(
      Set(names) == ["kiln: z/kiln.md", "shelves: " + paths.sorted().joined(separator: " ")])
    #expect(said.isEmpty)
  }

  @Test func `a credit in two languages does not make a translation bilingual`() async throws {
    let credit = """
      # library-guide-kr

      - **Translated in Korean**
        - Based on the guide of the library (synced up to 2024-05-01)
      - **한국어 번역본**
        - 도서관 안내의 한국어 번역입니다.

      """
    let (names, _) = try await topics([
      "guide.md": "# Rules of the library\n\n\(Self.english)",
      "kr.md": "\(credit)\n# 도서관의 규칙\n\n\(Self.korean)\n\n## 책\n\n선반의 책은 모두 학생들의 것입니다.",
    ])
    #expect(names.count == 1, "\(names)")
  }

  @Test func `notes that are bilingual themselves are no translations of each other`() async throws
  {
    let (names, _) = try await topics([
      "a/README.md": "# Shelves\n\n\(Self.english)\n\n> 책등의 라벨은 짧게 쓰세요. 읽는 사람은 책등 40개를 훑습니다.",
      "b/README.md":
        "# 카트\n\n\(Self.korean)\n\n> Keep the labels short. The cart is emptied at 18:00.",
    ])
    #expect(names.count == 2)
  }

  @Test func `notes with sentences in both languages meet by more than their texts`()
    async throws
  {
    let (names, _) = try await topics([
      "Saws/README.md": """
      # Saws

      **Keep the saw dry.** Water makes the blade rust and should be wiped off after every cut. Make sure that every saw has a cover that people can see.

      **Name the handle clearly.** A handle that holds a blade should always be marked with its size, and the shop sets its color.

      **Mark sharp saws.** If a saw cuts fingers, set its color so that it gets attention in the shop. For more help, see the page of the board shop.

      > 사람이 공방에서 나가면 톱을 덮개에 넣도록 하세요.

      """,
      "Boards/README.md": """
      # Boards

      A board carries things in a shelf. People can't bend boards, but they sometimes cut them.

      > 판자는 선반에서 물건을 받칩니다. 사람들은 판자를 구부릴 수는 없지만, 자를 수는 있습니다.

      > **판자를 알아볼 수 있도록 하세요.** 공방에서 색을 칠하면 나뭇결을 해치지 말아야 합니다. 사람이 선반에서 판자의 크기를 바꿀 때 알맞은 톱을 사용하고, 중요한 판자의 색을 정하세요. 자세한 내용은 다음 문서를 확인하세요.

      > 판자의 종류에 대해서 더 알기 위해서는 다음 문서를 확인하세요. 공방이 제공하는 톱 손잡이에 대한 안내는 다음 문서를 확인하세요.

      """,
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test func `parts with numbers in their names stay apart`() async throws {
    let (names, _) = try await topics([
      "x/part-1.md": "# Shelves\n\n\(Self.english)",
      "x/part-2.md": "# Carts\n\n\(Self.english)\n\nCarts have four wheels.",
    ])
    #expect(names.count == 2)
  }

  @Test func `sources meet by the name of their file where the title is that of the folder`()
    async throws
  {
    let (names, _) = try await topics([
      "x/carts.md": "# Library rules\n\n\(Self.english)", "y/carts.md": "# 안내\n\n\(Self.korean)",
      "z/carts.md": "# Kiln\n\n\(Self.otherEnglish)",
    ])
    #expect(Set(names) == ["library-rules: x/carts.md y/carts.md", "kiln: z/carts.md"])
  }

  private static func chapters(_ folder: String, _ chapters: [(name: String, text: String)])
    -> [String: String]
  {
    Dictionary(uniqueKeysWithValues: chapters.map { ("\(folder)/\($0.name).md", $0.text) })
  }

  private static let garden = chapters(
    "en",
    [
      ("01-plan", "# A plan\n\nDraw the beds on paper.\n\nLeave a path.\n"),
      ("02-soil", "# Soil\n\nGood soil holds air.\n\nAdd compost.\n"),
      ("03-water", "# Water\n\nWater in the morning.\n\nLeaves dry before night.\n"),
    ])

  @Test func `chapters meet by their numbers where both languages number them alike`() async throws
  {
    let korean = [
      ("01-계획", "# 계획\n\n종이에 화단을 그리세요.\n\n길을 남기세요.\n"),
      ("02_흙", "# 흙\n\n좋은 흙은 공기를 머금습니다.\n\n퇴비를 더하세요.\n"),
      ("3. 물주기", "# 물 주기\n\n아침에 물을 주세요.\n\n밤이 되기 전에 잎이 마릅니다.\n"),
    ]
    let (names, _) = try await topics(Self.garden.merging(Self.chapters("ko", korean)) { $1 })
    #expect(
      names == [
        "a-plan: en/01-plan.md ko/01-계획.md", "soil: en/02-soil.md ko/02_흙.md",
        "water: en/03-water.md ko/3. 물주기.md",
      ])
  }

  @Test(
    arguments: [
      // Longer texts.
      (["01-바다", "02-산", "03-강"], 9),
      // Two of one number.
      (["01-계획", "01-준비", "02-흙", "03-물"], 2),
      // Too few.
      (["01-계획", "02-흙"], 2),
      // Other numbers.
      (["02-계획", "03-흙", "04-물", "05-빛"], 2),
    ] as [([String], Int)])
  func `chapters that are not numbered alike stay apart`(
    chapters: [String], texts: Int
  ) async throws {
    let korean = chapters.map { name in
      (name, "# \(name.dropFirst(3))\n\n" + String(repeating: "글입니다.\n\n", count: texts))
    }
    let (names, _) = try await topics(Self.garden.merging(Self.chapters("ko", korean)) { $1 })
    #expect(names.count == Self.garden.count + chapters.count, "\(names)")
  }

  @Test func `numbers join nothing where many have no counterpart`() async throws {
    var files = Self.garden
    files["en/04-light.md"] = "# Light\n\nBeds need the sun.\n\nFace south.\n"
    files["en/05-seeds.md"] = "# Seeds\n\nKeep seeds dry.\n\nSow them in March.\n"
    for name in ["01-계획", "02-흙", "03-물", "06-문", "07-길"] {
      files["ko/\(name).md"] = "# \(name.dropFirst(3))\n\n글입니다.\n\n끝입니다.\n"
    }
    #expect(try await topics(files).names.count == 10)
  }

  @Test func `numbers join nothing where a chapter has met one of another number`() async throws {
    var files = Self.garden
    files["en/04-light.md"] =
      "---\ntopic: light\n---\n# Light\n\nBeds need the sun.\n\nFace south.\n"
    for (name, text) in [("01-계획", "계획"), ("02-흙", "흙"), ("03-물", "물")] {
      let topic = name == "01-계획" ? "---\ntopic: light\n---\n" : ""
      files["ko/\(name).md"] = topic + "# \(text)\n\n글입니다.\n\n끝입니다.\n"
    }
    files["ko/04-빛.md"] = "# 빛\n\n글입니다.\n\n끝입니다.\n"
    let (names, _) = try await topics(files)
    #expect(names.count == 7 && names.contains("light: en/04-light.md ko/01-계획.md"), "\(names)")
  }

  @Test func `the third language meets two that met by path`() async throws {
    let (names, _) = try await topics([
      "shelves/en.md": "# Shelves\n\n\(Self.english)", "shelves/ko.md": "# 책장\n\n\(Self.korean)",
      "ja/本棚.md": "# 本棚\n\n\(Self.japanese)",
    ])
    #expect(names == ["shelves: ja/本棚.md shelves/en.md shelves/ko.md"])
  }

  @Test func `texts in two languages that are no translations stay apart`() async throws {
    let (names, _) = try await topics([
      "kiln.md": "# Kiln\n\n\(Self.otherEnglish)", "책장.md": "# 책장\n\n\(Self.korean)",
      "本棚.md": "# 本棚\n\n警告は控えめに使います。\n\n作業を中断するからです。\n",
    ])
    #expect(names.count == 3)
  }

  @Test func `a topic that an author gave keeps a translation apart`() async throws {
    let (names, _) = try await topics([
      "shelves.md": "# Shelves\n\n\(Self.english)",
      "책장.md": "---\ntopic: bookcase\n---\n# 책장\n\n\(Self.korean)",
    ])
    #expect(names.count == 2)
  }

  @Test func `of several texts in a language the one that is the translation is taken`()
    async throws
  {
    let (names, _) = try await topics([
      "1.md": "# Shelves\n\n\(Self.english)", "2.md": "# Kiln\n\n\(Self.otherEnglish)",
      "3.md": """
      # 가마

      가마는 아홉 시간 동안 식힙니다. 온도계가 60도 아래로 내려가기 전에는 아무도 문을 열지 않습니다.

      유약은 월요일마다 물레 뒤의 작은 방에서 섞습니다.
      """,
      "4.md": "# 책장\n\n\(Self.korean)",
    ])
    #expect(names == ["shelves: 1.md 4.md", "kiln: 2.md 3.md"])
  }

  @Test(arguments: [
    "# Shelves\n\n\(english)\n\n# 선반\n\n\(korean)",
    "# Shelves\n> 선반\n\n"
      + zip(
        english.split(separator: "\n"), korean.split(separator: "\n")
      ).map { "\($0)\n> \($1)\n" }.joined(separator: "\n"),
  ])
  func `the translation of a title in the same source is the title in its language`(
    text: String
  ) async throws {
    let folder = try TemporaryFolder(["shelves.md": text])
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let topic = try #require(corpus.topics.first)
    #expect(topic.editions.map(\.title) == ["Shelves", "선반"])
  }

  @Test func `titles and files of one form do not join what they are about`() async throws {
    let things = [("Shelf", "books"), ("Kiln", "pots"), ("Loom", "threads"), ("Press", "sheets")]
    var files: [String: String] = [:]
    for (number, (thing, load)) in things.enumerated() {
      let text = """
        We invite you to review the new draft about the \(thing.lowercased()) and its \(load).

        Please send your comments to the list before the end of the month, so that the group can read them.

        The draft says how the \(load) are held, and how many of them there may be in one \(thing.lowercased()).
        """
      files["news/\(number).md"] = "# For review: \(thing) | Workshop\n\n\(text)\n"
      files["\(thing.lowercased())/changes.md"] = "# What changed in the \(thing)\n\n\(text)\n"
    }
    let (names, _) = try await topics(files)
    #expect(names.count == 8, "\(names)")
  }

  @Test func `a part of a title meets a whole one`() async throws {
    let (names, _) = try await topics([
      "a.txt": "# Guide | Shelves\n\n\(Self.english)", "b.txt": "# 선반 (Shelves)\n\n\(Self.korean)",
    ])
    #expect(names.count == 1, "\(names)")
  }

  @Test func `a title of several sentences is the last one where the file is named so`()
    async throws
  {
    let (names, _) = try await topics([
      "shelves.md": "Moved to the hall. Added carts. Shelves\n====\n\n\(Self.english)",
      "kiln.md": "# Stop. Wait. Go\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["shelves: shelves.md", "stop-wait-go: kiln.md"])
  }

  @Test func `a README in further languages is a topic, not a part of the front page`()
    async throws
  {
    let (names, _) = try await topics([
      "README.md": "# Shelves\n\n\(Self.english)", "README.ko.md": "# 선반\n\n\(Self.korean)",
      "README.french.md":
        "# Les étagères\n\nLes étagères sont dans la salle, et elles sont pleines.",
      "README.zh-Hans.md": "# 书架\n\n书架在大厅里，这些书是学生们的。",
    ])
    #expect(
      names.map { $0.drop { $0 != ":" } } == [
        ": README.french.md README.zh-Hans.md", ": README.ko.md README.md",
      ])
  }

  @Test func `a small heading below the first sentences names no note`() async throws {
    let (names, _) = try await topics([
      "short_labels.md": "\(Self.english)\n\n### Quote: \"Short is good\"\n\n> Short is good.\n",
      "carts.md": "## Carts for books\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["carts-for-books: carts.md", "short-labels: short_labels.md"])
  }

  @Test func `an address is no title of a further language, and names no language`() async throws {
    let (names, _) = try await topics([
      "kiln.md": "\(Self.otherEnglish)\n\n### Quote: \"Glaze is good\"\n\n> Glaze is good.\n",
      "kiln.french.md": "# Le four\n\nLe four est dans la salle, et les pots sont verts.",
      "ko/about.md": "# The Library (한국어)\n\n\(Self.korean)",
    ])
    #expect(names == ["kiln: kiln.french.md kiln.md", "the-library: ko/about.md"])
  }

  @Test func `a name that says another language makes no edition in the three`() async throws {
    let quote = "\n> \(Self.english.replacing("\n\n", with: "\n>\n> "))\n"
    let polish =
      "# Krótkie etykiety\n\nEtykiety na książkach są krótkie, aby każdy mógł je czytać.\n"
    let folder = try TemporaryFolder([
      "labels.md": "# Short labels\n\n\(Self.english)", "labels.polish.md": polish + quote,
      "about_polish.md": "# About Polish\n\n\(Self.otherEnglish)",
    ])
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let languages = corpus.topics.flatMap { topic in
      topic.editions.map { "\(topic.documents[$0.document].source.path) \($0.language)" }
    }
    #expect(
      languages.sorted() == ["about_polish.md en", "labels.md en", "labels.polish.md und"])
  }

  @Test func `a note without a text has a page only if a link leads to it`() async throws {
    let files = [
      "guide/shelves.md": "# Shelves\n\n\(Self.english)\n\nSee [carts](../todo/carts.md).",
      "todo/carts.md": "# Carts\n", "todo/empty.md": "", "todo/lamps.md": "# Lamps\n\n# 등\n",
      "todo/shelves.md": "# Shelves\n",
    ]
    let folder = try TemporaryFolder(files)
    let (corpus, said) = try await Pipeline(root: folder.url.path).corpus()
    #expect(corpus.topics.map(\.slug) == ["shelves", "carts"])
    #expect(
      said.map(\.message) == [
        "3 notes have no page: they hold no text yet, and no link leads to them ('todo/empty.md', "
          + "'todo/lamps.md', 'todo/shelves.md')"
      ])
    let (names, _) = try await topics(["a.md": "# Shelves", "b.md": "# Carts"])
    #expect(names == ["carts: b.md", "shelves: a.md"])
    let (outlines, _) = try await topics([
      "a.md": "# Shelves\n\n\(Self.english)", "b.md": "# Kilns\n\n## Doors\n",
      "c.md": "---\ndescription: What a loom is.\n---\n# Looms\n", "d.md": "# Lamps",
    ])
    #expect(outlines == ["kilns: b.md", "looms: c.md", "shelves: a.md"])
    let (sluggish, _) = try await topics([
      "a/shelves.md": "# Shelves", "b/shelves.md": "# Shelves\n\n\(Self.english)",
      "c.md": "# Carts\n\n[Shelves](a/shelves.md) are in \(Self.otherEnglish)",
    ])
    #expect(sluggish.contains("shelves: b/shelves.md"), "\(sluggish)")
  }

  @Test(
    "a note without a text that a link leads to has a page",
    arguments: [
      "[a](todo/2-carts.ko)", "<a href=\"todo/2-carts.ko.md#x\">a</a>", "[a](/old/wagons/?b)",
      "[a](./todo/2%2Dcarts.html)", "[[2-carts]]", "[a][b]\n\n[b]: todo/2-carts.ko.md",
      "| a |\n|--|\n| [b](todo/2-carts.ko.md) |", "**[![a](b.png)](todo/2-carts.ko.md)**",
    ])
  func linkedStub(_ link: String) async throws {
    let (names, _) = try await topics([
      "shelves.md": "# Shelves\n\n\(Self.english)\n\n\(link)\n",
      "todo/2-carts.ko.md": "---\npermalink: /old/wagons/\n---\n# 수레\n", "lamps.md": "# Lamps\n",
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test func `one note against several in another language joins none, and says so`()
    async throws
  {
    let folder = try TemporaryFolder([
      "book.md": """
      # The hall

      ## Shelves

      \(Self.english)

      Every shelf has a number that is painted on its left side in white.

      ## Kilns

      \(Self.otherEnglish)

      The key of the kiln hangs behind the door, beside the clock.
      """,
      "ko/one.md": "# 책장\n\n\(Self.korean)",
      "ko/two.md": """
      # 굽기

      가마는 아홉 시간 동안 식습니다. 계기가 60도 아래로 떨어지기 전에는 아무도 문을 열지 않습니다.

      유약은 월요일마다 물레 뒤의 작은 방에서 섞습니다.
      """,
    ])
    let (corpus, said) = try await Pipeline(root: folder.url.path).corpus()
    #expect(corpus.topics.count == 3, "\(corpus.topics.map(\.slug))")
    #expect(said.map(\.rule) == ["translated-in-parts"])
    #expect(said.first?.message.contains("'ko/one.md', 'ko/two.md'") == true)
  }

  @Test func `what a terminal showed and what programs read are no notes`() async throws {
    let (names, _) = try await topics([
      "a.md": "# Shelves\n\n\(Self.english)\n\n[output](out.txt)",
      "out.txt": "$ shelve --all\nThe shelf has been filled with books.\n",
      "requirements.txt": "pyyaml==6.0\n", "requirements-dev.txt": "pytest\n",
      "robots.txt": "User-agent: *\n",
      "requirements of shelves.txt": "# Requirements\n\n\(Self.otherEnglish)",
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test(
    "topics of two folders are in the section that both have",
    arguments: [
      ("apple/Day care", "seen/day-care", "Day care"), ("a/b/c", "a/d/c", "a/c"),
      ("a/b", "a/b", "a/b"),
      ("a/x/src", "b/x/src", "x/src"), ("a/src", "b/src", ""), ("a/b", "b/a", ""),
      ("a", "a/a", "a"),
      ("a/b/b", "a/b", "a/b"),
    ])
  func section(_ first: String, _ second: String, _ expected: String) async throws {
    let folder = try TemporaryFolder([
      "\(first)/book shelves.md": "# Book shelves\n\n\(Self.english)",
      "\(second)/bookshelves.md": "# Bookshelves\n\n\(Self.english)",
      "fire/kiln.md": "# Kiln\n\n\(Self.otherEnglish)",
    ])
    let (corpus, _) = try await Pipeline(root: folder.path).corpus()
    let topic = try #require(corpus.topics.first { $0.documents.count == 2 })
    #expect(topic.section == expected)
  }

  @Test(
    "of many of one name, a revised copy meets the text at the same place",
    arguments: [
      ("Care/Looms.md", 9, true), ("Care/Looms.md", 3, false), ("Rooms/Looms.md", 9, false),
    ])
  func revised(_ path: String, _ kept: Int, _ meets: Bool) async throws {
    let words = [
      "warp", "weft", "heddle", "shuttle", "reed", "beam", "treadle", "comb", "bobbin", "pulley",
      "frame", "bench", "lamp", "window", "floor", "stool", "basket", "hook", "cord", "brush",
    ]
    func text(_ words: some Sequence<String>, _ work: String) -> String {
      "# Looms\n\n" + words.map { "\($0.capitalized) \(work)." }.joined(separator: "\n\n")
    }
    var files = [
      "house/care/looms.md": text(words.prefix(14), "is oiled once a year"),
      "copy/\(path)": text(words.prefix(kept), "is oiled once a year") + "\n\n"
        + text(words.suffix(6), "was bought by hands that nobody knows now").dropFirst(9),
    ]
    for (number, room) in ["attic", "barn", "cellar", "dairy"].enumerated() {
      files["house/\(room)/looms.md"] = text(
        words.dropFirst(number * 3).prefix(4), "stands in the \(room) with its \(number) feet")
    }
    let (names, _) = try await topics(files)
    #expect((names.count == 5) == meets, "\(names)")
  }

  @Test func `a title below links to where the note is, is not a text yet`() async throws {
    let (names, said) = try await topics([
      "written/shelves.md": "# Shelves\n\n\(Self.english)\n\n[Kiln](kiln.md)",
      "written/kiln.md": "# Kiln\n\n\(Self.otherEnglish)",
      "begun/shelves.md": "### [[Care](../care.md)]\n\n# **Shelves**",
      "begun/kiln.md": "[Home](../README.md) › [Care](../care.md) › **Kiln**\n\n# Kiln\n",
      "begun/contents.md": "# Contents\n\n- [Shelves](shelves.md)\n- [Kiln](kiln.md)",
      "begun/looms.md": "# Looms\n\n[Video](https://a.example/looms)",
    ])
    #expect(
      names == [
        "contents: begun/contents.md", "looms: begun/looms.md", "kiln: written/kiln.md",
        "shelves: written/shelves.md",
      ],
      "\(names)")
    #expect(said.isEmpty)
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
      names == ["book-shelves: one.md two.md", "kiln: en/kiln.md", "kiln-2: ko/kiln.md"],
      "\(names)")
  }

  @Test(arguments: ["translationKey", "ref"])
  func `the key of another tool joins a text in each language, and nothing else`(
    key: String
  ) async throws {
    func note(_ value: String, _ title: String, _ text: String) -> String {
      "---\n\(key): \(value)\n---\n\n# \(title)\n\n\(text)"
    }
    let (names, said) = try await topics([
      "a/spine.md": note("labels", "Spines", Self.english),
      "b/other.md": note("labels", "연장", "집게는 벽에 걸어 둡니다. 불은 저녁에 끕니다."),
      "a/kiln.md": note("house", "Kiln", Self.otherEnglish),
      "b/press.md": note("house", "Press", Self.english.replacing("spine", with: "press")),
    ])
    #expect(names.contains { $0.hasSuffix(": a/spine.md b/other.md") }, "\(names)")
    #expect(names.count == 3, "\(names)")
    #expect(said.isEmpty)
  }

  @Test func `two indexes of Hugo are two, however they are called`() async throws {
    let (names, _) = try await topics([
      "en/looms/_index.md": "# Overview\n\n\(Self.english)",
      "en/kilns/_index.md": "# Overview\n\n\(Self.otherEnglish)",
      "ko/looms/_index.md": "# 개요\n\n\(Self.korean)",
    ])
    #expect(names.count == 2, "\(names)")
    #expect(names.contains { $0.hasSuffix("en/looms/_index.md ko/looms/_index.md") }, "\(names)")
  }

  @Test func `a topic without Latin letters is named in its own script`() async throws {
    let (names, _) = try await topics([
      "가마.md": "# 가마와 유약\n\n\(Self.korean)",
      "02.md": "# 둘째 가마\n\n계기가 60도 아래로 떨어지기 전에는 아무도 문을 열지 않습니다.",
      "물레 iOS.md": "---\nslug: 물레-손질\n---\n# 물레\n\n유약은 월요일마다 물레 뒤의 작은 방에서 섞습니다.",
      "灰/窯.md": "# 窯\n\n窯は九時間かけて冷めます。",
      "土/窯.md": "# 窯\n\n土は三日のあいだ寝かせておきます。",
      "clay.md": "# 흙\n\n흙은 사흘 동안 재워 둡니다. 그래야 갈라지지 않습니다.",
    ])
    #expect(
      names.map { $0.prefix { $0 != ":" } } == [
        "clay", "가마와-유약", "둘째-가마", "물레-손질", "窯", "灰-窯",
      ], "\(names)")
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
    #expect(names == ["kiln: b.md one.md"])
    // Neither the file nor the name of a topic is there.
    #expect(said == ["site-settings-unused", "site-settings-unused"])
  }

  @Test func `sections stand in the order that the site gives them`() async throws {
    let (names, said) = try await topics([
      "site.yaml":
        "sections:\n  - folder: sheds\n  - folder: .\n  - {folder: attic, title: Attic}\n",
      "shelves.md": "# Shelves\n\n\(Self.english)",
      "barns/kiln.md": "# Kiln\n\n\(Self.otherEnglish)",
      "sheds/looms.md": "# Looms\n\nA loom stands where the morning light falls on the warp.",
    ])
    #expect(names == ["looms: sheds/looms.md", "shelves: shelves.md", "kiln: barns/kiln.md"])
    #expect(said == ["site-settings-unused"])
  }

  @Test func `the README of the top is the home page in every language it has`() async throws {
    let (names, _) = try await topics([
      "README.md": "# Library\n\n\(Self.english)", "README.ko.md": "# 도서관\n\n\(Self.korean)",
      "shelves/README.md": "# Shelves\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["shelves: shelves/README.md", "library: README.ko.md README.md"])
  }

  @Test func `the home page is named apart from a topic of its title`() async throws {
    let (names, said) = try await topics([
      "README.md": "# Library\n\n\(Self.english)",
      "a/library.md": "# Library\n\n\(Self.otherEnglish)",
      "b/home.md": "# Home\n\nThe garden has four beds, and each is dug over in November.",
    ])
    #expect(names.last == "home-2: README.md", "\(names)")
    #expect(names.contains("library: a/library.md"), "\(names)")
    #expect(said.isEmpty)
  }

  @Test func `a draft is no page`() async throws {
    let (names, _) = try await topics([
      "a.md": "---\ndraft: true\n---\n# A\n\n\(Self.english)",
      "b.md": "# B\n\n\(Self.otherEnglish)",
    ])
    #expect(names == ["b: b.md"])
  }

  /// A page of a site that says nearly the same about many things, under few titles.
  private static func page(_ number: Int, _ language: String) -> String {
    let things = [
      ("hinge", "경첩", "蝶番"), ("valve", "밸브", "弁"), ("spindle", "축", "軸"), ("gasket", "개스킷", "パッキン"),
      ("lever", "지렛대", "てこ"), ("sleeve", "슬리브", "スリーブ"),
    ]
    let thing = things[number % 6]
    let other = things[(number / 6 + number + 1) % 6]
    let size = 3 + number * 7 % 50
    switch language {
    case "en":
      return """
        ---
        title: Care of the \(thing.0)
        ---

        Keep every \(thing.0) away from the \(other.0). A gap of \(size) millimeters is enough.

        ## Best practices

        - Clean the \(thing.0) once a week.
        - Replace the \(other.0) when it is worn.

        Write down who touched the \(thing.0) last, and look at the \(other.0) as well.
        """
    case "ko":
      return """
        ---
        title: \(thing.1) 관리
        ---

        모든 \(thing.1)을 \(other.1)에서 떨어뜨려 두세요. 간격은 \(size)밀리미터면 충분합니다.

        ## 모범 사례

        - \(thing.1)은 일주일에 한 번 닦으세요.
        - 닳은 \(other.1)은 새것으로 바꾸세요.

        누가 \(thing.1)을 마지막으로 만졌는지 적어 두고 \(other.1)도 살펴보세요.
        """
    default:
      return """
        ---
        title: \(thing.2)の手入れ
        ---

        \(thing.2)はすべて\(other.2)から離しておきます。間隔は\(size)ミリメートルで十分です。

        ## ベストプラクティス

        - \(thing.2)は週に一度拭きます。
        - すり減った\(other.2)は取り替えます。

        最後に\(thing.2)に触れた人を書き留め、\(other.2)も確かめます。
        """
    }
  }

  @Test func `sixty topics under six titles, each a folder of three languages, stay sixty`()
    async throws
  {
    var files: [String: String] = [:]
    for number in 0..<60 {
      for language in ["en", "ko", "ja"] {
        files["t\(number)/\(language).md"] = Self.page(number, language)
      }
    }
    let folder = try TemporaryFolder(files)
    let (corpus, _) = try await Pipeline(root: folder.url.path, jobs: 2).corpus()
    #expect(corpus.topics.count == 60)
    #expect(corpus.topics.allSatisfy { $0.documents.count == 3 && $0.languages.count == 3 })
  }

  @Test func `a copy of a folder with the same sentences is the same topic`() async throws {
    var files: [String: String] = [:]
    for language in ["en", "ko", "ja"] {
      files["a/\(language).md"] = Self.page(1, language)
      files["b/\(language).md"] = Self.page(1, language)
      files["c/\(language).md"] = Self.page(7, language)
    }
    let (names, _) = try await topics(files)
    #expect(names.count == 2)
  }

  @Test func `twelve subjects called Overview meet their translations among all others`()
    async throws
  {
    let subjects = [
      ("The kiln cools for nine hours behind a closed door.", "가마는 문을 닫은 채 아홉 시간 동안 식힙니다."),
      ("Readers return books to the cart before noon.", "독자는 정오 전에 책을 카트에 돌려놓습니다."),
      ("A sail of wool is heavy when it is wet.", "양모로 만든 돛은 젖으면 무겁습니다."),
      ("Bees leave the hive when the sun rises.", "벌은 해가 뜨면 벌통을 떠납니다."),
      ("Bread dough rests under a damp towel.", "빵 반죽은 젖은 수건 아래에서 쉽니다."),
      ("Violin strings stretch for several days.", "바이올린 줄은 며칠 동안 늘어납니다."),
    ]
    var files: [String: String] = [:]
    for (number, subject) in subjects.enumerated() {
      let names = (0..<4).map { "`part\(number)x\($0)`" }.joined(separator: ", ")
      files["e\(number).txt"] = "# Overview\n\n\(subject.0)\n\nSee \(names).\n"
      files["k\(number).txt"] = "# 개요 (Overview)\n\n\(subject.1)\n\n\(names)를 보세요.\n"
    }
    let (names, _) = try await topics(files)
    #expect(
      names.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }.sorted()
        == subjects.indices.map { "e\($0).txt k\($0).txt" })
  }

  @Test func `short unrelated texts under one title stay apart although they align`() async throws {
    let (names, _) = try await topics([
      "a.md": "# Overview\n\nThe kiln cools for nine hours.\n\nNobody opens the door.\n",
      "b.md": "# 개요 (Overview)\n\n독자는 책을 카트에 돌려놓습니다.\n\n선반은 비어 있어야 합니다.\n",
    ])
    #expect(names.count == 2)
  }

  /// Texts that share most of what such texts say, but not their subject.
  private static func thanks(_ subject: String, to name: String) -> String {
    """
    # Acknowledgements

    This guide was written with the help of many people, who read it and told us what was unclear.

    \(name) wrote the chapter on \(subject). The drawings of \(subject) are by \(name), too.

    We thank all who tried the guide before it was printed.
    """
  }

  @Test func `what many folders have under one name, in one language, is a kind of text`()
    async throws
  {
    let subjects = ["kilns", "sails", "hives", "violins", "bread", "atlases"]
    var files: [String: String] = [:]
    for (number, subject) in subjects.enumerated() {
      files[subject + "/acknowledgements.md"] = Self.thanks(subject, to: "Reader \(number)")
    }
    #expect(try await topics(files).0.count == subjects.count)
    // Beside a tree that mirrors them, each still meets its own.
    for (number, subject) in subjects.enumerated() {
      files["번역/\(subject)/acknowledgements.md"] =
        Self.thanks(subject, to: "Reader \(number)") + "\n\n> 이 안내서를 읽고 알려 주신 모든 분께 감사드립니다.\n"
    }
    #expect(try await topics(files).0.count == subjects.count)
  }

  /// A text that links to pages by their numbers.
  private static func links(_ text: String, _ numbers: ClosedRange<Int>) -> String {
    text + " " + numbers.map { "[\($0)](https://pages.example/\($0))" }.joined(separator: ", ")
  }

  @Test func `what has its original beside it is not the original of another subject`() async throws
  {
    let (names, _) = try await topics([
      "guide/description.md":
        "# Description of tables\n\n" + Self.links("What a row says is read aloud:", 1...7),
      "guide/description.fr.md":
        "# Description des tables\n\n" + Self.links("Ce que dit une ligne est lu :", 1...3),
      "checks/description.md":
        "# Audio description\n\n" + Self.links("Look at these videos:", 1...3),
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test func `posts of different days under one title are two`() async throws {
    let (names, _) = try await topics([
      "posts/2024-05-01-review.md": Self.thanks("kilns", to: "Mina"),
      "posts/2025-02-11-review.md": Self.thanks("kilns and sails", to: "Mina"),
    ])
    #expect(names.count == 2, "\(names)")
  }

  @Test func `a translation that repeats its original meets the file of that name elsewhere`()
    async throws
  {
    let pairs = [
      ("A kiln cools for nine hours behind a closed door.", "가마는 문을 닫은 채 아홉 시간 동안 식힙니다."),
      ("Nobody opens the door while the bricks are red.", "벽돌이 붉은 동안에는 아무도 문을 열지 않습니다."),
      ("The glaze is mixed in the evening and rests until noon.", "유약은 저녁에 섞어 정오까지 둡니다."),
      ("Ash from apple wood makes a green glaze.", "사과나무 재는 초록 유약이 됩니다."),
    ]
    let english = pairs.map(\.0).joined(separator: "\n\n")
    let both = pairs.map { "\($0.0)\n\n> \($0.1)" }.joined(separator: "\n\n")
    let (names, _) = try await topics([
      "guides/kilns.md": "# Kilns and glazes\n\n\(english)\n",
      "읽기/kilns.md": "# Guide\n\n\(both)\n",
    ])
    #expect(names.count == 1, "\(names)")
  }

  @Test func `notes about one subject are one topic with several Korean editions`() async throws {
    try await expectTopics(of: .own, ["tables", "3-pasted-page"])
  }

  @Test(.needs(.seeds))
  func `the seeds are one topic with several Korean editions and one of its own`() async throws {
    try await expectTopics(of: .seeds, ["tables", "リストと表"])
  }

  private func expectTopics(of notes: RealNotes, _ slugs: [String]) async throws {
    let (corpus, _) = try await Pipeline(root: notes.url.path).corpus()
    #expect(corpus.topics.map(\.slug) == slugs)
    let tables = try #require(corpus.topics.first { $0.slug == "tables" })
    let other = try #require(corpus.topics.first { $0.slug != "tables" })
    #expect(tables.documents.count == 4)
    #expect(tables.editions.filter { $0.language == .korean }.count == 4)
    #expect(tables.editions.filter { $0.language == .english }.count == 2)
    #expect(tables.mainEdition(in: .english)?.title == "Tables")
    #expect(tables.mainEdition(in: .korean)?.title == "테이블")
    #expect(other.mainEdition(in: .japanese)?.title == "リストと表")
  }
}
