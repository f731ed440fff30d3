/// The changes that an import makes, by file.
struct ImportPlans {
  /// The edits that write a unit.
  struct Change {
    let unit: Importing.Delivered
    let edits: [SegmentEdit]
    /// The text that is replaced; nil for a new one.
    let old: Exchange.Rendering?
  }

  /// The changes of a file.
  struct Plan {
    let topic: String
    let document: Document
    let isNew: Bool
    fileprivate(set) var changes: [Change] = []
  }

  private(set) var byPath: [String: Plan] = [:]

  func document(at path: String) -> Document? { byPath[path]?.document }

  /// Adds a change to a document; false if the file already gets texts of another topic.
  @discardableResult
  mutating func add(
    _ change: Change, to document: Document, of topic: Topic, isNew: Bool = false
  ) -> Bool {
    let path = document.source.path
    var plan = byPath[path] ?? Plan(topic: topic.slug, document: document, isNew: isNew)
    guard plan.topic == topic.slug else { return false }
    plan.changes.append(change)
    byPath[path] = plan
    return true
  }
}
