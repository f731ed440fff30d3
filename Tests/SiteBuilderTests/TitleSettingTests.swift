import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Titles on pictures: how large, and where their lines break.
@Suite struct TitleSettingTests {
  private static let lettering = Lettering(font: .builtIn)

  private func setting(_ title: String, _ language: Language) throws -> TitleSetting {
    let letters = try #require(TitleSetting.letters(of: title, in: .builtIn))
    return TitleSetting(letters, language, room: 1040, Self.lettering)
  }

  private func lines(_ setting: TitleSetting) -> [String] {
    setting.lines.map { String(String.UnicodeScalarView($0)) }
  }

  @Test(
    arguments: [
      ("Row styles", Language.english, 76), ("행 스타일", .korean, 76), ("行のスタイル", .japanese, 76),
      ("Selecting and editing the rows|of a table on a small screen", .english, 72),
      ("Selecting and editing all the rows|of a table on a rather small screen", .english, 64),
      ("작은 화면에서 표의 행을|선택하고 편집하는 방법", .korean, 72),
      ("小さい画面で表の行を|選択し、編集する方法", .japanese, 72),
      (
        "How readers find the right row in|a very long list of books and of|the people who borrowed them",
        .english, 52
      ),
    ] as [(String, Language, Int)])
  func `a title is as large as its lines fit, and they are about as wide as each other`(
    title: String, language: Language, size: Int
  ) throws {
    let text = title.replacing("|", with: language == .japanese ? "" : " ")
    let setting = try setting(text, language)
    #expect(lines(setting).joined(separator: "|") == title && setting.size == size)
  }

  @Test func `a word that fills more than a line is broken, and only that one`() throws {
    let word = String(repeating: "abcdefghij", count: 6)
    let lines = lines(try setting("A " + word + " of letters", .english))
    #expect(lines.count <= 3 && lines.joined().replacing(" ", with: "") == "A" + word + "ofletters")
    #expect(lines.last?.hasSuffix("of letters") == true)
  }

  @Test func `Japanese without phrases breaks between letters, but not before small ones`() throws {
    let title = String(repeating: "チェックリストナー", count: 5)
    let lines = lines(try setting(title, .japanese))
    #expect(lines.count > 1 && lines.joined() == title)
    for line in lines { #expect(!"ェッー".contains(line.first ?? "ー")) }
  }

  @Test(arguments: ["a", "가", "本", "a ", "— ", "「」"])
  func `what does not fit ends in an ellipsis`(piece: String) throws {
    let setting = try setting(String(repeating: piece, count: 10_000), .japanese)
    #expect(setting.lines.count == 3 && setting.lines.last?.last == "…")
    let room = 1040 * Font.builtIn.unitsPerEm / setting.size
    for line in setting.lines { #expect(Self.lettering.width(of: line) <= room) }
  }

  @Test(arguments: ["", " \n", "\u{200B}", "🙂", "\u{202E}"])
  func `a title without letters is none`(title: String) {
    #expect(TitleSetting.letters(of: title, in: .builtIn) == nil)
  }

  @Test(arguments: ["مرحبا", "Hi ไทย", "नमस्ते", "x\u{0334}\u{0335}", "שלום", "𓀀"])
  func `a title with a letter that the font lacks is not written`(title: String) {
    #expect(TitleSetting.letters(of: title, in: .builtIn) == nil)
  }

  @Test(arguments: [
    ("⚠️ Empty shelves", "Empty shelves"), ("✏ Labels", "Labels"), ("1️⃣ Sorting", "1 Sorting"),
    ("🏳️‍🌈 Flags 🇰🇷", "Flags"), ("☑️☑️", nil),
  ])
  func `emoji that are drawn as text elsewhere leave the title on the card`(
    title: String, drawn: String?
  ) {
    let letters = TitleSetting.letters(of: title, in: .builtIn)
    #expect(letters.map { String(String.UnicodeScalarView($0)) } == drawn)
  }

  @Test func `emoji and what nobody sees are left out`() throws {
    let letters = try #require(
      TitleSetting.letters(of: "🎉\u{FE0F} Rows\u{200B} \u{202A} &\n\tcolumns 👍🏽 ", in: .builtIn))
    #expect(String(String.UnicodeScalarView(letters)) == "Rows & columns")
  }

  @Test(arguments: 0..<UInt64(100))
  func `no letter is lost, and no line is too wide or begins with what may not begin one`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "行", "の", "「", "」", "、", "ー", "テーブル", "row ", " ", "을 ", "편집", "。", "—", "é", "(",
    ]
    let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
    let language: Language = [.english, .korean, .japanese][Int(seed % 3)]
    guard let letters = TitleSetting.letters(of: text, in: .builtIn) else { return }
    let setting = TitleSetting(letters, language, room: 1040, Self.lettering)
    let room = 1040 * Font.builtIn.unitsPerEm / setting.size
    let said = lines(setting).joined().filter { $0 != " " }
    let whole = String(String.UnicodeScalarView(letters)).filter { $0 != " " }
    #expect(said == whole || said.hasSuffix("…"), "seed \(seed), “\(text)”")
    for line in setting.lines { #expect(Self.lettering.width(of: line) <= room, "“\(text)”") }
    for line in setting.lines.dropFirst() {
      #expect(!"、。」ー".unicodeScalars.contains(line.first ?? "、"), "seed \(seed), “\(text)”")
    }
  }
}
