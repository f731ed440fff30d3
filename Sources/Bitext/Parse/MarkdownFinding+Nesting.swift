extension MarkdownFinding {
  /// Says that a block or inline nests too deep to keep its structure.
  static func nestingCut(onLine line: Int) -> MarkdownFinding {
    MarkdownFinding(
      .warning, "nesting-cut",
      "markup nests deeper than \(Markdown.maximumDepth); the rest is flattened", line: line)
  }
}
