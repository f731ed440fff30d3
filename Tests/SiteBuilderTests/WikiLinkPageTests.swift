import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Names in double brackets and links of DocC, which name files wherever they are.
@Suite struct WikiLinkPageTests {
  private static let rest = "\n\nA shelf holds the books of one reader.\n"

  private func picture(
    _ name: String, in path: String, of files: [String]
  ) async throws -> (source: String?, rules: [String]) {
    let site = try await RenderedSite.of(
      [path: "# Shelves\n\n![[\(name)]]" + Self.rest],
      extra: Dictionary(files.map { ($0, ImageSizeTests.png) }) { one, _ in one })
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let picture = page.elements(named: "img").first { $0.attributes["loading"] == "lazy" }
    return (picture?.attributes["src"], site.diagnostics.map(\.rule))
  }

  @Test(arguments: [
    ("oak.png", ["oak.png"], "oak.png"),
    ("oak.png", ["far/away/oak.png"], "far/away/oak.png"),
    ("Oak.PNG", ["far/oak.png"], "far/oak.png"),
    ("oak.png|300", ["far/oak.png"], "far/oak.png"),
    // Of several files of a name: the one beside the note, else the one with the shortest path.
    ("oak.png", ["a/oak.png", "notes/oak.png"], "notes/oak.png"),
    ("oak.png", ["a/b/oak.png", "z/oak.png"], "z/oak.png"),
    ("b/oak.png", ["a/b/oak.png", "z/oak.png"], "a/b/oak.png"),
    ("z/oak.png", ["notes/oak.png", "z/oak.png"], "z/oak.png"),
  ])
  func `a picture is found by its name`(name: String, files: [String], found: String) async throws {
    let (source, rules) = try await picture(name, in: "notes/shelves.md", of: files)
    #expect(source?.hasSuffix("/media/" + found) == true, "\(source ?? "none")")
    #expect(rules.isEmpty)
  }

  @Test(arguments: [
    "oak.png|30", "oak.png|30x9", "oak.png|An oak|30x9", "/oak.png|alt=An oak|width=30px|height=9",
  ])
  func `a picture has the size that its note gives`(name: String) async throws {
    let text = name.hasPrefix("/") ? "[[\(name)]]" : "![[\(name)]]"
    let site = try await RenderedSite.of(
      ["shelves.md": "# Shelves\n\n\(text)" + Self.rest], extra: ["oak.png": ImageSizeTests.png])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let picture = try #require(
      page.elements(named: "img").first { $0.attributes["loading"] == "lazy" })
    #expect(picture.attributes["width"] == "30")
    let natural = try #require(ImageSize(header: ImageSizeTests.png))
    let scaled = 30 * natural.height / natural.width
    #expect(picture.attributes["height"] == String(name.hasSuffix("|30") ? scaled : 9))
    #expect(picture.attributes["alt"] == (name.contains("An oak") ? "An oak" : ""))
  }

  @Test(arguments: [
    "![An oak|30](oak.png)", "![An oak|30x9](oak.png)", "![An oak](oak.png =30x)",
    "![An oak](oak.png =30x9 \"Oak\")", "![An oak](oak.png \"Oak\" =30x9)",
    "![An oak](<oak.png> =30x9)", "![An oak](oak.png){width=30}",
    "![An oak](oak.png){: width=\"30px\"}",
    "![An oak](oak.png){ style=\"width: 30px; height: 9px\" .wide }",
    "[![An oak|30](oak.png)](shelves.md)", "| A |\n| - |\n| ![An oak\\|30x9](oak.png) |",
    "{{< figure src=\"oak.png\" alt=\"An oak\" width=\"30\" >}}",
    "<Image src=\"oak.png\" alt=\"An oak\" width={30} height={9} />",
  ])
  func `a picture has the size that a dialect gives`(picture: String) async throws {
    let site = try await RenderedSite.of(
      ["shelves.md": "# Shelves\n\n\(picture)" + Self.rest], extra: ["oak.png": ImageSizeTests.png])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let shown = try #require(
      page.elements(named: "img").first { $0.attributes["loading"] == "lazy" })
    #expect(shown.attributes["width"] == "30")
    let natural = try #require(ImageSize(header: ImageSizeTests.png))
    let scaled = 30 * natural.height / natural.width
    #expect(shown.attributes["height"] == String(picture.contains("9") ? 9 : scaled))
    #expect(shown.attributes["alt"] == "An oak")
    #expect(shown.attributes["src"]?.hasSuffix("oak.png") == true)
  }

  @Test(arguments: [
    "![](oak.png =50%x)", "![](oak.png){width=50%}", "![](oak.png =99999999x)",
    "<img src=\"oak.png\" width=\"9223372036854775807\">",
    "<img src=\"oak.png\" height=\"9223372036854775807\">", "<img src=\"oak.png\" width=\"-5\">",
    "[[/oak.png|width=9223372036854775807]]", "![[oak.png|0]]", "![[oak.png|0x0]]",
  ])
  func `a size that no picture has is none`(picture: String) async throws {
    let site = try await RenderedSite.of(
      ["shelves.md": "# Shelves\n\n\(picture)" + Self.rest], extra: ["oak.png": ImageSizeTests.png])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let shown = try #require(
      page.elements(named: "img").first { $0.attributes["loading"] == "lazy" })
    let natural = try #require(ImageSize(header: ImageSizeTests.png))
    #expect(shown.attributes["width"] == String(natural.width))
    #expect(shown.attributes["height"] == String(natural.height))
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "99999999999999999999"])
  func `a number that no list begins with is none`(start: String) async throws {
    let site = try await RenderedSite.of([
      "shelves.md":
        "# Shelves\n\n<ol start=\"\(start)\"><li>oak</li><li>elm</li></ol>" + Self.rest
    ])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    #expect(page.elements(named: "ol").allSatisfy { $0.attributes["start"] == nil })
  }

  @Test func `a picture that is nowhere is named, to readers and in one message`() async throws {
    let site = try await RenderedSite.of(["shelves.md": "# Shelves\n\n![[oak.png]]" + Self.rest])
    #expect(site.diagnostics.map(\.rule) == ["missing-picture"])
    #expect(
      site.diagnostics.first?.message
        == "the picture is not shown: no file of the notes is called oak.png")
    let page = site.text("en/shelves/index.html")
    #expect(page.contains(">Picture not found: oak.png</span>"))
    #expect(!page.contains("[["), "\(page)")
  }

  @Test(arguments: [
    (["Assets/oak@2x.png"], "Assets/oak@2x.png"),
    ([".docc-build/images/oak@2x.png", "far/Assets/oak@2x.png"], "far/Assets/oak@2x.png"),
    (["a/b/oak@2x.png", "z/oak@2x.png"], "z/oak@2x.png"),
  ])
  func `a picture of DocC is found by its name, whatever copies there are`(
    files: [String], source: String
  ) async throws {
    let site = try await RenderedSite.of(
      ["shelves.md": "# Shelves\n\n![A shelf of oak](oak)" + Self.rest],
      extra: Dictionary(files.map { ($0, ImageSizeTests.png) }) { one, _ in one })
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let picture = page.elements(named: "img").first { $0.attributes["loading"] == "lazy" }
    let found = picture?.attributes["src"]?.replacing("%40", with: "@")
    #expect(found?.hasSuffix(source) == true, "\(found ?? "none")")
  }

  @Test func `a link of DocC has the title of its note, and one with a text keeps it`() async throws
  {
    let note = """
      # Shelves

      Read <doc:oak-boards> first, then [the boards](doc:oak-boards), <doc:oak-boards#Care>
      and [[oak-boards]].
      """
    let boards = "# Boards of oak & ash\n\nA board is sawn from one tree.\n\n## Care\n\nOil them.\n"
    let site = try await RenderedSite.of(["shelves.md": note, "oak-boards.md": boards])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let texts = page.elements(named: "a").filter {
      $0.attributes["href"]?.contains("boards") == true
    }.map(\.text)
    for text in ["Boards of oak & ash", "oak boards > Care", "oak-boards"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test func `the notes tell whether the text of a link stands before the name or behind it`()
    async throws
  {
    let site = try await RenderedSite.of([
      "shelves.md": "# Shelves\n\nRead [[oak|Oak-Boards]], [[How to begin|First-Steps]]."
        + Self.rest,
      "oak.md": "# Oak\n\nOak is hard.\n", "First-Steps.md": "# First steps\n\nBuy a saw.\n",
    ])
    #expect(site.diagnostics.map(\.rule) == [])
    let page = try #require(try site.pages()["en/shelves/index.html"])
    let links = page.elements(named: "a").reduce(into: [String: String]()) {
      $0[$1.text] = $1.attributes["href"]
    }
    #expect(links["Oak-Boards"]?.contains("oak") == true, "\(links)")
    #expect(links["How to begin"]?.contains("first-steps") == true, "\(links)")
  }

  @Test(arguments: ["Price list", "price-list", "Price-list", "prices/Price list"])
  func `in a wiki, blanks of a name are hyphens of its file`(name: String) async throws {
    let site = try await RenderedSite.of([
      "Home.md": "# Home\n\nRead the [[\(name)]] before you come." + Self.rest,
      "prices/Price-list.md": "# What a shelf costs\n\nA shelf costs 40 dollars." + Self.rest,
    ])
    let home = try #require(try site.pages().first { $0.key.hasSuffix("en/home/index.html") })
    let links = home.value.elements(named: "a").compactMap { $0.attributes["href"] }
    // Two of them are in the navigation.
    #expect(links.count { $0.hasSuffix("what-a-shelf-costs/index.html") } == 3, "\(links)")
    #expect(!site.diagnostics.contains { $0.rule == "dead-link" })
  }

  @Test func `a title has no words of a picture, and MDX no spaces in braces`() async throws {
    let kit = """
      <h1 align="center">
        <img src="kit.png" alt="Logo of the shelf kit">
        <br>
        Shelf Kit
      </h1>

      A kit is a box.{' '}
      It has {" "}ten boards.

      """
    let site = try await RenderedSite.of(["kit.mdx": kit], extra: ["kit.png": ImageSizeTests.png])
    let page = try #require(try site.pages()["en/shelf-kit/index.html"])
    let titles = page.elements(named: "title").map(\.text) + page.elements(named: "h1").map(\.text)
    #expect(titles.allSatisfy { $0.contains("Shelf Kit") && !$0.contains("Logo") }, "\(titles)")
    #expect(
      page.elements(named: "h1").count == 1
        && page.elements(named: "h2").allSatisfy { $0.text != "Shelf Kit" })
    let shown = page.elements(named: "main").map(\.text).joined()
    #expect(shown.contains("ten boards") && !shown.contains("{"), "\(shown)")
  }
}
