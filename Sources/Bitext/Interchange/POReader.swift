import TextBasics

/// Reads the translations of a PO file.
///
/// It reads bytes, because a combining mark forms one character with the quotation mark before it.
struct POReader {
  private struct Entry {
    var fields: [String: String] = [:]
    var isFuzzy = false
    var exported: TranslationDigest?
    var sentence: SentenceMark?
    var provenance: Provenance?
    var kind: String?
    var offset: Int?
    /// For each field of the header, the place of its line.
    var places: [String: Int] = [:]
  }

  private let source: SourceFile
  private var entries: [Entry] = []
  private var entry = Entry()
  private var field: String?

  static func delivery(_ source: SourceFile) throws(DeliveryError) -> Delivery {
    var reader = POReader(source: source)
    try reader.read()
    return try reader.delivery()
  }

  private init(source: SourceFile) { self.source = source }

  private mutating func read() throws(DeliveryError) {
    for number in source.lineStarts.indices.map({ $0 + 1 }) {
      var range = source.range(ofLine: number)
      if number == 1, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        range = SourceRange(3, range.upperBound)
      }
      let line = source.text(in: range).trimmed
      if line.isEmpty {
        end()
      } else if line.utf8.first == UInt8(ascii: "#") {
        if entry.fields["msgstr"] != nil { end() }
        if line.utf8.starts(with: "#,".utf8), line.contains("fuzzy") { entry.isFuzzy = true }
        if line.utf8.starts(with: "#.".utf8) { readDigest(line) }
      } else {
        try read(line, at: range.lowerBound)
      }
    }
    end()
  }

  private mutating func readDigest(_ line: String) {
    let text = Substring(line.utf8.dropFirst(2)).trimmed
    if text.utf8.starts(with: PO.sentenceLabel.utf8) {
      let label = Substring(text.utf8.dropFirst(PO.sentenceLabel.utf8.count))
      entry.sentence = SentenceMark(label) ?? entry.sentence
    }
    if text.utf8.starts(with: PO.provenanceLabel.utf8) {
      let label = Substring(text.utf8.dropFirst(PO.provenanceLabel.utf8.count)).trimmed
      entry.provenance = Provenance(label: label) ?? entry.provenance
    }
    entry.kind = entry.kind ?? Exchange.Unit.kind(in: text)
    guard text.utf8.starts(with: PO.digestLabel.utf8) else { return }
    entry.exported = TranslationDigest(Substring(text.utf8.dropFirst(PO.digestLabel.utf8.count)))
  }

  private mutating func read(_ line: String, at offset: Int) throws(DeliveryError) {
    let quote = UInt8(ascii: "\"")
    var rest = line.utf8[...]
    if rest.first != quote {
      let keyword = String(Substring(rest.prefix { $0 != 0x20 && $0 != 0x09 && $0 != quote }))
      guard ["msgctxt", "msgid", "msgstr"].contains(keyword) else {
        throw DeliveryError(
          keyword.hasPrefix("msg")
            ? "'\(keyword.beginning)' is not used for notes"
            : "'\(keyword.beginning)' is no part of a PO file",
          source, at: offset)
      }
      if keyword != "msgstr", entry.fields["msgstr"] != nil { end() }
      field = keyword
      entry.fields[keyword] = ""
      entry.offset = entry.offset ?? offset
      rest = rest.dropFirst(keyword.utf8.count)
    }
    let text = Substring(rest).trimmed.utf8
    guard let field, text.first == quote, text.last == quote, text.count > 1 else {
      throw DeliveryError("a text in quotation marks is expected here", source, at: offset)
    }
    guard let unescaped = Self.unescaped(Substring(text.dropFirst().dropLast())) else {
      throw DeliveryError("there is a faulty escape in this text", source, at: offset)
    }
    if entry.fields["msgid"] == "", field == "msgstr" {
      entry.places[unescaped.prefix { $0 != ":" }.lowercased()] = offset
    }
    entry.fields[field, default: ""] += unescaped
  }

  private mutating func end() {
    if entry.fields["msgid"] != nil { entries.append(entry) }
    entry = Entry()
    field = nil
  }

  /// A text with the escapes of C, in which some tools write every character beyond ASCII; nil if it is
  /// not such a text.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte != UInt8(ascii: "\"") else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = escaped(&rest) else { return nil }
      bytes.append(escaped)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The byte that an escape stands for, after its backslash.
  private static func escaped(_ rest: inout Substring.UTF8View) -> UInt8? {
    guard let sign = rest.first else { return nil }
    if 0x30...0x37 ~= sign { return number(&rest, radix: 8, most: 3) }
    rest.removeFirst()
    switch sign {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return sign
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "x"): return number(&rest, radix: 16, most: 2)
    default: return nil
    }
  }

  private static func number(
    _ rest: inout Substring.UTF8View, radix: Int, most: Int
  ) -> UInt8? {
    let digits = Substring(rest.prefix(most)).prefix {
      $0.isASCII && Int(String($0), radix: radix) != nil
    }
    rest = rest.dropFirst(digits.utf8.count)
    return UInt8(digits, radix: radix)
  }

  private func delivery() throws(DeliveryError) -> Delivery {
    let header = entries.first { $0.fields["msgid"] == "" && $0.fields["msgctxt"] == nil }
    func value(_ name: String) throws(DeliveryError) -> Language? {
      let line = header?.fields["msgstr"]?.lines.first {
        $0.lowercased().hasPrefix(name.lowercased() + ":")
      }
      let isSpace = { (character: Character) in character == " " || character == "\t" }
      let tag = (line ?? "").dropFirst(name.count + 1).drop(while: isSpace)
      guard let last = tag.lastIndex(where: { !isSpace($0) }) else { return nil }
      let place = header?.places[name.lowercased()] ?? header?.offset
      return try Delivery.language(String(tag[...last]), source, at: place ?? 0)
    }
    guard let language = try value("Language") else {
      throw DeliveryError(
        "the header gives no Language: write one into it, as in \"Language: ko\\n\"", source,
        at: header?.offset ?? 0)
    }
    let original = try value("X-Source-Language")
    let units = entries.compactMap { entry -> Delivery.Unit? in
      // Without its context, a text is one of a memory, which knows no places.
      let name = entry.fields["msgctxt"]
      guard name != nil || entry.fields["msgid"] != "" else { return nil }
      let offset = entry.offset ?? 0
      var unit = Delivery.Unit(
        name: name ?? "", original: .markdown(entry.fields["msgid"] ?? ""),
        text: .markdown(entry.fields["msgstr"] ?? ""), exported: entry.exported,
        isUnfinished: entry.isFuzzy, range: SourceRange(offset, offset))
      unit.isApproved = !entry.isFuzzy
      unit.sentence = entry.sentence
      unit.provenance = entry.provenance
      unit.kind = entry.kind
      return unit
    }
    return Delivery(source: source, original: original, language: language, units: units)
  }
}
