import Bitext

extension ExampleBook {
  /// The files and fences of a corpus that hold examples.
  struct Sources: Sendable {
    private var files: [Entry] = []
    private var topics: [Int: [Entry]] = [:]
    /// Problems with files that cannot be read.
    private(set) var problems: [Diagnostic] = []

    init(_ corpus: Corpus) {
      readFiles(of: corpus)
      for topic in corpus.numbers { readTopic(topic, of: corpus) }
    }

    /// The entries of files, then those of topics, each in their order.
    var entries: [Entry] { files + topics.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// The sources after some texts changed; nil if no example is affected.
    func updating(_ corpus: Corpus, topics changed: [Int], files hasFiles: Bool) -> Sources? {
      var sources = self
      if hasFiles { sources.readFiles(of: corpus) }
      var isOther = hasFiles
      for topic in changed {
        let had = topics[topic] != nil
        sources.readTopic(topic, of: corpus)
        isOther = isOther || had || sources.topics[topic] != nil
      }
      return isOther ? sources : nil
    }

    private mutating func readFiles(of corpus: Corpus) {
      files = []
      problems = []
      for file in corpus.assets where file.path.hasSuffix(FileName.exampleEnding) {
        let (source, problems) = SourceFile.reading(file)
        self.problems += problems
        guard let source else { continue }
        let whole = SourceRange(0, source.bytes.count)
        files.append(Entry(source: source, firstLine: 1, yaml: source.text(in: whole)))
      }
    }

    private mutating func readTopic(_ topic: Int, of corpus: Corpus) {
      let entries = corpus[topic].documents.flatMap { document in
        document.fences.filter { ExampleBook.isExample($0.info) }.map { segment, _ in
          Entry(
            source: document.source, firstLine: segment.lines.lowerBound + 1, yaml: segment.text)
        }
          + document.emptyFences.filter { ExampleBook.isExample($0.info) }.map { fence in
            Entry(source: document.source, firstLine: fence.line, yaml: "")
          }
      }
      topics[topic] = entries.isEmpty ? nil : entries
    }
  }
}
