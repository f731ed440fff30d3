import Testing

@testable import Bitext

/// What tools write behind the marks of a fence.
@Suite struct FenceInfoTests {
  @Test(
    arguments: [
      ("swift", "swift", nil), ("js title=\"src/shelf.js\"", "js", "src/shelf.js"),
      ("js title='the shelf' {1,3}", "js", "the shelf"), ("js:src/shelf.js", "js", "src/shelf.js"),
      ("diff js:shelf.js", "diff", "shelf.js"), ("bash:터미널", "bash", "터미널"),
      ("ruby shelf.rb", "ruby", "shelf.rb"), ("js{1,3}", "js", nil),
      ("js {1,3-5} showLineNumbers", "js", nil),
      ("rust,ignore", "rust", nil),
      ("python linenums=\"1\" title=\"shelf.py\"", "python", "shelf.py"),
      ("{.python .numberLines startFrom=\"9\"}", "python", nil), ("{r, echo=FALSE}", "r", nil),
      ("{python}", "python", nil), ("go {linenos=true,hl_lines=[1]}", "go", nil),
      ("{title=\"shelf.go\"}", nil, "shelf.go"), ("c++", "c++", nil),
      ("c# file=Shelf.cs", "c#", "Shelf.cs"),
      ("", nil, nil), ("swift no-run", "swift", nil), ("text v1.2", "text", nil),
      ("js title=", "js", nil), ("js title=\"open", "js", "open"), ("{", nil, nil),
      (":a", nil, nil),
      ("{linenos=true}", nil, nil), ("js:1", "js", nil), ("js:shelf.js{2}", "js", "shelf.js"),
    ] as [(String, String?, String?)])
  func `an info string names a language and a file`(
    info: String, language: String?, title: String?
  ) {
    #expect(FenceInfo(info).language == language)
    #expect(FenceInfo(info).title == title)
  }
}
