import Testing

@testable import Bitext

/// Tests where bare addresses end in Korean, Japanese and Chinese text.
struct BareAddressTests {
  private func html(_ markdown: String, cjk: Bool = true) -> String {
    let options = MarkdownOptions(cjk: cjk)
    let blocks = Markdown.parse(Array(markdown.utf8), options: options).blocks
    let html = String(decoding: HTMLRenderer.html(of: blocks, options: options), as: UTF8.self)
    return String(html.dropFirst("<p>".count).dropLast("</p>\n".count))
  }

  /// `«…»` marks the link.
  @Test(arguments: [
    "(«https://example.com/issues»)에 남겨 주세요.",
    "«http://www.python.org»는 공식 사이트입니다.",
    "«www.python.org»는 공식 사이트입니다.",
    "«https://example.com/»를 보라.",
    "«https://example.com/a/b.html»을",
    "«https://example.com/a?b=c»와 «https://example.com/d#e»를",
    "詳細は«https://example.com/guide»を参照してください。",
    "（«https://example.com/guide»）を参照",
    "「«https://example.com/guide»」",
    "«https://example.com/guide»。次の文",
    "«https://example.com/guide»、«https://example.com/b»",
    "详见«https://example.com/docs»以及其他文档",
    "请看“«https://example.com/docs»”",
    "«https://example.com»參照",
    "«https://zh.wikipedia.org/wiki/表格» 是",
    "«https://ko.wikipedia.org/wiki/한국어» 문서",
    "«https://ko.wikipedia.org/wiki/한국어_위키»를 보세요.",
    "«https://namu.wiki/w/애플»에서 찾습니다.",
    "«https://example.com/»에서",
    "«https://example.com/»입니다.",
    "«https://한글.kr/»길은",
    "«http://한글.kr»는",
    "«https://example.com/a%ED%91%9C»를",
    "«https://example.com/café» 쪽",
    "**«https://example.com/a»**를",
    "«https://example.com/a_b_c»에서",
    "메일은 «a@example.com»으로",
    "https:를 쓴다",
    "https://를 쓴다",
  ])
  func `an address ends where Korean, Japanese or Chinese text goes on`(marked: String) {
    let source = String(marked.filter { $0 != "«" && $0 != "»" })
    var shown = ""
    var rest = html(source).replacing("<strong>", with: "**").replacing("</strong>", with: "**")[
      ...]
    while let start = rest.firstRange(of: "<a href=\"") {
      shown += rest[..<start.lowerBound] + "«"
      rest = rest[start.upperBound...].drop { $0 != ">" }.dropFirst()
      guard let end = rest.firstRange(of: "</a>") else { break }
      shown += rest[..<end.lowerBound] + "»"
      rest = rest[end.upperBound...]
    }
    #expect(shown + rest == marked)
  }

  @Test func `without the rules for CJK text GitHub's alone decide`() {
    #expect(
      html("https://example.com/a를 본다", cjk: false)
        == "<a href=\"https://example.com/a%EB%A5%BC\">https://example.com/a를</a> 본다")
  }

  @Test(arguments: [
    "http:\\//example.com/x", "ftp&colon;//example.com/x", "w&#119;w.example.com",
    "www\\.example.com", "a&commat;example.com", "a\\@example.com", "a@example.com",
    "www.example.com", "http://example.com/x",
  ])
  func `an address is found however its characters are written`(address: String) {
    #expect(html("See \(address) there").contains("<a href="))
    #expect(Autolinks.mayBeIn(textsOf: Array(address.utf8)))
  }

  @Test func `a text without what addresses are written with is not searched for one`() {
    #expect(!Autolinks.mayBeIn(textsOf: Array("우리는 wide rows: 1/2 を見る. Now / later.".utf8)))
  }

  @Test func `an address ends with the tag that it stands in`() {
    #expect(
      html("<iframe src=\"https://example.com/a\"></iframe>")
        == "<a href=\"https://example.com/a\">https://example.com/a</a>")
    #expect(
      html("<tvOS src=\"https://example.com/a\"></tvOS>")
        == "&lt;tvOS src=&quot;<a href=\"https://example.com/a\">https://example.com/a</a>&quot;"
        + "&gt;&lt;/tvOS&gt;")
  }
}
