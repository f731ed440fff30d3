import TextBasics

/// CSV (RFC 4180): a header, then one record per unit; lines end with CR LF.
///
/// A byte order mark tells spreadsheets that it is UTF-8.
enum CSV {
  static func bytes(of exchange: Exchange) -> [UInt8] {
    var header = ["topic", "unit", "section"]
    for language in exchange.languages {
      header += ["", "_source", "_state", "_confidence", CSVReader.digestEnding].map {
        language.tag + $0
      }
    }
    header.append("notes")
    let hasSentences = exchange.units.contains { $0.sentence != nil }
    if hasSentences { header.append("sentence") }
    var text = "\u{FEFF}" + record(header)
    for unit in exchange.units {
      var fields = [unit.topic, unit.id, FormulaGuard.added(to: unit.section ?? "")]
      for language in exchange.languages {
        guard let rendering = unit.rendering(in: language) else {
          fields += ["", "", "missing", "", digest(of: unit, in: language, exchange)]
          continue
        }
        fields += [
          FormulaGuard.added(to: rendering.markdown),
          FormulaGuard.added(to: "\(rendering.path):\(rendering.line)"),
          rendering.state.name, rendering.confidence.fourDecimals,
          digest(of: unit, in: language, exchange),
        ]
      }
      let notes = unit.others.map { "\($0.language) \($0.path):\($0.line) \($0.text)" }
      fields.append(notes.joined(separator: "\n"))
      if hasSentences { fields.append(unit.sentence?.label ?? "") }
      text += record(fields)
    }
    return Array(text.utf8)
  }

  /// The digest of a translation, with a letter before it: a spreadsheet would round it if it were
  /// all digits.
  private static func digest(
    of unit: Exchange.Unit, in language: Language, _ exchange: Exchange
  ) -> String {
    language == exchange.original ? "" : "x" + unit.digest(in: language).digits
  }

  private static func record(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  private static func field(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"\(text.replacing(scalars: ["\"": "\"\""]))\"" : text
  }
}
