import Foundation
import TestSupport
import Testing

/// The pages and messages of `serve` when symbolic links appear, disappear and change.
@Suite struct ServeLinkTests {
  private static let ways = [[], ["--poll"]]

  @Test(arguments: ways)
  func `follows links to folders that go, come back and lead elsewhere`(
    way: [String]
  ) async throws {
    let setting = try ServedProject(way + ["--follow-links"])
    func expect(_ words: String?, _ comment: String) async throws {
      try await setting.expect(comment) {
        let reply = try WireHTTP.get("/en/shelves/", port: setting.site.port)
        return words.map { reply.status == 200 && reply.text.contains($0) }
          ?? (reply.status == 404)
      }
    }
    for name in ["one", "two"] {
      try setting.folder.write("# Shelves\n\nShelf \(name).\n", to: "\(name)/shelves.md")
    }
    for round in 1...2 {
      try setting.run("ln -s ../../one project/notes/far")
      try await expect("Shelf one.", "made, round \(round)")
      try setting.run("ln -sfn ../../two project/notes/far")
      try await expect("Shelf two.", "led elsewhere, round \(round)")
      try setting.run("mv two three")
      try await expect(nil, "its target moved, round \(round)")
      try setting.run("mv three two")
      try await expect("Shelf two.", "its target back, round \(round)")
      try setting.run("printf '\\nMore %s.\\n' \(round) >> two/shelves.md")
      try await expect("More \(round).", "saved behind it, round \(round)")
      try setting.run("rm project/notes/far")
      try await expect(nil, "removed, round \(round)")
    }
  }

  @Test(arguments: ways)
  func `says that a link leads out of the notes, until it is gone`(way: [String]) async throws {
    let setting = try ServedProject(way)
    try setting.folder.write("# Shelves\n\nA shelf.\n", to: "far/shelves.md")
    try setting.folder.write("# Shelves\n\nA shelf.\n", to: "near/shelves.md")
    func expect(_ isTold: Bool, _ comment: String) async throws {
      try await setting.expect(comment) {
        try setting.site.problems().contains("it leads out of the notes") == isTold
      }
      #expect(try WireHTTP.get("/en/shelves/", port: setting.site.port).status == 404)
    }
    for target in ["far", "far/shelves.md"] {
      try setting.run("ln -s ../../\(target) project/notes/shelves.md")
      try await expect(true, "a link to \(target)")
      try setting.run("rm project/notes/shelves.md")
      try await expect(false, "no link to \(target)")
    }
    try setting.run("ln -s ../../far project/notes/link")
    try await expect(true, "a link")
    try setting.run("ln -sfn ../../near project/notes/link")
    try await setting.expect("a link that leads elsewhere") {
      try setting.site.problems().contains("/near; put a copy")
    }
    try setting.run("ln -sfn lists project/notes/link")
    try await expect(false, "a link inside")
    try setting.run("mv project/notes away")
    try await setting.expect("away") { try setting.site.isFolderAway() }
    try setting.run("ln -sfn ../../near away/link; mv away project/notes")
    try await expect(true, "a link that came while the folder was away")
  }
}
