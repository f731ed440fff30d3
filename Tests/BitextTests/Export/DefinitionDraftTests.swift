import TestSupport
import Testing

@testable import Bitext

/// Drafts of notes with definitions, and values that are empty in front matter.
@Suite struct DefinitionDraftTests {
  private static let english = """
    # Alerts

    Give people a choice before an alert deletes their files.

    Sheet
    : Slides down from the title bar.

    Banner
    : Comes from the top.
    : Goes by itself.

    Show one alert at a time.

    """
  private static let korean = """
    # 경고

    경고가 파일을 지우기 전에 사람들이 고르게 하세요.

    시트
    : 제목 막대에서 미끄러져 내려옵니다.

    배너
    : 위에서 나옵니다.
    : 저절로 사라집니다.

    경고는 한 번에 하나만 보여 주세요.

    """

  @Test(arguments: [true, false])
  func `a draft holds the originals of definitions and takes their translations`(
    isInSteps: Bool
  ) async throws {
    let english = try await DeletedTexts.corpus(["alerts/en.md": Array(Self.english.utf8)])
    let topic = try #require(english.topics.first)
    let draft = try NewTranslation(of: topic, in: .korean, of: english, keepsOriginals: true)
    let text = String(decoding: draft.bytes, as: UTF8.self)
    for original in ["# Alerts", "Give people", "Sheet", "Slides down", "Goes by", "Show one"] {
      #expect(text.contains(original), "\(original) is not in\n\(text)")
    }
    var bytes = draft.bytes
    for step in (isInSteps ? 0 : 1)..<2 {
      let deleted = try await DeletedTexts(
        of: ["alerts/en.md": Self.english, "alerts/ko.md": Self.korean].mapValues {
          Array($0.utf8)
        }, [.english, .korean], without: "alerts/ko.md", with: bytes)
      let (now, back) = try await deleted.delivery(.po)
      let units = back.units.enumerated().filter { step == 1 || $0.offset.isMultiple(of: 2) }
      let some = Delivery(
        source: back.source, original: back.original, language: back.language,
        units: units.map(\.element))
      bytes = Importing(some, into: now).files.first { $0.path == "alerts/ko.md" }?.bytes ?? bytes
    }
    #expect(String(decoding: bytes, as: UTF8.self) == Self.korean)
  }

  @Test(arguments: [
    "description:", "description: >-", "description: |", "description: ''", "description:  ",
    "# description:",
  ])
  func `an empty value of front matter is filled`(entry: String) async throws {
    let body = "\n# 경고\n\n경고의 제목은 짧게 쓰세요.\n"
    let english = """
      ---
      title: Alerts
      description: How an alert interrupts people.
      ---

      # Alerts

      Keep the title of an alert short.

      """
    let now = "---\ntitle: 경고\n\(entry)\nweight: 3\n---\n" + body
    let whole = "---\ntitle: 경고\ndescription: 사람들을 방해하는 방법.\nweight: 3\n---\n" + body
    let deleted = try await DeletedTexts(
      of: ["alerts/en.md": english, "alerts/ko.md": whole].mapValues { Array($0.utf8) },
      [.english, .korean], without: "alerts/ko.md", with: Array(now.utf8))
    let (corpus, back) = try await deleted.delivery(.po)
    let importing = Importing(back, into: corpus)
    let file = try #require(importing.files.first, "\(importing.diagnostics.map(\.message))")
    let written = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      written.replacing("'사람들을 방해하는 방법.'", with: "사람들을 방해하는 방법.").contains(
        "\ndescription: 사람들을 방해하는 방법.\n"))
    #expect(written.hasSuffix("weight: 3\n---\n" + body))
  }
}
