import BrowserDriver
import Foundation
import TestSupport
import Testing

/// What validators and a link checker of others say of whole sites.
@Suite(.needs(.tools))
struct SiteToolsTests {
  private func check(_ content: URL) throws {
    try #require(Tools.isInstalled, "run Tests/Tools/install")
    let result = try Tools.python(
      "site.py",
      [
        Command.path, content.path, Tools.folder.path,
        Checkout.root.appending(path: "templates").path,
      ])
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.output.contains("ok links below a path"), "\(result.output)")
  }

  @Test func `markup, sheets, feeds, site map and links of the notes are sound`() throws {
    try check(Checkout.content)
  }

  @Test func `markup, sheets, feeds, site map and links of unruly notes are sound`() throws {
    let notes = try CabinetNotes.folder()
    try check(notes.url)
  }
}
