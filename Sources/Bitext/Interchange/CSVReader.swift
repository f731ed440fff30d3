/// Reads the translations of a table with one unit in each record: CSV (RFC 4180), or with
/// semicolons or tabs, as spreadsheets write it.
struct CSVReader {
  private let source: SourceFile
  private let table: DelimitedTable

  /// The columns that are no texts.
  private static let known: Set = ["topic", "unit", "section", "notes", "sentence"]
  /// The values of a text's state by which a person has approved it.
  private static let approved: Set = ["current", "reviewed", "approved", "final", "signed-off"]
  /// The end of the name of the column with the digest of a translation.
  static let digestEnding = "_exported"

  /// Whether a text is such a table: its first line names the columns.
  static func reads(_ source: SourceFile) -> Bool {
    guard let table = try? DelimitedTable(source, most: 1) else { return false }
    return table.header.starts(with: ["topic", "unit"])
      || CSVReader(source: source, table: table).languages.count > 1
  }

  /// A delivery for each language of a translation.
  static func deliveries(_ source: SourceFile) throws(DeliveryError) -> [Delivery] {
    let table: DelimitedTable
    do throws(DelimitedTable.Fault) {
      table = try DelimitedTable(source)
    } catch {
      throw DeliveryError(error.message, source, at: error.offset)
    }
    let reader = CSVReader(source: source, table: table)
    guard reader.languages.count > 1 else {
      throw DeliveryError(
        "the first line names no two languages, as in topic,unit,en,ko", source, at: 0)
    }
    return reader.deliveries()
  }

  /// The columns with texts, the original's first.
  private var languages: [(column: Int, language: Language)] {
    let named: [(column: Int, language: Language)] = table.header.enumerated().compactMap {
      column, name in
      let isText = !Self.known.contains(name) && !name.contains("_")
      guard isText, let tag = LanguageTag(name)?.language, tag.utf8.count < 4 else { return nil }
      return (column, Language(tag: tag))
    }
    // `id` and `key` are tags of languages, too. Before columns of languages that notes are mostly
    // in they are the names of texts in a program.
    let spoken = named.filter { Language.known.contains($0.language) }
    guard spoken.count > 1, let first = spoken.first else { return named }
    return named.filter { $0.column >= first.column || !Self.keys.contains($0.language.tag) }
  }

  /// The names that programs give to the column of names of texts.
  private static let keys: Set<String> = ["id", "key", "no", "sid", "num", "nr"]

  private func deliveries() -> [Delivery] {
    let languages = languages
    guard let original = languages.first else { return [] }
    return languages.dropFirst().map { target in
      Delivery(
        source: source, original: original.language, language: target.language,
        units: table.records.map { unit($0, original.column, target.column) })
    }
  }

  private func unit(_ record: DelimitedTable.Record, _ original: Int, _ target: Int)
    -> Delivery.Unit
  {
    func field(_ name: String) -> String? {
      table.header.firstIndex(of: name).map { record[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let language = table.header[target]
    let name = [field("topic"), field("unit")].compactMap(\.self)
    let state = field(language + "_state")?.lowercased() ?? ""
    // A spreadsheet would take a digest of digits for a number.
    let digest = field(language + Self.digestEnding).map { $0.drop { $0 == "x" } }
    var unit = Delivery.Unit(
      name: name.count == 2 ? name.joined(separator: "/") : "",
      original: .markdown(FormulaGuard.removed(from: record[original])),
      text: .markdown(FormulaGuard.removed(from: record[target])),
      exported: digest.flatMap { TranslationDigest($0) }, isUnfinished: false,
      range: SourceRange(record.offset, record.offset))
    unit.isApproved = Self.approved.contains(state)
    unit.sentence = field("sentence").flatMap { SentenceMark($0) }
    return unit
  }
}

/// Keeps spreadsheets from taking a text for a formula, which they would evaluate and replace: a text
/// that begins like one gets an apostrophe before it, which is taken off again.
enum FormulaGuard {
  static func added(to text: String) -> String { isGuarded(text) ? "'" + text : text }

  static func removed(from text: String) -> String {
    text.utf8.first == 0x27 && isGuarded(String(text.unicodeScalars.dropFirst()))
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Whether a text, behind any apostrophes, begins like a formula.
  private static func isGuarded(_ text: String) -> Bool {
    let first = text.utf8.first { $0 != 0x27 }
    return first.map { [0x3D, 0x2B, 0x2D, 0x40, 0x09].contains($0) } ?? false
  }
}
