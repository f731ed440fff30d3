import PreviewServer
import Testing

@Suite struct ConditionTests {
  @Test(arguments: [
    ("bytes=0-3", ByteRange.part(0..<4)), ("bytes=4-", .part(4..<10)), ("bytes=-3", .part(7..<10)),
    ("bytes=-99", .part(0..<10)), ("bytes=8-99", .part(8..<10)), ("bytes=9-9", .part(9..<10)),
    ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=0-1,3-4", .all),
    ("bytes=5-4", .all), ("bytes=a-b", .all), ("items=0-1", .all), ("bytes=", .all),
    ("bytes=-", .all), ("bytes=99999999999999999999-", .all), ("bytes=+1-2", .all),
  ])
  func `reads the range of a request`(field: String, expected: ByteRange) {
    #expect(ByteRange.parse(field, size: 10) == expected)
  }

  @Test func `finds no range in an empty file`() {
    #expect(ByteRange.parse("bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRange.parse("bytes=-5", size: 0) == .unsatisfiable)
  }

  @Test func `knows its version among those a browser has`() {
    let tag = EntityTag(of: Array("text".utf8))
    #expect(tag.matches(tag.text))
    #expect(tag.matches("\"old\", W/\(tag.text) "))
    #expect(tag.matches("*"))
    #expect(!tag.matches("\"old\""))
    #expect(!tag.matches(""))
    #expect(tag != EntityTag(of: Array("texts".utf8)))
  }

  @Test(arguments: [
    ("ko/index.html", "text/html; charset=utf-8"), ("assets/site.css", "text/css; charset=utf-8"),
    ("a/b.JS", "text/javascript; charset=utf-8"), ("media/x.y.svg", "image/svg+xml"),
    ("media/film.mp4", "video/mp4"), ("media/README", "application/octet-stream"),
    ("media.d/x", "application/octet-stream"), ("x.unheard-of", "application/octet-stream"),
  ])
  func `knows the type of a file by its name`(path: String, type: String) {
    #expect(ContentType.of(path) == type)
  }
}
