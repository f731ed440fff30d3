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
    ("figure", "<figure class=\"ex\" id=\"ex-jars\""),
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

  @Test func `a finding has one wording, whichever command reports it`() throws {
    let text =
      "# Jars\n\nA jar.\n\n```yaml table-example\n{id: jars, label: Jars, kind: columns, "
      + "platforms: [macOS], columns: [{id: name, heading: Name}, {id: age, heading: Age}], "
      + "sections: [{id: s, rows: [{id: plum, title: Plum}]}]}\n```\n"
    let folder = try TemporaryFolder(["content/jars/en.md": text])
    let findings = { (arguments: [String]) in
      try Command.run(arguments, in: folder.url).messages.split(separator: "\n")
        .filter { $0.hasSuffix("[table-example]") }
        .compactMap { $0.components(separatedBy: ": note: ").last }.sorted()
    }
    let checked = try findings(["example", "content/jars/en.md", "--check"])
    #expect(checked.count == 4)
    #expect(try findings(["build", "--all"]) == checked)
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

  @Test func `two tables with one id are told by the line of the first`() throws {
    let other = "\n```yaml table-example\n{id: jars, label: Jars, sections: []}\n```\n"
    let result = try run(Self.note + other, "--check")
    #expect(result.status == 1)
    #expect(
      result.messages.contains(
        "“jars” is also the id of another table, with other content, in line 4"),
      "\(result.messages)")
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

  @Test(arguments: ["jars", "Jars", "병", "notes/jars/en.md"])
  func `a topic is called by its address, its title or a file`(name: String) throws {
    let folder = try TemporaryFolder([
      "notes/jars/en.md": Self.note, "notes/jars/ko.md": "# 병\n\n자두가 든 병입니다.\n",
      "notes/lids/en.md": "# Lids\n\nA lid is round.\n",
    ])
    let result = try Command.run(["example", name, "--content", "notes"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output == "jars\tJars\nlids\tLids\n")
    let wrong = try Command.run(["example", "Jarz", "--content", "notes"], in: folder.url)
    #expect(wrong.status == 2)
    #expect(wrong.messages.contains("did you mean"), "\(wrong.messages)")
  }
}

extension ExampleCommandTests {
  @Test func `a finding stands at the row and field that it is about`() throws {
    let text = """
      id: desk
      label: Desk
      rowStyle: subtitle
      sections:
        - id: s
          rows:
            - {id: oboe, title: Oboe, detail: On the shelf}
            - id: viola
              title: Viola
              detail: Back on Friday
              action: push
              accessories: [info]
      """
    let result = try run(text, name: "desk.table.yaml", "--check")
    #expect(result.messages.contains("desk.table.yaml:11:"), "\(result.messages)")
    #expect(!result.messages.contains("desk.table.yaml:1:1:"), "\(result.messages)")
  }

  @Test func `what an author leaves out is no mistake`() throws {
    let text = """
      id: desk
      label: Desk
      sections: [{id: s, rows: [{id: oboe, title: Oboe, action: push, accessories: [disclosure]}]}]
      """
    let result = try run(text, name: "desk.table.yaml", "--check")
    #expect(result.status == 0)
    #expect(result.messages.contains("1 table, no findings"), "\(result.messages)")
    let mixed = text.replacingOccurrences(of: "title: Oboe", with: "title: {en: Oboe, ko: 오보에}")
      .replacingOccurrences(of: "label: Desk", with: "label: {en: Desk}")
    #expect(try run(mixed, name: "desk.table.yaml", "--check").messages.contains("TBL-L10N"))
  }

  @Test func `a reference to no table is an error at its place`() throws {
    let note = "# Jars\n\n```yaml table-example\nref: nope\n```\n"
    let result = try run(note, "--check")
    #expect(result.status == 1)
    #expect(
      result.messages.contains("note.md:4:6: error: there is no table “nope”"), "\(result.messages)"
    )
    let other = "id: nope\nlabel: N\nsections: [{id: s, rows: [{id: r, title: R}]}]\n"
    let folder = try TemporaryFolder(["note.md": note, "x.table.yaml": other])
    let found = try Command.run(["example", "note.md", "--check"], in: folder.url)
    #expect(found.status == 0, "\(found.messages)")
  }

  @Test func `writes a table to begin with, which it then accepts, and the schema`() throws {
    let folder = try TemporaryFolder([:])
    let new = try Command.run(["example", "--new", "plain"], in: folder.url)
    #expect(new.status == 0 && new.output.hasPrefix("# yaml-language-server: $schema="))
    let checked = try run(new.output, name: "new.table.yaml", "--check")
    #expect(checked.status == 0 && checked.messages.contains("no findings"), "\(checked.messages)")
    let schema = try Command.run(["example", "--schema"], in: folder.url)
    #expect(schema.output.contains("\"insetGrouped\""))
    #expect(
      try Command.run(["example", "--new", "plains"], in: folder.url).messages.contains("“plain”"))
  }

  @Test func `findings of a kind stand in the order of lines`() throws {
    let text = """
      id: jars
      label: Jars
      rowStyle: rightDetail
      feedback: momentary
      sections:
        - id: s
          rows:
            - {id: a, title: Plum, detail: One, style: basic}
            - {id: b, title: Pear, action: push}
            - {id: c, title: Quince, detail: Two, action: push, accessories: [info]}
            - {id: d, title: Fig, detail: Two, style: basic, action: push}
      """
    let result = try run(text, name: "jars.table.yaml", "--check")
    for kind in ["warning", "error"] {
      let lines = result.messages.split(separator: "\n").filter { $0.contains(": \(kind): ") }
        .compactMap { line in line.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
      #expect(lines.count > 1 && lines == lines.sorted(), "\(result.messages)")
    }
  }

  @Test func `says which framework writes a table, and what a catalogue cannot say`() throws {
    let mac =
      "{id: jars, label: Jars, platforms: [macOS], sections: [{id: s, rows: [{id: a, title: A}]}]}"
    let appKit = try run(mac, name: "jars.table.yaml", "--as", "uikit")
    #expect(appKit.messages.contains("“jars” is written in AppKit"))
    let both = mac.replacing("[macOS]", with: "[iPadOS, macOS]")
    let none = try run(both, name: "jars.table.yaml", "--as", "appkit")
    #expect(none.output.isEmpty && none.messages.contains("for the Mac alone it would"))
    let open = "{en: Open, ko: 열기, ja: 開く}"
    let rows = "{id: a, title: \(open)}, {id: b, title: \(open.replacing("열기", with: "열림"))}"
    let twice = "{id: jars, label: Jars, sections: [{id: s, rows: [\(rows)]}]}"
    let catalogue = try run(twice, name: "jars.table.yaml", "--as", "xcstrings")
    #expect(catalogue.messages.contains("“Open” in “jars” has several translations"))
  }

  @Test func `a reference is followed to its table, in whatever file of the folder it stands`()
    throws
  {
    let note = "# Jars\n\n```yaml table-example\nref: jars\n```\n"
    let table = "id: jars\nlabel: Jars\nsections: [{id: s, rows: [{id: r, title: Plum}]}]\n"
    let folder = try TemporaryFolder(["note.md": note, "jars.table.yaml": table])
    let listed = try Command.run(["example", "note.md"], in: folder.url)
    #expect(listed.status == 0 && listed.output == "jars\tJars\n", "\(listed.messages)")
    let shown = try Command.run(["example", "note.md", "--as", "swiftui"], in: folder.url)
    #expect(shown.output.contains("struct Jars: View"))
    let lost = try run(note, "--as", "swiftui")
    #expect(lost.status == 1 && lost.messages.contains("note.md:4:6: error: there is no table"))
  }

  @Test func `numbers and truth values are those of JSON, as the schema has them`() throws {
    let table = """
      {id: jars, label: Jars, px: 300, alternating: true, sections: [{id: s, rows: [
        {id: r, title: "12", "on": true}]}]}
      """
    let json = try run(table, name: "jars.table.yaml", "--as", "json").output
    for line in ["\"px\": 300", "\"alternating\": true", "\"on\": true", "\"title\": \"12\""] {
      #expect(json.contains(line), "\(line)")
    }
  }

  @Test func `a field without a value is told with its place`() throws {
    let table = """
      id: jars
      label: {ja: ~}
      sections:
        - id: s
          rows:
            - id: r
              title:
            - {id: null, title: "null"}
      """
    let result = try run(table, name: "jars.table.yaml", "--check")
    for message in [
      "jars.table.yaml:2:13: error: “ja” needs a value here",
      "jars.table.yaml:7:15: error: this row needs the field “title”",
      "jars.table.yaml:8:14: error: this row needs the field “id”",
    ] { #expect(result.messages.contains(message), "\(result.messages)") }
  }
}
