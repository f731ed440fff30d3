/// A check that a suite of its own has, with the tables that the program brings along.
struct CoveredCheck: Sendable {
  let number: String
  /// The file of the suite below `Tests`, without its ending, and the name of the test.
  let file: String
  let test: String

  static let all = scenarios + everywhere

  private static func of(_ file: String, _ tests: [(String, String)]) -> [CoveredCheck] {
    tests.map { CoveredCheck(number: $0.0, file: file, test: $0.1) }
  }

  /// The 28 scenarios, in three languages each.
  ///
  /// S3 is operated one list after the other: two lists that scroll together are no list of any app,
  /// and who drags one would lose sight of what the finger does.
  private static let scenarios =
    of(
      "BrowserTests/Examples/ChoosingScenarios",
      [
        ("S1", "1: an index leads to its sections by click, key and drag"),
        ("S2", "2: an index lies over chevrons in the don't, and over nothing in the do"),
        ("S3", "3: headers of a plain table stay, those of a grouped one leave"),
        ("S6", "6: row styles move title and detail, and keep the rows"),
        ("S7", "7: every accessory takes room from the title, the third brings advice"),
        ("S8", "8: an info button explains, a row goes deeper, and focus comes back"),
        ("S9", "9: an option lights up, then carries the only mark"),
        ("S10", "10: the chosen row of a split view stays marked, and Back returns to it"),
      ])
    + of(
      "BrowserTests/Examples/EditingScenarios",
      [
        ("S4", "4: a group goes with its last row, and the last group keeps one"),
        ("S5", "5: texts wrap, and the finding comes, below the same width in each language"),
        ("S11", "11: rows are chosen in edit mode only, and Done restores"),
        ("S12", "12: rows go by swipe, button and key under the title that the author gave"),
        ("S13", "13: dragging, keys and buttons give the same order"),
        ("S14", "14 and 15: text stands at once, pictures and fresh rows follow without a shift"),
        ("S15", "14 and 15: text stands at once, pictures and fresh rows follow without a shift"),
        ("S16", "16: new rows do not move what is read, and a button leads to them"),
        ("S17", "17: a button and a pull refresh alike"),
      ])
    + of(
      "BrowserTests/Examples/ColumnScenarios",
      [
        ("S18", "18: a heading sorts, and sorts the other way"),
        ("S19", "19: a column is resized by keys and by dragging, and the table keeps its width"),
        ("S20", "20: a middle ellipsis tells names apart, and the text stays whole"),
        ("S21", "21: alternating rows differ in colour, and in borders where colours are forced"),
        ("S22", "22: an outline opens and closes, and remembers"),
        ("S23", "23: a focused row grows and covers no other text"),
        ("S24", "24: rows shrink towards the edge of a watch, unless motion is reduced"),
        ("S25", "25: details follow one another by key and swipe, unless they scroll"),
        ("S26", "26: text sizes follow the table, and nothing is cut at the largest"),
        ("S27", "27: code stands in tabs, and belongs to the table"),
        ("S28", "28: without the script every row is there, and no control"),
      ])

  /// What holds everywhere, but for the four checks of ``ExampleCheck/everywhere``.
  private static let everywhere =
    of(
      "BrowserTests/Examples/LookScenarios",
      [
        ("X-320t", "on a small phone a television is smaller, and its titles are whole"),
        ("X-badge", "each platform is drawn as it is"),
        ("X-figure", "what is around an example says which one it is"),
        ("X-forced2", "what is chosen can be read where colours are forced"),
        ("X-mac", "each platform is drawn as it is"),
        ("X-name", "what is around an example says which one it is"),
        ("X-pairs", "a don't shows its fault: too wide, too narrow, or a list of pictures"),
        ("X-rtl", "right to left, everything is on the other side"),
        ("X-th", "each platform is drawn as it is"),
        ("X-tvsep", "each platform is drawn as it is"),
      ])
    + of(
      "BrowserTests/Examples/OpeningScenarios",
      [
        ("X-320e", "a long name keeps both ends, its letters and its own name"),
        ("X-collapse", "the sections of a sidebar fold"),
        ("X-edit", "edit mode asks before it deletes, and adds rows"),
        ("X-insert", "edit mode asks before it deletes, and adds rows"),
      ])
    + of(
      "BrowserTests/Examples/ExampleQualityTests",
      [
        ("X-dark", "axe finds nothing on any example with all its controls"),
        ("X-err", "every example starts without a fault"),
        ("X-forced", "a choice is seen and rows have edges where colours are forced"),
      ])
    + of(
      "BrowserTests/Examples/SharingTests",
      [
        ("X-id", "an address has its own example and state, also by its former name"),
        ("X-link", "an address has its own example and state, also by its former name"),
      ])
    + of(
      "BrowserTests/Examples/ColumnScenarios",
      [("X-lang", "state stays when the language of the strings changes")])
    + of(
      "BrowserTests/Pages/LayoutTests",
      [
        ("X-200", "nothing sticks out at 400 and 200 percent"),
        ("X-320", "nothing sticks out at 400 and 200 percent"),
        ("X-shift", "nothing moves while a page loads and is read"),
      ])
    + of(
      "RowStylesTests/DontTests",
      [("X-pairs", "a don't differs from its do in what readers of every language meet")])
}
