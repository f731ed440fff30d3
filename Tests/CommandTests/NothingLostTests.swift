import Foundation
import TestSupport
import Testing

/// Every word of every source is on some page of the built site.
@Suite struct NothingLostTests {
  /// The words of `source` that no page contains, each once.
  private func lost(of source: String, from pages: [String]) -> [String] {
    let found = PageWords.ofPages(pages)
    var said: Set<String> = []
    return PageWords.ofSource(source).filter { !found.contains($0) && said.insert($0).inserted }
  }

  private func pages(of folder: TemporaryFolder) throws -> [String] {
    try folder.files(in: "site").filter { $0.hasSuffix(".html") }
      .map { try folder.text("site/" + $0) }
  }

  private func expectNothingLost(of notes: RealNotes, on site: BuiltSite) throws {
    let pages = try site.pages.map { try site.text($0) }
    let names = try notes.names()
    #expect(names.count >= 5)
    for name in names {
      let source = String(decoding: try notes.text(name).bytes, as: UTF8.self)
      #expect(PageWords.ofSource(source).count > 150, "\(name)")
      #expect(lost(of: source, from: pages).isEmpty, "\(name)")
    }
  }

  @Test func `no word of notes as people write them is missing from the pages`() throws {
    try expectNothingLost(of: .own, on: BuiltSite.realNotes.get())
  }

  @Test(.needs(.seeds))
  func `no word of the seeds is missing from the pages`() throws {
    try expectNothingLost(of: .seeds, on: BuiltSite(of: RealNotes.seeds.url))
  }

  @Test func `a word taken off the pages would be noticed`() throws {
    let site = try BuiltSite.realNotes.get()
    let source = String(decoding: try RealNotes.own.text("1-").bytes, as: UTF8.self)
    let words = PageWords.ofSource(source).filter { $0.unicodeScalars.count > 5 }
    try #require(words.count >= 20)
    let pages = try site.pages.map { try site.text($0) }
    for word in words.prefix(3) {
      let others = pages.map { $0.replacing(word, with: "") }
      #expect(lost(of: source, from: others).contains(word), "\(word)")
    }
  }

  @Test func `what is in a language that the source has little of stays on its pages`() throws {
    let source = """
      # Glazes

      A glaze is a thin coat of glass that melts onto the pot in the second firing.

      Dip the pot for three seconds, then wipe its foot with a wet sponge.

      <Wax>

      초벌 <tvOS> 그릇에 바릅니다.

      Wax keeps the glaze off the foot, so that the pot does not stick to the shelf.
      """
    let folder = try TemporaryFolder(["content/glazes.md": source])
    _ = try Command.run(["build"], in: folder.url)
    #expect(try lost(of: source, from: pages(of: folder)).isEmpty)
  }

  /// Unusual sources, of which only markup may be lost.
  private static let oddities: [String] = [
    "# Glazes\n\n<details><summary>원문 보기</summary>\n\nThe first firing dries.\n\n</details>\n",
    "# Glazes\n\n<table><tr><th>온도</th><td>1240 degrees</td></tr></table>\n\n끝입니다.\n",
    "# Glazes\n\n| 이름 | Name |\n|--|--|\n| 재유 | Ash\\|wood | 남는 칸 |\n| 백유 |\n",
    "# Glazes\n\n**<Related>**\n\n<Mac OS>와 <tvOS, iOS>에서\n\nArray<String>\n",
    "# Glazes\n\n<blink>글자</blink> <section>절</section> <form><b>칸</b></form>\n\n</div>\n\n<td>홀로\n",
    "# Glazes\n\n<form>이름 <label>Label word</label> <button type=\"button\">누르기</button> <select><option>선택지</option></select></form>\n",
    "# Glazes\n\n<marquee>흐르는 글</marquee>\n\n<dialog open>\n\nA dialog with **bold** words.\n\n</dialog>\n\n<noscript>대신하는 글</noscript> <textarea>적는 칸</textarea>\n",
    "# Glazes\n\n유약\n재유\n: A thin coat.\n: 얇은 막.\n\n    둘째 문단, HTML.\n\n*[HTML]: markup language\n",
    "# Glazes\n\n물은 H~2~O, x^2^ 그리고 ++Ctrl+C++ 덧붙임^[여기 remark]\n",
    "# Glazes\n\n```\nThe kiln cools slowly.\n가마는 천천히 식습니다.\n```\n\n    - indented 코드\n",
    "# Glazes\r\rLone returns here.\r\r혼자 있는 줄바꿈.\r",
    "\u{FEFF}# Glazes\r\n\r\nCarriage and feed.\r\n\r\n줄 끝이 둘이다.\r\n",
    "# Glazes\n\n\u{A0}\n\nText\u{A0}with\u{A0}hard spaces.\n\n\u{A0}\n그리고 한글.\n\u{A0}",
    "# Glazes\n\nBell\u{7}ringer \u{8}\u{1B}[1m tail\u{0}end \u{C}feed.\n",
    "# 유약\n\n유약은 그릇을 덮습니다.\n".decomposedStringWithCanonicalMapping,
    "Glazes without a heading and without a final line end",
    "---\ntitle: 유약 Glazes\ndescription: 얇은 coat\n---\n\n본문 only one line here, and it is a sentence.\n",
    "---\ntitle: Never closed\n\n# Glazes\n\nStill shown as text.\n",
    "---\n\nA rule first, 그 뒤의 글.\n\n---\n\nAnother after it.\n",
    "# Glazes\n\n[text only](javascript:alert) ![그림 설명](data:x) [a][b]\n\n[b]: vbscript:x \"제목\"\n",
    "# Glazes\n\n[^1] 각주 표시와 {% hint %} 힌트 {% endhint %} [!NOTE] 알림\n\n[^1]: 각주의 글\n",
    "# Glazes\n\n- ### 안의 제목\n\n1. ### Inside\n   body\n\n### - 줄표 제목\n\n본문.\n",
    "# Glazes\n\n> 인용 첫 줄\n![그림](a.png)\nlazy line\n\n> > 깊은 인용\n",
    "# Glazes\n\n한 문장 안에 *강조**와 ~~취소** 섞인~~ 글* 끝.\n",
    "# Glazes\n\n<p>html 문단 <b>굵은 <i>기운</b> 글</i></p>\n\n<ul><li>하나<li>둘</ul>\n",
  ]

  @Test(arguments: oddities)
  func `no word of an odd source is missing from the pages`(source: String) throws {
    let folder = try TemporaryFolder([
      "content/pots/glazes.md": source,
      "content/other.md": "# Shelves\n\nA shelf keeps books.\n\n선반은 책을 둡니다.\n",
    ])
    let result = try Command.run(["build"], in: folder.url)
    let known = ["title", "description"]
    let controls = source.unicodeScalars.filter {
      $0.value >= 0x20 || [9, 10, 13].contains($0.value)
    }
    let missing = try lost(of: String(String.UnicodeScalarView(controls)), from: pages(of: folder))
      .filter { !known.contains($0) && !["1", "img", "x", "vbscript", "b"].contains($0) }
    #expect(missing.isEmpty, "\(result.messages)")
  }
}
