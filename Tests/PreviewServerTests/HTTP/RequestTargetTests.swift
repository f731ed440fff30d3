import PreviewServer
import TestSupport
import Testing

@Suite struct RequestTargetTests {
  @Test(arguments: [
    ("/", ""), ("/ko/tables/", "ko/tables/"), ("/ko/tables", "ko/tables"),
    ("/%ED%91%9C/", "표/"), ("/표/", "표/"), ("/a%20b", "a b"), ("/a%25b", "a%b"), ("//a", "/a"),
    ("/a?x=%00", "a"), ("/...", "..."), ("http://localhost:8080/a", "a"), ("http://localhost", ""),
  ])
  func `decodes a path once`(target: String, path: String) throws {
    #expect(try #require(RequestTarget(target)).path == path)
  }

  @Test(arguments: [
    "", "a", "*", "/../etc/passwd", "/a/../../b", "/%2e%2e/a", "/%2E./a", "/.%2e", "/./a", "/%2e/a",
    "/a%2Fb", "/a%2fb", "/a\\b", "/%5c..%5cetc", "/a%00.html", "/a\u{0}", "/%", "/%4", "/%zz",
    "/%ff", "/a b", "/a\tb", "/a#b", "/%0d%0aset-cookie:x", "/%7f", "ftp://localhost/a",
  ])
  func `refuses what could mean another place`(target: String) {
    #expect(RequestTarget(target) == nil)
  }

  @Test func `keeps the authority of a target in absolute form`() throws {
    let target = try #require(RequestTarget("http://evil.example:8080/a?b"))
    #expect(target.authority == "evil.example:8080")
    #expect(target.query == "b")
  }

  @Test func `reads a value of the query`() throws {
    let target = try #require(RequestTarget("/x?a=1&page=%2Fko%2F&b"))
    #expect(target.value(of: "page") == "/ko/")
    #expect(target.value(of: "b") == nil)
  }

  /// Whatever the bytes, the parts of a path are plain names that lead nowhere else.
  @Test(arguments: 0..<UInt64(200))
  func `lets nothing through that leads elsewhere`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "/", "..", ".", "%2e", "%2E", "%2f", "%5c", "\\", "%00", "a", "한", "%ED%91%9C", "%25", "//",
    ]
    let count = Int.random(in: 1...8, using: &random)
    let target = "/" + (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    guard let read = RequestTarget(target) else { return }
    for part in read.path.split(separator: "/", omittingEmptySubsequences: false) {
      #expect(
        part != "." && part != ".." && !part.contains("\\") && !part.contains("\0"), "\(target)")
    }
  }
}
