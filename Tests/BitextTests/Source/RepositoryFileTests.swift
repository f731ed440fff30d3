import Testing

@testable import Bitext

/// Addresses of files on code hosts.
@Suite struct RepositoryFileTests {
  @Test(arguments: [
    (
      "https://github.com/Moss/Notes/blob/main/docs/rows.md", "github.com/moss/notes",
      "docs/rows.md"
    ),
    ("https://github.com/moss/notes/tree/HEAD/docs#top", "github.com/moss/notes", "docs"),
    (
      "https://raw.githubusercontent.com/moss/notes/refs/heads/main/a.md", "github.com/moss/notes",
      "a.md"
    ),
    ("https://gitlab.com/moss/wet/notes/-/blob/main/a.md", "gitlab.com/moss/wet/notes", "a.md"),
  ])
  func `an address names a repository and a file on its branch`(
    address: String, repository: String, path: String
  ) throws {
    let file = try #require(RepositoryFile(address: address))
    #expect(file.repository == repository)
    #expect(file.path(on: "main") == path)
  }

  @Test(arguments: [
    "https://github.com/moss/notes/issues/4", "https://github.com/moss/notes",
    "https://example.org/moss/notes/blob/main/a.md", "ftp://github.com/moss/notes/blob/main/a.md",
    "https://github.com/moss/notes/blob/main/" + String(repeating: "a/", count: 80) + "b.md",
  ])
  func `other addresses are those of no file`(address: String) {
    #expect(RepositoryFile(address: address) == nil)
  }

  @Test func `a text of another state is another text`() {
    let tag = RepositoryFile(address: "https://github.com/moss/notes/blob/v0.9/a.md")
    #expect(tag != nil && tag?.pathOnBranch == nil && tag?.path(on: "main") == nil)
  }
}
