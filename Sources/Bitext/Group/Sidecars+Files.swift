extension Sidecars {
  /// The sidecar files of a folder, by the slugs of their topics.
  struct Files: Sendable {
    private let bySlug: [String: [(file: ContentDirectory.File, kind: Kind)]]

    init(_ assets: [ContentDirectory.File]) {
      bySlug = assets.reduce(into: [:]) { files, file in
        guard let (slug, kind) = Sidecars.parts(of: file.path) else { return }
        files[slug, default: []].append((file, kind))
      }
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
      for (file, kind) in files {
        let (source, problems) = SourceFile.reading(file)
        diagnostics += problems
        guard let source else { continue }
        switch kind {
        case .pins:
          let (read, problems) = Pin.reading(source)
          pins.append((source, read))
          diagnostics += problems
        case .stamps:
          let (read, problems) = Stamps.reading(source)
          stamps += read
          diagnostics += problems
        }
      }
      plan.stamps = Stamps(stamps)
      guard !pins.isEmpty else { return diagnostics }
      let resolution = Pins.resolving(pins, in: plan.documents)
      plan.pins = resolution.pins
      plan.documents = resolution.documents
      return diagnostics + resolution.diagnostics
    }

    /// Reads the files into the plans of their topics.
    func attach(to plans: inout [TopicPlan]) -> [Diagnostic] {
      var diagnostics: [Diagnostic] = []
      var given: Set<String> = []
      for index in plans.indices where given.insert(plans[index].slug).inserted {
        diagnostics += attach(to: &plans[index])
      }
      return diagnostics + strays(among: plans.map(\.slug))
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
