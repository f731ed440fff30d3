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
}
