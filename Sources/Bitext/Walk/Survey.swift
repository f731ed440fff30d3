/// The sources of a folder of notes, and how they are grouped into topics: the answer to "why is
/// this page with that one?".
package struct Survey: Sendable {
  /// A source that is read.
  package struct Source: Sendable {
    /// Relative to the folder of notes.
    package let path: String
    /// The languages of its texts, in the order of ``Language``.
    package let languages: [Language]
    /// The title in the source's main language, or in another one; empty if it has none.
    package let title: String
  }

  /// Why two sources of a topic, or of two topics, were compared.
  package struct Meeting: Sendable {
    /// An index into ``Survey/sources``.
    package let a: Int
    /// An index into ``Survey/sources``.
    package let b: Int
    /// The evidence for joining them.
    package let witness: TopicWitness
  }

  /// The sources that make one topic.
  package struct Topic: Sendable {
    /// The last part of the topic's addresses.
    package let slug: String
    /// Indices into ``Survey/sources``, by path.
    package let sources: [Int]
    /// The meetings that joined the sources: n - 1 for n of them.
    package let joins: [Meeting]
    /// The meetings that nearly joined one of the sources with one of another topic.
    package let nearMisses: [Meeting]
  }

  /// The sources that are shown, by path.
  package let sources: [Source]
  /// The topics in the order of the site, with the home page at the end if there is one.
  package let topics: [Topic]
  /// The paths of notes that say `draft: true`.
  package let drafts: [String]
  /// Files that are no notes, by the ends of their names, with how many there are.
  package let otherFiles: [(kind: String, count: Int)]
  /// The problems of files and settings.
  package let diagnostics: [Diagnostic]

  init(
    of texts: [ReadText], in directory: ContentDirectory, by configuration: Configuration,
    reserving reserved: Set<String>
  ) {
    let shown = texts.filter { $0.document?.frontMatter.isDraft == false }
    let documents = shown.compactMap(\.document)
    let titles = shown.compactMap(\.title)
    var meetings: [TopicGrouping.Meeting] = []
    let (groups, profiles) = TopicGrouping.groups(
      of: documents, titles: titles, settings: configuration.settings,
      aligner: configuration.aligner, remembering: nil, observe: { meetings.append($0) })
    let planned = TopicPlanning.plans(
      of: documents, titles: titles, profiles: profiles, groups: groups,
      configuration: configuration, assets: directory.assets + directory.contentsLists,
      reserving: reserved)
    sources = zip(documents, titles).map { document, title in
      Source(
        path: document.source.path, languages: document.languagesOfText,
        title: title.byLanguage[document.language] ?? title.byLanguage.values.min() ?? "")
    }
    topics = Self.topics(
      planned.topics + [planned.home].compactMap(\.self), documents.map(\.source.path), meetings)
    drafts = texts.compactMap { text in
      text.document.flatMap { $0.frontMatter.isDraft ? $0.source.path : nil }
    }
    otherFiles = Self.kinds(of: directory.assets.map(\.path))
    diagnostics =
      directory.diagnostics + configuration.diagnostics + texts.flatMap(\.diagnostics)
      + FrontMatter.notesOnUnknownKeys(of: documents.map { ($0.source, $0.frontMatter) })
      + planned.diagnostics
  }

  private static func topics(
    _ plans: [TopicPlan], _ paths: [String], _ meetings: [TopicGrouping.Meeting]
  ) -> [Topic] {
    let indices = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    let members = plans.map { $0.documents.compactMap { indices[$0.source.path] }.sorted() }
    var topicOfSource = [Int](repeating: -1, count: paths.count)
    for (topic, sources) in members.enumerated() {
      for source in sources { topicOfSource[source] = topic }
    }
    var joins = [[Meeting]](repeating: [], count: plans.count)
    var misses = joins
    for meeting in meetings {
      let (a, b) = (topicOfSource[meeting.a], topicOfSource[meeting.b])
      let own = Meeting(a: meeting.a, b: meeting.b, witness: meeting.witness)
      if meeting.isJoined, a >= 0 {
        joins[a].append(own)
      } else if a != b, a >= 0, b >= 0 {
        misses[a].append(own)
        misses[b].append(own)
      }
    }
    return plans.indices.map {
      Topic(slug: plans[$0].slug, sources: members[$0], joins: joins[$0], nearMisses: misses[$0])
    }
  }

  private static func kinds(of paths: [String]) -> [(kind: String, count: Int)] {
    var counts: [String: Int] = [:]
    for path in paths {
      let name = path.split(separator: "/").last ?? ""
      // A name such as .table.yaml says more than its last part.
      let kind = name.firstIndex(of: ".").map { name[$0...].lowercased() } ?? String(name)
      counts[kind, default: 0] += 1
    }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
  }
}

extension Document {
  /// The languages that segments of the document are in, in the order of ``Language``.
  fileprivate var languagesOfText: [Language] {
    Set(segments.map(\.audience)).filter(\.isDetermined).sorted()
  }
}
