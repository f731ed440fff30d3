import Foundation
import TestSupport
import Testing

/// A preview of notes on a full disk.
@Suite(.needs(.root))
struct ServeDiskTests {
  private static let notes = [
    "notes/kettles/en.md":
      "# Kettles\n\nFill it with 2 litres of water.\n\nWait 15 minutes.\n\nPour it.\n",
    "notes/kettles/ko.md": "# 주전자\n\n물을 2 리터 채운다.\n\n15 분 기다린다.\n\n따른다.\n",
  ]

  /// The program in a mount namespace of its own, in which `disk` is small.
  private struct Setting {
    let folder: TemporaryFolder
    let site: ServedSite
    /// The path of the disk as the program sees it.
    let disk: URL

    init() throws {
      folder = try TemporaryFolder(ServeDiskTests.notes)
      let path = folder.url.appending(path: "disk").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let script = """
        mount -t tmpfs -o size=256k tmpfs "\(path)"
        cp -r "\(folder.url.path)/notes" "\(path)/notes"; exec "$@"
        """
      site = try ServedSite(
        content: URL(filePath: path).appending(path: "notes"),
        through: ["/usr/bin/unshare", "--mount", "sh", "-ec", script, "sh"])
      disk = URL(filePath: "/proc/\(site.identifier)/root" + path)
    }

    func fill() throws {
      let file = unsafe open(disk.appending(path: "fill").path, O_WRONLY | O_CREAT, 0o600)
      defer { close(file) }
      let bytes = [UInt8](repeating: 1, count: 512)
      while unsafe write(file, bytes, bytes.count) > 0 {}
      #expect(errno == ENOSPC)
    }

    func free() throws {
      try FileManager.default.removeItem(at: disk.appending(path: "fill"))
    }

    /// Pins the texts at two lines of the sources as a pair, or as no pair.
    func pin(_ kind: String, _ line: Int) throws -> WireHTTP.Reply {
      let reply = try WireHTTP.get("/.hig-notes/pins?page=en/parallel/kettles/", port: site.port)
      func name(_ path: String) throws -> String {
        let pattern = try Regex(#"\["kettles/\#(path)\.md",\#(line),"([^"]*)"\]"#)
        let found = try #require(reply.text.firstMatch(of: pattern), "\(reply.text)")
        return String(try #require(found.output[1].substring))
      }
      return try site.command(
        "pin?page=en/parallel/kettles/&kind=\(kind)&a=\(try name("en"))&b=\(try name("ko"))")
    }

    var pins: String? {
      try? String(
        contentsOf: disk.appending(path: "notes/kettles/kettles.pins.yaml"), encoding: .utf8)
    }

    var names: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(
          atPath: disk.appending(path: "notes/kettles").path
        ).sorted()
      }
    }
  }

  @Test func `says that a correction cannot be kept, keeps the others, and goes on`() throws {
    let setting = try Setting()
    let port = setting.site.port
    let page = try WireHTTP.get("/en/kettles/", port: port).text
    #expect(page.contains("Fill it with"))
    try setting.fill()
    let first = try setting.pin("apart", 3)
    #expect(first.status == 500)
    #expect(
      first.text == "kettles/kettles.pins.yaml cannot be written: No space left on device; "
        + "free some disk space and try again.\n")
    #expect(setting.pins == nil)
    #expect(try setting.names == ["en.md", "ko.md"])
    #expect(try WireHTTP.get("/en/kettles/", port: port).text == page)
    try setting.free()
    #expect(try setting.pin("apart", 3).status == 200)
    let kept = try #require(setting.pins)
    try setting.fill()
    #expect(try setting.pin("apart", 5).status == 500)
    #expect(setting.pins == kept)
    #expect(try setting.names == ["en.md", "kettles.pins.yaml", "ko.md"])
    #expect(try WireHTTP.get("/en/kettles/", port: port).text == page)
    try setting.free()
    #expect(try setting.pin("apart", 5).status == 200)
    #expect(try #require(setting.pins).hasPrefix(kept))
  }

  @Test func `shows again what an editor could not save, when it could`() async throws {
    let setting = try Setting()
    let port = setting.site.port
    _ = try WireHTTP.get("/en/kettles/", port: port)
    try setting.fill()
    let file = setting.disk.appending(path: "notes/kettles/en.md")
    let text = "# Kettles\n\n" + String(repeating: "Saved on a full disk.\n\n", count: 1000)
    // Editors that write in place lose what does not fit on the disk.
    try? Data(text.utf8).write(to: file)
    for target in ["/", "/en/", "/ko/kettles/", "/en/parallel/kettles/", "/.hig-notes/preview.js"] {
      let reply = try WireHTTP.get(target, port: port)
      #expect([200, 302, 404].contains(reply.status), "\(target)")
    }
    try setting.free()
    try Data(text.utf8).write(to: file)
    let isShown = try await Waiting.until {
      try WireHTTP.get("/en/kettles/", port: port).text.contains("Saved on a full disk.")
    }
    #expect(isShown)
  }
}
