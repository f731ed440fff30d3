/// Translations that come back from a translator.
package struct Delivery: Sendable {
  package struct Unit: Sendable {
    /// The topic's slug and the unit's id, `tables/row-styles-3fa2c1`.
    package let name: String
    /// One line or more of Markdown; empty where there is no translation.
    package let markdown: String
    /// Whether the translator's tool marks it as not to be used yet.
    package let isUnfinished: Bool
    /// Where it stands in the delivered file.
    let range: SourceRange
  }

  package let source: SourceFile
  package let original: Language?
  package let language: Language
  package let units: [Unit]

  /// Reads XLIFF 1.2, XLIFF 2 or PO, whichever `source` is.
  ///
  /// - Throws: What is wrong with the file, at its place.
  package static func reading(_ source: SourceFile) throws(DeliveryError) -> Delivery {
    let start = source.bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard start == UInt8(ascii: "<") else { return try POReader.delivery(source) }
    do {
      return try XLIFFReader.delivery(source, root: try XMLReader.root(of: source))
    } catch let fault as XMLReader.Fault {
      throw DeliveryError(fault.message, source, at: fault.offset)
    } catch let error as DeliveryError {
      throw error
    } catch {
      throw DeliveryError("\(error)", source, at: 0)
    }
  }
}

/// Why a delivered file cannot be read.
package struct DeliveryError: Error {
  package let diagnostic: Diagnostic

  init(_ message: String, _ source: SourceFile, at offset: Int) {
    let place = min(offset, source.bytes.count)
    diagnostic = Diagnostic(
      .error, "delivery", message, at: .range(source, SourceRange(place, place)))
  }
}
