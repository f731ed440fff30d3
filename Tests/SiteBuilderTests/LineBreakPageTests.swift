import Bitext
import Testing

@testable import SiteBuilder

/// Wrapped lines as pages show them.
@Suite struct LineBreakPageTests {
  private func page(_ text: String) async throws -> String {
    let site = try await RenderedSite.of(["shelf/ja.md": "---\nslug: shelf\n---\n# 棚\n\n\(text)\n"])
    return site.text("ja/shelf/index.html")
  }

  @Test func `an alternative text that is wrapped has no space between ideographs`() async throws {
    let page = try await page("始まり ![表の行と\n列の図](none.png)")
    #expect(page.contains("表の行と列の図"))
    #expect(!page.contains("表の行と 列の図"))
  }

  @Test(arguments: [
    ("文\n😀", "文😀"), ("表㍿\n次", "表㍿次"), ("表￥\n次", "表￥次"), ("**文**\n字", "<strong>文</strong>字"),
    ("表\na", "表\na"), ("文`b`\n字", "</code>\n字"),
  ])
  func `pages break lines as the command markdown does`(
    text: String, expected: String
  ) async throws {
    // Short lines of similar length would be separate paragraphs.
    let start = "始まりの文はこの行の終わりまで続いていて、そこで折り返されますが、まだ終わってはいません、"
    let end = "のあとにも同じように長い行が続いていて、その終わりでようやく段落もひとつ終わることになります。"
    let page = try await page(start + text + end)
    #expect(page.contains(expected))
    let html = HTMLRenderer.html(of: Markdown.parse(Array((start + text + end).utf8)).blocks)
    #expect(String(decoding: html, as: UTF8.self).contains(expected))
  }

  @Test(arguments: [
    ("--dry-run", true), ("ko-KR", true), ("hig-notes build", false), ("insetGrouped", true),
    ("A B", false),
    ("a-name-that-is-longer-than-a-line-of-a-phone", false),
  ])
  func `lines break in no short name`(code: String, isWhole: Bool) async throws {
    let page = try await page("棚では`\(code)`を使います。")
    let attributes = isWhole ? " class=\"unbroken\"" : ""
    #expect(page.contains("<code translate=\"no\"\(attributes)>\(code)</code>"))
  }
}
