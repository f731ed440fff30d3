/// Groups of sources about one subject, by their indices.
struct TopicGroups {
  /// A source that others translate in parts, each of which is a source of its own.
  struct Divided {
    let whole: Int
    let parts: [Int]
  }

  /// The groups, ordered by their first members.
  var sets: [[Int]]
  /// The sources that stay apart although others translate them.
  var divided: [Divided] = []

  /// Diagnostics that tell of sources that are translated in parts why they have no translation.
  func diagnostics(of documents: [Document]) -> [Diagnostic] {
    divided.map { divided in
      let names = divided.parts.map { "'\(documents[$0].source.path)'" }
      let shown = names.prefix(4).joined(separator: ", ")
      let others = names.count > 4 ? " and \(names.count - 4) others" : ""
      return Diagnostic(
        .note, "translated-in-parts",
        names.count == 1
          ? "a part of it is translated in \(shown), which stays a topic of its own: give both one 'topic:' "
            + "if they are one"
          : "its translation is in several notes (\(shown)\(others)), which stay topics of their own: "
            + "divide it as they are, or give all of them one 'topic:'",
        at: .range(documents[divided.whole].source, SourceRange(0, 0)))
    }
  }
}
