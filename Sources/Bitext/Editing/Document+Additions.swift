extension Document {
  /// Whether the document has the structure of `other` and nothing but new texts beside it.
  ///
  /// A new text may part a list, a quote or a paragraph into two. A new item may take in the items
  /// below it: those of a nested list whose first level was missing. `isNew` says of each segment
  /// of this document whether it is new. With `loosening`, a list that goes on with new items
  /// behind all others may become a loose one.
  func hasShape(of other: Document, withoutNew isNew: [Bool], loosening: Bool = false) -> Bool {
    var number = 0
    let old = isNew.map { isNew -> Int? in
      defer { if !isNew { number += 1 } }
      return isNew ? nil : number
    }
    var (own, others) = (
      ShapeMarks(old: old, loosening: loosening), ShapeMarks(old: Array(other.segments.indices))
    )
    own.add(outline)
    others.add(other.outline)
    guard own.marks.count == others.marks.count,
      zip(own.marks, others.marks).allSatisfy({ $0.isMet(by: $1) })
    else { return false }
    guard FencedLines.areKept(in: self, from: other, isNew) else { return false }
    // Texts that stood in two quotes still stand in two, and those in one element in one.
    return own.marks.indices.dropFirst().allSatisfy { index in
      let (mark, last) = (own.marks[index], own.marks[index - 1])
      let (old, oldLast) = (others.marks[index], others.marks[index - 1])
      return mark.shared(with: last) <= old.shared(with: oldLast)
        && mark.sharedElements(with: last) >= old.sharedElements(with: oldLast)
    }
  }
}

/// The blocks around each text, from the outermost inwards, for the texts in their order.
private struct ShapeMarks {
  /// A place that is no list.
  enum Holder: Hashable {
    case quote, table([Block.ColumnAlignment])
    case callout(Callout), element(HTMLElement), footnote(String), code(String?)
  }

  struct Item {
    let isOrdered: Bool
    let isTight: Bool
    /// The number of items of the list that are not new.
    let count: Int
    /// The number of the first item, on the first item.
    let start: Int?
    let task: Bool?
    /// Whether the item begins with a new text, or has new blocks.
    let beginsNew: Bool
    let hasNew: Bool
    /// Whether the list has new items behind all others, which may make it loose.
    let isOpened: Bool
  }

  struct Mark {
    /// The index in the document before; nil for a rule.
    let segment: Int?
    let holders: [Holder]
    /// The numbers of the holders in their document.
    let numbers: [Int]
    /// The items around it, by the number of holders that are around these.
    let items: [(depth: Int, item: Item)]
    /// Whether it is the first text of its item.
    let opensItem: Bool

    /// The number of holders that are around another text as well.
    func shared(with other: Mark) -> Int {
      zip(numbers, other.numbers).prefix { $0 == $1 }.count
    }

    /// The number of elements that are around another text as well.
    func sharedElements(with other: Mark) -> Int {
      holders.prefix(shared(with: other)).count {
        if case .element = $0 { true } else { false }
      }
    }

    /// Whether the document before has the same text in the same place.
    func isMet(by other: Mark) -> Bool {
      guard segment == other.segment, holders == other.holders else { return false }
      // A new item may be around the others.
      let kept = items.filter { !$0.item.beginsNew }
      guard kept.count <= other.items.count, other.items.count <= items.count else { return false }
      guard let own = items.last, let others = other.items.last,
        items.count == other.items.count
      else { return true }
      guard own.depth == others.depth else { return false }
      guard !own.item.beginsNew else { return true }
      let isFree =
        others.item.count < 2 || own.item.count != others.item.count || own.item.hasNew
      return opensItem == other.opensItem && own.item.task == others.item.task
        && own.item.isOrdered == others.item.isOrdered
        && (own.item.isTight == others.item.isTight || isFree || own.item.isOpened)
        && (own.item.start == others.item.start || isFree || own.item.start == nil)
    }
  }

  /// The index in the document before of each segment; nil for new ones.
  let old: [Int?]
  private(set) var marks: [Mark] = []
  private var holders: [(holder: Holder, number: Int)] = []
  private var count = 0
  private var items: [(depth: Int, item: Item)] = []
  private var opensItem = false
  private let loosening: Bool

  init(old: [Int?], loosening: Bool = false) {
    self.old = old
    self.loosening = loosening
  }

  private mutating func add(_ index: Int) {
    defer { opensItem = false }
    guard let segment = old[index] else { return }
    append(segment)
  }

  private mutating func append(_ segment: Int?) {
    marks.append(
      Mark(
        segment: segment, holders: holders.map(\.holder), numbers: holders.map(\.number),
        items: items, opensItem: opensItem))
  }

  private mutating func add(in holder: Holder, _ content: (inout ShapeMarks) -> Void) {
    holders.append((holder, count))
    count += 1
    content(&self)
    holders.removeLast()
  }

  mutating func add(_ nodes: [Document.Node]) {
    for node in nodes {
      switch node {
      case .segment(let index): add(index)
      case .group(let indices): for index in indices { add(index) }
      case .code(let index, let info): add(in: .code(info)) { $0.add(index) }
      case .quote(let children): add(in: .quote) { $0.add(children) }
      case .callout(let callout, let title, let children):
        add(in: .callout(callout)) { marks in
          if let title { marks.add(title) }
          marks.add(children)
        }
      case .list(let list, let items): add(list, items)
      case .table(let columns, let rows):
        add(in: .table(columns)) { marks in
          for index in rows.flatMap(\.segments) { marks.add(index) }
        }
      case .element(let element, let children): add(in: .element(element)) { $0.add(children) }
      case .footnoteDefinition(let label, let children):
        add(in: .footnote(label)) { $0.add(children) }
      case .thematicBreak:
        append(nil)
        opensItem = false
      }
    }
  }

  private mutating func add(_ list: Block.List, _ items: [Document.Item]) {
    let count = items.count { !beginsNew($0.children) }
    let isOpened =
      loosening && !list.isTight && count < items.count
      && !items.prefix(count).contains { beginsNew($0.children) }
    for (number, item) in items.enumerated() {
      let mark = Item(
        isOrdered: list.start != nil, isTight: list.isTight, count: count,
        start: number == 0 ? list.start : nil, task: item.task,
        beginsNew: beginsNew(item.children), hasNew: item.children.contains(where: isNew),
        isOpened: isOpened)
      self.items.append((holders.count, mark))
      opensItem = true
      add(item.children)
      opensItem = false
      self.items.removeLast()
    }
  }

  private func beginsNew(_ nodes: [Document.Node]) -> Bool { nodes.first.map(isNew) ?? false }

  /// Whether a node begins with a new text.
  private func isNew(_ node: Document.Node) -> Bool {
    switch node {
    case .segment(let index), .code(let index, _): old[index] == nil
    case .group(let indices): indices.first.map { old[$0] == nil } ?? false
    case .callout(_, let title, let nodes): title.map { old[$0] == nil } ?? beginsNew(nodes)
    case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
      beginsNew(nodes)
    case .list(_, let items): items.first.map { beginsNew($0.children) } ?? false
    case .table(_, let rows): rows.first.map { old[$0.segment] == nil } ?? false
    case .thematicBreak: false
    }
  }
}
