#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import RowStyles
import SiteBuilder

/// Simulates the saves of a writer, a translator and a designer on a copy of the notes.
struct MeasuredSaves {
  enum Kind: String, CaseIterable {
    case source
    case template
    case styleSheet = "style sheet"
    case example = "example file"
    case glossary
  }

  private let notes: URL
  private let templates: URL
  private let footer: String
  private let sheet: String
  private let glossary: String

  /// Creates a folder of templates in `folder` and sets `templates` to it.
  init(in folder: URL, notes: URL, templates: inout String?) throws {
    self.notes = notes
    let own = folder.appending(path: "templates")
    let sources = try Templates(override: templates)
    func text(_ name: String) -> String {
      String(decoding: sources.bytes(of: name) ?? [], as: UTF8.self)
    }
    footer = text("footer.mustache")
    sheet = text("assets/site.css")
    if let override = templates {
      try FileManager.default.copyItem(
        at: URL(filePath: override).resolvingSymlinksInPath(), to: own)
    }
    try FileManager.default.createDirectory(
      at: own.appending(path: "assets"), withIntermediateDirectories: true)
    self.templates = own
    templates = own.path
    let path = notes.appending(path: "glossary.yaml")
    glossary = (try? String(contentsOf: path, encoding: .utf8)) ?? "concepts:\n"
    try Self.write(footer, to: own.appending(path: "footer.mustache"))
    try Self.write(sheet, to: own.appending(path: "assets/site.css"))
    try Self.write(glossary, to: path)
    try Self.write(Self.table(0), to: notes.appending(path: "measured.table.yaml"))
  }

  /// Writes one file in place; the text of `page` shows the measured example.
  func save(_ kind: Kind, _ number: Int, page: String) throws {
    let source = notes.appending(path: page)
    switch kind {
    case .source:
      let text = try String(contentsOf: source, encoding: .utf8)
      let start = number < -1 ? "\n```\(Example.fenceInfo)\nref: measured\n```\n" : ""
      try Self.write(text + start + "\nMeasured \(number).\n", to: source)
    case .template:
      try Self.write(
        footer + "<p>\(number)</p>\n", to: templates.appending(path: "footer.mustache"))
    case .styleSheet:
      try Self.write(
        sheet + "body { outline: \(number + 10)px solid }\n",
        to: templates.appending(path: "assets/site.css"))
    case .example:
      try Self.write(Self.table(number), to: notes.appending(path: "measured.table.yaml"))
    case .glossary:
      let term = "  - id: measured\n    terms: {en: [measured \(number)]}\n"
      try Self.write(glossary + term, to: notes.appending(path: "glossary.yaml"))
    }
  }

  private static func table(_ number: Int) -> String {
    """
    id: measured
    label: {en: Measured}
    style: plain
    sections:
      - id: rows
        rows:
          - {id: row, title: {en: Row \(number)}}

    """
  }

  private static func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: false, encoding: .utf8)
  }
}
