/// The text files that people keep beside a topic's sources: `<slug>.pins.yaml`,
/// `<slug>.stamps.yaml` and `<slug>.notes.yaml`, in any folder of the notes.
package enum Sidecars {
  /// The kinds of sidecar files; a raw value is part of the file's name.
  package enum Kind: String, CaseIterable, Sendable {
    case pins, stamps, notes

    /// The name of the file of a topic.
    package func name(of slug: String) -> String { "\(slug).\(rawValue).yaml" }
  }

  /// The path of a topic's file; if there is none yet, a path beside the source of the original.
  package static func path(of kind: Kind, for topic: Topic, in corpus: Corpus) -> String {
    let name = kind.name(of: topic.slug)
    let own = corpus.assets.first { $0.path == name || $0.path.hasSuffix("/" + name) }
    if let own { return own.path }
    let all = corpus.allTopics
    let adopted = adoptions(of: corpus.assets, by: all.map { ($0.slug, $0.documents) })
    let old = adopted.keys.sorted().first { path in
      adopted[path] == topic.slug && parts(of: path)?.kind == kind
    }
    if let old { return old }
    let original = topic.originalLanguage.flatMap { topic.mainEdition(in: $0)?.document } ?? 0
    let folder = topic.documents[original].source.path.split(separator: "/").dropLast()
    return (folder + [Substring(name)]).joined(separator: "/")
  }

  /// Whether the content-relative path is that of a sidecar.
  package static func isSidecar(_ path: String) -> Bool { parts(of: path) != nil }

  /// The slug of the topic that a file belongs to; nil for a file that is not a sidecar.
  static func parts(of path: String) -> (slug: String, kind: Kind)? {
    let name = path.split(separator: "/").last ?? ""
    for kind in Kind.allCases {
      let ending = "." + kind.rawValue + ".yaml"
      if name.hasSuffix(ending) { return (String(name.dropLast(ending.count)), kind) }
    }
    return nil
  }

  static func note(onAdopted source: SourceFile, by slug: String, _ kind: Kind) -> Diagnostic {
    Diagnostic(
      .note, "topic-renamed",
      "the topic of this file is '\(slug)' now: call it '\(kind.name(of: slug))'",
      at: .range(source, SourceRange(0, 0)))
  }

  static func warning(
    onUnknown slug: String, _ source: SourceFile, _ slugs: SimilarNames
  ) -> Diagnostic {
    let near = slugs.nearest(to: slug).map { ": did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      .warning, "topic-unknown", "there is no topic '\(slug)' for this file\(near)",
      at: .range(source, SourceRange(0, 0)))
  }
}
