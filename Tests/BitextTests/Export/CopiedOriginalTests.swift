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
}
