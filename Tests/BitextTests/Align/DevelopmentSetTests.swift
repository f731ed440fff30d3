import Testing

@testable import Bitext

#if canImport(Glibc)
  import Glibc
#endif

/// A few documents of the development set, aligned with what is shipped.
@Suite(.enabled(if: DevelopmentSet.exists))
struct DevelopmentSetTests {
  @Test(arguments: ["clean", "del15", "mergesplit", "plain", "combo"], ["ko", "ja"])
  func `nearly every bead of a known translation is found`(variant: String, language: String) {
    var (right, predicted, gold) = (0, 0, 0)
    for name in ["bugs", "faq-gui", "tutorial-appetite", "library-heapq"] {
      let english = DevelopmentSet.stream("source/\(name).en.md", .english, file: 0)
      let other = DevelopmentSet.stream(
        "\(variant)/\(name).\(language).md", Language(tag: language), file: 1)
      let wanted = DevelopmentSet.beads("\(variant)/\(name).en-\(language).gold.tsv")
      let found = Set(
        Aligner(lexicon: .empty).align(english, other).beads.filter { !$0.isNull }.map {
          [Array($0.a), Array($0.b)]
        })
      right += found.intersection(wanted).count
      predicted += found.count
      gold += wanted.count
    }
    #expect(gold > 0)
    #expect(Double(2 * right) / Double(predicted + gold) > 0.94)
  }
}

private enum DevelopmentSet {
  /// Beside the package, where it is not part of it.
  static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/") + "/../shared/alignment/dev/"

  static let exists = access(root + "pairs.tsv", R_OK) == 0

  static func text(_ path: String) -> String {
    guard let file = fopen(root + path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One paragraph a block; fences and headings keep their kind.
  static func stream(_ path: String, _ language: Language, file: Int) -> Stream {
    var blocks: [String] = []
    var block = ""
    for line in text(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        if !block.isEmpty { blocks.append(block) }
        block = ""
      } else {
        block += (block.isEmpty ? "" : "\n") + line
      }
    }
    if !block.isEmpty { blocks.append(block) }
    let segments = blocks.enumerated().map { line, text in
      let level = text.prefix { $0 == "#" }.count
      let kind: Segment.Kind =
        text.hasPrefix("```")
        ? .code
        : (1...6).contains(level)
          ? .heading(at: level) : text.hasPrefix("- ") ? .item : .paragraph
      return Segment(
        kind: kind, language: language, lines: line + 1...line + 1, range: SourceRange(0, 0),
        text: text, content: [], depth: 0)
    }
    return Stream(
      file: file, language: language, segments: segments, positions: Array(segments.indices))
  }

  static func beads(_ path: String) -> Set<[[Int]]> {
    Set(
      text(path).split(separator: "\n").map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map { side in
          side.split(separator: ",").compactMap { Int($0) }
        }
      }.filter { $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty })
  }
}
