import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Texts that a translator, somebody in the notes, or both have changed since an export.
@Suite struct ImportMergeTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]
  private static let english = """
    # Shelves

    A shelf keeps 24 books.

    Nobody stays after 20:00.

    The door has 3 locks.

    """
  private static let korean = """
    # 서가

    서가에는 책이 24권 있습니다.

    20:00 이후에는 아무도 남지 않습니다.

    문에는 자물쇠가 3개 있습니다.

    """

  private func corpus(_ korean: String, english: String = english) async throws -> Corpus {
    try await Library.corpus(of: ["shelf/en.md": english, "shelf/ko.md": korean])
  }

  private func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    let options = Exchange.Options(languages: [.english, .korean])
    return String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
  }

  private func delivery(_ text: String, _ name: String = "back") throws -> Delivery {
    try Delivery.reading(SourceFile(path: name, text: text))
  }

  private func text(_ importing: Importing) -> String? {
    importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: formats)
  func `what only somebody in the notes changed is kept, what only the translator did is written`(
    format: ExchangeFormat
  ) async throws {
    let sent = try exported(format, try await corpus(Self.korean))
    let notes = Self.korean.replacing("24권 있습니다", with: "24권 꽂혀 있습니다")
    let back = try delivery(sent.replacing("아무도 남지", with: "누구도 남지"))
    let importing = Importing(back, into: try await corpus(notes))
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    #expect(importing.changed == 1 && importing.left == 0)
    #expect(text(importing) == notes.replacing("아무도 남지", with: "누구도 남지"))
  }

  @Test(arguments: formats)
  func `what both changed is a conflict with both texts and the place, unless one is chosen`(
    format: ExchangeFormat
  ) async throws {
    let sent = try exported(format, try await corpus(Self.korean))
    let notes = Self.korean.replacing("자물쇠가", with: "빗장이")
    let there = try await corpus(notes)
    let back = try delivery(sent.replacing("자물쇠가", with: "열쇠가"))
    let importing = Importing(back, into: there)
    #expect(importing.files.isEmpty && importing.conflicts == 1 && importing.left == 1)
    let problem = try #require(importing.diagnostics.first)
    #expect(problem.severity == .error)
    for words in ["빗장이 3개", "열쇠가 3개", "shelf/ko.md:7", "“The door has 3 locks.”"] {
      #expect(problem.message.contains(words), "\(problem.message)")
    }
    let ours = Importing(back, into: there, Importing.Options(preference: .ours))
    #expect(ours.files.isEmpty && ours.diagnostics.map(\.severity) == [.note])
    let theirs = Importing(back, into: there, Importing.Options(preference: .theirs))
    #expect(text(theirs) == Self.korean.replacing("자물쇠가", with: "열쇠가"))
    #expect(theirs.diagnostics.isEmpty)
  }

  @Test(arguments: formats)
  func `what both changed alike is no conflict`(format: ExchangeFormat) async throws {
    let sent = try exported(format, try await corpus(Self.korean))
    let back = try delivery(sent.replacing("자물쇠가", with: "빗장이"))
    let importing = Importing(
      back, into: try await corpus(Self.korean.replacing("자물쇠가", with: "빗장이")))
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty)
  }

  @Test(arguments: formats)
  func `what was deleted in the notes comes back only if it was changed, and as a conflict`(
    format: ExchangeFormat
  ) async throws {
    let sent = try exported(format, try await corpus(Self.korean))
    let there = try await corpus(Self.korean.replacing("문에는 자물쇠가 3개 있습니다.\n", with: ""))
    let unchanged = Importing(try delivery(sent), into: there)
    #expect(unchanged.files.isEmpty && unchanged.diagnostics.map(\.severity) == [.note])
    let changed = Importing(try delivery(sent.replacing("자물쇠가", with: "열쇠가")), into: there)
    #expect(changed.files.isEmpty && changed.conflicts == 1)
  }

  @Test(arguments: formats)
  func `of equal texts each is its own, whoever changes which`(format: ExchangeFormat) async throws
  {
    let english = Self.english.replacing("\n\n", with: "\n\nAsk at the desk.\n\n")
    let korean = Self.korean.replacing("\n\n", with: "\n\n데스크에 물어보세요.\n\n")
    let sent = try exported(format, try await corpus(korean, english: english))
    let last = try #require(sent.range(of: "데스크에 물어", options: .backwards))
    let first = try #require(korean.range(of: "데스크에 물어"))
    let notes = korean.replacingCharacters(in: first, with: "데스크 직원에게 물어")
    let importing = Importing(
      try delivery(sent.replacingCharacters(in: last, with: "데스크로 와서 물어")),
      into: try await corpus(notes, english: english))
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let there = try #require(notes.range(of: "데스크에 물어", options: .backwards))
    #expect(text(importing) == notes.replacingCharacters(in: there, with: "데스크로 와서 물어"))
  }

  @Test(arguments: formats)
  func `a name that the notes changed stays where the translator left it, whoever is preferred`(
    format: ExchangeFormat
  ) async throws {
    let english = Self.english.replacing("Nobody stays", with: "## Millbrook\n\nNobody stays")
    let korean = Self.korean.replacing("20:00 이후에는", with: "## Millbrook\n\n20:00 이후에는")
    let sent = try exported(format, try await corpus(korean, english: english))
    let notes = korean.replacing("## Millbrook", with: "## Mill brook")
    let importing = Importing(
      try delivery(sent.replacing("자물쇠가", with: "열쇠가")),
      into: try await corpus(notes, english: english), Importing.Options(preference: .theirs))
    #expect(text(importing) == notes.replacing("자물쇠가", with: "열쇠가"))
  }

  @Test(arguments: [ExchangeFormat.xliff2, .po])
  func `a name that was written in the notes meanwhile is a conflict with the one that comes back`(
    format: ExchangeFormat
  ) async throws {
    let english = Self.english.replacing("Nobody stays", with: "## Millbrook\n\nNobody stays")
    let sent = try exported(format, try await corpus(Self.korean, english: english))
    let back: String
    switch format {
    case .po:
      back = sent.replacing("\"Millbrook\"\nmsgstr \"\"", with: "\"Millbrook\"\nmsgstr \"방앗간 개울\"")
    default:
      back = sent.replacing(
        ">Millbrook</source>", with: ">Millbrook</source>\n<target>방앗간 개울</target>"
      ).replacing("state=\"initial\"", with: "state=\"translated\"")
    }
    try #require(back != sent)
    let notes = Self.korean.replacing("20:00 이후에는", with: "## Mill Creek\n\n20:00 이후에는")
    let there = try await corpus(notes, english: english)
    let importing = Importing(try delivery(back), into: there)
    #expect(importing.files.isEmpty && importing.conflicts == 1)
    #expect(importing.diagnostics.first?.message.contains("Mill Creek") == true)
    let ours = Importing(try delivery(back), into: there, Importing.Options(preference: .ours))
    #expect(ours.files.isEmpty && ours.conflicts == 0)
    let theirs = Importing(try delivery(back), into: there, Importing.Options(preference: .theirs))
    #expect(text(theirs) == notes.replacing("Mill Creek", with: "방앗간 개울"))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `what was added in the notes meanwhile is not added twice`(
    format: ExchangeFormat
  ) async throws {
    let whole = try await corpus(Self.korean)
    let line = "문에는 자물쇠가 3개 있습니다.\n"
    let sent = try exported(
      format, try await corpus(Self.korean.replacing(line, with: "")))
    let filled: String
    switch format {
    case .po:
      filled = sent.replacing(
        "msgid \"The door has 3 locks.\"\nmsgstr \"\"",
        with: "msgid \"The door has 3 locks.\"\nmsgstr \"문에 열쇠가 있습니다.\"")
    default:
      let source = try #require(
        sent.firstMatch(of: /<source[^>]*>The door has 3 locks.<\/source>/)
      ).output
      filled = sent.replacing(source, with: source + "<target>문에 열쇠가 있습니다.</target>")
        .replacing("state=\"initial\"", with: "state=\"translated\"")
    }
    #expect(filled != sent)
    let importing = Importing(try delivery(filled), into: whole)
    #expect(importing.files.isEmpty && importing.conflicts == 1)
    #expect(importing.diagnostics.first?.message.contains("자물쇠가") == true)
  }

  @Test(arguments: formats)
  func `a text that comes back empty leaves the note as it is, and says so`(
    format: ExchangeFormat
  ) async throws {
    let there = try await corpus(Self.korean)
    let sent = try exported(format, there)
    let importing = Importing(
      try delivery(sent.replacing("문에는 자물쇠가 3개 있습니다.", with: "")), into: there)
    #expect(importing.files.isEmpty && importing.diagnostics.map(\.severity) == [.note])
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `a text that differs, in a delivery without traces of the export, is not written unasked`(
    format: ExchangeFormat
  ) async throws {
    let there = try await corpus(Self.korean)
    let bare = String(
      try exported(format, there).replacing("자물쇠가", with: "열쇠가")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("digest") && !$0.contains("as exported") }
        .joined(separator: "\n"))
    guard format != .xliff else { return }
    let importing = Importing(try delivery(bare), into: there)
    #expect(importing.files.isEmpty && importing.diagnostics.map(\.severity) == [.warning])
    let forced = Importing(
      try delivery(bare), into: there, Importing.Options(preference: .theirs))
    #expect(text(forced) == Self.korean.replacing("자물쇠가", with: "열쇠가"))
  }

  @Test func `two deliveries are one import, and differ where they do not agree`() async throws {
    let there = try await corpus(Self.korean)
    let sent = try exported(.po, there)
    let one = try delivery(sent.replacing("자물쇠가", with: "열쇠가"), "one")
    let two = try delivery(
      sent.replacing("자물쇠가", with: "빗장이").replacing("아무도", with: "누구도"), "two")
    let importing = Importing([one, two], into: there)
    #expect(importing.changed == 2 && importing.conflicts == 1)
    #expect(importing.files.count == 1)
    #expect(
      text(importing)
        == Self.korean.replacing("자물쇠가", with: "열쇠가").replacing("아무도", with: "누구도"))
  }

  @Test(arguments: 0..<UInt64(30))
  func `whoever changes whatever, each text is what its last author wrote`(
    seed: UInt64
  ) async throws {
    var random = SplitMix64(seed: seed)
    let format = Self.formats[Int(seed % 3)]
    let count = 8
    func note(_ text: (Int) -> String) -> String {
      (0..<count).map { text($0) + "\n\n" }.joined()
    }
    let english = note { "Shelf \($0) keeps \($0 + 7) books." }
    func korean(_ words: [String]) -> String {
      note { "서가 \($0)에는 책이 \($0 + 7)권 \(words[$0])." }
    }
    let before = Array(repeating: "있습니다", count: count)
    let sent = try exported(format, try await corpus(korean(before), english: english))
    func changed(_ word: String) -> [String] {
      before.map { Bool.random(using: &random) ? word : $0 }
    }
    let (notes, translator) = (changed("꽂힙니다"), changed("놓입니다"))
    var back = sent
    for index in 0..<count {
      back = back.replacing(
        "서가 \(index)에는 책이 \(index + 7)권 있습니다",
        with: "서가 \(index)에는 책이 \(index + 7)권 \(translator[index])")
    }
    let importing = Importing(
      try delivery(back), into: try await corpus(korean(notes), english: english))
    let merged = (0..<count).map { notes[$0] != before[$0] ? notes[$0] : translator[$0] }
    let both = (0..<count).count { notes[$0] != before[$0] && translator[$0] != before[$0] }
    #expect(importing.conflicts == both, "seed \(seed)")
    #expect(text(importing) ?? korean(notes) == korean(merged), "seed \(seed)")
  }
}
