import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct TemplateTests {
  @Test(arguments: [
    ("<p>\n  {{titel}}", 2, 3, "unknown name \"titel\""),
    ("한글 {{> nowhere}}", 1, 4, "there is no template \"nowhere.mustache\""),
    ("{{#aside}}", 1, 1, "never closed"),
    ("a {{/aside}}", 1, 3, "closes nothing"),
    ("{{title", 1, 1, "never closed"),
    ("{{=<% %>=}}", 1, 1, "only"),
    ("{{! any words }}{{{ nothing }}}", 1, 17, "unknown name \"nothing\""),
    ("{{title.lang}}", 1, 1, "unknown name \"title.lang\""),
    ("{{>}}", 1, 1, "there is no template"),
  ])
  func `a wrong name is an error at its place`(
    template: String, line: Int, column: Int, message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(template, to: "footer.mustache")
    let directories = try TemplateDirectories(override: folder.path)
    do {
      _ = try Shells(directories)
      Issue.record("the template was accepted")
    } catch {
      guard case .invalid(let path, let foundLine, let foundColumn, let text) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(path == folder.path + "/footer.mustache")
      #expect(foundLine == line && foundColumn == column, "\(text)")
      #expect(text.contains(message), "\(text)")
    }
  }

  @Test func `a folder may replace a single file`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<footer>mine: {{title}} {{{title}}}</footer>", to: "footer.mustache")
    try folder.write("body { color: red }", to: "assets/site.css")
    let site = try await RenderedSite.of(
      ["a.md": "# A & \"B\"\n\nSome words of text stand here.\n"],
      options: SiteOptions(templates: folder.path))
    #expect(site.text("assets/site.css") == "body { color: red }")
    #expect(site.text("assets/site.js").contains("localStorage"))
    let page = try #require(
      site.files.keys.first { $0.hasPrefix("en/a") && $0.split(separator: "/").count == 3 })
    #expect(site.text(page).contains("<footer>mine: A &amp; &quot;B&quot; ·"))
  }
}
