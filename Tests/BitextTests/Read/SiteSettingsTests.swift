import Testing

@testable import Bitext

@Suite struct SiteSettingsTests {
  private func read(_ text: String) -> (SiteSettings, [Diagnostic]) {
    SiteSettings.reading(SourceFile(path: "site.yaml", text: text))
  }

  @Test func `reads titles, address and topics`() {
    let (settings, diagnostics) = read(
      """
      title: { en: Notes, ko: 노트, ja: ノート }
      url: https://example.org/notes
      topics:
        join:
          - [a/one.md, 표]
          - ["x.md", "y.md", "z.md"]
        rename:
          lists: tables
          목록:
            slug: list
            title: { ko: 목록과 표 }
      """)
    #expect(diagnostics.isEmpty)
    #expect(settings.title == [.english: "Notes", .korean: "노트", .japanese: "ノート"])
    #expect(settings.url == "https://example.org/notes/")
    #expect(settings.join == [["a/one.md", "표"], ["x.md", "y.md", "z.md"]])
    #expect(settings.rename == ["lists": "tables", "목록": "list"])
    #expect(settings.topicTitles == ["목록": [.korean: "목록과 표"]])
    #expect(settings.places["표"] != nil)
  }

  @Test(arguments: [
    ("https://github.com/owner/notes", "https://github.com/owner/notes", Repository.Kind.github),
    ("https://github.com/owner/notes.git", "https://github.com/owner/notes", .github),
    ("https://gitlab.com/team/sub/notes/", "https://gitlab.com/team/sub/notes", .gitlab),
    ("https://gitlab.example.org/a/b", "https://gitlab.example.org/a/b", .gitlab),
    ("https://codeberg.org/owner/notes", "https://codeberg.org/owner/notes", .gitea),
    ("https://forgejo.example.org:3000/a/b", "https://forgejo.example.org:3000/a/b", .gitea),
    (
      "{address: https://code.example.org/a/b, kind: gitlab}", "https://code.example.org/a/b",
      .gitlab
    ),
  ])
  func `reads the address of a repository`(
    text: String, address: String, kind: Repository.Kind
  ) throws {
    let (settings, diagnostics) = read("repository: \(text)\n")
    #expect(diagnostics.isEmpty)
    let repository = try #require(settings.repository)
    #expect(repository == Repository(address: address, kind: kind))
    #expect(repository.branch == "main" && repository.folder == nil)
  }

  @Test func `reads the branch and the folder of a repository`() throws {
    let (settings, diagnostics) = read(
      """
      repository:
        address: https://codeberg.org/owner/notes
        branch: texts/next
        folder: ./docs/notes/
      """)
    #expect(diagnostics.isEmpty)
    #expect(settings.repository?.branch == "texts/next")
    #expect(settings.repository?.folder == "docs/notes")
    let (top, _) = read("repository: {address: https://codeberg.org/a/b, folder: .}\n")
    #expect(top.repository?.folder == "")
  }

  @Test func `reads the names of sections in their order`() {
    let (settings, diagnostics) = read(
      """
      sections:
        - folder: guides/looms/
          title: { en: Looms, ko: 베틀 }
        - folder: .
          title: Papers
        - folder: sheds
      """)
    #expect(diagnostics.isEmpty)
    #expect(settings.sections.map(\.folder) == ["guides/looms", "", "sheds"])
    #expect(settings.sections[0].title == [.english: "Looms", .korean: "베틀"])
    #expect(settings.sections[1].title[.japanese] == "Papers")
    #expect(settings.sections[2].title.isEmpty)
  }

  @Test func `takes one title for all languages`() {
    let (settings, diagnostics) = read("title: Notes\n")
    #expect(diagnostics.isEmpty)
    #expect(settings.title == [.english: "Notes", .korean: "Notes", .japanese: "Notes"])
  }

  @Test(arguments: ["", "\u{FEFF}\n", "# nothing\n", "topics:\n", "topics:\n  join:\n"])
  func `is content with nothing`(text: String) {
    let (settings, diagnostics) = read(text)
    #expect(settings.join.isEmpty && settings.url == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("url: ⟦example.org⟧", "site-settings-value"),
    ("offline: ⟦sometimes⟧", "site-settings-value"),
    ("repository: ⟦http://github.com/owner/notes⟧", "site-settings-value"),
    ("repository: ⟦https://github.com/owner⟧", "site-settings-value"),
    ("repository: ⟦https://github.com/owner/notes/?a=b⟧", "site-settings-value"),
    ("repository: ⟦https://me:secret@github.com/owner/notes⟧", "site-settings-value"),
    ("repository: ⟦https://code.example.org/owner/notes⟧", "site-settings-value"),
    ("repository: ⟦[a]⟧", "site-settings-value"),
    ("repository: ⟦{kind: gitea}⟧", "site-settings-value"),
    (
      "repository:\n  address: https://a.example/b/c\n  kind: ⟦gitee⟧", "site-settings-value"
    ),
    (
      "repository:\n  address: https://github.com/b/c\n  branch: ⟦a b⟧", "site-settings-value"
    ),
    (
      "repository:\n  address: https://github.com/b/c\n  folder: ⟦../c⟧", "site-settings-value"
    ),
    (
      "repository:\n  address: https://github.com/b/c\n  ⟦brunch: a⟧", "site-settings-unknown-key"
    ),
    ("url: ⟦javascript:alert(1)⟧", "site-settings-value"),
    ("title:\n  ⟦de: Notizen⟧", "site-settings-value"),
    ("⟦titel: x⟧", "site-settings-unknown-key"),
    ("topics:\n  join:\n    - ⟦a.md⟧", "site-settings-value"),
    ("topics:\n  join:\n    - ⟦[a.md]⟧", "site-settings-value"),
    ("topics:\n  rename:\n    a: ⟦[b]⟧", "site-settings-value"),
    ("sections: ⟦x⟧", "site-settings-value"),
    ("sections:\n  - ⟦title: Looms⟧", "site-settings-value"),
    ("sections:\n  - folder: a\n    ⟦titel: x⟧", "site-settings-unknown-key"),
    ("topics: ⟦x⟧", "site-settings-value"), ("⟦- a⟧", "site-settings-value"),
    ("title: ⟦&a b⟧", "yaml"), ("url: a\n⟦url⟧: b", "yaml"),
  ])
  func `points at what is wrong`(marked: String, rule: String) throws {
    let place = try MarkedPlace(marked)
    let (_, diagnostics) = read(place.text)
    #expect(diagnostics.map(\.rule) == [rule], "\(marked)")
    #expect(diagnostics.map(\.range) == [place.range], "\(diagnostics.map(\.excerpt))")
  }
}
