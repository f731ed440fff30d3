import Bitext

/// The footnotes of one source as one page numbers them.
struct Footnotes: Sendable {
  struct Footnote: Sendable {
    let nodes: [Document.Node]
    /// The segments that the page shows, without those of nested footnotes.
    fileprivate(set) var segments: [Int] = []
  }

  /// The target of a reference.
  enum Target {
    case footnote(Int)
    /// The text that replaces a footnote in another language, by the id of its unit.
    case unit(String)
  }

  /// The footnotes, in the order of the source.
  let footnotes: [Footnote]
  let order: FootnoteOrder
  private let labels: Labels

  /// Collects the footnotes that the page shows; nil if there are none.
  ///
  /// - Complexity: O(document).
  init?(in reading: Reading, isShown: (Int) -> Bool) {
    guard reading.topic.documents[reading.document].holdsFootnotes else { return nil }
    var collector = Collector(reading: reading)
    collector.visit(reading.outline, in: nil, isShown)
    if collector.footnotes.isEmpty { return nil }
    let (labels, segments) = (collector.labels, reading.segments)
    let resolve = { (references: [Collector.Reference]) -> [Int] in
      references.compactMap { reference in
        let language = segments[reference.segment].audience
        guard case .footnote(let footnote)? = labels.target(of: reference.label, in: language)
        else { return nil }
        return footnote
      }
    }
    self.labels = labels
    footnotes = collector.footnotes
    order = FootnoteOrder(
      count: footnotes.count, text: resolve(collector.text),
      footnotes: collector.references.map(resolve))
  }

  /// The target of `label` in a text in `language`; nil if the label is not defined.
  ///
  /// If several footnotes share the label, the one in the same language wins, else the first.
  func target(of label: String, in language: Language) -> Target? {
    labels.target(of: label, in: language)
  }

  private struct Labels {
    /// The footnotes by label in lower case, because GitHub ignores case.
    var shown: [String: [(footnote: Int, languages: [Language])]] = [:]
    /// The replacements for footnotes that the page leaves out, by label.
    var replaced: [String: Target] = [:]

    func target(of label: String, in language: Language) -> Target? {
      let label = label.lowercased()
      guard let meant = shown[label], let first = meant.first else { return replaced[label] }
      return .footnote((meant.first { $0.languages.contains(language) } ?? first).footnote)
    }
  }

  private struct Collector {
    typealias Reference = (label: String, segment: Int)

    let reading: Reading
    var footnotes: [Footnote] = []
    var text: [Reference] = []
    /// The references to each footnote.
    var references: [[Reference]] = []
    private var names: [String] = []
    private var hidden: [(label: String, segment: Int)] = []
    /// The footnote that contains each segment, by segment.
    private var homes: [Int: Int] = [:]

    init(reading: Reading) { self.reading = reading }

    mutating func visit(_ nodes: [Document.Node], in footnote: Int?, _ isShown: (Int) -> Bool) {
      for node in nodes {
        switch node {
        case .segment(let index), .code(let index, _):
          if isShown(index) { add(index, in: footnote) }
        case .group(let indices):
          for index in indices where isShown(index) { add(index, in: footnote) }
        case .quote(let nodes), .element(_, let nodes): visit(nodes, in: footnote, isShown)
        case .callout(_, let title, let nodes):
          if let title, isShown(title) { add(title, in: footnote) }
          visit(nodes, in: footnote, isShown)
        case .list(_, let items): for item in items { visit(item.children, in: footnote, isShown) }
        case .table(_, let rows):
          for row in rows where row.cellSegments != nil || isShown(row.segment) {
            add(row.segment, row.inlines.footnoteLabels, in: footnote)
          }
        case .footnoteDefinition(let label, let nodes):
          var segments: [Int] = []
          node.forEachSegment { segments.append($0) }
          if segments.contains(where: isShown) {
            footnotes.append(Footnote(nodes: nodes))
            names.append(label.lowercased())
            references.append([])
          } else if let first = segments.first {
            hidden.append((label.lowercased(), first))
          }
          visit(nodes, in: segments.contains(where: isShown) ? footnotes.count - 1 : nil, isShown)
        case .thematicBreak: break
        }
      }
    }

    private mutating func add(_ segment: Int, in footnote: Int?) {
      let content = reading.segments[segment]
      add(segment, content.hasMarkup ? content.inlines.footnoteLabels : [], in: footnote)
    }

    private mutating func add(_ segment: Int, _ labels: [String], in footnote: Int?) {
      let found = labels.map { (label: $0, segment: segment) }
      if let footnote {
        homes[segment] = footnote
        footnotes[footnote].segments.append(segment)
        references[footnote] += found
      } else {
        text += found
      }
    }

    var labels: Labels {
      var labels = Labels()
      for (index, footnote) in footnotes.enumerated() {
        let languages = footnote.segments.map { reading.segments[$0].audience }
        labels.shown[names[index], default: []].append((index, languages))
      }
      for (label, segment) in hidden where labels.replaced[label] == nil {
        let unit = reading.unit(of: segment)
        let twin = unit.variants.first {
          $0.document == reading.document && $0.language == reading.language
        }
        let home = twin?.segments.first.flatMap { homes[$0] }
        labels.replaced[label] = home.map { .footnote($0) } ?? .unit(unit.id)
      }
      return labels
    }
  }
}
