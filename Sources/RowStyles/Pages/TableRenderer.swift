/// Writes a table as HTML that is complete and readable by itself, and that the script
/// `assets/examples.js` brings to life.
///
/// Nothing in it is a control that needs the script: buttons, dialogs and handles are made there,
/// from data attributes and from one block of words per page, ``pageWords()``.
package enum TableRenderer {
  /// What goes along with the table itself.
  package struct Options: Hashable, Sendable {
    /// Where the table's SwiftUI, UIKit and YAML sources are.
    package var code: Code
    /// What the findings of the table are shown as.
    package var role: Role
    /// What styles are called.
    package var names: ConceptNames
    /// Whether the script shows the controls around the table at once.
    package var isOpen = false

    /// Whether a table stands for itself, as a do or as a don't.
    package enum Role: String, Hashable, Sendable { case plain, good, bad }

    /// The place of a table's source code.
    package enum Code: Hashable, Sendable {
      case none
      /// Below the table, folded.
      case inline
      /// On the page with this address, which has a ``TableRenderer/listings(of:language:)`` of the
      /// table: the script gets it from there when a reader asks for it, and without the script
      /// there is a link.
      case page(String)
    }

    package init(code: Code = .inline, role: Role = .plain, names: ConceptNames = .standard) {
      self.code = code
      self.role = role
      self.names = names
    }
  }

  /// The id of a table's listings on their page: the same table has the same listings.
  package static func listingsID(of table: TableSpec) -> String { "code-\(table.fingerprint)" }

  /// The SwiftUI, UIKit or AppKit, and YAML sources of a table, for a page that collects them.
  package static func listings(of table: TableSpec, language: TextLanguage) -> [UInt8] {
    var figure = FigureWriter(table: table, language: language, idPrefix: "")
    figure.writeListings()
    return figure.out.bytes
  }

  /// One table as a `figure` with the id `idPrefix` + the table's id.
  ///
  /// O(size of the table).
  package static func render(
    _ table: TableSpec, language: TextLanguage, idPrefix: String = "ex-",
    options: Options = Options()
  ) -> [UInt8] {
    var figure = FigureWriter(
      table: table, language: language, idPrefix: idPrefix, names: options.names)
    figure.write(options)
    return figure.out.bytes
  }

  /// A table with its variants: without the script one after the other, with it one at a time.
  package static func render(
    variants tables: [TableSpec], language: TextLanguage, idPrefix: String = "ex-",
    options: Options = Options()
  ) -> [UInt8] {
    guard tables.count > 1, let first = tables.first else {
      return tables.flatMap {
        render($0, language: language, idPrefix: idPrefix, options: options)
      }
    }
    var out = MarkupWriter()
    out.raw("<div class=\"ex-group\"")
    out.attribute("data-group", first.id)
    out.raw(">\n")
    for table in tables {
      out.raw(bytes: render(table, language: language, idPrefix: idPrefix, options: options))
    }
    out.raw("</div>\n")
    return out.bytes
  }

  /// A do / don't pair under the statement of its guideline.
  package static func render(
    pair: GuidelinePair, language: TextLanguage, idPrefix: String = "ex-",
    names: ConceptNames = .standard
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
      let options = Options(code: .none, role: role, names: names)
      out.raw(bytes: render(table, language: language, idPrefix: prefix, options: options))
    }
    out.raw("</div>\n")
    return out.bytes
  }

  /// The words of the interface, once for each page that has examples: data, not a script, so that
  /// a strict policy lets it pass.
  ///
  /// Those inside of tables in every language, those of the controls around them in the page's.
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
