import Foundation
import TestSupport
import Testing

/// The chapters of the manual in `content/manual` hold commands that work.
@Suite struct ManualTests {
  private typealias Pages = ManualPages

  @Test func `the manual has its chapters`() {
    #expect(Pages.chapters.count >= 13)
  }

  @Test(arguments: ManualPages.chapters) func `the commands of a chapter run one after the other`(
    chapter: String
  ) throws {
    let commands = Pages.blocks(of: try Pages.page(chapter)).filter { $0.info == "sh" }.map(\.text)
    let folder = try TemporaryFolder()
    // All chapters but the first go on in the folder that it begins.
    let script = (chapter == "start" ? [] : ["hig-notes init"]) + commands
    let tools = try TemporaryFolder()
    let result = try Pages.run(script, in: folder, try Pages.environment(tools))
    #expect(result.status == 0, "\(result.messages.suffix(2_000))")
    #expect(!result.messages.contains(" error: "), "\(result.messages)")
  }

  @Test(arguments: ManualPages.chapters) func `a chapter has the same blocks in every language`(
    chapter: String
  ) throws {
    let english = Pages.blocks(of: try Pages.page(chapter))
    for language in ["ko", "ja"] {
      let other = Pages.blocks(of: try Pages.page(chapter, language))
      #expect(other.map(\.info) == english.map(\.info), "\(language)")
      for (one, two) in zip(english, other) where one.info != "text" {
        #expect(two.text == one.text, "\(language)")
      }
    }
  }

  @Test func `nothing of the manual is missing, out of date or doubtful`() throws {
    let topics = Pages.chapters.flatMap { ["--topic", "manual/\($0)/en.md"] }
    let result = try Command.run(
      ["status", "--content", Checkout.content.path, "--state", "missing,out-of-date,doubtful"]
        + topics)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output == "nothing to show\n")
  }
}
