import ArgumentParser
import Bitext

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct AlignCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align",
    abstract: "Aligns files as one topic and shows what belongs together.",
    discussion: """
      Every pair of streams (the text of one language in one file) is aligned, within files and \
      across them. Text without a counterpart is left alone, which is not an error. As in a build, \
      corrections that `hig-notes pin` keeps beside the files are applied, and the glossary.yaml \
      and lexicon.tsv of the folder of notes help: the nearest folder at or above the first file \
      that has one of them or a site.yaml.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, svg }

  @Argument(
    help: "Markdown or plain text files, or topics by their address or title.",
    completion: .file())
  var names: [String]

  @Option(help: "How to print the result: text for people, json for programs, svg for a picture.")
  var format = Format.text

  @OptionGroup var content: ContentOptions

  @Flag(help: "Explain every bead: each piece of evidence with its weight and words.")
  var explain = false

  @Flag(help: "Also show which sentences translate each other, where that is sure.")
  var sentences = false

  func validate() throws {
    if sentences, explain || format == .svg {
      throw ValidationError("'--sentences' goes with the formats text and json")
    }
    if explain, format != .text {
      throw ValidationError("'--explain' goes with the format text")
    }
  }

  func run() async throws {
    let files = try await content.files(called: names)
    var documents: [Document] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      let (source, problems) = SourceFile.reading(path: file)
      diagnostics += problems
      guard let source else { continue }
      let (document, findings) = Segmenter.segment(source, pathHint: PathKey(path: file).language)
      documents.append(document)
      diagnostics += findings
    }
    let notes = files.first.flatMap(Self.notes(of:))
    let corrections = try corrections(beside: documents, of: notes?.folder)
    let configuration =
      try notes.map {
        let enclosure = try content.links.enclosure(of: $0.folder)
        return Configuration(folder: $0.folder, names: $0.names, within: enclosure)
      } ?? Configuration()
    diagnostics += corrections.diagnostics + configuration.diagnostics
    Console.report(diagnostics.filter { $0.severity > .note })
    guard documents.count == files.count else { throw ExitCode.failure }
    let aligner = configuration.aligner
    let align = PinnedAlignment(corrections.pins, align: aligner.align).align
    if explain { return explain(corrections.documents, files, aligner, align) }
    let report = AlignmentReport(
      of: corrections.documents, align: align,
      sentences: sentences ? configuration.sentenceAligner : nil)
    switch format {
    case .text: Console.write(Array(report.text().utf8))
    case .json: Console.write(report.json())
    case .svg: Console.write(report.svg())
    }
  }

  /// The folder of notes that a file belongs to, and the configuration files at its top; nil if
  /// there are none.
  private static func notes(of file: String) -> (folder: String, names: Set<String>)? {
    var folder = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
    while true {
      let names = Configuration.fileNames.filter {
        FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
      }
      if !names.isEmpty { return (folder.relativePath, Set(names)) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent == folder { return nil }
      folder = parent
    }
  }

  /// The pins from the folders of the texts, resolved.
  ///
  /// A file of pins of which none fits belongs to other texts in the same folder.
  private func corrections(
    beside documents: [Document], of notes: String?
  ) throws -> Pins.Resolution {
    let folders = Set(documents.map { URL(filePath: $0.source.path).deletingLastPathComponent() })
    let paths = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.map { folder.appending(path: $0).relativePath }
    }
    .filter { $0.hasSuffix(Sidecars.Kind.pins.name(of: "")) }.sorted()
    var files: [(source: SourceFile, pins: [Pin])] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let enclosure = try content.links.enclosure(
        of: notes ?? URL(filePath: path).deletingLastPathComponent().path)
      let (source, unread) = SourceFile.reading(
        ContentDirectory.File(path: path, systemPath: Array(path.utf8), enclosure: enclosure))
      diagnostics += unread.filter { $0.severity == .error }
      guard let source else { continue }
      let (pins, problems) = Pin.reading(source)
      let own = Pins.resolving([(source, pins)], in: documents)
      if own.diagnostics.count >= pins.count { continue }
      files.append((source, pins))
      diagnostics += problems
    }
    var resolution = Pins.resolving(files, in: documents)
    resolution.diagnostics = diagnostics + resolution.diagnostics
    return resolution
  }

  private func explain(
    _ documents: [Document], _ files: [String], _ aligner: Aligner, _ align: Align
  ) {
    for pair in StreamPairs(all: documents, align: align).pairs {
      for bead in pair.alignment.beads where !bead.isNull {
        let confidence = (bead.confidence * 100).rounded() / 100
        Console.print(
          "\(places(bead.a, pair.a, files)) = \(places(bead.b, pair.b, files)) confidence \(confidence)"
        )
        let explanation = aligner.explanation(of: bead, pair.a, pair.b)
        Console.print(explanation?.text ?? "pinned\n")
      }
    }
  }

  /// The lines of segments, as `file:line file:line`.
  private func places(
    _ segments: SegmentIndices, _ stream: Bitext.Stream, _ files: [String]
  ) -> String {
    segments.map { "\(files[stream.file]):\(stream.segments[$0].lines.lowerBound)" }
      .joined(separator: " ")
  }
}
