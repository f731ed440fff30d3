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
    ("コンピュータで表を作る。", "コンピューターで表を作る。"), ("表は、行を示す", "表は行を示す。"),
  ])
  func `mended spelling, marks and articles are minor`(old: String, new: String) {
    #expect(Rewording(from: old, to: new) == .minor)
    #expect(Rewording(from: new, to: old) == .minor)
  }

  @Test(arguments: [
    ("Every shelf has 3 boards.", "Every shelf has 4 boards."),
    ("The gap is 1.5 points.", "The gap is 15 points."), ("Keep it > 5.", "Keep it < 5."),
    ("Turn it to the left.", "Turn it to the lift."),
    ("You can delete it.", "You can not delete it."),
    ("The first of the rows.", "The first of the rowers."), ("Move it by -5.", "Move it by 5."),
    ("메뉴가 있습니다", "메뉴가 없습니다"), ("왼쪽에 둡니다", "오른쪽에 둡니다"),
    ("行を左に置く", "行を右に置く"), ("表は行を示す", "表は行を示さない"),
  ])
  func `another number, sign or word is another wording`(old: String, new: String) {
    #expect(Rewording(from: old, to: new) == .words)
    #expect(Rewording(from: new, to: old) == .words)
  }
}
