import TestSupport
import Testing
import TextBasics

@testable import Bitext

/// Texts that stand in values: front matter, pictures, table examples, `site.yaml`, the glossary.
@Suite struct FieldExchangeTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po]
  private static let pair = Exchange.Options(languages: [.english, .korean])

  private func fields(_ corpus: Corpus) -> [String: Exchange.Unit] {
    let units = Exchange(corpus, Self.pair).units.filter { $0.field != nil }
    return Dictionary(uniqueKeysWithValues: units.map { ($0.name, $0) })
  }

  private func delivery(_ text: String) throws -> Delivery {
    try Delivery.reading(SourceFile(path: "back", text: text))
  }

  private func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    String(decoding: try format.bytes(of: corpus, Self.pair), as: UTF8.self)
  }

  /// The text that a file has after an import; that of the notes if it does not change.
  private func text(_ path: String, _ importing: Importing) -> String? {
    importing.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? FieldNotes.files[path]
  }

  @Test func `every text of a value is a unit with its kind, its place and its neighbours`()
    async throws
  {
    let fields = fields(try await FieldNotes.corpus())
    let expected: [String: (String, String, String?)] = [
      "the-desk/@title": ("title", "The desk", "대출대"),
      "the-desk/@picture-bell": ("picture-text", "a brass bell", "놋쇠 종"),
      "the-desk/@picture-desk": ("picture-text", "The desk with a [lamp] on it", "등이 놓인 대출대"),
      "the-desk/@picture-title-desk": ("picture-title", "Desk", "Desk"),
      "the-desk/@picture-key": ("picture-text", "A key & a ring", "열쇠와 고리"),
      "the-desk/@picture-card": ("picture-text", "A card", nil),
      "the-desk/@example-loans.label": ("table-text", "Loans", "대출"),
      "the-desk/@example-loans.sections.day.header": ("table-text", "Today: three", "오늘: 셋"),
      "the-desk/@example-loans.sections.day.rows.a.title": ("table-text", "Atlas", "지도책"),
      "the-desk/@example-loans.sections.day.rows.b.title": (
        "table-text", "Magazine rack", nil
      ),
      "the-desk/@example-loans.sections.day.rows.b.image.alt": ("table-text", "A book", nil),
      "site.yaml/@title": ("site-title", "The lending desk", "대출대 안내"),
      "site.yaml/@topics.rename.the-desk.title": ("topic-title", "Desk", "대출대"),
      "glossary.yaml/@concepts.card.note": (
        "glossary-note", "A card of paper.\nNot of plastic.", "종이로 된 카드.\n플라스틱은 아닙니다."
      ),
      "glossary.yaml/@concepts.bell.note": ("glossary-note", "Rung, by hand", nil),
      "desk/shelf.table.yaml/@label": ("table-text", "Shelf of the day", nil),
      "desk/shelf.table.yaml/@sections.top.header": ("table-text", "Top", "위"),
      "desk/shelf.table.yaml/@sections.top.rows.stars.title": ("table-text", "Star map", "별자리판"),
    ]
    let description = try #require(fields.values.first { $0.field?.kind == .description })
    #expect(description.rendering(in: .english)?.text == "How the desk lends what it has.")
    #expect(description.rendering(in: .korean)?.text == "대출대가 빌려주는 방법입니다.")
    for (name, (kind, source, target)) in expected {
      let unit = try #require(fields[name], "\(name): \(fields.keys.sorted())")
      #expect(unit.kindName == kind)
      #expect(unit.rendering(in: .english)?.markdown == source)
      #expect(unit.rendering(in: .korean)?.markdown == target, "\(name)")
    }
    #expect(fields.count == expected.count + 1, "\(fields.keys.sorted())")
    let alternative = try #require(fields["the-desk/@picture-bell"])
    #expect(alternative.notes(in: .korean).contains("Section: At the desk"))
  }

  @Test func `what authors tell translators travels with the next unit`() async throws {
    let units = Exchange(try await FieldNotes.corpus(), Self.pair).units
    func remarks(_ text: String) -> [String]? {
      units.first { $0.rendering(in: .english)?.text.hasPrefix(text) ?? false }?.remarks
    }
    #expect(remarks("The desk") == ["a desk is a counter here"])
    #expect(remarks("How the desk") == ["one sentence"] && remarks("At the desk") == [])
    #expect(remarks("Ring the bell") == ["the bell is a hand bell"])
    #expect(remarks("The lending desk") == ["the name of the building"])
    #expect(remarks("Star map") == ["a map of stars"])
    #expect(remarks("The desk with") == ["the lamp is lit"] && remarks("a brass bell") == [])
    #expect(remarks("Top") == [] && remarks("Bring the card") == [])
    #expect(units.first { $0.field?.kind == .topicTitle }?.remarks == [])
  }

  @Test(arguments: formats)
  func `notes say kind, section and neighbours of every unit`(format: ExchangeFormat) async throws {
    let text = try exported(format, try await FieldNotes.corpus())
    for note in [
      "Kind: paragraph", "Kind: picture-text", "Section: At the desk",
      "Before: Bring the card to the desk.", "For translators: a map of stars",
      "Section: Table example loans › sections › day › rows › a",
    ] {
      #expect(text.contains(note), "\(note)")
    }
  }

  @Test(arguments: formats)
  func `an unchanged export changes nothing`(format: ExchangeFormat) async throws {
    let corpus = try await FieldNotes.corpus()
    let importing = Importing(try delivery(try exported(format, corpus)), into: corpus)
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty)
  }

  /// Every translated value with its new text, and how the file has it then.
  private static let edits: [(path: String, old: String, new: String, written: String?)] = [
    ("desk/ko.md", "대출대", "빌리는 곳", nil),
    ("desk/ko.md", "대출대가 빌려주는 방법입니다.", "빌려주는 ‘방법’입니다.", nil),
    ("desk/ko.md", "놋쇠 종", "놋쇠로 된 [종]", nil),
    ("desk/ko.md", "등이 놓인 대출대", "등이 *하나* 놓인 책상", #"등이 \*하나\* 놓인 책상"#),
    ("desk/ko.md", "열쇠와 고리", "열쇠 & 고리 '하나'", "열쇠 &amp; 고리 &#39;하나&#39;"),
    ("desk/en.md", "대출", "빌림: 오늘", #""빌림: 오늘""#),
    ("desk/en.md", "오늘: 셋", "오늘: '셋'", "오늘: ''셋''"),
    ("desk/en.md", "지도책", "지도, 책", #""지도, 책""#),
    ("site.yaml", "대출대 안내", "안내 # 하나", #""안내 # 하나""#),
    ("site.yaml", "대출대", "책상 \"둘\"", #"책상 \"둘\""#),
    ("glossary.yaml", "종이로 된 카드.\n플라스틱은 아닙니다.", "종이 카드.\n플라스틱 아님.", "종이 카드.\n        플라스틱 아님."),
    ("desk/shelf.table.yaml", "위", "맨 위", nil),
    ("desk/shelf.table.yaml", "별자리판", "별 지도", nil),
  ]

  /// A delivery with new texts for some units, and the digests of those that were exported.
  private func delivery(
    of corpus: Corpus, _ format: ExchangeFormat, changing change: (Exchange.Unit) -> String?
  ) throws -> Delivery {
    let sent = try delivery(try exported(format, corpus))
    let units = Dictionary(
      uniqueKeysWithValues: Exchange(corpus, Self.pair).units.map { ($0.name, $0) })
    let changed = sent.units.map { unit -> Delivery.Unit in
      guard let known = units[unit.name], let text = change(known) else { return unit }
      return Delivery.Unit(
        name: unit.name, original: unit.original,
        text: format == .po ? .markdown(text) : .pieces([.text(text)]), exported: unit.exported,
        isUnfinished: false, range: unit.range)
    }
    return Delivery(
      source: sent.source, original: sent.original, language: sent.language, units: changed)
  }

  @Test(arguments: formats + [.tmx])
  func `every changed value is written in its place, and every other byte stays`(
    format: ExchangeFormat
  ) async throws {
    let corpus = try await FieldNotes.corpus()
    for (path, old, new, written) in Self.edits {
      let back = try delivery(of: corpus, format) { unit in
        guard unit.field != nil, let target = unit.rendering(in: .korean) else { return nil }
        return target.path == path && target.text == old ? new : nil
      }
      let importing = Importing(back, into: corpus)
      #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
      #expect(importing.changed == 1 && importing.files.map(\.path) == [path], "\(old)")
      let before = try #require(FieldNotes.files[path])
      let after = try #require(text(path, importing))
      let shown = after.split(separator: "\n").filter {
        !before.split(separator: "\n").contains($0)
      }
      #expect(
        (written ?? new).split(separator: "\n").allSatisfy { after.contains($0.trimmed) },
        "\(shown)")
      let again = fields(
        try await FieldNotes.corpus(of: FieldNotes.files.merging([path: after]) { $1 }))
      #expect(again.values.contains { $0.rendering(in: .korean)?.text == new }, "\(shown)")
      let lines = max(1, old.split(separator: "\n").count)
      #expect(shown.count == lines, "\(shown)")
    }
  }

  @Test(arguments: formats)
  func `all values changed together read as they came back`(format: ExchangeFormat) async throws {
    let corpus = try await FieldNotes.corpus()
    let count = fields(corpus).count
    let importing = Importing(
      try delivery(of: corpus, format) { unit in
        unit.field.map { _ in "새 글 \(unit.id)" }
      }, into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    #expect(importing.changed + importing.added == count)
    var files = FieldNotes.files
    for file in importing.files { files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    let after = fields(try await FieldNotes.corpus(of: files))
    for (name, unit) in fields(corpus) where unit.field?.kind != .description {
      #expect(after[name]?.rendering(in: .korean)?.text == "새 글 \(unit.id)", "\(name)")
      #expect(
        after[name]?.rendering(in: .english)?.text == unit.rendering(in: .english)?.text, "\(name)")
    }
    #expect(files["glossary.yaml"]?.contains("Not of plastic.\n") == true)
    #expect(files["site.yaml"]?.contains("en: The lending desk   # the site\n") == true)
  }

  @Test(arguments: formats)
  func `what both changed is a conflict, and what only the notes changed stays`(
    format: ExchangeFormat
  ) async throws {
    let corpus = try await FieldNotes.corpus()
    let there = try await FieldNotes.corpus(
      of: FieldNotes.files.mapValues { $0.replacing("별자리판", with: "별 판") })
    let untouched = Importing(try delivery(try exported(format, corpus)), into: there)
    #expect(untouched.files.isEmpty && untouched.diagnostics.isEmpty)
    let back = try delivery(of: corpus, format) { unit in
      unit.id.hasSuffix("stars.title") ? "별 지도" : nil
    }
    let importing = Importing(back, into: there)
    #expect(importing.files.isEmpty && importing.conflicts == 1)
    let message = try #require(importing.diagnostics.first?.message)
    for words in ["별 판", "별 지도", "desk/shelf.table.yaml:8"] {
      #expect(message.contains(words), "\(message)")
    }
    let ours = Importing(back, into: there, Importing.Options(preference: .ours))
    #expect(ours.files.isEmpty && ours.conflicts == 0)
    let theirs = Importing(back, into: there, Importing.Options(preference: .theirs))
    #expect(text("desk/shelf.table.yaml", theirs)?.contains("ko: 별 지도}") == true)
  }

  @Test(arguments: formats)
  func `a value that lost a placeholder is left`(format: ExchangeFormat) async throws {
    let files = [
      "site.yaml": "title: {en: \"{count} books\", ko: \"책 {count}권\"}\n", "a.md": "# A\n",
    ]
    let corpus = try await FieldNotes.corpus(of: files)
    let back = try delivery(of: corpus, format) { $0.field == nil ? nil : "책 여러 권" }
    #expect(Importing(back, into: corpus).files.isEmpty)
    let allowed = Importing(back, into: corpus, Importing.Options(allowsLostMarkup: true))
    #expect(allowed.files.map(\.path) == ["site.yaml"])
  }

  @Test func `front matter is begun where a translation has none`() async throws {
    var files = FieldNotes.files
    files["desk/ko.md"] =
      "카드를 가지고 접수처로 오세요.\r\n\r\n사람이 없으면 황동 종을 치고 기다리세요.\r\n"
    let corpus = try await FieldNotes.corpus(of: files)
    let back = try delivery(of: corpus, .po) { unit in
      switch unit.field?.kind {
      case .title: "대출대: 안내"
      case .description: "빌려주는 방법"
      default: nil
      }
    }
    let importing = Importing(back, into: corpus)
    #expect(importing.added == 2, "\(importing.diagnostics.map(\.message))")
    let old = try #require(files["desk/ko.md"])
    #expect(
      text("desk/ko.md", importing)
        == "---\r\ntitle: \"대출대: 안내\"\r\ndescription: 빌려주는 방법\r\n---\r\n\r\n" + old)
  }

  @Test func `a table example that stands in two notes is changed in both`() async throws {
    let block = "```yaml table-example\nid: loans\nlabel: {en: Loans, ko: 대출}\nsections: []\n```\n"
    let files = [
      "desk/en.md": "# The desk\n\nBring the card.\n\n" + block,
      "desk/ko.md": "# 대출대\n\n카드를 가져오세요.\n\n> 인용\n>\n"
        + block.split(separator: "\n").map { "> \($0)\n" }.joined(),
    ]
    let corpus = try await FieldNotes.corpus(of: files)
    let back = try delivery(of: corpus, .xliff) { $0.field?.kind == .tableText ? "빌림" : nil }
    let importing = Importing(back, into: corpus)
    #expect(importing.changed == 1 && importing.diagnostics.isEmpty)
    #expect(importing.files.count == 2)
    for file in importing.files {
      #expect(
        String(decoding: file.bytes, as: UTF8.self)
          == files[file.path]?.replacing("대출}", with: "빌림}"))
    }
  }
}

/// Reviews of texts that stand in values.
@Suite struct FieldStampTests {
  private static let pair = Exchange.Options(languages: [.english, .korean])

  private func title(_ corpus: Corpus) -> UnitState? {
    Exchange(corpus, Self.pair).units.first { $0.id == "@title" }?.rendering(in: .korean)?.state
  }

  @Test func `a stamped title is current until its original changes`() async throws {
    var files = FieldNotes.files
    let corpus = try await FieldNotes.corpus(of: files)
    let topic = try #require(corpus.topics.first { $0.slug == "the-desk" })
    #expect(title(corpus) == .unreviewed)
    let stamps = Stamps.stamping(topic, languages: [.korean], ids: nil).stamps.adding(
      Stamps.ofFields(in: topic, of: corpus, languages: [.korean]))
    files["the-desk.stamps.yaml"] = String(decoding: stamps.yaml(), as: UTF8.self)
    let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
    files[path] = files["the-desk.stamps.yaml"]
    if path != "the-desk.stamps.yaml" { files["the-desk.stamps.yaml"] = nil }
    #expect(title(try await FieldNotes.corpus(of: files)) == .current)
    files["desk/en.md"] = FieldNotes.english.replacing("'The desk'", with: "'The new desk'")
    #expect(
      title(try await FieldNotes.corpus(of: files)) == .outOfDate(translated: "The desk"))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `a translation of an original that has moved on is written and stays out of date`(
    format: ExchangeFormat
  ) async throws {
    var files = FieldNotes.files
    let sent = String(
      decoding: try format.bytes(of: try await FieldNotes.corpus(of: files), Self.pair),
      as: UTF8.self)
    files["desk/en.md"] = FieldNotes.english.replacing("a brass bell", with: "a silver bell")
    let back = try Delivery.reading(
      SourceFile(
        path: "back",
        text: sent.replacing("놋쇠 종<", with: "작은 종<")
          .replacing("\"놋쇠 종\"", with: "\"작은 종\"")))
    let importing = Importing(back, into: try await FieldNotes.corpus(of: files))
    #expect(importing.changed == 1, "\(importing.diagnostics.map(\.message))")
    for file in importing.files { files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    #expect(files["desk/ko.md"]?.contains("![작은 종](bell.png)") == true)
    let unit = Exchange(try await FieldNotes.corpus(of: files), Self.pair).units
      .first { $0.id == "@picture-bell" }
    #expect(unit?.rendering(in: .korean)?.state == .outOfDate(translated: "a brass bell"))
  }
}
