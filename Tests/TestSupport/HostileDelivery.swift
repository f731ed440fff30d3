import Foundation
import Testing

/// Notes that received deliveries from a hostile translator, through the program itself.
package struct HostileDelivery {
  /// The notes are in `content`.
  package let folder: TemporaryFolder

  /// Exports notes, then imports a payload for each text and another for each untranslated text.
  ///
  /// - Parameters:
  ///   - form: The format of the delivery.
  ///   - part: The index of the share of payloads to use.
  ///   - parts: The number of shares.
  /// - Throws: If a program does not start or does not report what it did.
  package init(_ form: Deliveries.Form, part: Int, of parts: Int) throws {
    let notes = HostileText.shelf(part: part, of: parts)
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: notes.map { ("content/" + $0.key, $0.value) }))
    let export = ["export", "--format", form.rawValue, "--languages", "en,ko", "-o", "sent"]
    #expect(try Command.run(export, in: folder.url).status == 0)
    let (delivery, lines) = HostileText.delivery(
      of: try folder.text("sent"), form, part: part, of: parts)
    try folder.write(delivery, to: "back")
    let imported = try Command.run(["import", "back"], in: folder.url)
    let changed = try #require(imported.output.firstMatch(of: /(\d+) texts? changed/)).1
    #expect(Int(changed) ?? 0 > lines.count / 2, "\(imported.output)")
    let units = try Command.run(
      ["export", "--format", "po", "--languages", "en,ko"], in: folder.url
    ).output.matches(of: /msgctxt "((racks|cases)\/.*)"/)
    let names = ["racks", "cases"].map { topic in
      units.filter { $0.2 == topic }.dropFirst().map { String($0.1) }
    }
    let additions = HostileText.additions(form, to: (names[0], names[1]), part: part, of: parts)
    try folder.write(additions, to: "back")
    let more = try Command.run(["import", "back"], in: folder.url)
    let added = try #require(more.output.firstMatch(of: /(\d+) added/)).1
    #expect(Int(added) ?? 0 > lines.count / 2, "\(more.output)")
  }

  /// Builds the notes into `site`.
  ///
  /// - Returns: The paths of the pages, relative to the folder.
  package func pages() throws -> [String] {
    let output = folder.url.appending(path: "site").path
    _ = try Command.run(["build", "--output", output], in: folder.url)
    let pages = folder.files(in: "site").filter { $0.hasSuffix(".html") }
    for topic in ["shelves", "racks", "cases"] {
      #expect(pages.contains("ko/\(topic)/index.html"), "\(pages)")
    }
    return pages
  }
}
