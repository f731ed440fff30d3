import TestSupport
import Testing

@testable import Bitext

/// The titles of pictures, which browsers show beside the pointer, are translated as their words are.
@Suite struct PictureTitleTests {
  private static let english = """
    # Bells

    ![A bell](bell.png "A bell of brass")

    Ring ![rope](rope.png 'The rope (long)') once.

    <img src="tower.png" alt="A tower" title="The tower & its clock">

    ![A clock](clock.png =300x200 "The clock")

    ![No title](none.png)

    """
  private static let korean = """
    # 종

    ![종](bell.png "놋쇠 종")

    종은 ![줄](rope.png '줄 (긴 것)')을 한 번 당기세요.

    <img src="tower.png" alt="탑" title="탑과 시계">

    ![시계](clock.png =300x200 "시계")

    ![제목 없음](none.png)

    """

  private static func corpus() async throws -> Corpus {
    try await DeletedTexts.corpus(
      ["bells/en.md": english, "bells/ko.md": korean].mapValues { Array($0.utf8) })
  }

  @Test func `each title is a unit beside the words`() async throws {
    let options = Exchange.Options(languages: [.english, .korean])
    let units = Exchange(try await Self.corpus(), options).units.filter {
      $0.field?.kind == .pictureTitle
    }
    let expected = [
      "bells/@picture-title-bell": ["A bell of brass", "놋쇠 종"],
      "bells/@picture-title-rope": ["The rope (long)", "줄 (긴 것)"],
      "bells/@picture-title-tower": ["The tower & its clock", "탑과 시계"],
      "bells/@picture-title-clock": ["The clock", "시계"],
    ]
    let found = units.map { ($0.name, $0.renderings.map(\.text)) }
    #expect(Dictionary(uniqueKeysWithValues: found) == expected)
  }

  @Test(
    arguments: [
      ("놋쇠 종", "\"놋쇠\"로 만든 종", "(bell.png \"\\\"놋쇠\\\"로 만든 종\")"),
      ("줄 (긴 것)", "'긴' 줄", "(rope.png '\\'긴\\' 줄')"),
      ("탑과 시계", "탑 & \"시계\"", "title=\"탑 &amp; &quot;시계&quot;\""),
      ("시계", "벽\\시계", "(clock.png =300x200 \"벽\\\\시계\")"),
      ("놋쇠 종", "종 &amp; 줄", "(bell.png \"종 &amp;amp; 줄\")"),
    ], [ExchangeFormat.xliff, .xliff2, .po])
  func `an edited title is written in its place`(
    edit: (old: String, new: String, expected: String), format: ExchangeFormat
  ) async throws {
    let corpus = try await Self.corpus()
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = try Delivery.reading(
      SourceFile(
        path: "back",
        text: String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)))
    let new = try Delivery.reading(
      SourceFile(
        path: "back.po",
        text: """
          msgid ""
          msgstr "Language: ko\\n"

          msgctxt "a"
          msgid "a"
          msgstr "\(edit.new.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))"

          """)
    ).units[0].text
    let units = sent.units.map { unit in
      Delivery.Unit(
        name: unit.name, original: unit.original,
        text: unit.name.contains("@picture-title") && unit.text.verbatim == edit.old
          ? new : unit.text,
        exported: unit.exported, isUnfinished: false, range: unit.range)
    }
    let importing = Importing(
      Delivery(source: sent.source, original: .english, language: .korean, units: units),
      into: corpus)
    let file = try #require(importing.files.first, "\(importing.diagnostics)")
    let written = String(decoding: file.bytes, as: UTF8.self)
    #expect(written.contains(edit.expected), "\(written)")
    let lines = zip(written.split(separator: "\n"), Self.korean.split(separator: "\n"))
    #expect(lines.count { $0 != $1 } == 1)
  }

  @Test func `titles come with a draft`() async throws {
    let english = try await DeletedTexts.corpus(["bells/en.md": Array(Self.english.utf8)])
    let topic = try #require(english.topics.first)
    let draft = try NewTranslation(of: topic, in: .korean, of: english, keepsOriginals: true)
    let deleted = try await DeletedTexts(
      of: ["bells/en.md": Self.english, "bells/ko.md": Self.korean].mapValues { Array($0.utf8) },
      [.english, .korean], without: "bells/ko.md", with: draft.bytes)
    let (now, back) = try await deleted.delivery(.po)
    let written = Importing(back, into: now).files.first { $0.path == "bells/ko.md" }?.bytes ?? []
    #expect(String(decoding: written, as: UTF8.self) == Self.korean)
  }
}
