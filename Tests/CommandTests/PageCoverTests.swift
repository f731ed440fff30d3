import TestSupport
import Testing

/// The pages that tests open in every setting.
struct PageCoverTests {
  private let pages = [
    "en/a.html": #"<p class="lead">A</p><ul role="list"><li>B</li></ul>"#,
    "en/b.html": #"<p>A <b>tag <is</b> no tag</p><input type="radio"><input type="checkbox">"#,
    "ko/a.html": #"<p class="lead">가</p><ul role="list"><li>나</li></ul><p></p>"#,
    "ko/b.html": #"<input type="radio"><p>가</p>"#,
  ]

  @Test func `a cover has every kind of element`() {
    #expect(PageCover.of(pages, byLanguage: false) == ["en/a.html", "en/b.html"])
  }

  @Test func `a cover by language has every kind of each language`() {
    #expect(PageCover.of(pages, byLanguage: true) == pages.keys.sorted())
  }

  @Test func `a cover of real pages is much smaller than the site`() throws {
    let site = try BuiltSite.content.get()
    let texts = try site.pages.map { ($0, try site.text($0)) }
    let cover = PageCover.of(Dictionary(uniqueKeysWithValues: texts), byLanguage: false)
    #expect((10..<site.pages.count / 3).contains(cover.count))
  }
}
