import TestSupport
import Testing

@testable import Bitext

/// Measures the growth of an import with the size of the delivery, by counting the bytes examined,
/// which is the same on every machine.
@Suite struct ImportGrowthTests {
  /// Expects that `work` examines about four times as many bytes for four times the size.
  private func expectInLine(
    _ size: Int, _ work: (Int) throws -> Void, at place: SourceLocation = #_sourceLocation
  ) rethrows {
    let efforts = try [size, 4 * size].map { size in
      let meter = Effort.Meter()
      try Effort.$meter.withValue(meter) { try work(size) }
      return meter.bytes
    }
    #expect(efforts[0] > size, "nothing was counted", sourceLocation: place)
    #expect(efforts[1] < 5 * efforts[0], "\(efforts)", sourceLocation: place)
  }

  @Test(arguments: ["x", "서가 ", "\u{1F4DA}"])
  func `messages about one line cost no more the longer it is`(letter: String) {
    expectInLine(400) { count in
      let text = String(repeating: letter, count: 100 * count)
      let source = SourceFile(path: "a", text: text)
      for number in 0..<count {
        let place = number * 100 * letter.utf8.count
        let long = SourceRange(place, source.bytes.count)
        let printed = DiagnosticPrinter().text(
          for: Diagnostic(.warning, "rule", "message", at: .range(source, long)))
        let column = number * 100 * letter.unicodeScalars.count + 1
        #expect(printed.hasPrefix("a:1:\(column): ") && printed.utf8.count < 1_500)
      }
    }
  }

  @Test(arguments: Deliveries.Form.allCases)
  func `units that the notes lack are counted where they are many`(
    form: Deliveries.Form
  ) async throws {
    let corpus = try await Library.corpus(of: Library.files)
    try expectInLine(200) { count in
      let units = (0..<count).map {
        Deliveries.Unit("shelf/gone-\($0)", "서가 \($0)번은 이제 없습니다.")
      }
      let text = Deliveries.text(form, language: "ko", units: units, lines: false)
      let importing = Importing(
        try Delivery.reading(SourceFile(path: "back", text: text)), into: corpus)
      #expect(importing.left == count && importing.files.isEmpty)
      let messages = importing.diagnostics
      let listed = ImportRemarks.most(of: .unknown)
      #expect(messages.count == listed + 1)
      #expect(messages.last?.message.hasPrefix("\(count - listed) more ") == true)
      let printed = messages.map(DiagnosticPrinter().text).joined()
      #expect(printed.utf8.count < 30_000)
    }
  }

  private static func note(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map { text($0) + "\n\n" }.joined()
  }

  private func notes(_ count: Int, hasKorean: Bool) async throws -> Corpus {
    var files = ["shelf/en.md": Self.note(count) { "Shelf \($0) keeps \($0 + 7) books." }]
    if hasKorean {
      files["shelf/ko.md"] = Self.note(count) { "서가 \($0)에는 책이 \($0 + 7)권 있습니다." }
    }
    return try await Library.corpus(of: files)
  }

  @Test(arguments: [true, false])
  func `a file is read once for all that is changed in it`(hasKorean: Bool) async throws {
    let corpora = [
      50: try await notes(50, hasKorean: hasKorean),
      200: try await notes(200, hasKorean: hasKorean),
    ]
    try expectInLine(50) { count in
      let corpus = try #require(corpora[count])
      let topic = try #require(corpus.topics.first)
      let units = topic.units.map {
        Deliveries.Unit("\(topic.slug)/\($0.id)", "서가의 \($0.id)입니다.")
      }
      #expect(units.count == count)
      let text = Deliveries.text(.po, language: "ko", units: units)
      let importing = Importing(
        try Delivery.reading(SourceFile(path: "back", text: text)), into: corpus,
        Importing.Options(preference: .theirs))
      #expect(importing.diagnostics.isEmpty && importing.changed + importing.added == count)
    }
  }

  @Test func `texts that are read otherwise in their file are found without halving all others`() {
    let count = 400
    let text = (0..<count).map { "글 \($0)입니다.\n\n" }.joined() + "[a]: https://example.org/\n"
    let document = Segmenter.segment(SourceFile(path: "ko.md", text: text)).0
    #expect(document.segments.count == count)
    let changes = document.segments.indices.map { index in
      // Brackets are a link here, because the file defines its address.
      let text = index % 40 == 7 ? "새 글 [a] \(index)" : "새 글 \(index)"
      let edit = SegmentEdit(
        replacing: index, in: document, with: text, exportedAs: document.segments[index].text)
      return edit.map { [$0] } ?? []
    }
    let meter = Effort.Meter()
    let editing = Effort.$meter.withValue(meter) { DocumentEditing(document, changes) }
    for (index, outcome) in editing.outcomes.enumerated() {
      #expect(outcome == (index % 40 == 7 ? .refused : .written), "\(index)")
    }
    #expect(meter.bytes < 50 * text.utf8.count, "\(meter.bytes) of \(text.utf8.count)")
  }

  @Test(arguments: [1, 2, 7])
  func `texts that cannot stand in a file do not keep the others out`(every: Int) async throws {
    let corpus = try await notes(60, hasKorean: true)
    let document = try #require(
      corpus.topics.first?.documents.first { $0.source.path.hasSuffix("ko.md") })
    let changes = document.segments.indices.map { index in
      // A text that becomes a list item is rejected, because the segment is a paragraph.
      let text = index % every == 0 ? "- 항목 \(index)" : "새 글 \(index)"
      let edit = SegmentEdit(
        replacing: index, in: document, with: text, exportedAs: document.segments[index].text)
      return edit.map { [$0] } ?? []
    }
    for (patience, outcome) in [(1 << 30, DocumentEditing.Outcome.refused), (4, .untried)] {
      let meter = Effort.Meter()
      let size = document.source.bytes.count
      let editing = Effort.$meter.withValue(meter) {
        DocumentEditing(document, changes, patience: patience * size)
      }
      for (index, found) in editing.outcomes.enumerated() {
        #expect(found == (index % every == 0 ? outcome : .written), "\(index)")
      }
      let segments = editing.document.segments
      for index in segments.indices where index % every != 0 {
        #expect(segments[index].text == "새 글 \(index)")
      }
      #expect(patience > 4 || meter.bytes < 12 * size, "\(meter.bytes) of \(size)")
    }
  }
}
