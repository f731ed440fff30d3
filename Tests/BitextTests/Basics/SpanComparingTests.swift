import Testing

@testable import Bitext

struct SpanComparingTests {
  @Test func `a span is the text that it has the bytes of`() {
    let bytes = Array("a표".utf8)
    func isEqual(_ text: StaticString) -> Bool { bytes.span.isEqual(to: text) }
    #expect(isEqual("a표"))
    for other: StaticString in ["", "a", "a표 ", "b표"] { #expect(!isEqual(other)) }
  }
}
