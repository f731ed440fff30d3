import Foundation
import TestSupport
import Testing

/// Notes that try to exhaust time, memory or the stack of the whole program.
///
/// Each case is built at one size and at four times that size, and its cost may grow by little more
/// than four times. Processor time is only compared with itself, so the speed of the machine does
/// not matter. `EXHAUSTION=.build/release/hig-notes` tests that program with the sizes that the
/// manual names, which takes minutes, and prints the cost of each.
@Suite(.serialized) struct ExhaustionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The size that the manual names; by default a hundredth of it is built.
    let size: Int
    /// The rule of the message that reports the limit.
    var limit: String?
    let notes: @Sendable (_ size: Int) -> [String: String]
  }

  private static let program = ProcessInfo.processInfo.environment["EXHAUSTION"]

  private static func text(
    _ name: String, bytes: Int = 10_000_000, limit: String? = nil, of piece: String
  ) -> Case {
    Case(testDescription: name, size: bytes, limit: limit) { size in
      ["a.md": String(repeating: piece, count: size / piece.utf8.count)]
    }
  }

  private static let cases: [Case] = [
    text("[", limit: "broken-markup", of: "["),
    text("![[]()", limit: "broken-markup", of: "![[]()"),
    text("*", of: "*"), text("*a ", of: "*a "), text("_a", of: "_a"),
    text(">", limit: "broken-markup", of: ">"),
    text("lists and quotes", limit: "broken-markup", of: "- > 1. "),
    text(
      "lists, indented", limit: "broken-markup",
      of: (0..<120).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()),
    text("a line", bytes: 50_000_000, of: "word "),
    text("a line without spaces", bytes: 50_000_000, of: "가나다라"),
    Case(testDescription: "a list on a line of front matter", size: 1_000_000) { size in
      let items = String(repeating: "b, ", count: size / 3)
      return ["a.md": "---\ntitle: a\naliases: [\(items)b]\n---\n\nA text.\n"]
    },
    Case(testDescription: "paragraphs of one file", size: 100_000) { size in
      ["a.md": (0..<size).map { "Paragraph number \($0) says little.\n\n" }.joined()]
    },
    Case(testDescription: "paragraphs of two files", size: 100_000) { size in
      [
        "en/a.md": (0..<size).map { "Paragraph number \($0) says little.\n\n" }.joined(),
        "ko/a.md": (0..<size).map { "\($0)번째 문단은 짧습니다.\n\n" }.joined(),
      ]
    },
    Case(testDescription: "headings of one file", size: 100_000) { size in
      ["a.md": (0..<size).map { "# Heading \($0)\n\nIt has a text.\n\n" }.joined()]
    },
    Case(testDescription: "columns of a table", size: 10_000) { size in
      let rows = String(repeating: "|" + String(repeating: "b|", count: size) + "\n", count: 10)
      return [
        "a.md": "|" + String(repeating: "a|", count: size) + "\n|"
          + String(repeating: "-|", count: size) + "\n" + rows
      ]
    },
    Case(testDescription: "files", size: 100_000) { size in
      Dictionary(
        uniqueKeysWithValues: (0..<size).map {
          ("d\($0 / 1000)/n\($0).md", "# Note \($0)\n\nThis is note number \($0) of many.\n")
        })
    },
    Case(testDescription: "files, three to a topic", size: 100_000) { size in
      let texts = [
        ("en", "# Shelf %\n\nShelf % keeps its rows in order.\n\nLook at % again later.\n"),
        ("ko", "# 선반 %\n\n선반 %은 행을 순서대로 지킵니다.\n\n%을 나중에 다시 보십시오.\n"),
        ("ja", "# 棚 %\n\n棚%は行を順番に保ちます。\n\n%は後でもう一度見てください。\n"),
      ]
      var notes: [String: String] = [:]
      for topic in 0..<size / 3 {
        for (language, text) in texts {
          notes["d\(topic / 1000)/n\(topic)/\(language).md"] = text.replacing("%", with: "\(topic)")
        }
      }
      return notes
    },
    Case(testDescription: "files that are no notes", size: 100_000) { size in
      var files = ["a.md": "# Note\n\nThis is a note among pictures.\n"]
      for number in 0..<size { files["d\(number / 1000)/p\(number).png"] = "no picture" }
      return files
    },
    Case(testDescription: "terms of a glossary that the notes use", size: 10_000) { size in
      let concepts = (0..<size).map {
        "  - id: c\($0)\n    terms: {en: [knot \($0), hitch \($0)], ko: [매듭 \($0)]}\n"
      }
      var files = ["glossary.yaml": "concepts:\n" + concepts.joined()]
      for note in 0..<size / 10 {
        let terms = (0..<10).map { note * 10 + $0 }
        files["n\(note)/en.md"] =
          "# Note \(note)\n\n" + terms.map { "This is how the knot \($0) is tied.\n\n" }.joined()
        files["n\(note)/ko.md"] =
          "# 노트 \(note)\n\n" + terms.map { "매듭 \($0)은 이렇게 묶습니다.\n\n" }.joined()
      }
      return files
    },
    Case(testDescription: "folders, one in the other", size: 500) { size in
      Dictionary(
        uniqueKeysWithValues: (0..<size).map {
          (String(repeating: "d/", count: $0) + "n\($0).md", "# Note \($0)\n\nThis is a note.\n")
        })
    },
  ]

  /// The time for a build of a single note, which is mostly the program's start.
  private static let start = Result {
    let folder = try TemporaryFolder(["content/a.md": "# Note\n\nThis is a note.\n"])
    return try (0..<3).map { _ in try MeasuredRun(buildingIn: folder.url).cpu }.min() ?? 0
  }

  private func run(_ test: Case, size: Int) throws -> MeasuredRun {
    let folder = try TemporaryFolder()
    for (path, text) in test.notes(size) { try folder.write(text, to: "content/" + path) }
    return try MeasuredRun(buildingIn: folder.url, program: Self.program ?? Command.path)
  }

  /// A delivery to import into notes.
  struct Delivery: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The size that the manual names, as in ``Case``.
    let size: Int
    let notes: @Sendable (_ size: Int) -> [String: String]
    let units: @Sendable (_ size: Int, _ names: [String]) -> [Deliveries.Unit]
  }

  private static let deliveries: [Delivery] = [
    Delivery(testDescription: "units that the notes lack, in one line", size: 400_000) { _ in
      ["a/en.md": "# Shelf\n", "a/ko.md": "# 서가\n"]
    } units: { size, _ in
      (0..<size).map { Deliveries.Unit("a/gone-\($0)", "서가에는 책이 \($0)권 들어가며 라벨이 있습니다.") }
    },
    Delivery(testDescription: "letters of a text", size: 33_000_000) { _ in
      ["a/en.md": "Shelf 1\n", "a/ko.md": "서가 1\n"]
    } units: { size, names in
      [Deliveries.Unit(names[0], String(repeating: "서", count: size))]
    },
    Delivery(testDescription: "marks in a text", size: 1_000_000) { _ in
      ["a/en.md": "Shelf 1\n", "a/ko.md": "서가 1\n"]
    } units: { size, names in
      [Deliveries.Unit(names[0], "서" + String(repeating: " 가 1. * b", count: size))]
    },
    Delivery(testDescription: "texts of one note", size: 20_000) { size in
      [
        "a/en.md": (0..<size).map { "Shelf \($0) keeps \($0 + 7) books.\n\n" }.joined(),
        "a/ko.md": (0..<size).map { "서가 \($0)에는 책이 \($0 + 7)권 있습니다.\n\n" }.joined(),
      ]
    } units: { _, names in
      names.enumerated().map { Deliveries.Unit($1, "새 서가 \($0)에는 책이 \($0 + 7)권 있습니다.") }
    },
    Delivery(testDescription: "texts of a note that is not there", size: 20_000) { size in
      ["a/en.md": (0..<size).map { "Shelf \($0) keeps \($0 + 7) books.\n\n" }.joined()]
    } units: { _, names in
      names.enumerated().map { Deliveries.Unit($1, "새 서가 \($0)에는 책이 \($0 + 7)권 있습니다.") }
    },
  ]

  private func run(_ test: Delivery, size: Int) throws -> MeasuredRun {
    let program = Self.program ?? Command.path
    let folder = try TemporaryFolder()
    for (path, text) in test.notes(size) { try folder.write(text, to: "content/" + path) }
    let export = try Command.run(
      ["export", "--format", "po", "--languages", "en,ko"], in: folder.url, program: program)
    let names = export.output.matches(of: /msgctxt "(.*)"/).map { String($0.1) }
    let text = Deliveries.text(
      .xliff, language: "ko", units: test.units(size, names), lines: false)
    try folder.write(text, to: "back")
    return try MeasuredRun(
      ["import", folder.url.appending(path: "back").path], in: folder.url, program)
  }

  @Test(arguments: deliveries)
  func `time and memory grow as a delivery does`(test: Delivery) throws {
    let size = Self.program == nil ? test.size / 100 : test.size
    let quarter = try run(test, size: size / 4)
    let whole = try run(test, size: size)
    try expectInLine(quarter, whole)
    #expect(whole.messages.utf8.count < 50_000)
    report(test.testDescription, size, quarter, whole)
  }

  private func expectInLine(_ quarter: MeasuredRun, _ whole: MeasuredRun) throws {
    // The program's start does not depend on the size.
    let most = Growth.limit * quarter.cpu + 5 * (try Self.start.get())
    #expect(whole.cpu < most, "\(quarter.cpu) s, then \(whole.cpu) s")
    #expect(whole.peakMemory < 2_000_000_000)
  }

  private func report(_ name: String, _ size: Int, _ quarter: MeasuredRun, _ whole: MeasuredRun) {
    guard Self.program != nil else { return }
    print(
      String(
        format: "%9d %@: %.1f s (%.1f s for a quarter), %d MB", size, name, whole.cpu, quarter.cpu,
        whole.peakMemory / 1_000_000))
  }

  @Test(arguments: cases)
  func `time and memory grow as the notes do`(test: Case) throws {
    let size = Self.program == nil ? max(test.size / 100, 20) : test.size
    let quarter = try run(test, size: size / 4)
    let whole = try run(test, size: size)
    for run in [quarter, whole] {
      #expect(run.status == 0, "\(run.messages.prefix(500))")
    }
    if let limit = test.limit, Self.program != nil {
      #expect(whole.messages.contains("[\(limit)]"), "\(whole.messages.prefix(500))")
    }
    try expectInLine(quarter, whole)
    report(test.testDescription, size, quarter, whole)
  }

  @Test func `an anchor in YAML is an error at its place, before anything is built of it`() throws {
    let levels = (1..<60).map { "x\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let folder = try TemporaryFolder([
      "content/a.md": "---\ntitle: a\nx0: &a0 [x, x]\n\(levels)---\n\nA text.\n",
      "content/site.yaml": "x0: &a0 [x, x]\n\(levels)",
      "content/glossary.yaml": "concepts: &a0 [x, x]\n\(levels)",
      "content/b.table.yaml": "x0: &a0 [x, x]\n\(levels)",
    ])
    let run = try MeasuredRun(buildingIn: folder.url)
    #expect(run.status == 1)
    for place in ["a.md:3:5", "site.yaml:1:5", "glossary.yaml:1:11", "b.table.yaml:1:5"] {
      #expect(run.messages.contains("\(place): error: "), "\(place): \(run.messages)")
    }
    #expect(run.cpu < 10 * (try Self.start.get()))
  }

  @Test func `links between folders are followed once, and no path is too long to say so`() throws {
    let folder = try TemporaryFolder(["content/a/b/note.md": "# Note\n\nThis is a note.\n"])
    let content = folder.url.appending(path: "content")
    for number in 0..<40 {
      for (name, target) in [("a/up\(number)", ".."), ("a/b/top\(number)", "../..")] {
        try FileManager.default.createSymbolicLink(
          atPath: content.appending(path: name).path, withDestinationPath: target)
      }
    }
    // Deeper than any path can express, so a shell creates it step by step.
    let name = "a folder with a long name"
    let script = "cd content; for i in $(seq 200); do mkdir '\(name)'; cd '\(name)'; done; >n.md"
    #expect(try Command.run(["-c", script], in: folder.url, program: "/bin/sh").status == 0)
    defer { _ = try? Command.run(["-rf", content.path], program: "/bin/rm") }
    let run = try MeasuredRun(buildingIn: folder.url)
    #expect(run.status == 1, "\(run.messages.prefix(500))")
    #expect(run.messages.contains("its path is too long"), "\(run.messages.prefix(500))")
    #expect(run.messages.contains("\(name)/\(name)"))
    #expect(run.cpu < 20 * (try Self.start.get()))
  }
}
