import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Compares the language of each line of real notes with a human reader's judgement.
@Suite struct RealNotesLanguageTests {
  private func expectLanguages(of text: RealText, in notes: RealNotes) throws {
    let (document, diagnostics) = Segmenter.segment(try text.source(in: notes))
    var lines: [Int: Language] = [:]
    for segment in document.segments where segment.kind != .image {
      for line in segment.lines { lines[line] = segment.language }
    }
    for (range, tag) in text.expected {
      for line in range {
        guard let language = lines[line] else { continue }
        #expect(language.tag == tag, "\(text.name):\(line)")
      }
    }
    #expect(diagnostics.allSatisfy { $0.severity < .error })
  }

  @Test(arguments: RealText.own)
  private func `no text of real notes is in a wrong language`(_ text: RealText) throws {
    try expectLanguages(of: text, in: .own)
  }

  @Test(.needs(.seeds), arguments: RealText.seeds)
  private func `no text of the seeds is in a wrong language`(_ text: RealText) throws {
    try expectLanguages(of: text, in: .seeds)
  }

  private func expectAllLines(of text: RealText, in notes: RealNotes) throws {
    let source = try text.source(in: notes)
    let (document, _) = Segmenter.segment(source)
    for number in 1...source.lineStarts.count {
      let line = source.text(in: source.range(ofLine: number))
      guard line.contains(where: \.isLetter), line != "<br>\n" else { continue }
      #expect(document.segments.contains { $0.lines.contains(number) }, "\(text.name):\(number)")
    }
  }

  @Test(arguments: RealText.own)
  private func `no line of real notes is lost`(_ text: RealText) throws {
    try expectAllLines(of: text, in: .own)
  }

  @Test(.needs(.seeds), arguments: RealText.seeds)
  private func `no line of the seeds is lost`(_ text: RealText) throws {
    try expectAllLines(of: text, in: .seeds)
  }
}

/// One of the notes with the languages of its lines.
private struct RealText: Sendable, CustomTestStringConvertible {
  /// The beginning of the file name.
  let name: String
  /// Ranges of lines with their language; lines without a segment may be in any range.
  let expected: [(ClosedRange<Int>, String)]

  var testDescription: String { name }

  func source(in notes: RealNotes) throws -> SourceFile {
    let (file, bytes) = try notes.text(name)
    return try SourceFile(path: file, bytes: bytes)
  }

  /// A table such as `4-6 en, 8 ko`.
  private init(name: String, _ table: String) {
    self.name = name
    expected = table.split(separator: ",").map { entry in
      let parts = entry.split(whereSeparator: \.isWhitespace)
      let lines = parts[0].split(separator: "-").compactMap { Int($0) }
      return (lines[0]...lines[lines.count - 1], String(parts[1]))
    }
  }

  static let own = [
    RealText(
      name: "1",
      """
      4 en, 6 ko, 8-31 en, 35-43 ko, 44 en, 45 ko, 48 en, 49 ko, 53 en, 54-92 ko, 94 en, 95 ko,
      96 en, 97 ko, 101 en, 102 ko, 106-110 en, 115-133 ko
      """),
    RealText(name: "2", "1 en, 3-59 ko"),
    RealText(name: "3", "1-39 ja"),
    RealText(
      name: "4",
      """
      1 ko, 3 en, 5 ko, 7 en, 8 ko, 10 en, 14 ko, 18 en, 20 ko, 24 en, 26 ko, 28-30 en, 32 ko,
      34-36 en, 40 ko, 42 en, 43 ko, 45 en, 47 ko, 51 en, 53 ko, 57 en, 59 ko, 63 en, 65 ko,
      69-71 en, 73 ko, 75-77 en, 79 ko, 81 en, 83 ko, 85 en, 87 ko, 89 en, 91 ko, 93 en, 95 ko,
      99 en, 101 ko, 105 en, 107 ko, 111 en, 113 ko, 117 en, 119 ko, 123-125 en, 127 ko
      """),
    RealText(
      name: "5",
      """
      1-21 ko, 26-28 en, 30 ko, 32-36 en, 38-39 ko, 41 en, 45-46 ko, 48 en,
      52-53 ko, 55 en, 59-61 ko
      """),
  ]

  static let seeds = [
    RealText(
      name: "000",
      """
      4 en, 6 ko, 8-31 en, 35-43 ko, 44 en, 45-47 ko, 48 en, 49 ko, 53 en, 54-92 ko, 94 en, 95 ko,
      96 en, 97 ko, 101 en, 102 ko, 106-110 en, 115-133 ko
      """),
    RealText(name: "001", "1 en, 3-59 ko"),
    RealText(name: "002", "1-39 ja"),
    RealText(
      name: "003",
      """
      1 ko, 3 en, 5 ko, 7 en, 8 ko, 10 en, 14 ko, 18 en, 20 ko, 24 en, 26 ko, 28-30 en, 32 ko,
      34-36 en, 40 ko, 42 en, 43 ko, 45 en, 47 ko, 51 en, 53 ko, 57 en, 59 ko, 63 en, 65 ko,
      69-71 en, 73 ko, 75-77 en, 79 ko, 81 en, 83 ko, 85 en, 87 ko, 89 en, 91 ko, 93 en, 95 ko,
      99 en, 101 ko, 105 en, 107 ko, 111 en, 113 ko, 117 en, 119 ko, 123-125 en, 127 ko
      """),
    RealText(
      name: "004",
      """
      1 ko, 3 en, 5-21 ko, 26-28 en, 30 ko, 32 en, 36 en, 38-39 ko, 41 en, 45-46 ko, 48 en,
      52-53 ko, 55 en, 59 ko
      """),
  ]
}
