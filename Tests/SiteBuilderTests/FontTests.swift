import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// The letters of the program, and how they are drawn.
@Suite struct FontTests {
  /// The font as bytes, to be broken.
  private static let bytes: [UInt8] = {
    let data = FontData()
    return (0..<data.count).map { data[$0] }
  }()

  private func drawing(_ scalar: Unicode.Scalar, size: Float) throws -> String {
    let font = Font.builtIn
    let outline = try #require(font.outline(of: scalar))
    let letter = LetterRaster.shades(of: outline, scale: size / Float(font.unitsPerEm))
    let marks = Array(" .:-=+*#")
    return (0..<letter.height).map { row in
      String(
        letter.levels[(row * letter.width)..<((row + 1) * letter.width)].map { marks[Int($0) / 2] })
        + "|"
    }.joined(separator: "\n")
  }

  @Test func `letters are drawn as they look`() throws {
    #expect(try drawing("g", size: 24) == Self.latin)
    #expect(try drawing("한", size: 24) == Self.korean)
    #expect(try drawing("本", size: 24) == Self.japanese)
  }

  @Test func `Korean, kana, Chinese characters of JIS X 0208 and Latin letters are there`() throws {
    let font = Font.builtIn
    var texts = [
      String(String.UnicodeScalarView((0xAC00...0xD7A3).compactMap(Unicode.Scalar.init)))
    ]
    // From the beginning and the end of the rows of both levels.
    texts += ["亜唖娃阿哀愛挨姶逢葵鰯彙蝋論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕", "弌丐丕个丱丶丼龜龠堯槇遙瑤凜熙", "伽佳假價加可呵哥嘉嫁"]
    texts += ["ぁあぃいゔゝゞァアヴヵヶ・ー「」『』【】、。！？（）：〜々", "ABCXYZabcxyz0123456789!?&@“”‘’–—…«»"]
    texts += [
      "ÀÉÎÕÜßæøåçñĄąČčĐđĘęĞğŁłŃńŐőŘřŚśŞşȘșŤťŮůŻżẠạẾếỰự", "ΑΩαωάέ АЯаяЁёЇїЄєҐґ", "←→↑↓①⑳×÷±½℃№",
    ]
    let scalars = texts.flatMap(\.unicodeScalars)
    let chinese = (0x4E00...0x9FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    // The 6355 of JIS X 0208, and those of KS X 1001 that are not among them.
    let count = chinese.count { font.has($0) }
    #expect(count == 6_891)
    for scalar in scalars {
      let outline = try #require(font.outline(of: scalar), "\(scalar)")
      #expect(scalar == " " || !outline.contours.isEmpty, "\(scalar)")
      #expect(outline.width > 0 && outline.width <= font.unitsPerEm * 2, "\(scalar)")
    }
    for scalar in "ا क ก א 🙂".unicodeScalars where scalar != " " { #expect(!font.has(scalar)) }
  }

  @Test func `letters that would leave a gap come nearer`() {
    #expect(Font.builtIn.kern("T", "o") < 0 && Font.builtIn.kern("A", "V") < 0)
    #expect(Font.builtIn.kern("n", "n") == 0 && Font.builtIn.kern("가", "나") == 0)
  }

  /// What is cut or overwritten may be any number: of letters, of bits, of places.
  @Test(arguments: 0..<UInt64(30))
  func `a broken font gives wrong letters and nothing worse`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Self.bytes
    if seed % 3 == 0 { bytes.removeLast(Int.random(in: 1...bytes.count, using: &random)) }
    for _ in 0..<(bytes.isEmpty ? 0 : Int.random(in: 1...2_000, using: &random)) {
      let most = Bool.random(using: &random) ? bytes.count : min(bytes.count, 12_000)
      bytes[Int.random(in: 0..<most, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    let font = Font(FontData(bytes))
    let lettering = Lettering(font: font)
    var canvas = Canvas(width: 200, height: 50)
    let text = Array("Ag \u{0}\u{FFFF}가힣本々ー…".unicodeScalars)
    for size in [1, 40, 400] {
      lettering.draw(text[...], size: size, x: 4, baseline: 40, color: 15, on: &canvas)
    }
    let setting = TitleSetting(text, .english, room: 300, lettering)
    #expect(setting.lines.count <= 3, "seed \(seed)")
  }

  @Test(arguments: [[], [1], Array("FNT1".utf8), [UInt8](repeating: 0xFF, count: 40_000)])
  func `bytes that are no font have no letters`(bytes: [UInt8]) {
    let font = Font(FontData(bytes))
    if bytes.count < 10_000 { #expect(!font.has("A") && font.outline(of: "A") == nil) }
    let shades = font.outline(of: "A").map { LetterRaster.shades(of: $0, scale: 1) }
    #expect((shades?.levels.count ?? 0) <= 1024 * 1024)
  }

  /// A square with a hole, half of each edge pixel covered.
  @Test func `what contours enclose is covered by its area`() {
    func square(_ from: Int, _ to: Int, _ isReversed: Bool) -> Font.Contour {
      let corners = [(from, from), (to, from), (to, to), (from, to)].map {
        Font.Point(x: $0, y: $1)
      }
      let order = isReversed ? Array(corners.reversed()) : corners
      return Font.Contour(start: order[0], curves: order.dropFirst().map { Font.Curve(end: $0) })
    }
    let outline = Font.Outline(width: 12, contours: [square(1, 11, false), square(4, 8, true)])
    let letter = LetterRaster.shades(of: outline, scale: 0.5)
    let rows = (0..<letter.height).map {
      Array(letter.levels[($0 * letter.width)..<(($0 + 1) * letter.width)])
    }
    #expect(
      rows == [
        [4, 8, 8, 8, 8, 4], [8, 15, 15, 15, 15, 8], [8, 15, 0, 0, 15, 8], [8, 15, 0, 0, 15, 8],
        [8, 15, 15, 15, 15, 8], [4, 8, 8, 8, 8, 4],
      ])
  }

  private static let latin = """
        =++= .===|
      .#####*:###|
      *###**#####|
     -###:  :####|
     *##=    =###|
     ###.    :###|
     ###     .###|
     ###.    :###|
     *##:    -###|
     +##+    *###|
     .###*-=*####|
      =######=###|
       :*##*-.##*|
             :##*|
     =**:    =##+|
     :###=::=###:|
      +########= |
       :*####+:  |
          .      |
    """

  private static let korean = """
          ...       ..    |
          ###      +##-   |
          ###      +##-   |
     *****###***** +##-   |
     ############# +##-   |
     +++++++++++++ +##-   |
         .:-:.     +##-   |
       .*#####+.   +##+::.|
      .#########.  +#####-|
      +##+. .+##+  +#####-|
      ###.   .##*  +##+::.|
      *##:   :##*  +##-   |
      =###-:-###=  +##-   |
       *#######+   +##-   |
        -*###*-    +##-   |
                   +##-   |
        +++:       +##-   |
        *##:       -==:   |
        *##:              |
        *##:              |
        *##************.  |
        *##############:  |
        +++++++++++++++.  |
    """

  private static let japanese = """
              .--.          |
              =##=          |
              =##=          |
              =##=          |
              =##=          |
     -++++++++*##*++++++++- |
     =####################+ |
     =####################+ |
     .......=######=....... |
            ########        |
           =########+       |
          :###+##+###-      |
         .###-=##=-###.     |
         *##* =##= *###.    |
       .*###. =##= .####:   |
      .*###.  =##=  .####-  |
     -####****####***+####*.|
    :####:+##########-:####.|
     -#*. +##########- .*#. |
      -       =##=       :  |
              =##=          |
              =##=          |
              =##=          |
               ..           |
    """
}
