import Foundation

/// A change that people make to a folder of notes.
package enum Edit: CaseIterable, Sendable {
  case paragraph, heading, title, frontMatter, newFile, removed, renamed, folder, glossary
  case settings, draft, picture, pins, example, emptied, again, link, language
  case exampleFile, template, removedGlossary, stamps, translated, footnote, callout, namesake

  package static let all = Array(allCases) + Array(repeating: .paragraph, count: 6)
}

/// A folder of notes in three languages, to which random edits are applied.
package final class EditedNotes: Sendable {
  package let folder: TemporaryFolder
  package let templates: TemporaryFolder
  private static let names = ["lists", "tables", "menus"]

  /// Creates the notes in a folder of their own, or as `notes` in `parent`.
  package init(in parent: TemporaryFolder? = nil) throws {
    var files = [
      "README.md": "# Notes\n\nAbout [tables](tables/en.md).\n",
      "glossary.yaml": "concepts:\n  - id: table\n    terms: {en: [table], ko: [표], ja: [表]}\n",
      "media/a.png": "not really a picture",
    ]
    for (number, name) in Self.names.enumerated() {
      for tag in ["en", "ko", "ja"] {
        files["\(name)/\(tag).md"] = Self.text(name.capitalized, number, tag)
      }
    }
    files["tools/chisels/oak.en.md"] = "# Oak handles\n\nOak lasts longer than the blade does.\n"
    files["tools/chisels/oak.ko.md"] = "# 참나무 자루\n\n참나무는 날보다 오래간다.\n"
    files["mixed.md"] = "# Mixed 섞인 글\n\nA table has rows.\n\n> 표에는 행이 있다.\n"
    folder = try parent.map { try TemporaryFolder("notes", in: $0) } ?? TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    templates = try TemporaryFolder(["footer.mustache": "<footer>0</footer>\n"])
  }

  package static func text(_ title: String, _ number: Int, _ tag: String) -> String {
    let texts = [
      "en": "Keep row \(number) short, and say what it does.\n\nShow \(number) rows at once.",
      "ko": "행 \(number)번은 짧게 쓰고 하는 일을 밝힌다.\n\n한 번에 \(number)개의 행을 보여 준다.",
      "ja": "行\(number)は短くして、何をするかを示します。\n\n一度に\(number)行を見せます。",
    ]
    return "# \(title)\n\n\(texts[tag] ?? "")\n\n## API \(number)\n\nUse `UITableView`.\n"
  }

  /// Applies the edit and returns the paths of the changed files.
  package func apply(_ edit: Edit, using random: inout SplitMix64) throws -> [String] {
    let texts = folder.files().filter { $0.hasSuffix(".md") }
    let path = texts.randomElement(using: &random) ?? "README.md"
    let old = (try? folder.text(path)) ?? ""
    let number = Int.random(in: 0..<1000, using: &random)
    func save(_ text: String, _ path: String) throws -> [String] {
      try folder.write(text, to: path)
      return [path]
    }
    switch edit {
    case .paragraph: return try save(old + "\nA new sentence \(number).\n", path)
    case .footnote:
      return try save(
        old + "\nA note[^\(number % 3)].\n\n[^\(number % 3)]: Text \(number).\n", path)
    case .callout:
      // Every second callout is closed only by the next one.
      let end = number % 2 == 0 ? ":::\n" : ""
      return try save(old + "\n> [!TIP] Row \(number)\n> Tip.\n\n:::note\nCells.\n" + end, path)
    case .heading: return try save(old + "\n## Heading \(number)\n\nText.\n", path)
    case .title: return try save("# Title \(number % 4)\n\nOther text \(number).\n", path)
    case .frontMatter:
      return try save("---\ntitle: Named \(number)\nmood: good\n---\n\n\(old)", path)
    case .newFile: return try save(Self.text("Extra \(number)", number, "en"), "x\(number).md")
    case .removed:
      try FileManager.default.removeItem(at: folder.url.appending(path: path))
      return [path]
    case .renamed:
      let target = "moved-\(number).md"
      try FileManager.default.moveItem(
        at: folder.url.appending(path: path), to: folder.url.appending(path: target))
      return [path, target]
    case .folder:
      return try ["en", "ko"].flatMap { tag in
        try save(Self.text("Folder \(number)", number, tag), "new-\(number)/\(tag).md")
      }
    case .translated:
      return try save(Self.text("Shelf \(number)", number, "en"), "shelf-\(number).md")
        + save(Self.text("선반 \(number)", number, "ko"), "선반-\(number).md")
    case .glossary:
      let text = "concepts:\n  - id: row\n    terms: {en: [row\(number)], ko: [행], ja: [行]}\n"
      return try save(text, "glossary.yaml")
    case .settings: return try save("title: Site \(number)\n", "site.yaml")
    case .draft: return try save("---\ndraft: true\n---\n\n" + old, path)
    case .picture: return try save("other bytes \(number)", "media/a.png")
    case .pins:
      return try save("pins:\n  - unit: pinned-\(number)\n    text: Keep row\n", "lists.pins.yaml")
    case .example:
      return try save(
        old + "\n```yaml table\nref: file-\(number % 3)\n```\n", path)
    case .emptied: return try save("", path)
    case .again: return try save(old, path)
    case .link:
      let targets = [
        "lists/en.md#api-0", "/tables/ko.md", "/menus/ja.md", "/design/title-\(number % 4)",
        "/design/menus", "mixed",
      ]
      let target = targets[number % targets.count]
      return try save(old + "\n[there](\(target)) ![p](media/a.png)\n", path)
    case .exampleFile:
      let rows = "sections:\n  - id: s\n    rows:\n      - {id: r, title: {en: One \(number)}}\n"
      let table = "id: file-\(number % 3)\nlabel: {en: File}\nstyle: plain\n" + rows
      return try save(table, "more/one.table.yaml")
    case .template:
      try templates.write("<footer>\(number)</footer>\n", to: "footer.mustache")
      return []
    case .removedGlossary:
      try? FileManager.default.removeItem(at: folder.url.appending(path: "glossary.yaml"))
      return ["glossary.yaml"]
    case .stamps:
      let entry = "- {id: u\(number), language: ko, translation: abc, source: Keep}\n"
      return try save("stamps:\n" + entry, "lists/tables.stamps.yaml")
    case .namesake:
      let text = "# Chisel \(number)\n\nA chisel of \(number) grams.\n"
      return try save(text, "shop-\(number % 2)/chisels/steel-\(number).md")
    case .language: return try save("# 목록\n\n한국어로만 쓴 글이다 \(number).\n", path)
    }
  }
}
