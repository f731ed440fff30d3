import Testing

@testable import Bitext

/// The ways in which people combine several languages in one file.
struct BilingualFileTests {
  private static let texts: [Language: [String]] = [
    .english: [
      "Rinse the brush before the paint dries.",
      "Store every canvas upright in a cool room, away from direct sunlight.",
      "A thin layer of varnish protects the surface for about ten years.",
      "Ask a colleague to check the colors under natural light.",
    ],
    .korean: [
      "물감이 마르기 전에 붓을 헹구세요.", "모든 캔버스는 직사광선을 피해 서늘한 방에 세워서 보관하세요.",
      "얇은 바니시 층이 약 10년 동안 표면을 보호합니다.", "동료에게 자연광 아래에서 색상을 확인해 달라고 부탁하세요.",
    ],
    .japanese: [
      "絵の具が乾く前に筆をすすぎます。", "キャンバスはすべて、直射日光を避けて涼しい部屋に立てて保管します。",
      "ニスの薄い層が、約10年のあいだ表面を保護します。", "同僚に頼んで、自然光の下で色を確認してもらいます。",
    ],
  ]

  enum Layout: String, CaseIterable {
    case quoteAfterBlank, quoteOnNextLine, quoteInItem, paragraphs, lines, itemWithSecondLine
    case linesInFence, groups, groupsWithRules, wholes

    /// One file with the texts of each language, in the order of `languages`.
    func file(_ texts: [[String]]) -> String {
      let rows = texts[0].indices.map { row in texts.map { $0[row] } }
      func joined(_ between: String, _ row: ([String]) -> String) -> String {
        rows.map(row).joined(separator: between) + "\n"
      }
      func groups(_ between: String) -> String {
        [0..<2, 2..<4].map { range in
          texts.map { $0[range].joined(separator: "\n\n") }.joined(separator: between)
        }.joined(separator: between) + "\n"
      }
      func others(_ row: [String], _ prefix: String, _ between: String) -> String {
        row.dropFirst().map { prefix + $0 }.joined(separator: between)
      }
      switch self {
      case .quoteAfterBlank:
        return joined("\n\n") { $0[0] + "\n\n" + others($0, "> ", "\n\n") }
      case .quoteOnNextLine:
        return joined("\n") { $0[0] + "\n" + others($0, "> ", "\n>\n") + "\n>\n" }
      case .quoteInItem: return joined("\n\n") { "- " + $0[0] + "\n" + others($0, "  > ", "\n\n") }
      case .paragraphs: return joined("\n\n") { $0.joined(separator: "\n\n") }
      case .lines: return joined("\n\n") { $0.joined(separator: "\n") }
      case .itemWithSecondLine: return joined("\n") { "- " + $0.joined(separator: "\n") }
      case .linesInFence: return joined("\n\n") { "```\n" + $0.joined(separator: "\n") + "\n```" }
      case .groups: return groups("\n\n")
      case .groupsWithRules: return groups("\n\n---\n\n")
      case .wholes:
        return texts.map { $0.joined(separator: "\n\n") }.joined(separator: "\n\n") + "\n"
      }
    }
  }

  private static let orders: [[Language]] = [
    [.english, .korean], [.korean, .english], [.english, .japanese], [.japanese, .english],
    [.korean, .japanese], [.japanese, .korean], [.english, .korean, .japanese],
    [.japanese, .korean, .english], [.korean, .english, .japanese],
  ]

  @Test(arguments: Layout.allCases, orders)
  func `every text meets its translation, whichever language comes first`(
    layout: Layout, languages: [Language]
  ) {
    let file = layout.file(languages.compactMap { Self.texts[$0] })
    let (document, _) = Segmenter.segment(
      SourceFile(path: "brushes.md", text: file), pathHint: nil)
    let aligner = Aligner(lexicon: .empty)
    let pairs = StreamPairs(all: [document], align: aligner.align).pairs
    #expect(pairs.count == languages.count * (languages.count - 1) / 2, "\(file)")
    for pair in pairs {
      let wanted = zip(Self.texts[pair.a.language] ?? [], Self.texts[pair.b.language] ?? [])
      let sure = pair.alignment.beads.filter { !$0.isNull && $0.confidence >= 0.5 }
      let found = sure.map { bead in
        bead.a.map { pair.a.segments[$0].text }.joined() + " = "
          + bead.b.map { pair.b.segments[$0].text }.joined()
      }
      let right = wanted.map { "\($0) = \($1)" }
      #expect(Set(found).isSubset(of: right))
      // Without a layout, only words tell which texts belong together.
      #expect(found.count >= (layout == .wholes ? right.count - 1 : right.count))
    }
  }

  @Test func `a title is no translation of a sentence whose own is missing`() {
    let file = """
      # 붓

      > A brush lasts for many years of work.

      붓은 물로 씻는다.

      > Wash the brush with water.

      """
    let document = Segmenter.segment(SourceFile(path: "brushes.md", text: file)).0
    let pairs = StreamPairs(all: [document], align: Aligner(lexicon: Lexicon()).align).pairs
    let found = pairs.flatMap { pair in
      pair.alignment.beads.filter { !$0.isNull }.map { pair.b.segments[$0.b[0]].text }
    }
    #expect(found == ["붓은 물로 씻는다."])
  }

  @Test(arguments: [Language.korean, .japanese])
  func `headings kept from the original are no translation of the text below them`(
    language: Language
  ) throws {
    // Adds an English text, because headings alone do not make the file English.
    let file =
      "Nobody cleans a brush that is still full of paint, and nobody keeps one wet.\n\n"
      + zip(["Brushes", "Storage", "Finish", "Review"], Self.texts[language] ?? [])
      .map { "## \($0)\n\n\($1)\n" }.joined(separator: "\n")
    let (document, _) = Segmenter.segment(
      SourceFile(path: "brushes.md", text: file), pathHint: nil)
    let pair = try #require(
      StreamPairs(all: [document], align: Aligner(lexicon: .empty).align).pairs.first)
    let sure = pair.alignment.beads.filter { !$0.isNull && $0.confidence >= 0.5 }
    #expect(sure.allSatisfy { $0.a.allSatisfy { pair.a.segments[$0].kind == .paragraph } })
  }
}
