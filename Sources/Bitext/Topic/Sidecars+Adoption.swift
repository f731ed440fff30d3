extension Sidecars {
  /// The least share of a file's quotes that the topic must have to which it goes.
  private static let leastShare = 0.5

  /// The topics of files that are named after none, because a title was changed: in the same
  /// folder, the topics that have most of the texts that the files quote.
  ///
  /// - Returns: The slugs of the topics, by the paths of the files. A topic that has a file of its
  ///   own gets no other of that kind.
  static func adoptions(
    of assets: [ContentDirectory.File], by topics: [(slug: String, documents: [Document])]
  ) -> [String: String] {
    let files = assets.compactMap { file in
      parts(of: file.path).map { (file: file, slug: $0.slug, kind: $0.kind) }
    }
    let slugs = Set(topics.map(\.slug))
    let strays = files.filter { !slugs.contains($0.slug) }
    guard !strays.isEmpty else { return [:] }
    let owners = Dictionary(grouping: files.filter { slugs.contains($0.slug) }, by: \.kind)
      .mapValues { Set($0.map(\.slug)) }
    let beginnings = Beginnings(topics, in: Set(strays.map { folder(of: $0.file.path) }))
    var claims: [(share: Double, path: String, slug: String, kind: Kind)] = []
    for stray in strays {
      let quotes = quotes(in: stray.file, stray.kind)
      if quotes.isEmpty { continue }
      let counts = beginnings.counts(of: quotes, in: folder(of: stray.file.path))
      for (slug, count) in counts where !(owners[stray.kind]?.contains(slug) ?? false) {
        claims.append((Double(count) / Double(quotes.count), stray.file.path, slug, stray.kind))
      }
    }
    claims.sort { ($1.share, $0.path, $0.slug) < ($0.share, $1.path, $1.slug) }
    var adoptions: [String: String] = [:]
    var given: Set<[String]> = []
    for claim in claims where claim.share >= leastShare && adoptions[claim.path] == nil {
      guard given.insert([claim.slug, claim.kind.rawValue]).inserted else { continue }
      adoptions[claim.path] = claim.slug
    }
    return adoptions
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The texts that the entries of a file quote.
  private static func quotes(in file: ContentDirectory.File, _ kind: Kind) -> [String] {
    guard let source = SourceFile.reading(file).0 else { return [] }
    switch kind {
    case .stamps: return Stamps.reading(source).0.filter { !$0.isOfField }.map(\.source)
    case .notes: return MarginEntry.reading(source).0.map(\.quote.words)
    case .pins:
      return Pin.reading(source).0.flatMap { pin in
        switch pin.kind {
        case .together(let quotes), .apart(let quotes): quotes.map(\.words)
        case .unit(_, let quote), .language(_, let quote): [quote.words]
        }
      }
    }
  }

  /// The first words of all texts in some folders.
  private struct Beginnings {
    /// The slugs of topics by folder and beginning.
    private var topics: [[String]: Set<String>] = [:]

    init(_ all: [(slug: String, documents: [Document])], in folders: Set<String>) {
      for (slug, documents) in all {
        for document in documents {
          let folder = Sidecars.folder(of: document.source.path)
          guard folders.contains(folder) else { continue }
          for segment in document.segments {
            let words = Self.words(of: segment.text)
            for count in words.indices.map({ $0 + 1 }) {
              topics[[folder] + words.prefix(count), default: []].insert(slug)
            }
          }
        }
      }
    }

    private static func words(of text: String) -> [String] {
      text.split(maxSplits: 3, whereSeparator: \.isWhitespace).prefix(3).map(String.init)
    }

    /// How many of some quotes are texts of each topic.
    func counts(of quotes: [String], in folder: String) -> [String: Int] {
      quotes.reduce(into: [:]) { counts, quote in
        for slug in topics[[folder] + Self.words(of: quote)] ?? [] { counts[slug, default: 0] += 1 }
      }
    }
  }
}
