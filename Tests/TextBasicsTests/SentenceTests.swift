import Testing

@testable import TextBasics

struct SentenceTests {
  @Test(arguments: [
    ("It ends.", true), ("It does not", false), ("끝났다.", true), ("끝났다", false), ("終わり。", true),
    ("終わり｡", true), ("終わり．", true), ("「終わり。」", true), ("(It ends.)", true), ("Really?!", true),
    ("**Bold.**", true), ("_Soft._", true), ("『本？』】", true), ("Options:", true), ("次のとおり：", true),
    ("and so on…", true), ("a, b", false), ("a;", false), ("", false), ("\")", false),
    ("v3.5", false),
  ])
  func `a sentence ends in an end mark, perhaps before closing marks`(text: String, ends: Bool) {
    #expect(Sentence.ends(text) == ends, "\(text)")
  }

  @Test(arguments: [
    ("", 0), ("One", 0), ("One.", 1), ("One. Two.", 2), ("Version 3.5 is one.", 1),
    ("“One.” Two!", 2), ("一。二。", 2), ("一！二？", 2), ("하나. 둘? 셋", 2), ("Note: one.", 1),
    ("a... b", 1),
  ])
  func `sentences are counted by the marks that another one follows`(text: String, count: Int) {
    #expect(Sentence.count(in: text) == count, "\(text)")
  }
}
