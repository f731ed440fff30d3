import Bitext
import Foundation

/// Makes a data set of the catalogues by which a documentation is translated.
///
/// Each file of the original becomes a document of the blocks that are translated into all its languages:
/// what the catalogues pair is what is known. The other forms of the texts are made by ``Disturbance``.
struct CatalogueSet {
  private struct Block {
    let line: Int
    /// The texts by language.
    var texts: [String: String]
  }

  /// The fewest blocks of a document.
  private static let leastBlocks = 12
  /// The most blocks of a document; a longer one is divided.
  private static let mostBlocks = 100
  /// The share of the blocks that a language has to have, so that a document is in it.
  private static let leastShare = 0.7
  private static let original = Language.english.tag
  private static let languages = Language.known.map(\.tag)

  /// The blocks of each file of the original.
  private var files: [String: [Block]] = [:]

  /// - Parameter folder: A checkout with catalogues in any of its folders.
  /// - Throws: The error of the file system if a catalogue cannot be read.
  init(folder: String) throws {
    var blocks: [String: [Catalogue.Place: Block]] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    for path in paths where path.hasSuffix(".po") {
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let name = path.split(separator: "/").last ?? ""
      let catalogue = Catalogue(text, named: String(name))
      guard Self.languages.contains(catalogue.language) else { continue }
      for message in catalogue.messages {
        for place in message.places {
          var block =
            blocks[place.path]?[place]
            ?? Block(line: place.line, texts: [Self.original: message.original])
          guard block.texts[Self.original] == message.original else { continue }
          if !message.isFuzzy, !message.translation.isEmpty {
            block.texts[catalogue.language] = message.translation
          }
          blocks[place.path, default: [:]][place] = block
        }
      }
    }
    for (path, places) in blocks {
      let source = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let marks = source.map(Self.marks)
      files[path] = places.values.sorted { $0.line < $1.line }.compactMap { block in
        guard let marks else { return block }
        guard marks.indices.contains(block.line - 1), let mark = marks[block.line - 1] else {
          return nil
        }
        return Block(line: block.line, texts: block.texts.mapValues { mark + $0 })
      }
    }
  }

  /// For each line of an original what stands before its text; nil for lines of code.
  private static func marks(_ source: String) -> [String?] {
    var isCode = false
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") || text.hasPrefix("~~~") {
        isCode.toggle()
        return nil
      }
      if isCode { return nil }
      let hashes = text.prefix { $0 == "#" }
      if 1...6 ~= hashes.count, text.dropFirst(hashes.count).hasPrefix(" ") { return hashes + " " }
      return ["* ", "- ", "+ "].contains { text.hasPrefix($0) } ? "- " : ""
    }
  }

  /// Writes the texts and the beads.
  ///
  /// - Throws: The error of the file system if a file cannot be written.
  func write(to folder: String) throws {
    func save(_ text: String, _ path: String) throws {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for (path, blocks) in files.sorted(by: { $0.key < $1.key }) {
      let count = (blocks.count + Self.mostBlocks - 1) / Self.mostBlocks
      for part in 0..<count {
        let name = Self.name(path) + (count > 1 ? "-\(part + 1)" : "")
        let range = part * blocks.count / count..<(part + 1) * blocks.count / count
        try write(Array(blocks[range]), named: name, with: save)
      }
    }
  }

  /// Writes a document in the languages that have enough of its blocks.
  private func write(
    _ all: [Block], named document: String,
    with save: (_ text: String, _ path: String) throws -> Void
  ) throws {
    let languages = Self.languages.filter { language in
      let count = all.count { $0.texts[language] != nil }
      return count >= Self.leastBlocks && Double(count) >= Self.leastShare * Double(all.count)
    }
    let blocks = all.filter { block in languages.allSatisfy { block.texts[$0] != nil } }
    guard blocks.count >= Self.leastBlocks, languages.count > 1 else { return }
    let beads = blocks.indices.map { "\($0)\t\($0)\n" }.joined()
    for (number, language) in languages.enumerated() {
      let text = blocks.map { Self.oneBlock($0.texts[language] ?? "") + "\n" }
        .joined(separator: "\n")
      try save(text, "source/\(document).\(language).md")
      for other in languages[..<number] {
        try save(text, "clean/\(document).\(language).md")
        try save(beads, "clean/\(document).\(other)-\(language).gold.tsv")
      }
    }
  }

  /// A name for files: the path without its ending and without folders above.
  private static func name(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let name = parts.joined(separator: "-")
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// A text without blank lines, which would make several blocks of it.
  private static func oneBlock(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
  }
}
