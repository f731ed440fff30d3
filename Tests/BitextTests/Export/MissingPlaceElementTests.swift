import TestSupport
import Testing

@testable import Bitext

/// Texts in lines of HTML come back with the elements that hold them.
@Suite struct MissingPlaceElementTests {
  private static let english = """
    # Row pictures

    Pictures help people find a row quickly.

    <figure>
      <img src="rows.png" alt="Three rows with pictures">
      <figcaption>Each row begins with a picture of its plant.</figcaption>
    </figure>

    Keep pictures small and of one size.

    <details open><summary>Short lists</summary>
    <p>A short list needs no index.</p>
    <p>People see all rows at once.</p>
    </details>

    <details>
    <summary>Long lists</summary>

    - Give a long list an index.
    - Group its rows by letter.

    </details>

    Each platform has its own height of a row.

    <table>
      <thead>
        <tr>
          <th>Platform</th>
          <th>Height of a row</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Phones and tablets</td>
          <td>Forty-four points at least</td>
        </tr>
        <tr>
          <td>Desktop computers</td>
          <td>Twenty-four points at least</td>
        </tr>
        <tr>
          <td>Television sets</td>
          <td>Sixty-six points at least</td>
        </tr>
      </tbody>
    </table>

    <div align="center">
      <p>Test your list with large text.</p>
    </div>

    """

  private static let korean = """
    # 행의 그림

    그림이 있으면 사람들이 행을 빨리 찾습니다.

    <figure>
      <img src="rows.png" alt="Three rows with pictures">
      <figcaption>행마다 식물 그림으로 시작합니다.</figcaption>
    </figure>

    그림은 작게, 같은 크기로 유지하세요.

    <details open><summary>짧은 목록</summary>
    <p>짧은 목록에는 색인이 필요 없습니다.</p>
    <p>사람들이 모든 행을 한눈에 봅니다.</p>
    </details>

    <details>
    <summary>긴 목록</summary>

    - 긴 목록에는 색인을 넣으세요.
    - 행을 글자별로 묶으세요.

    </details>

    플랫폼마다 행의 높이가 다릅니다.

    <table>
      <thead>
        <tr>
          <th>플랫폼</th>
          <th>행의 높이</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>전화와 태블릿</td>
          <td>적어도 사십사 포인트</td>
        </tr>
        <tr>
          <td>데스크톱 컴퓨터</td>
          <td>적어도 이십사 포인트</td>
        </tr>
        <tr>
          <td>텔레비전</td>
          <td>적어도 육십육 포인트</td>
        </tr>
      </tbody>
    </table>

    <div align="center">
      <p>목록을 큰 글자로 시험하세요.</p>
    </div>

    """

  @Test(
    arguments: [
      "  <figcaption>행마다 식물 그림으로 시작합니다.</figcaption>\n",
      """
      <figure>
        <img src="rows.png" alt="Three rows with pictures">
        <figcaption>행마다 식물 그림으로 시작합니다.</figcaption>
      </figure>


      """,
      "<p>짧은 목록에는 색인이 필요 없습니다.</p>\n",
      """
      <details open><summary>짧은 목록</summary>
      <p>짧은 목록에는 색인이 필요 없습니다.</p>
      <p>사람들이 모든 행을 한눈에 봅니다.</p>
      </details>


      """,
      """
      <details>
      <summary>긴 목록</summary>

      - 긴 목록에는 색인을 넣으세요.
      - 행을 글자별로 묶으세요.

      </details>


      """,
      """
          <tr>
            <td>전화와 태블릿</td>
            <td>적어도 사십사 포인트</td>
          </tr>

      """,
      """
          <tr>
            <td>텔레비전</td>
            <td>적어도 육십육 포인트</td>
          </tr>

      """,
      "  <p>목록을 큰 글자로 시험하세요.</p>\n",
      """

      <div align="center">
        <p>목록을 큰 글자로 시험하세요.</p>
      </div>

      """,
    ], [ExchangeFormat.po, .xliff2])
  func `an element comes back with its texts`(part: String, format: ExchangeFormat) async throws {
    let files = ["rows/en.md": Self.english, "rows/ko.md": Self.korean].mapValues { Array($0.utf8) }
    let without = Self.korean.replacing(part, with: "")
    #expect(without.utf8.count + part.utf8.count == Self.korean.utf8.count)
    let deleted = try await DeletedTexts(
      of: files, [.english, .korean], without: "rows/ko.md", with: Array(without.utf8))
    let (now, back) = try await deleted.delivery(format)
    let importing = Importing(back, into: now)
    let written = importing.files.first { $0.path == "rows/ko.md" }?.bytes ?? []
    #expect(String(decoding: written, as: UTF8.self) == Self.korean)
  }

  @Test func `of an element, the texts that came have their places`() async throws {
    let part = """
      <details open><summary>짧은 목록</summary>
      <p>짧은 목록에는 색인이 필요 없습니다.</p>
      <p>사람들이 모든 행을 한눈에 봅니다.</p>
      </details>


      """
    let files = ["rows/en.md": Self.english, "rows/ko.md": Self.korean].mapValues { Array($0.utf8) }
    let deleted = try await DeletedTexts(
      of: files, [.english, .korean], without: "rows/ko.md",
      with: Array(Self.korean.replacing(part, with: "").utf8))
    let (now, back) = try await deleted.delivery(.po)
    let some = Delivery(
      source: back.source, original: back.original, language: back.language,
      units: back.units.filter { !$0.text.verbatim.contains("색인이 필요 없습니다") })
    let importing = Importing(some, into: now)
    let written = importing.files.first { $0.path == "rows/ko.md" }?.bytes ?? []
    let expected = Self.korean.replacing("<p>짧은 목록에는 색인이 필요 없습니다.</p>\n", with: "")
    #expect(String(decoding: written, as: UTF8.self) == expected)
  }

  @Test func `an element comes back before texts that nobody has paired`() async throws {
    let items = (1...60).map { "<li>Plant number \($0) of the garden</li>\n" }.joined()
    let texts = (1...60).map { "<li>정원의 식물 \($0)번</li>\n" }.joined()
    let english = "# Garden\n\nThe list begins here.\n\n<ul>\n\(items)</ul>\n\nIt ends below.\n"
    let start = "# 정원\n\n목록이 여기서 시작합니다.\n\n"
    let end = "여기서 끝납니다.\n"
    let files = ["garden/en.md": english, "garden/ko.md": start + end].mapValues { Array($0.utf8) }
    let corpus = try await DeletedTexts.corpus(files)
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let filled = (1...60).reduce(sent) { text, number in
      let unit = "msgid \"Plant number \(number) of the garden\"\nmsgstr \""
      return text.replacing(unit + "\"", with: unit + "정원의 식물 \(number)번\"")
    }
    let back = try Delivery.reading(SourceFile(path: "garden.po", text: filled))
    let importing = Importing(back, into: corpus)
    let written = importing.files.first { $0.path == "garden/ko.md" }?.bytes ?? []
    #expect(String(decoding: written, as: UTF8.self) == start + "<ul>\n\(texts)</ul>\n\n" + end)
  }

  @Test(
    arguments: [
      ("적어도 이십사 포인트", "최소 이십사 포인트", "<td>최소 이십사 포인트</td>"),
      (
        "적어도 육십육 포인트", "최소 **육십육** [포인트](points.md)",
        "<td>최소 <strong>육십육</strong> <a href=\"points.md\">포인트</a></td>"
      ),
      ("텔레비전", "텔레비전 \\& `tvOS`", "<td>텔레비전 &amp; <code>tvOS</code></td>"),
      ("플랫폼 | 행의 높이", "기기 | 행 높이", "<th>기기</th>\n          <th>행 높이</th>"),
    ])
  func `cells of a row in HTML are written one by one`(
    old: String, new: String, expected: String
  ) async throws {
    // In the source the lines of the table are four blanks further left.
    let expected = expected.replacing("\n          ", with: "\n      ")
    let files = ["rows/en.md": Self.english, "rows/ko.md": Self.korean].mapValues { Array($0.utf8) }
    let corpus = try await DeletedTexts.corpus(files)
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let text = sent.replacing(old, with: new.replacing("\\", with: "\\\\"))
    #expect(text != sent)
    let back = try Delivery.reading(SourceFile(path: "back.po", text: text))
    let importing = Importing(back, into: corpus)
    let file = try #require(importing.files.first)
    let written = String(decoding: file.bytes, as: UTF8.self)
    let (now, before) = (written.split(separator: "\n"), Self.korean.split(separator: "\n"))
    #expect(now.count == before.count)
    #expect(written.contains(expected))
    #expect(zip(now, before).count { $0 != $1 } == expected.split(separator: "\n").count)
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `in lines of HTML, marks are elements`(format: ExchangeFormat) async throws {
    let note = """
      # Tables

      <p lang="en">Give feedback when people select a row in the table.</p>
      <p lang="ko">사람들이 테이블의 행을 선택하면 피드백을 주세요.</p>

      <p lang="en">Open the <a href="d.md">inspector</a> of <em>one</em> row with <code>open</code>.</p>
      <p lang="ko">행 <em>하나</em>의 <a href="d.md">인스펙터</a>는 <code>open</code>으로 여세요.</p>

      <p lang="en">Tell people how old the data is if the network is down.</p>
      <p lang="ko">네트워크가 끊기면 데이터가 얼마나 오래되었는지 알려 주세요.</p>

      """
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.contains("인스펙터") }.joined(separator: "\n")
    let deleted = try await DeletedTexts(
      of: ["tables.md": Array(note.utf8)], [.english, .korean], without: "tables.md",
      with: Array(without.utf8))
    let (now, back) = try await deleted.delivery(format)
    let written = Importing(back, into: now).files.first?.bytes ?? []
    #expect(String(decoding: written, as: UTF8.self) == note)
  }

  @Test func `a frame of very many texts costs as much as they are`() {
    func frame(of count: Int) -> ElementFrame {
      var frame = ElementFrame()
      var isMarkup = frame.add(Array("\n<ul>\n".utf8))
      for number in 0..<count {
        isMarkup = frame.add(Array("<li>".utf8)) && isMarkup
        frame.addText(number)
        isMarkup = frame.add(Array("</li>\n".utf8)) && isMarkup
      }
      isMarkup = frame.add(Array("</ul>\n".utf8)) && isMarkup
      #expect(isMarkup)
      return frame
    }
    let (text, gap) = ([1: Array("하나".utf8)], Array("\n".utf8)[...])
    let expected = Array("\n<ul>\n<li>하나</li>\n</ul>\n".utf8)
    for count in [3, 100_000] { #expect(frame(of: count).bytes(text, over: gap) == expected) }
    #expect(frame(of: 400_000).bytes(text, over: gap) == nil)
  }
}
