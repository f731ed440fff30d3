import Bitext
import Testing

@testable import SiteBuilder

@Suite struct TaskListTests {
  @Test func `an item without a box keeps its bullet among tasks`() async throws {
    let site = try await RenderedSite.of([
      "a.md":
        "# Tasks\n\n- [ ] open\n- [x] done\n- plain\n\nAll of them:\n\n1. [ ] one\n2. [x] two\n"
    ])
    let page = site.text("en/tasks/index.html")
    #expect(page.contains("<ul class=\"mixed\">"))
    #expect(page.contains("<ol class=\"tasks\">"))
    let plain = page.split(separator: "\n").first { $0.contains("plain") } ?? ""
    #expect(!plain.contains("box"))
  }

  @Test func `the box of a task stands in the line of its text, in a loose list too`() async throws
  {
    let note = "# Tasks\n\nThe tasks of the week.\n\n- [ ] open\n\n- [x] done\n"
    let site = try await RenderedSite.of(["a.md": note])
    let page = site.text("en/tasks/index.html")
    #expect(page.split(separator: "<p><span class=\"box").count == 3, "\(page)")
  }
}
