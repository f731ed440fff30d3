/// Writes a table as HTML that is readable without scripts.
///
/// `assets/examples.js` makes it interactive: it creates buttons, dialogs and handles from data
/// attributes and from one block of words per page, ``pageWords(_:names:)``. No element of the HTML
/// itself needs the script.
package enum TableRenderer {
  /// The presentation of a table.
  package struct Options: Hashable, Sendable {
    /// The place of the table's SwiftUI, UIKit and YAML source code.
    package var code: Code
    /// The role in which the table is shown.
    package var role: Role
    /// The names of styles.
    package var names: ConceptNames
    /// Whether the script shows the controls around the table immediately.
    package var isOpen = false
    /// Whether the caption says how wide the table is.
    var namesWidth = false

    /// Whether a table stands alone, as a do, or as a don't.
    package enum Role: String, Hashable, Sendable { case plain, good, bad }

    /// The place of a table's source code.
    package enum Code: Hashable, Sendable {
      case none
      /// Below the table, folded.
      case inline
      /// On the page with this address, which contains the table's
      /// ``TableRenderer/listings(of:language:)``.
      ///
      /// The script loads them on demand; without it, there is a link.
      case page(String)
    }

    package init(code: Code = .inline, role: Role = .plain, names: ConceptNames = .standard) {
      self.code = code
      self.role = role
      self.names = names
    }
  }

  /// The id of a table's listings on their page, made of its ``TableFacts/fingerprint``, because
  /// equal tables have equal listings.
  package static func listingsID(_ fingerprint: String) -> String { "code-\(fingerprint)" }

  /// The SwiftUI, UIKit or AppKit, and YAML sources of a table, for a page that collects them.
  package static func listings(of table: TableSpec, language: TextLanguage) -> [UInt8] {
    var out = MarkupWriter()
    out.listings(of: table, language)
    return out.bytes
  }

  /// The name of the script, beside the page of listings, with the templates of all tables.
  package static let rowsFile = "rows.js"

  /// The content that the rows of a table open and the rows that updates bring, as `template`
  /// elements.
  package static func templates(
    of table: TableSpec, language: TextLanguage, remembering memory: TableMemory = TableMemory()
  ) -> [UInt8] {
    var figure = FigureWriter(
      table: table, language: language, idPrefix: "", facts: memory.facts(of: table))
    figure.writeTemplates()
    return figure.out.bytes
  }

  /// Writes a table as a `figure` whose id is `idPrefix` followed by the table's id.
  ///
  /// O(size of the table).
  package static func render(
    _ table: TableSpec, language: TextLanguage, idPrefix: String = "ex-",
    options: Options = Options(), remembering memory: TableMemory = TableMemory()
  ) -> [UInt8] {
    var figure = FigureWriter(
      table: table, language: language, idPrefix: idPrefix, names: options.names,
      facts: memory.facts(of: table))
    figure.write(options)
    return figure.out.bytes
  }

  /// Writes a table with its variants and the buttons with which a script shows one of them at a
  /// time.
  ///
  /// The buttons are part of the page, so that nothing moves when the script arrives. Without
  /// scripts the buttons are hidden and all variants are shown.
  package static func render(
    variants tables: [TableSpec], language: TextLanguage, idPrefix: String = "ex-",
    options: Options = Options(), remembering memory: TableMemory = TableMemory()
  ) -> [UInt8] {
    func render(_ table: TableSpec) -> [UInt8] {
      Self.render(
        table, language: language, idPrefix: idPrefix, options: options, remembering: memory)
    }
    guard tables.count > 1, let first = tables.first else { return tables.flatMap(render) }
    var out = MarkupWriter()
    out.raw("<div class=\"ex-group\"")
    out.attribute("data-group", first.id)
    out.raw(">\n")
    let figures = tables.map { table in
      FigureWriter(
        table: table, language: language, idPrefix: idPrefix, names: options.names,
        facts: memory.facts(of: table))
    }
    writeChoice(among: figures, to: &out)
    for table in tables {
      out.raw(bytes: render(table))
    }
    out.raw("</div>\n")
    return out.bytes
  }

  /// Writes a button for each variant, named by its look, or by its label if several look alike.
  private static func writeChoice(among figures: [FigureWriter], to out: inout MarkupWriter) {
    guard let language = figures.first?.language else { return }
    out.raw("<div class=\"ex-choice\" role=\"radiogroup\"")
    out.attribute("aria-label", Word.variant.text.best(for: language).text)
    out.raw(">\n")
    let looks = figures.map(\.plainLook)
    let areTold = Set(looks).count == looks.count
    for (index, figure) in figures.enumerated() {
      out.raw("<button type=\"button\" class=\"ex-button\" role=\"radio\"")
      out.attribute("aria-checked", index == 0 ? "true" : "false")
      out.raw(index == 0 ? ">" : " tabindex=\"-1\">")
      out.text(areTold ? looks[index] : figure.table.label.best(for: language).text)
      out.raw("</button>\n")
    }
    out.raw("</div>\n")
  }

  /// Writes a pair of do and don't below the statement of its guideline.
  package static func render(
    pair: GuidelinePair, language: TextLanguage, idPrefix: String = "ex-",
    names: ConceptNames = .standard, remembering memory: TableMemory = TableMemory()
  ) -> [UInt8] {
    var out = MarkupWriter()
    let prefix = "\(idPrefix)\(pair.guideline.rawValue.lowercased())-"
    out.raw("<div class=\"ex-pair\" role=\"group\"")
    out.attribute("data-guideline", pair.guideline.rawValue)
    out.attribute("aria-labelledby", "\(prefix)statement")
    out.raw(">\n<p class=\"ex-statement\"")
    out.attribute("id", "\(prefix)statement")
    out.raw("><code translate=\"no\">")
    out.text(pair.guideline.rawValue)
    out.raw("</code> ")
    if let guideline = Guidelines.guideline(pair.guideline) {
      out.localized(guideline.statement, language)
    }
    out.raw("</p>\n")
    for (table, role) in [(pair.good, Options.Role.good), (pair.bad, .bad)] {
      var options = Options(code: .none, role: role, names: names)
      // If the two tables differ in width, the captions name it.
      options.namesWidth = pair.good.drawnWidth != pair.bad.drawnWidth
      out.raw(
        bytes: render(
          table, language: language, idPrefix: prefix, options: options, remembering: memory))
    }
    out.raw("</div>\n")
    return out.bytes
  }

  /// Writes the interface words for the script, once per page with examples.
  ///
  /// Words inside of tables are in all languages, those around them in the page's. They are
  /// embedded as data, which a strict content security policy allows.
  package static func pageWords(
    _ language: TextLanguage, names: ConceptNames = .standard
  ) -> [UInt8] {
    var out = MarkupWriter()
    out.raw("<script type=\"application/json\" id=\"words-examples\"")
    out.attribute("data-lang", language.rawValue)
    out.raw(">")
    out.markup(Word.catalogue(for: language, names: names).json)
    out.raw("</script>\n")
    return out.bytes
  }
}
