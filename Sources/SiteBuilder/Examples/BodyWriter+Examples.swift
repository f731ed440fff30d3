import Bitext
import RowStyles

extension BodyWriter {
  /// The language of an example's strings: English where the page's is none of the three.
  var textLanguage: TextLanguage { TextLanguage(rawValue: language.tag) ?? .en }

  /// Writes an example the first time that the page meets it.
  ///
  /// A pair is a line that the script unfolds: it supports the text, and a page may state many
  /// guidelines. What it unfolds, and the sources of examples, are on pages of their own, so that a
  /// text is not four times as heavy as it needs to be.
  ///
  /// Where it is `repeating`, also if the page has it already.
  mutating func write(_ showing: Showing, repeating: Bool = false) {
    let key = repeating ? "\(showing.key) \(shownExamples.count)" : showing.key
    guard shownExamples.insert(key).inserted else { return }
    // The same table may stand here by itself and in a pair.
    let prefix = "ex\(shownExamples.count)-"
    switch showing {
    case .tables(let tables):
      html.markup("<div class=\"example\">\n")
      html.markup(
        bytes: HTMLRenderer.render(
          variants: tables, language: textLanguage, idPrefix: prefix, options: exampleOptions))
      html.markup("</div>\n")
    case .pair(let pair): write(pair, idPrefix: prefix)
    }
  }

  private mutating func write(_ pair: GuidelinePair, idPrefix: String) {
    guard let target = plan.guidelines(in: language) else {
      html.markup("<div class=\"example\">\n")
      html.markup(
        bytes: HTMLRenderer.render(
          pair: pair, language: textLanguage, idPrefix: idPrefix, names: conceptNames))
      html.markup("</div>\n")
      return
    }
    html.markup("<p class=\"example folded\"")
    writeLanguage(language)
    html.markup("><a")
    let place = GuidelinesPage.id(of: pair.guideline)
    html.attribute("href", href(target, fragment: place))
    html.attribute("data-pair", pair.guideline.rawValue)
    html.markup(">")
    html.text(words.doAndDont)
    if let guideline = Guidelines.guideline(pair.guideline) {
      let statement = guideline.statement.best(for: textLanguage)
      html.markup("<span class=\"stated\"")
      if statement.language != textLanguage {
        html.attribute("lang", statement.language.rawValue)
      }
      html.markup(">")
      html.text(statement.text)
      html.markup("</span>")
    }
    html.markup("</a></p>\n")
  }

  /// Where the sources are, and what styles are called.
  var exampleOptions: RowStyles.HTMLRenderer.Options {
    typealias Options = RowStyles.HTMLRenderer.Options
    let listings = plan.listings(in: language).map { Options.Code.page(href($0)) }
    return Options(code: listings ?? .inline, names: conceptNames)
  }

  /// Plans what follows which unit on this page: what is put after a unit that the page lacks
  /// follows the unit before it, unless the lacking text itself asked for it.
  mutating func planExamples(_ examples: TopicExamples, of reading: Reading) {
    guard !examples.following.isEmpty else { return }
    let units = reading.topic.unitOfSegment[reading.document]
    let present = Set(units.indices.filter { reading.isShown($0) }.map { units[$0] })
    let own = Set(examples.fences[reading.document].values.compactMap { $0?.key })
    fences = examples.fences[reading.document]
    for (unit, placed) in examples.following.sorted(by: { $0.key < $1.key }) {
      for place in placed where place.document != reading.document {
        if own.contains(place.showing.key) { continue }
        var target = unit
        if !present.contains(unit) {
          guard place.document != nil else { continue }
          while target > 0, !present.contains(target) { target -= 1 }
          if !present.contains(target) { target = present.min() ?? 0 }
        }
        pendingExamples[target, default: []].append(place.showing)
      }
    }
  }

  /// Writes what follows the units of the segments in `node` and is not there yet.
  mutating func writeExamples(after node: Document.Node, of reading: Reading) {
    guard !pendingExamples.isEmpty else { return }
    node.forEachSegment { writeExamples(after: $0, of: reading) }
  }

  /// Writes what follows the unit of a segment, where an example may stand.
  mutating func writeExamples(after segment: Int, of reading: Reading) {
    guard !pendingExamples.isEmpty, !holdsExamples else { return }
    let unit = reading.topic.unitOfSegment[reading.document][segment]
    guard let showings = pendingExamples.removeValue(forKey: unit) else { return }
    for showing in showings { write(showing) }
  }

  /// Writes what `body` writes, whose examples wait until it is written if `isHolding`.
  mutating func holdingExamples(_ isHolding: Bool, _ body: (inout BodyWriter) -> Void) {
    let outer = holdsExamples
    holdsExamples = outer || isHolding
    body(&self)
    holdsExamples = outer
  }

  /// After how many of the units in `node` something is still to be shown.
  func exampleCount(in node: Document.Node, of reading: Reading) -> Int {
    guard !pendingExamples.isEmpty else { return 0 }
    let units = reading.topic.unitOfSegment[reading.document]
    var found: Set<Int> = []
    node.forEachSegment { if pendingExamples[units[$0]] != nil { found.insert(units[$0]) } }
    return found.count
  }
}

extension Document.Node {
  /// Visits every segment in the node, in order, or those alone that are shown where it stands.
  func forEachSegment(withFootnotes: Bool = true, _ visit: (Int) -> Void) {
    switch self {
    case .segment(let index), .code(let index, _): visit(index)
    case .group(let indices): indices.forEach(visit)
    case .quote(let nodes), .element(_, let nodes):
      for node in nodes { node.forEachSegment(withFootnotes: withFootnotes, visit) }
    case .footnoteDefinition(_, let nodes):
      if withFootnotes { for node in nodes { node.forEachSegment(visit) } }
    case .callout(_, let title, let nodes):
      if let title { visit(title) }
      for node in nodes { node.forEachSegment(withFootnotes: withFootnotes, visit) }
    case .list(_, let items):
      for node in items.lazy.flatMap(\.children) {
        node.forEachSegment(withFootnotes: withFootnotes, visit)
      }
    case .table(_, let rows): for row in rows { visit(row.segment) }
    case .thematicBreak: break
    }
  }
}
