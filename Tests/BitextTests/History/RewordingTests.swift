import Testing

@testable import Bitext

/// What a translation has to follow, and what not.
@Suite struct RewordingTests {
  @Test(arguments: [
    ("Every shelf has  three\nboards.", "Every shelf has three boards."),
    (
      "See the plan at https://example.org/a today.", "See the plan at https://example.org/b today."
    ),
    ("It’s a “shelf”.", "It's a \"shelf\"."),
  ])
  func `white space, addresses and forms of quotation marks are no other words`(
    old: String, new: String
  ) { #expect(Rewording(from: old, to: new) == .none) }

  @Test(arguments: [
    ("A shelf keeps books, and says so.", "A shelf keeps books and says so."),
    ("Tap done to save.", "Tap Done to save."), ("people recieve a book", "people receive a book"),
    ("Choose a color form teh list.", "Choose a color form the list."),
    ("the the shelf is tall", "the shelf is tall"),
    ("every day use of shelves", "everyday use of shelves"),
    ("Open door of shelf.", "Open the door of a shelf."),
    ("책을 읽을수 있습니다", "책을 읽을 수 있습니다"), ("그렇게 됬습니다 그래서 좋다", "그렇게 됐습니다 그래서 좋다"),
    ("The number of ways to reach to the top.", "The number of ways to reach the top."),
    ("Find a different path of finding a book.", "Find a different path to finding a book."),
    ("Avoid immediate invoked functions here.", "Avoid immediately invoked functions here."),
    ("A reader who's card was lost asks for help.", "A reader whose card was lost asks for help."),
    (
      "Some texts span many request, it worth testing them alone.",
      "Some texts span many requests, it is worth testing them alone."
    ),
    ("Why does a results vary here?", "Why do results vary here?"),
    (
      "Use standard and battle-tests tools in the shelf.",
      "Use standard and battle-tested tools in the shelf."
    ),
    ("It shows what you don't need.", "It shows what you do not need."),
    ("Each row show a title and a picture.", "Each row shows a title and a picture."),
    ("Choose a colour and organise the shelf.", "Choose a color and organize the shelf."),
    ("서랍를 열면 책이 보입니다", "서랍을 열면 책이 보입니다"),
    ("You are, in fact, reading a shelf list.", "You are reading a shelf list."),
    ("Just open the drawer and also look.", "Open the drawer and look."),
    ("It closes its own drawers.", "It closes its drawers."),
    ("On the same shelf it is wide.", "On the same shelf it is, of course, wide."),
    ("A shelf which holds books.", "A shelf that holds books."),
    ("Read mode: how shelves are made", "Read more: how shelves are made"),
    ("A shelf is wider then a drawer.", "A shelf is wider than a drawer."),
    ("A reader takes his books to his desk.", "A reader takes their books to their desk."),
    ("Use a production-like env for shelves.", "Use a production-like environment for shelves."),
    ("Keep the Node.js version of the shelf.", "Keep the Node version of the shelf."),
    ("Add Shelf.js-specific rules to the list.", "Add shelf specific rules to the list."),
    ("Mistakenely the drawer stayed open.", "Mistakenly the drawer stayed open."),
    ("Shelf example - Bootsraping the drawers", "Shelf example - Bootstrapping the drawers"),
    ("The output of Shefl for one reader.", "The output of Shelf for one reader."),
    ("Put it in the same line of the label.", "Put it on the same line as the label."),
    ("Drawers, opposed to shelves, close.", "Drawers, as opposed to shelves, close."),
    ("It requires to open drawers.", "It requires you to open drawers."),
    ("Use shelf names for drawers, too", "Shelf names for drawers, too"),
    ("Readers wait (see [/desk/lend.md]). Others go.", "Readers wait see. Others go."),
    ("Additional Resource", "Additional Resources"),
    ("Services like a lending desk are near.", "Services such as a lending desk are near."),
    ("For example, it allows to add shelves.", "For example, it allows adding shelves."),
    ("The shelf was use by a reader.", "The shelf was used by a reader."),
    ("A self explanatory label has a time stamp.", "A self-explanatory label has a timestamp."),
    ("This minimizes an attackers surface here.", "This minimizes the attacker's surface here."),
    ("コンピュータで表を作る。", "コンピューターで表を作る。"), ("表は、行を示す", "表は行を示す。"),
  ])
  func `mended spelling, grammar and small words are minor`(old: String, new: String) {
    #expect(Rewording(from: old, to: new) == .minor)
    #expect(Rewording(from: new, to: old) == .minor)
  }

  @Test(arguments: [
    ("3.2 Rows", "3.3 Rows"), ("3. Rows", "4. Rows"), ("3.2.1 Rows", "4.1 Rows"),
    ("Rows", "2.1 Rows"), ("✔ 1.1 Plan the shelf", "✔ 1.2 Plan the shelf"),
    ("Chapter 3 Rows", "Chapter 4 Rows"), ("Step 3", "Step 4"), ("Step 3 – Save", "Step 4 – Save"),
    ("Table 2: Rows", "Table 3: Rows"), ("제3장 행", "제4장 행"), ("第三章 行", "第四章 行"),
    ("① 행", "② 행"), ("ステップ3：保存", "ステップ4：保存"), ("3.2 Rwos of books", "3.3 Rows of books"),
  ])
  func `another number of a heading is minor`(old: String, new: String) {
    #expect(Rewording(from: old, to: new, isHeading: true) == .minor)
    #expect(Rewording(from: new, to: old, isHeading: true) == .minor)
  }

  @Test(arguments: [
    ("2) Open the drawer.", "3) Open the drawer."), ("(a) Open it.", "(b) Open it."),
    ("1. Open the drawer.", "2. Open the drawer."), ("가. 서랍을 엽니다.", "나. 서랍을 엽니다."),
    ("②引き出しを開く。", "③引き出しを開く。"), ("Figure 4: A drawer.", "Figure 5: A drawer."),
    ("그림 4. 서랍", "그림 5. 서랍"), ("NOTEUse a drawer.", "Use a drawer."),
    ("Note: Use a drawer.", "Use a drawer."), ("참고: 서랍을 씁니다.", "서랍을 씁니다."),
  ])
  func `another number of an item or a caption is minor`(old: String, new: String) {
    #expect(Rewording(from: old, to: new) == .minor)
  }

  @Test(arguments: [
    ("3.2 Rows", "3.3 Columns"), ("3 boards", "4 boards"), ("2.0 Released", "3.0 Released"),
    ("44 points", "48 points"), ("iOS 17", "iOS 18"), ("Table 3 columns", "Table 4 columns"),
    ("2단계 인증", "3단계 인증"), ("3장의 사진", "4장의 사진"),
  ])
  func `another number of what a heading is about is another wording`(old: String, new: String) {
    #expect(Rewording(from: old, to: new, isHeading: true) == .words)
  }

  @Test(arguments: [
    ("44 pt are enough.", "48 pt are enough."), ("1.5 lines are enough.", "2.5 lines are enough."),
    ("3.2 is the version to use.", "3.3 is the version to use."),
    ("12. 25. 공지입니다.", "12. 26. 공지입니다."), ("3: the number of rows.", "4: the number of rows."),
    ("Step 3 is the last.", "Step 4 is the last."), ("3개의 판이 있습니다.", "4개의 판이 있습니다."),
    ("表3は行を示す。", "表4は行を示す。"), ("See section 3.2.", "See section 3.3."),
    ("Note the shelf.", "The shelf."), ("NOTES are kept.", "They are kept."),
  ])
  func `another number in a sentence is another wording`(old: String, new: String) {
    #expect(Rewording(from: old, to: new) == .words)
  }

  @Test(arguments: [
    ("Every shelf has 3 boards.", "Every shelf has 4 boards."),
    ("The gap is 1.5 points.", "The gap is 15 points."), ("Keep it > 5.", "Keep it < 5."),
    ("Turn it to the left.", "Turn it to the lift."),
    ("You can delete it.", "You can not delete it."),
    ("The first of the rows.", "The first of the rowers."), ("Move it by -5.", "Move it by 5."),
    ("Move it to the left.", "Move it from the left."), ("Move it to 5.", "Move it of 5."),
    ("Put it in the drawer of the shelf.", "Put it on the drawer of the shelf, too."),
    ("Drawers and shelves are kept.", "Drawers or shelves are kept."),
    ("Do not open it.", "Note open it."), ("It opens so it is heavy.", "It opens but it is heavy."),
    ("Move the book to the desk.", "Move the book on the desk."),
    ("Open just 3 of them.", "Open 3 of them."), ("Only readers open it.", "Readers open it."),
    ("All readers open it.", "Some readers open it."), ("You must open it.", "You may open it."),
    ("Open it before you read.", "Open it after you read."),
    ("The app is in version.js2 now.", "The app is in version.js3 now."),
    ("Keep a blacklist of shelves.", "Keep a blocklist of shelves."),
    ("Use the Shelf library for it.", "Use the Drawer library for it."),
    ("You do not need it.", "You need it."), ("It was removed.", "It is removed."),
    ("서랍을 엽니다", "서랍이 엽니다"), ("문이 열립니다", "문은 열립니다"),
    ("메뉴가 있습니다", "메뉴가 없습니다"), ("왼쪽에 둡니다", "오른쪽에 둡니다"),
    ("行を左に置く", "行を右に置く"), ("表は行を示す", "表は行を示さない"),
  ])
  func `another number, sign or word is another wording`(old: String, new: String) {
    #expect(Rewording(from: old, to: new) == .words)
    #expect(Rewording(from: new, to: old) == .words)
  }
}
