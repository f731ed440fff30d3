import Foundation
import TestSupport
import Testing

@Suite struct BuildCommandTests {
  private static let note = """
    # Shelves

    A shelf keeps 24 books and says so on its label.

    선반에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.
    """

  /// Runs `build` on a folder with `files`, in that folder.
  private func build(
    _ files: [String: String], _ options: String...
  ) throws -> (folder: TemporaryFolder, result: Command.Result) {
    let folder = try TemporaryFolder(files)
    return (folder, try Command.run(["build"] + options, in: folder.url))
  }

  @Test func `a folder of notes becomes a site, and the program says where it is`() throws {
    let (folder, result) = try build(["content/shelf.md": Self.note])
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.messages.isEmpty)
    #expect(result.output.contains("site/index.html"))
    for page in ["index.html", "en/shelves/index.html", "ko/shelves/index.html"] {
      #expect(folder.files(in: "site").contains(page))
    }
  }

  @Test func `one cause is said once, and with --all at each of its places`() throws {
    let files = (1...4).reduce(into: [:]) { files, number in
      files["content/\(number).md"] =
        "# Shelf \(number)\n\nA shelf leans on [the wall](lost.md), which is not there.\n"
    }
    func count(_ result: Command.Result) -> Int {
      result.messages.components(separatedBy: "there is no note or file lost.md").count - 1
    }
    let (folder, result) = try build(files)
    #expect(count(result) == 1)
    #expect(result.messages.contains("(4 places, also 2.md:3, 3.md:3, 4.md:3)"))
    // Also where nothing is built again.
    #expect(try count(Command.run(["build", "--all"], in: folder.url)) == 4)
    #expect(try count(Command.run(["build"], in: folder.url)) == 1)
    #expect(try Command.run(["build", "--strict"], in: folder.url).status == 1)
  }

  @Test func `what is not there is named as it was given`() throws {
    let (_, notes) = try build([:], "--content", "nowhere")
    #expect(notes.status == 2)
    #expect(
      notes.messages
        == "nowhere: error: this cannot be read: it is not there; "
        + "--content FOLDER says where the notes are\n")
    let files = ["content/shelf.md": Self.note, "page.mustache": "x"]
    for templates in ["nowhere", "page.mustache"] {
      let (folder, result) = try build(files, "--templates", templates)
      #expect(result.status == 1)
      #expect(
        result.messages == "hig-notes: error: there is no folder of templates at \(templates)\n")
      #expect(!folder.files(in: ".").contains("site/index.html"))
    }
  }

  @Test func `a folder without notes is warned of`() throws {
    let (_, result) = try build(["content/picture.txt.png": ""])
    #expect(result.status == 0)
    #expect(
      result.messages
        == "content: warning: there is no note here: notes end in .md, .markdown, .mdx, .mdown, .mkd, .qmd, .rmd or .txt [empty-note]\n"
    )
  }

  @Test func `fragments are nothing to be opened`() throws {
    let (_, result) = try build(["content/shelf.md": Self.note], "--fragments")
    #expect(result.output.hasSuffix("\nsite/fragments.json describes them.\n"))
  }

  @Test func `help shows defaults as they are typed`() throws {
    let help = try Command.run(["serve", "--help"]).output
    #expect(help.contains("(default: 8080)"))
  }

  @Test func `a file that is not UTF-8 is an error with its offset, and the others are built`()
    throws
  {
    let folder = try TemporaryFolder(["content/good.md": Self.note])
    try folder.write(Data([0x23, 0x20, 0x41, 0xB0, 0xA1, 0x0A]), to: "content/bad.md")
    let result = try Command.run(["build"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.messages.contains("bad.md: error: "))
    #expect(result.messages.contains("at byte 3 of the file"))
    #expect(folder.files(in: "site").contains("en/shelves/index.html"))
  }

  @Test func `strict makes warnings errors and writes the site all the same`() throws {
    let files = [
      "content/a/x.md": "# Overview\n\nThe kiln cools for nine hours before the door is opened.",
      "content/b/x.md": "# Overview\n\nBooks go back to the cart, never to the shelf by hand.",
    ]
    let (_, lenient) = try build(files)
    #expect(lenient.status == 0)
    #expect(lenient.messages.contains("[address-taken]"))
    let (folder, strict) = try build(files, "--strict")
    #expect(strict.status == 1)
    #expect(folder.files(in: "site").contains("en/overview/index.html"))
  }

  @Test func `two builds are equal byte for byte, however many jobs there are`() throws {
    let content = Checkout.content
    let one = try BuiltSite(of: content, options: ["--jobs", "1"])
    let two = try BuiltSite(of: content, options: ["--jobs", "4"])
    #expect(one.folder.files() == two.folder.files())
    for path in one.folder.files() {
      let bytes = try [one, two].map { try Data(contentsOf: $0.folder.url.appending(path: path)) }
      #expect(bytes[0] == bytes[1], "\(path)")
    }
  }

  @Test func `the project's own notes build without a word`() throws {
    #expect(try BuiltSite.content.get().messages == "")
  }

  @Test func `a second build of the same notes writes nothing`() throws {
    let (folder, _) = try build(["content/shelf.md": Self.note])
    let result = try Command.run(["build"], in: folder.url)
    #expect(result.output.contains("(0 files written, "))
  }

  @Test func `a page whose source is gone goes, and what a person put there stays`() throws {
    let (folder, _) = try build(["content/shelf.md": Self.note])
    try folder.write("mine", to: "site/CNAME")
    try FileManager.default.removeItem(at: folder.url.appending(path: "content/shelf.md"))
    try folder.write("# Kiln\n\nIt cools for nine hours.", to: "content/kiln.md")
    let result = try Command.run(["build"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    let files = folder.files(in: "site")
    #expect(files.contains("CNAME") && files.contains("en/kiln/index.html"))
    #expect(!files.contains("en/shelves/index.html"))
  }

  @Test(arguments: ["content/site", "."])
  func `a folder that overlaps the notes is refused as output`(output: String) throws {
    let (folder, result) = try build(["content/shelf.md": Self.note], "--output", output)
    #expect(result.status == 1)
    #expect(result.messages.contains("--output"))
    #expect(folder.files() == ["content/shelf.md"])
  }

  @Test func `a folder with foreign files is refused and left alone`() throws {
    let (folder, result) = try build(
      ["content/shelf.md": Self.note, "www/index.html": "mine"], "--output", "www")
    #expect(result.status == 1)
    #expect(result.messages.contains("www"))
    #expect(folder.files(in: "www") == ["index.html"])
  }

  @Test func `notes that are not there are an error that names them`() throws {
    let (_, result) = try build([:], "--content", "elsewhere")
    #expect(result.status == 2)
    #expect(result.messages.contains("elsewhere"))
  }

  @Test func `timings name the stages`() throws {
    let (_, result) = try build(["content/shelf.md": Self.note], "--timings")
    for word in ["read, parse, segment", "align, join", "render, write", "peak memory"] {
      #expect(result.messages.contains(word))
    }
  }
}
