import TextBasics

/// GNU gettext PO: `msgid` and `msgstr` are Markdown, `msgctxt` is the unit's name.
enum PO {
  /// The words before the digest of the translation, in a comment that tools keep.
  static let digestLabel = "Translation as exported:"
  /// The words before the place of a sentence, in the same way.
  static let sentenceLabel = "Sentence:"
  /// The words before who made and who reviewed the translation.
  static let provenanceLabel = "Made by:"

  /// The header has no date, although gettext asks for one: equal input gives equal bytes.
  static func bytes(of exchange: Exchange) -> [UInt8] {
    let target = exchange.languages[1]
    var text = """
      msgid ""
      msgstr ""
      "Project-Id-Version: hig-notes\\n"
      "Report-Msgid-Bugs-To: \\n"
      "PO-Revision-Date: 1970-01-01 00:00+0000\\n"
      "Last-Translator: \\n"
      "Language-Team: \\n"
      "Language: \(target.tag)\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "X-Source-Language: \(exchange.original.tag)\\n"

      """
    for unit in exchange.units { text += entry(for: unit, exchange) }
    return Array(text.utf8)
  }

  private static func entry(for unit: Exchange.Unit, _ exchange: Exchange) -> String {
    guard let source = unit.rendering(in: exchange.original) else { return "" }
    let target = unit.rendering(in: exchange.languages[1])
    var entry = "\n"
    for note in unit.notes(in: exchange.languages[1]) { entry += "#. \(note.onOneLine)\n" }
    for match in unit.suggestions {
      entry += "#. Like this one: \(match.percent) % “\(match.text.onOneLine)” "
      entry += "→ “\(match.target.markdown.onOneLine)” (\(match.target.place))\n"
    }
    entry += "#. \(digestLabel) \(unit.digest(in: exchange.languages[1]).digits)\n"
    if let sentence = unit.sentence { entry += "#. \(sentenceLabel) \(sentence.label)\n" }
    if let provenance = target?.provenance {
      entry += "#. \(provenanceLabel) \(provenance.label)\n"
    }
    for rendering in [source, target].compactMap(\.self) {
      entry += "#: \(reference(to: rendering))\n"
    }
    switch target?.state {
    case .outOfDate(let translated):
      entry += "#, fuzzy\n#| msgid \(quoted(translated))\n"
    case .lowConfidence: entry += "#, fuzzy\n"
    case .unreviewed where target?.provenance?.origin == .machine: entry += "#, fuzzy\n"
    case .original, .extra, .missing, .unreviewed, .current, nil: break
    }
    entry += "msgctxt \(quoted(unit.name))\n"
    entry += "msgid \(quoted(source.markdown))\n"
    return entry + "msgstr \(quoted(target?.markdown ?? ""))\n"
  }

  /// A reference to a rendering; a path with white space stands between U+2068 and U+2069 (gettext
  /// 0.21, "PO Files").
  private static func reference(to rendering: Exchange.Rendering) -> String {
    let place = rendering.place
    return place.contains(" ") ? "\u{2068}\(place)\u{2069}" : place
  }

  /// The text as a C string; a line break inside ends a line of the file.
  static func quoted(_ text: String) -> String {
    var lines = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": lines[lines.count - 1] += "\\\(scalar)"
      case "\n":
        lines[lines.count - 1] += "\\n"
        lines.append("")
      case "\t": lines[lines.count - 1] += "\\t"
      case "\r": lines[lines.count - 1] += "\\r"
      default:
        if scalar.isOfXML { lines[lines.count - 1].unicodeScalars.append(scalar) }
      }
    }
    if lines.count > 1, lines.last?.isEmpty ?? false { lines.removeLast() }
    if lines.count == 1 { return "\"\(lines[0])\"" }
    return "\"\"\n" + lines.map { "\"\($0)\"" }.joined(separator: "\n")
  }
}

extension String {
  /// The text with line breaks as spaces.
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}
