/// A list of findings in the formats of other tools.
package struct CheckReport: Sendable {
  /// The findings, by file and place.
  package let findings: [Diagnostic]

  package init(_ findings: [Diagnostic]) { self.findings = findings }

  /// A finding with the line and column of its place.
  struct Entry {
    let finding: Diagnostic
    let path: String
    /// 1-based; columns count Unicode scalars, the end is exclusive.
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int

    init(_ finding: Diagnostic) {
      self.finding = finding
      switch finding.place {
      case .range(let source, let range):
        path = source.path
        (line, column) = source.position(of: range.lowerBound)
        (endLine, endColumn) = source.position(of: range.upperBound)
      case .file(let path, _):
        self.path = path
        (line, column, endLine, endColumn) = (1, 1, 1, 1)
      }
    }
  }

  var entries: [Entry] { findings.map(Entry.init) }

  /// The findings as one JSON object.
  package func json() -> [UInt8] { JSONWriter.file("findings", of: entries, write) }

  private func write(_ entry: Entry, _ json: inout JSONWriter) {
    json.object { json in
      json.key("path")
      json.value(entry.path)
      for (key, value) in [
        ("line", entry.line), ("column", entry.column), ("endLine", entry.endLine),
        ("endColumn", entry.endColumn),
      ] {
        json.key(key)
        json.value(value)
      }
      json.key("severity")
      json.value(entry.finding.severity.word)
      json.write(entry.finding.name)
      json.key("message")
      json.value(entry.finding.message)
    }
  }

  /// The findings as workflow commands of GitHub Actions, one a line.
  ///
  /// - Parameters:
  ///   - folder: The path of the notes in their repository, empty or with a slash at its end.
  ///   - language: The language of the messages.
  /// - Returns: The commands, in UTF-8.
  package func github(in folder: String = "", language: Language = .english) -> [UInt8] {
    let lines = entries.map { entry in
      let severity =
        switch entry.finding.severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
      let place =
        "file=\(Self.property(folder + entry.path)),line=\(entry.line),col=\(entry.column),"
        + "title=\(Self.property(entry.finding.name.full))"
      return "::\(severity) \(place)::\(Self.escaped(entry.finding.message(in: language)))\n"
    }
    return Array(lines.joined().utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(scalars: ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(scalars: [":": "%3A", ",": "%2C"])
  }
}
