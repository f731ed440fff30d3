import Testing

@testable import Bitext

/// Translations that come back with other spaces, which some tools fold.
@Suite struct RespacedTextTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]
  private static let english = """
    # Rows

    Keep rows short, and say what they open.

    A row is 44 pt high.

    """
  private static let korean = """
    # 행

    행은  짧게 쓰고 무엇을 여는지 말하세요.

    행의 높이는 44 pt입니다.

    """
  private static let joined = korean.replacing("44 pt", with: "44\u{A0}pt")
  private static let folded = korean.replacing("행은  짧게", with: "행은 짧게")

  private func corpus(_ korean: String) async throws -> Corpus {
    try await Library.corpus(of: ["rows/en.md": Self.english, "rows/ko.md": korean])
  }

  /// Exports the notes, changes the exported file, and imports it into the same or other notes.
  private func importing(
    _ format: ExchangeFormat, _ changes: [(String, String)], into notes: String = korean,
    _ preference: Importing.Options.Preference? = nil
  ) async throws -> (text: String, remarks: [Diagnostic]) {
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(
      decoding: try format.bytes(of: try await corpus(Self.korean), options), as: UTF8.self)
    let back = changes.reduce(sent) { $0.replacing($1.0, with: $1.1) }
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: try await corpus(notes),
      Importing.Options(preference: preference))
    let bytes = importing.files.first?.bytes ?? Array(notes.utf8)
    return (String(decoding: bytes, as: UTF8.self), importing.diagnostics)
  }

  @Test(arguments: formats)
  func `a space that a translator makes a no-break space is written`(
    format: ExchangeFormat
  ) async throws {
    let (text, remarks) = try await importing(format, [("44 pt입", "44\u{A0}pt입")])
    #expect(text == Self.joined && remarks.isEmpty, "\(remarks.map(\.message))")
  }

  @Test(arguments: formats)
  func `a double space that a translator takes out is out where no tool folds spaces`(
    format: ExchangeFormat
  ) async throws {
    let changes = [("행은  짧게", "행은 짧게"), ("44 pt입", "44\u{A0}pt입")]
    let (text, remarks) = try await importing(format, changes)
    #expect(text == Self.joined.replacing("행은  짧게", with: "행은 짧게") && remarks.isEmpty)
  }

  @Test(arguments: formats)
  func `where a tool may have folded spaces, the notes keep theirs and a note says so`(
    format: ExchangeFormat
  ) async throws {
    let (text, remarks) = try await importing(format, [("행은  짧게", "행은 짧게")])
    #expect(text == Self.korean && remarks.map(\.severity) == [.note])
    let theirs = try await importing(
      format, [("행은  짧게", "행은 짧게")], into: Self.korean, .theirs)
    #expect(theirs.text == Self.folded && theirs.remarks.isEmpty)
  }

  @Test(arguments: formats)
  func `spaces that somebody in the notes has changed stay`(format: ExchangeFormat) async throws {
    for notes in [Self.joined, Self.folded] {
      let (text, remarks) = try await importing(format, [], into: notes)
      #expect(text == notes && remarks.isEmpty, "\(remarks.map(\.message))")
      let other = try await importing(format, [("44 pt입", "44  pt입")], into: Self.joined)
      #expect(other.text == Self.joined && other.remarks.map(\.severity) == [.note])
    }
  }

  @Test func `deliveries of earlier exports do not tell spaces apart`() throws {
    let digest = TranslationDigest(of: "44 pt")
    let early = try #require(TranslationDigest(digest.digits.prefix(16)))
    #expect(early == digest && early.spacing == nil && digest.digits.utf8.count == 20)
    #expect(TranslationDigest(of: "44\u{A0}pt") == digest)
    guard
      case .keep = ImportDecision(
        delivered: "44\u{A0}pt", exported: early, current: "44 pt", mayFold: false)
    else {
      Issue.record("a text was taken for changed")
      return
    }
  }
}
