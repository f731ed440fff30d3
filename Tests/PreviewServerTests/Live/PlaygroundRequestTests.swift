import Foundation
import TestSupport
import Testing

/// Requests of pages to draw and check a table that is being written, over a socket.
@Suite struct PlaygroundRequestTests {
  private struct Answer: Decodable {
    let html: String
    let problems: [Problem]

    struct Problem: Decodable {
      let line: Int
      let column: Int
      let severity: String
      let text: String
    }
  }

  private static let table = """
    id: jam-shelf
    label: {en: Jam shelf, ko: 잼 선반, ja: ジャムの棚}
    style: grouped
    sections:
      - id: top
        header: {en: Top, ko: 위, ja: 上}
        rows:
          - {id: plum, title: {en: Plum, ko: 자두, ja: プラム}}

    """

  private func site() throws -> ServedSite {
    try ServedSite(TemporaryFolder(["jam/en.md": "# Jam\n\nOne shelf is enough.\n"]))
  }

  private func post(
    _ yaml: String, to site: ServedSite, language: String = "en", origin: String? = nil,
    token: String? = nil, host: String? = nil
  ) throws -> WireHTTP.Reply {
    try WireHTTP.get(
      "/.hig-notes/try?language=\(language)", port: site.port, method: "POST", host: host,
      fields: [("Origin", origin ?? "http://localhost:\(site.port)")],
      body: try token ?? site.token() + "\n" + yaml)
  }

  private func answer(_ reply: WireHTTP.Reply) throws -> Answer {
    #expect(reply.status == 200)
    return try JSONDecoder().decode(Answer.self, from: reply.body)
  }

  @Test func `draws a table with its code, and says what is wrong where`() throws {
    let site = try site()
    let good = try answer(try post(Self.table, to: site, language: "ko"))
    #expect(good.problems.isEmpty)
    #expect(good.html.contains("<figure class=\"ex\" id=\"ex-jam-shelf\""))
    #expect(good.html.contains("잼 선반") && good.html.contains("listStyle(.grouped)"))

    let index = Self.table.replacingOccurrences(of: "sections:", with: "index: true\nsections:")
    let bad = try answer(try post(index, to: site, language: "ja"))
    let finding = try #require(bad.problems.first { $0.text.contains("TBL-GRP-NOINDEX") })
    #expect(finding.line > 1 && finding.column >= 1 && finding.severity == "error")
    #expect(!bad.html.isEmpty)

    let typo = try answer(
      try post(Self.table.replacingOccurrences(of: "style:", with: "stlye:"), to: site))
    #expect(typo.html.isEmpty)
    #expect(typo.problems.map(\.line) == [3] && typo.problems[0].text.contains("style"))
  }

  @Test func `writes nothing that a table says as markup`() throws {
    let hostile = Self.table.replacingOccurrences(
      of: "en: Plum", with: "en: \"<img src=x onerror=alert(1)></script>\"")
    let html = try answer(try post(hostile, to: try site())).html
    #expect(!html.contains("<img") && !html.contains("</script></"))
    #expect(html.contains("&lt;img"))
  }

  @Test func `draws for nobody but a page of its own, and nothing that is too long`() throws {
    let site = try site()
    #expect(try post(Self.table, to: site, origin: "http://example.org").status == 403)
    #expect(try post(Self.table, to: site, token: "wrong\n" + Self.table).status == 403)
    #expect(try post(Self.table, to: site, token: Self.table).status == 403)
    #expect(try post(Self.table, to: site, host: "example.org").status != 200)
    let long = Self.table + String(repeating: "# more and more\n", count: 5000)
    #expect(try post(long, to: site).status == 413)
    #expect(try WireHTTP.get("/.hig-notes/try", port: site.port).status == 404)
  }
}
