import TestSupport
import Testing

@testable import Bitext

@Suite struct RoundTripTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]
  private static let options = Exchange.Options(languages: [.english, .korean])

  private func delivery(_ text: String) throws -> Delivery {
    try Delivery.reading(SourceFile(path: "back", text: text))
  }

  private func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    String(decoding: try format.bytes(of: corpus, Self.options), as: UTF8.self)
  }

  @Test(arguments: formats)
  func `what comes back unchanged changes nothing`(format: ExchangeFormat) async throws {
    let corpus = try await Library.corpus(of: Library.files)
    let importing = Importing(try delivery(exported(format, corpus)), into: corpus)
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty)
    #expect(try delivery(exported(format, corpus)).units.count(where: { !$0.markdown.isEmpty }) > 8)
  }

  /// `msgcat --escape` writes them so.
  @Test func `characters that a tool has escaped are no change`() async throws {
    let corpus = try await Library.corpus(of: Library.files)
    let text = try exported(.po, corpus)
    func escaped(_ text: String) -> String {
      text.utf8.reduce(into: "") { result, byte in
        result += byte < 0x80 ? String(UnicodeScalar(byte)) : "\\" + String(byte, radix: 8)
      }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("#") ? String($0) : escaped(String($0))
    }
    let all = lines.joined(separator: "\n")
    let importing = Importing(try delivery(all), into: corpus)
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty, "\(importing.diagnostics)")
    let changed = Importing(
      try delivery(all.replacing(escaped("판이 3개"), with: escaped("널이") + " \\x33개")), into: corpus)
    #expect(changed.changed == 1 && changed.left == 0, "\(changed.diagnostics)")
    #expect(throws: DeliveryError.self) { try delivery(all.replacing("\\354", with: "\\777")) }
    let hexadecimal = Importing(try delivery(all.replacing("\\354", with: "\\xEC")), into: corpus)
    #expect(hexadecimal.files.isEmpty && hexadecimal.diagnostics.isEmpty)
  }

  /// Some tools leave out the contexts of a PO file, and comments with them.
  @Test func `texts without their contexts come back as those of a memory`() async throws {
    let whole = try await Library.corpus(of: Library.files)
    let bare = try exported(.po, whole).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("msgctxt") }.joined(separator: "\n")
    let same = Importing(try delivery(bare), into: whole)
    #expect(same.files.isEmpty && same.changed + same.added == 0, "\(same.diagnostics)")
    let files = Library.files.filter { !$0.value.contains("판이 3개") }
    let now = try await Library.corpus(of: files)
    let importing = Importing(try delivery(bare), into: now)
    #expect(importing.added > 8, "\(importing.diagnostics)")
  }

  /// Some tools indent an export, although it says that its white space is to stay.
  @Test func `lines that a tool begins between codes are no change`() async throws {
    let english = "# Shelves\n\n- [Rooms](rooms.md)\n- **[Books](books.md)**\n- `a`*b*\n"
    let korean = "# 서가\n\n- [방 24개](rooms.md)\n- **[책 12권](books.md)**\n- `a`*b*\n"
    let corpus = try await Library.corpus(of: ["shelves/en.md": english, "shelves/ko.md": korean])
    let text = try exported(.xliff2, corpus)
    let indented = text.replacing("><pc", with: ">\n      <pc").replacing(
      "</pc><", with: "</pc>\n  <")
    try #require(indented != text)
    let importing = Importing(try delivery(indented), into: corpus)
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty, "\(importing.diagnostics)")
    let changed = Importing(try delivery(indented.replacing("12권", with: "13권")), into: corpus)
    #expect(
      changed.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == [korean.replacing("12권", with: "13권")])
  }

  @Test(arguments: formats)
  func `what no XML can hold does not come back as a change`(format: ExchangeFormat) async throws {
    let odd = """
      # Shelves \u{1}

      A ![plan\u{FFFE}](pl\u{13}an.png) of `co\u{2}de` and [it](a\u{FFFF}.md "t\u{3}").

      """
    let corpus = try await Library.corpus(
      of: ["shelves/en.md": odd, "shelves/ko.md": odd.replacing("Shelves", with: "서가의 책")])
    let importing = Importing(try delivery(exported(format, corpus)), into: corpus)
    #expect(importing.files.isEmpty && importing.changed + importing.added == 0)
  }

  @Test(arguments: formats)
  func `an address that would take its escapes along is the same beside a line break`(
    format: ExchangeFormat
  ) async throws {
    let korean = """
      # 서가

      ```
      책이 24권 있습니다 www.example.com*em **그대로** 둡니다.
      2. 둘째 줄도 있습니다.
      ```

      """
    let corpus = try await Library.corpus(
      of: ["shelves/en.md": "# Shelves\n\nThere are 24 books.\n", "shelves/ko.md": korean])
    let importing = Importing(try delivery(exported(format, corpus)), into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    #expect(importing.files.isEmpty && importing.changed + importing.added == 0)
  }

  /// A combining mark forms one character with the quotation mark, bracket or space that a format
  /// puts before it.
  @Test(arguments: formats, ["\u{301}", "\u{C00}", "\u{3099}", "\u{FE0F}", "\u{200D}"])
  func `texts may begin and end with marks that combine`(
    format: ExchangeFormat, mark: String
  ) async throws {
    func note(_ words: [String]) -> String {
      """
      # \(mark)\(words[0])

      \(mark)\(words[1]) [\(mark)a](<\(mark)b c> "\(mark)d\(mark)")\(mark)

      | \(mark)\(words[0]) |\(mark) 2 |
      | --- | --- |
      | \(mark)1\(mark) | \(words[1]) |

      """
    }
    let files = [
      "shelves/en.md": note(["Shelves", "There are 24 books."]),
      "shelves/ko.md": note(["서가", "책이 24권 있습니다."]),
    ]
    let corpus = try await Library.corpus(of: files)
    let text = try exported(format, corpus)
    let importing = Importing(try delivery(text), into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    #expect(importing.files.isEmpty && importing.changed + importing.added == 0)
    let changed = Importing(
      try delivery(
        String(text.unicodeScalars.replacing("24권".unicodeScalars, with: "25권".unicodeScalars))),
      into: corpus)
    #expect(changed.diagnostics.isEmpty, "\(changed.diagnostics.map(\.message))")
    let file = try #require(changed.files.first)
    let expected = try #require(files["shelves/ko.md"]).unicodeScalars
      .replacing("24권".unicodeScalars, with: "25권".unicodeScalars)
    #expect(String(decoding: file.bytes, as: UTF8.self).unicodeScalars.elementsEqual(expected))
  }

  @Test(
    arguments: formats,
    [
      ("1824년의 지도책이", "1824년의 큰 지도책이"), ("판이 3개 있습니다", "널이 3개 있습니다"),
      ("닫는 시간", "문 닫는 시간"), ("아무도 남지", "누구도 남지"), ("지도책 12권", "지도 12권"),
      ("돌보는 방법", "보살피는 방법"), ("그렇게 적혀", "그대로 적혀"),
    ])
  func `a changed text changes alone, its markup kept`(
    format: ExchangeFormat, change: (old: String, new: String)
  ) async throws {
    let folder = try TemporaryFolder(Library.files)
    let (corpus, _) = try await Library.corpus(of: folder)
    let text = try exported(format, corpus)
    let parts = text.split(separator: change.old, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(change.old) stands once")
    let importing = Importing(try delivery(parts.joined(separator: change.new)), into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let file = try #require(importing.files.first)
    let written = String(decoding: file.bytes, as: UTF8.self)
    let expected = Library.korean.replacing(change.old, with: change.new)
    // A description is written as a quoted scalar, which allows any text.
    let isSame =
      Array(written.utf8) == Array(expected.utf8)
      || change.old == "돌보는 방법" && written.contains("description: \"서가 24개가")
        && written.split(separator: "\n").dropFirst(2)
          == expected.split(separator: "\n").dropFirst(2)
    // A wrapped text comes back on one line; nothing else changes.
    #expect(isSame, "\(written)")
    #expect(importing.files.count == 1 && importing.changed == 1)
  }

  @Test func `characters of Markdown in a translation stay characters`() async throws {
    let corpus = try await Library.corpus(of: Library.files)
    let text = try exported(.xliff, corpus).replacing("남지 않습니다.", with: "*남지* [않습니다] &lt;b&gt;.")
    let importing = Importing(try delivery(text), into: corpus)
    let file = try #require(importing.files.first)
    let source = try SourceFile(path: "shelves/ko.md", bytes: file.bytes)
    let texts = Segmenter.segment(source).0.segments.map(\.text)
    #expect(texts.contains { $0.hasSuffix("*남지* [않습니다] <b>.") }, "\(texts)")
  }

  @Test func `a missing text is added where it belongs, and a missing file made`() async throws {
    let short = Library.korean.replacing("- 첫 번째 판에는 1824년의 지도책이 있습니다.\n", with: "")
    let corpus = try await Library.corpus(
      of: Library.files.merging(["shelves/ko.md": short]) { $1 })
    let whole = try await Library.corpus(of: Library.files)
    let back = try exported(.po, whole)
    let theirs = Importing.Options(preference: .theirs)
    let added = Importing(try delivery(back), into: corpus, theirs)
    let file = try #require(added.files.first)
    #expect(added.added == 1 && added.diagnostics.isEmpty)
    let texts = Segmenter.segment(try SourceFile(path: file.path, bytes: file.bytes)).0
      .segments.map(\.text)
    #expect(texts.contains("첫 번째 판에는 1824년의 지도책이 있습니다."))

    let english = try await Library.corpus(of: ["shelves/en.md": Library.english])
    let made = Importing(try delivery(back), into: english, theirs)
    let new = try #require(made.files.first)
    #expect(new.old == nil && new.path == "shelves/ko.md")
    #expect(String(decoding: new.bytes, as: UTF8.self).contains("## 닫는 시간\n"))
  }

  @Test func `units that are gone and texts marked unfinished are reported and left`() async throws
  {
    let corpus = try await Library.corpus(of: Library.files)
    let topic = try #require(corpus.topic(in: "shelves"))
    let id = try #require(topic.id(of: "1824"))
    let name = "\(topic.slug)/\(id)"
    let po = """
      msgid ""
      msgstr "Language: ko\\n"

      msgctxt "\(topic.slug)/nothing-000000"
      msgid "x"
      msgstr "y"

      #, fuzzy
      msgctxt "\(name)"
      msgid "x"
      msgstr "y"
      """
    let importing = Importing(try delivery(po), into: corpus)
    #expect(importing.files.isEmpty)
    #expect(importing.diagnostics.map(\.severity) == [.warning, .warning])
  }

  @Test func `in a bilingual file a missing text follows its original`() async throws {
    let text = """
      A shelf keeps 24 books and says so on its label.

      서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

      Call `Shelf.close()` when the library closes at 19:00.

      도서관이 19:00에 닫을 때 `Shelf.close()`를 부르세요.

      The librarian of the reading room counts every book of 1912 twice.
      """
    let corpus = try await Library.corpus(of: ["shelf.md": text])
    let back = try exported(.po, corpus).replacing("적혀 있습니다", with: "쓰여 있습니다")
      .replacing(
        "msgid \"The librarian of the reading room counts every book of 1912 twice.\"\nmsgstr \"\"",
        with: "msgid \"The librarian\"\nmsgstr \"사서는 1912년의 책을 두 번 셉니다.\"")
    let importing = Importing(try delivery(back), into: corpus)
    #expect(importing.changed == 1 && importing.added == 1)
    #expect(importing.diagnostics.isEmpty)
    let file = try #require(importing.files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == text.replacing("적혀", with: "쓰여") + "\n\n사서는 1912년의 책을 두 번 셉니다.")
  }

  @Test(arguments: [
    "<xliff/>", "<xliff xmlns=\"urn:x\"/>", "msgid \"a\"\nmsgstr \"b\"", "msgid a", "nothing",
    "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgid \"a\\q\"\nmsgstr \"\"",
  ])
  func `a file that is none of the forms is refused with its place`(text: String) {
    #expect(throws: DeliveryError.self) { try delivery(text) }
  }

  @Test func `marks around the path of a folder with blanks are no trick, others are`() async throws
  {
    let files = ["Reading room/note.md": "# Library\n\nA book of 1912.\n\n1912년의 책입니다.\n"]
    let sent = try exported(.po, try await Library.corpus(of: files))
    try #require(sent.contains("#: \u{2068}Reading room/note.md:3\u{2069}"))
    #expect(Delivery.decoding(Array(sent.utf8), path: "sent.po").1.isEmpty)
    let trick = sent.replacing("1912년의", with: "\u{202E}1912년의")
    #expect(
      Delivery.decoding(Array(trick.utf8), path: "trick.po").1.map(\.rule) == ["bidi-control"])
  }
}
