/// Reads the translations of an XLIFF file.
enum XLIFFReader {
  static func delivery(
    _ source: SourceFile, root: XMLReader.Element
  ) throws(DeliveryError) -> Delivery {
    guard root.name == "xliff" else {
      throw DeliveryError("this is <\(root.name.beginning)>, not XLIFF", source, at: root.offset)
    }
    switch root.namespace {
    case XLIFF1.namespace: return try first(source, root)
    case XLIFF2.namespace: return try second(source, root)
    default:
      throw DeliveryError(
        "XLIFF 1.2 and 2.0 to 2.1 are read, not '\(root.namespace.beginning)'", source,
        at: root.offset)
    }
  }

  /// The language that an attribute names; nil if it is absent.
  private static func language(
    _ attribute: String, of element: XMLReader.Element, _ source: SourceFile
  ) throws(DeliveryError) -> Language? {
    guard let tag = element.attributes[attribute] else { return nil }
    return try Delivery.language(tag, source, at: element.offset)
  }

  /// The kind of a text that one of its notes tells.
  private static func kind(in elements: [XMLReader.Element]) -> String? {
    elements.lazy.filter { $0.name == "note" }.compactMap { Exchange.Unit.kind(in: $0.text) }.first
  }

  // MARK: - 1.2

  private static func first(
    _ source: SourceFile, _ root: XMLReader.Element
  ) throws(DeliveryError) -> Delivery {
    var units: [Delivery.Unit] = []
    var original: Language?
    var target: Language?
    for file in root.elements where file.name == "file" {
      let origin = try language("source-language", of: file, source)
      original = original ?? origin
      let own = try language("target-language", of: file, source)
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
      let notes = element.elements.filter { $0.name == "note" }.map(\.text)
      let isUnfinished = state.hasPrefix("needs-") && !XLIFF1.isExported(state, with: notes)
      var unit = Delivery.Unit(
        name: id, original: .pieces(element.first("source").map { pieces($0) } ?? []),
        text: .pieces(target.map { pieces($0) } ?? []),
        exported: context(XLIFF1.digestPurpose, of: element).flatMap { TranslationDigest($0) },
        isUnfinished: isUnfinished, range: SourceRange(element.offset, element.offset))
      unit.isApproved =
        !isUnfinished
        && (element.attributes["approved"] == "yes" || ["final", "signed-off"].contains(state))
      unit.sentence = context(XLIFF1.sentencePurpose, of: element).flatMap { SentenceMark($0) }
      unit.provenance = provenance(of: target, context(XLIFF1.provenancePurpose, of: element))
      unit.kind = kind(in: element.elements)
      units.append(unit)
    }
  }

  /// The provenance in the label of an export, or else the qualifier that other tools set.
  private static func provenance(
    of target: XMLReader.Element?, _ label: String?
  ) -> Provenance? {
    if let own = label.flatMap({ Provenance(label: $0) }) { return own }
    switch target?.attributes["state-qualifier"] {
    case XLIFF1.machineQualifier, XLIFF1.reviewedQualifier: return Provenance(.machine)
    default: return nil
    }
  }

  private static func context(_ type: String, of unit: XMLReader.Element) -> String? {
    for group in unit.elements where group.name == "context-group" {
      for context in group.elements
      where context.attributes["context-type"] == type {
        return context.text
      }
    }
    return nil
  }

  /// Converts an element to pieces: codes contain their Markdown, and elements that only annotate
  /// text count for their text.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - names: The attributes that number codes; the first one that a code has counts.
  /// - Returns: The pieces.
  static func pieces(
    _ element: XMLReader.Element, numbered names: [String] = ["id"]
  ) -> [InlinePiece] {
    var pieces: [InlinePiece] = []
    collect(element, names, into: &pieces)
    return pieces
  }

  private static func collect(
    _ element: XMLReader.Element, _ names: [String], into pieces: inout [InlinePiece]
  ) {
    for child in element.inlineContent {
      switch child {
      case .text(let text): pieces.append(.text(text))
      case .element(let element):
        guard ["bpt", "ept", "ph", "it"].contains(element.name) else {
          collect(element, names, into: &pieces)
          continue
        }
        let id = names.lazy.compactMap { Int(element.attributes[$0] ?? "") }.first ?? 0
        let text = element.text
        let code = MarkupCode(id: id, kind: kind(of: text), markdown: text)
        switch element.name {
        case "bpt": pieces.append(.opening(code))
        case "ept": pieces.append(.closing(code))
        default: pieces.append(.standalone(code))
        }
      }
    }
  }

  /// Recognises code spans, whose contents are not escaped; other kinds need no distinction.
  private static func kind(of markdown: String) -> MarkupCode.Kind {
    let isCode = markdown.contains("`") && markdown.allSatisfy { $0 == "`" || $0 == " " }
    return isCode ? .code : .html
  }

  // MARK: - 2

  private static func second(
    _ source: SourceFile, _ root: XMLReader.Element
  ) throws(DeliveryError) -> Delivery {
    guard let target = try language("trgLang", of: root, source) else {
      throw DeliveryError("no trgLang is given", source, at: root.offset)
    }
    let original = try language("srcLang", of: root, source)
    var units: [Delivery.Unit] = []
    for file in root.elements where file.name == "file" { collectUnits(file, into: &units) }
    return Delivery(source: source, original: original, language: target, units: units)
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
      let text = Text(of: element, data)
      func note(_ category: String) -> String? {
        element.first("notes")?.elements.first { $0.attributes["category"] == category }?.text
      }
      var unit = Delivery.Unit(
        name: name, original: .pieces(text.source),
        text: .pieces(text.hasTarget ? text.target : []),
        exported: note(XLIFF2.digestCategory).flatMap { TranslationDigest($0) },
        isUnfinished: false, range: SourceRange(element.offset, element.offset))
      unit.isApproved = text.isApproved
      unit.lostSentences = text.hasTarget ? text.untranslated : 0
      unit.sentence = note(XLIFF2.sentenceCategory).flatMap { SentenceMark($0) }
      unit.provenance = note(XLIFF2.provenanceCategory).flatMap { Provenance(label: $0) }
      unit.kind = kind(in: element.first("notes")?.elements ?? [])
      units.append(unit)
    }
  }

  /// Both texts of a unit, which a tool may have split into segments; text between them belongs to
  /// none.
  ///
  /// Segments have the state `initial` until somebody gives them another, and an export gives it to
  /// texts that are to be translated. So a tool that knows no states leaves it on its work.
  private struct Text {
    var source: [InlinePiece] = []
    var target: [InlinePiece] = []
    var hasTarget = false
    /// The number of segments with words that have no translation.
    var untranslated = 0
    /// Whether every segment is approved.
    var isApproved = true

    init(of unit: XMLReader.Element, _ data: [String: String]) {
      for part in unit.elements where ["segment", "ignorable"].contains(part.name) {
        let isText = part.name == "segment"
        let state = part.attributes["state"] ?? "initial"
        if isText, !["reviewed", "final"].contains(state) { isApproved = false }
        if isText, part.first("target") != nil { hasTarget = true }
        let original = part.first("source")
        if isText, part.first("target") == nil, original?.children.isEmpty == false {
          untranslated += 1
        }
        if let original { XLIFFReader.collect(original, data, into: &source) }
        let translation = part.first("target") ?? (isText ? nil : original)
        if let translation { XLIFFReader.collect(translation, data, into: &target) }
      }
    }
  }

  private static func collect(
    _ element: XMLReader.Element, _ data: [String: String], into pieces: inout [InlinePiece]
  ) {
    for child in element.inlineContent {
      guard case .element(let element) = child else {
        if case .text(let text) = child { pieces.append(.text(text)) }
        continue
      }
      let id = Int(element.attributes["id"] ?? "") ?? 0
      func code(_ reference: String) -> MarkupCode? {
        guard let name = element.attributes[reference], let text = data[name] else { return nil }
        return MarkupCode(id: id, kind: kind(of: text), markdown: text)
      }
      switch element.name {
      case "ph": if let code = code("dataRef") { pieces.append(.standalone(code)) }
      case "sc": if let code = code("dataRef") { pieces.append(.opening(code)) }
      case "ec": if let code = code("dataRef") { pieces.append(.closing(code)) }
      case "pc":
        if let code = code("dataRefStart") { pieces.append(.opening(code)) }
        collect(element, data, into: &pieces)
        if let code = code("dataRefEnd") { pieces.append(.closing(code)) }
      case "cp":
        let value = element.attributes["hex"].flatMap { UInt32($0, radix: 16) }
        if let scalar = value.flatMap(Unicode.Scalar.init) { pieces.append(.text(String(scalar))) }
      default: collect(element, data, into: &pieces)
      }
    }
  }
}

extension XMLReader.Element {
  /// The content of a text, without the lines that a tool has begun for codes between which there are
  /// no words: some indent an export although it says that its white space is to stay.
  fileprivate var inlineContent: [XMLReader.Node] {
    let codes = children.filter { if case .element = $0 { true } else { false } }
    let isIndented = children.allSatisfy { child in
      guard case .text(let text) = child else { return true }
      return text.contains(where: \.isNewline) && text.allSatisfy(\.isWhitespace)
    }
    return isIndented && !codes.isEmpty ? codes : children
  }
}
