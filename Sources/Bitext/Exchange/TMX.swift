/// TMX 1.4b (LISA OSCAR, 2005), level 2: markup stands in `bpt`, `ept` and `ph` as native codes.
enum TMX {
  static func bytes(of exchange: Exchange) -> [UInt8] {
    var xml = XMLWriter()
    xml.line("<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">")
    xml.element("tmx", [("version", "1.4")]) { xml in
      xml.empty(
        "header",
        [
          ("creationtool", "hig-notes"), ("creationtoolversion", "0.1"),
          ("segtype", "paragraph"), ("o-tmf", "Markdown"), ("adminlang", "en"),
          ("srclang", exchange.original.tag), ("datatype", "plaintext"),
        ])
      xml.element("body") { xml in
        // A translation memory holds pairs; a text without a translation is of no use in it.
        for unit in exchange.units where unit.renderings.count > 1 { write(unit, to: &xml) }
      }
    }
    return xml.bytes
  }

  private static func write(_ unit: Exchange.Unit, to xml: inout XMLWriter) {
    xml.element("tu", [("tuid", unit.name), ("datatype", "plaintext")]) { xml in
      for other in unit.others {
        xml.text(
          "note", [("xml:lang", other.language.tag)], "\(other.path):\(other.line): \(other.text)")
      }
      if let section = unit.section { xml.text("prop", [("type", "x-section")], section) }
      for rendering in unit.renderings { write(rendering, to: &xml) }
    }
  }

  private static func write(_ rendering: Exchange.Rendering, to xml: inout XMLWriter) {
    xml.element("tuv", [("xml:lang", rendering.language.tag)]) { xml in
      xml.text("prop", [("type", "x-source")], "\(rendering.path):\(rendering.line)")
      xml.text("prop", [("type", "x-state")], rendering.state.name)
      xml.text("prop", [("type", "x-confidence")], rendering.confidence.fourDecimals)
      xml.text("seg") { xml in
        for piece in rendering.pieces { write(piece, to: &xml) }
      }
    }
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

extension Double {
  /// The number with at most four decimals, as in JSON.
  var fourDecimals: String {
    var json = JSONWriter()
    json.value(fraction: self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
