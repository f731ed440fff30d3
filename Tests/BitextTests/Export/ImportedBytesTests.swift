import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What an import leaves alone: every byte outside of the words that a translator has changed.
@Suite struct ImportedBytesTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po]

  /// A delivery in which marks stand in some words of the translations.
  private struct MarkedDelivery {
    /// A syllable and a character that no note has; the first is of Korean, the other of Japanese.
    static let marks: Set<Unicode.Scalar> = ["\u{BDC1}", "\u{9F98}"]
    private(set) var text = ""
    private(set) var count = 0

    init(_ text: String, _ format: ExchangeFormat, share: Double, using random: inout SplitMix64) {
      let (start, end) =
        switch format {
        case .po: ("msgstr \"", "\"\n")
        // Others' translations stand in targets with a language.
        case .xliff: ("<target state", "</target>")
        default: ("<target", "</target>")
        }
      var result = ""
      var rest = Substring(text)
      var isFirst = true
      while let opening = rest.firstRange(of: start) {
        result += rest[..<opening.upperBound]
        rest = rest[opening.upperBound...]
        var body = Substring()
        // Texts of several lines, and the header, begin with an empty string.
        if format == .po, isFirst || rest.hasPrefix("\"\n\"") {
          isFirst = false
          continue
        }
        if let closing = rest.firstRange(of: end) { body = rest[..<closing.lowerBound] }
        rest = rest[body.endIndex...]
        let isChosen = Double.random(in: 0..<1, using: &random) < share
        result += isChosen ? marked(String(body), using: &random) : String(body)
      }
      self.text = result + String(rest)
    }

    /// The body of a text with a mark in one of its words, which are not in a tag or an address.
    private mutating func marked(_ body: String, using random: inout SplitMix64) -> String {
      var scalars = Array(body.unicodeScalars)
      var places: [Int] = []
      var isInTag = false
      for (index, scalar) in scalars.enumerated() {
        if scalar == "<" { isInTag = true }
        let isLetter = 0xAC00...0xD7A3 ~= scalar.value || 0x3041...0x9FFF ~= scalar.value
        if isLetter, !isInTag { places.append(index) }
        if scalar == ">" { isInTag = false }
      }
      guard let place = places.randomElement(using: &random) else { return body }
      let isKorean = 0xAC00...0xD7A3 ~= scalars[place].value
      scalars.insert(isKorean ? "\u{BDC1}" : "\u{9F98}", at: place + 1)
      count += 1
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private func check(
    _ corpus: Corpus, seed: UInt64, share: Double, languages: [Language]? = nil,
    at place: SourceLocation = #_sourceLocation
  ) throws -> (edited: Int, written: Int) {
    var random = SplitMix64(seed: seed)
    var (edited, written) = (0, 0)
    let all = languages ?? corpus.languages
    for format in Self.formats {
      for target in all where target == .korean || target == .japanese {
        guard let original = all.first(where: { $0 != target }) else { continue }
        let options = Exchange.Options(languages: [original, target])
        // A translator takes the mark from a doubtful text that was looked at.
        let sent = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
          .replacing("needs-review-translation", with: "translated").replacing(
            "#, fuzzy\n", with: "")
        let back = MarkedDelivery(sent, format, share: share, using: &random)
        let importing = Importing(
          try Delivery.reading(SourceFile(path: "back", text: back.text)), into: corpus)
        edited += back.count
        written += importing.changed
        #expect(
          importing.changed + importing.left == back.count,
          "seed \(seed), \(format): \(importing.diagnostics.map(\.message))", sourceLocation: place)
        for file in importing.files {
          let text = String(decoding: file.bytes, as: UTF8.self).unicodeScalars
          let bare = String(
            String.UnicodeScalarView(text.filter { !MarkedDelivery.marks.contains($0) }))
          #expect(
            Array(bare.utf8) == file.old ?? [], "seed \(seed), \(format), \(file.path): \(bare)",
            sourceLocation: place)
        }
      }
    }
    return (edited, written)
  }

  @Test(arguments: GoldenCase.all.filter { $0.name.hasPrefix("L") })
  func `in every layout, words change and nothing else`(layout: GoldenCase) async throws {
    let notes = try layout.notes()
    let (corpus, _) = try await Library.corpus(of: notes)
    var (edited, written) = (0, 0)
    for seed in 0..<UInt64(12) {
      let result = try check(corpus, seed: seed, share: [1, 0.5, 0.2][Int(seed % 3)])
      edited += result.edited
      written += result.written
    }
    #expect(
      Double(written) >= 0.95 * Double(edited), "\(layout.name): \(written) of \(edited) written")
  }

  @Test(arguments: [RealNotes.own])
  func `in notes as people write them, words change and nothing else`(
    notes: RealNotes
  ) async throws {
    try await expectWritten(notes)
  }

  @Test(.needs(.seeds))
  func `in the seeds, words change and nothing else`() async throws {
    try await expectWritten(.seeds)
  }

  private func expectWritten(_ notes: RealNotes) async throws {
    let (corpus, _) = try await Pipeline(root: notes.url.path).corpus()
    var (edited, written) = (0, 0)
    for seed in 0..<UInt64(2) {
      let result = try check(corpus, seed: seed, share: [1, 0.3][Int(seed % 2)])
      edited += result.edited
      written += result.written
    }
    #expect(Double(written) >= 0.95 * Double(edited), "\(written) of \(edited) written")
  }

  private static let fenced = """
    # Fences 울타리

    ```
    Keep row text short, because long text is cut off.
    긴 글은 잘리므로 행의 글은 짧게 유지하세요.
    ```

    Give feedback when people select a row.

    사람들이 행을 선택하면 피드백을 주세요.

    """

  private static let aside = """
    # Aside 곁글

    <aside>

    A shelf keeps 24 books of 1912.

    서가에는 1912년의 책이 24권 있습니다.
    <p class="credit">
    Counted by the librarian at 19:00.

    19:00에 사서가 센 것입니다.
    </p>

    </aside>

    The door has 3 locks.

    문에는 자물쇠가 3개 있습니다.

    """

  private static let marks = """
    # Marks 표시

    A shelf keeps _24 books_ and a __door__.

    서가에는 _책 24권_과 __문__이 하나
    있습니다.  
    그리고 [도면](plan.md 'The plan')도 있습니다.

    * The first board holds 3 atlases.

      첫 번째 판에는 지도책이 3권
      있습니다.

    """

  @Test(arguments: [fenced, aside, marks])
  func `fences, lines of HTML, marks of emphasis and blanks at ends of lines stay`(
    text: String
  ) async throws {
    let corpus = try await Library.corpus(of: ["note.md": text])
    for seed in 0..<UInt64(20) {
      let (edited, written) = try check(corpus, seed: seed, share: 0.7)
      #expect(edited == written, "seed \(seed)")
    }
  }
}
