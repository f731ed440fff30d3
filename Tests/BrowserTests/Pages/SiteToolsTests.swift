import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Checks whole sites with third-party validators and a link checker.
@Suite(.needs(.tools))
struct SiteToolsTests {
  private func check(_ content: URL, _ options: String...) throws {
    try #require(Tools.isInstalled, "run Tests/Tools/install")
    let result = try Tools.python(
      "site.py",
      [
        Command.path, content.path, Tools.folder.path,
        Checkout.root.appending(path: "templates").path,
      ] + options)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.output.contains("ok links below a path"), "\(result.output)")
  }

  @Test func `markup, sheets, feeds, site map and links of the notes are sound`() throws {
    // A site at the top of a host has the same markup and links; that of unruly notes is checked there too.
    try check(Checkout.content, "--below")
  }

  @Test func `markup, sheets, feeds, site map and links of unruly notes are sound`() throws {
    let notes = try CabinetNotes.folder()
    try check(notes.url)
  }

  @Test(arguments: Deliveries.Form.allCases)
  func `the markup of what a hostile translator sends back is sound`(
    form: Deliveries.Form
  ) throws {
    try #require(Tools.isInstalled, "run Tests/Tools/install")
    let delivery = try HostileDelivery(form, part: 0, of: AttackTests.parts)
    _ = try delivery.pages()
    let site = delivery.folder.url.appending(path: "site").path
    let result = try Tools.python("site.py", ["--markup", site, Tools.folder.path])
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.output.contains("ok nu"), "\(result.output)")
  }
}
