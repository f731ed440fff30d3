import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct FootnotePageTests {
  private static let notes = [
    "chairs/en.md": """
    # Chairs

    A chair keeps its legs apart.[^legs] Two of them are enough for a stool[^1], but not for **everyone**[^1].

    Tables need more room than chairs do, as the older guide says.[^guide] See [the list](https://example.org/chairs)[^legs].

    | Part | Count |
    | --- | --- |
    | Leg[^1] | 4 |

    [^1]: A stool with two legs leans on its *owner*, who has two of them too.
    [^legs]: Legs that touch each other scratch.

        They also make a noise when the chair is moved across a wooden floor.

        ```swift
        let legs = 4
        ```
    [^guide]: The guide of 1998, page 12, see <https://example.org/guide>.
    [^unused]: Nobody refers to this note, but nothing gets lost.

    An undefined one stays[^missing] as it is, and `[^1]` in code too.

    """,
    "chairs/ko.md": """
    # 의자

    의자는 다리를 서로 떨어뜨려 둡니다.[^legs] 스툴에는 두 개면 충분하지만[^1] **모두에게** 그런 것은 아닙니다[^1].

    오래된 안내서에 따르면 탁자는 의자보다 더 넓은 자리가 필요합니다.[^guide] [목록](https://example.org/chairs)[^legs]을 보세요.

    | 부분 | 개수 |
    | --- | --- |
    | 다리[^1] | 4 |

    [^1]: 다리가 두 개인 스툴은 역시 다리가 두 개인 *주인*에게 기댑니다.
    [^legs]: 서로 닿는 다리는 긁힙니다.

        나무 바닥에서 의자를 옮길 때 소리도 납니다.

        ```swift
        let legs = 4
        ```
    [^guide]: 1998년 안내서 12쪽, <https://example.org/guide> 참고.
    [^이름]: 한국어 노트에만 있는 각주입니다.

    정의되지 않은 것은[^missing] 그대로 남습니다.

    """,
    "chairs/ja.md": """
    # 椅子

    椅子は脚を互いに離しておきます。[^legs]
    スツールなら二本で足りますが[^1]、**全員**[^1]に足りるわけではありません。

    古い手引きによれば、机には椅子より広い場所が要ります。[^guide] [一覧](https://example.org/chairs)[^legs]を見てください。

    [^1]: 脚が二本のスツールは、やはり脚が二本の*持ち主*にもたれます。
    [^legs]: 互いに触れる脚は傷つきます。

        木の床で椅子を動かすと音もします。
    [^guide]: 1998年の手引き、12ページ、<https://example.org/guide> を参照。

    """,
    "stools.md": """
    # Stools

    Stools have three legs and stand on every floor.[^1]

    > 스툴은 다리가 세 개이고 어느 바닥에나 섭니다.[^1]

    They are stacked when nobody sits on them.[^2]

    > 아무도 앉지 않으면 쌓아 둡니다.[^2]

    A note in one language only is shown to both.[^3]

    > 한 언어로만 쓴 각주는 둘 모두에게 보입니다.[^3]

    [^1]: Three points always touch the ground, whatever it is like.
    [^1]: 세 점은 바닥이 어떻든 언제나 바닥에 닿습니다.
    [^2]: Up to ten of them in one pile, not more than that.

        한 더미에 열 개까지, 그보다 많이는 안 됩니다.
    [^3]: Written in English for everybody who reads this page.

    """,
  ]

  /// The texts of a page's footnotes in order, with their ids.
  private func footnotes(of page: Markup) -> [String] {
    page.elements.filter { $0.name == "li" && $0.path.suffix(2) == ["section", "ol"] }
      .map { ($0.attributes["id"] ?? "") + ": " + folded($0.text) }
  }

  private func folded(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FE0E}" }))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func links(_ role: String, of page: Markup) -> [String] {
    page.elements.filter { $0.attributes["role"] == role }
      .map { ($0.attributes["aria-label"] ?? "") + " " + ($0.attributes["href"] ?? "") }
  }

  @Test func `language pages number notes by first reference and lose none`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let pages = try site.pages()
    let longest =
      "fn-1: Legs that touch each other scratch. They also make a noise when the chair is moved "
      + "across a wooden floor. let legs = 4 ↩ ↩2"
    let english = try #require(pages["en/chairs/index.html"])
    #expect(
      footnotes(of: english) == [
        longest,
        "fn-2: A stool with two legs leans on its owner, who has two of them too. ↩ ↩2 ↩3",
        "fn-3: The guide of 1998, page 12, see https://example.org/guide. ↩",
        "fn-4: Nobody refers to this note, but nothing gets lost.",
      ])
    let korean = try #require(pages["ko/chairs/index.html"])
    #expect(footnotes(of: korean).last == "fn-4: 한국어 노트에만 있는 각주입니다.")
    #expect(
      links("doc-noteref", of: korean) == [
        "각주 1 #fn-1", "각주 2 #fn-2", "각주 2 #fn-2", "각주 3 #fn-3", "각주 1 #fn-1", "각주 2 #fn-2",
      ])
    #expect(
      links("doc-backlink", of: korean).prefix(2) == [
        "본문의 각주 1 위치로 돌아가기 #fnref-1", "본문의 각주 1-2 위치로 돌아가기 #fnref-1-2",
      ])
    #expect(site.text("ko/chairs/index.html").contains("[^missing] 그대로"))
    #expect(site.text("en/chairs/index.html").contains(">[^1]</code>"))
    // A line break after a reference adds no space in Japanese.
    #expect(site.text("ja/chairs/index.html").contains("</sup>スツール"))
    try SiteProperties.expectConnected(site)
  }

  @Test func `two languages in one file have notes of their own, or share one`() async throws {
    let pages = try await RenderedSite.of(Self.notes).pages()
    #expect(
      footnotes(of: try #require(pages["en/stools/index.html"])) == [
        "fn-1: Three points always touch the ground, whatever it is like. ↩",
        "fn-2: Up to ten of them in one pile, not more than that. ↩",
        "fn-3: Written in English for everybody who reads this page. ↩",
      ])
    let korean = try #require(pages["ko/stools/index.html"])
    #expect(
      footnotes(of: korean) == [
        "fn-1: 세 점은 바닥이 어떻든 언제나 바닥에 닿습니다. ↩",
        "fn-2: 한 더미에 열 개까지, 그보다 많이는 안 됩니다. ↩",
        "fn-3: Written in English for everybody who reads this page. ↩",
      ])
    let shared = korean.elements.first { $0.text.hasPrefix("Written in") && $0.name == "p" }
    #expect(shared?.language == "en")
  }

  @Test func `a note left out for its translation is led to all the same`() async throws {
    let site = try await RenderedSite.of([
      "desks.md": """
      # Desks

      A desk has drawers on its left side.[^a]

      책상에는 왼쪽에 서랍이 있습니다.[^a]

      A lamp stands on every desk in the hall.[^b]

      홀의 모든 책상 위에는 등이 있습니다.[^b]

      [^a]: The drawers are locked at night by the guard.

      밤에는 경비원이 서랍을 잠급니다.

      [^b]: The lamps are green and made of glass.
      [^c]: 등은 녹색이고 유리로 만들었습니다.
      """
    ])
    let page = try #require(try site.pages()["ko/desks/index.html"])
    let target = try #require(
      page.elements.first { $0.text == "밤에는 경비원이 서랍을 잠급니다." }?.attributes["id"])
    #expect(links("doc-noteref", of: page) == ["각주 a #\(target)", "각주 1 #fn-1"])
    #expect(footnotes(of: page) == ["fn-1: 등은 녹색이고 유리로 만들었습니다. ↩"])
    try SiteProperties.expectConnected(site)
  }

  @Test func `side by side, notes stand below the text in their units`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let page = try #require(try site.pages()["en/parallel/chairs/index.html"])
    let section = try #require(
      page.elements.first { $0.attributes["role"] == "doc-endnotes" })
    #expect(section.attributes["aria-label"] == "Footnotes")
    let text = folded(section.text)
    let order = [
      "1. Legs that touch", "1. 서로 닿는 다리는", "1. 互いに触れる", "They also make", "2. A stool", "2. 다리가 두",
      "2. 脚が二本", "3. The guide of 1998", "4. Nobody refers",
    ]
    var rest = text[...]
    for words in order {
      let place = rest.firstRange(of: words)
      #expect(place != nil, "\(words) in \(text)")
      if let place { rest = rest[place.upperBound...] }
    }
    // Each source has ids of its own, and links lead there and back.
    let ids = Set(page.elements.compactMap { $0.attributes["id"] })
    let links = links("doc-noteref", of: page) + self.links("doc-backlink", of: page)
    // Six references each in English and Korean, five in Japanese, and as many links back.
    #expect(links.count == 34)
    for link in links {
      #expect(ids.contains(String(link.split(separator: "#").last ?? "")), "\(link)")
    }
    #expect(links.contains("각주 1 #fn-2.1") || links.contains("각주 1 #fn-3.1"), "\(links)")
    try SiteProperties.expectConnected(site)
  }

  @Test func `a home page of several texts has each id once`() async throws {
    let site = try await RenderedSite.of([
      "README.md":
        "# Hall\n\nThe hall is open all night[^1] and day[^1].\n\n[^1]: It is closed on Mondays.\n",
      "README.fr.md":
        "---\nlang: fr\n---\n# Salle\n\nLa salle est ouverte[^1].\n\n[^1]: Sauf lundi.\n",
      "a.md": "# A desk\n\nA desk is here for everybody.\n",
    ])
    for page in try site.pages().values {
      let ids = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(ids)")
    }
    try SiteProperties.expectConnected(site)
  }

  @Test func `the search finds what a note says, and no label`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let search = site.files.filter { $0.key.contains("search/") && $0.key.hasSuffix(".js") }
      .map { String(decoding: $0.value, as: UTF8.self) }.joined()
    #expect(search.contains("Legs that touch each other scratch."))
    #expect(!search.contains("[^legs") && !search.contains("stool[^1"))
  }
}
