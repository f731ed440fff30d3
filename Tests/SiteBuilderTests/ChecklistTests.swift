import Bitext
import RowStyles
import TestSupport
import Testing

@testable import SiteBuilder

/// An item of the checklist of published statements about tables, with the paragraphs, guidelines
/// and examples by which this project covers it.
struct ChecklistItem: Sendable, CustomTestStringConvertible {
  let number: Int
  /// The folder of the notes and words of the English paragraph.
  let paragraphs: [(topic: String, words: String)]
  let guidelines: [GuidelineID]
  /// The ids of tables on the same pages.
  let examples: [String]

  var testDescription: String { "item \(number)" }

  private init(
    _ number: Int, tables: [String] = [], lists: [String] = [], _ guidelines: [GuidelineID] = [],
    examples: [String] = []
  ) {
    self.number = number
    paragraphs = tables.map { ("tables", $0) } + lists.map { ("lists-and-tables", $0) }
    self.guidelines = guidelines
    self.examples = examples
  }

  // Basics.
  private static let basics = [
    ChecklistItem(1, tables: ["A table is one column of rows that people scroll through"]),
    ChecklistItem(2, tables: ["as useful for five settings as it is for five thousand books"]),
    ChecklistItem(
      3, tables: ["Text is what a table shows best"],
      lists: ["Use lists and tables mainly for text."]),
    ChecklistItem(
      4, tables: ["one pane holds a table that shows what there is"],
      lists: ["Mail on iPadOS and macOS keeps the messages in one pane"], [.selectionPath],
      examples: ["seed-vault"]),
    ChecklistItem(5, lists: ["select them, add and delete them, and change their order"]),
    ChecklistItem(6, lists: ["Settings in iOS is one of them"]),
    ChecklistItem(7, lists: ["spreadsheet"], examples: ["survey-files"]),
    ChecklistItem(8, lists: ["When items differ a great deal in size"], [.collection]),
    ChecklistItem(
      9,
      tables: [
        "The Mailboxes screen in Mail is a plain table",
        "The driving and navigation settings of Maps",
        "The Sound settings on iPad put two styles side by side",
      ]),
  ]

  // Styles, sections and the index.
  private static let styles = [
    ChecklistItem(
      10, tables: ["Plain. Rows run from one edge"], lists: ["Plain. Rows in one sequence"],
      examples: ["plot-holders"]),
    ChecklistItem(
      11, tables: ["Grouped. Rows stand in groups"], lists: ["Grouped. In iOS and iPadOS"],
      examples: ["reading-room"]),
    ChecklistItem(
      12, tables: ["The groups have rounded corners and keep their distance"],
      lists: ["Inset grouped. The groups have rounded corners"], examples: ["soundscape"]),
    ChecklistItem(13, tables: ["A grouped table has at least one group"], [.groupedHasGroup]),
    ChecklistItem(14, tables: ["a group has at least one row"], [.groupHasRow]),
    ChecklistItem(
      15, tables: ["at least one group, at least one row in each group"],
      [.groupedHasGroup, .groupHasRow]),
    ChecklistItem(16, tables: ["This style has no index"], [.groupedHasNoIndex]),
    ChecklistItem(
      17, tables: ["a header and a footer where they help, and no index"], [.groupedHasNoIndex]),
    ChecklistItem(18, tables: ["The style is at its best in a regular width"], [.insetCompact]),
    ChecklistItem(
      19, tables: ["a localized string that is longer than the original wraps first"],
      [.insetCompact], examples: ["irrigation-narrow"]),
    ChecklistItem(20, lists: ["kept apart by headers, footers, and additional space"]),
    ChecklistItem(
      21, lists: ["rows seem to roll off a rounded surface"], examples: ["trail-marks"]),
    ChecklistItem(
      22, lists: ["rows with alternating backgrounds make a large table easier"],
      examples: ["survey-files"]),
    ChecklistItem(
      23, lists: ["Choose the style that suits the data and the platform."], [.platform],
      examples: ["genus-index"]),
    ChecklistItem(
      24, tables: ["in a single sequence or in sections that carry a label"], [.indexHasSections]),
    ChecklistItem(
      25, tables: ["comes before the first row; a footer can come after the last one"]),
    ChecklistItem(26, tables: ["Both are optional, and both scroll away with their group"]),
    ChecklistItem(
      27, tables: ["a strip of letters down the right edge"],
      lists: ["stands vertically at the trailing edge of the list"],
      [.indexOnPlain, .indexHasSections, .indexCollation], examples: ["genus-index"]),
    ChecklistItem(
      28, lists: ["jumps to the section of the letter that people choose"],
      [.indexHasSections, .indexCollation]),
    ChecklistItem(29, tables: ["long strokes are not precise"], [.indexTrailing]),
    ChecklistItem(
      30, tables: ["give the table an index, or give its rows elements at the right edge"],
      lists: ["it is difficult to use one without touching the other"], [.indexTrailing],
      examples: ["moth-index"]),
  ]

  // Rows and their accessories.
  private static let rows = [
    ChecklistItem(
      31, tables: ["A title, aligned to the left, with room for an image before it"], [.rowBasic],
      examples: ["tool-wall"]),
    ChecklistItem(
      32, tables: ["tells apart rows that would otherwise look alike"], [.rowDetail, .rowSame],
      examples: ["tomato-packets"]),
    ChecklistItem(
      33, tables: ["on the same line, its detail at the right edge"], [.rowDetail],
      examples: ["loom-settings"]),
    ChecklistItem(
      34, tables: ["A title aligned to the right, and next to it"], [.rowDetail],
      examples: ["kiln-log"]),
    ChecklistItem(
      35, tables: ["Custom. An arrangement of your own", "Design a cell of your own"],
      [.rowCustom, .standardFirst], examples: ["tide-notices"]),
    ChecklistItem(
      36, lists: ["For a small image at the leading edge and a short label after it"],
      [.standardFirst]),
    ChecklistItem(37, lists: ["arranges the content of rows, headers, and footers alike"]),
    ChecklistItem(
      38, tables: ["Checkmark. A checkmark says", "Disclosure indicator. A disclosure indicator"],
      [.accessorySpace], examples: ["paper-weight", "letter-drafts"]),
    ChecklistItem(
      39, tables: ["Whatever it takes up is lost to the title and the detail"],
      [.accessorySpace, .indexTrailing]),
    ChecklistItem(
      40, lists: ["it is also called a detail disclosure button"], [.infoNavigates],
      examples: ["lending-desk"]),
    ChecklistItem(
      41, lists: ["the accessory for rows that lead into a subview"],
      [.infoNavigates, .navigationDisclosure]),
  ]

  // Editing, selection, loading.
  private static let behaviour = [
    ChecklistItem(
      42, lists: ["people are glad if they can put the items into the order"], [.editMode],
      examples: ["watering-round"]),
    ChecklistItem(43, lists: ["selecting items for editing takes place in edit mode"], [.editMode]),
    ChecklistItem(
      44, tables: ["Replace the title when doing so removes a doubt"], [.deleteTitle],
      examples: ["hive-notes"]),
    ChecklistItem(45, tables: ["A tapped row lights up for a moment"], [.selectionFeedback]),
    ChecklistItem(
      46, tables: ["Either a new view opens, or the row itself changes"], [.selectionFeedback],
      examples: ["paper-weight"]),
    ChecklistItem(
      47, lists: ["leads through a hierarchy keeps the selected row highlighted"],
      [.selectionPath]),
    ChecklistItem(
      48, lists: ["highlights the row only briefly and then adds a mark"], [.selectionFeedback],
      examples: ["choir-voices"]),
    ChecklistItem(49, tables: ["People should never face an empty table"], [.loadNow, .loadOrder]),
    ChecklistItem(
      50, tables: ["Fill the rows that are on screen with text first"], [.loadOrder],
      examples: ["tide-notices"]),
    ChecklistItem(51, tables: ["Data from the last visit can stand in for a while"], [.loadNow]),
    ChecklistItem(
      52, tables: ["show a progress bar or a spinning activity indicator"], [.loadProgress],
      examples: ["glass-archive"]),
    ChecklistItem(53, tables: ["so that the table doesn't grow old"], [.liveScroll]),
    ChecklistItem(54, tables: ["but leave the scroll position alone"], [.liveScroll]),
    ChecklistItem(
      55, tables: ["Put the new rows at the beginning or at the end of the table"], [.liveEdge]),
    ChecklistItem(56, tables: ["a tap on it can take people straight to them"], [.liveJump]),
    ChecklistItem(57, tables: ["Let people update the table themselves."], [.liveRefresh]),
  ]

  // Text, columns, platforms, names.
  private static let rest = [
    ChecklistItem(58, tables: ["A narrow table cuts words off"], [.widthThin, .textFit]),
    ChecklistItem(59, tables: ["A very wide table has the opposite fault"], [.widthWide]),
    ChecklistItem(
      60, tables: ["Write short row text."], lists: ["Keep the text of an item short."],
      [.textFit]),
    ChecklistItem(61, tables: ["shortens text by itself in every row style"], [.textFit]),
    ChecklistItem(
      62, lists: ["List their titles and show the whole text in a detail view"], [.rowLong],
      examples: ["letter-drafts"]),
    ChecklistItem(
      63, lists: ["An ellipsis in the middle keeps both ends"], [.middle],
      examples: ["survey-files"]),
    ChecklistItem(
      64, lists: ["it has title-style capitalization and no punctuation at the end"],
      [.columnHeading, .columnPunctuation]),
    ChecklistItem(65, lists: ["A table with one column can do without a heading"], [.context]),
    ChecklistItem(66, lists: ["A click on a column heading sorts the rows"], [.columnSort]),
    ChecklistItem(67, lists: ["A second click on the same heading reverses"], [.columnSort]),
    ChecklistItem(68, lists: ["Let people resize columns."], [.columnResize]),
    ChecklistItem(69, lists: ["Alternating colors lead it along the row"], [.columnAlternate]),
    ChecklistItem(
      70, lists: ["Folders and the items inside them are the familiar example"], [.outline],
      examples: ["herbarium-drawers"]),
    ChecklistItem(
      71, lists: ["don't round their corners with a mask of your own"], [.televisionMask],
      examples: ["evening-program"]),
    ChecklistItem(
      72, lists: ["Show the items that matter most first"], [.watchCount],
      examples: ["trail-marks"]),
    ChecklistItem(73, lists: ["only as long as a detail view fits on the screen"], [.watchPaging]),
    ChecklistItem(
      74, tables: ["which developers know as UITableView"], lists: ["UITableView: rows"]),
    ChecklistItem(75, tables: ["UITableViewCell draws each of them", "UITableViewCell: the row"]),
    ChecklistItem(
      76,
      tables: [
        "UITableViewCellStyleDefault", "UITableViewCellStyleSubtitle",
        "UITableViewCellStyleValue1", "UITableViewCellStyleValue2",
      ]),
    ChecklistItem(
      77,
      lists: [
        "List: rows", "Tables: tables", "NSTableView: tables", "conform to ListStyle",
        "disclosureIndicator",
      ]),
    ChecklistItem(78, tables: ["Table View Programming Guide for iOS", "Customizing Cells"]),
    ChecklistItem(
      79, tables: ["Split views", "Refresh content controls"],
      lists: ["Collections", "Outline views", "An index usually consists"]),
    ChecklistItem(80, lists: ["Stacks, Grids, and Outlines in SwiftUI"]),
  ]

  static let all = basics + styles + rows + behaviour + rest
}

@Suite struct ChecklistTests {
  @Test func `every item has a place, and every guideline that rests on one is at its item`() {
    #expect(ChecklistItem.all.map(\.number) == Array(1...80))
    for item in ChecklistItem.all {
      #expect(!item.paragraphs.isEmpty || !item.guidelines.isEmpty)
      let resting = Guidelines.all.filter { $0.basis.contains(.item(item.number)) }.map(\.id)
      #expect(Set(resting) == Set(item.guidelines), "item \(item.number)")
    }
  }

  @Test func `the places are there, in every language`() async throws {
    let site = try await RenderedSite.of(folder: Checkout.content)
    let pages = try site.pages()
    for item in ChecklistItem.all {
      for (slug, words) in item.paragraphs {
        let topic = try #require(site.corpus.topics.first { $0.slug == slug })
        let unit = topic.units.first { unit in
          unit.variants.contains { variant in
            variant.language == .english
              && variant.segments.contains {
                topic.documents[variant.document].segments[$0].text.contains(words)
              }
          }
        }
        guard let unit else {
          Issue.record("item \(item.number): no paragraph of \(slug) says \"\(words)\"")
          continue
        }
        #expect(
          Set(unit.variants.map(\.language)) == [.english, .korean, .japanese],
          "item \(item.number), \(words)")
        for language in ["en", "ko", "ja"] {
          let page = try #require(pages["\(language)/\(slug)/index.html"])
          #expect(page.element(id: unit.id) != nil, "item \(item.number) in \(language)")
        }
      }
      for guideline in item.guidelines {
        for language in ["en", "ko", "ja"] {
          let page = try #require(pages["\(language)/guidelines/index.html"])
          #expect(page.element(id: guideline.anchor) != nil)
        }
      }
      let slugs = Set(item.paragraphs.map(\.topic))
      for example in item.examples {
        for language in ["en", "ko", "ja"] {
          let isShown = slugs.contains { slug in
            pages["\(language)/\(slug)/index.html"]?.elements(named: "figure")
              .contains { $0.attributes["data-ex"] == example } == true
          }
          #expect(isShown, "item \(item.number): \(example) in \(language)")
        }
      }
    }
  }
}
