import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// A site has a gallery of tables where its notes speak of the tables of apps, and nowhere else.
@Suite struct GalleryNeedTests {
  private func hasGallery(_ notes: [String: String]) async throws -> Bool {
    try await RenderedSite.of(notes).pages().keys.contains { $0.contains("gallery/") }
  }

  @Test(arguments: [
    "# Table of contents\n\nHuts, prices and beds.\n", "# Lists\n\nUse a list for short items.\n",
    "# 목록\n\n산장의 목록입니다.\n", "# Dinner table\n\n## Plain\n\nThe table stands by the window.\n",
  ])
  func `a title alone is no reason`(text: String) async throws {
    #expect(try await !hasGallery(["a.md": text]))
  }

  @Test(arguments: [
    "# Lists and tables\n\n## Inset grouped\n\nRows stand in rounded groups.\n",
    "# 목록과 표\n\n## 인셋 그룹\n\n행이 둥근 그룹에 섭니다.\n",
  ])
  func `what is said of tables is one`(text: String) async throws {
    #expect(try await hasGallery(["a.md": text]))
  }
}
