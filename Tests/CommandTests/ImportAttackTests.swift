import Foundation
import TestSupport
import Testing

/// Deliveries that try to change more than the notes from which they were made.
@Suite struct ImportAttackTests {
  private static let english = "# Shelves\n\nA shelf keeps 24 books and says so on its label.\n"

  /// Layouts of folders that name the language, each with one English file.
  private static let layouts = ["en.md", "tables/en.md", "en/tables.md", "tables.en.md"]

  /// Language tags that a stranger may write, escaped for XML; in PO, references are resolved
  /// first.
  private static let tags = [
    "../../v", "../v", "..", ".", "/", "a/b", "/tmp", "/tmp/v", "ko/../../v", "..\\..\\v", "ko/",
    "&lt;b&gt;", "x y", "", " ", "ko\tkr", "ko.md", ".ko", "-", "--", "ko-", "ko&#0;", "ko&#x0;",
    "ko\u{0}", "%2e%2e%2fv", "ko%00", "~/v", "$HOME", "한국어", "\u{FF0E}\u{FF0E}/v", "ko\u{2028}",
    "ko&#10;", "file:///tmp/v", "con:", "x-shelf", "i-klingon",
    String(repeating: "a", count: 9), String(repeating: "a", count: 300),
    "x-" + String(repeating: "a", count: 5_000), String(repeating: "../", count: 1_000) + "v",
  ]

  /// Everything below a folder: paths with contents or link targets.
  private func everything(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
      guard let name = name as? String else { continue }
      let path = folder.appending(path: name).path
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      files[name] =
        link.map { Data($0.utf8) } ?? FileManager.default.contents(atPath: path) ?? Data()
    }
    return files
  }

  /// The unit names of the only topic, as in an export.
  private func units(_ folder: TemporaryFolder) throws -> [String] {
    let export = try Command.run(
      ["export", "--format", "po", "--languages", "en,ko", "--content", "a/b/c"], in: folder.url)
    let names = export.output.split(separator: "\n").filter { $0.hasPrefix("msgctxt \"") }
      .map { String($0.dropFirst(9).dropLast()) }
    try #require(names.count == 2, "\(export.output)\(export.messages)")
    return names
  }

  @Test(arguments: layouts, Deliveries.Form.allCases)
  func `what is no language tag is an error at its place, and nothing is written`(
    layout: String, form: Deliveries.Form
  ) throws {
    let folder = try TemporaryFolder(["a/b/c/" + layout: Self.english, "a/v.md": "PRECIOUS"])
    let units = try units(folder).map { Deliveries.Unit($0, "서가") }
    try folder.write("", to: "back")
    for tag in Self.tags {
      let text = Deliveries.text(form, language: tag, units: units)
      try folder.write(text, to: "back")
      let before = try everything(in: folder.url)
      let result = try Command.run(["import", "back", "--content", "a/b/c"], in: folder.url)
      #expect(result.status == 1 && result.output.isEmpty, "\(tag.prefix(40)): \(result.output)")
      let place = result.messages.split(separator: ":", maxSplits: 3)
      #expect(place.first == "back" && place.count == 4, "\(tag.prefix(40)): \(result.messages)")
      #expect(place.dropFirst().first.flatMap { Int($0) } ?? 0 > 0, "\(result.messages)")
      #expect(result.messages.contains(": error: ") && result.messages.utf8.count < 1_000)
      #expect(try everything(in: folder.url) == before, "\(tag.prefix(40))")
    }
  }

  @Test(arguments: layouts, Deliveries.Form.allCases)
  func `a new language gets a new file, once`(layout: String, form: Deliveries.Form) throws {
    let folder = try TemporaryFolder(["a/b/c/" + layout: Self.english])
    let texts = ["棚", "棚には本が24冊あり、ラベルにもそう書いてあります。"]
    let units = zip(try units(folder), texts).map { Deliveries.Unit($0, $1) }
    try folder.write(Deliveries.text(form, language: "ja-JP", units: units), to: "back")
    let path =
      layout.replacingOccurrences(of: "en/", with: "ja/")
      .replacingOccurrences(of: "en.md", with: "ja.md")
    let first = try Command.run(["import", "back", "--content", "a/b/c"], in: folder.url)
    #expect(first.status == 0 && first.output.hasPrefix("new: \(path)\n"), "\(first)")
    #expect(folder.files(in: "a") == ["b/c/" + layout, "b/c/" + path].sorted())
    let second = try Command.run(["import", "back", "--content", "a/b/c"], in: folder.url)
    #expect(second.status == 0 && second.output.hasPrefix("0 texts changed, 0 added"), "\(second)")
  }

  @Test(arguments: Deliveries.Form.allCases, ["draft", "link", "folder", "link to a folder"])
  func `what is there already, and no note, is never replaced`(
    form: Deliveries.Form, obstacle: String
  ) throws {
    let layout = obstacle == "link to a folder" ? "en/tables.md" : "tables/en.md"
    let folder = try TemporaryFolder([
      "a/b/c/" + layout: Self.english, "a/b/c/other/en.md": "# Boards\n\nAn oak board of 1824.\n",
      "precious.md": "PRECIOUS", "outside/x.md": "PRECIOUS",
    ])
    let notes = folder.url.appending(path: "a/b/c")
    switch obstacle {
    case "draft":
      try folder.write("---\ndraft: true\n---\n\nEntwurf\n", to: "a/b/c/tables/de.md")
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: notes.appending(path: "tables/de.md").path,
        withDestinationPath: "../../../../precious.md")
    case "folder":
      try FileManager.default.createDirectory(
        at: notes.appending(path: "tables/de.md"), withIntermediateDirectories: false)
    default:
      try FileManager.default.createSymbolicLink(
        atPath: notes.appending(path: "de").path, withDestinationPath: "../../../outside")
    }
    let export = try Command.run(
      ["export", "--format", "po", "--languages", "en,ko", "--content", "a/b/c"], in: folder.url)
    let units = export.output.split(separator: "\n").filter { $0.hasPrefix("msgctxt \"") }
      .map { Deliveries.Unit(String($0.dropFirst(9).dropLast()), "Ein Text von \($0.count)") }
    try folder.write(Deliveries.text(form, language: "de", units: units), to: "back")
    let before = try everything(in: folder.url)
    let result = try Command.run(["import", "back", "--content", "a/b/c"], in: folder.url)
    #expect(result.status == 1, "\(result)")
    let path = obstacle == "link to a folder" ? "de/tables.md" : "tables/de.md"
    #expect(result.messages.contains("\(path): error: it cannot be written: "), "\(result)")
    #expect(result.messages.contains("nothing was written\n"), "\(result)")
    #expect(try everything(in: folder.url) == before)
  }

  @Test(arguments: Deliveries.Form.allCases)
  func `a byte order mark before a delivery is nothing`(form: Deliveries.Form) throws {
    let folder = try TemporaryFolder(["a/b/c/en.md": Self.english])
    let units = try units(folder).map { Deliveries.Unit($0, "Regale") }
    try folder.write("\u{FEFF}" + Deliveries.text(form, language: "de", units: units), to: "back")
    let result = try Command.run(["import", "back", "--content", "a/b/c"], in: folder.url)
    #expect(result.status == 0, "\(result)")
    #expect(try folder.text("a/b/c/de.md").contains("Regale"))
    try folder.write("\u{FEFF}" + Deliveries.text(form, language: "a b", units: units), to: "back")
    let refused = try Command.run(["import", "back", "--content", "a/b/c"], in: folder.url)
    #expect(refused.messages.contains("^"), "\(refused)")
  }
}
