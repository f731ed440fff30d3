import Foundation
import TestSupport
import Testing

@Suite struct ExampleCommandTests {
  private static let note = """
    # Jars

    > ```yaml table-example
    > id: jars
    > label: {en: Jars, ko: 병, ja: 瓶}
    > sections: [{id: s, rows: [{id: plum, title: {en: Plum, ko: 자두, ja: すもも}}]}]
    > ```

    ```yaml table-example
    {id: lids, label: {en: Lids, ko: 뚜껑, ja: 蓋}, style: grouped, expect: [TBL-GRP-GROUP], sections: []}
    ```
    """

  private func run(_ text: String, name: String = "note.md", _ arguments: String...) throws
    -> Command.Result
  {
    let folder = try TemporaryFolder([name: text])
    return try Command.run(["example", name] + arguments, in: folder.url)
  }

  @Test func `lists the tables of a note, also those in quotes`() throws {
    let result = try run(Self.note, "--language", "ko")
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output == "jars\t병\nlids\t뚜껑\n")
  }

  @Test(arguments: [
    ("html", "<figure class=\"ex\" id=\"ex-jars\""), ("swiftui", "struct Jars: View"),
    ("uikit", "final class JarsController"), ("json", "\"id\": \"jars\""), ("yaml", "id: jars"),
  ])
  func `shows one table in every form`(_ form: String, _ expected: String) throws {
    let result = try run(Self.note, "--id", "jars", "--as", form, "--language", "ja")
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output.contains(expected))
    #expect(result.output.contains("すもも"))
    #expect(!result.output.contains("lids"))
  }

  @Test func `what it writes as JSON it reads again`() throws {
    let json = try run(Self.note, "--as", "json").output
    let again = try run(json, name: "tables.json", "--as", "json")
    #expect(again.status == 0, "\(again.messages)")
    #expect(again.output == json)
  }

  @Test func `checks with the place in the file`() throws {
    let fine = try run(Self.note, "--check")
    #expect(fine.status == 0, "\(fine.messages)")
    let broken = Self.note.replacingOccurrences(of: "style: grouped", with: "stlye: grouped")
    let result = try run(broken, "--check")
    #expect(result.status == 1)
    #expect(result.messages.contains("note.md:10:"))
    #expect(result.messages.contains("did you mean “style”?"))
  }

  @Test func `an announced finding that does not come is an error`() throws {
    let quiet = Self.note.replacingOccurrences(of: "style: grouped", with: "style: plain")
    let result = try run(quiet, "--check")
    #expect(result.status == 1)
    #expect(result.messages.contains("TBL-GRP-GROUP"))
  }

  @Test func `names the table that was probably meant`() throws {
    let result = try run(Self.note, "--id", "jras")
    #expect(result.status == 1)
    #expect(result.messages.contains("did you mean “jars”?"))
  }

  @Test func `wrong usage is told apart from wrong notes`() throws {
    #expect(try run(Self.note, "--as", "pdf").status == 2)
    #expect(try run(Self.note, "--language", "fr").status == 2)
  }
}
