import TestSupport

@testable import Bitext

/// A note whose translation has only begun, and what comes back of it.
enum MugNotes {
  static let english = """
    # Mugs

    A mug holds tea for one person.

    Nobody lifts it by the rim.

    Call `Mug.fill()` on iPhone.

    ## SwiftUI

    ## Cups

    """
  static let korean = """
    # 머그잔

    머그잔에는 한 사람이 마실 차가 들어갑니다.

    """

  static func corpus(_ korean: String = korean) async throws -> Corpus {
    try await Library.corpus(of: ["mugs/en.md": english, "mugs/ko.md": korean])
  }

  static func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    let options = Exchange.Options(languages: [.english, .korean])
    return String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
  }

  static func delivery(_ text: String) throws -> Delivery {
    try Delivery.reading(SourceFile(path: "back", text: text))
  }

  static func note(_ importing: Importing) -> String? {
    importing.files.first { $0.path == "mugs/ko.md" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }
}
