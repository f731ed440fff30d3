import Bitext
import Foundation
import PreviewServer
import SiteBuilder
import Synchronization
import TestSupport
import Testing

/// Requests of pages to write pins, over a socket.
@Suite struct PinRequestTests {
  private static let notes = [
    "kettles/en.md":
      "# Kettles\n\nFill it with 2 litres of water.\n\nWait 15 minutes.\n\nTwice.\n\nTwice.\n",
    "kettles/ko.md": "# 주전자\n\n물을 2 리터 채운다.\n\n15 분 기다린다.\n",
    "alone.md": "# Alone\n\nNobody translated this.\n",
  ]

  private struct Desk: Decodable {
    let sides: [String: [String: [[Place]]]]

    enum Place: Decodable {
      case text(String), line(Int)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let line = try? value.decode(Int.self) {
          self = .line(line)
        } else {
          self = .text(try value.decode(String.self))
        }
      }
    }

    /// The name of the text at a line of a source.
    func name(_ path: String, _ line: Int) -> String? {
      for places in sides.values.flatMap(\.values).joined() {
        guard case .text(path) = places[0], case .line(line) = places[1],
          case .text(let name) = places[2]
        else { continue }
        return name
      }
      return nil
    }
  }

  private struct Setting {
    let folder: TemporaryFolder
    let site: ServedSite
    let desk: Desk
    let token: String

    func post(
      _ query: String, origin: String? = "", token: String? = nil, host: String? = nil
    ) throws -> WireHTTP.Reply {
      let own = "http://localhost:\(site.port)"
      let fields = origin.map { [("Origin", $0.isEmpty ? own : $0)] } ?? []
      return try WireHTTP.get(
        "/.hig-notes/pin?" + query, port: site.port, method: "POST", host: host, fields: fields,
        body: token ?? self.token)
    }

    func query(_ kind: String, _ a: String?, _ b: String?) -> String {
      "page=en/parallel/kettles/&kind=\(kind)&a=\(a ?? "")&b=\(b ?? "")"
    }

    var pins: [String] { folder.files().filter { $0.hasSuffix(".pins.yaml") } }
  }

  private func setting() throws -> Setting {
    let folder = try TemporaryFolder(Self.notes)
    let site = try ServedSite(folder)
    let reply = try WireHTTP.get(
      "/.hig-notes/pins?page=en/parallel/kettles/index.html", port: site.port)
    return Setting(
      folder: folder, site: site, desk: try JSONDecoder().decode(Desk.self, from: reply.body),
      token: try site.token())
  }

  @Test func `takes corrections back, the last one first, unless the file has changed`() throws {
    let setting = try setting()
    let own = "http://localhost:\(setting.site.port)"
    func undo() throws -> Int {
      try WireHTTP.get(
        "/.hig-notes/unpin", port: setting.site.port, method: "POST", host: nil,
        fields: [("Origin", own)], body: setting.token
      ).status
    }
    let a = setting.desk.name("kettles/en.md", 3)
    let b = setting.desk.name("kettles/ko.md", 5)
    #expect(try undo() == 404)
    #expect(try setting.post(setting.query("together", a, b)).status == 200)
    let path = try #require(setting.pins.first)
    let first = try setting.folder.text(path)
    #expect(try setting.post(setting.query("apart", a, b)).status == 200)
    #expect(try setting.folder.text(path) != first)
    #expect(try undo() == 200)
    #expect(try setting.folder.text(path) == first)
    #expect(try undo() == 200)
    #expect(setting.pins.isEmpty)
    #expect(try setting.post(setting.query("together", a, b)).status == 200)
    try setting.folder.write(first + "# mine\n", to: path)
    #expect(try undo() == 409)
    #expect(try setting.folder.text(path) == first + "# mine\n")
  }

  @Test func `writes a correction that a build obeys`() throws {
    let setting = try setting()
    let en = setting.desk.name("kettles/en.md", 3)
    let ko = setting.desk.name("kettles/ko.md", 5)
    let reply = try setting.post(setting.query("together", en, ko))
    #expect(reply.status == 200)
    #expect(reply.text == "kettles/kettles.pins.yaml\n")
    #expect(setting.pins == ["kettles/kettles.pins.yaml"])
    #expect(
      try setting.folder.text("kettles/kettles.pins.yaml").contains(
        "- together: [\"Fill it with 2 litres of\", \"15 분 기다린다.\"]"))
    #expect(setting.folder.files().allSatisfy { !$0.contains(".hig-notes-") })
  }

  @Test func `writes for nobody but a page of its own`() throws {
    let setting = try setting()
    let query = setting.query(
      "apart", setting.desk.name("kettles/en.md", 3), setting.desk.name("kettles/ko.md", 3))
    #expect(try setting.post(query, origin: "http://evil.example").status == 403)
    #expect(try setting.post(query, origin: "null").status == 403)
    #expect(try setting.post(query, origin: nil).status == 403)
    #expect(try setting.post(query, token: "guess").status == 403)
    #expect(try setting.post(query, host: "evil.example:\(setting.site.port)").status == 421)
    #expect(
      try WireHTTP.get("/.hig-notes/pin?" + query, port: setting.site.port).status != 200)
    #expect(setting.pins.isEmpty)
    #expect(try setting.post(query).status == 200)
  }

  @Test func `writes nothing that would say nothing`() throws {
    let setting = try setting()
    let desk = setting.desk
    let en = try #require(desk.name("kettles/en.md", 3))
    #expect(try setting.post(setting.query("together", en, "9.9.zzz")).status == 409)
    #expect(try setting.post(setting.query("together", en, en)).status == 409)
    #expect(
      try setting.post(setting.query("erase", en, desk.name("kettles/ko.md", 3))).status == 400)
    let twice = desk.name("kettles/en.md", 7)
    #expect(try setting.post(setting.query("apart", en, twice)).status == 422)
    for page in ["", "../en/parallel/kettles/", "en/kettles/", "en/parallel/nothing/", "%00"] {
      let status = try setting.post("page=\(page)&kind=apart&a=\(en)&b=0.0.x").status
      #expect(status == 404, "\(page)")
    }
    #expect(setting.pins.isEmpty)
  }

  @Test func `refuses texts that have changed since the page was made`() async throws {
    let setting = try setting()
    let query = setting.query(
      "apart", setting.desk.name("kettles/en.md", 3), setting.desk.name("kettles/ko.md", 3))
    try setting.folder.write("# Kettles\n\nOther words.\n", to: "kettles/en.md")
    let isSeen = try await Waiting.until {
      try WireHTTP.get("/en/kettles/", port: setting.site.port).text.contains("Other words.")
    }
    #expect(isSeen)
    #expect(try setting.post(query).status == 409)
    #expect(setting.pins.isEmpty)
  }

  @Test func `keeps pins in the folder that is there, in whatever form its name is`() throws {
    let name = "주전자".decomposedStringWithCanonicalMapping
    let folder = try TemporaryFolder([
      "\(name)/kettles.en.md": Self.notes["kettles/en.md"] ?? "",
      "\(name)/kettles.ko.md": Self.notes["kettles/ko.md"] ?? "",
    ])
    let site = try ServedSite(folder)
    let reply = try WireHTTP.get("/.hig-notes/pins?page=en/parallel/kettles/", port: site.port)
    let desk = try JSONDecoder().decode(Desk.self, from: reply.body)
    let setting = Setting(folder: folder, site: site, desk: desk, token: try site.token())
    let composed = name.precomposedStringWithCanonicalMapping
    let query = setting.query(
      "apart", desk.name("\(composed)/kettles.en.md", 3),
      desk.name("\(composed)/kettles.ko.md", 3))
    #expect(try setting.post(query).status == 200)
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(folders.map { Array($0.utf8) } == [Array(name.utf8)])
  }

  @Test func `says nothing of an old file that it cannot read, and does not replace it`() throws {
    let setting = try setting()
    let query = setting.query(
      "apart", setting.desk.name("kettles/en.md", 3), setting.desk.name("kettles/ko.md", 3))
    let old = Data([0x70, 0x69, 0x6E, 0x73, 0x3A, 0x0A, 0x23, 0xFF, 0x0A])
    try setting.folder.write(old, to: "kettles/kettles.pins.yaml")
    let reply = try setting.post(query)
    #expect(reply.status == 500 && reply.text.contains("it is not text in UTF-8"))
    let file = setting.folder.url.appending(path: "kettles/kettles.pins.yaml")
    #expect(try Data(contentsOf: file) == old)
    try setting.folder.write("pins:\n", to: "kettles/kettles.pins.yaml")
    unsafe #expect(chmod(file.path, 0o640) == 0)
    #expect(try setting.post(query).status == 200)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func `writes and opens for this machine only`() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let preview = try Preview(
      PreviewOptions(content: folder.url.path, site: SiteOptions()), send: { _, _ in })
    let running = Task { try await preview.run { _ in } }
    defer { running.cancel() }
    func ask(
      _ method: Request.Method, _ target: String, _ body: String = "", isLocal: Bool
    ) async throws -> (status: Int, text: String) {
      var request = Request(method, try #require(RequestTarget("/.hig-notes/" + target)))
      request.isLocal = isLocal
      request.hasOwnOrigin = true
      request.body = Array(body.utf8)
      return await withCheckedContinuation { done in
        preview.respond(request) { response in
          guard case .bytes(let bytes) = response.body else { return }
          done.resume(returning: (response.status, String(decoding: bytes, as: UTF8.self)))
        }
      }
    }
    let page = "page=en/parallel/kettles/"
    let token = try await ask(.get, "token", isLocal: true).text.split(separator: "\n")[0]
    // The first request makes the preview read everything.
    #expect(try await ask(.get, "pins?" + page, isLocal: true).status == 200)
    let commands = [
      (Request.Method.get, "token", 200), (.get, "pins?" + page, 200),
      (.post, "open?place=kettles/en.md:3", 204),
      (.post, "pin?\(page)&kind=apart&a=0.0.x&b=1.0.x", 409),
    ]
    for (method, target, status) in commands {
      let local = try await ask(method, target, String(token), isLocal: true)
      #expect(local.status == status, "\(target): \(local.text)")
      let remote = try await ask(method, target, String(token), isLocal: false)
      #expect(remote.status == 403 && !remote.text.contains(token), "\(target)")
    }
  }
}
