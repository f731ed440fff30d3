import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What comes back after the originals have moved on.
@Suite struct MovedOriginalTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po]

  private static let english = """
    # Reading room

    A reader asks for a book at the desk and gets it within 20 minutes.

    ## Loans

    Nobody may take an atlas of 1824 home, whatever the reason is.

    The librarian writes down who has which book.

    ## Closing time

    The doors are locked at 20:00 by the last person who leaves.

    """

  private static let korean = """
    # 열람실

    이용자가 창구에서 책을 청하면 20분 안에 받습니다.

    ## 대출

    1824년의 지도책은 어떤 까닭으로도 집에 가져갈 수 없습니다.

    누가 어떤 책을 가졌는지 사서가 적어 둡니다.

    ## 닫는 시간

    마지막에 나가는 사람이 20:00에 문을 잠급니다.

    """

  private static let endings = [
    ("받습니다", "건네받습니다"), ("없습니다", "없게 합니다"), ("적어 둡니다", "기록합니다"),
    ("잠급니다", "닫습니다"), ("열람실", "책 읽는 방"), ("닫는 시간", "문 닫는 시간"), ("대출", "빌리기"),
  ]

  private func corpus(_ english: String, _ more: [String: String] = [:]) async throws -> Corpus {
    let files = ["room/en.md": english, "room/ko.md": Self.korean]
    return try await Library.corpus(of: files.merging(more) { $1 })
  }

  /// All translations changed, as they come back from an export of the notes as they were.
  private func delivery(_ format: ExchangeFormat) async throws -> Delivery {
    let options = Exchange.Options(languages: [.english, .korean])
    let bytes = try format.bytes(of: try await corpus(Self.english), options)
    let text = Self.changed(String(decoding: bytes, as: UTF8.self))
    return try Delivery.reading(SourceFile(path: "back", text: text))
  }

  private static func changed(_ text: String) -> String {
    endings.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test func `the title of one topic among others is found where it stands`() async throws {
    // Another note is called nearly so, and units of other topics stand before and behind.
    var others = [
      "a/en.md": "# Reading rooms\n\nEvery town has a room for readers.\n",
      "z/en.md": "# Zoo\n\nNobody reads there.\n",
    ]
    for town in 1...12 {
      others["towns/t\(town)/en.md"] = "# Reading room \(town)\n\nIt is open.\n"
    }
    let there = others
    func corpus(_ english: String) async throws -> Corpus {
      try await Library.corpus(of: there.merging(["room/en.md": english]) { $1 })
    }
    var options = Exchange.Options(languages: [.english, .korean])
    options.selection.topics = ["reading-room"]
    let sent = String(
      decoding: try ExchangeFormat.po.bytes(of: try await corpus(Self.english), options),
      as: UTF8.self)
    let back = sent.replacing(
      "msgid \"Reading room\"\nmsgstr \"\"", with: "msgid \"Reading room\"\nmsgstr \"열람실\"")
    #expect(back != sent, "nothing was changed")
    let later = Self.english.replacing("# Reading room\n", with: "# The quiet reading hall\n")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: try await corpus(later))
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
    #expect(importing.added == 1)
    #expect(note(importing)?.hasPrefix("# 열람실\n") == true)
  }

  @Test(arguments: formats)
  func `where only spelling was mended meanwhile, a new translation is not stamped`(
    format: ExchangeFormat
  ) async throws {
    let wrong = Self.english.replacing("librarian", with: "libarian")
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(
      decoding: try format.bytes(of: try await corpus(wrong), options), as: UTF8.self)
    let back = try Delivery.reading(
      SourceFile(path: "back", text: sent.replacing("적어 둡니다", with: "기록합니다")))
    let importing = Importing(back, into: try await corpus(Self.english))
    #expect(note(importing) == Self.korean.replacing("적어 둡니다", with: "기록합니다"))
    #expect(
      importing.files.map(\.path) == ["room/ko.md"], "\(importing.diagnostics.map(\.message))")
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
  }

  @Test(arguments: formats)
  func `a missing text comes in beside the translation of a neighbour that was deleted`(
    format: ExchangeFormat
  ) async throws {
    let english = Self.english.replacing("who has which book", with: "the 48 names and 96 books")
    let partly = Self.korean.replacing("1824년의 지도책은 어떤 까닭으로도 집에 가져갈 수 없습니다.\n\n", with: "")
      .replacing("누가 어떤 책을 가졌는지 사서가", with: "사서가 이름 48개와 책 96권을")
    let options = Exchange.Options(languages: [.english, .korean])
    func corpus(_ english: String) async throws -> Corpus {
      try await Library.corpus(of: ["room/en.md": english, "room/ko.md": partly])
    }
    let sent = try Delivery.reading(
      SourceFile(path: "out", bytes: try format.bytes(of: try await corpus(english), options)))
    let units = sent.units.map { unit in
      guard unit.original.plainText.hasPrefix("Nobody may") else { return unit }
      return Delivery.Unit(
        name: unit.name, original: unit.original, text: .markdown("1824년의 지도책은 가져갈 수 없습니다."),
        exported: unit.exported, isUnfinished: false, range: unit.range)
    }
    let now = english.replacing(
      "The librarian writes down the 48 names and 96 books.\n\n", with: "")
    let importing = Importing(
      Delivery(source: sent.source, original: .english, language: .korean, units: units),
      into: try await corpus(now))
    #expect(importing.conflicts == 0, "\(importing.diagnostics.map(\.message))")
    let written = note(importing) ?? ""
    #expect(written.contains("\n\n1824년의 지도책은 가져갈 수 없습니다.\n\n"), "\(written)")
    #expect(written.contains("\n\n사서가 이름 48개와 책 96권을 적어 둡니다.\n\n"))
  }

  private func note(_ importing: Importing, _ path: String = "room/ko.md") -> String? {
    importing.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: formats, [false, true])
  func `of equal originals, the one that is left has the translation that came back for it`(
    format: ExchangeFormat, areEqual: Bool
  ) async throws {
    let english = "# Boards\n\n## Long\n\nUse it for books.\n\n## Short\n\nUse it for books.\n"
    let first = areEqual ? "책에 사용하세요." : "책에 쓰세요."
    let korean = "# 판\n\n## 긴 것\n\n\(first)\n\n## 짧은 것\n\n책에 사용하세요.\n"
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = try Delivery.reading(
      SourceFile(
        path: "out",
        bytes: try format.bytes(
          of: try await Library.corpus(of: ["b/en.md": english, "b/ko.md": korean]), options)))
    var number = 0
    let units = sent.units.map { unit in
      guard unit.original.plainText == "Use it for books." else { return unit }
      number += 1
      guard number == 2 else { return unit }
      return Delivery.Unit(
        name: unit.name, original: unit.original, text: .markdown("책에만 사용하세요."),
        exported: unit.exported, isUnfinished: false, range: unit.range)
    }
    let now = try await Library.corpus(of: [
      "b/en.md": english.replacing("## Long\n\nUse it for books.", with: "## Long"),
      "b/ko.md": korean.replacing("## 긴 것\n\n\(first)", with: "## 긴 것"),
    ])
    let importing = Importing(
      Delivery(source: sent.source, original: .english, language: .korean, units: units), into: now)
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
    let written = importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written == "# 판\n\n## 긴 것\n\n## 짧은 것\n\n책에만 사용하세요.\n")
  }

  @Test(arguments: formats)
  func `renamed headings and titles lose nothing`(format: ExchangeFormat) async throws {
    let renamed = Self.english.replacing("# Reading room", with: "# Study")
      .replacing("## Loans", with: "## Borrowing")
    let importing = Importing(try await delivery(format), into: try await corpus(renamed))
    #expect(note(importing) == Self.changed(Self.korean))
    let severities = importing.diagnostics.map(\.severity)
    #expect(severities.allSatisfy { $0 == .note }, "\(importing.diagnostics.map(\.message))")
  }

  @Test(arguments: formats)
  func `a translation of a changed original is written and stays out of date`(
    format: ExchangeFormat
  ) async throws {
    let mended = Self.english.replacing("within 20 minutes", with: "within 15 minutes")
    let importing = Importing(try await delivery(format), into: try await corpus(mended))
    #expect(note(importing) == Self.changed(Self.korean))
    let message = try #require(importing.diagnostics.first)
    #expect(importing.diagnostics.count == 1 && message.severity == .note)
    #expect(message.message.contains("15 minutes") && message.message.contains("room/en.md:3"))
    let stamps = try #require(importing.files.first { $0.path.hasSuffix(".stamps.yaml") })
    let after = try await Library.corpus(of: [
      "room/en.md": mended, "room/ko.md": try #require(note(importing)),
      stamps.path: String(decoding: stamps.bytes, as: UTF8.self),
    ])
    let topic = try #require(after.topics.first)
    let unit = try #require(topic.units.firstIndex { $0.id == topic.id(of: "15 minutes") })
    guard case .outOfDate(let translated) = UnitStates(of: topic).state(of: unit, in: .korean)
    else {
      Issue.record("it is not out of date")
      return
    }
    #expect(translated.contains("within 20 minutes"))
  }

  @Test(arguments: formats)
  func `a delivery whose originals are gone changes nothing the second time, and says nothing`(
    format: ExchangeFormat
  ) async throws {
    let cut = Self.english.replacing("The librarian writes down who has which book.\n\n", with: "")
    let back = try await delivery(format)
    let first = Importing(back, into: try await corpus(cut))
    #expect(first.changed > 0)
    let written = first.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let after = try await Library.corpus(
      of: ["room/en.md": cut].merging(written) { $1 })
    let second = Importing(back, into: after)
    #expect(second.files.isEmpty && second.left == 0)
    #expect(second.diagnostics.map(\.message) == [])
  }

  @Test(arguments: formats)
  func `moved, joined and split paragraphs lose nothing`(format: ExchangeFormat) async throws {
    let line = "The librarian writes down who has which book.\n\n"
    let rest = Self.english.replacing(line, with: "")
    for moved in [rest + "\n" + line, rest + line] {
      let importing = Importing(try await delivery(format), into: try await corpus(moved))
      #expect(note(importing) == Self.changed(Self.korean))
    }
    let split = Self.english.replacing("at the desk and gets", with: "at the desk.\n\nIt gets")
    let importingSplit = Importing(try await delivery(format), into: try await corpus(split))
    #expect(note(importingSplit) == Self.changed(Self.korean))
  }

  @Test(arguments: formats)
  func `a text that is gone names the nearest one and leaves the rest alone`(
    format: ExchangeFormat
  ) async throws {
    let gone = Self.english.replacing(
      "The doors are locked at 20:00 by the last person who leaves.",
      with: "Somebody feeds the cat, and doors stay open.")
    let korean = Self.korean.replacing("마지막에 나가는 사람이 20:00에 문을 잠급니다.", with: "고양이에게 밥을 줍니다.")
    let importing = Importing(
      try await delivery(format), into: try await corpus(gone, ["room/ko.md": korean]))
    #expect(note(importing) == Self.changed(korean))
    let message = try #require(importing.diagnostics.first { $0.severity == .warning })
    #expect(message.message.contains("“The doors are locked"), "\(message.message)")
  }

  @Test(arguments: formats)
  func `an equal short text of another topic is not taken for one that is gone`(
    format: ExchangeFormat
  ) async throws {
    let without = Self.english.replacing("## Loans", with: "## Lending of all books")
    let other = [
      "other/en.md": "# Other\n\n## Loans\n\nText.\n", "other/ko.md": "# 다른\n\n## 대출\n\n글.\n",
    ]
    let sent = try await delivery(format)
    let importing = Importing(sent, into: try await corpus(without, other))
    #expect(note(importing, "other/ko.md") == nil)
  }

  @Test func `an equal text is found by its place`() async throws {
    func table(_ words: [String]) -> String {
      "# \(words[0])\n\n" + words.dropFirst().map { "\($0)\n\n" }.joined()
    }
    let english = ["Rows", "Note", "A row keeps one line.", "Note", "A line ends at 80."]
    let korean = ["행", "참고 하나", "행은 한 줄입니다.", "참고 둘", "줄은 80에서 끝납니다."]
    let before = try await Library.corpus(of: [
      "rows/en.md": table(english), "rows/ko.md": table(korean),
    ])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(
      decoding: try ExchangeFormat.po.bytes(of: before, options), as: UTF8.self)
    var moved = english
    moved[2] = "A row always keeps one line."
    let after = try await Library.corpus(of: [
      "rows/en.md": table(moved), "rows/ko.md": table(korean),
    ])
    let back = sent.replacing("참고 하나", with: "참고 1").replacing("참고 둘", with: "참고 2")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: after)
    let changed = korean.map {
      $0.replacing("참고 하나", with: "참고 1").replacing("참고 둘", with: "참고 2")
    }
    #expect(note(importing, "rows/ko.md") == table(changed))
  }

  @Test(arguments: formats)
  func `translations that stand beside other originals now are found by what was exported`(
    format: ExchangeFormat
  ) async throws {
    // The headings have changed places with each other; nothing in them says which is which.
    let english = Self.english.replacing("## Loans", with: "## ?")
      .replacing("## Closing time", with: "## Loans").replacing("## ?", with: "## Closing time")
    let importing = Importing(try await delivery(format), into: try await corpus(english))
    #expect(note(importing) == Self.changed(Self.korean))
    #expect(importing.conflicts == 0, "\(importing.diagnostics.map(\.message))")
  }

  // MARK: Stamps and pins

  private func stamped(_ english: String, korean: String = korean) async throws -> Corpus {
    let topic = try #require(try await corpus(Self.english).topics.first)
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    return try await corpus(
      english,
      [
        "room/ko.md": korean,
        "room/\(topic.slug).stamps.yaml": String(decoding: stamps.yaml(), as: UTF8.self),
        "room/\(topic.slug).pins.yaml": "pins:\n- unit: loans\n  of: Nobody may take\n",
      ])
  }

  private func states(_ corpus: Corpus) throws -> [String: Int] {
    let topic = try #require(corpus.topics.first)
    let states = UnitStates(of: topic)
    return topic.units.indices.reduce(into: [:]) { counts, unit in
      counts[states.state(of: unit, in: .korean)?.name ?? "none", default: 0] += 1
    }
  }

  @Test func `a topic with another title keeps its stamps and pins, and says what to call them`()
    async throws
  {
    let renamed = Self.english.replacing("# Reading room", with: "# Study")
    let after = try await stamped(renamed)
    let topic = try #require(after.topics.first)
    #expect(topic.slug == "study")
    #expect(try states(after)["current", default: 0] == 6)
    #expect(topic.units.contains { $0.id == "loans" })
  }

  @Test func `stamps of another text are not taken for those of a topic`() async throws {
    let other =
      "stamps:\n- {id: a, language: ko, translation: \"123456\", source: \"Fish swim.\"}\n"
    let notes = try TemporaryFolder([
      "room/en.md": Self.english, "room/ko.md": Self.korean, "room/fish.stamps.yaml": other,
    ])
    let (corpus, diagnostics) = try await Library.corpus(of: notes)
    #expect(corpus.topics.first?.stamps.entries.isEmpty == true)
    #expect(diagnostics.contains { $0.rule == "topic-unknown" })
  }

  @Test func `a moved paragraph keeps its translation and its stamp`() async throws {
    let line = "The librarian writes down who has which book.\n\n"
    let after = try await stamped(
      "# Reading room\n\n" + line
        + Self.english.replacing(line, with: "").replacing("# Reading room\n\n", with: ""))
    #expect(try states(after) == ["current": 7])
  }

  @Test func `a paragraph that was split in both languages stays current`() async throws {
    let english = Self.english.replacing(
      "which book.\n\n## Closing time\n\nThe doors", with: "which book. The doors")
    let korean = Self.korean.replacing("적어 둡니다.\n\n## 닫는 시간\n\n마지막에", with: "적어 둡니다. 마지막에")
    let topic = try #require(
      try await corpus(english, ["room/ko.md": korean]).topics.first)
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    let after = try await corpus(
      english.replacing("which book. The doors", with: "which book.\n\nThe doors"),
      [
        "room/ko.md": korean.replacing("적어 둡니다. 마지막에", with: "적어 둡니다.\n\n마지막에"),
        "room/\(topic.slug).stamps.yaml": String(decoding: stamps.yaml(), as: UTF8.self),
      ])
    #expect(try states(after)["current"] == after.topics[0].units.count)
  }
}

extension MovedOriginalTests {
  private static let apples = [
    "apples/en.md":
      "# Apples\n\nApples are kept in the attic.\n\n## Resources\n\nThey have a page.\n",
    "apples/ko.md": "# 사과\n\n사과는 다락에 보관합니다.\n\n## 자료\n\n사과에는 페이지가 있습니다.\n",
  ]
  private static let pears = [
    "pears/en.md":
      "# Pears\n\nPears are kept in a cold cellar.\n\n## Resources\n\nPears have a page.\n",
    "pears/ko.md": "# 배\n\n배는 차가운 지하실에 보관합니다.\n\n## 자료\n\n배에는 페이지가 있습니다.\n",
  ]

  /// The export of the apples, in which somebody translated a heading otherwise.
  private static func ofApples(_ format: ExchangeFormat) async throws -> Delivery {
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = try format.bytes(of: try await Library.corpus(of: apples), options)
    let text = String(decoding: sent, as: UTF8.self).replacing("자료", with: "사과 자료")
    return try Delivery.reading(SourceFile(path: "back", text: text))
  }

  @Test(arguments: formats)
  func `a text of a topic that is gone is not written into another one`(
    format: ExchangeFormat
  ) async throws {
    let importing = Importing(
      try await Self.ofApples(format), into: try await Library.corpus(of: Self.pears))
    #expect(importing.files.isEmpty)
    #expect(!importing.diagnostics.isEmpty)
  }

  @Test(arguments: formats)
  func `a text of a topic with a new name is written into it`(
    format: ExchangeFormat
  ) async throws {
    let renamed = Self.apples.mapValues {
      $0.replacing("# Apples", with: "# Old sorts").replacing("# 사과", with: "# 옛 품종")
    }
    let importing = Importing(
      try await Self.ofApples(format),
      into: try await Library.corpus(of: renamed.merging(Self.pears) { $1 }))
    #expect(importing.files.map(\.path) == ["apples/ko.md"])
    #expect(note(importing, "apples/ko.md")?.contains("## 사과 자료") ?? false)
  }
}
