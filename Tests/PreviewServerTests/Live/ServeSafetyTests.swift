import Foundation
import TestSupport
import Testing

/// Attacks on the program on a developer's machine, over a socket.
@Suite struct ServeSafetyTests {
  private static let notes = [
    "lists/en.md": "# Lists\n\nKeep rows short.\n", "lists/ko.md": "# 목록\n\n행은 짧게 쓴다.\n",
  ]

  private func expectAlive(_ site: ServedSite) throws {
    #expect(try WireHTTP.get("/en/lists/", port: site.port).status == 200)
  }

  @Test func `gives no more than it takes to long heads, targets and bodies`() throws {
    let site = try ServedSite(try TemporaryFolder(Self.notes))
    let long = String(repeating: "x", count: 100_000)
    let many = (0..<500).map { ("X-\($0)", "1") }
    // The server may answer or close the connection, but it must not keep the client waiting.
    func status(
      _ target: String = "/en/lists/", method: String = "GET", fields: [(String, String)] = [],
      body: String = ""
    ) throws -> Int? {
      do {
        return try WireHTTP.get(
          target, port: site.port, method: method, fields: fields, body: body
        ).status
      } catch WireHTTP.Failure.closed {
        return nil
      }
    }
    #expect(try status(fields: [("X-Long", long)]) != 200)
    #expect(try status(fields: many) != 200)
    #expect(try ![200, 404].contains(status("/" + long)))
    let origin = [("Origin", "http://localhost:\(site.port)")]
    let body = try status("/.hig-notes/open", method: "POST", fields: origin, body: long)
    #expect(body == nil || body == 413)
    try expectAlive(site)
  }

  @Test func `closes connections whose request does not come`() throws {
    let site = try ServedSite(try TemporaryFolder(Self.notes))
    let silent = try WireHTTP.Connection(port: site.port)
    let slow = try WireHTTP.Connection(port: site.port)
    try slow.send(Data("GET / HTTP/1.1\r\nHost: loc".utf8))
    // A request has ten seconds in total; `receiveAll` throws if a connection stays open.
    #expect(try silent.receiveAll().isEmpty)
    #expect(!String(decoding: try slow.receiveAll(), as: UTF8.self).contains(" 200 "))
    try expectAlive(site)
  }

  @Test func `has room for readers only so far, and again when they are gone`() async throws {
    let site = try ServedSite(try TemporaryFolder(Self.notes))
    try expectAlive(site)
    var open: [WireHTTP.Connection] = []
    let request = Data("GET /en/lists/ HTTP/1.1\r\nHost: localhost:\(site.port)\r\n\r\n".utf8)
    var refused = 0
    for _ in 0..<300 {
      let connection = try WireHTTP.Connection(port: site.port)
      try connection.send(request)
      open.append(connection)
    }
    for connection in open where connection.receive().map(\.isEmpty) ?? true { refused += 1 }
    #expect(refused >= 300 - 256 && refused < 100, "\(refused) refused")
    open = []
    let hasRoom = try await Waiting.until {
      (try? WireHTTP.get("/en/lists/", port: site.port).status) == 200
    }
    #expect(hasRoom)
  }

  @Test(.needs(.root))
  func `serves people who have no rights beyond their own`() throws {
    let folder = try TemporaryFolder(Self.notes)
    let site = try ServedSite(
      content: folder.url,
      through: ["/usr/bin/setpriv", "--bounding-set", "-all", "--inh-caps", "-all"])
    try expectAlive(site)
    #expect(try WireHTTP.get("/.hig-notes/preview.js", port: site.port).status == 200)
  }

  @Test func `keeps the strict policy on previewed pages`() throws {
    let site = try ServedSite(try TemporaryFolder(Self.notes))
    for target in ["/", "/en/", "/en/lists/", "/en/parallel/lists/", "/nothing/at/all"] {
      let page = try WireHTTP.get(target, port: site.port).text
      let policy = try #require(
        page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/), "\(target)")
      #expect(!policy.1.contains("unsafe") && !policy.1.contains("*"), "\(target)")
      #expect(policy.1.contains("default-src") || policy.1.contains("script-src"))
      // The page itself contains no inline scripts, styles or handlers.
      #expect(page.firstMatch(of: /<script(?![^>]* src=)(?![^>]*json")[^>]*>/) == nil)
      #expect(page.firstMatch(of: /<style|\sstyle="|\son[a-z]+="/) == nil, "\(target)")
    }
    let events = try WireHTTP.get("/en/lists/", port: site.port)
    #expect(events.fields["x-content-type-options"] == "nosniff")
    #expect(events.fields["cross-origin-resource-policy"] == "same-origin")
  }

  @Test(arguments: [
    "/%2e%2e%2f%2e%2e%2fetc/passwd", "/media/%2E%2E/%2E%2E/etc/passwd", "/%252e%252e/etc/passwd",
    "/en/lists/%00", "/en\\lists\\", "/%5c..%5c..%5cetc", "/./en/lists/", "/en/lists/..%2f..",
    "/.hig-notes/..%2f..%2fpage.mustache", "/.hig-notes/%2e%2e/page.mustache",
    "/.hig-notes/preview.js%00.css", "/.git/config", "/en/%c0%ae%c0%ae/",
  ])
  func `serves nothing by a path that is not its own`(target: String) throws {
    let folder = try TemporaryFolder(Self.notes.merging([".git/config": "[secret]"]) { $1 })
    let site = try ServedSite(folder)
    let reply = try WireHTTP.get(target, port: site.port)
    #expect(reply.status == 400 || reply.status == 404)
    #expect(!reply.text.contains("root:") && !reply.text.contains("[secret]"))
  }

  @Test func `leaves nothing behind when it ends, whoever is still connected`() throws {
    let folder = try TemporaryFolder(Self.notes)
    let before = folder.files()
    let site = try ServedSite(folder)
    let open = try (0..<20).map { _ in try WireHTTP.Connection(port: site.port) }
    try open[0].send(Data("GET /.hig-notes/events HTTP/1.1\r\nHost: localhost".utf8))
    try folder.write("# Lists\n\nSaved in the last moment.\n", to: "lists/en.md")
    #expect(site.interrupt() == 0)
    #expect(kill(site.identifier, 0) != 0)
    #expect(folder.files() == before)
    #expect((try? WireHTTP.Connection(port: site.port)) == nil)
    _ = open.count
  }
}
