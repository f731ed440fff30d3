import TestSupport
import Testing

@testable import Bitext

@Suite struct PinTests {
  private func corpus(
    pins: String, _ changes: [String: String] = [:]
  ) async throws -> (Corpus, [Diagnostic]) {
    var files = Library.files.merging(changes) { $1 }
    files["shelves/shelves.pins.yaml"] = pins
    return try await Library.corpus(of: TemporaryFolder(files))
  }

  /// Whether some unit contains both texts.
  private func areTogether(_ a: String, _ b: String, in corpus: Corpus) throws -> Bool {
    let topic = try #require(corpus.topic(in: "shelves"))
    return topic.units.contains { unit in
      let texts = unit.variants.map { topic.text(of: $0) }
      return texts.contains { $0.hasPrefix(a) } && texts.contains { $0.hasPrefix(b) }
    }
  }

  @Test func `texts that a person puts together are together, whatever their words say`()
    async throws
  {
    let pins = "pins:\n- together: [\"The first board\", \"두 번째 판에는\"]\n"
    let (corpus, diagnostics) = try await corpus(pins: pins)
    #expect(diagnostics.isEmpty)
    #expect(try areTogether("The first board", "두 번째 판에는", in: corpus))
    #expect(try !areTogether("The first board", "첫 번째 판에는", in: corpus))
  }

  @Test func `texts that a person takes apart are apart`() async throws {
    let (free, _) = try await corpus(pins: "")
    #expect(try areTogether("The first board", "첫 번째 판에는", in: free))
    let pins = "pins:\n- apart: [\"The first board\", {in: ko.md, words: \"첫 번째 판\"}]\n"
    let (corpus, diagnostics) = try await corpus(pins: pins)
    #expect(diagnostics.isEmpty)
    #expect(try !areTogether("The first board", "첫 번째 판에는", in: corpus))
    #expect(try areTogether("The second board", "두 번째 판에는", in: corpus))
  }

  @Test func `a unit keeps the id that a person gave it when its text changes`() async throws {
    let pins = "pins:\n- unit: atlases\n  of: The first board holds\n"
    let changed = Library.english.replacing("atlases of 1824", with: "maps and atlases of 1824")
    let (corpus, diagnostics) = try await corpus(pins: pins, ["shelves/en.md": changed])
    #expect(diagnostics.isEmpty)
    #expect(corpus.topic(in: "shelves")?.id(of: "maps and atlases") == "atlases")
  }

  @Test func `a text is in the language that a person says`() async throws {
    let pins = "pins:\n- language: ja\n  of: {in: en.md, words: Closing time}\n"
    let (corpus, diagnostics) = try await corpus(pins: pins)
    #expect(diagnostics.isEmpty)
    let segments = corpus.topic(in: "shelves")?.documents.flatMap(\.segments) ?? []
    #expect(segments.first { $0.text == "Closing time" }?.language == .japanese)
  }

  @Test func `a text in another language leaves the rest of its source as it is`() async throws {
    let files = [
      "chairs/en.md": "# Chairs\n\nSee the table.[^1]\n\nSit down.\n\n[^1]: It is of oak.\n",
      "chairs.pins.yaml": "pins:\n- language: ko\n  of: Sit down\n",
    ]
    let corpus = try await Library.corpus(of: files)
    let document = try #require(corpus.topics.first?.documents.first)
    #expect(document.segments.filter { $0.language == .korean }.map(\.text) == ["Sit down."])
    #expect(document.segments.allSatisfy { $0.audience == $0.language })
    #expect(document.holdsFootnotes)
  }

  @Test(arguments: [
    ("- together: [\"The frist board holds\", \"첫 번째\"]", "nearest is “The first board holds"),
    ("- apart: [\"The\", \"첫 번째\"]", "fits 2 texts"),
    ("- unit: x\n  of: {in: fr.md, words: The}", "there is no source 'fr.md'"),
    ("- unit: Not An Id\n  of: The first", "an id is lower-case"),
    ("- together: [\"The first\"]", "two quoted texts or more"),
    ("- togther: [a, b]", "did you mean 'together'?"), ("- of: x", "a pin says one of"),
  ])
  func `a pin that says nothing is reported`(pin: String, message: String) async throws {
    let (_, diagnostics) = try await corpus(pins: "pins:\n\(pin)\n")
    #expect(
      diagnostics.contains { $0.message.contains(message) }, "\(diagnostics.map(\.message))")
  }

  @Test func `pins for a topic that is not there are reported`() async throws {
    let files = Library.files.merging(["shelvs.pins.yaml": "pins:\n"]) { $1 }
    let (_, diagnostics) = try await Library.corpus(of: TemporaryFolder(files))
    #expect(diagnostics.map(\.message).contains { $0.contains("did you mean 'shelves'?") })
  }

  @Test func `who changes their mind is obeyed`() throws {
    let texts = [Pin.Quote("A \"b\": c"), Pin.Quote("한글 #", in: "ko.md")]
    let mine = "# mine\npins:\n  - unit: old\n    of: words\n"
    var file = Array(mine.utf8)
    for kind in [Pin.Kind.apart(texts), .together(texts), .together(texts.reversed())] {
      file = try #require(Pin.adding(Pin(kind), to: file))
      let (pins, _) = Pin.reading(try SourceFile(path: "p", bytes: file))
      #expect(pins.map(\.kind) == [.unit(id: "old", Pin.Quote("words")), kind])
      #expect(file.starts(with: mine.utf8))
    }
  }

  @Test func `a file whose lines end with two bytes keeps them`() throws {
    let texts = [Pin.Quote("\u{301}a"), Pin.Quote("\u{C00}나")]
    let mine = "pins:\r\n  - unit: old\r\n    of: words\r\n"
    var file = Array(mine.utf8)
    for kind in [Pin.Kind.apart(texts), .together(texts)] {
      file = try #require(Pin.adding(Pin(kind), to: file))
      let (pins, diagnostics) = Pin.reading(try SourceFile(path: "p", bytes: file))
      #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
      #expect(pins.map(\.kind) == [.unit(id: "old", Pin.Quote("words")), kind])
      #expect(file.starts(with: mine.utf8))
      #expect(file.indices.allSatisfy { file[$0] != 0x0A || file[$0 - 1] == 0x0D })
    }
  }

  @Test func `nothing is added to a file that is no text, which would be lost`() {
    let pin = Pin(.apart([Pin.Quote("a"), Pin.Quote("b")]))
    #expect(Pin.adding(pin, to: Array("pins:\n# ".utf8) + [0xFF, 0x0A]) == nil)
  }

  @Test func `two pins that contradict each other are reported`() async throws {
    let (_, diagnostics) = try await corpus(
      pins: """
        pins:
        - apart: ["The first board", "첫 번째"]
        - together: ["The first board holds", "첫 번째 판에는"]

        """)
    #expect(diagnostics.map(\.rule) == ["pin-contradiction"])
  }

  @Test(arguments: [
    Pin.Kind.together([Pin.Quote("A \"b\": c"), Pin.Quote("한글 #", in: "ko.md")]),
    .apart([Pin.Quote("a"), Pin.Quote("b\\")]), .unit(id: "row-styles", Pin.Quote("x")),
    .language(.japanese, Pin.Quote("概要", in: "a b.md")),
  ])
  func `a pin that is written is read back, and what was there stays`(kind: Pin.Kind) throws {
    let before = Array("# mine\npins:\n  - unit: old\n    of: words\n".utf8)
    for file in [[], before] {
      let written = try #require(Pin.adding(Pin(kind), to: file))
      #expect(file.isEmpty || written.starts(with: before))
      let (pins, diagnostics) = Pin.reading(try SourceFile(path: "p", bytes: written))
      #expect(diagnostics.isEmpty && pins.last?.kind == kind)
      #expect(pins.count == (file.isEmpty ? 1 : 2))
    }
  }
}
