/// XLIFF 1.2 (OASIS, 2008), strict: one `file` per topic, markup as `bpt`, `ept` and `ph` with its
/// Markdown inside.
enum XLIFF1 {
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
  /// The purpose and type of the context that holds the digest of the translation.
  static let digestPurpose = "x-translation-digest"
  /// The purpose and type of the context that holds the place of a sentence.
  static let sentencePurpose = "x-sentence"
  /// The purpose and type of the context that holds the author and the reviewer of the translation.
  static let provenancePurpose = "x-provenance"

  static func bytes(of exchange: Exchange) -> [UInt8] {
    var xml = XMLWriter()
    xml.element("xliff", [("xmlns", namespace), ("version", "1.2")]) { xml in
      let files = exchange.unitsWithOriginal
      // The schema requires a file, even an empty one.
      if files.isEmpty { write(topic: "empty", [], exchange, to: &xml) }
      for (topic, units) in files { write(topic: topic, units, exchange, to: &xml) }
    }
    return xml.bytes
  }

  private static func write(
    topic: String, _ units: [Exchange.Unit], _ exchange: Exchange, to xml: inout XMLWriter
  ) {
    xml.element(
      "file",
      [
        ("original", topic), ("source-language", exchange.original.tag),
        ("target-language", exchange.languages[1].tag), ("datatype", "plaintext"),
        ("tool-id", "hig-notes"),
      ]
    ) { xml in
      xml.element("header") { xml in
        xml.empty("tool", [("tool-id", "hig-notes"), ("tool-name", "hig-notes")])
      }
      xml.element("body") { xml in
        for unit in units { write(unit, exchange, to: &xml) }
      }
    }
  }

  private static func write(
    _ unit: Exchange.Unit, _ exchange: Exchange, to xml: inout XMLWriter
  ) {
    guard let source = unit.rendering(in: exchange.original) else { return }
    let target = unit.rendering(in: exchange.languages[1])
    let isApproved = target?.state == .current
    xml.element(
      "trans-unit",
      [("id", unit.name), ("resname", unit.id), ("xml:space", "preserve")]
        + (isApproved ? [("approved", "yes")] : [])
    ) { xml in
      xml.text("source") { write(source.pieces, to: &$0) }
      if let target {
        let qualifier = qualifier(of: target).map { [(name: "state-qualifier", value: $0)] } ?? []
        xml.text("target", [("state", state(of: target))] + qualifier) {
          write(target.pieces.numbered(like: source.pieces), to: &$0)
        }
      }
      for rendering in [source, target].compactMap(\.self) {
        xml.element("context-group", [("purpose", "location")]) { xml in
          xml.text("context", [("context-type", "sourcefile")], rendering.path)
          xml.text("context", [("context-type", "linenumber")], String(rendering.line))
        }
      }
      xml.element("context-group", [("purpose", digestPurpose)]) { xml in
        let digest = unit.digest(in: exchange.languages[1])
        xml.text("context", [("context-type", digestPurpose)], digest.digits)
      }
      if let sentence = unit.sentence {
        xml.element("context-group", [("purpose", sentencePurpose)]) { xml in
          xml.text("context", [("context-type", sentencePurpose)], sentence.label)
        }
      }
      if let provenance = target?.provenance {
        xml.element("context-group", [("purpose", provenancePurpose)]) { xml in
          xml.text("context", [("context-type", provenancePurpose)], provenance.label)
        }
      }
      for note in unit.notes(in: exchange.languages[1]) { xml.text("note", [], note) }
      for match in unit.suggestions { write(match, to: &xml) }
      for other in unit.others where other.language == exchange.languages[1] {
        xml.element("alt-trans", [("origin", other.path)]) { xml in
          xml.text("target", [("xml:lang", other.language.tag)]) { xml in
            write(other.pieces.numbered(like: source.pieces), to: &xml)
          }
        }
      }
    }
  }

  /// A translation of another unit, with the original that it translates.
  private static func write(_ match: Exchange.Suggestion, to xml: inout XMLWriter) {
    let quality = [(name: "match-quality", value: "\(match.percent)%")]
    xml.element("alt-trans", quality + [("origin", match.target.place)]) { xml in
      xml.text("source", [("xml:lang", match.source.language.tag)]) { xml in
        write(match.sourcePieces, to: &xml)
      }
      xml.text("target", [("xml:lang", match.target.language.tag)]) { xml in
        write(match.target.pieces.numbered(like: match.sourcePieces), to: &xml)
      }
    }
  }

  private static func state(of target: Exchange.Rendering) -> String {
    switch target.state {
    case .current, .original, .extra: "signed-off"
    case .unreviewed: "translated"
    case .outOfDate: outOfDate
    case .lowConfidence: lowConfidence
    case .missing: "new"
    }
  }

  private static let (outOfDate, lowConfidence) = ("needs-translation", "needs-review-translation")

  /// Whether a target that asks for work was exported so, as the notes beside it say: then the
  /// state does not tell whether a translator has done it since.
  static func isExported(_ state: String, with notes: [String]) -> Bool {
    notes.contains { note in
      switch Exchange.Unit.state(in: note) {
      case UnitState.outOfDate(translated: "").name: state == outOfDate
      case UnitState.lowConfidence.name: state == lowConfidence
      default: false
      }
    }
  }

  /// The qualifier by which tools know a machine's translation; nil for others.
  private static func qualifier(of target: Exchange.Rendering) -> String? {
    switch target.provenance?.origin {
    case .machine: machineQualifier
    case .reviewedMachine: reviewedQualifier
    case .human, nil: nil
    }
  }

  static let machineQualifier = "mt-suggestion"
  static let reviewedQualifier = "leveraged-mt"

  private static func write(_ pieces: [InlinePiece], to xml: inout XMLWriter) {
    for piece in pieces {
      switch piece {
      case .text(let text): xml.text(text)
      case .opening(let code): write("bpt", code, [("ctype", type(code))], to: &xml)
      case .closing(let code): write("ept", code, [], to: &xml)
      case .standalone(let code):
        // The schema knows links only as pairs.
        let type = code.kind == .link ? "x-link" : type(code)
        write("ph", code, [("ctype", type)], to: &xml)
      }
    }
  }

  private static func write(
    _ name: String, _ code: MarkupCode, _ attributes: XMLWriter.Attributes, to xml: inout XMLWriter
  ) {
    xml.open(name, [("id", String(code.id))] + attributes)
    xml.text(code.markdown)
    xml.close(name)
  }

  private static func type(_ code: MarkupCode) -> String {
    switch code.kind {
    case .bold: "bold"
    case .italic: "italic"
    case .link: "link"
    case .image: "image"
    case .lineBreak: "lb"
    case .strikethrough: "x-strikethrough"
    case .footnote: "x-footnote"
    case .code: "x-code"
    case .html: "x-html"
    case .paragraphBreak: "x-paragraph"
    case .cell: "x-cell"
    }
  }
}
