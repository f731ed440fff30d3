import Foundation
import TestSupport
import Testing

/// `export --format epub`.
@Suite struct BookTests {
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>

    """
  private static let notes = [
    "site.yaml": "title: {en: Weaving <&>, ko: 베 짜기}\nurl: https://n.example/\n",
    "looms/loom.svg": drawing,
    "looms/en.md": """
    ---
    title: Looms
    slug: looms
    updated: 2025-03-04
    ---

    A *loom* holds the **warp**; see [the shuttle](../shuttles/en.md) and [more](https://m.example/a b).

    ![A loom](loom.svg) ![Elsewhere](https://m.example/p.png)

    ```yaml table-example
    id: threads
    label: {en: Threads of the loom, ko: 베틀의 실}
    rowStyle: rightDetail
    sections:
      - id: all
        rows:
          - {id: wool, title: {en: Wool, ko: 양모}, detail: {en: heavy, ko: 무거움}}
    ```

    | Thread | Weight |
    | --- | --- |
    | Wool<br>thread | 3 & 4 |

    """,
    "looms/ko.md": """
    ---
    title: 베틀
    slug: looms
    updated: 2025-03-01
    ---

    *베틀*은 **날실**을 잡아 줍니다. [북](../shuttles/ko.md)과 [더 읽기](https://m.example/a b)도 보세요.

    ![베틀](loom.svg) ![다른 곳](https://m.example/p.png)

    | 실 | 무게 |
    | --- | --- |
    | 양모<br>실 | 3 & 4 |

    """,
    "shuttles/en.md": "---\nslug: shuttles\n---\n\n# Shuttles\n\nA shuttle carries the weft.\n",
    "shuttles/ko.md": "---\nslug: shuttles\n---\n\n# 북\n\n북은 씨실을 나르며 날실 사이를 지나갑니다.\n",
  ]

  private func export(
    _ languages: String, options: [String] = [],
    environment: [String: String] = [:]
  ) throws -> (file: URL, result: Command.Result) {
    let file = folder.url.appending(path: "\(languages).epub")
    let result = try Command.run(
      [
        "export", "--format", "epub", "--languages", languages, "--content",
        folder.url.appending(path: "content").path, "-o", file.path,
      ] + options, environment: environment)
    return (file, result)
  }

  /// Goes with the test.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.notes { try folder.write(text, to: "content/" + name) }
  }

  private struct Entry: Decodable {
    let name: String
    let isStored: Bool
    let date: [Int]
    let text: String
  }

  /// The entries of an archive as Python's reader sees them, which checks sums and well-formedness.
  private func entries(of file: URL) throws -> [Entry] {
    let script = """
      import json, sys, zipfile, xml.etree.ElementTree as tree
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      entries = []
      for info in archive.infolist():
          text = archive.read(info).decode("utf-8")
          if info.filename.endswith((".xhtml", ".opf", ".xml")):
              tree.fromstring(text)
          entries.append({"name": info.filename, "isStored": info.compress_type == 0,
                          "date": info.date_time[:3], "text": text})
      print(json.dumps(entries))
      """
    let result = try Command.run(["-c", script, file.path], program: "/usr/bin/python3")
    #expect(result.status == 0, "\(result.messages)")
    return try JSONDecoder().decode([Entry].self, from: Data(result.output.utf8))
  }

  @Test func `lists keep their numbers and the boxes of their tasks`() throws {
    let note =
      "# Looms\n\nA loom is slow.\n\n5. five\n6. six\n\nNext:\n\n- [x] warp\n\n- [ ] weft\n"
    let folder = try TemporaryFolder(["content/looms.md": note])
    let file = folder.url.appending(path: "book.epub")
    let result = try Command.run(
      ["export", "--format", "epub", "--output", file.path], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    let chapter = try #require(entries(of: file).first { $0.text.contains("warp") }?.text)
    #expect(chapter.contains("<ol start=\"5\">"))
    #expect(chapter.contains("<p>☑ warp</p>") && chapter.contains("<p>☐ weft</p>"), "\(chapter)")
  }

  @Test func `a book in one language has its chapters, its pictures and a table of contents`()
    throws
  {
    let (file, result) = try export("ko")
    #expect(result.status == 0, "\(result.messages)")
    let bytes = try Data(contentsOf: file)
    #expect(bytes.dropFirst(30).starts(with: Data("mimetypeapplication/epub+zip".utf8)))
    let entries = try entries(of: file)
    let texts = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.text) })
    #expect(entries.map(\.isStored) == entries.map { _ in true })
    #expect(Set(entries.map(\.date)) == [[2025, 3, 4]], "the newest text's")
    let package = try #require(texts["book/package.opf"])
    #expect(package.contains("<dc:title>베 짜기</dc:title>"))
    #expect(package.contains("<dc:language>ko</dc:language>"))
    #expect(!package.contains("<dc:language>en</dc:language>"))
    #expect(package.contains("2025-03-04T00:00:00Z"))
    #expect(package.contains("page-progression-direction=\"ltr\""))
    let contents = try #require(texts["book/nav.xhtml"])
    #expect(contents.contains("<a href=\"looms.chapter.xhtml\">베틀</a>"))
    let chapter = try #require(texts["book/looms.chapter.xhtml"])
    #expect(chapter.contains("<em>베틀</em>은 <strong>날실</strong>을 잡아 줍니다."))
    #expect(chapter.contains("<a href=\"shuttles.chapter.xhtml\">북</a>"))
    let picture = try #require(chapter.firstMatch(of: /<img src="(.*?)" alt="베틀"\/> 다른 곳/)?.1)
    #expect(texts["book/" + picture] == Self.drawing)
    #expect(chapter.contains("<td>양모<br/>실</td><td>3 &amp; 4</td>"))
    #expect(!chapter.contains("loom"), "nothing of the English text but its address")
  }

  @Test func `a book in two languages alternates, and has the tables of its examples`() throws {
    let (file, result) = try export("ko,en")
    #expect(result.status == 0, "\(result.messages)")
    let texts = Dictionary(
      uniqueKeysWithValues: try entries(of: file).map { ($0.name, $0.text) })
    let chapter = try #require(texts["book/looms.chapter.xhtml"])
    let korean = try #require(chapter.range(of: "<p><em>베틀</em>은"))
    let english = try #require(
      chapter.range(of: "<p lang=\"en\" xml:lang=\"en\">A <em>loom</em> holds"))
    #expect(korean.upperBound < english.lowerBound)
    #expect(chapter.contains("<figcaption>베틀의 실</figcaption>"))
    #expect(chapter.contains("<td class=\"depth-1\">양모</td><td class=\"detail\">무거움</td>"))
    #expect(try #require(texts["book/package.opf"]).contains("<dc:language>en</dc:language>"))
  }

  @Test func `the table of a fence stands in its chapter once`() throws {
    let (file, _) = try export("en")
    let chapter = try #require(
      try entries(of: file).first { $0.name == "book/looms.chapter.xhtml" }?.text)
    #expect(chapter.components(separatedBy: "<figcaption>Threads of the loom<").count == 2)
    #expect(!chapter.contains("rowStyle"))
  }

  @Test func `equal notes are equal books, whenever they are made`() throws {
    let first = try Data(contentsOf: export("en").file)
    try folder.write(try #require(Self.notes["looms/en.md"]), to: "content/looms/en.md")
    #expect(try Data(contentsOf: export("en").file) == first)
    let dated = try export("en", environment: ["SOURCE_DATE_EPOCH": "1709164800"])
    #expect(Set(try entries(of: dated.file).map(\.date)) == [[2024, 2, 29]])
  }

  @Test func `only the topics that are asked for are chapters`() throws {
    let (file, _) = try export("en", options: ["--topic", "shuttles"])
    let names = try entries(of: file).map(\.name).filter { $0.hasSuffix(".chapter.xhtml") }
    #expect(names == ["book/shuttles.chapter.xhtml"])
  }

  @Test func `a language that no note is in is refused`() throws {
    let (_, result) = try export("ja")
    #expect(result.status != 0)
    #expect(result.messages.contains("no note is in 'ja'; there are en, ko"))
  }

  @Test(.needs(.tools), arguments: ["en", "ko,en"])
  func `books of real and of unruly notes are valid`(languages: String) throws {
    let cabinet = try CabinetNotes.folder()
    let own = folder.url.appending(path: "content")
    for content in [Checkout.content, cabinet.url, own] {
      let file = folder.url.appending(path: "book.epub")
      let result = try Command.run([
        "export", "--format", "epub", "--languages", languages, "--content", content.path, "-o",
        file.path,
      ])
      #expect(result.status == 0, "\(result.messages)")
      let check = try Command.run(
        [
          "@\(Checkout.root.appending(path: "Tests/Tools/java.options").path)", "-jar",
          "/usr/share/java/epubcheck.jar", "--failonwarnings", file.path,
        ],
        program: "/usr/bin/java")
      #expect(check.status == 0, "\(content): \(check.output)\(check.messages)")
      try FileManager.default.removeItem(at: file)
    }
    withExtendedLifetime(cabinet) {}
  }
}
