/// The same `id` on two elements of one source: a link can lead to the first only.
struct DuplicateID: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.topic.documents.indices.flatMap { document -> [Diagnostic] in
      var seen: [String: CheckedText] = [:]
      var findings: [Diagnostic] = []
      for text in topic.texts where text.documentIndex == document {
        text.content.walk { inline in
          guard case .element(let element, _) = inline, let id = element["id"] else { return }
          if let first = seen[id] {
            findings.append(
              text.finding(
                .warning, "duplicate-id", "the id ‘\(id)’ is also in \(first.reference)", at: id))
          } else {
            seen[id] = text
          }
        }
      }
      return findings
    }
  }
}
