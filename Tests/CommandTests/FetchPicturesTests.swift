import Foundation
import TestSupport
import Testing

/// `fetch-pictures` asks a server of the test's own, with the program curl.
@Suite struct FetchPicturesTests {
  /// A whole PNG picture of two by one pixels, with `count` bytes after it that viewers skip.
  private static func png(extra count: Int = 0) -> [UInt8] {
    let base64 =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGNY"
      + "kKAARAAI5wJBBsUIjQAAAABJRU5ErkJggg=="
    return Array(Data(base64Encoded: base64) ?? Data()) + Array(repeating: 7, count: count)
  }

  private static let drawing = Array(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9\"/></svg>"
      .utf8)

  private static let script = Array(
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>steal()</script></svg>".utf8)

  private static let page = Array("<!doctype html><title>Sign in</title>".utf8)

  /// Notes that show `addresses` in Markdown, in a cell of a table and in HTML by turns.
  private func notes(_ addresses: [String]) throws -> TemporaryFolder {
    var text = "# Shelves\n\nA shelf holds the books of one reader.\n"
    for (number, address) in addresses.enumerated() {
      switch number % 3 {
      case 0: text += "\n![A shelf](\(address))\n"
      case 1: text += "\n| Shelf | Width |\n| --- | --- |\n| ![Oak](\(address)) | wide |\n"
      default:
        text += "\n<p align=\"center\"><img src=\"\(address)\" alt=\"Ash\" width=\"30\"></p>\n"
      }
    }
    return try TemporaryFolder(["content/shelves/en.md": text])
  }

  private func fetch(
    _ folder: TemporaryFolder, _ options: [String] = ["--private"],
    environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command.run(["fetch-pictures"] + options, in: folder.url, environment: environment)
  }

  private func list(_ folder: TemporaryFolder) throws -> [[String]] {
    try folder.text("content/pictures/fetched-pictures.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func `a build shows the copies, and the notes stay as they are`() throws {
    let server = try PictureServer([
      "/a/oak.png": PictureServer.answer(Self.png()),
      "/badge?style=flat": PictureServer.answer(Self.drawing),
      "/moved": PictureServer.redirection(to: "/a/oak.png"),
    ])
    let addresses = ["/a/oak.png", "/badge?style=flat", "/moved"].map(server.address)
    let folder = try notes(addresses)
    let before = try folder.text("content/shelves/en.md")
    #expect(try Command.run(["build"], in: folder.url).status == 0)
    let page = "site/en/shelves/index.html"
    for address in addresses { #expect(try folder.text(page).contains(address)) }

    let result = try fetch(folder)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.messages.contains("3 pictures fetched, 0 kept, 0 not fetched"))
    #expect(try folder.text("content/shelves/en.md") == before)
    let list = try list(folder)
    #expect(list.map { $0[0] } == addresses.sorted())
    #expect(list.allSatisfy { $0[4].wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil })
    let oak = try #require(list.first { $0[0].hasSuffix("oak.png") })
    #expect(oak[1].wholeMatch(of: /oak-[0-9a-f]{8}\.png/) != nil)
    #expect(oak[2] == String(Self.png().count))
    #expect(oak[3] == "64e17e4ec2e39d2edcfbeb0276345fe06cc8eb0e23b9447efe1d2635ad1d0b27")

    let build = try Command.run(["build"], in: folder.url)
    #expect(build.status == 0 && !build.messages.contains("warning"), "\(build.messages)")
    let html = try folder.text(page)
    #expect(!html.contains("127.0.0.1"), "\(html)")
    for entry in list {
      #expect(html.contains("media/pictures/\(entry[1])"))
      #expect(folder.files(in: "site").contains("media/pictures/\(entry[1])"))
    }
    #expect(html.contains("width=\"2\" height=\"1\""), "the copy has a size")
    #expect(!folder.files(in: "site").contains { $0.hasSuffix(".tsv") })
    // An earlier build that knew nothing of the copies makes no difference.
    #expect(try Command.run(["build", "--output", "fresh"], in: folder.url).status == 0)
    #expect(try folder.text("fresh/en/shelves/index.html") == html)
  }

  @Test func `what is there is not fetched again, and what is damaged is`() throws {
    let server = try PictureServer([
      "/one.png": PictureServer.answer(Self.png()),
      "/two.png": PictureServer.answer(Self.png(extra: 9)),
    ])
    let folder = try notes([server.address("/one.png"), server.address("/two.png")])
    #expect(try fetch(folder).status == 0)
    #expect(server.requests.count == 2)
    #expect(try fetch(folder).messages.contains("0 pictures fetched, 2 kept"))
    #expect(server.requests.count == 2)

    let name = try #require(try list(folder).first { $0[0].hasSuffix("two.png") })[1]
    try folder.write(Array(Self.png(extra: 9).dropLast(4)), to: "content/pictures/\(name)")
    let build = try Command.run(["build"], in: folder.url)
    #expect(
      build.messages.contains(
        "pictures/fetched-pictures.tsv:4:1: warning: this copy is not shown: pictures/\(name) has"),
      "\(build.messages)")
    #expect(try folder.text("site/en/shelves/index.html").contains(server.address("/two.png")))
    #expect(try fetch(folder).messages.contains("1 picture fetched, 1 kept"))
    #expect(server.requests.count == 3 && server.requests[2].hasPrefix("GET /two.png "))
    #expect(
      try Data(contentsOf: folder.url.appending(path: "content/pictures/\(name)"))
        == Data(Self.png(extra: 9)))
  }

  @Test func `only pictures are kept, by their bytes and within the limits`() throws {
    let unended = Data("HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n".utf8) + Data(Self.png())
    let endless =
      Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8) + Data(Self.png(extra: 60_000))
    let server = try PictureServer([
      "/page.png": PictureServer.answer(Self.page),
      "/script.svg": PictureServer.answer(Self.script),
      "/head.png": PictureServer.answer(Array(Self.png().prefix(12))),
      "/unended.png": unended, "/endless.png": endless,
      "/large.png": PictureServer.answer(Self.png(extra: 30_000)),
      "/empty.png": PictureServer.answer([]),
      "/file": PictureServer.redirection(to: "file:///etc/hostname"),
      "/round": PictureServer.redirection(to: "/round"),
      "/sound.png": PictureServer.answer(Self.png()),
    ])
    let reasons = [
      ("/page.png", "it is no PNG, JPEG, GIF, WebP or SVG picture"),
      ("/script.svg", "the drawing could run scripts"),
      ("/head.png", "it is no PNG"), ("/unended.png", "the server breaks off"),
      ("/endless.png", "it is larger than 20 kB"), ("/large.png", "it is larger than 20 kB"),
      ("/empty.png", "the answer is empty"), ("/none.png", "the server answers 404"),
      ("/file", "it leads to an address that is none of the web"),
      ("/round", "it leads on more than 5 times"),
    ]
    let folder = try notes(reasons.map { server.address($0.0) } + [server.address("/sound.png")])
    let result = try fetch(folder, ["--private", "--largest", "20"])
    #expect(result.status == 1)
    for (path, reason) in reasons {
      let line = result.messages.split(separator: "\n").first {
        $0.contains("this picture is not fetched: \(reason)") && $0.hasPrefix("shelves/en.md:")
      }
      #expect(line != nil, "\(path): \(result.messages)")
    }
    #expect(result.messages.contains("1 picture fetched, 0 kept, 10 not fetched"))
    #expect(folder.files(in: "content/pictures").count == 2)
    #expect(try list(folder).count == 1)
  }

  @Test func `all copies together stay within the limit`() throws {
    let server = try PictureServer([
      "/1.png": PictureServer.answer(Self.png(extra: 900)),
      "/2.png": PictureServer.answer(Self.png(extra: 900)),
    ])
    let folder = try notes([server.address("/1.png"), server.address("/2.png")])
    let result = try fetch(folder, ["--private", "--total", "1"])
    #expect(result.status == 1)
    #expect(result.messages.contains("all copies together would have more than 1 kB (--total)"))
    #expect(try list(folder).count == 1)
  }

  @Test func `this machine and its network are asked only with --private`() throws {
    let server = try PictureServer(["/x.png": PictureServer.answer(Self.png())])
    let hosts = [
      "127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0",
    ]
    let folder = try notes(hosts.map { "http://\($0):\(server.port)/x.png" })
    let result = try fetch(folder, [])
    #expect(result.status == 1)
    #expect(result.messages.contains("0 pictures fetched, 0 kept, 7 not fetched"))
    #expect(result.messages.contains("which --private allows"))
    #expect(server.requests.isEmpty, "\(server.requests)")
    #expect(folder.files(in: "content/pictures").isEmpty)
  }

  @Test func `nothing of the user's goes to a server`() throws {
    let server = try PictureServer([
      "/x.png": PictureServer.answer(Self.png()), "/a.png": PictureServer.redirection(to: "/x.png"),
    ])
    let secret = "http://reader:word@127.0.0.1:\(server.port)/x.png"
    let folder = try notes([server.address("/a.png"), secret])
    let home = try TemporaryFolder([
      ".curlrc": "header = \"X-Secret: 4711\"\nuser = \"reader:word\"\ncookie = \"a=4711\"\n",
      ".netrc": "machine 127.0.0.1 login reader password 4711\n",
    ])
    let result = try fetch(
      folder,
      environment: [
        "HOME": home.path, "CURL_HOME": home.path, "http_proxy": "http://127.0.0.1:9/",
        "HTTP_PROXY": "http://127.0.0.1:9/",
      ])
    #expect(result.messages.contains("a name or a password is in the address"))
    #expect(result.messages.contains("1 picture fetched"), "\(result.messages)")
    #expect(server.requests.count == 2)
    for request in server.requests {
      let fields = request.split(separator: "\r\n").dropFirst()
        .compactMap { $0.split(separator: ":").first.map { $0.lowercased() } }
      #expect(Set(fields) == ["host", "user-agent", "accept"], "\(request)")
    }
  }

  @Test func `--dry-run lists what is missing, and asks nobody`() throws {
    let server = try PictureServer(["/x.png": PictureServer.answer(Self.png())])
    let folder = try notes([server.address("/x.png"), server.address("/x.png#part")])
    let result = try fetch(folder, ["--private", "--dry-run"])
    #expect(result.status == 0)
    #expect(result.output == server.address("/x.png") + "\n")
    #expect(result.messages.contains("1 picture to fetch, 0 kept"))
    #expect(server.requests.isEmpty && folder.files(in: "content").count == 1)
  }

  @Test func `a machine without curl is told so`() throws {
    let folder = try notes(["http://127.0.0.1:9/x.png"])
    let empty = try TemporaryFolder()
    let result = try fetch(folder, environment: ["PATH": empty.path])
    #expect(result.status == 1)
    #expect(
      result.messages.contains(
        "pictures are fetched with the program curl, which cannot be started"))
  }

  @Test(arguments: ["../out", "/tmp", ".hidden", "a//b", ""])
  func `the copies stay among the notes`(place: String) throws {
    let folder = try notes(["http://127.0.0.1:9/x.png"])
    let result = try fetch(folder, ["--folder", place])
    #expect(result.status == 2, "\(result.messages)")
  }

  @Test func `a list that somebody damaged is left out line by line`() throws {
    let folder = try notes(["https://pictures.example/x.png"])
    let digest = String(repeating: "0", count: 64)
    try folder.write(Self.png(), to: "content/pictures/x.png")
    try folder.write(
      "https://pictures.example/x.png\tx.png\t\(Self.png().count)\t\(digest)\t2026-11-24\n"
        + "https://pictures.example/y.png\t../../y.png\t1\t\(digest)\t2026-11-24\nnonsense\n",
      to: "content/pictures/fetched-pictures.tsv")
    let result = try Command.run(["build", "--all"], in: folder.url)
    #expect(result.messages.contains("fetched-pictures.tsv:2:1: warning: this copy is not shown"))
    #expect(result.messages.contains("fetched-pictures.tsv:3:1: warning: this copy is not shown"))
    #expect(!result.messages.contains("fetched-pictures.tsv:1:"), "\(result.messages)")
    #expect(try folder.text("site/en/shelves/index.html").contains("media/pictures/x.png"))
  }
}
