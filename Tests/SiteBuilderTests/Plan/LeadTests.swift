import Testing

@testable import Bitext
@testable import SiteBuilder

/// What of a note describes it.
@Suite struct LeadTests {
  private static func lead(_ note: String, _ language: Language) -> String? {
    Lead.text(of: Segmenter.segment(SourceFile(path: "a.md", text: note)).0, in: language)
  }

  private static let sentence = "A bench is where people mend shoes and talk about the weather."

  @Test(arguments: [
    "[House](a.md) › [Rooms](b.md) › **Bench**\n\n# Bench\n\n\(sentence)",
    "# Bench\n\n[House](a.md) | [Rooms](b.md) | [Walls](c.md)\n\n\(sentence)",
    "# Bench\n\nHouse > Rooms > Walls > Benches and chairs\n\n\(sentence)",
    "# Bench\n\n[The whole text of this line is a link to another page.](a.md)\n\n\(sentence)",
    "# Bench\n\nEnglish · Français · Deutsch · Español · Português\n\n\(sentence)",
    "# Bench\n\n*\(sentence)*\n\nMore of it follows in this second paragraph.",
    "# Bench\n\n> \(sentence)\n\nMore of it follows in this second paragraph.",
    "# Bench\n\n- A list of things comes first\n- and goes on for a while\n\n\(sentence)",
    "# Bench\n\nWhoever builds a bench of oak should know:\n\n- wood\n- nails\n\n\(sentence)",
    "# Bench\n\nWritten by one of us in May\n\n\(sentence)",
    "# Bench\n\n{% embed url=\"https://example.org/a\" %}\n\n\(sentence)",
    "# Bench\n\nShort[^1].\n\n[^1]: A note tells more of the word than anybody asked for.\n\n\(sentence)",
    "# Bench\n\n> [!NOTE]\n> This page was machine-translated from the Korean text.\n\n\(sentence)",
    "# Bench\n\n> [!WARNING]\n> This page is a machine translation. It may be wrong.\n\n\(sentence)",
    "About this whole collection of benches, chairs and tables.\n\n# Bench\n\n\(sentence)",
  ])
  func `the first sentence below the title describes a note`(note: String) {
    #expect(Self.lead(note, .english) == Self.sentence)
  }

  @Test(arguments: [
    "<div align=\"center\">\n\n<h1>Bench</h1>\n\n<p>A bench that mends its shoes</p>\n\n</div>\n\n\(sentence)",
    "<h1 align=\"center\">Bench</h1>\n<p align=\"center\">A bench that mends its shoes</p>\n\n\(sentence)",
    "<div align=\"center\">\n  <h1>Bench</h1>\n  <p>A bench that mends its shoes</p>\n</div>\n\n\(sentence)",
  ])
  func `the line below a centred title describes a README`(note: String) {
    #expect(Self.lead(note, .english) == "A bench that mends its shoes")
  }

  @Test func `a note without sentences is described by its first longer text`() {
    let note = "# Bench\n\nShort.\n\n- A place for mending shoes and boots\n- A place for talking\n"
    #expect(Self.lead(note, .english) == "A place for mending shoes and boots")
    #expect(Self.lead("# Bench\n\nShort.", .english) == nil)
  }

  @Test func `each language has its own description`() {
    let note = "# 벤치\n\n벤치는 사람들이 신발을 고치고 날씨 이야기를 하는 곳입니다.\n\n\(Self.sentence)"
    #expect(Self.lead(note, .korean) == "벤치는 사람들이 신발을 고치고 날씨 이야기를 하는 곳입니다.")
    #expect(Self.lead(note, .english) == Self.sentence)
  }

  @Test(arguments: [
    ("iOS", "iOS"), ("visionOS", "visionOS"), ("ios", "iOS"), ("table-styles", "Table styles"),
    ("01-first-steps", "First steps"), ("UI_kit", "UI kit"), ("서랍", "서랍"), ("2024", "2024"),
    ("a/swiftui", "SwiftUI"), ("", ""), ("swiftui-basics", "SwiftUI basics"),
    ("homekit", "HomeKit"), ("carekit-basics", "CareKit basics"), ("airplay", "AirPlay"),
    ("LanguageGuide", "Language Guide"), ("Oven.docc/GuidedTour", "Guided Tour"),
    ("posts/2025/11", "2025 › 11"), ("posts/2024-01-05-trip", "Trip"), ("2024-01", "2024 01"),
    ("Oven.docc", ""), ("notes/Oven.docc", "Notes"), ("HomeKit", "HomeKit"),
    ("CryptoKit", "CryptoKit"), ("GitHub", "GitHub"), ("MyApp", "MyApp"), ("DocC", "DocC"),
    ("2018-edition", "2018 edition"), ("2024-05-notes", "Notes"), ("01-rows", "Rows"),
  ])
  func `sections have the names that an editor would give them`(folder: String, name: String) {
    #expect(SectionNames(of: [folder])[folder] == name)
  }

  @Test func `a section has the name that the site gives it in the reader's language`() {
    let named = SiteSettings.Section(folder: "looms", title: [.english: "At the loom"])
    let names = SectionNames(of: ["looms", ""], named: [named])
    typealias Name = SectionNames.Name
    let given = Name(text: "At the loom", language: .english)
    #expect(names.name(of: "looms", in: .english) == given)
    #expect(names.name(of: "looms", in: .korean) == Name(text: "Looms", language: nil))
    #expect(names.name(of: "", in: .english) == Name(text: "", language: nil))
  }

  @Test func `a word that titles write in capitals has them in a section, and a hash is no word`() {
    let titles = ["What WCAG asks for", "Use a rail, NOT a rope", "목록의 WCAG"]
    let names = SectionNames(of: ["wcag", "wcag-notes", "rope"], titles: titles)
    #expect(names["wcag"] == "WCAG")
    #expect(names["wcag-notes"] == "WCAG notes")
    #expect(names["rope"] == "Rope")
    let hash = "디자인 노트 1f2e3d4c5b6a79881122334455667788"
    #expect(SectionNames(of: [hash])[hash] == "디자인 노트")
  }

  @Test func `two sections of one name are told apart`() {
    let names = SectionNames(of: ["ios/views", "macos/views", "ios/bars", "ios/bars"])
    #expect(names["ios/views"] == "iOS › Views")
    #expect(names["macos/views"] == "macOS › Views")
    #expect(names["ios/bars"] == "Bars")
  }
}
