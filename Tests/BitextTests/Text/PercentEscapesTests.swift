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
}
