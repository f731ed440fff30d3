import TestSupport
import Testing

@Suite struct DraftCommandTests {
  private func notes() throws -> TemporaryFolder {
    try TemporaryFolder([
      "content/shelves/en.md": """
      ---
      title: Shelves
      weight: 3
      ---

      A shelf keeps 24 books.

      | Board | Books |
      | --- | --- |
      | 1 | 12 atlases |

      """,
      "content/rooms/en.md": "# Rooms\n\nA room has a door.\n",
      "content/rooms/ko.md": "# 방\n\n방에는 문이 하나 있습니다.\n",
    ])
  }

  @Test func `a draft keeps the bytes of its original and has its texts as comments`() throws {
    let folder = try notes()
    let result = try Command.run(
      ["draft", "shelves", "--language", "ko", "--keep-originals"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output == "new: shelves/ko.md\n")
    #expect(
      try folder.text("content/shelves/ko.md") == """
        ---
        # title: Shelves
        weight: 3
        ---

        <!-- TODO: A shelf keeps 24 books. -->

        | <!-- TODO: Board --> | <!-- TODO: Books --> |
        | --- | --- |
        | <!-- TODO: 1 --> | <!-- TODO: 12 atlases --> |

        """)
  }

  @Test func `a topic that has the language, or no language to begin, gets no draft`() throws {
    let folder = try notes()
    let there = try Command.run(["draft", "rooms", "--language", "ko"], in: folder.url)
    #expect(there.status == 1 && there.messages.contains("rooms/ko.md"), "\(there.messages)")
    let original = try Command.run(["draft", "rooms", "--language", "en"], in: folder.url)
    #expect(original.status == 1 && !original.messages.isEmpty)
    let unknown = try Command.run(["draft", "roms", "--language", "ko"], in: folder.url)
    #expect(unknown.status == 2)
    #expect(unknown.messages.contains("'rooms'"), "\(unknown.messages)")
  }
}
