import Foundation
import TestSupport
import Testing

/// The program itself, over a socket.
@Suite struct ServeTests {
  private static let notes = [
    "README.md": "# Notes\n\nAbout [lists](lists/en.md).\n",
    "lists/en.md": "# Lists\n\nKeep rows short. ![A film](../film.mp4)\n",
    "lists/ko.md": "# 목록\n\n행은 짧게 쓴다.\n",
    "tables/en.md": "# Tables\n\nShow few rows.\n",
    "film.mp4": String(repeating: "0123456789", count: 1000),
    "unused.pdf": "nobody refers to this",
  ]

  private func served(
    _ arguments: [String] = []
  ) throws -> (site: ServedSite, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(Self.notes)
    return (try ServedSite(folder, arguments), folder)
  }

  /// The page without the elements that a preview adds.
  private func untagged(_ page: Data) -> String {
    String(decoding: page, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("data-page=") && !$0.contains("id=\"words-preview\"") }
      .joined(separator: "\n")
  }

  private func expectBuild(
    _ site: ServedSite, _ content: URL, _ arguments: [String] = [], base: String = "/"
  ) throws {
    let output = try TemporaryFolder()
    let build = try Command.run(
      ["build", "--content", content.path, "--output", output.url.path] + arguments)
    #expect(build.status == 0, "\(build.messages)")
    for path in output.files() where !path.hasPrefix(".hig-notes") {
      let file = try Data(contentsOf: output.url.appending(path: path))
      let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      let reply = try WireHTTP.get(base + encoded, port: site.port)
      #expect(reply.status == 200, "\(path)")
      if path.hasSuffix(".html") {
        #expect(untagged(reply.body) == String(decoding: file, as: UTF8.self), "\(path)")
      } else {
        #expect(reply.body == file, "\(path)")
      }
    }
  }

  @Test func `serves what a build writes`() throws {
    let content = Checkout.content
    let site = try ServedSite(content: content)
    try expectBuild(site, content)
  }

  @Test func `serves a build under a path, with feeds where the address is known`() throws {
    let arguments = ["--base-path", "/notes/", "--base-url", "https://example.org/notes/"]
    let (site, folder) = try served(arguments)
    #expect(site.address.hasSuffix("/notes/"))
    try expectBuild(site, folder.url, arguments, base: "/notes/")
    let reply = try WireHTTP.get("/", port: site.port)
    #expect(reply.status == 302)
    #expect(reply.fields["location"] == "/notes/")
    #expect(try WireHTTP.get("/elsewhere", port: site.port).status == 404)
  }

  @Test func `serves what a build would write after a change`() async throws {
    let (site, folder) = try served()
    _ = try WireHTTP.get("/", port: site.port)
    try folder.write("# Lists\n\nOther words.\n", to: "lists/en.md")
    try folder.write("# Menus\n\nA new topic, about [lists](lists/en.md).\n", to: "menus.md")
    try FileManager.default.removeItem(at: folder.url.appending(path: "tables/en.md"))
    let isSeen = try await Waiting.until {
      let isNew = try WireHTTP.get("/en/menus/", port: site.port).status == 200
      let isGone = try WireHTTP.get("/en/tables/", port: site.port).status != 200
      let page = try WireHTTP.get("/en/lists/", port: site.port).text
      return isNew && isGone && page.contains("Other words.")
    }
    #expect(isSeen)
    try expectBuild(site, folder.url)
  }

  @Test func `answers HEAD, conditions and ranges`() throws {
    let (site, _) = try served()
    let page = try WireHTTP.get("/en/lists/", port: site.port)
    #expect(page.fields["content-type"] == "text/html; charset=utf-8")
    let head = try WireHTTP.get("/en/lists/", port: site.port, method: "HEAD")
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.fields["content-length"] == String(page.body.count))
    let tag = try #require(page.fields["etag"])
    let same = try WireHTTP.get("/en/lists/", port: site.port, fields: [("If-None-Match", tag)])
    #expect(same.status == 304 && same.body.isEmpty)
    let film = "/media/film.mp4"
    let part = try WireHTTP.get(film, port: site.port, fields: [("Range", "bytes=5-14")])
    #expect(part.status == 206 && part.text == "5678901234")
    #expect(part.fields["content-range"] == "bytes 5-14/10000")
    #expect(part.fields["content-type"] == "video/mp4")
    let beyond = try WireHTTP.get(film, port: site.port, fields: [("Range", "bytes=10000-")])
    #expect(beyond.status == 416)
    #expect(try WireHTTP.get(film, port: site.port).body.count == 10_000)
    #expect(try WireHTTP.get("/en/lists/", port: site.port, method: "DELETE").status == 405)
  }

  @Test func `shows the site's own page for what is not there`() throws {
    let (site, _) = try served()
    #expect(try WireHTTP.get("/404.html", port: site.port).status == 200)
    for target in ["/nothing", "/en/nothing/", "/en/lists/much/deeper/x"] {
      let reply = try WireHTTP.get(target, port: site.port)
      #expect(reply.status == 404)
      #expect(reply.text.contains("<section class=\"lost\""))
      let links = reply.text.matches(of: /(?:href|src)="([^"#][^"]*)"/).map { String($0.1) }
      #expect(links.contains("/en/index.html") && links.contains { $0.hasSuffix("site.css") })
      for link in links where !link.contains("://") {
        #expect(link.hasPrefix("/"), "\(link)")
        let path = String(link.prefix { $0 != "#" })
        #expect(try WireHTTP.get(path, port: site.port).status == 200, "\(link)")
      }
    }
  }

  @Test func `adds the slash that a folder's address ends with`() throws {
    let (site, _) = try served()
    let reply = try WireHTTP.get("/en/lists?x=1", port: site.port)
    #expect(reply.status == 301)
    #expect(reply.fields["location"] == "/en/lists/?x=1")
    #expect(try WireHTTP.get("//evil.example/..", port: site.port).status == 400)
    #expect(try WireHTTP.get("//evil.example", port: site.port).status == 404)
  }

  @Test(arguments: [
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/media/..%2f..%2fetc/passwd",
    "/media/%2e%2e/film.mp4", "/media\\..\\x", "/media/film.mp4%00.html",
    "/assets/../page.mustache",
    "/assets/%2e%2e/page.mustache", "/.hig-notes/../page.mustache",
  ])
  func `lets no path leave the site`(target: String) throws {
    let (site, _) = try served()
    #expect(try WireHTTP.get(target, port: site.port).status == 400)
  }

  @Test func `serves files of the notes only where a page refers to them`() throws {
    let secret = try TemporaryFolder(["key.pem": "secret"])
    let folder = try TemporaryFolder(Self.notes)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "key.pem"),
      withDestinationURL: secret.url.appending(path: "key.pem"))
    let site = try ServedSite(content: folder.url)
    for target in ["/media/key.pem", "/media/unused.pdf", "/key.pem", "/lists/en.md"] {
      #expect(try WireHTTP.get(target, port: site.port).status == 404, "\(target)")
    }
  }

  @Test func `answers to its own name only`() throws {
    let (site, _) = try served()
    #expect(try WireHTTP.get("/", port: site.port, host: "evil.example").status == 421)
    #expect(try WireHTTP.get("/", port: site.port, host: "evil.example:\(site.port)").status == 421)
    #expect(try WireHTTP.get("/", port: site.port, host: "localhost:\(site.port)").status == 200)
    let origin = [("Origin", "http://evil.example")]
    #expect(try WireHTTP.get("/", port: site.port, fields: origin).status == 403)
    let target = "http://evil.example/"
    #expect(try WireHTTP.get(target, port: site.port).status == 421)
    let twice = [("Host", "127.0.0.1:\(site.port)")]
    #expect(try WireHTTP.get("/", port: site.port, fields: twice).status != 200)
  }

  @Test func `names the next free port when one is taken`() throws {
    let (site, folder) = try served()
    let second = try Command.run(
      ["serve", "--port", String(site.port), "--content", folder.url.path])
    #expect(second.status == 1)
    #expect(second.messages.contains("port \(site.port) is taken; "), "\(second.messages)")
    #expect(second.messages.contains("use --port "), "\(second.messages)")
  }

  @Test func `says what is wrong with the folder`() throws {
    let result = try Command.run(["serve", "--port", "0", "--content", "/nowhere"])
    #expect(result.status == 2)
    #expect(result.messages.contains("/nowhere: error: this cannot be read: it is not there"))
  }

  @Test(arguments: [
    (["--jobs", "0"], "--jobs has to be at least 1"),
    (["--base-url", "example.org"], "--base-url has to begin with https:// or http://"),
  ])
  func `refuses what a build refuses`(options: [String], message: String) throws {
    let result = try Command.run(["serve", "--port", "0", "--content", "/nowhere"] + options)
    #expect(result.status == 2)
    #expect(result.messages.hasPrefix("Error: \(message)\n"))
  }

  @Test func `ends on Ctrl-C, although somebody listens`() throws {
    let (site, folder) = try served()
    let stream = try WireHTTP.Connection(port: site.port)
    let request = "GET /.hig-notes/events HTTP/1.1\r\nHost: localhost:\(site.port)\r\n\r\n"
    try stream.send(Data(request.utf8))
    #expect(stream.receive()?.isEmpty == false)
    let files = folder.files()
    #expect(site.interrupt() == 0)
    #expect(folder.files() == files)
  }

  @Test func `tells the place of every text on a page`() throws {
    let (site, _) = try served()
    let reply = try WireHTTP.get("/.hig-notes/marks?page=en/lists/", port: site.port)
    #expect(reply.text.contains("[\"en\",\"lists/en.md\",3]"), "\(reply.text)")
  }

  @Test func `opens the editor at a text of the site, and at nothing else`() async throws {
    let log = try TemporaryFolder()
    let target = log.url.appending(path: "place").path
    let (site, _) = try served(["--editor", "sh -c 'echo $1:$2 >\(target)' - {path} {line}"])
    func open(_ place: String) throws -> Int {
      try site.command("open?place=" + place).status
    }
    _ = try WireHTTP.get("/en/lists/", port: site.port)
    #expect(try open("/etc/passwd:1") == 404)
    #expect(try open("lists/%2e%2e/film.mp4:1") == 404)
    #expect(try open("lists/en.md") == 400)
    #expect(try open("lists/en.md:3") == 200)
    let isOpened = try await Waiting.until {
      (try? log.text("place").hasSuffix("/lists/en.md:3\n")) ?? false
    }
    #expect(isOpened)
  }

  @Test(arguments: [[], ["--bind", "0.0.0.0"]])
  func `opens the editor for pages of its own alone`(arguments: [String]) throws {
    let log = try TemporaryFolder()
    let target = log.url.appending(path: "opened").path
    let (site, _) = try served(arguments + ["--editor", "sh -c 'echo $0 >>\(target)' {path}"])
    _ = try WireHTTP.get("/en/lists/", port: site.port)
    let token = try site.token()
    let own = "http://localhost:\(site.port)"
    func status(
      _ place: String = "open?place=lists/en.md:3", _ method: String = "POST",
      origin: String? = nil, host: String? = nil, _ body: String
    ) throws -> Int {
      try WireHTTP.get(
        "/.hig-notes/" + place, port: site.port, method: method, host: host,
        fields: origin.map { [("Origin", $0)] } ?? [], body: body
      ).status
    }
    #expect(try status(origin: nil, token) == 403)
    let port = site.port
    for origin in [
      "null", "http://evil.example", "https://localhost:\(port)", "http://localhost:1",
      "http://localhost:\(port).evil.example", "http://evil.example#http://localhost:\(port)", "",
    ] {
      #expect(try status(origin: origin, token) == 403, "\(origin)")
    }
    for body in ["", "guess", token.uppercased(), token + " ", String(token.dropLast())] {
      #expect(try status(origin: own, body) == 403, "\(body)")
    }
    #expect(try status("open?place=lists/en.md:3&token=\(token)", origin: own, "") == 403)
    #expect(try status("open", origin: own, "lists/en.md:3") == 403)
    #expect(try status(origin: own, host: "evil.example:\(port)", token) == 421)
    #expect(try status("open?place=lists/en.md:3", "GET", origin: own, "") == 404)
    // A request to an address of the machine on the network counts as one from the network.
    if !arguments.isEmpty, let address = try WireHTTP.addressOnNetwork() {
      let body = "GET /.hig-notes/token HTTP/1.1\r\nHost: \(address):\(port)\r\n"
      let bytes = Data((body + "Connection: close\r\n\r\n").utf8)
      let reply = try WireHTTP.reply(to: bytes, port: port, address: address)
      #expect(reply.status == 403 && !reply.text.contains(token))
    }
    #expect(log.files().isEmpty)
    #expect(try status(origin: own, token) == 200)
  }
}
