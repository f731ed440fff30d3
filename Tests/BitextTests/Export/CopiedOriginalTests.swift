import TestSupport
import Testing

@testable import Bitext

/// Originals that tools of translators put in the place of translations.
@Suite struct CopiedOriginalTests {
  private static let english = """
    # Mugs

    A mug holds tea for one person.

    Nobody lifts it by the rim.

    Call `Mug.fill()` on iPhone.

    ## SwiftUI

    ## Cups

    """
  private static let korean = """
    # 머그잔

    머그잔에는 한 사람이 마실 차가 들어갑니다.

    """

  private func corpus(_ korean: String = korean) async throws -> Corpus {
    try await Library.corpus(of: ["mugs/en.md": Self.english, "mugs/ko.md": korean])
  }

  private func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    let options = Exchange.Options(languages: [.english, .korean])
    return String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
  }

  private func delivery(_ text: String) throws -> Delivery {
    try Delivery.reading(SourceFile(path: "back", text: text))
  }

  private func note(_ importing: Importing) -> String? {
    importing.files.first { $0.path == "mugs/ko.md" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po, .csv])
  func `originals in the place of translations are left, names are written`(
    format: ExchangeFormat
  ) async throws {
    let corpus = try await corpus()
    let sent = try delivery(exported(format, corpus))
    let units = sent.units.map { unit in
      Delivery.Unit(
        name: unit.name, original: unit.original, text: unit.original, exported: unit.exported,
        isUnfinished: false, range: unit.range)
    }
    let back = Delivery(source: sent.source, original: .english, language: .korean, units: units)
    for preference in [Importing.Options.Preference?.none, .theirs] {
      let importing = Importing(back, into: corpus, Importing.Options(preference: preference))
      let written = note(importing) ?? ""
      #expect(written.hasPrefix(Self.korean) && written.contains("\n## SwiftUI\n"), "\(written)")
      #expect(!written.contains("Nobody") && !written.contains("Call"), "\(written)")
      #expect(importing.left >= 4 && importing.changed == 0)
      #expect(importing.diagnostics.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func `what stands there in the words of the original is no text that was left`()
    async throws
  {
    let corpus = try await corpus(Self.korean + "\nNobody lifts it by the rim.\n")
    let line = "msgid \"Nobody lifts it by the rim.\"\nmsgstr \""
    let sent = try exported(.po, corpus)
    #expect(sent.contains(line + "\""))
    let back = sent.replacing(line, with: line + "Nobody lifts it by the rim.")
    let importing = Importing(try delivery(back), into: corpus)
    #expect(importing.files.isEmpty && importing.left == 0)
  }
}
