import ArgumentParser
import Bitext

struct AlignCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align",
    abstract: "Aligns files as one topic and shows what belongs together.",
    discussion: """
      Every pair of streams (the text of one language in one file) is aligned, within files and \
      across them. Text that belongs to nothing is left alone, which is no error.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, svg }

  @Argument(help: "Markdown or plain text files.", completion: .file())
  var files: [String]

  @Option(help: "How to print the result: text for people, json for programs, svg for a picture.")
  var format = Format.text

  @Flag(help: "Say for every bead why: each piece of evidence with its weight, and the words.")
  var explain = false

  func run() async throws {
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
    Console.report(diagnostics.filter { $0.severity > .note })
    guard documents.count == files.count else { throw ExitCode.failure }
    let configuration = Configuration()
    let aligner = Aligner(lexicon: configuration.lexicon, glossary: configuration.glossary.lists)
    if explain { return explain(documents, aligner) }
    let report = AlignmentReport(of: documents, align: aligner.align)
    switch format {
    case .text: Console.write(Array(report.text().utf8))
    case .json: Console.write(report.json())
    case .svg: Console.write(report.svg())
    }
  }

  private func explain(_ documents: [Document], _ aligner: Aligner) {
    for pair in StreamPairs(all: documents, align: aligner.align).pairs {
      for bead in pair.alignment.beads {
        guard let explanation = aligner.explanation(of: bead, pair.a, pair.b) else { continue }
        let confidence = (bead.confidence * 100).rounded() / 100
        Console.print(
          "\(places(bead.a, pair.a)) = \(places(bead.b, pair.b)) confidence \(confidence)")
        Console.print(explanation.text)
      }
    }
  }

  /// The lines of segments, as `file:line file:line`.
  private func places(_ segments: [Int], _ stream: Bitext.Stream) -> String {
    segments.map { "\(files[stream.file]):\(stream.segments[$0].lines.lowerBound)" }
      .joined(separator: " ")
  }
}
