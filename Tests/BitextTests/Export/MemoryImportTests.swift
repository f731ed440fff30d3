import TestSupport
import Testing

@testable import Bitext

/// Translation memories and tables that come back.
@Suite struct MemoryImportTests {
  private static let english = """
    # Shelves

    A shelf keeps **24 books**, says its "label".

    Nobody stays after 20:00.\\
    The door closes.

    =3+4 is a sum of 1912.

    """
  private static let korean = """
    # 서가

    서가에는 **책 24권**이 들어간다고, "라벨"에 적혀 있습니다.

    20:00 이후에는 아무도 남지 않습니다.\\
    문이 닫힙니다.

    =3+4는 1912년의 합입니다.

    """

  private func corpus(_ korean: String = korean) async throws -> Corpus {
    try await Library.corpus(of: ["shelf/en.md": Self.english, "shelf/ko.md": korean])
  }

  private func sent(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    let options = Exchange.Options(languages: [.english, .korean])
    return String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
  }

  private func importing(
    _ text: String, _ corpus: Corpus, _ options: Importing.Options = Importing.Options()
  ) throws -> Importing {
    Importing(try Delivery.all(in: SourceFile(path: "back", text: text)), into: corpus, options)
  }

  private func text(_ importing: Importing) -> String? {
    importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  // MARK: - XLIFF

  @Test func `a text of which a tool translated one segment of two is left as it is`() throws {
    let corpus = "<source>A shelf keeps books.</source>"
    let file = """
      <?xml version="1.0"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ko">
      <file id="f"><unit id="1" name="shelf/a">
      <segment state="translated">\(corpus)<target>서가에는 책이 있습니다.</target></segment>
      <segment><source>Nobody stays.</source></segment></unit>
      <unit id="2" name="shelf/b"><segment>\(corpus)</segment></unit></file></xliff>
      """
    let units = try Delivery.reading(SourceFile(path: "back.xlf", text: file)).units
    #expect(units.map(\.lostSentences) == [1, 0])
  }

  @Test func `what a machine made stays a machine's where it has no place, or comes in sentences`()
    async throws
  {
    let corpus = try await corpus()
    let exchange = Exchange(corpus, Exchange.Options(languages: [.english, .korean]))
    let original = "A shelf keeps **24 books**, says its \"label\"."
    func delivery(_ name: String, _ sentence: SentenceMark?) -> Delivery {
      var unit = Delivery.Unit(
        name: name, original: .markdown(original), text: .markdown("글"), exported: nil,
        isUnfinished: false, range: SourceRange(0, 0))
      unit.provenance = Provenance(.machine, by: "Some")
      unit.sentence = sentence
      return Delivery(
        source: SourceFile(path: "back", text: ""), original: .english, language: .korean,
        units: [unit])
    }
    let placed = delivery("", nil).placed(in: exchange).delivery
    #expect(placed.units.map(\.provenance?.origin) == [.machine])
    #expect(placed.units.first?.name.isEmpty == false)
    let mark = SentenceMark(number: 1, count: 1, gaps: [:])
    let joined = delivery("shelf/a#1", mark).joiningSentences()
    #expect(
      joined.units.map(\.provenance?.origin) == [.machine] && joined.units[0].name == "shelf/a")
  }

  // MARK: - CSV

  @Test(arguments: ["key", "id"])
  func `a column of keys is no language before those of texts`(key: String) throws {
    let table = "\(key),en,ko\n1,A shelf keeps books.,서가에는 책이 있습니다.\n"
    let delivery = try Delivery.reading(SourceFile(path: "back.csv", text: table))
    #expect(delivery.original == .english && delivery.language == .korean)
  }

  @Test func `the places of texts are no formulas`() async throws {
    let corpus = try await Library.corpus(of: ["=1+2.md": "# Shelves\n\nA shelf.\n"])
    let table = try sent(.csv, corpus)
    #expect(!table.contains(",=1+2.md") && table.contains("=1+2.md:1"), "\(table)")
  }

  /// A table as a spreadsheet saves it again.
  private static func saved(_ table: String, with delimiter: String, _ lineEnd: String) throws
    -> String
  {
    let read = try DelimitedTable(SourceFile(path: "sent", text: table))
    let rows = [read.header] + read.records.map(\.fields)
    return rows.map { row in
      row.map { field in
        let quoted = field.contains("\"") || field.contains("\n") || field.contains(delimiter)
        let text = quoted ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
        return text.replacing("\n", with: lineEnd == "\r" ? "\r" : "\n")
      }.joined(separator: delimiter) + lineEnd
    }.joined()
  }

  @Test func `a table tells spreadsheets its encoding, and what is no formula`() async throws {
    let table = try sent(.csv, try await corpus())
    #expect(Array(table.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
    #expect(table.contains(",'=3+4는 1912년의 합입니다.,"))
  }

  @Test(arguments: [",", ";", "\t"], ["\r\n", "\n", "\r"])
  func `a table comes back as spreadsheets save it`(delimiter: String, end: String) async throws {
    let corpus = try await corpus()
    let table = try sent(.csv, corpus)
    let same = try importing(try Self.saved(table, with: delimiter, end), corpus)
    #expect(same.files.isEmpty && same.diagnostics.isEmpty)
    let changed = table.replacing("닫힙니다", with: "닫힌다").replacing("1912년의 합", with: "1912년의 덧셈")
    let back = try importing(try Self.saved(changed, with: delimiter, end), corpus)
    #expect(back.diagnostics.isEmpty, "\(back.diagnostics.map(\.message))")
    #expect(back.changed == 2)
    #expect(
      text(back)
        == Self.korean.replacing("닫힙니다", with: "닫힌다").replacing("1912년의 합", with: "1912년의 덧셈"))
  }

  @Test func `a table of three languages is two deliveries`() async throws {
    let japanese = "# 棚\n\n棚には**本が24冊**入ると「ラベル」に書いてあります。\n"
    let folder = ["shelf/en.md": Self.english, "shelf/ko.md": Self.korean, "shelf/ja.md": japanese]
    let corpus = try await Library.corpus(of: folder)
    let all = Exchange.Options(languages: [.english, .korean, .japanese])
    let table = String(decoding: try ExchangeFormat.csv.bytes(of: corpus, all), as: UTF8.self)
      .replacing("書いてあります", with: "書かれています").replacing("닫힙니다", with: "닫힌다")
    let back = try importing(table, corpus)
    #expect(Set(back.files.map(\.path)) == ["shelf/ja.md", "shelf/ko.md"])
    #expect(back.changed == 2 && back.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read, and said`(isLittle: Bool) async throws {
    let corpus = try await corpus()
    let table = try sent(.csv, corpus).replacing("닫힙니다", with: "닫힌다")
    var bytes: [UInt8] = []
    // The byte order mark of the text is that of UTF-16.
    for unit in table.utf16 {
      bytes +=
        isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let (source, remarks) = Delivery.decoding(bytes, path: "back")
    #expect(remarks.contains { $0.message.contains("UTF-16") })
    let back = Importing(try Delivery.all(in: try #require(source)), into: corpus)
    #expect(back.changed == 1 && back.diagnostics.isEmpty)
    #expect(Delivery.decoding(Array(bytes.dropLast()), path: "back").0 == nil)
  }

  @Test(arguments: [
    ("topic,unit,en,ko\na,b,\"open", 21), ("topic,unit,en,ko\na,b,\"c\"d,e\n", 24),
    ("topic,unit,en,ko\na,b,c,d,e\n", 17), ("topic,unit,en\na,b,c\n", 0),
  ])
  func `a faulty table is refused with its place`(table: String, offset: Int) {
    let error = #expect(throws: DeliveryError.self) {
      try Delivery.all(in: SourceFile(path: "back", text: table))
    }
    guard case .range(_, let range)? = error?.diagnostic.place else {
      Issue.record("no place")
      return
    }
    #expect(range.lowerBound == offset, "\(error?.diagnostic.message ?? "")")
  }

  @Test(arguments: ["=a", "'=a", "''+a", "@State", "-", "a=b", "'a", "", "\u{301}=", "'"])
  func `what keeps a text from being a formula comes off again`(text: String) {
    let guarded = FormulaGuard.added(to: text)
    #expect(!["=", "+", "-", "@"].contains { guarded.hasPrefix($0) })
    #expect(Array(FormulaGuard.removed(from: guarded).utf8) == Array(text.utf8))
  }

  // MARK: - TMX

  private static func memory(_ pairs: [(String, String)]) -> String {
    let units = pairs.map { source, target in
      "<tu><tuv xml:lang=\"EN-US\"><seg>\(source)</seg></tuv>"
        + "<tuv xml:lang=\"ko-KR\"><seg>\(target)</seg></tuv></tu>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE tmx SYSTEM "tmx11.dtd">
      <tmx version="1.1"><header creationtool="Other" srclang="EN-US"/><body>
      \(units.joined(separator: "\n"))
      </body></tmx>
      """
  }

  @Test func `another program's memory fills every place with its original`() async throws {
    let short = Self.korean.replacing("20:00 이후에는 아무도 남지 않습니다.\\\n문이 닫힙니다.\n\n", with: "")
    let corpus = try await corpus(short)
    let memory = Self.memory([
      ("=3+4 is a sum of 1912.", "=3+4는 1912년의 합입니다."),
      (
        "Nobody stays after 20:00.<ph>\\\n</ph>The door closes.",
        "20:00 이후에는 아무도 남지 않습니다.<ph>\\\n</ph>문이 닫힙니다."
      ), ("Nothing of this is in the notes.", "없습니다."),
    ])
    let back = try importing(memory, corpus)
    #expect(back.added == 1 && back.changed == 0 && back.left == 0)
    #expect(back.diagnostics.map(\.message) == ["1 pair translates no text of the notes"])
    #expect(text(back)?.contains("문이 닫힙니다.\n") == true)
  }

  @Test func `a memory does not replace what the notes have unless it is told to`() async throws {
    let corpus = try await corpus()
    let memory = Self.memory([("=3+4 is a sum of 1912.", "=3+4는 1912년의 덧셈입니다.")])
    let back = try importing(memory, corpus)
    #expect(back.files.isEmpty && back.left == 1)
    let theirs = try importing(memory, corpus, Importing.Options(preference: .theirs))
    #expect(theirs.changed == 1)
  }

  @Test(arguments: [
    "<!DOCTYPE tmx [<!ENTITY a \"b\">]><tmx version=\"1.4\"/>",
    "<!DOCTYPE tmx SYSTEM \"a\"<tmx/>", "<!DOCTYPE tmx><!DOCTYPE tmx><tmx/>",
    "<tmx><body><tu><tuv xml:lang=\"en\"><seg>a</seg></tuv></tu></body></tmx>",
    "<tmx><body><tu><tuv xml:lang=\"!\"><seg>a</seg></tuv></tu></body></tmx>",
  ])
  func `a faulty memory is refused`(text: String) {
    #expect(throws: DeliveryError.self) {
      try Delivery.all(in: SourceFile(path: "back", text: text))
    }
  }
}
