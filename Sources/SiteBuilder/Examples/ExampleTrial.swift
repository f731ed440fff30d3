import RowStyles
import TextBasics

/// Shows a table while somebody writes it: its figures and its problems.
package enum ExampleTrial {
  /// A problem at a place in the YAML, with line and column from 1.
  private struct Fault {
    var line = 1
    var column = 1
    let severity: String
    let text: String
  }

  /// The answer as JSON: `html` with the figures, empty if the YAML cannot be read, and `problems`
  /// in the order of their places.
  ///
  /// The checks are those of a build. O(size of the YAML).
  package static func json(of yaml: String, in language: String) -> [UInt8] {
    let language = TextLanguage(rawValue: language) ?? .en
    var faults: [Fault] = []
    var html: [UInt8] = []
    do {
      let example = try Example(parsing: yaml)
      let tables = example.tables
      if let id = example.reference {
        let text = "“ref” names the table “\(id)” of another block, which is not shown here"
        faults.append(Fault(severity: "error", text: text))
      }
      html = TableRenderer.render(variants: tables, language: language)
      let places = FindingPlaces(yaml)
      for table in tables { faults += check(table, places, language) }
    } catch {
      faults = error.problems.map {
        Fault(line: $0.line, column: $0.column, severity: "error", text: $0.message)
      }
    }
    faults.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return json(html, faults)
  }

  private static func check(
    _ table: TableSpec, _ places: FindingPlaces, _ language: TextLanguage
  ) -> [Fault] {
    let expectation = Expectation(table)
    let unmet = expectation.unmet.map { id in
      Fault(
        severity: "error",
        text: Expectation.report(unmet: id, inTable: table.id))
    }
    let findings = expectation.unexpected.map { finding in
      let place = places.place(of: finding, in: table)
      let severity =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "advice"
        }
      return Fault(
        line: place?.line ?? 1, column: place?.column ?? 1, severity: severity,
        text: "\(finding.message(in: language)) [\(finding.guideline.rawValue)]")
    }
    let symbols = Symbols.unknown(in: table).map { symbol in
      let place = places.place(ofSymbol: symbol.name, row: symbol.row, in: table)
      return Fault(
        line: place?.line ?? 1, column: place?.column ?? 1,
        severity: symbol.isFalse ? "warning" : "advice", text: symbol.message)
    }
    return unmet + findings + symbols
  }

  private static func json(_ html: [UInt8], _ faults: [Fault]) -> [UInt8] {
    var out = Array("{\"html\":".utf8)
    out.append(json: String(decoding: html, as: UTF8.self), in: .file)
    out += Array(",\"problems\":[".utf8)
    for (index, fault) in faults.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out += Array("{\"line\":\(fault.line),\"column\":\(fault.column),\"severity\":".utf8)
      out.append(json: fault.severity, in: .file)
      out += Array(",\"text\":".utf8)
      out.append(json: fault.text, in: .file)
      out.append(UInt8(ascii: "}"))
    }
    out += Array("]}".utf8)
    return out
  }
}
