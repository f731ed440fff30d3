import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Where names in code may go on in the next line.
@Suite struct LongCodeTests {
  @Test(arguments: [
    ("rightDetail", "rightDetail"),
    ("UITableViewCellStyleDefault", "UITable<wbr>View<wbr>Cell<wbr>Style<wbr>Default"),
    (
      "UITableViewCell.CellStyle.value1",
      "UITable<wbr>View<wbr>Cell.<wbr>Cell<wbr>Style.<wbr>value1"
    ),
    ("tableView(_:leadingSwipe:with:)", "table<wbr>View(_:<wbr>leading<wbr>Swipe:<wbr>with:)"),
    ("let someLongVariable = anotherLongName", "let someLongVariable = anotherLongName"),
    ("abcdefghijklmnopqrstuvwxyzabcdef", "abcdefghijklmnopqrstuvwxyzabcdef"),
  ])
  func `a long name goes on at its parts, a short one nowhere`(
    code: String, expected: String
  ) async throws {
    let site = try await RenderedSite.of(["en.md": "# Names\n\nUse `\(code)` here.\n"])
    let page = try #require(site.files.keys.first { $0.hasSuffix("names/index.html") })
    #expect(site.text(page).contains(">\(expected)</code>"))
  }
}
