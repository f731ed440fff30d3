import Testing

@testable import Bitext

struct PercentEscapesTests {
  @Test(
    "two hexadecimal digits are a byte, and nothing else is",
    arguments: [
      ("a%20b", "a b"), ("%EB%85%b8", "노"), ("%+F", "%+F"), ("%-1", "%-1"), ("% 1", "% 1"),
      ("%2", "%2"), ("%", "%"), ("%%41", "%A"), ("%2541", "%41"), ("a+b", "a+b"), ("%가", "%가"),
    ])
  func decodes(_ text: String, _ expected: String) {
    #expect(PercentEscapes.decoded(text) == expected)
  }

  @Test func `every byte that is not kept is escaped, and is read again as it was`() {
    let text = "a b/노%_'\u{7F}\n"
    let escaped = PercentEscapes.encoded(text, keeping: PercentEscapes.isOfPath)
    #expect(escaped == "a%20b/%EB%85%B8%25_%27%7F%0A")
    #expect(PercentEscapes.decoded(escaped) == text)
    #expect(PercentEscapes.encoded(text) { $0 != 0x2F } == text.replacing("/", with: "%2F"))
  }
}
