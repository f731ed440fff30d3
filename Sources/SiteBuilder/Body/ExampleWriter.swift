import Bitext
import RowStyles

/// Writes examples, each once per page.
enum ExampleWriter {
  /// Writes an example, folded if the page has several open ones and `folding` is true; nothing if the
  /// page already has it.
  ///
  /// A pair of do and don't is a single line, which the script unfolds: a page may state many
  /// guidelines. The tables that it unfolds, and the code of examples, are on pages of their own;
  /// otherwise a text would weigh four times as much.
  static func write(_ showing: Showing, folding: Bool = true, to body: inout BodyWriter) {
    guard let prefix = body.examples.begin(showing) else { return }
    switch showing {
    case .tables(let tables):
      let isFolded = folding && body.examples.folds()
      if isFolded { beginFold(of: tables, to: &body) }
      body.html.markup("<div class=\"example\">\n")
      body.html.markup(
        bytes: TableRenderer.render(
          variants: tables, language: body.textLanguage, idPrefix: prefix,
          options: body.exampleOptions, remembering: body.examples.memory))
      body.html.markup("</div>\n")
      if isFolded { body.html.markup("</details>\n") }
    case .pair(let pair): write(pair, idPrefix: prefix, to: &body)
    }
  }

  /// Writes a link to the first table of an example that the page already has.
  static func writeLink(to tables: [TableSpec], to body: inout BodyWriter) {
    guard let table = tables.first else { return }
    body.html.markup("<p class=\"example\"><a")
    body.html.attribute("href", "#ex-", table.id)
    body.html.markup(">")
    body.html.text(Word.example.text.best(for: body.textLanguage).text)
    body.html.markup(" ")
    writeStatement(table.label.best(for: body.textLanguage), to: &body)
    body.html.markup("</a></p>\n")
  }

  /// Begins a part that readers can open, with the name of its table.
  private static func beginFold(of tables: [TableSpec], to body: inout BodyWriter) {
    body.html.markup("<details class=\"example folded\"")
    body.writeLanguage(body.language)
    body.html.markup("><summary>")
    body.html.text(Word.example.text.best(for: body.textLanguage).text)
    if let label = tables.first?.label.best(for: body.textLanguage) {
      writeStatement(label, to: &body)
    }
    body.html.markup("</summary>\n")
  }

  /// Writes the statement of a folded part, which follows the bold words.
  private static func writeStatement(
    _ statement: (text: String, language: TextLanguage), to body: inout BodyWriter
  ) {
    body.html.markup("<span class=\"stated\"")
    if statement.language != body.textLanguage {
      body.html.attribute("lang", statement.language.rawValue)
    }
    body.html.markup(">")
    body.html.text(statement.text)
    body.html.markup("</span>")
  }

  private static func write(
    _ pair: GuidelinePair, idPrefix: String, to body: inout BodyWriter
  ) {
    guard let target = body.plan.guidelines(in: body.language) else {
      body.html.markup("<div class=\"example\">\n")
      body.html.markup(
        bytes: TableRenderer.render(
          pair: pair, language: body.textLanguage, idPrefix: idPrefix, names: body.examples.names,
          remembering: body.examples.memory))
      body.html.markup("</div>\n")
      return
    }
    body.html.markup("<p class=\"example folded\"")
    body.writeLanguage(body.language)
    body.html.markup("><a")
    let place = pair.guideline.anchor
    body.html.attribute("href", body.href(target, fragment: place))
    body.html.attribute("data-pair", pair.guideline.rawValue)
    body.html.markup(">")
    body.html.text(body.words.doAndDont)
    if let guideline = Guidelines.guideline(pair.guideline) {
      writeStatement(guideline.statement.best(for: body.textLanguage), to: &body)
    }
    body.html.markup("</a></p>\n")
  }
}

extension GuidelineID {
  /// The id of the guideline's section on the page of guidelines.
  var anchor: String { rawValue.lowercased() }
}
