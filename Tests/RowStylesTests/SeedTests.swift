import Foundation
import RowStyles
import Testing

/// The published notes beside the package, cut into lines: enough to see what the matchers find in
/// texts that nobody wrote for them.
enum Seeds {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/seeds").standardized

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  struct Line {
    let text: String
    let kind: ConceptMatcher.Kind
    let language: TextLanguage
  }

  static func lines(of prefix: String) throws -> [Line] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let name = try #require(names.first { $0.hasPrefix(prefix) })
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.components(separatedBy: "\n").map(line)
  }

  private static func line(_ source: String) -> Line {
    var text = source.replacing(#/\]\([^)]*\)/#, with: "").replacing(#/[*\[\]]/#, with: "")
      .trimmingCharacters(in: .whitespaces)
    var kind = ConceptMatcher.Kind.paragraph
    if text.contains(#/^(\d+\. |>)?\s*#+ /#) {
      kind = .heading
    } else if text.hasPrefix(">") {
      kind = .quote
    } else if text.hasPrefix("- ") {
      kind = .item
    }
    text = text.replacing(#/^[>\-\s]*(\d+\. )?#*\s*/#, with: "")
    let hangul = text.unicodeScalars.count { (0xAC00...0xD7A3).contains($0.value) }
    let kana = text.unicodeScalars.count { (0x3041...0x30FF).contains($0.value) }
    return Line(text: text, kind: kind, language: hangul > 0 ? .ko : kana > 0 ? .ja : .en)
  }
}

@Suite(.enabled(if: Seeds.areThere))
struct SeedTests {
  static let concepts: [(String, [Concept])] = [
    (
      "000",
      [
        .plain, .grouped, .insetGrouped, .plain, .grouped, .insetGrouped, .basic, .subtitle,
        .rightDetail, .leftDetail,
      ]
    ),
    ("001", [.plain, .grouped, .basic, .subtitle, .rightDetail, .leftDetail]),
    ("002", []),
    (
      "003",
      [
        .plain, .plain, .grouped, .grouped, .insetGrouped, .insetGrouped, .basic, .basic, .subtitle,
        .subtitle, .rightDetail, .rightDetail, .leftDetail, .leftDetail,
      ]
    ),
    (
      "004",
      [.plain, .grouped, .insetGrouped, .basic, .subtitle, .rightDetail, .leftDetail]
    ),
  ]

  @Test(arguments: concepts)
  func `finds the paragraphs that define a style, and no others`(
    _ seed: String, _ expected: [Concept]
  ) throws {
    let matcher = ConceptMatcher()
    let found = try Seeds.lines(of: seed).compactMap {
      matcher.concept(definedBy: $0.text, kind: $0.kind, isAboutTables: true)
    }
    #expect(found == expected)
  }

  static let guidelines: [(String, [GuidelineID])] = [
    (
      "000",
      [
        .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing,
        .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing, .textFit, .deleteTitle,
        .selectionFeedback, .rowCustom,
      ]
    ),
    (
      "001",
      [
        .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing, .textFit, .deleteTitle,
        .selectionFeedback, .rowCustom,
      ]
    ),
    (
      "002",
      [
        .collection, .editMode, .selectionFeedback, .textFit, .middle, .columnHeading, .platform,
        .rowBasic, .infoNavigates, .indexTrailing, .columnSort, .columnResize, .columnAlternate,
        .outline, .televisionMask, .watchCount, .watchPaging,
      ]
    ),
    (
      "003",
      [
        .widthThin, .widthThin, .loadNow, .loadNow, .loadProgress, .loadProgress, .liveScroll,
        .liveScroll, .indexTrailing, .indexTrailing, .textFit, .textFit, .deleteTitle,
        .deleteTitle, .selectionFeedback, .selectionFeedback, .rowCustom, .rowCustom,
      ]
    ),
    ("004", []),
  ]

  @Test(arguments: guidelines)
  func `finds the paragraphs that state a guideline, and no others`(
    _ seed: String, _ expected: [GuidelineID]
  ) throws {
    let found = try Seeds.lines(of: seed).compactMap {
      StatementMatcher.guidelines(
        statedBy: $0.text, kind: $0.kind, language: $0.language, isAboutTables: true
      ).first
    }
    #expect(found == expected)
  }
}
