/// TMX 1.4b (LISA OSCAR, 2005), level 2: markup stands in `bpt`, `ept` and `ph` as native codes.
enum TMX {
  /// The type of the property that holds the digest of the translation.
  static let digestType = "x-translation-digest"
  /// The type of the property that holds the place of a sentence.
  static let sentenceType = "x-sentence"
  /// The type of the property that says who made and who reviewed the translation.
  static let provenanceType = "x-provenance"

  static func bytes(of exchange: Exchange) -> [UInt8] {
    var xml = XMLWriter()
    xml.line("<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">")
    xml.element("tmx", [("version", "1.4")]) { xml in
      xml.empty(
        "header",
        [
          ("creationtool", "hig-notes"), ("creationtoolversion", "0.1"),
          ("segtype", exchange.units.contains { $0.sentence != nil } ? "sentence" : "paragraph"),
          ("o-tmf", "Markdown"), ("adminlang", "en"),
          ("srclang", exchange.original.tag), ("datatype", "plaintext"),
        ])
      xml.element("body") { xml in
        // A translation memory holds pairs; a text without a translation is of no use in it.
        for unit in exchange.units {
          for part in parts(of: unit, exchange) { write(part, to: &xml) }
        }
      }
    }
    return xml.bytes
  }

  /// Texts that translate each other.
  private struct Part {
    let unit: Exchange.Unit
    /// Unique in the file.
    let id: String
    let renderings: [Exchange.Rendering]
    /// The original as it was translated, where the notes have another one by now.
    var old: (language: Language, text: String)?
  }

  /// The texts of a unit by the originals that they translate: an out-of-date translation does
  /// not translate the present original, of which every tool would take it for a full match.
  private static func parts(of unit: Exchange.Unit, _ exchange: Exchange) -> [Part] {
    var current: [Exchange.Rendering] = []
    var parts: [Part] = []
    for rendering in unit.renderings {
      guard case .outOfDate(let translated) = rendering.state else {
        current.append(rendering)
        continue
      }
      parts.append(
        Part(
          unit: unit, id: "\(unit.name)/\(rendering.language)", renderings: [rendering],
          old: (exchange.original, translated)))
    }
    guard current.count > 1 else { return parts }
    return [Part(unit: unit, id: unit.name, renderings: current)] + parts
  }

  private static func write(_ part: Part, to xml: inout XMLWriter) {
    let unit = part.unit
    xml.element("tu", [("tuid", part.id), ("datatype", "plaintext")]) { xml in
      for other in unit.others {
        xml.text(
          "note", [("xml:lang", other.language.tag)], "\(other.path):\(other.line): \(other.text)")
      }
      if let section = unit.section { xml.text("prop", [("type", "x-section")], section) }
      if let sentence = unit.sentence {
        xml.text("prop", [("type", sentenceType)], sentence.label)
      }
      if let old = part.old {
        xml.element("tuv", [("xml:lang", old.language.tag)]) { xml in
          xml.text("prop", [("type", "x-state")], "original-as-translated")
          xml.text("seg") { $0.text(old.text) }
        }
      }
      for rendering in part.renderings { write(rendering, of: unit, to: &xml) }
    }
  }

  private static func write(
    _ rendering: Exchange.Rendering, of unit: Exchange.Unit, to xml: inout XMLWriter
  ) {
    let made = attributes(of: rendering.provenance)
    xml.element("tuv", [("xml:lang", rendering.language.tag)] + made) { xml in
      xml.text("prop", [("type", "x-source")], "\(rendering.path):\(rendering.line)")
      xml.text("prop", [("type", "x-state")], rendering.state.name)
      xml.text("prop", [("type", "x-confidence")], rendering.confidence.fourDecimals)
      if rendering.state != .original {
        xml.text("prop", [("type", digestType)], unit.digest(in: rendering.language).digits)
      }
      if let provenance = rendering.provenance {
        xml.text("prop", [("type", provenanceType)], provenance.label)
      }
      xml.text("seg") { xml in
        for piece in rendering.pieces { write(piece, to: &xml) }
      }
    }
  }

  /// Who made a text and when, or who looked at it, in the attributes of the standard.
  private static func attributes(of provenance: Provenance?) -> XMLWriter.Attributes {
    guard let provenance else { return [] }
    let isReview = provenance.origin == .reviewedMachine
    let date = provenance.date.map { day in
      (
        name: isReview ? "changedate" : "creationdate",
        value: day.filter { $0 != "-" } + "T000000Z"
      )
    }
    let name = provenance.name.map { (name: isReview ? "changeid" : "creationid", value: $0) }
    return [date, name].compactMap(\.self)
  }

  private static func write(_ piece: InlinePiece, to xml: inout XMLWriter) {
    switch piece {
    case .text(let text): xml.text(text)
    case .opening(let code):
      xml.open("bpt", [("i", String(code.id)), ("type", type(code))])
      xml.text(code.markdown)
      xml.close("bpt")
    case .closing(let code):
      xml.open("ept", [("i", String(code.id))])
      xml.text(code.markdown)
      xml.close("ept")
    case .standalone(let code):
      xml.open("ph", [("x", String(code.id)), ("type", type(code))])
      xml.text(code.markdown)
      xml.close("ph")
    }
  }

  private static func type(_ code: MarkupCode) -> String {
    switch code.kind {
    case .bold: "bold"
    case .italic: "italic"
    case .strikethrough: "strikethrough"
    case .footnote: "x-footnote"
    case .link: "link"
    case .image: "image"
    case .lineBreak: "lb"
    case .code: "x-code"
    case .html: "x-html"
    case .paragraphBreak: "x-paragraph"
    case .cell: "x-cell"
    }
  }
}
