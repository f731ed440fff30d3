import TestSupport
import Testing

@testable import Bitext

/// Originals that tools of translators put in the place of translations.
@Suite struct CopiedOriginalTests {
  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po, .csv])
  func `originals in the place of translations are left, names and headings are written`(
    format: ExchangeFormat
  ) async throws {
    let corpus = try await MugNotes.corpus()
    let sent = try MugNotes.delivery(MugNotes.exported(format, corpus))
    let units = sent.units.map { unit in
      Delivery.Unit(
        name: unit.name, original: unit.original, text: unit.original, exported: unit.exported,
        isUnfinished: false, range: unit.range)
    }
    let back = Delivery(source: sent.source, original: .english, language: .korean, units: units)
    for preference in [Importing.Options.Preference?.none, .theirs] {
      let importing = Importing(back, into: corpus, Importing.Options(preference: preference))
      let written = MugNotes.note(importing) ?? ""
      #expect(
        written.hasPrefix(MugNotes.korean) && written.contains("\n## SwiftUI\n"), "\(written)")
      #expect(written.hasSuffix("\n## Cups\n"), "headings may stay in English: \(written)")
      #expect(!written.contains("Nobody") && !written.contains("Call"), "\(written)")
      #expect(importing.left >= 4 && importing.changed == 0)
      #expect(importing.diagnostics.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func `what stands there in the words of the original is no text that was left`()
    async throws
  {
    let corpus = try await MugNotes.corpus(MugNotes.korean + "\nNobody lifts it by the rim.\n")
    let line = "msgid \"Nobody lifts it by the rim.\"\nmsgstr \""
    let sent = try MugNotes.exported(.po, corpus)
    #expect(sent.contains(line + "\""))
    let back = sent.replacing(line, with: line + "Nobody lifts it by the rim.")
    let importing = Importing(try MugNotes.delivery(back), into: corpus)
    #expect(importing.files.isEmpty && importing.left == 0)
  }

  @Test(
    arguments: [
      ("- [Mugs and Their Rims](https://example.com/rims)", true),
      ("- 1. [Rims](rims.md), [Cups](cups.md)", true),
      ("- [Mugs and Their Rims](https://example.com/rims), by a potter", false),
      ("- Nobody lifts it by the rim", false),
    ])
  func `the names of other pages may stay as they are`(item: String, isWritten: Bool) async throws {
    let korean = "# 컵\n\n컵은 손잡이로 드세요.\n\n더 읽을거리입니다.\n\n"
    let english = "# Cups\n\nLift a cup by its handle.\n\nThere is more to read.\n\n"
    let last = "- [컵의 역사](https://example.com/history)\n"
    let files = [
      "cups/en.md": english + item + "\n- [The history of cups](https://example.com/history)\n",
      "cups/ko.md": korean + last,
    ]
    let corpus = try await DeletedTexts.corpus(files.mapValues { Array($0.utf8) })
    let sent = try MugNotes.delivery(MugNotes.exported(.po, corpus))
    let units = sent.units.map { unit in
      Delivery.Unit(
        name: unit.name, original: unit.original, text: unit.isEmpty ? unit.original : unit.text,
        exported: unit.exported, isUnfinished: false, range: unit.range)
    }
    let back = Delivery(source: sent.source, original: .english, language: .korean, units: units)
    let importing = Importing(back, into: corpus)
    let written = importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written == (isWritten ? korean + item + "\n" + last : nil))
    #expect(importing.left == (isWritten ? 0 : 1))
  }
}
