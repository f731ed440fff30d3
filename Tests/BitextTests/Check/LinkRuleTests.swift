import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What links inside the folder of notes lead to.
@Suite struct LinkRuleTests {
  private func found(_ files: [String: String]) async throws -> [String] {
    let folder = try TemporaryFolder(files)
    let (corpus, _) = try await Library.corpus(of: folder)
    let found = await SpokenFindings.check(corpus, in: folder.url.path)
    return withExtendedLifetime(folder) { found.map { "\($0.rule): \($0.message)" } }
  }

  @Test func `a picture in a hidden folder is there`() async throws {
    let note =
      "# Shelf\n\n![A shelf of oak](../.assets/oak.png) and ![a plan](../.assets/no.png).\n"
    let found = try await found(["notes/shelf.md": note, ".assets/oak.png": "x"])
    #expect(found.count == 1 && found[0].contains("no.png"), "\(found)")
    let secret = "# Shelf\n\n![A shelf of oak](../.git/oak.png)\n"
    #expect(try await self.found(["notes/shelf.md": secret, ".git/oak.png": "x"]).count == 1)
  }

  @Test func `a picture that is named without its scale and extension is there`() async throws {
    let files = [
      "Guide.docc/Shelf.md": "# Shelf\n\n![A shelf of oak](oakShelf) and ![a plan](noShelf).\n",
      "Guide.docc/Assets/oakShelf@2x.png": "x",
    ]
    let found = try await found(files)
    #expect(found.count == 1 && found[0].contains("noShelf"), "\(found)")
  }

  @Test func `folders, paths from the root and links without an address are looked at`()
    async throws
  {
    let files = [
      "a.md": """
      # Shelf

      See [tools](tools/), [the saw](/tools/saw), [oak](/woods/oak), [wood](/b.md#user-content-wood),
      [nothing]() and [elm](/woods/elm.html).
      """,
      "b.md": "# Plank\n\nA plank is long.\n\n## Wood\n\nAll of it is oak.\n",
      "oak.md": "---\npermalink: /woods/oak/\n---\n\n# Oak\n\nAn oak is no elm.\n",
      "trees/elm.md": "# Elm\n\nAn elm is no oak.\n", "tools/chisel.png": "x",
    ]
    #expect(
      try await Set(found(files)) == [
        "dead-link: tools is a folder without a note of its own, which has no page",
        "dead-link: there is no note or file /tools/saw", "dead-link: the link has no destination",
      ])
    let guidelines =
      "# Shelf\n\nSee [wood](/design/human-interface-guidelines/wood) and [its kit](/documentation/kit).\n"
    #expect(try await found(["a.md": guidelines]).isEmpty)
  }

  @Test func `a name of a wiki is that of the nearest note`() async throws {
    let files = [
      "old/parts/board.md": "# Old board\n\n## Depth\n\nA board is deep.\n",
      "new/parts/board.md": "# New plank\n\n## Height\n\nEvery plank is high and made of oak.\n",
      "old/sets/one.md": "# One\n\nThe depth is told in [[board#Depth]] of this set.\n",
      "new/sets/two.md": "# Two\n\nHow high planks are is told in [[board#Height]] here.\n",
      "new/sets/three.md": "# Three\n\nNo plank has a [[board#Length]] yet.\n",
    ]
    #expect(
      try await found(files) == ["dead-anchor: no heading matches the fragment of board#Length"])
  }

  @Test func `an id in code is that of no place`() async throws {
    let files = [
      "a.md": "# Shelf\n\n<a id=\"oak\"></a>\n\nAll is oak.\n\n```html\n<a id=\"elm\"></a>\n```\n",
      "b.md": "# Plank\n\nSee [oak](a.md#oak), or perhaps [elm](a.md#elm).\n",
    ]
    #expect(
      try await found(files) == ["dead-anchor: no heading matches the fragment of a.md#elm"])
  }

  @Test func `a block and a target have the names that links give them`() async throws {
    let files = [
      "a.md":
        "# Shelf\n\nA shelf is 44 cm deep. ^depth\n\n(oak)=\n## Wood\n\nAll of it is oak ^1 inch.\n",
      "b.md": "# Plank\n\nSee [[a#^depth]], [[a#^inch]], [wood](a.md#oak) and [elm](a.md#elm).\n",
    ]
    #expect(
      try await found(files).sorted() == [
        "dead-anchor: no heading matches the fragment of a#inch",
        "dead-anchor: no heading matches the fragment of a.md#elm",
      ])
  }

  @Test func `a dead link names no file that it stands in, or that it names already`() async throws
  {
    let files = [
      "README.md": "# Shelf\n\nAlso in [Uzbek](README.uz-UZ.md).\n",
      "_posts/2024-05-01-oak.md": "# Oak\n\nSee {% link _posts/2024-05-02-elm.md %}.\n",
      "_posts/2024-05-02-elm.md": "# Elm\n\nAn elm is no oak, as everybody knows.\n",
    ]
    #expect(
      try await found(files) == ["dead-link: there is no note or file README.uz-UZ.md"])
  }

  @Test func `a picture that an included file looks for in its folder is there`() async throws {
    let note =
      "# Shelf\n\n{% include image.html src=\"sets/oak.png\" alt=\"A shelf of oak\" %}\n\n"
      + "{% include image.html src=\"sets/elm.png\" alt=\"A shelf of elm\" %}\n"
    #expect(
      try await found(["pages/shelf.md": note, "pictures/sets/oak.png": "x"]) == [
        "dead-link: there is no note or file sets/elm.png"
      ])
  }

  @Test(arguments: [
    ("{% include image.html src=\"oak.png\" alt=\"\" %} The shelf.", false),
    ("{% include image.html src=\"oak.png\" %}", true),
    ("[![](oak.png) The shelf of oak](https://example.org)", false),
    ("[![](oak.png)](https://example.org) The shelf of oak", true),
    ("<a href=\"https://example.org\"><img src=\"oak.png\"> Oak</a>", false),
    ("[![oak.png](oak.png) The shelf of oak](https://example.org)", true),
  ])
  func `a decoration and a picture beside the words of its link need no text`(
    text: String, isTold: Bool
  ) async throws {
    let found = try await found(["shelf.md": "# Shelf\n\n\(text)\n", "oak.png": "x"])
    #expect(found.count { $0.hasPrefix("image-without-text") } == (isTold ? 1 : 0), "\(found)")
  }

  @Test func `what may have been meant is told by its name, not by its folder`() async throws {
    let files = [
      "a/long/path/of/many/folders/shelf.md":
        "# Shelf\n\nIt is on a [board](baord.md), not in a [drawer](webinar.md).\n",
      "a/long/path/of/many/folders/board.md": "# Board\n\nA board is long.\n",
    ]
    #expect(
      try await found(files) == [
        "dead-link: there is no note or file baord.md: did you mean "
          + "a/long/path/of/many/folders/board.md?",
        "dead-link: there is no note or file webinar.md",
      ])
  }

  @Test func `a page of another site is the note that it is made of`() async throws {
    let files = [
      "ja/shelf.md": "# 書架\n\n本は[板](board.html#長さ)と[棚](oak/index.html)の上にある。\n",
      "ja/board.md": "# 板\n\n板は長い。\n", "ja/oak/README.md": "# 棚\n\n棚は高い。\n",
    ]
    #expect(
      try await found(files) == ["dead-anchor: no heading matches the fragment of board.html#長さ"])
  }

  @Test func `a note in the language of the link is in no other`() async throws {
    let files = [
      "shelf.ja.md": "# 書架\n\n本は[板](board.md)の上にある。\n", "board.ja.md": "# 板\n\n板は長い。\n",
    ]
    #expect(try await found(files).allSatisfy { !$0.hasPrefix("link-other-language") })
  }

  @Test func `a link without the language of its own file leads to the note beside it`()
    async throws
  {
    let files = [
      "shelf.en.md":
        "# Shelf\n\nBooks stand on a [board](board.md) and a [long one](board.md#wide).\n",
      "board.en.md": "# Board\n\nA board is long.\n", "board.ko.md": "# 판\n\n판은 깁니다.\n",
      "shelf.ko.md": "# 서가\n\n책은 [판](board.md)과 [서랍](drawer.md) 위에 있습니다.\n",
      "drawer.en.md": "# Drawer\n\nA drawer is deep.\n",
    ]
    #expect(
      try await found(files).filter { !$0.hasPrefix("missing") } == [
        "dead-anchor: no heading matches the fragment of board.md#wide",
        "link-other-language: drawer.md is not there in Korean, but in English",
      ])
  }

  @Test func `links of wikis name pages with blanks, before or behind their text`() async throws {
    let files = [
      "Home.md": """
      # Home

      See [[the long boards|Long Boards]], [[Long Boards|boards]], [[Long Boards]] and [[oak|Elm]].
      """,
      "Long-Boards.md": "# Long boards\n\nA board is long.\n",
    ]
    #expect(try await found(files) == ["dead-link: there is no note or file oak"])
  }

  @Test func `of several notes of a name the nearest is named`() async throws {
    let files = [
      "old/parts/board.md": "# Old board\n\nA board is long.\n",
      "new/parts/board.md": "# Board\n\nA board is short.\n",
      "new/sets/shelf.md": "# Shelf\n\nBooks are on a [board](../parts/x/board.md).\n",
    ]
    #expect(
      try await found(files) == [
        "link-other-folder: ../parts/x/board.md does not exist here, but there is "
          + "new/parts/board.md"
      ])
  }

  @Test(arguments: [
    "# Shelf {#oak}", "# Shelf\n{: #oak .wide}", "# Shelf {/*oak*/}",
    "# Shelf\n\n<a id=\"oak\"></a>A",
  ])
  func `ids that authors write are places`(heading: String) async throws {
    let text = heading + "\n\nBooks stand on the [shelf](#oak), not on the [floor](#elm).\n"
    #expect(
      try await found(["shelf.md": text]).filter { $0.hasPrefix("dead-anchor") } == [
        "dead-anchor: no heading matches the fragment of #elm"
      ])
  }

  @Test func `lines of files and addresses that a program makes are not looked for`() async throws {
    let files = [
      "shelf.md": "# Shelf\n\nSee [rows](board.md#L4-L9), <a href='{{ address }}'>here</a>.\n",
      "board.md": "# Board\n\nA board is long.\n",
    ]
    #expect(try await found(files) == [])
  }

  @Test func `a page that is asked for by its language is in no other`() async throws {
    let files = [
      "board.vi.md": "# Board\n\nSee [Español](shelf.es.md) and [here](shelf.md).\n",
      "shelf.ja.md": "# 書架\n\n本は板の上にある。\n",
    ]
    let found = try await found(files)
    #expect(found.filter { $0.hasPrefix("dead-link") }.count == 1, "\(found)")
    #expect(found.filter { $0.hasPrefix("link-other-language") }.count == 1, "\(found)")
  }

  @Test func `pictures whose text is a file name are one finding`() async throws {
    let files = [
      "shelf.md":
        "# Shelf\n\n![a.png](https://example.org/a.png)\n\n![b.png](https://example.org/b.png)\n"
    ]
    #expect(
      try await found(files) == [
        "image-without-text: this and 1 more pictures have the name of a file as alternative text "
          + "(‘a.png’), which does not describe the picture"
      ])
  }

  @Test func `marks of contributors lead nowhere on purpose`() async throws {
    let text = """
      # Kite club

      <table><tr><td><a href="https://example.org/a">Ann</a><br />
      <a href="#content-ann" title="Content">🖋</a> <a href="#code-ann" title="Code">💻</a></td></tr></table>

      See <a href="#content-of-the-box">the box</a>.
      """
    let found = try await found(["club.md": text])
    #expect(found == ["dead-anchor: no heading matches the fragment of #content-of-the-box"])
  }

  @Test func `a note that a language lacks is told with those that have it`() async throws {
    let files = [
      "club.md": "# Kite club\n\nWe fly kites, held by [knots](guide/knots.md).\n",
      "guide/knots.basque.md": "# Korapiloak\n\nKorapilo onak kometa ondo eusten du.\n",
      "guide/knots.korean.md": "# 매듭\n\n좋은 매듭은 연을 단단히 잡아 줍니다.\n",
      "guide/knots.japanese.md": "# 結び目\n\n良い結び目は凧を支えます。\n",
    ]
    let found = try await found(files).filter { $0.hasPrefix("link-other-language") }
    #expect(
      found == [
        "link-other-language: guide/knots.md is not there in English, but in Korean and Japanese "
          + "and 1 more"
      ])
  }
}
