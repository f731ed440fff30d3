import Foundation
import TestSupport
import Testing

/// Notes beside texts: on pages, in exports, and through edits.
@Suite struct MarginNoteTests {
  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": """
      # Shelves

      A shelf keeps 24 books and says so on its label.

      Every shelf has 3 boards made of oak.

      """,
      "content/shelves/ko.md": """
      # 서가

      서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

      모든 서가에는 참나무로 만든 판이 3개 있습니다.

      """,
      "content/shelves/shelves.notes.yaml": """
      notes:
      - of: "Every shelf has"
        text: "Oak is a wood here, not a <colour>."
        author: Kim
        date: 2026-11-25
      - of: {in: ko.md, words: "서가에는 책이"}
        text: 숫자는 바꾸지 마십시오.

      """,
    ])
  }

  @discardableResult
  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    let result = try Command.run(arguments, in: folder.url)
    #expect(result.status == 0, "\(arguments): \(result.output)\(result.messages)")
    return result
  }

  @Test func `notes stand beside their texts, and follow them`() throws {
    let folder = try notes()
    func page() throws -> String {
      let result = try run(folder, "build")
      #expect(!result.messages.contains("[sidecar]"), "\(result.messages)")
      return try folder.text("site/en/parallel/shelves/index.html")
    }
    let first = try page()
    #expect(first.components(separatedBy: "<aside class=\"side all margin\">").count == 3)
    let unit = try #require(
      first.components(separatedBy: "<section class=\"unit").first { $0.contains("made of oak") })
    #expect(unit.contains("<p>Oak is a wood here, not a &lt;colour&gt;.</p>"), "\(unit)")
    #expect(unit.contains("<small>Kim, 2026-11-25</small>"))
    // Edits elsewhere, and after the quoted words.
    let text = try folder.text("content/shelves/en.md")
    try folder.write(
      text.replacingOccurrences(of: "# Shelves\n", with: "# Shelves\n\nNew words come first.\n")
        .replacingOccurrences(of: "made of oak", with: "of solid oak"), to: "content/shelves/en.md")
    let second = try page()
    let moved = try #require(
      second.components(separatedBy: "<section class=\"unit").first { $0.contains("solid oak") })
    #expect(moved.contains("Oak is a wood here"))
    try folder.write(
      "notes:\n- of: Every shelf\n  text: Another.\n", to: "content/shelves/shelves.notes.yaml")
    #expect(try page().contains("<p>Another.</p>"), "a build takes in a changed file of notes")
  }

  @Test(arguments: ["xliff", "xliff2", "po"])
  func `exports carry notes to translators`(format: String) throws {
    let folder = try notes()
    let file = try run(folder, "export", "--format", format, "--languages", "en,ko").output
    #expect(file.contains("Note (Kim, 2026-11-25): Oak is a wood here"), "\(file)")
    #expect(file.contains("Note: 숫자는 바꾸지 마십시오."))
  }

  @Test func `a note whose text is gone says what is nearest`() throws {
    let folder = try notes()
    let text = try folder.text("content/shelves/en.md")
    try folder.write(
      text.replacingOccurrences(of: "Every shelf has", with: "Every shelf bears"),
      to: "content/shelves/en.md")
    let messages = try run(folder, "build").messages
    #expect(messages.contains("[sidecar]") && messages.contains("shelves.notes.yaml:2"))
    #expect(messages.contains("the nearest is “Every shelf bears"), "\(messages)")
  }

  @Test(arguments: [
    ("notes:\n- text: a\n", "a note has a 'text'"),
    ("notes:\n- of: Every\n", "a note has a 'text'"),
    ("notes:\n- {of: Every, text: a, date: soon}\n", "a date is written as in"),
    ("notes:\n- {of: [1], text: a}\n", "quoted by its first words"),
    ("notes:\n- {of: Every, txt: a}\n", "did you mean 'text'"),
  ])
  func `what is no note is said with its place`(text: String, message: String) throws {
    let folder = try notes()
    try folder.write(text, to: "content/shelves/shelves.notes.yaml")
    let result = try Command.run(["build"], in: folder.url)
    #expect(result.messages.contains("shelves/shelves.notes.yaml:2"), "\(result.messages)")
    #expect(result.messages.contains(message), "\(result.messages)")
  }
}
