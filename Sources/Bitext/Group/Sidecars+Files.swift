extension Sidecars {
  /// The sidecar files of a folder, by the slugs of their topics.
  struct Files: Sendable {
    private let bySlug: [String: [(file: ContentDirectory.File, kind: Kind)]]
    /// Whether there are files that are named after no topic, whose texts decide where they belong.
    let haveStrays: Bool

    init(_ assets: [ContentDirectory.File], of plans: [TopicPlan]) {
      let adopted = Sidecars.adoptions(of: assets, by: plans.map { ($0.slug, $0.documents) })
      bySlug = assets.reduce(into: [:]) { files, file in
        guard let (slug, kind) = Sidecars.parts(of: file.path) else { return }
        files[adopted[file.path] ?? slug, default: []].append((file, kind))
      }
      let slugs = Set(plans.map(\.slug))
      haveStrays = !adopted.isEmpty || bySlug.keys.contains { !slugs.contains($0) }
    }

    /// The bytes of a topic's files.
    func bytes(for slug: String) -> [[UInt8]] {
      (bySlug[slug] ?? []).map { (try? $0.file.contents()) ?? [] }
    }

    /// Reads the files of a topic into its plan.
    func attach(to plan: inout TopicPlan) -> [Diagnostic] {
      guard let files = bySlug[plan.slug] else { return [] }
      var diagnostics: [Diagnostic] = []
      var pins: [(source: SourceFile, pins: [Pin])] = []
      var stamps: [Stamp] = []
      var notes: [(source: SourceFile, entries: [MarginEntry])] = []
      for (file, kind) in files {
        let (source, problems) = SourceFile.reading(file)
        diagnostics += problems
        guard let source else { continue }
        if Sidecars.parts(of: file.path)?.slug != plan.slug {
          diagnostics.append(Sidecars.note(onAdopted: source, by: plan.slug, kind))
        }
        switch kind {
        case .pins:
          let (read, problems) = Pin.reading(source)
          pins.append((source, read))
          diagnostics += problems
        case .stamps:
          let (read, problems) = Stamps.reading(source)
          stamps += read
          diagnostics += problems
        case .notes:
          let (read, problems) = MarginEntry.reading(source)
          notes.append((source, read))
          diagnostics += problems
        }
      }
      plan.stamps = Stamps(stamps)
      if !pins.isEmpty {
        let resolution = Pins.resolving(pins, in: plan.documents)
        plan.pins = resolution.pins
        plan.documents = resolution.documents
        diagnostics += resolution.diagnostics
      }
      if !notes.isEmpty {
        let (placed, problems) = Pins.placing(notes, in: plan.documents)
        plan.notes = placed
        diagnostics += problems
      }
      return diagnostics
    }

    /// Warnings about files whose topic does not exist.
    func strays(among slugs: [String]) -> [Diagnostic] {
      let known = Set(slugs)
      let strays = bySlug.filter { !known.contains($0.key) }
      guard !strays.isEmpty else { return [] }
      let similar = SimilarNames(slugs)
      return strays.sorted { $0.key < $1.key }
        .flatMap { slug, files -> [Diagnostic] in
          files.flatMap { file, _ -> [Diagnostic] in
            let (source, problems) = SourceFile.reading(file)
            guard let source else { return problems }
            return problems + [Sidecars.warning(onUnknown: slug, source, similar)]
          }
        }
    }
  }
}
