/// XLIFF 2.1 (OASIS, 2018), core: one `file` per topic, markup as `pc` and `ph` whose Markdown
/// stands in `originalData`.
enum XLIFF2 {
  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"
  /// The module for translations that are offered (XLIFF 2.1, 5.1).
  static let matchesNamespace = "urn:oasis:names:tc:xliff:matches:2.0"
  /// The category of the note that holds the digest of the translation.
  static let digestCategory = "translation-digest"
  /// The category of the note that holds the place of a sentence.
  static let sentenceCategory = "sentence"
  /// The category of the note that holds the author and the reviewer of the translation.
  static let provenanceCategory = "provenance"

  static func bytes(of exchange: Exchange) -> [UInt8] {
    var xml = XMLWriter()
    let hasMatches = exchange.units.contains { !$0.suggestions.isEmpty }
    xml.element(
      "xliff",
      [
        ("xmlns", namespace), ("version", "2.1"), ("srcLang", exchange.original.tag),
        ("trgLang", exchange.languages[1].tag),
      ] + (hasMatches ? [("xmlns:mtc", matchesNamespace)] : [])
    ) { xml in
      let files = exchange.unitsWithOriginal
      if files.isEmpty {
        // The schema requires a file with a unit, even if there is nothing to translate.
        xml.element("file", [("id", "f1"), ("original", "empty")]) { xml in
          xml.element("unit", [("id", "u1"), ("translate", "no")]) { xml in
            xml.element("segment") { $0.text("source", [], "") }
          }
        }
      }
      for (index, file) in files.enumerated() {
        xml.element("file", [("id", "f\(index + 1)"), ("original", file.topic)]) { xml in
          for (number, unit) in file.units.enumerated() {
            write(unit, id: "u\(number + 1)", exchange, to: &xml)
          }
        }
      }
    }
    return xml.bytes
  }

  private static func write(
    _ unit: Exchange.Unit, id: String, _ exchange: Exchange, to xml: inout XMLWriter
  ) {
    guard let source = unit.rendering(in: exchange.original) else { return }
    let target = unit.rendering(in: exchange.languages[1])
    // An id is a name token, but the unit's own name may contain a slash.
    xml.element("unit", [("id", id), ("name", unit.name)]) { xml in
      let notes = unit.notes(in: exchange.languages[1])
      if !unit.suggestions.isEmpty {
        xml.element("mtc:matches") { xml in
          for match in unit.suggestions { write(match, to: &xml) }
        }
      }
      xml.element("notes") { xml in
        for rendering in [source, target].compactMap(\.self) {
          xml.text(
            "note", [("category", "location")],
            "\(rendering.language) \(rendering.path):\(rendering.line)")
        }
        let digest = unit.digest(in: exchange.languages[1])
        xml.text("note", [("category", digestCategory)], digest.digits)
        if let sentence = unit.sentence {
          xml.text("note", [("category", sentenceCategory)], sentence.label)
        }
        if let provenance = target?.provenance {
          xml.text("note", [("category", provenanceCategory)], provenance.label)
        }
        for note in notes { xml.text("note", [], note) }
      }
      var data = OriginalData()
      data.collect(source.pieces)
      if let target { data.collect(target.pieces) }
      data.write(to: &xml)
      let progress = target.map { state(of: $0) } ?? [("state", "initial")]
      xml.element("segment", [("id", "s1")] + progress) { xml in
        let space = [(name: "xml:space", value: "preserve")]
        xml.text("source", space) { write(source.pieces, data, to: &$0) }
        if let target {
          xml.text("target", space) { xml in
            write(target.pieces.numbered(like: source.pieces), data, to: &xml)
          }
        }
      }
    }
  }

  /// A translation of another unit for the only segment.
  private static func write(_ match: Exchange.Suggestion, to xml: inout XMLWriter) {
    var data = OriginalData()
    data.collect(match.sourcePieces)
    data.collect(match.target.pieces)
    xml.element(
      "mtc:match",
      [
        ("ref", "#s1"), ("matchQuality", String(match.percent)),
        ("similarity", String(match.percent)), ("origin", match.target.place), ("type", "tm"),
      ]
    ) { xml in
      data.write(to: &xml)
      let space = [(name: "xml:space", value: "preserve")]
      xml.text("source", space) { write(match.sourcePieces, data, to: &$0) }
      xml.text("target", space) { xml in
        write(match.target.pieces.numbered(like: match.sourcePieces), data, to: &xml)
      }
    }
  }

  private static func state(of target: Exchange.Rendering) -> XMLWriter.Attributes {
    switch target.state {
    case .current, .original, .extra: [("state", "final")]
    case .unreviewed where target.provenance?.origin == .machine:
      [("state", "translated"), ("subState", "hig:machine")]
    case .unreviewed: [("state", "translated")]
    case .lowConfidence: [("state", "translated"), ("subState", "hig:low-confidence")]
    case .outOfDate: [("state", "initial"), ("subState", "hig:out-of-date")]
    case .missing: [("state", "initial")]
    }
  }

  private static func write(
    _ pieces: [InlinePiece], _ data: OriginalData, to xml: inout XMLWriter
  ) {
    // Pairs are properly nested, because they were made from a tree.
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): xml.text(text)
      case .standalone(let code):
        xml.inlineEmpty(
          "ph", [("id", String(code.id)), ("dataRef", data.id(of: code.markdown))] + type(code))
      case .opening(let code):
        let end = pieces[index...].lazy.compactMap { piece -> String? in
          if case .closing(let other) = piece, other.id == code.id { other.markdown } else { nil }
        }.first
        xml.open(
          "pc",
          [
            ("id", String(code.id)), ("dataRefStart", data.id(of: code.markdown)),
            ("dataRefEnd", data.id(of: end ?? "")),
          ] + type(code))
      case .closing: xml.close("pc")
      }
    }
  }

  private static func type(_ code: MarkupCode) -> XMLWriter.Attributes {
    switch code.kind {
    case .bold: [("type", "fmt"), ("subType", "xlf:b")]
    case .italic: [("type", "fmt"), ("subType", "xlf:i")]
    case .lineBreak: [("type", "fmt"), ("subType", "xlf:lb")]
    case .strikethrough: [("type", "fmt"), ("subType", "hig:strikethrough")]
    case .footnote: [("type", "other"), ("subType", "hig:footnote")]
    case .code: [("type", "fmt"), ("subType", "hig:code")]
    case .link: [("type", "link")]
    case .image: [("type", "image")]
    case .html: [("type", "other"), ("subType", "hig:html")]
    case .paragraphBreak: [("type", "other"), ("subType", "hig:paragraph")]
    case .cell: [("type", "other"), ("subType", "hig:cell")]
    }
  }

  /// The distinct Markdown strings of one unit's codes.
  private struct OriginalData {
    private var texts: [String] = []

    mutating func collect(_ pieces: [InlinePiece]) {
      for piece in pieces {
        if let text = piece.code?.markdown, !texts.contains(text) { texts.append(text) }
      }
    }

    func id(of text: String) -> String { "d\((texts.firstIndex(of: text) ?? 0) + 1)" }

    func write(to xml: inout XMLWriter) {
      guard !texts.isEmpty else { return }
      xml.element("originalData") { xml in
        for text in texts {
          xml.text("data", [("id", id(of: text)), ("xml:space", "preserve")], text)
        }
      }
    }
  }
}
