import Bitext
import Foundation

/// Texts with known alignments, in the layout that `pairs.tsv` describes.
struct DataSet {
  struct Task {
    /// The variants that are part of the data set.
    static let given: Set = [
      "clean", "del15", "del30ins10", "mergesplit", "reorder", "summary", "plain", "combo", "hard",
    ]

    let pair: String
    let variant: String
    let document: String
    let source: Bitext.Stream
    let target: Bitext.Stream
    let gold: [Bead]
    /// The path of the prediction, relative to the folder of predictions.
    let output: String
    /// The fold of the document, in `0..<folds`.
    let fold: Int

    /// The task with its two texts exchanged, so that an abridgement may also be the first text.
    var swapped: Task {
      Task(
        pair: pair, variant: "swapped", document: document, source: target, target: source,
        gold: gold.map { Bead(a: $0.b, b: $0.a, confidence: $0.confidence) },
        output: "swapped/" + output, fold: fold)
    }
  }

  /// The number of folds for cross-validation.
  static let folds = 4

  let tasks: [Task]

  init(folder: String) throws {
    var streams: [String: Bitext.Stream] = [:]
    func stream(_ path: String) throws -> Bitext.Stream {
      if let known = streams[path] { return known }
      let language = Language(
        tag: path.split(separator: ".").dropLast().last.map(String.init) ?? "")
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let made = BlockFile.stream(text, language: language, file: streams.count)
      streams[path] = made
      return made
    }
    var tasks: [Task] = []
    var documents: [String: Int] = [:]
    for fields in try Self.list(folder) {
      let number = documents[fields[2]] ?? documents.count
      documents[fields[2]] = number
      let gold = try String(contentsOfFile: folder + "/" + fields[5], encoding: .utf8)
      tasks.append(
        Task(
          pair: fields[0], variant: fields[1], document: fields[2], source: try stream(fields[3]),
          target: try stream(fields[4]), gold: Self.beads(gold),
          output: fields[5].replacingOccurrences(of: ".gold.tsv", with: ".tsv"),
          fold: number % Self.folds))
    }
    // Variants that are not in `pairs.tsv` are made here and scored separately.
    let titled = tasks.compactMap(RunInTitles.task)
    tasks += Disturbance.tasks(of: tasks)
    self.tasks =
      tasks + tasks.compactMap(Interleaving.task) + titled
      + titled.compactMap(Interleaving.task) + tasks.compactMap(SplitParagraphs.task)
      + tasks.enumerated().filter { $0.offset % 5 == 2 }.map(\.element.swapped)
      + Excerpts.tasks(of: tasks)
  }

  /// The fields of `pairs.tsv`: pair, variant, document, source, target, beads; without that file,
  /// the same fields read from the names of the files with beads.
  private static func list(_ folder: String) throws -> [[String]] {
    if let list = try? String(contentsOfFile: folder + "/pairs.tsv", encoding: .utf8) {
      return list.split(separator: "\n").dropFirst()
        .map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 6 }
    }
    let ending = ".gold.tsv"
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(ending) }.compactMap { path in
        let parts = path.dropLast(ending.count).split(separator: "/")
        guard parts.count == 2, let pair = parts[1].split(separator: ".").last else { return nil }
        let languages = pair.split(separator: "-")
        let document = parts[1].dropLast(pair.count + 1)
        guard languages.count == 2 else { return nil }
        return [
          String(pair), String(parts[0]), String(document),
          "source/\(document).\(languages[0]).md", "\(parts[0])/\(document).\(languages[1]).md",
          path,
        ]
      }
  }

  private static func beads(_ text: String) -> [Bead] {
    text.split(separator: "\n").map { line in
      let sides = line.split(separator: "\t", omittingEmptySubsequences: false).map { side in
        side.split(separator: ",").compactMap { Int($0) }.sorted()
      }
      return Bead(a: sides.first ?? [], b: sides.count > 1 ? sides[1] : [], confidence: 1)
    }
  }
}
