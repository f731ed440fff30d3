import Bitext

/// Front matter, settings, glossaries and sidecars.
enum FrontMatterFuzz {
  static func run(_ bytes: [UInt8]) {
    let body = Array("---\n".utf8) + bytes + Array("\n---\n\nA text.\n".utf8)
    guard let page = SourceFile.decoding(body, path: "a.md").0,
      let settings = SourceFile.decoding(bytes, path: "site.yaml").0
    else { return }
    let (document, diagnostics) = Segmenter.segment(page)
    for diagnostic in diagnostics { MarkdownFuzz.check(diagnostic) }
    MarkdownFuzz.check(document)
    let frontMatter = document.frontMatter
    for range in frontMatter.entries.values { check(range, in: page) }
    for key in frontMatter.unknownKeys { check(key.range, in: page) }
    let (read, problems) = SiteSettings.reading(settings)
    for problem in problems { MarkdownFuzz.check(problem) }
    for range in read.places.values { check(range, in: settings) }
    for problem in Glossary.reading(settings).1 { MarkdownFuzz.check(problem) }
  }

  private static func check(_ range: SourceRange, in source: SourceFile) {
    require(range.upperBound <= source.bytes.count, "an entry goes past the end")
    for bound in [range.lowerBound, range.upperBound] where bound < source.bytes.count {
      require(source.bytes[bound] & 0xC0 != 0x80, "an entry cuts a character")
    }
  }
}

/// Pipe tables; the input is their rows.
enum TableFuzz {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = text.prefix { $0 != "\n" && $0 != "\r" }
    let columns = max(1, first.utf8.count { $0 == 0x7C } + 1)
    guard columns < 2_000 else { return }
    let delimiter = String(repeating: "-|", count: columns)
    let rest = text.dropFirst(first.count)
    for prefix in ["", "> ", "- "] {
      let table = "\(prefix)\(first)\n\(prefix == "- " ? "  " : prefix)\(delimiter)\(rest)\n"
      MarkdownFuzz.run(Array(table.utf8))
    }
  }
}

/// Two texts of a topic, separated by the first U+001E.
enum AlignFuzz {
  private static let aligner = Configuration().aligner

  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x1E, maxSplits: 1, omittingEmptySubsequences: false)
    let documents = parts.enumerated().compactMap { number, part -> Document? in
      let text = String(decoding: part, as: UTF8.self)
      return Segmenter.segment(SourceFile(path: "\(number).md", text: text)).0
    }
    for pair in StreamPairs(all: documents, align: aligner.align).pairs {
      let beads = pair.alignment.beads
      require(
        beads.flatMap(\.a).sorted() == Array(pair.a.segments.indices),
        "a segment is in no bead, or in two")
      require(
        beads.flatMap(\.b).sorted() == Array(pair.b.segments.indices),
        "a segment of the other side is in no bead, or in two")
      require(beads.allSatisfy { (0...1).contains($0.confidence) }, "a confidence beyond 0...1")
    }
    let report = AlignmentReport(of: documents, align: aligner.align)
    requireUTF8(report.json(), "the JSON")
    requireUTF8(report.text().utf8, "the report")
  }
}
