/// A sentence of the notes that makes a point; the side-by-side page has it in all languages.
struct PointText: Sendable {
  /// The numbers of the points that the sentence makes.
  let number: Int
  /// The topic whose side-by-side page has the sentence.
  let topic: String
  /// Words of the sentence in English.
  let words: String

  private static func of(_ topic: String, _ texts: [(Int, String)]) -> [PointText] {
    texts.map { PointText(number: $0.0, topic: topic, words: $0.1) }
  }

  static let topics = all.reduce(into: [String]()) { topics, text in
    if !topics.contains(text.topic) { topics.append(text.topic) }
  }

  static let all = tables + styles + rows + others

  private static let tables = of(
    "tables",
    [
      (1, "A table is one column of rows that people scroll through."),
      (2, "as useful for five settings as it is for five thousand books"),
      (3, "Use lists and tables mainly for text."),
      (4, "one pane holds a table that shows what there is"),
      (5, "select them, add and delete them, and change their order"),
      (6, "Many apps are nothing but a chain of lists."),
      (7, "Some work needs more than one column."),
      (8, "A collection gives each item the space that it needs"),
      (58, "A narrow table cuts words off and breaks lines"),
      (59, "A very wide table has the opposite fault"),
      (60, "Write short row text."),
      (61, "The system shortens text by itself in every row style"),
      (62, "Put long items behind their titles."),
      (63, "An ellipsis in the middle keeps both ends."),
      (74, "rows in one column, in UIKit"),
    ])

  private static let styles =
    of(
      "table-styles",
      [
        (9, "The Mailboxes screen that the guideline shows is a plain table."),
        (9, "The driving and navigation settings of Maps"),
        (9, "its picture of the sound settings on an iPad had two styles side by side"),
        (10, "Rows run from one edge of the table to the other"),
        (11, "Rows stand in groups"),
        (12, "The groups have rounded corners and keep their distance"),
        (13, "A grouped table has at least one group"),
        (14, "a group has at least one row"),
        (15, "at least one group, at least one row in each group"),
        (16, "This style has no index."),
        (17, "a header and a footer where they help, and no index"),
        (18, "The style is at its best in a regular width."),
        (19, "a localized string that is longer than the original wraps first"),
        (20, "headers, footers, and additional space keep the groups apart"),
        (21, "rows seem to roll off a rounded surface"),
        (22, "Rows with alternating backgrounds make a large table easier to use"),
        (23, "Choose the style that suits the data and the platform."),
        (24, "in sections that carry a label"),
        (25, "a footer can come after the last one"),
        (26, "Both are optional, and both scroll away with their group."),
      ])
    + of(
      "table-index",
      [
        (27, "An index is a strip of letters beside a long table."),
        (28, "jumps to the section of the letter that people choose"),
        (29, "long strokes are not precise"),
        (30, "So avoid the combination"),
      ])

  private static let rows =
    of(
      "table-rows",
      [
        (31, "A title, aligned to the left, with room for an image before it."),
        (32, "A title with a smaller subtitle below it"),
        (33, "A title at the left edge and, on the same line, its detail at the right edge."),
        (34, "A title aligned to the right, and next to it"),
        (35, "Design a cell of your own when no standard one fits."),
        (36, "Choose the row style by the information that the row shows."),
        (37, "arranges the content of rows, headers, and footers alike"),
        (75, "the row, its styles, and its accessories"),
        (76, "The constant is UITableViewCellStyleValue2."),
        (78, "the chapter about cells of your own"),
      ])
    + of(
      "table-accessories",
      [
        (38, "Any of the standard row styles can also show an accessory"),
        (39, "An accessory is never free."),
        (40, "An info button opens more information about the content of its row."),
        (41, "A disclosure indicator is the accessory for rows that lead into a subview"),
      ])

  private static let others =
    of(
      "table-editing",
      [
        (42, "Let people edit a list when that makes sense."),
        (43, "people select the items to edit in edit mode"),
        (44, "Name the deletion if Delete says too little."),
        (45, "A tapped row lights up for a moment"),
        (46, "Either a new view opens, or the row itself changes"),
        (47, "A list that leads through a hierarchy keeps the selected row highlighted"),
        (48, "A list of options highlights the row only briefly"),
      ])
    + of(
      "table-loading",
      [
        (49, "People should never face an empty table while all of its data loads."),
        (50, "Fill the rows that are on screen with text first"),
        (51, "Data from the last visit can stand in for a while"),
        (52, "show a progress bar or a spinning activity indicator"),
        (53, "Bring in new data from time to time"),
        (54, "leave the scroll position alone"),
        (55, "Put the new rows at the beginning or at the end of the table"),
        (56, "a tap on it can take people straight to them"),
        (57, "gives them a way to ask for new data at any time"),
        (79, "Refresh content controls"),
      ])
    + of(
      "table-columns",
      [
        (64, "a heading is a noun or a short noun phrase"),
        (65, "use a label or a header to tell people what they are looking at"),
        (66, "sort the rows when people click a column heading"),
        (67, "A second click on the same heading reverses the order."),
        (68, "Let people resize columns."),
        (69, "Consider alternating row colors when a table has several columns."),
        (70, "A disclosure triangle in front of a row opens and closes the level below it."),
        (80, "WWDC 2020"),
      ])
    + of(
      "lists-and-tables",
      [
        (71, "The focused row is highlighted, grows slightly, and may round its corners."),
        (72, "Limit the number of rows."),
        (73, "Keep detail views short if you support vertical paging."),
        (77, "tables with several columns, in SwiftUI"),
      ])
}
