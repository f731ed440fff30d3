import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Pictures of pages for links on other sites.
@Suite struct PageCardTests {
  private static let notes = [
    "shelf/en.md": "# Shelves\n\nA shelf keeps 24 books.\n\nThe reading room opens at 9.\n",
    "shelf/ko.md": "# 서가\n\n서가에는 책 24권이 들어갑니다.\n\n열람실은 9시에 엽니다.\n",
    "shelf/ja.md": "# 書架\n\n書架には本が24冊入ります。\n\n閲覧室は9時に開きます。\n",
  ]
  private static let options = SiteOptions(baseURL: "https://x.example/n/")

  @Test(arguments: 0..<UInt64(40))
  func `runs come back as they were`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let width = Int.random(in: 1...600, using: &random)
    var picture = RunPicture(width: width, colors: [0, 1, 2, 0x010203])
    var expected: [[UInt8]] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      var row = [UInt8](repeating: 0, count: width)
      let x = Int.random(in: 0..<width, using: &random)
      let length = Int.random(in: 1...(width - x), using: &random)
      for place in x..<(x + length) { row[place] = 3 }
      let height = Int.random(in: 1...9, using: &random)
      picture.add(height, [(x: x, width: length, color: 3)])
      expected += [[UInt8]](repeating: row, count: height)
      var canvas = Canvas(width: width, height: height)
      let left = Int.random(in: -9...width, using: &random)
      let top = Int.random(in: -3...height, using: &random)
      canvas.fill(x: left, y: top, width: 5, height: 3, color: 2)
      picture.add(RunPicture.Rows(canvas))
      for y in 0..<height {
        expected.append((0..<width).map { left..<(left + 5) ~= $0 && top..<(top + 3) ~= y ? 2 : 0 })
      }
    }
    let read = try PictureReader(picture.png())
    #expect(read.rows == expected && read.colors.last == [1, 2, 3], "seed \(seed)")
  }

  @Test func `every language of a topic has a picture of its own, equal each time`() async throws {
    let site = try await RenderedSite.of(Self.notes, options: Self.options)
    let again = try await RenderedSite.of(Self.notes, options: Self.options)
    let colors = Set([Language.english, .korean, .japanese].map(CardColors.of))
    for language in [Language.english, .korean, .japanese] {
      let tag = language.tag
      let path = "\(tag)/shelves/card.png"
      let png = try #require(site.files[path])
      #expect(png.count < 25_000 && png == again.files[path])
      let size = ImageSize(header: png)
      #expect(size?.width == 1200 && size?.height == 630)
      let rows = try PictureReader(png).rows
      // The language of the page comes first.
      let heads = try #require(rows.first { Set($0).isSuperset(of: colors) })
      #expect(heads.first { $0 != 0 } == CardColors.of(language))
      // The letters of the title have shades, begin at the margin and end before the other one.
      let title = rows[128..<400].flatMap { row in row.indices.filter { row[$0] != 0 } }
      #expect(title.min() == 80 && title.max() ?? 0 < 1120)
      #expect(rows[128..<400].contains { $0.contains { 0 < $0 && $0 < CardColors.ink } })
      let data = site.text("\(tag)/shelves/index.html")
      #expect(data.contains("\"image\":\"https://x.example/n/\(path)\""))
      for page in ["\(tag)/shelves/index.html", "\(tag)/parallel/shelves/index.html"] {
        let metas = try #require(try site.pages()[page]).elements(named: "meta")
        let image = metas.first { $0.attributes["property"] == "og:image" }
        #expect(image?.attributes["content"] == "https://x.example/n/" + path)
        let alt = metas.first { $0.attributes["property"] == "og:image:alt" }
        #expect(alt?.attributes["content"]?.contains(" — ") == true)
      }
    }
  }

  @Test func `the picture at a path is that of the built site, and there is no other`() async throws
  {
    // A second Korean text has the picture of the first.
    let more = "# 서가의 나무\n\n서가는 나무로 만들고 벽에 단단히 붙입니다.\n"
    let notes = Self.notes.mapValues { "---\ntopic: shelf\n---\n" + $0 }
      .merging(["shelf/wood.ko.md": "---\ntopic: shelf\n---\n" + more]) { $1 }
    let built = try await RenderedSite.of(notes, options: Self.options)
    let site = try Site(corpus: built.corpus, options: Self.options)
    let plain = try Site(corpus: built.corpus, options: SiteOptions())
    var drawn: Set<String> = []
    for page in site.pages where site.path(of: page).hasSuffix("index.html") {
      let path = String(site.path(of: page).dropLast("index.html".count)) + PageCards.name
      #expect(site.card(at: path) == built.files[path], "\(path)")
      #expect(plain.card(at: path) == nil)
      if built.files[path] != nil { drawn.insert(path) }
    }
    #expect(drawn.isSuperset(of: ["en/card.png", "ko/shelves/card.png", "ja/shelves/card.png"]))
    #expect(site.page(at: "ko/shelves/wood/index.html") != nil)
    #expect(!drawn.contains("ko/shelves/wood/card.png"))
    for path in ["card.png", "assets/card.png", "en/other/card.png", "en/shelves/index.html"] {
      #expect(site.card(at: path) == nil, "\(path)")
    }
  }

  @Test func `a site without an address, or with a picture of its own, draws none`() async throws {
    let plain = try await RenderedSite.of(Self.notes)
    #expect(!plain.files.keys.contains { $0.hasSuffix("/shelves/card.png") })
    let notes = Self.notes.merging(["site.yaml": "image: https://p.example/far.png\n"]) { $1 }
    let own = try await RenderedSite.of(notes, options: Self.options)
    #expect(!own.files.keys.contains { $0.hasSuffix("/shelves/card.png") })
  }
}
