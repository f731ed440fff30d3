/// The translations of an XLIFF file.
enum XLIFFReader {
  static func delivery(
    _ source: SourceFile, root: XMLReader.Element
  ) throws(DeliveryError) -> Delivery {
    guard root.name == "xliff" else {
      throw DeliveryError("this is <\(root.name)>, not XLIFF", source, at: root.offset)
    }
    switch root.namespace {
    case XLIFF1.namespace: return try first(source, root)
    case XLIFF2.namespace: return try second(source, root)
    default:
      throw DeliveryError(
        "XLIFF 1.2 and 2.0 to 2.1 are read, not '\(root.namespace)'", source, at: root.offset)
    }
  }

  private static func language(_ tag: String?) -> Language? {
    tag.flatMap { $0.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first }
      .map { Language(tag: String($0)) }
  }

  // MARK: - 1.2

  private static func first(
    _ source: SourceFile, _ root: XMLReader.Element
  ) throws(DeliveryError) -> Delivery {
    var units: [Delivery.Unit] = []
    var original: Language?
    var target: Language?
    for file in root.elements where file.name == "file" {
      original = original ?? language(file.attributes["source-language"])
      let own = language(file.attributes["target-language"])
      if let target, let own, own != target {
        throw DeliveryError("this holds several target languages", source, at: file.offset)
      }
      target = target ?? own
      guard let body = file.first("body") else { continue }
      collect(body, into: &units)
    }
    guard let target else {
      throw DeliveryError("no target-language is given", source, at: root.offset)
    }
    return Delivery(source: source, original: original, language: target, units: units)
  }

  private static func collect(_ parent: XMLReader.Element, into units: inout [Delivery.Unit]) {
    for element in parent.elements {
      if element.name == "group" { collect(element, into: &units) }
      guard element.name == "trans-unit", let id = element.attributes["id"] else { continue }
      let target = element.first("target")
      let state = target?.attributes["state"] ?? ""
      let isUnfinished = state == "new" || state.hasPrefix("needs-")
      units.append(
        Delivery.Unit(
          name: id, markdown: target.map { MarkdownText.markdown(of: pieces($0)) } ?? "",
          isUnfinished: isUnfinished, range: SourceRange(element.offset, element.offset)))
    }
  }

  /// Codes hold their Markdown; elements that only mark a text count for their text.
  private static func pieces(_ element: XMLReader.Element) -> [InlinePiece] {
    element.children.flatMap { child -> [InlinePiece] in
      switch child {
      case .text(let text): return [.text(text)]
      case .element(let element):
        let id = Int(element.attributes["id"] ?? "") ?? 0
        let code = MarkupCode(id: id, kind: kind(of: element.text), markdown: element.text)
        switch element.name {
        case "bpt": return [.opening(code)]
        case "ept": return [.closing(code)]
        case "ph", "it": return [.standalone(code)]
        default: return pieces(element)
        }
      }
    }
  }

  /// Only code has to be told apart: what stands in it is not escaped.
  private static func kind(of markdown: String) -> MarkupCode.Kind {
    let isCode = markdown.contains("`") && markdown.allSatisfy { $0 == "`" || $0 == " " }
    return isCode ? .code : .html
  }

  // MARK: - 2

  private static func second(
    _ source: SourceFile, _ root: XMLReader.Element
  ) throws(DeliveryError) -> Delivery {
    guard let target = language(root.attributes["trgLang"]) else {
      throw DeliveryError("no trgLang is given", source, at: root.offset)
    }
    var units: [Delivery.Unit] = []
    for file in root.elements where file.name == "file" { collectUnits(file, into: &units) }
    return Delivery(
      source: source, original: language(root.attributes["srcLang"]), language: target,
      units: units)
  }

  private static func collectUnits(
    _ parent: XMLReader.Element, into units: inout [Delivery.Unit]
  ) {
    for element in parent.elements {
      if element.name == "group" { collectUnits(element, into: &units) }
      guard element.name == "unit", let name = element.attributes["name"] else { continue }
      var data: [String: String] = [:]
      for entry in element.first("originalData")?.elements ?? [] {
        if let id = entry.attributes["id"] { data[id] = entry.text }
      }
      // A tool may have cut the text into segments; between them stands what belongs to none.
      var all: [InlinePiece] = []
      var isUnfinished = false
      var hasTarget = false
      for part in element.elements where ["segment", "ignorable"].contains(part.name) {
        let isText = part.name == "segment"
        if isText, part.attributes["state"] == "initial" { isUnfinished = true }
        if isText, part.first("target") != nil { hasTarget = true }
        let content = part.first("target") ?? (isText ? nil : part.first("source"))
        if let content { all += pieces(content, data) }
      }
      units.append(
        Delivery.Unit(
          name: name, markdown: hasTarget ? MarkdownText.markdown(of: all) : "",
          isUnfinished: isUnfinished, range: SourceRange(element.offset, element.offset)))
    }
  }

  private static func pieces(
    _ element: XMLReader.Element, _ data: [String: String]
  ) -> [InlinePiece] {
    element.children.flatMap { child -> [InlinePiece] in
      guard case .element(let element) = child else {
        if case .text(let text) = child { return [.text(text)] }
        return []
      }
      let id = Int(element.attributes["id"] ?? "") ?? 0
      func code(_ reference: String) -> MarkupCode? {
        guard let name = element.attributes[reference], let text = data[name] else { return nil }
        return MarkupCode(id: id, kind: kind(of: text), markdown: text)
      }
      switch element.name {
      case "ph": return code("dataRef").map { [.standalone($0)] } ?? []
      case "sc": return code("dataRef").map { [.opening($0)] } ?? []
      case "ec": return code("dataRef").map { [.closing($0)] } ?? []
      case "pc":
        let opening = code("dataRefStart").map { [InlinePiece.opening($0)] } ?? []
        let closing = code("dataRefEnd").map { [InlinePiece.closing($0)] } ?? []
        return opening + pieces(element, data) + closing
      case "cp":
        let value = element.attributes["hex"].flatMap { UInt32($0, radix: 16) }
        return value.flatMap(Unicode.Scalar.init).map { [.text(String($0))] } ?? []
      default: return pieces(element, data)
      }
    }
  }
}
