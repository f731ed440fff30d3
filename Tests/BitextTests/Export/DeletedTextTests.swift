import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What was missing and comes back stands where its author would have written it.
@Suite struct DeletedTextTests {
  private static let formats = [ExchangeFormat.xliff, .xliff2, .po]

  @Test func `in every layout, missing texts come back to their places`() async throws {
    var sum = DeletedTexts.Outcome()
    for (number, layout) in LayoutNotes.allCases.enumerated() {
      for seed in 0..<UInt64(3) {
        var random = SplitMix64(seed: seed)
        let files = layout.files(using: &random).mapValues { Array($0.utf8) }
        let format = Self.formats[(number + Int(seed)) % 3]
        for share in [0.15, 0.3, 0.5] {
          let deleted = try await DeletedTexts(
            of: files, [.english, .korean], share: share, using: &random)
          let outcome = try await deleted.outcome(format)
          sum.add(outcome, "\(layout), seed \(seed), share \(share), \(format)")
        }
      }
    }
    sum.expectNearlyAll()
  }

  @Test(arguments: [(Language.korean, ExchangeFormat.xliff), (.japanese, .po)])
  func `in our notes, missing texts come back to their places`(
    language: Language, format: ExchangeFormat
  ) async throws {
    let files = try Self.files(in: Checkout.content)
    var random = SplitMix64(seed: 0)
    let deleted = try await DeletedTexts(
      of: files, [.english, language], share: 0.3, lotsByText: true, using: &random)
    var sum = DeletedTexts.Outcome()
    sum.add(try await deleted.outcome(format), "\(language), \(format)")
    sum.expectNearlyAll()
  }

  /// A folder of notes that others wrote, which the environment names: these are not in the repository.
  private static let real = ProcessInfo.processInfo.environment["DELETED_NOTES"]

  @Test(.enabled(if: real != nil, "needs the folder that DELETED_NOTES names"))
  func `in notes of others, missing texts come back to their places`() async throws {
    let folder = URL(filePath: try #require(Self.real), directoryHint: .isDirectory)
    let files = try Self.files(in: folder)
    let known = try await DeletedTexts.corpus(files).languages
    for language in [Language.korean, .japanese] where known.contains(language) {
      for allowsLostMarkup in [false, true] {
        var sum = DeletedTexts.Outcome()
        for (seed, format) in Self.formats.enumerated() {
          var random = SplitMix64(seed: UInt64(seed))
          let deleted = try await DeletedTexts(
            of: files, [.english, language], share: 0.3, lotsByText: true, using: &random)
          let (now, back) = try await deleted.delivery(format)
          let options = Importing.Options(allowsLostMarkup: allowsLostMarkup)
          let outcome = deleted.outcome(of: Importing(back, into: now, options))
          sum.add(
            outcome, "\(language), \(allowsLostMarkup ? "any markup, " : "")seed \(seed), \(format)"
          )
        }
        sum.expectNearlyAll()
      }
    }
  }

  @Test(arguments: formats)
  func `a file that is missing is made of its original`(format: ExchangeFormat) async throws {
    for layout in [LayoutNotes.separateFiles, .separateFilesWithEverything] {
      for seed in 0..<UInt64(4) {
        var random = SplitMix64(seed: seed)
        let files = layout.files(using: &random).mapValues { Array($0.utf8) }
        let deleted = try await DeletedTexts(of: files, [.english, .korean], without: "note/ko.md")
        let outcome = try await deleted.outcome(format)
        #expect(outcome.equal == 1, "\(layout), seed \(seed): \(outcome.different)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a draft takes its translations, with comments one after another`(
    keepsOriginals: Bool
  ) async throws {
    for seed in 0..<UInt64(4) {
      var random = SplitMix64(seed: seed)
      let files = LayoutNotes.separateFilesWithEverything.files(using: &random)
        .mapValues { Array($0.utf8) }
      let english = try await DeletedTexts.corpus(files.filter { $0.key == "note/en.md" })
      let topic = try #require(english.topics.first)
      let draft = try NewTranslation(
        of: topic, in: .korean, of: english, keepsOriginals: keepsOriginals)
      #expect(draft.path == "note/ko.md")
      var bytes = draft.bytes
      for part in (keepsOriginals ? 0 : 2)..<3 {
        let deleted = try await DeletedTexts(
          of: files, [.english, .korean], without: "note/ko.md", with: bytes)
        let (now, back) = try await deleted.delivery(.po)
        let some = Delivery(
          source: back.source, original: back.original, language: back.language,
          units: part == 2 ? back.units : back.units.filter { _ in Bool.random(using: &random) })
        let importing = Importing(some, into: now)
        bytes = importing.files.first { $0.path == "note/ko.md" }?.bytes ?? bytes
      }
      let whole = String(decoding: files["note/ko.md"] ?? [], as: UTF8.self)
      #expect(String(decoding: bytes, as: UTF8.self) == whole, "seed \(seed)")
    }
  }

  private static func files(in folder: URL) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appending(path: path)
      guard !url.hasDirectoryPath, let data = try? Data(contentsOf: url) else { continue }
      files[path] = Array(data)
    }
    return files
  }
}

extension DeletedTexts.Outcome {
  fileprivate mutating func add(_ other: Self, _ name: String) {
    equal += other.equal
    inWhiteSpace += other.inWhiteSpace
    inBlanks += other.inBlanks
    removed += other.removed
    refused += other.refused
    different += other.different.map { "\(name): \($0)" }
  }

  /// Of a hundred files, 95 are as they were, byte for byte.
  fileprivate func expectNearlyAll() {
    print(
      "\(removed) texts: \(equal) of \(equal + different.count) files are as they were, "
        + "\(inWhiteSpace) but for white space, \(inBlanks) of these for blanks in lines")
    for one in different { print(one) }
    #expect(equal > 0 && different.count * 20 <= equal + different.count, "\(different)")
  }

  @Test(arguments: ["1. ", "2. ", "3. ", "4. "])
  func `an added item is counted as the other items of its file are`(number: String) async throws {
    let korean = """
      # 서가

      1. 판 24장을 창고에서 가져옵니다.
      2. 못 48개를 상자에서 고릅니다.
      3. 벽에 구멍 12개를 뚫습니다.
      4. 책 96권을 다시 꽂습니다.

      """
    let english = """
      # Shelves

      1. Fetch the 24 boards from the cellar.
      1. Choose 48 nails out of the box.
      1. Drill the 12 holes into the wall.
      1. Put the 96 books back.

      """
    let lines = korean.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !$0.hasPrefix(number) }.joined(separator: "\n")
    let deleted = try await DeletedTexts(
      of: ["note/en.md": Array(english.utf8), "note/ko.md": Array(korean.utf8)],
      [.english, .korean], without: "note/ko.md", with: Array(rest.utf8))
    let outcome = try await deleted.outcome(.po)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }
}
