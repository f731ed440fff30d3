/// Writes a table as HTML that is complete and readable by itself, and that the script
/// `assets/examples.js` brings to life.
///
/// Nothing in it is a control that needs the script: buttons, dialogs and handles are made there,
/// from data attributes and from one block of words per page, ``pageWords()``.
package enum HTMLRenderer {
  /// What goes along with the table itself.
  package struct Options: Hashable, Sendable {
    /// Whether the table's SwiftUI, UIKit and YAML sources follow.
    package var showsCode: Bool
    /// What the findings of the table are shown as.
    package var role: Role

    package enum Role: String, Hashable, Sendable { case plain, good, bad }

    package init(showsCode: Bool = true, role: Role = .plain) {
      self.showsCode = showsCode
      self.role = role
    }
  }

  /// One table as a `figure` with the id `idPrefix` + the table's id.
  ///
  /// O(size of the table).
  package static func render(
    _ table: TableSpec, language: TextLanguage, idPrefix: String = "ex-",
    options: Options = Options()
  ) -> [UInt8] {
    var figure = FigureWriter(table: table, language: language, idPrefix: idPrefix)
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
    var out = HTMLWriter()
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
    pair: GuidelinePair, language: TextLanguage, idPrefix: String = "ex-"
  ) -> [UInt8] {
    var out = HTMLWriter()
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
      let options = Options(showsCode: false, role: role)
      out.raw(bytes: render(table, language: language, idPrefix: prefix, options: options))
    }
    out.raw("</div>\n")
    return out.bytes
  }

  /// The words of the interface in every language, once for each page that has examples: data, not
  /// a script, so that a strict policy lets it pass.
  package static func pageWords() -> [UInt8] {
    var out = HTMLWriter()
    out.raw("<script type=\"application/json\" id=\"ex-words\">")
    out.markup(Word.catalogue.json)
    out.raw("</script>\n")
    return out.bytes
  }
}
