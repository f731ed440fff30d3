import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Translations of like texts on side-by-side pages.
@Suite struct OfferTests {
  private static let notes = [
    "cards/en.md": """
    # Cards

    Bring the red card to the desk before 19:00.

    The desk has 3 drawers.

    """,
    "cards/ko.md": """
    # 카드

    19:00 전에 빨간 카드를 대출대로 가져오세요.

    대출대에는 서랍이 3개 있습니다.

    """,
    "bells/en.md": """
    # Bells

    Bring the blue card to the desk before 19:00.

    Nobody waits after 20:30.

    """,
    "bells/ko.md": "# 종\n\n20:30 이후에는 아무도 기다리지 않습니다.\n",
  ]

  private static var working: SiteOptions {
    var options = SiteOptions()
    options.offersTranslations = true
    return options
  }

  @Test func `a missing text has the nearest translation with the words that differ`() async throws
  {
    let site = try await RenderedSite.of(Self.notes, options: Self.working)
    let text = site.text("en/parallel/bells/index.html")
    #expect(text.contains("<details class=\"offers\""))
    #expect(text.contains("19:00 전에 빨간 카드를 대출대로 가져오세요.</p>"), "\(text)")
    #expect(text.contains("<del>red</del><ins>blue</ins>"), "\(text)")
    #expect(text.contains("90 %"))
    #expect(text.contains("en/parallel/cards/index.html#bring-the-red-card"), "\(text)")
    #expect(!site.text("en/parallel/cards/index.html").contains("class=\"offers"))
  }

  @Test func `a built site offers nothing`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    #expect(!site.text("en/parallel/bells/index.html").contains("class=\"offer"))
  }

  @Test func `what is offered follows the texts`() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let corpus = try await Pipeline(root: folder.url.path).corpus().0
    let offers = TranslationOffers(corpus)
    let source = "Bring the blue card to the desk before 19:00."
    let before = offers.matches(for: source, of: "x/y", from: .english, to: .korean)
    #expect(before.map(\.entry.target) == ["19:00 전에 빨간 카드를 대출대로 가져오세요."])
    try folder.write(
      "# 카드\n\n19:00 전에 빨간 카드를 들고 오세요.\n\n대출대에는 서랍이 3개 있습니다.\n",
      to: "cards/ko.md")
    let later = try await Pipeline(root: folder.url.path).corpus().0
    let changed = try #require(later.topics.firstIndex { $0.slug == "cards" })
    let after = offers.updating(later, topics: [changed])
      .matches(for: source, of: "x/y", from: .english, to: .korean)
    #expect(after.map(\.entry.target) == ["19:00 전에 빨간 카드를 들고 오세요."])
  }
}
