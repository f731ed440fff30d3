import Foundation
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
    let files = try TemplateFiles(override: folder.path)
    do {
      _ = try Shells(files)
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
    try folder.write("letters", to: "assets/fonts/own.woff2")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "assets/fonts/again"),
      withDestinationURL: folder.url.appending(path: "assets"))
    let site = try await RenderedSite.of(
      ["a.md": "# A & \"B\"\n\nSome words of text stand here.\n"],
      options: SiteOptions(templates: folder.path))
    #expect(site.text("assets/site.css") == "body { color: red }")
    #expect(site.text("assets/fonts/own.woff2") == "letters")
    #expect(!site.files.keys.contains { $0.hasPrefix("assets/fonts/again") })
    #expect(site.text("assets/site.js").contains("localStorage"))
    let page = try #require(
      site.files.keys.first {
        $0.hasPrefix("en/a") && $0.hasSuffix(".html") && $0.split(separator: "/").count == 3
      })
    #expect(site.text(page).contains("<footer>mine: A &amp; &quot;B&quot; ·"))
  }

  @Test func `the program holds the files of templates as they are`() throws {
    let folder = Checkout.root.appending(path: "templates")
    var names: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      if path == "README.md" || path == "types.d.ts" { continue }
      names.append(path)
      let built = BuiltInTemplates.bytes(of: path)
      #expect(
        try built == Array(Data(contentsOf: file)), "Sources/CTemplates/CTemplates.c lacks \(path)")
    }
    #expect(names.sorted() == BuiltInTemplates.names)
  }
}
