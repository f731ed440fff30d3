import Foundation
import RowStyles
import TestSupport
import Testing

/// The matchers on texts that were not written for them.
@Suite struct RealNotesTests {
  /// The kinds of texts; each has a file among our own notes and one among the seeds.
  enum Kind: Int, Sendable {
    /// An original with an abridgement in another language below it.
    case digest
    case translation
    /// A page that was pasted without its markup.
    case pasted
    /// Paragraphs, each with its translation below it.
    case paragraphs
    /// An abridgement with pictures.
    case pictures

    func lines(in notes: RealNotes) throws -> [Line] {
      let (_, bytes) = try notes.text(
        notes.url == RealNotes.own.url ? "\(rawValue + 1)-" : "00\(rawValue)")
      return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n").map(Line.init)
    }
  }

  /// A line, treated as a text of its own.
  struct Line {
    let text: String
    let kind: ConceptMatcher.Kind
    let language: TextLanguage

    init(_ source: String) {
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
      self.text = text
      self.kind = kind
      language = hangul > 0 ? .ko : kana > 0 ? .ja : .en
    }
  }

  private static let concepts: [(Kind, [Concept])] = [
    (
      .digest,
      [
        .style(.plain), .style(.grouped), .style(.insetGrouped), .style(.plain), .style(.grouped),
        .style(.insetGrouped), .rowStyle(.basic), .rowStyle(.subtitle),
        .rowStyle(.rightDetail), .rowStyle(.leftDetail),
      ]
    ),
    (
      .translation,
      [
        .style(.plain), .style(.grouped), .rowStyle(.basic), .rowStyle(.subtitle),
        .rowStyle(.rightDetail), .rowStyle(.leftDetail),
      ]
    ),
    (.pasted, []),
    (
      .paragraphs,
      [
        .style(.plain), .style(.plain), .style(.grouped), .style(.grouped), .style(.insetGrouped),
        .style(.insetGrouped), .rowStyle(.basic), .rowStyle(.basic), .rowStyle(.subtitle),
        .rowStyle(.subtitle), .rowStyle(.rightDetail), .rowStyle(.rightDetail),
        .rowStyle(.leftDetail), .rowStyle(.leftDetail),
      ]
    ),
    (
      .pictures,
      [
        .style(.plain), .style(.grouped), .style(.insetGrouped), .rowStyle(.basic),
        .rowStyle(.subtitle), .rowStyle(.rightDetail), .rowStyle(.leftDetail),
      ]
    ),
  ]

  private func expect(_ expected: [Concept], definedIn kind: Kind, of notes: RealNotes) throws {
    let matcher = ConceptMatcher()
    let found = try kind.lines(in: notes).compactMap {
      matcher.concept(definedBy: $0.text, kind: $0.kind, isAboutTables: true)
    }
    #expect(found == expected)
  }

  @Test(arguments: concepts)
  private func `finds the paragraphs that define a style, and no others`(
    _ kind: Kind, _ expected: [Concept]
  ) throws {
    try expect(expected, definedIn: kind, of: .own)
  }

  @Test(
    .needs(.seeds), arguments: concepts)
  private func `finds the paragraphs that define a style in the seeds, and no others`(
    _ kind: Kind, _ expected: [Concept]
  ) throws {
    try expect(expected, definedIn: kind, of: .seeds)
  }

  private static let guidelines: [(Kind, [GuidelineID])] = [
    (
      .digest,
      [
        .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing,
        .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing, .textFit, .deleteTitle,
        .selectionFeedback, .rowCustom,
      ]
    ),
    (
      .translation,
      [
        .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing, .textFit, .deleteTitle,
        .selectionFeedback, .rowCustom,
      ]
    ),
    (
      .pasted,
      [
        .collection, .editMode, .selectionFeedback, .textFit, .middle, .columnHeading, .platform,
        .rowBasic, .infoNavigates, .indexTrailing, .columnSort, .columnResize, .columnAlternate,
        .outline, .televisionMask, .watchCount, .watchPaging,
      ]
    ),
    (
      .paragraphs,
      [
        .widthThin, .widthThin, .loadNow, .loadNow, .loadProgress, .loadProgress, .liveScroll,
        .liveScroll, .indexTrailing, .indexTrailing, .textFit, .textFit, .deleteTitle,
        .deleteTitle, .selectionFeedback, .selectionFeedback, .rowCustom, .rowCustom,
      ]
    ),
    (.pictures, []),
  ]

  private func expect(
    _ expected: [GuidelineID], statedIn kind: Kind, of notes: RealNotes
  ) throws {
    let found = try kind.lines(in: notes).compactMap {
      StatementMatcher.guidelines(
        statedBy: $0.text, kind: $0.kind, language: $0.language, isAboutTables: true
      ).first
    }
    #expect(found == expected)
  }

  @Test(arguments: guidelines)
  private func `finds the paragraphs that state a guideline, and no others`(
    _ kind: Kind, _ expected: [GuidelineID]
  ) throws {
    try expect(expected, statedIn: kind, of: .own)
  }

  @Test(
    .needs(.seeds), arguments: guidelines)
  private func `finds the paragraphs that state a guideline in the seeds, and no others`(
    _ kind: Kind, _ expected: [GuidelineID]
  ) throws {
    try expect(expected, statedIn: kind, of: .seeds)
  }
}
