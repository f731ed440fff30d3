import Foundation
import TestSupport
import Testing

@Suite struct AlignCommandTests {
  private static let bilingual = """
    # Shelves

    A shelf keeps 24 books and says so on its label.

    선반에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

    ```swift
    let shelf = Shelf(capacity: 24)
    ```

    Call `Shelf.close()` when the library closes.

    도서관이 닫을 때 `Shelf.close()`를 부르세요.
    """

  private struct Report: Decodable {
    struct File: Decodable { let path: String }
    struct Segment: Decodable {
      let file: Int
      let start: Int
      let end: Int
      let startByte: Int
      let endByte: Int
      let lang: String
      let kind: String
      let text: String
    }
    struct Stream: Decodable {
      let file: Int
      let lang: String
    }
    struct Bead: Decodable {
      let a: [Int]
      let b: [Int]
      let confidence: Double
    }
    struct Entry: Decodable {
      let a: Stream
      let b: Stream
      let beads: [Bead]
    }
    let files: [File]
    let segments: [Segment]
    let alignments: [Entry]
  }

  private func report(_ files: [String: String], _ names: String...) throws -> Report {
    let folder = try TemporaryFolder(files)
    let result = try Command.run(["align"] + names + ["--format", "json"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  private struct Sentences: Decodable {
    struct Sentence: Decodable {
      let segment: Int
      let text: String
    }
    struct Pair: Decodable {
      let a: [Sentence]
      let b: [Sentence]
      let confidence: Double
    }
    struct Bead: Decodable { let sentences: [Pair] }
    struct Entry: Decodable { let beads: [Bead] }
    let alignments: [Entry]
  }

  @Test func `sentences inside a bead are paired when they are asked for`() throws {
    let folder = try TemporaryFolder([
      "en.md": "# Shelves\n\nShelf 24 holds atlases. The library closes at 19:30.\n",
      "ko.md": "# 서가\n\nShelf 24에는 지도책이 있습니다. 도서관은 19:30에 닫습니다.\n",
    ])
    let json = try Command.run(
      ["align", "en.md", "ko.md", "--sentences", "--format", "json"], in: folder.url)
    let beads = try JSONDecoder().decode(Sentences.self, from: Data(json.output.utf8))
      .alignments[0].beads
    #expect(beads.map(\.sentences.count) == [0, 2])
    let last = try #require(beads.last?.sentences.last)
    #expect(last.a.map(\.text) == ["The library closes at 19:30."])
    #expect(last.b.map(\.text) == ["도서관은 19:30에 닫습니다."])
    #expect(last.a.map(\.segment) == [1] && last.b.map(\.segment) == [3])
    #expect(last.confidence >= 0.7)
    let text = try Command.run(["align", "en.md", "ko.md", "--sentences"], in: folder.url)
    #expect(
      text.output.contains(
        "        en  Shelf 24 holds atlases.\n        ko  Shelf 24에는 지도책이 있습니다.\n"))
    let plain = try Command.run(["align", "en.md", "ko.md"], in: folder.url)
    #expect(!plain.output.contains("sentences"))
    let picture = try Command.run(
      ["align", "en.md", "ko.md", "--sentences", "--format", "svg"], in: folder.url)
    #expect(picture.status == 2 && picture.messages.contains("--sentences"))
  }

  @Test func `a text without another one is told from one that nothing fits`() throws {
    let folder = try TemporaryFolder(["a.md": "# Shelves\n\n서가에는 책이 많습니다.\n"])
    let result = try Command.run(["align", "a.md"], in: folder.url)
    #expect(result.status == 0 && result.output.hasPrefix("nothing to align: "))
  }

  @Test func `pairs inside a file come out as beads with lines, bytes and languages`() throws {
    let report = try report(["shelf.md": Self.bilingual], "shelf.md")
    #expect(report.files.map(\.path) == ["shelf.md"])
    let bytes = Array(Self.bilingual.utf8)
    var end = 0
    for segment in report.segments {
      #expect(segment.startByte >= end, "segments overlap")
      end = segment.endByte
      let slice = String(decoding: bytes[segment.startByte..<segment.endByte], as: UTF8.self)
      #expect(slice.filter { $0 != "`" }.contains(segment.text.prefix(6)), "\(slice)")
    }
    let code = try #require(report.segments.first { $0.kind == "code" })
    #expect(code.lang == "und")
    #expect((code.start, code.end) == (7, 9))
    let entry = try #require(report.alignments.first)
    #expect(report.alignments.count == 1)
    #expect(entry.a.lang == "en" && entry.b.lang == "ko")
    let linked = entry.beads.filter { !$0.a.isEmpty && !$0.b.isEmpty }
      .map { [report.segments[$0.a[0]].start, report.segments[$0.b[0]].start] }
    #expect(linked == [[3, 5], [11, 13]])
  }

  @Test func `every text segment of a pair of streams is in exactly one bead`() throws {
    let files = [
      "a.md": Self.bilingual, "b.md": "# Shelves\n\nThe shelf is full.\n\nIt closes at night.\n",
    ]
    let report = try report(files, "a.md", "b.md")
    #expect(report.alignments.contains { $0.a.file == 0 && $0.b.file == 1 })
    for entry in report.alignments where entry.a.lang != "und" {
      for (stream, side) in [
        (entry.a, entry.beads.flatMap(\.a)), (entry.b, entry.beads.flatMap(\.b)),
      ] {
        let all = report.segments.indices.filter {
          report.segments[$0].file == stream.file && report.segments[$0].lang == stream.lang
        }
        #expect(side.sorted() == all)
      }
    }
  }

  private static let english = """
    # Shelves

    A shelf keeps 24 books and says so on its label.

    Every shelf has 3 boards made of oak.

    The first board holds atlases of 1824.
    """

  private static let korean = """
    # 서가

    서가에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.

    모든 서가에는 참나무로 만든 판이 3개 있습니다.

    첫 번째 판에는 1824년의 지도책이 있습니다.
    """

  /// The first lines of linked texts, in the order of the first file.
  private func links(_ report: Report) throws -> [[Int]] {
    let entry = try #require(report.alignments.first { $0.a.file == 0 && $0.b.file == 1 })
    return entry.beads.filter { !$0.a.isEmpty && !$0.b.isEmpty }.map { bead in
      (bead.a + bead.b).map { report.segments[$0].start }
    }
  }

  @Test func `corrections kept beside the files are obeyed`() throws {
    let files = ["en.md": Self.english, "ko.md": Self.korean]
    #expect(try links(report(files, "en.md", "ko.md")) == [[1, 1], [3, 3], [5, 5], [7, 7]])
    let pins = "pins:\n- together: [\"Every shelf has\", \"첫 번째 판에는\"]\n"
    let pinned = files.merging(["shelves.pins.yaml": pins]) { $1 }
    #expect(try links(report(pinned, "en.md", "ko.md")).contains([5, 7]))
    let apart = "pins:\n- apart: [\"Every shelf has\", \"모든 서가에는\"]\n"
    let split = files.merging(["shelves.pins.yaml": apart]) { $1 }
    #expect(try links(report(split, "en.md", "ko.md")) == [[1, 1], [3, 3], [7, 7]])
  }

  @Test func `corrections of other texts in the folder are not asked, those that fit no more are`()
    throws
  {
    let other = "pins:\n- together: [\"A lamp stands\", \"등이 서\"]\n"
    let mine = """
      pins:
      - together: ["Every shelf has", "첫 번째 판에는"]
      - apart: ["Evry shelf", "모든 서가에는"]

      """
    let folder = try TemporaryFolder([
      "en.md": Self.english, "ko.md": Self.korean, "lamps.pins.yaml": other,
      "shelves.pins.yaml": mine,
    ])
    let result = try Command.run(["align", "en.md", "ko.md"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.messages.contains("shelves.pins.yaml:3"), "\(result.messages)")
    #expect(!result.messages.contains("lamps"), "\(result.messages)")
  }

  @Test func `explains a bead by evidence that adds up to its score`() throws {
    let folder = try TemporaryFolder(["en.md": Self.english, "ko.md": Self.korean])
    let result = try Command.run(["align", "--explain", "en.md", "ko.md"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    let beads = result.output.split(separator: "\n\n").map { $0.split(separator: "\n") }
    let bead = try #require(beads.first { $0[0].hasPrefix("en.md:3 = ko.md:3 confidence ") })
    #expect(bead.contains { $0.hasPrefix("  numbers: 24 = 24, strength 1.00") }, "\(bead)")
    #expect(bead.contains { $0.hasPrefix("  lexicon: label = 라벨, strength ") }, "\(bead)")
    #expect(bead[1].hasPrefix("score "))
    let score = try #require(Double(bead[1].dropFirst("score ".count)))
    let parts = bead.compactMap { line in
      line.contains(" x ") ? line.split(separator: " ").last.flatMap { Double($0) } : nil
    }
    #expect(parts.count > 5)
    #expect(abs(parts.reduce(0, +) - score) < 0.01 * Double(parts.count))
  }

  @Test(arguments: [
    ("glossary.yaml", "concepts:\n- id: grommet\n  terms: {en: [grommet], ko: [하비누리]}\n"),
    ("lexicon.tsv", "en\tko\tgrommet\t하비누리\t0.9\n"),
  ])
  func `words that the folder of notes pairs help as they do in a build`(name: String, text: String)
    throws
  {
    let notes = ["site/notes/en.md": "A grommet is here.\n", "site/notes/ko.md": "하비누리는 여기에.\n"]
    let command = ["align", "--explain", "notes/en.md", "notes/ko.md"]
    let alone = try TemporaryFolder(notes)
    let without = try Command.run(command, in: alone.url.appending(path: "site"))
    #expect(!without.output.contains("grommet = 하비누리"), "\(without.output)")
    let helped = try TemporaryFolder(notes.merging(["site/\(name)": text]) { $1 })
    let result = try Command.run(command, in: helped.url.appending(path: "site"))
    #expect(result.output.contains("lexicon: grommet = 하비누리"), "\(result)")
    let broken = try TemporaryFolder(notes.merging(["site/\(name)": "concepts: {\n"]) { $1 })
    let complained = try Command.run(command, in: broken.url.appending(path: "site"))
    #expect(complained.messages.contains("\(name):"), "\(complained)")
  }

  @Test func `a file that is not there is an error of the command`() throws {
    let result = try Command.run(["align", "nothing.md"])
    #expect(result.status == 1)
    #expect(result.messages.contains("nothing.md: error: "))
  }

  @Test(arguments: [
    ["align"], ["align", "x.md", "--format", "yaml"], ["build", "--nothing"], ["bilud"],
  ])
  func `wrong usage exits with 2`(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains("Usage:") || result.messages.contains("Error:"))
  }

  @Test(arguments: ["build", "align", "markdown"])
  func `every command explains itself`(name: String) throws {
    let result = try Command.run([name, "--help"])
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: hig-notes \(name)"))
  }

  @Test func `a topic is called by its address, its title or its files`() throws {
    let folder = try TemporaryFolder([
      "notes/shelves/en.md": "# Shelves\n\nA shelf keeps 24 books and says so on its label.\n",
      "notes/shelves/ko.md": "# 선반\n\n선반에는 책이 24권 들어가며 라벨에 그렇게 적혀 있습니다.\n",
      "notes/roof/en.md": "# Roof\n\nA roof is red.\n",
    ])
    func output(_ names: String...) throws -> String {
      let result = try Command.run(["align"] + names + ["--content", "notes"], in: folder.url)
      #expect(result.status == 0, "\(result.messages)")
      return result.output
    }
    let files = try output("notes/shelves/en.md", "notes/shelves/ko.md")
    #expect(files.contains("선반에는"))
    for name in ["shelves", "Shelves", "선반"] { #expect(try output(name) == files, "\(name)") }
  }
}
