import Bitext
import RowStyles

extension BodyWriter {
  /// The language of an example's strings: English where the page's is none of the three.
  private var textLanguage: TextLanguage { TextLanguage(rawValue: language.tag) ?? .en }

  /// Writes an example the first time that the page meets it.
  ///
  /// A pair is folded: it supports the text, and a page may state many guidelines.
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
        bytes: HTMLRenderer.render(variants: tables, language: textLanguage, idPrefix: prefix))
      html.markup("</div>\n")
    case .pair(let pair):
      html.markup("<details class=\"example folded\"><summary")
      writeLanguage(language)
      html.markup(">")
      html.text(words.doAndDont)
      html.markup("</summary>\n")
      html.markup(
        bytes: HTMLRenderer.render(pair: pair, language: textLanguage, idPrefix: prefix))
      html.markup("</details>\n")
    }
  }

  /// What the script of the examples says, once on a page that has any.
  mutating func writeExampleWords() {
    guard !shownExamples.isEmpty else { return }
    html.markup(bytes: HTMLRenderer.pageWords())
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

  /// Writes what follows the units of the segments in `node`, once they are all written.
  mutating func writeExamples(after node: Document.Node, of reading: Reading) {
    guard !pendingExamples.isEmpty else { return }
    let units = reading.topic.unitOfSegment[reading.document]
    node.forEachSegment { segment in
      guard let showings = pendingExamples.removeValue(forKey: units[segment]) else { return }
      for showing in showings { write(showing) }
    }
  }
}

extension Document.Node {
  /// Visits every segment in the node, in order.
  func forEachSegment(_ visit: (Int) -> Void) {
    switch self {
    case .segment(let index), .code(let index, _): visit(index)
    case .group(let indices): indices.forEach(visit)
    case .quote(let nodes), .element(_, let nodes): for node in nodes { node.forEachSegment(visit) }
    case .list(_, let items):
      for node in items.flatMap(\.children) { node.forEachSegment(visit) }
    case .table(_, let rows): for row in rows { visit(row.segment) }
    case .thematicBreak: break
    }
  }
}
