import TestSupport
import Testing
import TextBasics

@testable import Bitext

/// Paragraphs of an original that became one since the export.
@Suite struct MergedOriginalTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po]

  private static let english = [
    "# Shelves", "A shelf holds the books of **one** reader.",
    "Every shelf has a number on its left side.", "Readers may keep a book for nine days.",
  ]
  private static let merged = [
    english[0], english[1] + " " + english[2], english[3],
  ]

  private func corpus(_ english: [String], _ other: [String], _ language: String) async throws
    -> Corpus
  {
    var files = ["shelves/en.md": english.joined(separator: "\n\n") + "\n"]
    if !other.isEmpty { files["shelves/\(language).md"] = other.joined(separator: "\n\n") + "\n" }
    return try await Library.corpus(of: files)
  }

  /// What comes back with `texts` for the four originals.
  private func delivery(
    _ format: ExchangeFormat, _ corpus: Corpus, _ language: Language, _ texts: [String]
  ) async throws -> Delivery {
    let options = Exchange.Options(languages: [.english, language])
    let exported = try Delivery.reading(
      SourceFile(path: "out", bytes: try format.bytes(of: corpus, options)))
    let units = exported.units.map { unit in
      let index = Self.english.firstIndex { original in
        original.filter { $0 != "*" && $0 != "#" }.trimmed == unit.original.plainText
      }
      guard let index else { return unit }
      var changed = Delivery.Unit(
        name: unit.name, original: unit.original, text: .markdown(texts[index]),
        exported: unit.exported, isUnfinished: false, range: unit.range)
      changed.kind = unit.kind
      return changed
    }
    return Delivery(
      source: exported.source, original: exported.original, language: language, units: units)
  }

  private static let korean = [
    "서가", "한 서가에는 **한** 독자의 책이 있습니다.", "서가 왼쪽마다 번호가 붙어 있습니다.",
    "책은 아흐레 동안 빌릴 수 있습니다.",
  ]
  private static let better = korean.map { $0.replacing("있습니다", with: "있어요") }

  private func note(_ importing: Importing, _ language: String) -> [String] {
    let file = importing.files.first { $0.path == "shelves/\(language).md" }
    return String(decoding: file?.bytes ?? [], as: UTF8.self).trimmed
      .split(separator: "\n\n").map(String.init)
  }

  @Test(arguments: formats)
  func `translations of merged paragraphs are mended where they stand`(
    format: ExchangeFormat
  ) async throws {
    let old = ["# " + Self.korean[0]] + Self.korean.dropFirst()
    let back = try await delivery(
      format, try await corpus(Self.english, old, "ko"), .korean, Self.better)
    let importing = Importing(back, into: try await corpus(Self.merged, old, "ko"))
    #expect(note(importing, "ko") == ["# 서가"] + Self.better.dropFirst())
    #expect(importing.conflicts == 0 && importing.left == 0)
  }

  @Test(arguments: formats)
  func `one that the notes lack becomes one paragraph`(format: ExchangeFormat) async throws {
    let old = ["# 서가", Self.korean[3]]
    let back = try await delivery(
      format, try await corpus(Self.english, old, "ko"), .korean, Self.korean)
    let importing = Importing(back, into: try await corpus(Self.merged, old, "ko"))
    #expect(
      note(importing, "ko")
        == ["# 서가", Self.korean[1] + " " + Self.korean[2], Self.korean[3]])
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
  }

  @Test func `Japanese sentences stand without a space`() async throws {
    let texts = ["棚", "棚には**一人**の読者の本があります。", "棚の左側には番号があります。", "本は九日間借りられます。"]
    let old = ["# 棚", texts[3]]
    let back = try await delivery(
      .xliff, try await corpus(Self.english, old, "ja"), .japanese, texts)
    let importing = Importing(back, into: try await corpus(Self.merged, old, "ja"))
    #expect(note(importing, "ja") == ["# 棚", texts[1] + texts[2], texts[3]])
  }

  @Test func `what a colleague has changed meanwhile is a conflict`() async throws {
    let old = ["# " + Self.korean[0]] + Self.korean.dropFirst()
    let back = try await delivery(
      .xliff, try await corpus(Self.english, old, "ko"), .korean, Self.better)
    let changed = old.map { $0.replacing("왼쪽마다", with: "옆면마다") }
    let importing = Importing(back, into: try await corpus(Self.merged, changed, "ko"))
    #expect(importing.conflicts == 1)
    let theirs = Importing(
      back, into: try await corpus(Self.merged, changed, "ko"), .init(preference: .theirs))
    #expect(note(theirs, "ko") == ["# 서가"] + Self.better.dropFirst())
  }
}
