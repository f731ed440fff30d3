import Testing

@testable import Bitext

/// Dates as people write them in front matter.
@Suite struct WrittenDateTests {
  @Test(arguments: [
    "2024-03-05", "2024/3/5", "2024.03.05", "2024-03-05T10:00:00Z", "2024년 3월 5일", "2024년3월5일",
    "2024年3月5日", "2024. 3. 5.", "March 5, 2024", "Mar 5 2024", "5 March 2024", "5 Mar. 2024",
  ])
  func `is the fifth of March`(text: String) {
    #expect(CalendarDate(written: text)?.description == "2024-03-05")
  }

  @Test(arguments: [
    "3/5/2024", "5/3/2024", "2024년 3월", "March 2024", "2024년 13월 5일", "February 30, 2024", "soon",
    "", "2024", "version 2024 3", "March May 2024", "1 2 3",
  ])
  func `is no date`(text: String) {
    #expect(CalendarDate(written: text) == nil)
  }

  @Test func `the message has the key that its author wrote`() throws {
    let text = "---\ntitle: Oak\ncreated: soon\n---\n\nOak is a wood.\n"
    let found = Segmenter.segment(SourceFile(path: "a.md", text: text)).1
    #expect(found.map(\.message) == ["'created' has to be a date such as 2024-05-01"])
  }
}
