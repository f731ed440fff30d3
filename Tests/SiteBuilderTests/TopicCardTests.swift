import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Pictures of topics for links on other sites.
@Suite struct TopicCardTests {
  private static let notes = [
    "shelf/en.md": "# Shelves\n\nA shelf keeps 24 books.\n\nThe reading room opens at 9.\n",
    "shelf/ko.md": "# 서가\n\n서가에는 책 24권이 들어갑니다.\n\n열람실은 9시에 엽니다.\n",
    "shelf/ja.md": "# 書架\n\n書架には本が24冊入ります。\n\n閲覧室は9時に開きます。\n",
  ]
  private static let options = SiteOptions(baseURL: "https://x.example/n/")

  /// The rows of a picture, after the one block of fixed codes is expanded and filters are undone.
  private func rows(_ png: [UInt8], width: Int) throws -> [[UInt8]] {
    let start = try #require(png.indices.first { png[$0...].starts(with: Array("IDAT".utf8)) }) + 4
    let bits = Bits(bytes: Array(png[(start + 2)...]))
    #expect(bits.number(3) == 0b011)
    var bytes: [UInt8] = []
    while true {
      let symbol = bits.symbol()
      if symbol < 256 { bytes.append(UInt8(symbol)) }
      if symbol == 256 { break }
      guard symbol > 256 else { continue }
      let place = symbol - 257
      let extra = place < 8 || place == 28 ? 0 : (place - 4) / 4
      let base = place < 8 ? place + 3 : place == 28 ? 258 : (4 + place % 4) << extra + 3
      let length = base + bits.number(extra)
      #expect(bits.code(5) == 0)
      bytes += [UInt8](repeating: try #require(bytes.last), count: length)
    }
    var rows: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: width + 1) {
      let row = Array(bytes[(start + 1)..<(start + 1 + width)])
      rows.append(bytes[start] == 2 ? zip(rows.last ?? row, row).map { $0 &+ $1 } : row)
    }
    return rows
  }

  /// Reads bits as RFC 1951 stores them.
  private final class Bits {
    private let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func number(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }

    func code(_ count: Int) -> Int { (0..<count).reduce(0) { number, _ in number << 1 | bit() } }

    func symbol() -> Int {
      var code = code(7)
      if code < 0b001_1000 { return 256 + code }
      code = code << 1 | bit()
      if code < 0b1100_0000 { return code - 0x30 }
      if code < 0b1100_1000 { return 280 + code - 0b1100_0000 }
      return 144 + (code << 1 | bit()) - 0b1_1001_0000
    }

    private func bit() -> Int {
      defer { place += 1 }
      return Int(bytes[place / 8] >> UInt8(place % 8) & 1)
    }
  }

  @Test(arguments: 0..<UInt64(40))
  func `runs come back as they were`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let width = Int.random(in: 1...600, using: &random)
    var picture = RunPicture(width: width, colors: [0, 1, 2, 3])
    var expected: [[UInt8]] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      var row = [UInt8](repeating: 0, count: width)
      let x = Int.random(in: 0..<width, using: &random)
      let length = Int.random(in: 1...(width - x), using: &random)
      for place in x..<(x + length) { row[place] = 3 }
      let height = Int.random(in: 1...9, using: &random)
      picture.add(height, [(x: x, width: length, color: 3)])
      expected += [[UInt8]](repeating: row, count: height)
    }
    #expect(try rows(picture.png(), width: width) == expected, "seed \(seed)")
  }

  @Test func `every language of a topic has a picture of its own, equal each time`() async throws {
    let site = try await RenderedSite.of(Self.notes, options: Self.options)
    let again = try await RenderedSite.of(Self.notes, options: Self.options)
    for (language, color) in [("en", 3), ("ko", 4), ("ja", 5)] as [(String, UInt8)] {
      let path = "\(language)/shelves/card.png"
      let png = try #require(site.files[path])
      #expect(png.count < 30_000 && png == again.files[path])
      let size = ImageSize(header: png)
      #expect(size?.width == 1200 && size?.height == 630)
      let rows = try rows(png, width: 1200)
      #expect(rows.count == 630)
      // The language of the page comes first.
      let heads = try #require(rows.first { Set($0).isSuperset(of: [3, 4, 5]) })
      #expect(heads.first { $0 != 0 } == color)
      for page in ["\(language)/shelves/index.html", "\(language)/parallel/shelves/index.html"] {
        let metas = try #require(try site.pages()[page]).elements(named: "meta")
        let image = metas.first { $0.attributes["property"] == "og:image" }
        #expect(image?.attributes["content"] == "https://x.example/n/" + path)
        let alt = metas.first { $0.attributes["property"] == "og:image:alt" }
        #expect(alt?.attributes["content"]?.contains(" — ") == true)
      }
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
