extension Delivery {
  /// Reads XLIFF 1.2, XLIFF 2, PO, TMX or CSV; the contents of `source` decide which.
  ///
  /// - Returns: A delivery for each language of a translation.
  /// - Throws: The first error in the file, with its place.
  package static func all(in source: SourceFile) throws(DeliveryError) -> [Delivery] {
    try parts(in: source).map { $0.joiningSentences() }
  }

  private static func parts(in source: SourceFile) throws(DeliveryError) -> [Delivery] {
    let start = source.bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard start != nil else { throw DeliveryError("the file is empty", source, at: 0) }
    guard start == UInt8(ascii: "<") else {
      // No PO file begins with a quotation mark.
      if start == UInt8(ascii: "\"") || CSVReader.reads(source) {
        return try CSVReader.deliveries(source)
      }
      return [try POReader.delivery(source)]
    }
    do {
      let root = try XMLReader.root(of: source, ofType: "tmx")
      if root.name == "tmx" { return try TMXReader.deliveries(source, root: root) }
      return [try XLIFFReader.delivery(source, root: root)]
    } catch let fault as XMLReader.Fault {
      throw DeliveryError(fault.message, source, at: fault.offset)
    } catch let error as DeliveryError {
      throw error
    } catch {
      throw DeliveryError("\(error)", source, at: 0)
    }
  }

  /// Makes a source of the bytes of a delivery.
  ///
  /// Spreadsheets and memories of translators' tools are often in UTF-16, whose byte order mark says
  /// so.
  package static func decoding(
    _ bytes: [UInt8], path: String
  ) -> (SourceFile?, [Diagnostic]) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFF, 0xFE, 0, 0])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      let (source, problems) = SourceFile.decoding(bytes, path: path)
      guard let source, problems.contains(where: { $0.rule == "bidi-control" }) else {
        return (source, problems)
      }
      return (source, source.notes(on: PlainText.findings(in: withoutMarksOfPaths(bytes))))
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index]) << (isLittle ? 0 : 8) | UInt16(bytes[index + 1]) << (isLittle ? 8 : 0)
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      let message = "this begins like UTF-16 and is none: save it as UTF-8"
      return (
        nil, [Diagnostic(.error, "delivery", message, at: .file(path: path, offset: nil))]
      )
    }
    let note = Diagnostic(
      .note, "delivery", "this is UTF-16 and is read as that", at: .file(path: path, offset: nil))
    let (source, problems) = SourceFile.decoding(Array(text.utf8), path: path)
    return (source, [note] + problems)
  }

  /// The bytes of a PO file without U+2068 and U+2069 around paths with white space, which gettext
  /// and our exports write there.
  private static func withoutMarksOfPaths(_ bytes: [UInt8]) -> [UInt8] {
    var plain = bytes
    var isReference = false
    for index in bytes.indices {
      let byte = bytes[index]
      if index == 0 || bytes[index - 1] == 0x0A {
        isReference = bytes[index...].starts(with: "#:".utf8)
      }
      if isReference, byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x81,
        bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
      {
        plain.replaceSubrange(index..<(index + 3), with: [0x20, 0x20, 0x20])
      }
    }
    return plain
  }
}
