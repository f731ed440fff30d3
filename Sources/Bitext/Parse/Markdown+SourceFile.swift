extension Markdown {
  /// Reads a whole file as pages show it: without its front matter, which only the notes
  /// dialect knows.
  package static func parse(
    _ source: SourceFile, options: MarkdownOptions = .notes
  ) -> (blocks: [Block], diagnostics: [Diagnostic]) {
    var bytes = source.bytes
    var diagnostics: [Diagnostic] = []
    var options = options
    if options.dialect == .notes {
      let reader = FrontMatterReader(reading: source)
      diagnostics = reader.diagnostics
      options.values = reader.frontMatter.values
      if let lines = reader.frontMatter.lines {
        let range = source.range(ofLines: lines)
        HeroPage.blank(range.lowerBound..<range.upperBound, of: &bytes)
      }
    }
    let document = parse(bytes, options: options)
    return (document.blocks, diagnostics + document.findings.map { $0.diagnostic(in: source) })
  }
}
