import Bitext

/// Writes all languages and sources of a topic, unit by unit.
struct ParallelWriter {
  let shared: SharedParallel
  /// The places of the languages in the order of the columns.
  let columns: [Int]
  private var parallel: ParallelText { shared.text }

  init(shared: SharedParallel, columns: [Int]) {
    self.shared = shared
    self.columns = columns
  }

  /// Writes the units in order, with those of footnotes last.
  func write(to body: inout BodyWriter) {
    if parallel.languages.count > 1 { writeHeads(to: &body) }
    body.footnotes.begin(parallel.readings)
    let footnotes = body.footnotes.numbers(of: parallel.topic)
    for number in parallel.topic.units.indices where footnotes[number] == nil {
      write(unit: number, to: &body)
    }
    let shown = footnotes.filter { !parallel.isBlank(parallel.topic.units[$0.key]) }
    guard !shown.isEmpty else { return }
    body.footnotes.openSection(in: body.inherited, to: &body.html)
    for (unit, _) in shown.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      write(unit: unit, to: &body)
    }
    body.html.markup("</section>\n")
  }

  /// Writes a unit and the examples that follow it.
  private func write(unit number: Int, to body: inout BodyWriter) {
    let unit = parallel.topic.units[number]
    if !parallel.isExample(unit), !parallel.isBlank(unit) {
      UnitWriter(shared, number, columns: columns, in: &body).write(to: &body)
    }
    for placed in parallel.examples.following[number] ?? [] {
      ExampleWriter.write(placed.showing, to: &body)
    }
  }

  /// Writes the names of the languages above their columns, which stay visible while scrolling.
  private func writeHeads(to body: inout BodyWriter) {
    body.html.markup("<div class=\"unit heads\" aria-hidden=\"true\">\n")
    for column in columns {
      let language = parallel.languages[column]
      body.html.markup("<p class=\"c")
      body.html.markup(column + 1)
      body.html.markup("\"")
      body.html.attribute("data-lang", language.tag)
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</p>\n")
    }
    body.html.markup("</div>\n")
  }
}
