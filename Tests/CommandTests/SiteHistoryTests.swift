import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing

/// What a site shows of the history of its notes, in repositories that the tests make.
@Suite struct SiteHistoryTests {
  typealias Repository = HistoryCommandTests.Repository

  static func repository(_ settings: String = "history: true\n") throws -> Repository {
    let notes = try Repository()
    try notes.folder.write(settings, to: "content/site.yaml")
    try notes.commit("settings")
    return notes
  }

  static func build(_ notes: Repository, to output: String = "site") throws -> Command.Result {
    let result = try notes.run("build", "--output", output, "--base-url", "https://x.example/")
    #expect(result.status == 0, "\(result.messages)")
    return result
  }

  static func page(_ notes: Repository, _ path: String, of site: String = "site") throws -> String {
    try notes.folder.text(site + "/" + path)
  }

  static func exists(_ path: String, in folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.path + "/" + path)
  }

  @Test func `an edit is told with its words, and the languages that are behind`() throws {
    var notes = try Self.repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    _ = try Self.build(notes)
    let english = try Self.page(notes, "en/status/changes/index.html")
    #expect(english.contains("<del>oak</del><ins>ash and pine</ins>"))
    #expect(english.contains("Still the old text: Korean"))
    #expect(english.contains("en/parallel/shelves/index.html#"))
    let korean = try Self.page(notes, "ko/status/changes/index.html")
    #expect(korean.contains("<ins>ash and pine</ins>") && korean.contains("아직 예전 내용: 한국어"))
    let topic = try Self.page(notes, "en/shelves/index.html")
    #expect(topic.contains("<details class=\"history\">") && topic.contains("<bdi>t</bdi>"))
    #expect(topic.contains("class=\"stale changed\""))
    #expect(topic.contains("\"author\":[{\"@type\":\"Person\",\"name\":\"t\"}],\"publisher\""))
    #expect(try !Self.page(notes, "ko/shelves/index.html").contains("class=\"stale changed\""))
    #expect(try Self.page(notes, "ko/parallel/shelves/index.html").contains("side all when"))

    notes.korean[1] = "모든 서가에는 물푸레나무와 소나무로 만든 판이 3개 있습니다."
    try notes.commit("translated")
    _ = try Self.build(notes)
    let later = try Self.page(notes, "en/status/changes/index.html")
    #expect(!later.contains("Still the old text") && later.contains("Korean"))
    #expect(
      try Self.page(notes, "ko/status/changes/index.html").contains("<ins>물푸레나무와 소나무로</ins>"))
  }

  @Test func `a text that was rewritten wholly is told as an edit, and who is behind`() throws {
    var notes = try Self.repository()
    notes.english[1] = "Librarians agree on how much weight the 3 planks may carry."
    try notes.commit("rewritten")
    _ = try Self.build(notes)
    let page = try Self.page(notes, "en/status/changes/index.html")
    let words = "<del>Every shelf has 3 boards made of oak</del><ins>Librarians agree on how much "
    #expect(page.contains(words + "weight the 3 planks may carry</ins>."), "\(page)")
    #expect(page.contains("Still the old text: Korean"), "\(page)")
  }

  @Test func `changes of the home page are told, first of their day and in the feed`() throws {
    var notes = try Self.repository()
    let text = "# Notes\n\nThese notes are about the furniture of a library.\n"
    try notes.folder.write(text, to: "content/README.md")
    try notes.commit("home")
    try notes.folder.write(
      text.replacing("library", with: "school"), to: "content/README.md")
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    _ = try Self.build(notes)
    let page = try Self.page(notes, "en/status/changes/index.html")
    let home = try #require(page.firstRange(of: "<ins>school</ins>"))
    let shelves = try #require(page.firstRange(of: "<ins>ash and pine</ins>"))
    #expect(home.lowerBound < shelves.lowerBound)
    #expect(page.contains("<h3><a href=\"../../../en/index.html\""))
    #expect(try Self.page(notes, "en/feed.xml").contains("&lt;ins&gt;school"))
    for language in ["en", "ko"] {
      let index = try Self.page(notes, "\(language)/index.html")
      let fold = try #require(index.firstRange(of: "<details class=\"history\">"))
      #expect(index[fold.upperBound...].contains("<ins>school</ins>"))
      #expect(!index.contains("<ins>ash and pine</ins>"), "\(language)")
    }
  }

  @Test func `a text is no longer new in one language, and still is in another`() throws {
    var notes = try Self.repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited", at: "2031-04-01T12:00:00Z")
    notes.korean[1] = "모든 서가에는 물푸레나무와 소나무로 만든 판이 3개 있습니다."
    try notes.commit("translated", at: "2031-04-25T12:00:00Z")
    _ = try Self.build(notes)
    #expect(try Self.page(notes, "en/shelves/index.html").contains("class=\"stale changed\""))
    try notes.commit("nothing", at: "2031-05-10T12:00:00Z")
    _ = try Self.build(notes)
    _ = try Self.build(notes, to: "clean")
    for path in ["en/shelves", "ko/shelves", "en/parallel/shelves"] {
      let page = path + "/index.html"
      #expect(try Self.page(notes, page) == Self.page(notes, page, of: "clean"), "\(page)")
    }
    #expect(try !Self.page(notes, "en/shelves/index.html").contains("class=\"stale changed\""))
    #expect(try Self.page(notes, "ko/shelves/index.html").contains("class=\"stale changed\""))
  }

  @Test func `a text says which original and which edition is newer`() throws {
    var notes = try Self.repository()
    let older = "# Shelves\n\nA shelf keeps 24 books and says so on its label.\n"
    try notes.folder.write(older, to: "content/shelves/2014/en.md")
    try notes.commit("another edition")
    _ = try Self.build(notes)
    let before = try Self.page(notes, "ko/shelves/index.html")
    #expect(!before.contains("class=\"newer\""))
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited", at: "2031-04-05T12:00:00Z")
    _ = try Self.build(notes)
    let korean = try Self.page(notes, "ko/shelves/index.html")
    #expect(korean.contains("<p class=\"newer\"><a href=\"../../ko/parallel/shelves/index.html#"))
    #expect(korean.contains("이 글이 쓰인 뒤에 영어 글이 바뀌었습니다. 마지막으로 바뀐 날은 2031-04-05입니다."))
    let english = try Self.page(notes, "en/shelves/index.html")
    #expect(!english.contains("class=\"newer\""))
    let edition = try Self.page(notes, "en/shelves/2014/index.html")
    #expect(edition.contains("There is a newer text, of 2031-04-05:"))
    notes.korean[1] = "모든 서가에는 물푸레나무와 소나무로 만든 판이 3개 있습니다."
    try notes.commit("translated", at: "2031-04-06T12:00:00Z")
    _ = try Self.build(notes)
    #expect(try !Self.page(notes, "ko/shelves/index.html").contains("class=\"newer\""))
  }

  @Test func `line breaks, markup, moves, typos and the first commit are not told`() throws {
    var notes = try Self.repository()
    try notes.changeNoWords()
    _ = try Self.build(notes)
    let page = try Self.page(notes, "en/status/changes/index.html")
    #expect(page.contains("No text has changed") && !page.contains("class=\"changes\""))
    #expect(try !Self.page(notes, "en/shelves/index.html").contains("class=\"history\""))
  }

  @Test func `what is added, removed and new as a whole is told as such`() throws {
    var notes = try Self.repository()
    notes.english.insert("A ladder of 12 steps stands beside each shelf.", at: 2)
    try notes.commit("added")
    notes.english.remove(at: 3)
    notes.korean.remove(at: 2)
    try notes.folder.write("# Lamps\n\nA lamp of 9 watts.\n", to: "content/lamps.md")
    try notes.commit("removed")
    _ = try Self.build(notes)
    let page = try Self.page(notes, "en/status/changes/index.html")
    #expect(page.contains("A ladder of 12 steps stands beside each shelf."))
    #expect(page.contains("<del>The first board holds atlases of 1824.</del>"))
    #expect(page.contains("New text") && page.contains(">Lamps</p>"))
  }

  @Test func `a change on a branch is told once, where it was written`() throws {
    var notes = try Self.repository()
    try notes.git("checkout", "-q", "-b", "work")
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    try notes.git("checkout", "-q", "main")
    notes.english = HistoryCommandTests.english
    notes.english[3] = "Call `Shelf.close()` when the library closes at 18:00."
    try notes.commit("elsewhere")
    try notes.git("merge", "-q", "--no-edit", "work")
    _ = try Self.build(notes)
    let page = try Self.page(notes, "en/status/changes/index.html")
    #expect(page.components(separatedBy: "<ins>").count == 3)
    #expect(page.components(separatedBy: "<ins>ash and pine</ins>").count == 2)
  }

  @Test func `the feed has changes, each once, and is well formed`() throws {
    var notes = try Self.repository()
    notes.english[1] = "Every shelf has 3 boards made of <ash> & pine."
    try notes.commit("edited")
    _ = try Self.build(notes)
    let feed = try Self.page(notes, "en/feed.xml")
    let parser = XMLParser(data: Data(feed.utf8))
    #expect(parser.parse())
    #expect(feed.components(separatedBy: "<entry>").count == 2)
    #expect(feed.contains("&lt;ins&gt;") && feed.contains("<content type=\"html\">"))
    // No Korean text changed.
    #expect(!Self.exists("site/ko/feed.xml", in: notes.folder))
    let head = try Self.page(notes, "ko/shelves/index.html")
    #expect(!head.contains("application/atom+xml"))
  }

  @Test func `builds are equal, take over what is unchanged, and see a new commit`() throws {
    var notes = try Self.repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    _ = try Self.build(notes)
    #expect(try Self.build(notes).output.contains("0 files written"))
    notes.korean[3] = "도서관이 19:00에 닫힐 때에만 `Shelf.close()`를 부르세요."
    try notes.commit("translated")
    _ = try Self.build(notes)
    _ = try Self.build(notes, to: "cold")
    let difference = try Command.run(
      ["-r", "--exclude=.hig-notes*", "site", "cold"], in: notes.folder.url,
      program: "/usr/bin/diff")
    #expect(difference.output == "")
    #expect(try Self.page(notes, "ko/status/changes/index.html").contains("<ins>"))
  }

  @Test(arguments: ["history: false\n", "title: Shelves\n"])
  func `nothing of it stands on a site that does not ask for it`(_ settings: String) throws {
    var notes = try Self.repository(settings)
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    _ = try Self.build(notes)
    #expect(!Self.exists("site/en/status/changes", in: notes.folder))
    let topic = try Self.page(notes, "en/shelves/index.html")
    #expect(!topic.contains("history") && !topic.contains("changes"))
  }

  @Test func `a folder in no repository builds without it, and without a message`() throws {
    let folder = try TemporaryFolder()
    try folder.write("history: true\n", to: "content/site.yaml")
    try folder.write("# Lamps\n\nA lamp of 9 watts.\n", to: "content/lamps.md")
    let result = try Command.run(["build", "--strict"], in: folder.url)
    #expect(result.status == 0 && result.messages.isEmpty)
    #expect(!Self.exists("site/en/status/changes", in: folder))
  }

  @Test func `notes that git does not know have no history`() throws {
    let notes = try Repository()
    try notes.folder.write("history: true\n", to: "drafts/site.yaml")
    try notes.folder.write("# Lamps\n\nA lamp of 9 watts.\n", to: "drafts/lamps.md")
    let result = try notes.run("build", "--strict", "--content", "drafts")
    #expect(result.status == 0 && result.messages.isEmpty)
    #expect(!Self.exists("site/en/status/changes", in: notes.folder))
  }

  @Test func `a shallow clone says what it lacks`() throws {
    var notes = try Self.repository()
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.commit("edited")
    let clone = try TemporaryFolder()
    try notes.git(
      "clone", "-q", "--depth", "1", "file://" + notes.folder.url.path, clone.url.path + "/notes")
    let result = try Command.run(["build"], in: URL(filePath: clone.url.path + "/notes"))
    #expect(result.status == 0 && result.output.contains("shallow clone"))
  }

  @Test func `a value that is neither true nor false is told with its place`() throws {
    let notes = try Self.repository("title: Shelves\nhistory: sometimes\n")
    let result = try notes.run("build")
    #expect(result.status == 1)
    #expect(result.messages.contains("site.yaml:2:10") && result.messages.contains("true or false"))
  }

  @Test func `a preview shows a new commit, and what was saved before it`() async throws {
    var notes = try Self.repository()
    let content = notes.folder.url.appending(path: "content")
    let site = try ServedSite(content: content, in: notes.folder.url)
    func page(_ path: String) throws -> String { try WireHTTP.get(path, port: site.port).text }
    #expect(try page("/en/status/changes/").contains("No text has changed"))
    notes.english[1] = "Every shelf has 3 boards made of ash and pine."
    try notes.write()
    #expect(try await Waiting.until { try page("/en/shelves/").contains("ash and pine") })
    #expect(try page("/en/status/changes/").contains("No text has changed"))
    try notes.commit("edited")
    let told = "<del>oak</del><ins>ash and pine</ins>"
    #expect(try await Waiting.until { try page("/en/status/changes/").contains(told) })
    // What is packed is found, too, and what is checked out.
    try notes.git("pack-refs", "--all")
    try notes.git("checkout", "-q", "HEAD~1")
    #expect(try await Waiting.until { try !page("/en/status/changes/").contains(told) })
    try notes.git("checkout", "-q", "main")
    #expect(try await Waiting.until { try page("/en/status/changes/").contains(told) })
  }
}
